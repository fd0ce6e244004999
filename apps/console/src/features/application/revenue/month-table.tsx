import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { AccountFlow, CashFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { TextKey } from '@portal/locales';
import { monthNames } from '@portal/locales/format/day';
import { listObligations } from '@portal/locales/format/cash-flow-obligations';
import { formatFolioName } from '@portal/locales/format/folio-name';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useState } from 'react';
import { MonthMark, monthWords } from '../../../parts/application/month-marks.tsx';
import { AccountChoice, accountsOf } from '../cash-flow/account-choice.tsx';
import { accountName } from '../cash-flow/account-name.ts';
import { drawBalance } from '../cash-flow/balance-drawing.ts';
import { BalanceStrip, balanceWords } from '../cash-flow/balance-strip.tsx';
import { type FlowColumn, flowColumns, type Measure, statedMonthly } from '../cash-flow/flow-columns.ts';
import type { Details } from '../details.ts';
import styles from './revenue.module.css';
import { flowOfMonth } from './flow-of-month.ts';
import { wholeDollars } from './key-figures.ts';
import { DepositBars } from './month-chart.tsx';
import { type SourceRow, sourceRows } from './source-rows.ts';

export interface MonthTableProps {
  months: readonly MarkedMonth[];
  statements: Details['statements'];
  /** Undefined while loading. */
  flow: CashFlow | undefined;
}

type Amounts = (month: MarkedMonth) => number | undefined;

function amountsOf(flow: CashFlow, columns: readonly FlowColumn[], isOneAccount: boolean) {
  const columnOf = ({ month }: MarkedMonth) => columns.find((column) => column.month === month);
  const cell = (month: MarkedMonth, measure: Measure) =>
    isOneAccount || flowOfMonth(flow, month) ? columnOf(month)?.cells.get(measure) : undefined;
  const revenue: Amounts = (month) => cell(month, 'revenue')?.value;
  const leftOut: Amounts = (month) => {
    const deposits = cell(month, 'deposits');
    return deposits && deposits.value - (revenue(month) ?? 0);
  };
  const toLenders: Amounts = (month) =>
    cell(month, 'withdrawals')?.sources.reduce((sum, source) => sum + paidToLenders(source.flow, month.month), 0);
  return [
    { label: 'console.revenue.revenue', isStrong: true, centsOf: revenue },
    { label: 'console.revenue.leftOut', isStrong: false, centsOf: leftOut },
    { label: 'console.revenue.toLenders', isStrong: false, centsOf: toLenders },
  ] as const satisfies readonly { label: TextKey; isStrong: boolean; centsOf: Amounts }[];
}

function paidToLenders(flow: AccountFlow, month: string): number {
  return listObligations({ accounts: [flow] }, 'lender')
    .flatMap(({ months }) => months)
    .reduce((sum, paid) => (paid.month === month ? sum + paid.cents : sum), 0);
}

function useDollars(): (cents: number) => string {
  const { language } = useText();
  return (cents) => formatNumber(Math.round(cents / CENTS_PER_DOLLAR), language);
}

export function MonthTable({ months, statements, flow }: MonthTableProps) {
  const { t, language } = useText();
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
      {flow ? <FlowLines flow={flow} months={months} /> : <LoadingLine months={months} />}
    </table>
  );
}

function LoadingLine({ months }: { months: readonly MarkedMonth[] }) {
  const { t } = useText();
  return (
    <tbody>
      <tr className={styles.strong}>
        <th scope="row">{t('console.revenue.revenue')}</th>
        {months.map(({ month }) => (
          <td key={month}>…</td>
        ))}
      </tr>
    </tbody>
  );
}

function FlowLines({ flow, months }: { flow: CashFlow; months: readonly MarkedMonth[] }) {
  const { t, language } = useText();
  const dollars = useDollars();
  const [account, setAccount] = useState<number>();
  const window = months.map(({ month }) => month);
  const flows = accountsOf(flow, account);
  const columns = flowColumns(flows, window, window.length);
  const stated = account === undefined ? statedMonthly(flow) : undefined;
  return (
    <>
      {columns.some(({ cells }) => (cells.get('deposits')?.value ?? 0) > 0) && (
        <tbody className={styles.charts}>
          {flow.accounts.length > 1 && (
            <tr>
              <td className={styles.choice} colSpan={months.length + 1}>
                <AccountChoice flow={flow} chosen={account} onChoose={setAccount} />
              </td>
            </tr>
          )}
          <tr>
            {stated === undefined ? (
              <td />
            ) : (
              <th scope="row">{t('console.revenue.statedAMonth', { amount: wholeDollars(stated, language) })}</th>
            )}
            <td colSpan={months.length}>
              <DepositBars columns={columns} marks={months} statedCents={stated} />
            </td>
          </tr>
          <BalanceLine flows={flows} columns={columns} />
        </tbody>
      )}
      <tbody>
        {amountsOf(flow, columns, account !== undefined).map(({ label, isStrong, centsOf }) => (
          <tr key={label} className={isStrong ? styles.strong : undefined}>
            <th scope="row">{t(label)}</th>
            {months.map((month) => {
              const cents = centsOf(month);
              return <td key={month.month}>{cents === undefined ? '–' : dollars(cents)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/**
 * Shows the balances of the account with the most revenue: balances of several accounts cannot be drawn as one line.
 */
function BalanceLine({ flows, columns }: { flows: readonly AccountFlow[]; columns: readonly FlowColumn[] }) {
  const words = useText();
  const { t } = words;
  const months = columns.map(({ month }) => month);
  const revenueOf = ({ months: all }: AccountFlow) =>
    all.reduce((sum, { month, revenue }) => (months.includes(month) ? sum + revenue.cents : sum), 0);
  const [main] = flows
    .filter((flow) => drawBalance(flow, months, 1).lowest !== undefined)
    .toSorted((a, b) => revenueOf(b) - revenueOf(a));
  if (!main) return null;
  return (
    <tr>
      <th scope="row">
        {main.account === null
          ? t('console.revenue.balance')
          : t('console.revenue.balanceOf', { account: main.account })}
      </th>
      <td colSpan={months.length}>
        <BalanceStrip
          flow={main}
          months={months}
          label={`${accountName(main, words)} ${balanceWords(main, months, words)}`}
        />
      </td>
    </tr>
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
