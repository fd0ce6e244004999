import * as z from 'zod/mini';
import {
  BUSINESS_DAYS_LISTED,
  SEARCH_MAXIMUM_LENGTH,
  VIEW_COUNT_MAXIMUM,
  WORK_LIST_COUNT_MAXIMUM,
} from '../../constants.ts';
import { calendarDay } from '../../fields/time/calendar-day.ts';
import { described } from '../../fields/described.ts';
import { email } from '../../fields/email.ts';
import { identifier } from '../../fields/identifier.ts';
import { language } from '../../fields/language.ts';
import { pageQuery } from '../../fields/page.ts';
import { provinceCodes } from '../../fields/provinces.ts';
import { workListRow } from '../../staff/work-list.ts';
import {
  revenueProofs,
  workListDirections,
  workListOrders,
  workListOutcomes,
  workListStatuses,
  workListViews,
} from '../../staff/work-list-terms.ts';
import { defineOperation } from '../operation.ts';

const CURSOR_MAXIMUM_LENGTH = 1000;

/** Above any amount that can be requested; the filters accept eight digits. */
export const AMOUNT_MAXIMUM_CAD = 99_999_999;
const dollars = z.optional(
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,8}$/u)), z.transform(Number)),
    z.number().check(z.minimum(0), z.maximum(AMOUNT_MAXIMUM_CAD)),
  ),
);
const cursor = z.string().check(z.regex(/^[\w-]+$/u), z.maxLength(CURSOR_MAXIMUM_LENGTH));

export const workListFilters = {
  view: described(
    z.optional(z.enum(workListViews)),
    '`mine`: assigned to you; always none for a key. `unassigned`: assigned to no one. `waiting`: waiting for the customer. `late`: past the promised day and not waiting for the customer. `all` (the default): every open one. `closed`: every closed one.',
  ),
  search: described(
    z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAXIMUM_LENGTH))),
    'Words, in any order. Each is any part of a reference, an email address, an operating or legal name, or the applicant’s name. Or a phone number, with or without its area code, or a reference without hyphens. Case and accents do not matter. With fewer than three characters, only the starts of words match, and whole words of the applicant’s name.',
    'boreale',
  ),
  status: described(z.optional(z.enum(workListStatuses)), 'Only those with this status.'),
  outcome: described(z.optional(z.enum(workListOutcomes)), 'Only closed ones with this outcome.', 'declined'),
  language: described(z.optional(language), 'Only those whose applicants use this language.'),
  province: described(z.optional(z.enum(provinceCodes)), 'Only those of businesses in this province.'),
  amountFrom: described(dollars, 'Only those that request this amount or more, in whole Canadian dollars.'),
  amountTo: described(dollars, 'Only those that request this amount or less, in whole Canadian dollars.'),
  partnerId: described(
    z.optional(identifier),
    'Only those that this partner referred.',
    '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21',
  ),
  submittedFrom: described(
    z.optional(calendarDay),
    'Only those submitted on this day (YYYY-MM-DD) or later.',
    '2026-02-01',
  ),
  submittedTo: described(
    z.optional(calendarDay),
    'Only those submitted on this day (YYYY-MM-DD) or earlier.',
    '2026-02-28',
  ),
  proof: described(z.optional(z.enum(revenueProofs)), 'Only those with this proof of revenue.'),
  accountManager: described(z.optional(email), 'Only those assigned to this email address.', 'anne@lender.example.ca'),
};

export const searchApplications = defineOperation({
  operationId: 'Staff_SearchApplications',
  method: 'get',
  path: '/api/staff/work-list',
  summary:
    'Search the submitted applications in a view, in pages, sorted by promised contact day unless `order` says otherwise. Use `Staff_ListApplications` for unsubmitted ones. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  query: z.strictObject({
    ...workListFilters,
    order: described(
      z.optional(z.enum(workListOrders)),
      'What to sort by; `promise` by default. By promise, applications that wait for the customer come last once their day has passed.',
    ),
    direction: described(
      z.optional(z.enum(workListDirections)),
      'The direction. By default, the earliest promise, the newest, the largest amount or A comes first.',
    ),
    after: described(
      z.optional(cursor),
      'The `next` of the previous page, with the same order and direction; leave it out for the first page.',
      'WyIyMDI2LTAyLTExIl0',
    ),
    limit: described(pageQuery.shape.limit, 'The maximum number of results, 1 to 100; 50 by default.'),
  }),
  response: z.strictObject({
    applications: described(z.array(workListRow), 'The applications on this page.'),
    next: described(
      z.nullable(z.string()),
      'The `after` of the next page; null on the last page.',
      'WyIyMDI2LTAyLTExIl0',
    ),
    total: described(
      z.nullable(z.int()),
      `The total number; null if it is more than ${WORK_LIST_COUNT_MAXIMUM}, and on every page but the first.`,
      84,
    ),
    today: described(
      z.string(),
      'Today’s date at the office (YYYY-MM-DD), which decides what is `late`.',
      '2026-02-12',
    ),
  }),
  errors: [],
});

export const listBusinessDays = defineOperation({
  operationId: 'Staff_ListBusinessDays',
  method: 'get',
  path: '/api/staff/business-days',
  summary: `List the office’s next ${String(BUSINESS_DAYS_LISTED)} business days after today, for promised days and due dates.`,
  access: 'staff',
  right: 'read',
  response: z.strictObject({
    today: described(z.string(), 'Today’s date at the office (YYYY-MM-DD).', '2026-02-12'),
    days: described(z.array(z.string()), 'The days (YYYY-MM-DD), earliest first.', ['2026-02-13', '2026-02-17']),
  }),
  errors: [],
});

const count = (description: string) =>
  described(z.nullable(z.int()), `${description} Null if more than ${VIEW_COUNT_MAXIMUM}.`, 19);

export const countViews = defineOperation({
  operationId: 'Staff_CountViews',
  method: 'get',
  path: '/api/staff/work-list/counts',
  summary: 'Count the applications in each view of the work list.',
  access: 'staff',
  right: 'read',
  response: z.strictObject({
    mine: count('Assigned to you; always 0 for a key.'),
    unassigned: count('Assigned to no one.'),
    waiting: count('Waiting for the customer.'),
    late: count('Past the promised day and not waiting for the customer.'),
    approval: count('With an offer that waits for the approval of a second person.'),
    all: count('Open.'),
    closed: count('Closed.'),
  }),
  errors: [],
});
