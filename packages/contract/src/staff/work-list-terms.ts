import { type ApplicationStatus, applicationStatuses, moves } from '../application/status.ts';

/**
 * Views of the work list; `all` contains every open application, and `approval` those with an offer that a second
 * person must approve. Applications appear once submitted.
 */
export const workListViews = ['mine', 'unassigned', 'waiting', 'late', 'approval', 'all', 'closed'] as const;
export type WorkListView = (typeof workListViews)[number];

export const workListOrders = ['promise', 'submitted', 'amount', 'business', 'changed'] as const;
export type WorkListOrder = (typeof workListOrders)[number];

export const workListDirections = ['up', 'down'] as const;
export type WorkListDirection = (typeof workListDirections)[number];

/** Default direction of each order: earliest promise, newest, largest, alphabetical. */
export const usualDirections = {
  promise: 'up',
  submitted: 'down',
  amount: 'down',
  business: 'up',
  changed: 'down',
} as const satisfies Record<WorkListOrder, WorkListDirection>;

/** Columns that a person can move and hide; the business always comes first. */
export const workListColumns = [
  'reference',
  'where',
  'amount',
  'status',
  'proof',
  'submitted',
  'promise',
  'with',
  'lastEvent',
] as const;
export type WorkListColumn = (typeof workListColumns)[number];

const isInWorkList = {
  incomplete: false,
  underReview: true,
  informationRequired: true,
  closed: true,
} as const satisfies Record<ApplicationStatus, boolean>;

export type WorkListStatus = {
  [Status in ApplicationStatus]: (typeof isInWorkList)[Status] extends true ? Status : never;
}[ApplicationStatus];

export const workListStatuses = applicationStatuses.filter(
  (status): status is WorkListStatus => isInWorkList[status],
) as [WorkListStatus, ...WorkListStatus[]];

/** Submitted applications never expire. */
export const workListOutcomes = moves.close.outcomes;
export type WorkListOutcome = (typeof workListOutcomes)[number];

/**
 * How far the window's revenue is proven. `proven`: every month, by sums or by the bank. `notProven`: every month is
 * covered, but some do not add up. `incomplete`: months are missing or partial.
 */
export const revenueProofs = ['proven', 'notProven', 'incomplete'] as const;
export type RevenueProof = (typeof revenueProofs)[number];

export const monthSources = ['statement', 'bank'] as const;
export type MonthSource = (typeof monthSources)[number];

/** Mark of a month. `read` comes from a bank, which needs no proof; `proven` and `notProven` come from statements. */
export const monthMarks = ['proven', 'read', 'notProven', 'part', 'missing', 'reading'] as const;
export type MonthMark = (typeof monthMarks)[number];

/**
 * Why a month has its mark. `someDays`: enough days to count, but not all. `fewDays`: too few days. `rowsNotRead`: no
 * rows were read from its file, which says nothing against it.
 */
export const monthReasons = ['notSent', 'fewDays', 'someDays', 'sumsDoNotHold', 'rowsNotRead'] as const;
export type MonthReason = (typeof monthReasons)[number];
