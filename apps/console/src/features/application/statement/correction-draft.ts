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

export interface CorrectionDraft {
  /** Undefined until chosen: a change that affects a sum is never preset. */
  kind: RowCorrection['kind'] | undefined;
  amount: string;
  direction: 'withdrawal' | 'deposit';
  date: string;
  description: string;
}

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

export type DraftProblem = 'kind' | 'amount' | 'unchanged' | 'date' | 'description';

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

/** Amount of a draft, negative for a withdrawal; undefined if invalid. */
function centsOf({ amount, direction }: CorrectionDraft): number | undefined {
  const size = parseCents(amount);
  if (size === undefined || size === 0) return undefined;
  return direction === 'withdrawal' ? -size : size;
}
