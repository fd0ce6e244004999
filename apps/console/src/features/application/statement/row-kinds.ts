import type { AccountFlow, CashFlow, CashFlowReason, RowsBehind } from '@portal/contract/application/cash-flow';

export type RowKind = CashFlowReason | 'revenue' | 'processor' | 'takenBack' | 'returned' | 'repayment';

/** How the cash flow counts each row of an account, by row number; rows that are in no sum are absent. */
export function rowKinds(
  flow: CashFlow | undefined,
  { statementId, account }: { statementId: string; account: number },
): ReadonlyMap<number, RowKind> {
  const kinds = new Map<number, RowKind>();
  for (const [kind, behind] of (flow?.accounts ?? []).flatMap(kindsOf)) {
    const own = behind.flatMap((one) =>
      'rows' in one && one.statementId === statementId && one.account === account ? one.rows : [],
    );
    for (const row of own) kinds.set(row, kind);
  }
  return kinds;
}

/** Rows of each kind; for a row in two sums, the later kind is more specific. */
function kindsOf({ months, payers, obligations = [] }: AccountFlow): [RowKind, RowsBehind[]][] {
  const processors = payers.filter(({ isProcessor }) => isProcessor).flatMap((payer) => payer.months);
  return [
    ...obligations
      .filter(({ kind }) => kind === 'lender')
      .flatMap((lender) => lender.months.map(({ from }): [RowKind, RowsBehind[]] => ['repayment', from])),
    ...months.map(({ revenue }): [RowKind, RowsBehind[]] => ['revenue', revenue.from]),
    ...processors.map(({ from }): [RowKind, RowsBehind[]] => ['processor', from]),
    ...months.map(({ takenBack }): [RowKind, RowsBehind[]] => ['takenBack', takenBack?.from ?? []]),
    ...months.flatMap(({ leftOut }) => leftOut.map(({ reason, from }): [RowKind, RowsBehind[]] => [reason, from])),
    ...months.map(({ returned }): [RowKind, RowsBehind[]] => ['returned', returned.from]),
  ];
}
