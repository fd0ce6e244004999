import type { BankErrorKind } from '@portal/contract/bank/bank-errors';

/** What a job does about an error: retry later, open a new session with the provider, or notify the customer. */
export type Remedy = 'tryLater' | 'openNewSession' | 'notify';

/** The one table of what helps against which error of the provider. */
export const remedyOf = {
  wrongCredentials: 'notify',
  wrongAnswer: 'notify',
  tooManyTries: 'notify',
  loginDisabled: 'notify',
  accountNotReady: 'notify',
  bankUnavailable: 'notify',
  bankBusy: 'tryLater',
  consentDenied: 'notify',
  closed: 'notify',
  popUpBlocked: 'notify',
  sessionEnded: 'openNewSession',
  stillReading: 'tryLater',
  loginInUse: 'tryLater',
  noTransactions: 'notify',
  notOffered: 'notify',
  unknownLogin: 'notify',
  notAllowed: 'notify',
  unavailable: 'tryLater',
  unreadable: 'notify',
} as const satisfies Record<BankErrorKind, Remedy>;
