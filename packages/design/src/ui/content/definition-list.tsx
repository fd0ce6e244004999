import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface DefinitionListProps {
  items: readonly { term: string; value: ReactNode }[];
}

export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
