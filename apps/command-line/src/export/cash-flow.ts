import type { AccountFlow, CashFlow, CashFlowMonth, Counted } from '@portal/contract/application/cash-flow';
import type { CsvCell } from '@portal/contract/csv/to-csv';

const nameOf = ({ source, bank, institution, account }: AccountFlow): string =>
  [source, institution ?? bank, account].filter((part) => part !== null).join(' ');

function rowsBehind({ from }: Counted): string {
  return from
    .map((each) =>
      'statementId' in each
        ? `${each.statementId} account ${String(each.account)} rows ${each.rows.join(' ')}`
        : `bank of ${each.connectionOf} transactions ${each.transactions.join(' ')}`,
    )
    .join('; ');
}

const columns = {
  account: (flow) => nameOf(flow),
  currency: ({ currency }) => currency,
  month: (_, { month }) => month,
  isFull: (_, { isFull }) => isFull,
  depositsCents: (_, { deposits }) => deposits.cents,
  revenueCents: (_, { revenue }) => revenue.cents,
  withdrawalsCents: (_, { withdrawals }) => withdrawals.cents,
  averageDailyBalanceCents: (_, { balances }) => balances?.averageDailyCents ?? null,
  lowestBalanceCents: (_, { balances }) => balances?.lowestCents ?? null,
  daysBelowZero: (_, { balances }) => balances?.daysBelowZero ?? null,
  returnedItems: (_, { returned }) => returned.count,
  returnedCents: (_, { returned }) => returned.cents,
  takenBackCents: (_, { takenBack }) => takenBack?.cents ?? null,
  leftOutCents: (_, { leftOut }) => leftOut.reduce((sum, { cents }) => sum + cents, 0),
  revenueFrom: (_, { revenue }) => rowsBehind(revenue),
  leftOutFrom: (_, { leftOut }) => leftOut.map((each) => `${each.reason}: ${rowsBehind(each)}`).join('; '),
  withdrawalsFrom: (_, { withdrawals }) => rowsBehind(withdrawals),
  returnedFrom: (_, { returned }) => rowsBehind(returned),
  takenBackFrom: (_, { takenBack }) => (takenBack ? rowsBehind(takenBack) : ''),
} as const satisfies Record<string, (flow: AccountFlow, month: CashFlowMonth) => CsvCell>;

export const flowColumns = Object.keys(columns) as (keyof typeof columns)[];

type Row = Record<keyof typeof columns, CsvCell>;

export function cashFlowRows({ accounts }: CashFlow): Row[] {
  return accounts.flatMap((flow) =>
    flow.months.map(
      (month) => Object.fromEntries(flowColumns.map((name) => [name, columns[name](flow, month)])) as Row,
    ),
  );
}
