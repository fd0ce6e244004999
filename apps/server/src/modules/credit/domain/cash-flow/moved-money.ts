import { dayNumber } from '@portal/contract/calendar';
import { foldDescription } from '../bank-words.ts';
import { isTransfer, type Transaction } from '../classify-rows.ts';
import type { FlowRow, FlowSource } from './flow-source.ts';

const MOVED_WITHIN_DAYS = 2;

/**
 * Deposits that came from another account of the applicant: the same amount within two days, with at least one of the
 * two rows described as a transfer. Each debit explains at most one deposit.
 */
export function findMoved(sources: readonly FlowSource[]): ReadonlySet<Transaction> {
  const moved = new Set<Transaction>();
  const used = new Set<FlowRow>();
  for (const source of sources) {
    const debits = sources
      .filter((other) => other !== source)
      .flatMap(({ rows }) => rows.filter(({ amountCents }) => amountCents < 0));
    for (const deposit of source.rows.filter(({ amountCents }) => amountCents > 0)) {
      const debit = debits.find((each) => !used.has(each) && isMove(each, deposit));
      if (!debit) continue;
      used.add(debit);
      moved.add(deposit);
    }
  }
  return moved;
}

function isMove(debit: FlowRow, deposit: FlowRow): boolean {
  if (debit.amountCents !== -deposit.amountCents) return false;
  const days = Math.abs(dayNumber(deposit.date) - dayNumber(debit.date));
  return (
    days <= MOVED_WITHIN_DAYS && [debit, deposit].some(({ description }) => isTransfer(foldDescription(description)))
  );
}
