import * as z from 'zod/mini';
import { applicationStatuses, closingOutcomes } from '../application/status.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';

export const resultingApplication = z.strictObject({
  applicationId: described(identifier, 'The id of the application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
  reference: described(z.nullable(z.string()), 'Its reference; null before it is submitted.', 'F-7K3M-92QX'),
  status: described(z.enum(applicationStatuses), 'Its status now.'),
  outcome: described(z.nullable(z.enum(closingOutcomes)), 'How it was closed; null while it is open.'),
  submittedAt: described(z.nullable(instant), 'When it was submitted; null until then.', '2026-02-11T15:20:00.000Z'),
});
export type ResultingApplication = z.output<typeof resultingApplication>;
