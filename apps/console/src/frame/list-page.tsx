import type { ReactNode } from 'react';
import { ScreenHeading } from './screen-heading.tsx';
import styles from './list-page.module.css';

export interface ListPageProps {
  title: string;
  /** Beside the title: the search, and the main action. */
  head?: ReactNode;
  /** Below them: views, or filters. */
  bar?: ReactNode;
  children: ReactNode;
}

/** A place with a list: its title, what narrows it, and the rows, which scroll alone. */
export function ListPage({ title, head, bar, children }: ListPageProps) {
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <ScreenHeading>{title}</ScreenHeading>
        {head}
      </header>
      {bar}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by key too */}
      <div className={styles.scroller} role="group" aria-label={title} tabIndex={0}>
        {children}
      </div>
    </main>
  );
}
