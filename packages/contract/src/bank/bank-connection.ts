import * as z from 'zod/mini';
import { holderAnswers } from '../fields/holder.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { OFFERED_CURRENCY } from '../constants.ts';
import { type BankErrorKind, bankErrors } from './bank-errors.ts';

/**
 * The accounts are read, the customer chooses one, and its transactions are read. `failed` is possible at any point.
 */
export const bankConnectionStates = [
  'readingAccounts',
  'chooseAccount',
  'readingTransactions',
  'read',
  'failed',
] as const;
export type BankConnectionState = (typeof bankConnectionStates)[number];

export const bankStateSatisfiesRevenue = {
  readingAccounts: false,
  chooseAccount: false,
  readingTransactions: true,
  read: true,
  failed: false,
} as const satisfies Record<BankConnectionState, boolean>;

export const bankAccountKinds = [
  'chequing',
  'savings',
  'creditCard',
  'lineOfCredit',
  'loan',
  'mortgage',
  'investment',
  'other',
] as const;
export type BankAccountKind = (typeof bankAccountKinds)[number];

export function isOfferedFirst({ kind, currency }: { kind: BankAccountKind; currency: string }): boolean {
  return kind === 'chequing' && currency === OFFERED_CURRENCY;
}

const takesDeposits = {
  chequing: true,
  savings: true,
  creditCard: false,
  lineOfCredit: false,
  loan: false,
  mortgage: false,
  investment: false,
  other: true,
} as const satisfies Record<BankAccountKind, boolean>;

export function hasOtherAccount({ accounts, accountId }: Pick<BankConnection, 'accounts' | 'accountId'>): boolean {
  return accounts.some((account) => account.accountId !== accountId && takesDeposits[account.kind]);
}

export const accountQuestions = ['holder', 'noSales'] as const;
export type AccountQuestion = (typeof accountQuestions)[number];

export function showsSales({ kind }: { kind: BankAccountKind }): boolean {
  return takesDeposits[kind];
}

/** An account as its owner sees it; the id is ours, not the bank's. */
export const bankAccount = z.strictObject({
  accountId: identifier,
  title: z.string(),
  lastDigits: z.string(),
  kind: z.enum(bankAccountKinds),
  currency: z.string(),
  question: z.nullable(z.enum(accountQuestions)),
});
export type BankAccount = z.infer<typeof bankAccount>;

const errorKinds = Object.keys(bankErrors) as [BankErrorKind, ...BankErrorKind[]];

/** A bank connection as its owner sees it, without anything that gives access to the bank or the provider. */
export const bankConnection = z.strictObject({
  state: z.enum(bankConnectionStates),
  fault: z.nullable(z.enum(errorKinds)),
  institution: z.string(),
  connectedAt: instant,
  accounts: z.array(bankAccount),
  accountId: z.nullable(identifier),
  holderAnswer: z.nullable(z.enum(holderAnswers)),
});
export type BankConnection = z.infer<typeof bankConnection>;

export const pickedAccount = z.strictObject({
  kind: z.enum(bankAccountKinds),
  question: z.nullable(z.enum(accountQuestions)),
  holderAnswer: z.nullable(z.enum(holderAnswers)),
});
export type PickedAccount = z.infer<typeof pickedAccount>;
