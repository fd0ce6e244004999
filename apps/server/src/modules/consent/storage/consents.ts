import type { Insertable, Selectable } from 'kysely';
import type { ConsentKind } from '@portal/contract/consent';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ConsentTable, ConsentWithdrawalTable } from '../../../platform/database/schema.ts';

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

/** Consents of a kind that were given by a customer, with an application, or both. */
export type GivenConsents = { kind: ConsentKind } & (
  { customerId: string; applicationId?: string } | { customerId?: undefined; applicationId: string }
);

/** Those that were not taken back. */
export async function listStandingConsents(
  queries: Queries,
  { customerId, applicationId, kind }: GivenConsents,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('consent')
    .select('id')
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .$if(customerId !== undefined, (select) => select.where('customer_id', '=', customerId ?? ''))
    .$if(applicationId !== undefined, (select) => select.where('application_id', '=', applicationId ?? ''))
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether one of them stands. */
export async function hasConsent(queries: Queries, given: GivenConsents): Promise<boolean> {
  return (await listStandingConsents(queries, given)).length > 0;
}

/** Notes that consents hold no more, and answers those that held until now. The record of their giving stays. */
export async function markWithdrawn(
  tx: Transaction,
  ids: readonly string[],
  at: Date,
): Promise<Pick<Selectable<ConsentTable>, 'id' | 'text_version' | 'language'>[]> {
  if (ids.length === 0) return [];
  return tx
    .updateTable('consent')
    .set({ withdrawn_at: at })
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'text_version', 'language'])
    .execute();
}

export async function insertWithdrawals(
  tx: Transaction,
  withdrawals: Insertable<ConsentWithdrawalTable>[],
): Promise<void> {
  if (withdrawals.length > 0) await tx.insertInto('consent_withdrawal').values(withdrawals).execute();
}
