import type { StatementAccount } from '@portal/contract/application/statement-transactions';
import { prove } from './reading/rows/prove.ts';

/** Whether the printed sums of an account hold, and the row from which they do not. */
export type AccountProof = Pick<StatementAccount, 'proof' | 'breaksAt'>;

/** Tries the balances that an account prints once more, by the arithmetic by which it was read. */
export function proveAccount({
  openingCents,
  closingCents,
  pageGap,
  transactions,
}: Omit<StatementAccount, 'proof' | 'breaksAt'>): AccountProof {
  const printed = (label: 'opening' | 'closing', cents: number | null) =>
    cents === null ? [] : [{ label, cents, items: undefined }];
  const rows = transactions.map((transaction) => ({ kind: 'row', ...transaction }) as const);
  const { proof, breaksAt } = prove(rows, [...printed('opening', openingCents), ...printed('closing', closingCents)]);
  return { proof: pageGap === null ? proof : 'notProven', breaksAt };
}
