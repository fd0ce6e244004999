import * as z from 'zod/mini';
import { monthStates } from '../application/months-covered.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { type BankFaultKind, bankFaults } from './provider-codes.ts';

/**
 * Where a bank connection stands: its accounts are read, the person picks one, its transactions are read, all is read;
 * or something kept it from working out.
 */
export const bankConnectionStates = [
  'readingAccounts',
  'chooseAccount',
  'readingTransactions',
  'read',
  'failed',
] as const;
export type BankConnectionState = (typeof bankConnectionStates)[number];

/** Whether a connection in this state lets the person go on to review. */
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

/** The currency of the accounts that are offered first (decisions, section 6). */
export const OFFERED_CURRENCY = 'CAD';

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

/** Whether another account than the one that was picked could be picked in its place. */
export function hasOtherAccount({ accounts, accountId }: Pick<BankConnection, 'accounts' | 'accountId'>): boolean {
  return accounts.some((account) => account.accountId !== accountId && takesDeposits[account.kind]);
}

/** An account as its owner sees it; the id is ours and means nothing at the bank. */
export const bankAccount = z.strictObject({
  accountId: identifier,
  title: z.string(),
  /** The last digits alone. */
  lastDigits: z.string(),
  kind: z.enum(bankAccountKinds),
  currency: z.string(),
});
export type BankAccount = z.infer<typeof bankAccount>;

const faultKinds = Object.keys(bankFaults) as [BankFaultKind, ...BankFaultKind[]];

/** A bank connection as its owner sees it: nothing that opens anything at the bank or the provider. */
export const bankConnection = z.strictObject({
  state: z.enum(bankConnectionStates),
  /** With the state `failed`: what kept it from working out. */
  fault: z.nullable(z.enum(faultKinds)),
  /** The bank's name. */
  institution: z.string(),
  connectedAt: instant,
  accounts: z.array(bankAccount),
  /** The account that was picked. */
  accountId: z.nullable(identifier),
});
export type BankConnection = z.infer<typeof bankConnection>;

export const revenueSources = ['none', 'bank', 'statements', 'both'] as const;
export type RevenueSource = (typeof revenueSources)[number];

/** `reading`: what was given is still looked at. `missing`: months are left to ask for, all of them at first. */
export const revenueStates = ['reading', 'complete', 'missing'] as const;

/** How far the revenue step is: what it rests on, and which months of the window are left to ask for. */
export const revenueState = z.strictObject({
  source: z.enum(revenueSources),
  state: z.enum(revenueStates),
  /** YYYY-MM, oldest first; empty while reading. */
  missingMonths: z.array(z.string()),
  /** The months of the window, oldest first. */
  months: z.array(z.strictObject({ month: z.string(), state: z.enum(monthStates) })),
});
export type RevenueState = z.infer<typeof revenueState>;
