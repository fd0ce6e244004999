/**
 * Every kind of event, with its text on the applicant's timeline or null if only staff see it. Events hold no personal
 * data.
 */
export const applicationEvents = {
  created: 'applications.timeline.created',
  businessKnownToAnotherCustomer: null,
  bankConnected: 'applications.timeline.bankConnected',
  bankRead: 'applications.timeline.bankRead',
  /** The customer said whose name a statement or an account is in. */
  holderAnswered: null,
  bankDisconnected: 'applications.timeline.bankDisconnected',
  bankConnectionEnded: 'applications.timeline.bankConnectionEnded',
  revenueRead: null,
  /** Staff confirmed what the reader did not recognize on a statement, or withdrew the confirmation. */
  bankConfirmed: null,
  currencyConfirmed: null,
  kindConfirmed: null,
  confirmationWithdrawn: null,
  /** Staff corrected a row of a statement, or withdrew the correction. */
  rowCorrected: null,
  correctionWithdrawn: null,
  /** Staff ruled on a payee or a deposit, or withdrew the ruling. */
  revenueRuled: null,
  rulingWithdrawn: null,
  submitted: 'applications.timeline.submitted',
  transactionsChecked: 'applications.timeline.transactionsChecked',
  personalDetailsChecked: 'applications.timeline.personalDetailsChecked',
  checkHandedOver: 'applications.timeline.checkHandedOver',
  statementsAsked: 'applications.timeline.statementsAsked',
  sinAsked: 'applications.timeline.sinAsked',
  questionAsked: 'applications.timeline.questionAsked',
  documentAsked: 'applications.timeline.documentAsked',
  statementsNotNeeded: 'applications.timeline.statementsNotNeeded',
  sinNotNeeded: 'applications.timeline.sinNotNeeded',
  questionNotNeeded: 'applications.timeline.questionNotNeeded',
  documentNotNeeded: 'applications.timeline.documentNotNeeded',
  statementsProvided: 'applications.timeline.statementsProvided',
  statementsUnavailable: 'applications.timeline.statementsUnavailable',
  sinProvided: 'applications.timeline.sinProvided',
  sinDeclined: 'applications.timeline.sinDeclined',
  questionAnswered: 'applications.timeline.questionAnswered',
  documentProvided: 'applications.timeline.documentProvided',
  documentUnavailable: 'applications.timeline.documentUnavailable',
  informationComplete: 'applications.timeline.informationComplete',
  expiryNoticeSent: 'applications.timeline.expiryNoticeSent',
  reminderSent: null,
  assigned: null,
  /** Staff retried a check, took it over, or did it themselves. */
  checkRetried: null,
  checkTakenOver: null,
  checkSettled: null,
  contacted: null,
  withdrawn: 'applications.timeline.withdrawn',
  closed: 'applications.timeline.closed',
  expired: 'applications.timeline.expired',
} as const satisfies Record<string, string | null>;

export type ApplicationEventKind = keyof typeof applicationEvents;

export type TimelineKind = {
  [Kind in ApplicationEventKind]: (typeof applicationEvents)[Kind] extends null ? never : Kind;
}[ApplicationEventKind];

export function isOnTimeline(kind: ApplicationEventKind): kind is TimelineKind {
  return applicationEvents[kind] !== null;
}

export const applicationEventKinds = Object.keys(applicationEvents) as [
  ApplicationEventKind,
  ...ApplicationEventKind[],
];

export const timelineKinds = applicationEventKinds.filter(isOnTimeline) as [TimelineKind, ...TimelineKind[]];
