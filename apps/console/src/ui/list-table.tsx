import { classNames } from '@portal/design/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Facts } from './facts.tsx';
import styles from './list-table.module.css';
import { PHONE, useMedia } from './use-media.ts';

export interface ListColumn<Row> {
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Left away where the window is narrow. */
  isExtra?: boolean;
}

export interface ListTableProps<Row> {
  /** Names the table for readers. */
  label: string;
  /** The first names its row. */
  columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Whether the rows are of what was asked for before. */
  isOld?: boolean;
}

/** Rows that fill a screen, as a table; as cards on a phone. `DataTable` is denser, for a panel. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const isPhone = useMedia(PHONE);
  return isPhone ? <Cards {...props} /> : <Table {...props} />;
}

function Table<Row>({ label, columns: [first, ...columns], rows, keyOf, isOld = false }: ListTableProps<Row>) {
  return (
    <table className={styles.table} aria-label={label} data-old={isOld || undefined}>
      <thead>
        <tr>
          {[first, ...columns].map((column) => (
            <th key={column.name} scope="col" className={classNames(column.isExtra && styles.extra)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {columns.map((column) => (
              <td key={column.name} className={classNames(column.isExtra && styles.extra)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards<Row>({ label, columns: [first, ...columns], rows, keyOf, isOld = false }: ListTableProps<Row>) {
  return (
    <ul className={styles.cards} aria-label={label} data-old={isOld || undefined}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles.card}>
          <div className={styles.name}>{first.cell(row)}</div>
          <Facts facts={columns.map((column) => [column.label, column.cell(row)])} />
        </li>
      ))}
    </ul>
  );
}
