/**
 * What happens to an application, in one closed table: each kind with the text of the applicant's timeline, or null
 * where it is for staff alone. An event holds nothing personal.
 */
export const applicationEvents = {
  created: 'applications.timeline.created',
  businessKnownToAnotherCustomer: null,
  bankConnected: 'applications.timeline.bankConnected',
  bankRead: 'applications.timeline.bankRead',
  bankDisconnected: 'applications.timeline.bankDisconnected',
  bankConnectionEnded: 'applications.timeline.bankConnectionEnded',
  submitted: 'applications.timeline.submitted',
  transactionsChecked: 'applications.timeline.transactionsChecked',
  personalDetailsChecked: 'applications.timeline.personalDetailsChecked',
  checkHandedOver: 'applications.timeline.checkHandedOver',
  statementsAsked: 'applications.timeline.statementsAsked',
  sinAsked: 'applications.timeline.sinAsked',
  questionAsked: 'applications.timeline.questionAsked',
  statementsProvided: 'applications.timeline.statementsProvided',
  sinProvided: 'applications.timeline.sinProvided',
  sinDeclined: 'applications.timeline.sinDeclined',
  questionAnswered: 'applications.timeline.questionAnswered',
  informationComplete: 'applications.timeline.informationComplete',
  expiryNoticeSent: 'applications.timeline.expiryNoticeSent',
  assigned: null,
  withdrawn: 'applications.timeline.withdrawn',
  closed: 'applications.timeline.closed',
  expired: 'applications.timeline.expired',
} as const satisfies Record<string, string | null>;

export type ApplicationEventKind = keyof typeof applicationEvents;

/** The kinds that the applicant sees. */
export type TimelineKind = {
  [Kind in ApplicationEventKind]: (typeof applicationEvents)[Kind] extends null ? never : Kind;
}[ApplicationEventKind];

/** Whether the applicant sees events of this kind. */
export function isOnTimeline(kind: ApplicationEventKind): kind is TimelineKind {
  return applicationEvents[kind] !== null;
}

/** Every kind, as a list of at least one. */
export const applicationEventKinds = Object.keys(applicationEvents) as [
  ApplicationEventKind,
  ...ApplicationEventKind[],
];

/** The kinds that the applicant sees, as a list of at least one. */
export const timelineKinds = applicationEventKinds.filter(isOnTimeline) as [TimelineKind, ...TimelineKind[]];
