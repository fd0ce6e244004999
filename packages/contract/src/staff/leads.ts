import * as z from 'zod/mini';
import { ineligibilityReasons } from '../eligibility.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { pageQuery } from '../fields/page.ts';
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
  reason: described(z.optional(z.enum(ineligibilityReasons)), 'Only those who were not eligible for this reason.'),
  since: described(
    z.optional(instant),
    'Only those who asked to be contacted at this time or later.',
    '2026-02-01T00:00:00.000Z',
  ),
  told: described(z.optional(yesOrNo), 'Whether they were notified by email that their business is old enough.'),
  cameBack: described(z.optional(yesOrNo), 'Whether someone with their email address applied afterwards.'),
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
});
export type Lead = z.infer<typeof lead>;
