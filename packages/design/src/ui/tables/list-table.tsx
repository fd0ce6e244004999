import type { ReactNode } from 'react';
import { Facts } from '../content/facts.tsx';
import styles from './list-table.module.css';
import { NARROW, PHONE, useLessRoom } from '../use-room.ts';

export interface ListColumn<Row> {
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** In a second line where the window is narrow. */
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
  const isPhone = useLessRoom(PHONE);
  return isPhone ? <Cards {...props} /> : <Table {...props} />;
}

function Table<Row>({ label, columns: [first, ...others], rows, keyOf, isOld = false }: ListTableProps<Row>) {
  const isNarrow = useLessRoom(NARROW);
  const columns = others.filter(({ isExtra }) => !isNarrow || isExtra !== true);
  const under = others.filter((column) => !columns.includes(column));
  return (
    <table className={styles.table} aria-label={label} data-old={isOld || undefined}>
      <thead>
        <tr>
          {[first, ...columns].map((column) => (
            <th key={column.name} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">
              {first.cell(row)}
              <Under columns={under} row={row} />
            </th>
            {columns.map((column) => (
              <td key={column.name}>{column.cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What its columns would say about a row, beneath its name. */
function Under<Row>({ columns, row }: { columns: readonly ListColumn<Row>[]; row: Row }) {
  const cells = columns.map(({ name, label, cell }) => [name, label, cell(row)] as const);
  return cells
    .filter(([, , words]) => words !== null && words !== '')
    .map(([name, label, words]) => (
      <span key={name} className={styles.under}>
        <span className="visually-hidden">{`${label} `}</span>
        {words}
      </span>
    ));
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
