import type { ReactNode } from 'react';
import { ScreenHeading } from './screen-heading.tsx';
import styles from './list-page.module.css';

export interface ListPageProps {
  title: string;
  /** Whether the title and the page will be replaced once they have loaded. */
  isProvisional?: boolean;
  head?: ReactNode;
  bar?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, isProvisional = false, head, bar, children }: ListPageProps) {
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <ScreenHeading isProvisional={isProvisional}>{title}</ScreenHeading>
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
