import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Facts } from '../content/facts.tsx';
import { NARROW, PHONE, useIsNarrowerThan } from '../use-window-size.ts';
import styles from './table.module.css';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  isFigure?: boolean;
  /** Shown on a second line of the row in narrow windows. */
  isExtra?: boolean;
}

export interface TableProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Actions at the end of a row; `actionsTitle` names the column. */
  actions?: ((row: Row) => ReactNode) | undefined;
  actionsTitle?: string;
  /** The table is the whole screen: less dense than in a panel, with a sticky heading. */
  fillsScreen?: boolean;
  isOld?: boolean;
}

export function Table<Row>(props: TableProps<Row>) {
  return useIsNarrowerThan(PHONE) ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Row>(props: TableProps<Row>) {
  const { title, columns, rows, keyOf, actions, actionsTitle, fillsScreen = false, isOld = false } = props;
  const isNarrow = useIsNarrowerThan(NARROW);
  const under = columns.filter(({ isExtra = false }) => isNarrow && isExtra);
  const shown = columns.filter((column) => !under.includes(column));
  return (
    <div className={styles.scroller} data-screen={fillsScreen || undefined} data-scrolls={!fillsScreen || undefined}>
      <table className={styles.table} aria-label={title} data-old={isOld || undefined}>
        <thead>
          <tr>
            {shown.map((column) => (
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
              {shown.map(({ title: name, cell, isFigure }, index) =>
                index === 0 ? (
                  <th key={name} scope="row">
                    {cell(row)}
                    <Under columns={under} row={row} />
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

function Under<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const cells = columns.map(({ title, cell }) => [title, cell(row)] as const);
  return cells
    .filter(([, words]) => words !== null && words !== '')
    .map(([title, words]) => (
      <span key={title} className={styles.under}>
        <span className="visually-hidden">{`${title} `}</span>
        {words}
      </span>
    ));
}

function Cards<Row>(props: TableProps<Row>) {
  const { title, rows, keyOf, actions, fillsScreen = false, isOld = false } = props;
  const [head, ...columns] = props.columns;
  return (
    <ul
      className={styles.cards}
      aria-label={title}
      data-screen={fillsScreen || undefined}
      data-old={isOld || undefined}
    >
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <div className={styles.cardHead}>
            <b>{head?.cell(row)}</b>
            {actions && <div className={styles.actions}>{actions(row)}</div>}
          </div>
          <Facts facts={columns.map((column) => [column.title, column.cell(row)])} />
        </li>
      ))}
    </ul>
  );
}
