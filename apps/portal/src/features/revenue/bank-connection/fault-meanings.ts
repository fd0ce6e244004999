import { type BankFaultKind, type BankNextStep, bankFaults } from '@portal/contract/bank/provider-codes';
import type { TextKey } from '@portal/locales';

/** What a fault that the widget tells of means for the screen around it. */
export type WidgetFaultMeaning =
  /** The widget goes on by itself and says what to correct. */
  | 'goesOn'
  /** Worth a word beside the widget, which goes on. */
  | 'note'
  /** The person does not want to. */
  | 'prefersNot'
  /** It cannot work out this time. */
  | 'unable';

export const widgetFaultMeanings = {
  wrongCredentials: 'goesOn',
  wrongAnswer: 'goesOn',
  tooManyTries: 'unable',
  loginDisabled: 'unable',
  accountNotReady: 'unable',
  bankUnavailable: 'unable',
  bankBusy: 'unable',
  consentDenied: 'prefersNot',
  closed: 'prefersNot',
  popUpBlocked: 'note',
  sessionEnded: 'unable',
  stillReading: 'goesOn',
  loginInUse: 'goesOn',
  noTransactions: 'unable',
  notOffered: 'unable',
  unknownLogin: 'unable',
  notAllowed: 'unable',
  unavailable: 'unable',
  unreadable: 'unable',
} as const satisfies Record<BankFaultKind, WidgetFaultMeaning>;

const faultTexts = {
  wrongCredentials: 'revenue.bank.faults.login',
  wrongAnswer: 'revenue.bank.faults.login',
  tooManyTries: 'revenue.bank.faults.tooManyTries',
  loginDisabled: 'revenue.bank.faults.loginDisabled',
  accountNotReady: 'revenue.bank.faults.accountNotReady',
  bankUnavailable: 'revenue.bank.faults.bankUnavailable',
  bankBusy: 'revenue.bank.faults.bankBusy',
  consentDenied: 'revenue.bank.faults.other',
  closed: 'revenue.bank.faults.other',
  popUpBlocked: 'revenue.bank.popUpBlocked',
  sessionEnded: 'revenue.bank.faults.sessionEnded',
  stillReading: 'revenue.bank.faults.bankBusy',
  loginInUse: 'revenue.bank.faults.bankBusy',
  noTransactions: 'revenue.bank.faults.noTransactions',
  notOffered: 'revenue.bank.faults.other',
  unknownLogin: 'revenue.bank.faults.other',
  notAllowed: 'revenue.bank.faults.other',
  unavailable: 'revenue.bank.faults.unavailable',
  unreadable: 'revenue.bank.faults.other',
} as const satisfies Record<BankFaultKind, TextKey>;

/** What happened, with the person's next step in words. */
export function textOfFault(fault: BankFaultKind): TextKey {
  return faultTexts[fault];
}

/** The step that the main button offers; the others stand beside it. */
export function mainStepOf(fault: BankFaultKind): Exclude<BankNextStep, 'wait'> {
  const { nextStep } = bankFaults[fault];
  return nextStep === 'wait' ? 'later' : nextStep;
}
