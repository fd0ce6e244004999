import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { fundingLimit, staffRole } from './people.ts';

export const operationName = z.string().check(z.regex(/^[A-Z][A-Za-z]{1,30}_[A-Z][A-Za-z]{1,60}$/u));

/** What changed in a person's access. A new person had no role; without a limit, their offers need no approval. */
export const accessChange = z.strictObject({
  role: described(
    z.optional(
      z.strictObject({
        before: described(z.nullable(staffRole), 'Their role before; null for a new person.', 'accountManager'),
        after: described(staffRole, 'Their role since.', 'auditor'),
      }),
    ),
    'Their role, if it changed.',
    { before: 'accountManager', after: 'auditor' },
  ),
  fundingLimit: described(
    z.optional(
      z.strictObject({
        before: described(
          fundingLimit,
          'The largest amount that they could offer alone; null without a limit.',
          60_000,
        ),
        after: described(fundingLimit, 'The largest amount that they may offer alone; null without a limit.', 500_000),
      }),
    ),
    'Their limit, if it changed, in whole Canadian dollars.',
    { before: 60_000, after: 500_000 },
  ),
});
export type AccessChange = z.infer<typeof accessChange>;

/** An audit entry: who did what to which row. It contains no personal data that was read or written. */
export const auditEntry = z.strictObject({
  entryId: described(identifier, 'The id of the entry.', '0199c1f2-8b10-7f43-a6c5-6e0f2d9b1c57'),
  at: described(instant, 'When the call was made.', '2026-02-10T16:20:00.000Z'),
  operation: described(z.string(), 'The id of the operation that was called.', 'Staff_GetApplication'),
  person: described(
    z.nullable(
      z.strictObject({
        personId: described(identifier, 'The id of the person.', '0199c1f2-3a11-7c20-9b6e-04d7a5e1c8f2'),
        name: described(z.string(), 'Their name.', 'Priya Nair'),
      }),
    ),
    'The staff member who called; null for a key or a customer.',
  ),
  key: described(
    z.nullable(
      z.strictObject({
        keyId: described(identifier, 'The id of the key.', '0199c1f2-5c20-7d11-8e4f-1a2b3c4d5e6f'),
        name: described(z.string(), 'Its name.', 'CRM sync'),
      }),
    ),
    'The key used for the call; null for a person or a customer.',
  ),
  rowId: described(
    z.nullable(identifier),
    'The row that was read or changed, such as an application; null if the call names none.',
    '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10',
  ),
  reference: described(
    z.nullable(z.string()),
    'The reference, if the row is a submitted application or a statement of one.',
    'F-Z9HB-47VE',
  ),
  application: described(
    z.nullable(
      z.strictObject({
        applicationId: described(identifier, 'The id of the application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
        business: described(z.nullable(z.string()), 'The name of the business; null until it is entered.', 'Quai 12'),
      }),
    ),
    'The application, if the row is one or a statement of one; null for other rows, and once the application is erased.',
  ),
  rowName: described(
    z.nullable(z.string()),
    'The name, if the row is a staff member, key or partner, or the host of a webhook.',
    'Priya Nair',
  ),
  change: described(
    z.nullable(accessChange),
    'What changed in the access of a staff member, before and after; null for other calls.',
    { fundingLimit: { before: 60_000, after: 500_000 } },
  ),
  requestId: described(z.string(), 'The id of the request in the log.', '0199c1f2-8b10-7f43-a6c5-6e0f2d9b1c56'),
  status: described(
    z.nullable(z.int()),
    'The HTTP status of the response; null if the server stopped before responding.',
    200,
  ),
});
export type AuditEntry = z.infer<typeof auditEntry>;
