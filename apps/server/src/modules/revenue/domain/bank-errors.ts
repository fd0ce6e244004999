import type { BankErrorKind } from '@portal/contract/bank/bank-errors';

export type Remedy = 'tryLater' | 'openNewSession' | 'notify';

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
