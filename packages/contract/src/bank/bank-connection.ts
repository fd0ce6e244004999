import * as z from 'zod/mini';
import { holderAnswers } from '../fields/holder.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { OFFERED_CURRENCY } from '../constants.ts';
import { type BankErrorKind, bankErrors } from './bank-errors.ts';

/**
 * The state of a bank connection: its accounts are read, the customer picks one, its transactions are read, all is
 * read; or why it failed.
 */
export const bankConnectionStates = [
  'readingAccounts',
  'chooseAccount',
  'readingTransactions',
  'read',
  'failed',
] as const;
export type BankConnectionState = (typeof bankConnectionStates)[number];

/** Whether a connection in this state lets the customer continue to review. */
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

/** Whether an account is offered first: a chequing account in Canadian dollars. */
export function isOfferedFirst({ kind, currency }: { kind: BankAccountKind; currency: string }): boolean {
  return kind === 'chequing' && currency === OFFERED_CURRENCY;
}

/** Whether sales may be deposited in an account of this kind. */
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

/** Whether an account other than the chosen one could replace it. */
export function hasOtherAccount({ accounts, accountId }: Pick<BankConnection, 'accounts' | 'accountId'>): boolean {
  return accounts.some((account) => account.accountId !== accountId && takesDeposits[account.kind]);
}

/** What there is to ask of an account: it is in a person's or another name, or its kind shows no sales. */
export const accountQuestions = ['holder', 'noSales'] as const;
export type AccountQuestion = (typeof accountQuestions)[number];

/** Whether sales are deposited in accounts of this kind at all. */
export function showsSales({ kind }: { kind: BankAccountKind }): boolean {
  return takesDeposits[kind];
}

/** An account as shown to its owner; the id is ours and means nothing at the bank. */
export const bankAccount = z.strictObject({
  accountId: identifier,
  title: z.string(),
  /** Only the last digits. */
  lastDigits: z.string(),
  kind: z.enum(bankAccountKinds),
  currency: z.string(),
  /** What is asked where it is picked; it stops nobody. */
  question: z.nullable(z.enum(accountQuestions)),
});
export type BankAccount = z.infer<typeof bankAccount>;

const errorKinds = Object.keys(bankErrors) as [BankErrorKind, ...BankErrorKind[]];

/** A bank connection as shown to its owner: nothing that gives access to the bank or the provider. */
export const bankConnection = z.strictObject({
  state: z.enum(bankConnectionStates),
  /** With the state `failed`: the reason. */
  fault: z.nullable(z.enum(errorKinds)),
  /** The bank's name. */
  institution: z.string(),
  connectedAt: instant,
  accounts: z.array(bankAccount),
  /** The chosen account. */
  accountId: z.nullable(identifier),
  /** Whose name that account is in, in the customer's word; null while they did not say. */
  holderAnswer: z.nullable(z.enum(holderAnswers)),
});
export type BankConnection = z.infer<typeof bankConnection>;

/** What account managers see of the account that was picked. */
export const pickedAccount = z.strictObject({
  kind: z.enum(bankAccountKinds),
  question: z.nullable(z.enum(accountQuestions)),
  holderAnswer: z.nullable(z.enum(holderAnswers)),
});
export type PickedAccount = z.infer<typeof pickedAccount>;
