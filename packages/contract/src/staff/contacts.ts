import * as z from 'zod/mini';
import { addressFields } from '../fields/address.ts';
import { described } from '../fields/described.ts';
import { email } from '../fields/email.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { firstName, legalBusinessName, operatingName } from '../fields/names.ts';
import { listedApplication } from './applications.ts';

/** Columns of a contacts file. `contactId` is the CRM's own id: a contact imported before is updated. */
export const contactColumns = [
  'contactId',
  'email',
  'firstName',
  'language',
  'operatingName',
  'legalBusinessName',
  'street',
  'city',
  'province',
  'postalCode',
] as const;
export type ContactColumn = (typeof contactColumns)[number];
export const neededContactColumns = ['contactId', 'email', 'language'] as const satisfies readonly ContactColumn[];

export const importOutcomes = ['created', 'updated'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const CONTACT_ID_MAXIMUM_LENGTH = 100;

export const importedContact = z.strictObject({
  contactId: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONTACT_ID_MAXIMUM_LENGTH)),
  email,
  firstName: z.optional(firstName),
  language,
});
export const importedBusiness = z.strictObject({ operatingName, legalBusinessName, ...addressFields });
export type ImportedBusiness = z.infer<typeof importedBusiness>;

export const foundContact = z.strictObject({
  customerId: described(identifier, 'The id of the customer.', '0199c1f2-3b1c-7f0e-9d55-6a0c2e4b7f10'),
  contactId: described(z.nullable(z.string()), 'Their id in the CRM; null if they were not imported.', 'C-1042'),
  email: described(z.string(), 'Their email address.', 'ana@bakery.example.ca'),
  firstName: described(z.nullable(z.string()), 'Their first name; null if not known.', 'Ana'),
  language: described(language, 'Their language.'),
  businesses: described(z.array(z.string()), 'The operating names of their businesses.', ['Northshore Bakery']),
  createdAt: described(instant, 'When they were added.', '2026-02-10T14:00:00.000Z'),
  applications: described(z.number(), 'How many applications they have started.', 1),
  sameEmail: described(z.number(), 'How many customers have this email address; if there are several, merge them.', 1),
});
export type FoundContact = z.infer<typeof foundContact>;

const names = z.array(z.string());

export const mergePreview = z.strictObject({
  applications: described(z.array(listedApplication), 'The applications that move, newest first.'),
  files: described(z.number(), 'How many statements move with them.', 6),
  consents: described(z.number(), 'How many consents move.', 4),
  businesses: described(names, 'The operating names of the businesses that move.', ['Northshore Bakery']),
  united: described(names, 'Businesses that both have. The kept contact’s business and its details stay.', ['Quai 12']),
  referrals: described(z.number(), 'How many partner referrals move.', 0),
  recordings: described(z.number(), 'How many session recordings move.', 0),
  requests: described(z.number(), 'How many requests for correction or erasure move.', 1),
  droppedRequests: described(
    z.number(),
    'How many open requests end because the kept contact has one of the same kind open.',
    0,
  ),
  sessions: described(z.number(), 'How many sessions of the merged contact end.', 1),
  openForBoth: described(
    names,
    'Businesses for which both have an open application. If there is one, the merge is refused.',
    [],
  ),
  fingerprint: described(
    z.string(),
    'Pass this to `Staff_MergeContacts` to merge exactly what is shown here. It changes with everything here except sessions and recordings, which change on their own.',
    'q1kX0m5nT8uQm0pYw9b3Zg',
  ),
});
export type MergePreview = z.infer<typeof mergePreview>;
