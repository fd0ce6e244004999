/**
 * What happens to an application, in one closed table: each kind with the text of the applicant's timeline, or null
 * if it is only for staff. An event holds nothing personal.
 */
export const applicationEvents = {
  created: 'applications.timeline.created',
  businessKnownToAnotherCustomer: null,
  bankConnected: 'applications.timeline.bankConnected',
  bankRead: 'applications.timeline.bankRead',
  /** Whose name a statement or the account is in. */
  holderAnswered: null,
  bankDisconnected: 'applications.timeline.bankDisconnected',
  bankConnectionEnded: 'applications.timeline.bankConnectionEnded',
  revenueRead: null,
  /** Staff confirmed what could not be recognized of a statement, or took that back. */
  bankConfirmed: null,
  currencyConfirmed: null,
  kindConfirmed: null,
  confirmationWithdrawn: null,
  submitted: 'applications.timeline.submitted',
  transactionsChecked: 'applications.timeline.transactionsChecked',
  personalDetailsChecked: 'applications.timeline.personalDetailsChecked',
  checkHandedOver: 'applications.timeline.checkHandedOver',
  statementsAsked: 'applications.timeline.statementsAsked',
  sinAsked: 'applications.timeline.sinAsked',
  questionAsked: 'applications.timeline.questionAsked',
  statementsNotNeeded: 'applications.timeline.statementsNotNeeded',
  sinNotNeeded: 'applications.timeline.sinNotNeeded',
  questionNotNeeded: 'applications.timeline.questionNotNeeded',
  statementsProvided: 'applications.timeline.statementsProvided',
  statementsUnavailable: 'applications.timeline.statementsUnavailable',
  sinProvided: 'applications.timeline.sinProvided',
  sinDeclined: 'applications.timeline.sinDeclined',
  questionAnswered: 'applications.timeline.questionAnswered',
  informationComplete: 'applications.timeline.informationComplete',
  expiryNoticeSent: 'applications.timeline.expiryNoticeSent',
  reminderSent: null,
  assigned: null,
  /** Staff had a check tried again, took it over, or did it themselves. */
  checkRetried: null,
  checkTakenOver: null,
  checkSettled: null,
  /** Staff reached out, or tried to. */
  contacted: null,
  withdrawn: 'applications.timeline.withdrawn',
  closed: 'applications.timeline.closed',
  expired: 'applications.timeline.expired',
} as const satisfies Record<string, string | null>;

export type ApplicationEventKind = keyof typeof applicationEvents;

/** The kinds shown to the applicant. */
export type TimelineKind = {
  [Kind in ApplicationEventKind]: (typeof applicationEvents)[Kind] extends null ? never : Kind;
}[ApplicationEventKind];

/** Whether events of this kind are shown to the applicant. */
export function isOnTimeline(kind: ApplicationEventKind): kind is TimelineKind {
  return applicationEvents[kind] !== null;
}

/** Every kind, as a non-empty list. */
export const applicationEventKinds = Object.keys(applicationEvents) as [
  ApplicationEventKind,
  ...ApplicationEventKind[],
];

/** The kinds shown to the applicant, as a non-empty list. */
export const timelineKinds = applicationEventKinds.filter(isOnTimeline) as [TimelineKind, ...TimelineKind[]];
