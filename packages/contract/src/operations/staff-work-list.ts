import * as z from 'zod/mini';
import {
  BUSINESS_DAYS_LISTED,
  SEARCH_MAXIMUM_LENGTH,
  VIEW_COUNT_MAXIMUM,
  WORK_LIST_COUNT_MAXIMUM,
} from '../constants.ts';
import { calendarDay } from '../fields/time/calendar-day.ts';
import { described } from '../fields/described.ts';
import { email } from '../fields/email.ts';
import { identifier } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { pageQuery } from '../fields/page.ts';
import { provinceCodes } from '../fields/provinces.ts';
import { workListRow } from '../staff/work-list.ts';
import {
  revenueProofs,
  workListDirections,
  workListOrders,
  workListOutcomes,
  workListStatuses,
  workListViews,
} from '../staff/work-list-terms.ts';
import { defineOperation } from './operation.ts';

const CURSOR_MAXIMUM_LENGTH = 1000;

/** More than anyone can request, so that every value the field accepts gets a result. */
const AMOUNT_MAXIMUM_CAD = 99_999_999;
const dollars = z.optional(
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,8}$/u)), z.transform(Number)),
    z.number().check(z.minimum(0), z.maximum(AMOUNT_MAXIMUM_CAD)),
  ),
);
const cursor = z.string().check(z.regex(/^[\w-]+$/u), z.maxLength(CURSOR_MAXIMUM_LENGTH));

export const searchApplications = defineOperation({
  operationId: 'Staff_SearchApplications',
  method: 'get',
  path: '/api/staff/work-list',
  summary:
    'The submitted applications of a view in pages, by the promised day of contact unless `order` says otherwise. `Staff_ListApplications` has those that are not submitted. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  query: z.strictObject({
    view: described(
      z.optional(z.enum(workListViews)),
      '`mine`: assigned to you, never of a key. `unassigned`: to no one. `waiting`: for the customer. `late`: the promised day has passed, and it does not wait for the customer. `all`: every open one, as without it. `closed`: the closed ones.',
    ),
    search: described(
      z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAXIMUM_LENGTH))),
      'Part of a reference, an email address, or an operating or legal name, wherever in it; case and accents do not matter. Under three characters: the start of a word.',
      'boreale',
    ),
    status: described(z.optional(z.enum(workListStatuses)), 'Only those in this status.'),
    outcome: described(z.optional(z.enum(workListOutcomes)), 'Only closed ones that ended like this.', 'declined'),
    language: described(z.optional(language), 'Only those of applicants who read this language.'),
    province: described(z.optional(z.enum(provinceCodes)), 'Only businesses in this province.'),
    amountFrom: described(dollars, 'Only those who ask for this much or more, in whole Canadian dollars.'),
    amountTo: described(dollars, 'Only those who ask for this much or less, in whole Canadian dollars.'),
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
    proof: described(z.optional(z.enum(revenueProofs)), 'Only those whose revenue is proven this far.'),
    accountManager: described(
      z.optional(email),
      'Only those assigned to this email address.',
      'anne@lender.example.ca',
    ),
    order: described(z.optional(z.enum(workListOrders)), 'What they are sorted by; `promise` without it.'),
    direction: described(
      z.optional(z.enum(workListDirections)),
      'Without it: the earliest promise, the newest, the largest amount, and the alphabet first.',
    ),
    after: described(
      z.optional(cursor),
      'The `next` of the page before, of the same order and direction; the first page without it.',
      'WyIyMDI2LTAyLTExIl0',
    ),
    limit: described(pageQuery.shape.limit, 'How many at most, 1 to 100; 50 without it.'),
  }),
  response: z.strictObject({
    applications: described(z.array(workListRow), 'The applications of the page.'),
    next: described(
      z.nullable(z.string()),
      'The `after` of the next page; null on the last one.',
      'WyIyMDI2LTAyLTExIl0',
    ),
    total: described(
      z.nullable(z.int()),
      `How many there are in all; null if more than ${WORK_LIST_COUNT_MAXIMUM}, and on every page but the first.`,
      84,
    ),
    today: described(z.string(), 'The day (YYYY-MM-DD) of the office, from which `late` is counted.', '2026-02-12'),
  }),
  errors: [],
});

export const listBusinessDays = defineOperation({
  operationId: 'Staff_ListBusinessDays',
  method: 'get',
  path: '/api/staff/business-days',
  summary: `The next ${String(BUSINESS_DAYS_LISTED)} business days of the office after today, for days that are promised or by which something is wanted.`,
  access: 'staff',
  right: 'read',
  response: z.strictObject({
    today: described(z.string(), 'The day (YYYY-MM-DD) of the office.', '2026-02-12'),
    days: described(z.array(z.string()), 'The days (YYYY-MM-DD), the next one first.', ['2026-02-13', '2026-02-17']),
  }),
  errors: [],
});

const count = (description: string) =>
  described(z.nullable(z.int()), `${description} Null if more than ${VIEW_COUNT_MAXIMUM}.`, 19);

export const countViews = defineOperation({
  operationId: 'Staff_CountViews',
  method: 'get',
  path: '/api/staff/work-list/counts',
  summary: 'How many applications each view of the work list has.',
  access: 'staff',
  right: 'read',
  response: z.strictObject({
    mine: count('Assigned to you; 0 of a key.'),
    unassigned: count('Assigned to nobody.'),
    waiting: count('Waiting for the customer.'),
    late: count('The promised day has passed, and it does not wait for the customer.'),
    all: count('Every open one.'),
    closed: count('Closed.'),
  }),
  errors: [],
});
