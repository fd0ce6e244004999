import * as z from 'zod/mini';
import { SEARCH_MAXIMUM_LENGTH } from '../constants.ts';
import { ineligibilityReasons } from '../eligibility.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { pageQuery } from '../fields/page.ts';
import { accountManager } from './applications.ts';
import { loggedContact } from './contacts-logged.ts';
import { resultingApplication } from './resulting-application.ts';

export const leadId = described(identifier, 'The id of a lead.', '0199c1f2-9b30-7e11-a4c8-51d2c07f3b66');

const yesOrNo = z.enum(['yes', 'no']);

export const leadQuery = z.strictObject({
  after: described(
    pageQuery.shape.after,
    'The `next` of the previous page; leave it out for the first page.',
    '0199c1f2-9b30-7e11-a4c8-51d2c07f3b66',
  ),
  limit: described(pageQuery.shape.limit, 'The maximum number of results, 1 to 100; 50 by default.'),
  search: described(
    z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAXIMUM_LENGTH))),
    'Only those whose email address contains this text.',
    'bakery',
  ),
  reason: described(z.optional(z.enum(ineligibilityReasons)), 'Only those who were not eligible for this reason.'),
  since: described(
    z.optional(instant),
    'Only those who asked to be contacted at this time or later.',
    '2026-02-01T00:00:00.000Z',
  ),
  told: described(z.optional(yesOrNo), 'Whether they were notified by email that their business is old enough.'),
  cameBack: described(z.optional(yesOrNo), 'Whether someone with their email address applied afterwards.'),
  assigned: described(
    z.optional(z.enum(['mine', 'unassigned'])),
    '`mine`: assigned to you; always none for a key. `unassigned`: assigned to no one.',
  ),
  contacted: described(z.optional(yesOrNo), 'Whether a contact with them has been logged.'),
});

export const lead = z.strictObject({
  leadId,
  email: described(z.string(), 'The email address they gave. It is not verified.', 'ana@bakery.example.ca'),
  language: described(language, 'Their language.'),
  monthsInBusiness: described(z.number(), 'The time in business that they stated, in whole months.', 4),
  annualRevenue: described(z.number(), 'The annual revenue that they stated, in whole Canadian dollars.', 90_000),
  reasons: described(z.array(z.enum(ineligibilityReasons)), 'Why they were not eligible.'),
  createdAt: described(instant, 'When they asked to be contacted.', '2026-02-10T14:00:00.000Z'),
  tellOn: described(
    z.nullable(z.string()),
    'The day (YYYY-MM-DD) on which their business is old enough and an email notifies them. Null if time alone does not make them eligible, if they gave newer answers, or if they came back earlier.',
    '2026-04-10',
  ),
  toldAt: described(z.nullable(instant), 'When that email was sent; null if it was not.', '2026-04-10T16:04:00.000Z'),
  cameBackAt: described(
    z.nullable(instant),
    'When someone with their email address first started or submitted an application afterwards; null until then.',
    '2026-04-12T13:30:00.000Z',
  ),
  application: described(
    z.nullable(resultingApplication),
    'The application they came back with; null if there is none or it has been erased.',
  ),
  accountManager: described(z.nullable(accountManager), 'The account manager they are assigned to; null for no one.', {
    name: 'Anne Roy',
    email: 'anne@lender.example.ca',
  }),
  contactedAt: described(
    z.nullable(instant),
    'When a contact with them was last logged; null if none was.',
    '2026-02-11T15:20:00.000Z',
  ),
  version: described(z.int(), 'The version of the lead, which rises when it is assigned or a contact is logged.', 2),
});
export type Lead = z.infer<typeof lead>;

export const leadEventKinds = ['assigned', 'contacted', 'noteAdded'] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];

export const leadEvent = z.strictObject({
  eventId: described(identifier, 'The id of the event.', '0199c1f2-b2c4-7c11-9a0e-4f0d1c2b3a77'),
  kind: described(z.enum(leadEventKinds), 'What happened.'),
  at: described(instant, 'When it happened.', '2026-02-11T15:20:00.000Z'),
  by: described(z.string(), 'The name of the person or key that did it.', 'Anne Roy'),
  contact: described(
    z.nullable(z.strictObject({ kind: loggedContact.shape.kind, outcome: loggedContact.shape.outcome })),
    'The logged contact; null for other events.',
  ),
  assignedTo: described(
    z.nullable(z.string()),
    'The name of the new account manager; null if the lead was unassigned, and for other events.',
    'Anne Roy',
  ),
  note: described(
    z.nullable(z.string()),
    'The note that was written, also with a contact; null if there is none.',
    'Opens a second shop in May.',
  ),
});
export type LeadEvent = z.infer<typeof leadEvent>;

export const leadDetails = z.strictObject({
  ...lead.shape,
  consent: described(
    z.nullable(
      z.strictObject({
        textVersion: described(z.string(), 'The version of the text.', '2026-01'),
        language: described(language, 'The language of the text.'),
        givenAt: described(instant, 'When it was given.', '2026-02-10T14:00:00.000Z'),
      }),
    ),
    'Their latest consent to be contacted; null if it is no longer active.',
  ),
  events: described(z.array(leadEvent), 'What account managers did about the lead, earliest first.'),
});
export type LeadDetails = z.infer<typeof leadDetails>;
