import { addDays } from '@portal/contract/calendar';
import type { Transaction } from '../classify-rows.ts';
import type { FlowSource } from './flow-source.ts';

/** A transaction as a bank names it, with the balance after it if the bank tells. */
export interface BankTransaction extends Transaction {
  id: string;
  balanceCents: number | undefined;
}

export interface BankAccountRead {
  transactions: readonly BankTransaction[];
  currency: string;
  institution: string;
  /** The last digits of its number. */
  account: string;
  /** The application that the bank was connected for. */
  connectionOf: string;
  /** YYYY-MM-DD: the day on which they were read. */
  readOn: string;
}

/** The account of a bank connection, from its first transaction to the day on which it was read. */
export function bankSource({ transactions, readOn, connectionOf, ...named }: BankAccountRead): FlowSource {
  const ordered = inOrder(transactions.filter(({ date }) => date <= readOn));
  const first = ordered[0]?.date;
  return {
    ...named,
    source: 'bank',
    bank: null,
    connectionOf,
    rows: ordered.map(({ id, date, description, amountCents }) => ({
      date,
      description,
      amountCents,
      place: { connectionOf, transaction: id },
    })),
    covered: first === undefined ? [] : [{ from: first, to: readOn }],
    unproven: [],
    balances: balancesOf(ordered, readOn),
  };
}

/** The oldest first. Providers give the newest first, or the oldest, in the order of the bank within a day. */
function inOrder(transactions: readonly BankTransaction[]): BankTransaction[] {
  const isNewestFirst = (transactions[0]?.date ?? '') > (transactions.at(-1)?.date ?? '');
  const ordered = isNewestFirst ? transactions.toReversed() : transactions;
  return ordered.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** From the balance after the last transaction of each day. */
function balancesOf(ordered: readonly BankTransaction[], readOn: string): FlowSource['balances'] {
  const ofDay = new Map<string, number>();
  for (const { date, balanceCents } of ordered) {
    if (balanceCents === undefined) return null;
    ofDay.set(date, balanceCents);
  }
  const balances = new Map<string, number>();
  let [balance] = ofDay.values();
  for (let day = ordered[0]?.date ?? addDays(readOn, 1); day <= readOn; day = addDays(day, 1)) {
    balance = ofDay.get(day) ?? balance;
    if (balance !== undefined) balances.set(day, balance);
  }
  return balances;
}
