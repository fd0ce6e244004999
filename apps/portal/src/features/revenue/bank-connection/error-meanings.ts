import { type BankErrorKind, type BankNextStep, bankErrors } from '@portal/contract/bank/bank-errors';
import type { TextKey } from '@portal/locales';

export type WidgetErrorMeaning =
  /** The widget continues and shows what to correct. */
  | 'continues'
  /** Shows a note next to the widget, which continues. */
  | 'note'
  /** This attempt cannot succeed. */
  | 'unable';

export const widgetErrorMeanings = {
  wrongCredentials: 'continues',
  wrongAnswer: 'continues',
  tooManyTries: 'unable',
  loginDisabled: 'unable',
  accountNotReady: 'unable',
  bankUnavailable: 'unable',
  bankBusy: 'unable',
  consentDenied: 'unable',
  closed: 'unable',
  popUpBlocked: 'note',
  sessionEnded: 'unable',
  stillReading: 'continues',
  loginInUse: 'continues',
  noTransactions: 'unable',
  notOffered: 'unable',
  unknownLogin: 'unable',
  notAllowed: 'unable',
  unavailable: 'unable',
  unreadable: 'unable',
} as const satisfies Record<BankErrorKind, WidgetErrorMeaning>;

const errorTexts = {
  wrongCredentials: 'revenue.bank.errors.login',
  wrongAnswer: 'revenue.bank.errors.login',
  tooManyTries: 'revenue.bank.errors.tooManyTries',
  loginDisabled: 'revenue.bank.errors.loginDisabled',
  accountNotReady: 'revenue.bank.errors.accountNotReady',
  bankUnavailable: 'revenue.bank.errors.bankUnavailable',
  bankBusy: 'revenue.bank.errors.bankBusy',
  consentDenied: 'revenue.bank.errors.consentDenied',
  closed: 'revenue.bank.errors.closed',
  popUpBlocked: 'revenue.bank.popUpBlocked',
  sessionEnded: 'revenue.bank.errors.sessionEnded',
  stillReading: 'revenue.bank.errors.bankBusy',
  loginInUse: 'revenue.bank.errors.bankBusy',
  noTransactions: 'revenue.bank.errors.noTransactions',
  notOffered: 'revenue.bank.errors.other',
  unknownLogin: 'revenue.bank.errors.other',
  notAllowed: 'revenue.bank.errors.other',
  unavailable: 'revenue.bank.errors.unavailable',
  unreadable: 'revenue.bank.errors.other',
} as const satisfies Record<BankErrorKind, TextKey>;

export function textOfError(error: BankErrorKind): TextKey {
  return errorTexts[error];
}

export function mainStepOf(error: BankErrorKind): Exclude<BankNextStep, 'wait'> {
  const { nextStep } = bankErrors[error];
  return nextStep === 'wait' ? 'later' : nextStep;
}
