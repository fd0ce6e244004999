import type {
  AccountFlow,
  Advance,
  CashFlow,
  CashFlowSignal,
  Obligation,
} from '@portal/contract/application/cash-flow';
import { isSameAccount } from '@portal/contract/application/statements/counted-months';
import { dayNumber } from '@portal/contract/calendar';
import type { ClassifiedRows } from '../classify-rows.ts';
import type { LenderRules } from '../payees.ts';
import { count, type FlowRow } from './flow-source.ts';
import { isSamePayee, lenderOf } from './obligations.ts';

const PERCENT = 100;
/** A series that starts this soon after the first covered day may have run before. */
const RAN_BEFORE_DAYS = 35;
/** Without a lender's name, an advance belongs to a series that starts within this time. */
const FIRST_REPAYMENT_WITHIN_DAYS = 45;

export function findAdvances(
  rows: readonly FlowRow[],
  { leftOut }: ClassifiedRows<FlowRow>,
  lenders: LenderRules | undefined,
): Advance[] {
  return rows
    .filter((row) => leftOut.get(row) === 'loan')
    .map((row) => ({
      lender: lenderOf(row.description, lenders),
      date: row.date,
      ...count([row]),
    }));
}

const runsWith = (one: Obligation, other: Obligation) => one.firstDay <= other.lastDay && one.lastDay >= other.firstDay;

/** Finds advances without repayments, repayments without an advance, and repayments to several lenders at once. */
export function findLendingSignals(flows: readonly AccountFlow[]): CashFlowSignal[] {
  const series = flows
    .flatMap((flow) =>
      (flow.obligations ?? [])
        .filter(({ kind }) => kind === 'lender')
        .map((each) => ({ ...each, coveredFrom: flow.covered[0]?.from ?? each.firstDay })),
    )
    .sort((a, b) => a.firstDay.localeCompare(b.firstDay));
  const advances = flows.flatMap((flow) => flow.advances ?? []);
  const repays = (each: Obligation, { lender, date }: Advance) =>
    lender !== null && isSamePayee(each.payee, lender)
      ? each.lastDay >= date
      : each.firstDay > date && dayNumber(each.firstDay) - dayNumber(date) <= FIRST_REPAYMENT_WITHIN_DAYS;
  return [
    ...advances
      .filter((advance) => !series.some((each) => repays(each, advance)))
      .map(({ lender, date, cents }) => ({ kind: 'advanceNotRepaid', lender, date, cents }) as const),
    ...series
      .filter(
        (each) =>
          dayNumber(each.firstDay) - dayNumber(each.coveredFrom) > RAN_BEFORE_DAYS &&
          !advances.some((advance) => repays(each, advance)),
      )
      .map(({ payee, firstDay }) => ({ kind: 'repaidWithoutAdvance', payee, firstDay }) as const),
    ...series.flatMap((each, index): CashFlowSignal[] => {
      const running = series.slice(0, index).filter((earlier) => runsWith(earlier, each));
      if (running.length === 0) return [];
      const names = [...new Set(running.map(({ payee }) => payee))];
      return [{ kind: 'repaymentsOverlap', payee: each.payee, firstDay: each.firstDay, running: names }];
    }),
  ];
}

export function lendingIn(
  flows: readonly AccountFlow[],
  months: readonly string[],
  revenueCents: number,
): CashFlow['overall']['lending'] {
  if (months.length === 0) return null;
  const cents = flows
    .flatMap(({ obligations = [] }) => obligations)
    .filter(({ kind }) => kind === 'lender')
    .flatMap((each) => each.months.filter(({ month }) => months.includes(month)))
    .reduce((total, each) => total + each.cents, 0);
  return { cents, percentOfRevenue: revenueCents > 0 ? Math.round((cents / revenueCents) * PERCENT) : null };
}

export function withoutRepeated(flows: readonly AccountFlow[]): AccountFlow[] {
  return flows.map((flow) => {
    if (flow.source === 'bank') return flow;
    const same = flows.filter((other) => other.source === 'bank' && isSameAccount(other, flow));
    const isListed = (each: Obligation) =>
      same.some(({ obligations = [] }) =>
        obligations.some((other) => other.eachCents === each.eachCents && isSamePayee(other.payee, each.payee)),
      );
    const isReceived = ({ date, cents }: Advance) =>
      same.some(({ advances = [] }) => advances.some((other) => other.date === date && other.cents === cents));
    return {
      ...flow,
      obligations: flow.obligations?.filter((each) => !isListed(each)),
      advances: flow.advances?.filter((each) => !isReceived(each)),
    };
  });
}

/** Fills in how much of the revenue each obligation takes; results stored by earlier versions have only repayments. */
export function withShares(flow: AccountFlow, overall: CashFlow['overall']): AccountFlow {
  const { obligations = flow.repayments.map(fromRepayment) } = flow;
  return { ...flow, obligations: obligations.map((each) => ({ ...each, percentOfRevenue: shareOf(each, overall) })) };
}

function shareOf({ months, cents }: Obligation, overall: CashFlow['overall']): number | null {
  const revenue = overall.months
    .filter(({ month }) => months.some((each) => each.month === month))
    .reduce((total, { revenueCents }) => total + (revenueCents ?? 0), 0);
  return revenue > 0 ? Math.round((cents / revenue) * PERCENT) : null;
}

function fromRepayment({ from, ...repayment }: AccountFlow['repayments'][number]): Obligation {
  const month = repayment.firstDay.slice(0, 7);
  return {
    ...repayment,
    kind: 'lender',
    isEqual: true,
    percentOfSales: null,
    hasStopped: false,
    percentOfRevenue: null,
    months: [{ month, cents: repayment.cents, count: repayment.count, from }],
  };
}

/** Equal debits to lenders, daily or weekly, for API clients that predate `obligations`. */
export function repaymentsOf(obligations: readonly Obligation[]): AccountFlow['repayments'] {
  return obligations.flatMap(({ payee, kind, rhythm, isEqual, eachCents, firstDay, lastDay, months, ...paid }) =>
    kind === 'lender' && isEqual && (rhythm === 'daily' || rhythm === 'weekly')
      ? {
          payee,
          rhythm,
          eachCents,
          firstDay,
          lastDay,
          cents: paid.cents,
          count: paid.count,
          from: months.flatMap(({ from }) => from),
        }
      : [],
  );
}
