import type { Insertable } from 'kysely';
import type { ConsentKind } from '@portal/contract/consent';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ConsentTable } from '../../../platform/database/schema.ts';

export async function insertConsent(tx: Transaction, consent: Insertable<ConsentTable>): Promise<void> {
  await tx.insertInto('consent').values(consent).execute();
}

/** Ties what was agreed to at an eligibility check to the customer who has proved the address. */
export async function tieConsents(tx: Transaction, verificationRequestId: string, customerId: string): Promise<void> {
  await tx
    .updateTable('consent')
    .set({ customer_id: customerId, verification_request_id: null })
    .where('verification_request_id', '=', verificationRequestId)
    .execute();
}

/** Notes that a consent given for an application holds no more. The record of it stays. */
export async function withdrawConsents(
  tx: Transaction,
  given: { customerId: string; applicationId: string; kind: ConsentTable['kind'] },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('consent')
    .set({ withdrawn_at: at })
    .where('customer_id', '=', given.customerId)
    .where('application_id', '=', given.applicationId)
    .where('kind', '=', given.kind)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Whether this consent was given with an application and still stands. */
export async function hasConsent(
  queries: Queries,
  { applicationId, kind }: { applicationId: string; kind: ConsentKind },
): Promise<boolean> {
  const row = await queries
    .selectFrom('consent')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a customer has given this consent and not taken it back. */
export async function hasConsentOfCustomer(
  queries: Queries,
  { customerId, kind }: { customerId: string; kind: ConsentKind },
): Promise<boolean> {
  const row = await queries
    .selectFrom('consent')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that what a customer agreed to holds no more. The record of it stays. */
export async function withdrawConsentsOfCustomer(
  tx: Transaction,
  { customerId, kind }: { customerId: string; kind: ConsentKind },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('consent')
    .set({ withdrawn_at: at })
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute();
}
