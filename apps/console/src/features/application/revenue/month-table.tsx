import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { TextKey } from '@portal/locales';
import { monthNames } from '@portal/locales/format';
import { formatFolioName } from '@portal/locales/format/folio-name';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { MonthMark, monthWords } from '../../../parts/application/month-marks.tsx';
import type { Details } from '../details.ts';
import styles from './revenue.module.css';
import { type FlowOfMonth, flowOfMonth } from './flow-of-month.ts';
import { type SourceRow, sourceRows } from './source-rows.ts';

export interface MonthTableProps {
  months: readonly MarkedMonth[];
  statements: Details['statements'];
  /** Undefined while loading. */
  flow: CashFlow | undefined;
}

const amounts = [
  { label: 'console.revenue.revenue', isStrong: true, centsOf: ({ revenueCents }) => revenueCents },
  {
    label: 'console.revenue.leftOut',
    isStrong: false,
    centsOf: ({ depositsCents, revenueCents }) => depositsCents - revenueCents,
  },
  { label: 'console.revenue.withdrawals', isStrong: false, centsOf: ({ withdrawalsCents }) => withdrawalsCents },
] as const satisfies readonly { label: TextKey; isStrong: boolean; centsOf: (flow: FlowOfMonth) => number }[];

function useDollars(): (cents: number) => string {
  const { language } = useText();
  return (cents) => formatNumber(Math.round(cents / CENTS_PER_DOLLAR), language);
}

export function MonthTable({ months, statements, flow }: MonthTableProps) {
  const { t, language } = useText();
  const dollars = useDollars();
  const nameOf = (month: string) => monthNames(language, 'short')[Number(month.slice(5, 7)) - 1];
  const sources = sourceRows(
    months.map(({ month }) => month),
    { statements, flow: flow ?? { accounts: [] } },
  );
  return (
    <table className={styles.spine}>
      <caption className="visually-hidden">{t('console.revenue.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('console.revenue.deposits')}</th>
          {months.map((month) => (
            <th key={month.month} scope="col">
              <span className={styles.monthHead} title={monthWords(month, t)}>
                <MonthMark month={month} /> {nameOf(month.month)}
              </span>
              <span className="visually-hidden">: {monthWords(month, t)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{flow && sources.map((row, index) => <SourceLine key={index} row={row} />)}</tbody>
      <tbody>
        {amounts.map(({ label, isStrong, centsOf }) => (
          <tr key={label} className={isStrong ? styles.strong : undefined}>
            <th scope="row">{t(label)}</th>
            {months.map((month) => {
              const found = flowOfMonth(flow, month);
              return <td key={month.month}>{found ? dollars(centsOf(found)) : flow ? '–' : '…'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SourceLine({ row }: { row: SourceRow }) {
  const words = useText();
  const { t } = words;
  const dollars = useDollars();
  const name = row.institution ?? (row.bank ? t(`revenue.banks.${row.bank}`) : t('console.cashFlow.unknownBank'));
  return (
    <tr className={styles.source}>
      <th scope="row">
        <b>{row.account === null ? name : `${name} ••${row.account}`}</b>
        {row.name !== null && <span>{formatFolioName(row.name, words)}</span>}
        <span>
          {row.source === 'bank'
            ? t('console.revenue.fromBank')
            : t('console.revenue.fromStatements', { count: row.files })}
        </span>
      </th>
      {row.months.map(({ month, mark, depositsCents }) => (
        <td key={month}>
          {mark === null ? (
            <span className={styles.nothing}>–</span>
          ) : (
            <span className={styles.tile} data-state={mark.state} title={monthWords(mark, t)}>
              <MonthMark month={mark} />
              <span className="visually-hidden">{monthWords(mark, t)} </span>
              {depositsCents === null ? t(`console.monthTiles.${mark.state}`) : dollars(depositsCents)}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
