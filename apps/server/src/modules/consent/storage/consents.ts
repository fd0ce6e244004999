import type { Insertable } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';
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
