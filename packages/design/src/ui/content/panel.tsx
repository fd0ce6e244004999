import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  note?: ReactNode;
  end?: ReactNode;
  isArticle?: boolean;
  children: ReactNode;
}

export function Panel({ title, note, end, isArticle = false, children }: PanelProps) {
  const id = useId();
  const Part = isArticle ? 'article' : 'section';
  return (
    <Part className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {end && <span className={styles.end}>{end}</span>}
      </header>
      {children}
    </Part>
  );
}
