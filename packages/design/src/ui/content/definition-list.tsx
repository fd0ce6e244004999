import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface DefinitionListProps {
  items: readonly { term: string; value: ReactNode }[];
}

/** Names and their values, line by line; one above the other on a phone. */
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
