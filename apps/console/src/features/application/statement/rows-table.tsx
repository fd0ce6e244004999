import type { ListedAccount } from '@portal/contract/application/statements/statement-corrections';
import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { formatAmount } from './amounts.ts';
import type { RowKind } from './row-kinds.ts';
import type { CountedRow } from './counted-rows.ts';
import styles from './rows-table.module.css';

export interface RowsTableProps {
  table: RefObject<HTMLTableElement | null>;
  account: ListedAccount;
  rows: readonly CountedRow[];
  kinds: ReadonlyMap<number, RowKind>;
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

export function RowsTable({ table, account, rows, kinds, chosen, onChoose }: RowsTableProps) {
  const { t } = useText();
  const choose = useSteady(onChoose);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it too
    <div className={styles.scroller} role="region" aria-label={t('console.statement.rows')} tabIndex={0} data-scrolls>
      <table ref={table} className={styles.table}>
        <caption className="visually-hidden">{t('console.statement.rows')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('console.statement.columns.row')}</th>
            <th scope="col">{t('console.statement.columns.date')}</th>
            <th scope="col">{t('console.statement.columns.description')}</th>
            <th scope="col">{t('console.statement.columns.countsAs')}</th>
            <th scope="col">{t('console.statement.columns.withdrawal')}</th>
            <th scope="col">{t('console.statement.columns.deposit')}</th>
            <th scope="col">{t('console.statement.columns.counted')}</th>
            <th scope="col">{t('console.statement.columns.printed')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('console.statement.columns.holds')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.row}
              row={row}
              index={index}
              kind={kinds.get(row.row)}
              isBreak={row.holds === false || account.breaksAt === index}
              isChosen={index === chosen}
              onChoose={choose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A stable function, so that unchanged rows do not re-render. */
function useSteady(run: (index: number) => void): (index: number) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((index: number) => latest.current(index), []);
}

interface RowProps {
  row: CountedRow;
  index: number;
  kind: RowKind | undefined;
  isBreak: boolean;
  isChosen: boolean;
  onChoose: (index: number) => void;
}

const Row = memo(function Row({ row, index, kind, isBreak, isChosen, onChoose }: RowProps) {
  const { t, language } = useText();
  const { date, description, cents, countedCents, balanceCents, isLeftOut, correctionId } = row;
  const amount = (value: number | null) => (value === null ? '' : formatAmount(value, language));
  return (
    <tr className={classNames(isBreak && styles.broken, isChosen && styles.chosen, isLeftOut && styles.leftOut)}>
      <td>
        <button
          type="button"
          className={styles.number}
          data-row={index}
          aria-label={t('console.statement.row', { row: index + 1 })}
          {...(isChosen && { 'aria-current': 'true' })}
          onFocus={() => onChoose(index)}
          onClick={() => onChoose(index)}
        >
          {index + 1}
        </button>
      </td>
      <td className={styles.day}>{formatDay(date, language, 'day')}</td>
      <td className={styles.words}>
        {description}
        {correctionId !== null && (
          <Pencil size={12} className={styles.pencil} role="img" aria-label={t('console.statement.isCorrected')} />
        )}
      </td>
      <td className={styles.kind}>
        {isLeftOut ? t('console.statement.isLeftOut') : kind && t(`console.cashFlow.kinds.${kind}`)}
      </td>
      <Amount column="withdrawal" className={styles.amount}>
        {amount(cents < 0 ? -cents : null)}
      </Amount>
      <Amount column="deposit" className={styles.amount}>
        {amount(cents > 0 ? cents : null)}
      </Amount>
      <Amount column="counted" className={styles.counted}>
        {amount(countedCents)}
      </Amount>
      <Amount column="printed" className={styles.amount}>
        {amount(balanceCents)}
      </Amount>
      <td className={styles.mark}>
        <Mark isBreak={isBreak} holds={row.holds} />
      </td>
    </tr>
  );
});

interface AmountProps {
  column: 'withdrawal' | 'deposit' | 'counted' | 'printed';
  className: string | undefined;
  children: string;
}

/** Stacked rows have no visible column headings, so each amount has a label. */
function Amount({ column, className, children }: AmountProps) {
  const { t } = useText();
  return (
    <td className={className}>
      {children !== '' && (
        <span className={styles.label} aria-hidden="true">
          {t(`console.statement.columns.${column}`)}
        </span>
      )}
      {children}
    </td>
  );
}

function Mark({ isBreak, holds }: { isBreak: boolean; holds: boolean | null }) {
  const { t } = useText();
  if (isBreak)
    return <TriangleAlert size={16} className={styles.warn} aria-label={t('console.statement.holds.no')} role="img" />;
  if (holds !== true) return null;
  return <Check size={15} className={styles.good} aria-label={t('console.statement.holds.yes')} role="img" />;
}
