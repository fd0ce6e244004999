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
    'The `next` of the page before; the first page without it.',
    '0199c1f2-9b30-7e11-a4c8-51d2c07f3b66',
  ),
  limit: described(pageQuery.shape.limit, 'How many at most, 1 to 100; 50 without it.'),
  reason: described(z.optional(z.enum(ineligibilityReasons)), 'Only those who were not eligible for this reason.'),
  since: described(z.optional(instant), 'Only those who asked at this time or later.', '2026-02-01T00:00:00.000Z'),
  told: described(z.optional(yesOrNo), 'Whether they were mailed that their business is old enough.'),
  cameBack: described(z.optional(yesOrNo), 'Whether somebody of their address applied afterwards.'),
});

export const lead = z.strictObject({
  leadId,
  email: described(
    z.string(),
    'The address that was given. Nobody has proved that it is theirs.',
    'ana@bakery.example.ca',
  ),
  language: described(language, 'The language they read.'),
  monthsInBusiness: described(z.number(), 'Whole months in business, as they said.', 4),
  annualRevenue: described(z.number(), 'Annual revenue in whole Canadian dollars, as they said.', 90_000),
  reasons: described(z.array(z.enum(ineligibilityReasons)), 'Why they were not eligible.'),
  createdAt: described(instant, 'When they asked.', '2026-02-10T14:00:00.000Z'),
  tellOn: described(
    z.nullable(z.string()),
    'The day (YYYY-MM-DD) from which their business is old enough, and on which a mail tells them. Null where time alone does not make them eligible, where they gave newer answers, or where they came back before.',
    '2026-04-10',
  ),
  toldAt: described(z.nullable(instant), 'When that mail was sent; null if it was not.', '2026-04-10T16:04:00.000Z'),
  cameBackAt: described(
    z.nullable(instant),
    'When somebody of their address first started or submitted an application afterwards; null until then.',
    '2026-04-12T13:30:00.000Z',
  ),
  application: described(
    z.nullable(resultingApplication),
    'The application they came back with; null if they did not, and once it is erased.',
  ),
});
export type Lead = z.infer<typeof lead>;
