import { type ApplicationStatus, applicationStatuses, moves } from '../application/status.ts';

/** The named parts of the work list; `all` is what is open. An application is in it from its submission on. */
export const workListViews = ['mine', 'unassigned', 'waiting', 'late', 'all', 'closed'] as const;
export type WorkListView = (typeof workListViews)[number];

export const workListOrders = ['promise', 'submitted', 'amount', 'business', 'changed'] as const;
export type WorkListOrder = (typeof workListOrders)[number];

export const workListDirections = ['up', 'down'] as const;
export type WorkListDirection = (typeof workListDirections)[number];

/** The direction of an order where none is given: the earliest promise, the newest, the largest, the alphabet. */
export const usualDirections = {
  promise: 'up',
  submitted: 'down',
  amount: 'down',
  business: 'up',
  changed: 'down',
} as const satisfies Record<WorkListOrder, WorkListDirection>;

/** The columns of the console's list that can be moved and left out; the business always comes first. */
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

/** Statuses of applications in the work list, as a non-empty list. */
export const workListStatuses = applicationStatuses.filter(
  (status): status is WorkListStatus => isInWorkList[status],
) as [WorkListStatus, ...WorkListStatus[]];

/** How submitted applications end: none of them expires. */
export const workListOutcomes = moves.close.outcomes;
export type WorkListOutcome = (typeof workListOutcomes)[number];

/**
 * How far the revenue of a window is proven. `proven`: every month is, by the sums of its statements or by the bank.
 * `notProven`: every month is there, and some do not add up. `incomplete`: months are missing, or only there in part.
 */
export const revenueProofs = ['proven', 'notProven', 'incomplete'] as const;
export type RevenueProof = (typeof revenueProofs)[number];

export const monthSources = ['statement', 'bank'] as const;
export type MonthSource = (typeof monthSources)[number];

/** What a month of the window shows. `read` is of a bank, which proves itself; `proven` and `notProven` are of statements. */
export const monthMarks = ['proven', 'read', 'notProven', 'part', 'missing', 'reading'] as const;
export type MonthMark = (typeof monthMarks)[number];

/**
 * Why a month shows what it does. `someDays`: not every day is covered, though enough to count. `fewDays`: too few days are.
 * `rowsNotRead`: a file is about it, and no rows were read from it, which says nothing against the file.
 */
export const monthReasons = ['notSent', 'fewDays', 'someDays', 'sumsDoNotHold', 'rowsNotRead'] as const;
export type MonthReason = (typeof monthReasons)[number];
