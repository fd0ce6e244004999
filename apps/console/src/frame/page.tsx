import type { ReactNode } from 'react';
import { ScreenHeading } from './screen-heading.tsx';
import styles from './page.module.css';

export interface PageProps {
  title: string;
  end?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
}

export function Page({ title, end, tabs, children }: PageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <ScreenHeading>{title}</ScreenHeading>
        {end}
      </header>
      {tabs}
      <div className={styles.body}>{children}</div>
    </main>
  );
}
