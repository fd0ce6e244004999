import type { BankErrorKind } from '@portal/contract/bank/bank-errors';
import type { Day } from '@portal/contract/calendar';
import type { Language } from '@portal/contract/language';

/**
 * The bank connection in our own terms. No call throws: an error is a `BankError`, whose kind determines the customer's
 * next step (`bankErrors` in the contract). Calls that are safe to repeat are retried, and all calls give up within
 * seconds while the provider is down.
 */
export interface BankAggregator {
  readonly widget: BankWidget;
  readonly offersStatements: boolean;
  /** Creates a token that opens the widget once and expires after 30 minutes. */
  createAuthorizeToken(): Promise<BankResult<string>>;
  /**
   * Checks a login that a browser named, and opens a reading session for it. The browser proves nothing: store nothing
   * before `tag` matches the application.
   */
  confirmLogin(loginId: string): Promise<BankResult<ConfirmedLogin>>;
  readAccounts(requestId: string): Promise<BankResult<AccountSummary[]>>;
  /**
   * Requests the last 365 days of transactions of `accountIds`, or of all accounts. The response is often `pending`;
   * then call `pollTransactions` every `TRANSACTIONS_POLL_SECONDS`.
   */
  askForTransactions(requestId: string, accountIds?: readonly string[]): Promise<BankResult<TransactionsReading>>;
  /** Polls a request once. `sessionEnded`: confirm the login again and make a new request. */
  pollTransactions(requestId: string): Promise<BankResult<TransactionsReading>>;
  /** Statements as PDF files; error `notOffered` if not enabled. */
  readStatements(
    requestId: string,
    months: StatementMonths,
    accountIds?: readonly string[],
  ): Promise<BankResult<BankStatement[]>>;
  /** Erases a login and its data at the provider. An unknown login counts as erased; `loginInUse` is temporary. */
  deleteLoginAtBank(loginId: string): Promise<BankResult<undefined>>;
  /** Why a webhook would be refused whatever its body; undefined if the body decides. */
  findWebhookRefusal(headers: WebhookHeaders): WebhookRefusal | undefined;
  /** Reads a webhook of the provider. `body` is raw; header names are lower-case. */
  parseWebhook(headers: WebhookHeaders, body: Uint8Array): WebhookReading;
}

/** How often and how long a pending reading is polled, as in the provider's guide. */
export const TRANSACTIONS_POLL_SECONDS = 10;
export const TRANSACTIONS_POLL_MINUTES = 30;

export interface BankWidget {
  /** The only origin whose messages are accepted, and the only one the content security policy allows in frames. */
  readonly origin: string;
  frameUrl(parameters: FrameParameters): string;
}

export interface FrameParameters {
  language: Language;
  authorizeToken: string;
  /** Application id, returned with the login. */
  tag: string;
  /** A bank with its own pages takes over the whole window instead of a pop-up, then returns to the portal. */
  wholeWindow?: boolean;
  /** Lets the customer pick accounts in the widget; otherwise the portal does that. */
  accountSelection?: boolean;
}

export type BankResult<Value> = { ok: true; value: Value } | { ok: false; error: BankError };

export interface BankError {
  kind: BankErrorKind;
  /** The provider's code or the kind of error, for the log; never personal. */
  code: string;
}

export const loginKinds = ['business', 'personal', 'unknown'] as const;
export type LoginKind = (typeof loginKinds)[number];

export interface ConfirmedLogin {
  /** A reading session; it expires after 30 minutes, and `confirmLogin` then opens a new one. */
  requestId: string;
  institution: string;
  /** The tag that the widget was opened with; undefined if the provider has none. */
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
  /** The full number: encrypt it, and show only its last digits. */
  number: string;
  transitNumber: string | undefined;
  institutionNumber: string | undefined;
  kind: BankAccountKind;
  forOperations: boolean;
  /** ISO 4217, such as CAD or USD. */
  currency: string;
  balanceCents: number | undefined;
  availableCents: number | undefined;
  holderName: string | undefined;
}

export interface BankTransaction {
  id: string;
  date: Day;
  description: string;
  /** Cents of the account's currency: positive for credits, negative for debits. */
  amountCents: number;
  balanceCents: number | undefined;
}

export interface AccountWithTransactions extends AccountSummary {
  transactions: BankTransaction[];
}

export type TransactionsReading =
  /** `dispatched`: reading takes longer than usual (over 210 seconds). */
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
  accountNumber: string;
  pdf: Uint8Array;
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** `off`: no secret is configured, so no webhook can be trusted. */
export type WebhookRefusal = 'off' | 'signature' | 'unreadable';

export type WebhookReading = { state: 'refused'; reason: WebhookRefusal } | { state: 'accepted'; notice: BankNotice };

export interface BankNotice {
  /** The same for every delivery of a notice: store it, and act only once. */
  deduplicationKey: string;
  requestId: string;
  tag: string | undefined;
  /** `other` requires no action. */
  about: 'transactions' | 'identity' | 'other';
  /** Result that a poll would have returned; set for `transactions`. */
  reading: BankResult<TransactionsReading> | undefined;
}
