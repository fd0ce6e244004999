import * as z from 'zod/mini';
import {
  SAVED_VIEW_NAME_MAXIMUM_LENGTH,
  SAVED_VIEW_QUERY_MAXIMUM_LENGTH,
  SAVED_VIEWS_MAXIMUM,
  STATEMENT_MONTHS_REQUIRED,
} from '../constants.ts';
import { closingOutcomes } from '../application/status.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { foldSpaces } from '../fields/text.ts';
import { provinceCodes } from '../fields/provinces.ts';
import { staffEvent } from './application-details.ts';
import { accountManager } from './applications.ts';
import {
  workListOrders,
  workListDirections,
  workListColumns,
  workListStatuses,
  revenueProofs,
  monthSources,
  monthMarks,
  monthReasons,
} from './work-list-terms.ts';

export const savedView = z.strictObject({
  name: described(
    z
      .string()
      .check(
        z.overwrite(foldSpaces),
        z.minLength(1),
        z.maxLength(SAVED_VIEW_NAME_MAXIMUM_LENGTH),
        z.regex(/^\P{Cc}+$/u),
      ),
    'Its name.',
    'Québec, above $100,000',
  ),
  query: described(
    z.string().check(
      z.maxLength(SAVED_VIEW_QUERY_MAXIMUM_LENGTH),
      z.regex(/^[\w=&%.+-]*$/u),
      z.refine((query) => !new URLSearchParams(query).has('search')),
    ),
    'Its view, filters and order, as in the address of the work list after `?`, without a search.',
    'province=QC&amount=100000-',
  ),
});
export type SavedView = z.infer<typeof savedView>;

export const ownWorkList = z.strictObject({
  columns: described(
    z
      .array(
        z.strictObject({
          name: described(z.enum(workListColumns), 'A column.'),
          isShown: described(z.boolean(), 'Whether it is shown.'),
        }),
      )
      .check(z.maxLength(workListColumns.length)),
    'The columns, in order; columns that are not named come last.',
    [{ name: 'reference', isShown: true }],
  ),
  order: described(z.enum(workListOrders), 'What the list is initially sorted by.'),
  direction: described(z.enum(workListDirections), 'The direction.'),
  views: z.optional(
    described(z.array(savedView).check(z.maxLength(SAVED_VIEWS_MAXIMUM)), 'The views that they saved, in order.'),
  ),
});
export type OwnWorkList = z.infer<typeof ownWorkList>;

export const markedMonth = z.strictObject({
  month: described(z.string(), 'A month of the window, as YYYY-MM.', '2026-01'),
  source: described(z.nullable(z.enum(monthSources)), 'What covers it; null if nothing does.', 'statement'),
  state: described(
    z.enum(monthMarks),
    '`proven`: the totals of its statements add up. `read`: from the bank. `notProven`: covered by statements whose totals do not add up or whose rows were not read. `part`: partly covered. `missing`: not covered. `reading`: not covered, but statements are waiting to be read.',
  ),
  reason: described(
    z.nullable(z.enum(monthReasons)),
    'Why. `notSent`: no day of it is covered. `fewDays`: too few days are covered. `someDays`: not every day is covered. `sumsDoNotHold`: a printed total does not add up, or pages are missing. `rowsNotRead`: no rows were read. Null if the state needs no reason.',
    'someDays',
  ),
});
export type MarkedMonth = z.infer<typeof markedMonth>;

export const workListRow = z.strictObject({
  applicationId: described(identifier, 'The id of the application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
  reference: described(z.string(), 'Its reference.', 'F-7K3M-92QX'),
  status: described(z.enum(workListStatuses), 'Its status.'),
  outcome: described(z.nullable(z.enum(closingOutcomes)), 'How it was closed; null while it is open.'),
  operatingName: described(z.string(), 'The operating name of the business.', 'Northshore Bakery'),
  legalName: described(z.string(), 'Its legal name.', 'Northshore Bakery Inc.'),
  province: described(z.enum(provinceCodes), 'Its province.'),
  language: described(language, 'The applicant’s language.'),
  requestedAmount: described(z.number(), 'The requested amount in whole Canadian dollars.', 80_000),
  submittedAt: described(instant, 'When it was submitted.', '2026-02-10T14:00:00.000Z'),
  nextContactDay: described(
    z.string(),
    'The day (YYYY-MM-DD) by which the applicant was promised a contact, as shown to them.',
    '2026-02-11',
  ),
  businessDaysLate: described(
    z.int(),
    'Business days of the office since that day; 0 if it has not passed, or if the application is closed or waiting for the customer.',
    0,
  ),
  accountManager: described(z.nullable(accountManager), 'Who it is assigned to; null if unassigned.', {
    name: 'Anne Roy',
    email: 'anne@lender.example.ca',
  }),
  partnerName: described(
    z.nullable(z.string()),
    'The partner that referred it; null if none did, or if the applicant withdrew their consent to that.',
    'Laurentian Brokers',
  ),
  months: described(
    z.array(markedMonth),
    `The months of the window, oldest first: ${STATEMENT_MONTHS_REQUIRED}, or 3 for a renewal.`,
  ),
  proof: described(z.enum(revenueProofs), 'The overall proof of its revenue.'),
  lastEvent: described(z.nullable(staffEvent), 'What happened last.'),
  version: described(
    z.int(),
    'Goes up when its status or account manager changes, and with each request to the applicant.',
    7,
  ),
});
export type WorkListRow = z.infer<typeof workListRow>;
