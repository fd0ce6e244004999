import type { AccountFlow, CashFlowReason } from '@portal/contract/application/cash-flow';
import type { RevenueRuling } from '@portal/contract/application/revenue-rulings';
import { foldDescription } from '../bank-words.ts';
import type { Rulings } from '../classify-rows.ts';
import { isProcessor } from '../left-out-rules.ts';
import type { LenderRules } from '../payees.ts';
import type { FlowRow, FlowSource } from './flow-source.ts';
import { repaymentsOf } from './lending.ts';
import { isSamePayee, lenderOf } from './obligations.ts';

type RowRuling = Extract<RevenueRuling, { row: number }>;

const keyOf = ({ statementId, account, row }: Pick<RowRuling, 'statementId' | 'account' | 'row'>) =>
  `${statementId} ${String(account)} ${String(row)}`;

/** What was ruled about the rows and payees of the sources; the latest of several rulings counts. */
export function rulingsOn(
  sources: readonly FlowSource[],
  rulings: readonly RevenueRuling[],
  lenders?: LenderRules,
): Rulings {
  const places = new Map(rulings.flatMap((each) => ('row' in each ? [[keyOf(each), countsAs(each)] as const] : [])));
  const ruled = sources.flatMap(({ rows }) =>
    rows.flatMap((row): [FlowRow, CashFlowReason | 'sale'][] => {
      const found = 'row' in row.place ? places.get(keyOf(row.place)) : undefined;
      return found === undefined ? [] : [[row, found]];
    }),
  );
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
