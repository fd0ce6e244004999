import type { BankFaultKind } from '@portal/contract/bank/provider-codes';
import type { Language } from '@portal/contract/language';

/**
 * The bank connection in our own words. No call throws: what goes wrong is a `BankFault`, whose kind names the
 * person's next step in `bankFaults` of the contract. Calls try again by themselves where that is harmless, and give
 * up within seconds while the provider is down.
 */
export interface BankAggregator {
  readonly widget: BankWidget;
  /** Whether `readStatements` is switched on. */
  readonly offersStatements: boolean;
  /** For one opening of the widget: used once, dead after 30 minutes. */
  createAuthorizeToken(): Promise<BankResult<string>>;
  /**
   * Asks the provider about a login that a browser named, and opens a session of reading for it.
   * The browser's word proves nothing: keep nothing before `tag` is the application's.
   */
  confirmLogin(loginId: string): Promise<BankResult<ConfirmedLogin>>;
  /** The accounts of a login with balances, without transactions. */
  readAccounts(requestId: string): Promise<BankResult<AccountSummary[]>>;
  /**
   * Asks for the transactions of the last 365 days; `accountIds` narrows them, all accounts otherwise.
   * The answer is often `pending`: then `pollTransactions` every `TRANSACTIONS_POLL_SECONDS`.
   */
  askForTransactions(requestId: string, accountIds?: readonly string[]): Promise<BankResult<TransactionsReading>>;
  /** One look at what was asked for. `sessionEnded` means: confirm the login again and ask anew. */
  pollTransactions(requestId: string): Promise<BankResult<TransactionsReading>>;
  /** Statements as PDF files; the fault `notOffered` where they are not switched on. */
  readStatements(
    requestId: string,
    months: StatementMonths,
    accountIds?: readonly string[],
  ): Promise<BankResult<BankStatement[]>>;
  /** Erases the login and its data at the provider. A login it no longer knows counts as erased; `loginInUse` passes. */
  forgetLogin(loginId: string): Promise<BankResult<undefined>>;
  /** Reads a call of the provider to us. `body` is raw, as it came; header names are in lower case. */
  parseWebhook(headers: WebhookHeaders, body: Uint8Array): WebhookReading;
}

/** How often and how long a reading that is pending is looked at (provider's guide). */
export const TRANSACTIONS_POLL_SECONDS = 10;
export const TRANSACTIONS_POLL_MINUTES = 30;

/** The provider's pages in a frame of ours. */
export interface BankWidget {
  /** The only origin whose messages count; also the one that the content policy lets be framed. */
  readonly origin: string;
  frameUrl(parameters: FrameParameters): string;
}

export interface FrameParameters {
  language: Language;
  authorizeToken: string;
  /** Comes back with the login: the id of the application. */
  tag: string;
  /** A bank with pages of its own takes the whole window instead of a pop-up, then returns to the portal. */
  wholeWindow?: boolean;
  /** Lets the person pick accounts in the widget; the portal asks itself otherwise. */
  accountSelection?: boolean;
}

export type BankResult<Value> = { ok: true; value: Value } | { ok: false; fault: BankFault };

export interface BankFault {
  kind: BankFaultKind;
  /** The provider's code or the kind of failure, for the log: never anything personal. */
  code: string;
}

export const loginKinds = ['business', 'personal', 'unknown'] as const;
export type LoginKind = (typeof loginKinds)[number];

export interface ConfirmedLogin {
  /** One session of reading; it dies after 30 minutes, and is then had anew by `confirmLogin`. */
  requestId: string;
  /** The bank's name as the provider writes it. */
  institution: string;
  /** What the widget was opened with; undefined where the provider knows of none. */
  tag: string | undefined;
  loginKind: LoginKind;
}

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

/** An account without its transactions. Amounts are in cents of `currency`. */
export interface AccountSummary {
  id: string;
  title: string;
  /** Whole: seal it, show its last digits only. */
  number: string;
  transitNumber: string | undefined;
  institutionNumber: string | undefined;
  kind: BankAccountKind;
  /** Money comes in and goes out by it day by day. */
  forOperations: boolean;
  /** ISO 4217, such as CAD or USD. */
  currency: string;
  balanceCents: number | undefined;
  availableCents: number | undefined;
  holderName: string | undefined;
}

export interface BankTransaction {
  id: string;
  /** YYYY-MM-DD. */
  date: string;
  description: string;
  /** Cents of the account's currency: above zero came in, below zero went out. */
  amountCents: number;
  balanceCents: number | undefined;
}

export interface AccountWithTransactions extends AccountSummary {
  /** As the provider orders them. */
  transactions: BankTransaction[];
}

export type TransactionsReading =
  /** `dispatched`: it takes longer than usual (over 210 seconds). */
  | { state: 'pending'; dispatched: boolean }
  | {
      state: 'ready';
      tag: string | undefined;
      institution: string;
      loginKind: LoginKind;
      accounts: AccountWithTransactions[];
    };

export const statementMonthChoices = ['latest', 3, 12] as const;
export type StatementMonths = (typeof statementMonthChoices)[number];

export interface BankStatement {
  id: string;
  /** Whole, as in `AccountSummary`. */
  accountNumber: string;
  pdf: Uint8Array;
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type WebhookReading =
  /** `off`: no secret is configured, so nothing can be believed. */
  { state: 'refused'; reason: 'off' | 'signature' | 'unreadable' } | { state: 'accepted'; notice: BankNotice };

export interface BankNotice {
  /** The same for every delivery of one notice: keep it, and act once. */
  deduplicationKey: string;
  requestId: string;
  tag: string | undefined;
  /** What it is about; `other` asks for nothing. */
  about: 'transactions' | 'identity' | 'other';
  /** With `transactions`: the same that a poll would have brought. */
  reading: BankResult<TransactionsReading> | undefined;
}
