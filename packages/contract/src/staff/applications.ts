import * as z from 'zod/mini';
import { experienceTypes } from '../application/kinds.ts';
import { applicationStatuses, closingOutcomes } from '../application/status.ts';
import { described } from '../fields/described.ts';
import { email } from '../fields/email.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { operatingName } from '../fields/names.ts';

export const accountManager = z.strictObject({
  name: described(operatingName, 'The name that the applicant sees.', 'Anne Roy'),
  email: described(email, 'The address that gets emails about the application.', 'anne@lender.example.ca'),
});
export type AccountManager = z.infer<typeof accountManager>;

export const listedApplication = z.strictObject({
  applicationId: identifier,
  reference: z.nullable(z.string()),
  status: z.enum(applicationStatuses),
  outcome: z.nullable(z.enum(closingOutcomes)),
  experienceType: z.enum(experienceTypes),
  operatingName: z.nullable(z.string()),
  requestedAmount: z.nullable(z.number()),
  createdAt: instant,
  submittedAt: z.nullable(instant),
  nextContactDay: z.nullable(z.string()),
  accountManager: z.nullable(accountManager),
});
export type StaffListedApplication = z.infer<typeof listedApplication>;
