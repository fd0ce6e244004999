import { addDays } from '@portal/contract/calendar';
import type { Transaction } from '../classify-rows.ts';
import type { FlowSource } from './flow-source.ts';

export interface BankTransaction extends Transaction {
  id: string;
  balanceCents: number | undefined;
}

export interface BankAccountRead {
  transactions: readonly BankTransaction[];
  currency: string;
  institution: string;
  account: string;
  connectionOf: string;
  /** Day on which the transactions were read, YYYY-MM-DD. */
  readOn: string;
}

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

/** Oldest first. Providers return newest or oldest first, in the bank's order within a day. */
function inOrder(transactions: readonly BankTransaction[]): BankTransaction[] {
  const isNewestFirst = (transactions[0]?.date ?? '') > (transactions.at(-1)?.date ?? '');
  const ordered = isNewestFirst ? transactions.toReversed() : transactions;
  return ordered.toSorted((a, b) => a.date.localeCompare(b.date));
}

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
