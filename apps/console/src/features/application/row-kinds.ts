import type { CashFlow, CashFlowReason, RowsBehind } from '@portal/contract/application/cash-flow';

/** As what a row counts in the cash flow. */
export type RowKind = CashFlowReason | 'revenue' | 'takenBack' | 'returned' | 'repayment';

/** As what the rows of an account of a statement count, by their numbers; rows in no sum of these are not in it. */
export function rowKinds(
  flow: CashFlow | undefined,
  { statementId, account }: { statementId: string; account: number },
): ReadonlyMap<number, RowKind> {
  const kinds = new Map<number, RowKind>();
  const note = (kind: RowKind, behind: readonly RowsBehind[]) => {
    const own = behind.filter((one) => 'rows' in one && one.statementId === statementId && one.account === account);
    for (const row of own.flatMap((one) => ('rows' in one ? one.rows : []))) kinds.set(row, kind);
  };
  for (const { months, repayments } of flow?.accounts ?? []) {
    for (const { from } of repayments) note('repayment', from);
    for (const { revenue, takenBack, leftOut, returned } of months) {
      note('revenue', revenue.from);
      note('takenBack', takenBack?.from ?? []);
      for (const { reason, from } of leftOut) note(reason, from);
      note('returned', returned.from);
    }
  }
  return kinds;
}
