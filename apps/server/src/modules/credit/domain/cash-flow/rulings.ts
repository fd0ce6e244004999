import type { AccountFlow, CashFlowReason } from '@portal/contract/application/cash-flow';
import type { RevenueRuling } from '@portal/contract/application/revenue-rulings';
import { foldDescription } from '../bank-words.ts';
import type { Rulings } from '../classify-rows.ts';
import { isProcessor } from '../left-out-rules.ts';
import type { LenderRules } from '../payees.ts';
import type { FlowRow, FlowSource } from './flow-source.ts';
import { repaymentsOf } from './lending.ts';
import { isSamePayee, lenderOf } from './obligations.ts';
import type { StatementRows } from './statement-runs.ts';

type RowRuling = Extract<RevenueRuling, { row: number }>;

export function rulingsOn(
  sources: readonly FlowSource[],
  { rulings = [], statements }: { rulings?: readonly RevenueRuling[]; statements: readonly StatementRows[] },
  lenders?: LenderRules,
): Rulings {
  const ruled = rulings.flatMap((ruling): [FlowRow, CashFlowReason | 'sale'][] => {
    const row = 'row' in ruling ? findRow(sources, statements, ruling) : undefined;
    return row && 'row' in ruling ? [[row, countsAs(ruling)]] : [];
  });
  const isLender = (payee: string) => {
    const found = rulings.findLast((each) => 'payee' in each && isSamePayee(folded(each.payee), folded(payee)));
    return found && found.kind === 'lender';
  };
  return {
    rows: new Map(ruled),
    isLender,
    isFromLender: (description) => {
      const payee = lenderOf(description, lenders);
      // A processor's deposits are its clients' sales, even if it lends as well.
      return payee === null || isProcessor(folded(description)) ? undefined : isLender(payee);
    },
  };
}

const folded = foldDescription;

/** The row that is counted: the ruled one, or the same row in another file. */
function findRow(
  sources: readonly FlowSource[],
  statements: readonly StatementRows[],
  { statementId, account, row }: RowRuling,
): FlowRow | undefined {
  const isRuled = ({ place }: FlowRow) =>
    'row' in place && place.statementId === statementId && place.account === account && place.row === row;
  const exact = sources.flatMap(({ rows }) => rows).find(isRuled);
  const statement = statements.find((each) => each.statementId === statementId && each.position === account);
  const printed = statement?.account.transactions.find((each) => each.row === row);
  if (exact || !statement || !printed) return exact;
  return sources
    .filter((source) => source.bank === statement.bank && source.account === statement.account.account)
    .flatMap(({ rows }) => rows)
    .find(({ date, amountCents }) => date === printed.date && amountCents === printed.cents);
}

function countsAs(ruling: RowRuling): CashFlowReason | 'sale' {
  return ruling.kind === 'sale' ? 'sale' : ruling.reason;
}

/** A bank connection's flow is stored without its rows, so rulings about payees change only what is paid to lenders. */
export function withRulings(flow: AccountFlow, { isLender }: Rulings): AccountFlow {
  const { obligations, repayments, advances } = flow;
  const ruled = obligations?.flatMap((each) => {
    const found = isLender(each.payee);
    if (found === undefined) return each;
    return found ? { ...each, kind: 'lender' as const } : [];
  });
  return {
    ...flow,
    ...(ruled && { obligations: ruled }),
    repayments: ruled ? repaymentsOf(ruled) : repayments.filter(({ payee }) => isLender(payee) !== false),
    ...(advances && {
      advances: advances.filter(({ lender }) => lender === null || isLender(lender) !== false),
    }),
  };
}
