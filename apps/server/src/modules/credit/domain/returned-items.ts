import { dayNumber } from '@portal/contract/calendar';
import type { CashFlowReason } from '@portal/contract/application/cash-flow';
import { foldDescription } from './bank-words.ts';
import type { Transaction } from './classify-rows.ts';
import type { DebitKind } from './left-out-rules.ts';

/** Rows about one returned item are at most this far apart. */
const ONE_EVENT_WITHIN_DAYS = 3;

export interface ReturnedItem<Row> {
  row: Row;
  /**
   * Number of items; more than one if a fee covers several: "NSF item fee 2 @ $45.00".
   */
  count: number;
  /** Whether only the fee was printed, so that the item's amount is unknown. */
  isFee: boolean;
}

interface Found<Row> {
  returned: ReturnedItem<Row>[];
  again: ReadonlySet<Row>;
}

/** Every returned item once, whether the bank prints the item, its reversal, the fee, or all of them. */
export function findReturned<Row extends Transaction>(
  ordered: readonly Row[],
  leftOut: ReadonlyMap<Row, CashFlowReason>,
  kinds: ReadonlyMap<Row, DebitKind | undefined>,
): Found<Row> {
  const credits = new Set(ordered.filter((row) => leftOut.get(row) === 'returnedPayment'));
  const ofKind = (kind: DebitKind) => ordered.filter((row) => kinds.get(row) === kind);
  const open = new Set(credits);
  const again = new Set<Row>();
  for (const debit of ofKind('returnedItem')) {
    const credit = [...open].find((each) => each.amountCents === -debit.amountCents && areClose(each, debit));
    if (!credit) continue;
    open.delete(credit);
    again.add(debit);
  }
  const items = ordered.filter((row) => credits.has(row) || (kinds.get(row) === 'returnedItem' && !again.has(row)));
  const withoutFee = new Set(items);
  const fees = ofKind('returnedFee').map((row) => {
    const paidFor = [...withoutFee].filter((each) => areClose(each, row)).slice(0, feesIn(row));
    for (const each of paidFor) withoutFee.delete(each);
    return { row, count: feesIn(row) - paidFor.length, isFee: true };
  });
  return {
    returned: [...items.map((row) => ({ row, count: 1, isFee: false })), ...fees.filter(({ count }) => count > 0)],
    again,
  };
}

function areClose(one: Transaction, other: Transaction): boolean {
  return Math.abs(dayNumber(one.date) - dayNumber(other.date)) <= ONE_EVENT_WITHIN_DAYS;
}

function feesIn({ description }: Transaction): number {
  return Number(/\b(?<count>[1-9]\d?) ?@/u.exec(foldDescription(description))?.groups?.['count'] ?? 1);
}
