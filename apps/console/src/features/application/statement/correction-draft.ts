import type {
  ListedAccount,
  ListedTransaction,
  RowCorrection,
} from '@portal/contract/application/statements/statement-corrections';
import type { Language } from '@portal/contract/language';
import { formatAmount, parseCents } from './amounts.ts';

export const correctionKinds = [
  'sign',
  'amount',
  'leaveOut',
  'add',
] as const satisfies readonly RowCorrection['kind'][];

/** A correction while it is put together. */
export interface CorrectionDraft {
  /** Undefined until it is chosen: nothing that changes a sum is preset. */
  kind: RowCorrection['kind'] | undefined;
  amount: string;
  direction: 'withdrawal' | 'deposit';
  /** Of a row that is added. */
  date: string;
  description: string;
}

/** Begins with what stands in the row, and with what the sums propose for it. */
export function draftOf(
  { row, cents: read, date }: ListedTransaction,
  proposed: RowCorrection | undefined,
  language: Language,
): CorrectionDraft {
  const isOfRow = proposed !== undefined && proposed.kind !== 'add' && proposed.row === row;
  const cents = isOfRow && proposed.kind === 'amount' ? proposed.cents : read;
  return {
    kind: isOfRow ? proposed.kind : undefined,
    amount: formatAmount(Math.abs(cents), language),
    direction: cents < 0 ? 'withdrawal' : 'deposit',
    date,
    description: '',
  };
}

/** What is still missing, or is not what it has to be. */
export type DraftProblem = 'kind' | 'amount' | 'unchanged' | 'date' | 'description';

/** The correction of a row that a draft comes to, or what is wrong about it. */
export function correctionOf(
  draft: CorrectionDraft,
  { row, cents: read }: ListedTransaction,
  { from, to }: Pick<ListedAccount, 'from' | 'to'>,
): RowCorrection | DraftProblem {
  if (draft.kind === undefined) return 'kind';
  if (draft.kind === 'sign' || draft.kind === 'leaveOut') return { kind: draft.kind, row };
  const cents = centsOf(draft);
  if (cents === undefined) return 'amount';
  if (draft.kind === 'amount') return cents === read ? 'unchanged' : { kind: 'amount', row, cents };
  return draft.date < from || draft.date > to ? 'date' : addedAfter(row, draft, cents);
}

function addedAfter(after: number, { date, ...draft }: CorrectionDraft, cents: number): RowCorrection | 'description' {
  const description = draft.description.trim();
  return description === '' ? 'description' : { kind: 'add', after, date, description, cents };
}

/** The amount of a draft, a withdrawal below zero; undefined if it is none. */
function centsOf({ amount, direction }: CorrectionDraft): number | undefined {
  const size = parseCents(amount);
  if (size === undefined || size === 0) return undefined;
  return direction === 'withdrawal' ? -size : size;
}
