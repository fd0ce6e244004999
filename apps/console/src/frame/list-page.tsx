import type { ReactNode } from 'react';
import { ScreenHeading } from './screen-heading.tsx';
import styles from './list-page.module.css';

export interface ListPageProps {
  title: string;
  head?: ReactNode;
  bar?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, head, bar, children }: ListPageProps) {
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <ScreenHeading>{title}</ScreenHeading>
        {head}
      </header>
      {bar}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it too */}
      <div className={styles.scroller} role="group" aria-label={title} tabIndex={0}>
        {children}
      </div>
    </main>
  );
}
