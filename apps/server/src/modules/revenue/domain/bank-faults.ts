import type { BankFaultKind } from '@portal/contract/bank/provider-codes';

/** What a job does about a fault: try again later, open a new session with the provider, or tell the person. */
export type FaultCure = 'tryLater' | 'openAnew' | 'tell';

/** The one table of what helps against which fault of the provider. */
export const cureOfFault = {
  wrongCredentials: 'tell',
  wrongAnswer: 'tell',
  tooManyTries: 'tell',
  loginDisabled: 'tell',
  accountNotReady: 'tell',
  bankUnavailable: 'tell',
  bankBusy: 'tryLater',
  consentDenied: 'tell',
  closed: 'tell',
  popUpBlocked: 'tell',
  sessionEnded: 'openAnew',
  stillReading: 'tryLater',
  loginInUse: 'tryLater',
  noTransactions: 'tell',
  notOffered: 'tell',
  unknownLogin: 'tell',
  notAllowed: 'tell',
  unavailable: 'tryLater',
  unreadable: 'tell',
} as const satisfies Record<BankFaultKind, FaultCure>;
