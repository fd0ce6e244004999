import { classNames } from '../class-names.ts';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { Facts } from '../content/facts.tsx';
import { PHONE, useLessRoom } from '../use-room.ts';

/** A column, in the order in which they stand; the first names the row. */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
}

export interface DataTableProps<Row> {
  /** For who cannot see which heading it is under. */
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What can be done with a row, at its end; `actionsTitle` names the column. */
  actions?: ((row: Row) => ReactNode) | undefined;
  actionsTitle?: string;
}

/** A few columns of rows that do not change while one looks: a table, or on a phone a list of facts. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return useLessRoom(PHONE) ? <Cards {...props} /> : <Table {...props} />;
}

function Table<Row>({ title, columns, rows, keyOf, actions, actionsTitle }: DataTableProps<Row>) {
  return (
    <div className={styles.scroller} data-scrolls>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classNames(column.isFigure && styles.figure)}>
                {column.title}
              </th>
            ))}
            {actions && (
              <th scope="col">
                <span className="visually-hidden">{actionsTitle}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title: name, cell, isFigure }, index) =>
                index === 0 ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} className={classNames(isFigure && styles.figure)}>
                    {cell(row)}
                  </td>
                ),
              )}
              {actions && <td className={styles.actions}>{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>({ title, columns: [head, ...columns], rows, keyOf, actions }: DataTableProps<Row>) {
  return (
    <ul className={styles.cards} aria-label={title}>
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <div className={styles.cardHead}>
            <b>{head?.cell(row)}</b>
            {actions && <div className={styles.actions}>{actions(row)}</div>}
          </div>
          <Facts facts={columns.map(({ title: name, cell }) => [name, cell(row)])} />
        </li>
      ))}
    </ul>
  );
}
