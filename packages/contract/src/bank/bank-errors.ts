/** What a customer can do after a failed bank connection; `wait` means that there is nothing to do. */
export const bankNextSteps = ['retry', 'otherBank', 'upload', 'later', 'wait'] as const;
export type BankNextStep = (typeof bankNextSteps)[number];

export const bankErrors = {
  wrongCredentials: { nextStep: 'retry' },
  wrongAnswer: { nextStep: 'retry' },
  tooManyTries: { nextStep: 'later' },
  loginDisabled: { nextStep: 'upload' },
  accountNotReady: { nextStep: 'upload' },
  bankUnavailable: { nextStep: 'otherBank' },
  bankBusy: { nextStep: 'later' },
  consentDenied: { nextStep: 'upload' },
  closed: { nextStep: 'retry' },
  popUpBlocked: { nextStep: 'retry' },
  sessionEnded: { nextStep: 'retry' },
  stillReading: { nextStep: 'wait' },
  loginInUse: { nextStep: 'wait' },
  noTransactions: { nextStep: 'upload' },
  notOffered: { nextStep: 'upload' },
  unknownLogin: { nextStep: 'retry' },
  notAllowed: { nextStep: 'upload' },
  unavailable: { nextStep: 'later' },
  unreadable: { nextStep: 'upload' },
} as const satisfies Record<string, { nextStep: BankNextStep }>;
export type BankErrorKind = keyof typeof bankErrors;
