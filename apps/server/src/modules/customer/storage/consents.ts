import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { ConsentKind } from '@portal/contract/consent';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ConsentTable, ConsentWithdrawalTable } from '../../../platform/database/schema.ts';

export async function insertConsent(tx: Transaction, consent: Insertable<ConsentTable>): Promise<void> {
  await tx.insertInto('consent').values(consent).execute();
}

export async function linkConsents(tx: Transaction, verificationRequestId: string, customerId: string): Promise<void> {
  await tx
    .updateTable('consent')
    .set({ customer_id: customerId, verification_request_id: null })
    .where('verification_request_id', '=', verificationRequestId)
    .execute();
}

export type GivenConsents = { kind: ConsentKind } & (
  { customerId: string; applicationId?: string } | { customerId?: undefined; applicationId: string }
);

export async function listActiveConsents(
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

export async function listActiveOfAddress(tx: Transaction, emailFolded: string, kind: ConsentKind): Promise<string[]> {
  const rows = await tx
    .selectFrom('consent')
    .select('id')
    .where('kind', '=', kind)
    .where('email_folded', '=', emailFolded)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findActiveOfAddress(
  queries: Queries,
  emailFolded: string,
  kind: ConsentKind,
): Promise<Pick<Selectable<ConsentTable>, 'text_version' | 'language' | 'given_at'> | undefined> {
  return queries
    .selectFrom('consent')
    .select(['text_version', 'language', 'given_at'])
    .where('kind', '=', kind)
    .where('email_folded', '=', emailFolded)
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function listConsentsAbout(
  queries: Queries,
  { applicationId, customerId }: { applicationId: string; customerId: string },
): Promise<Selectable<ConsentTable>[]> {
  return queries
    .selectFrom('consent')
    .selectAll()
    .where((consent) =>
      consent.or([
        consent('application_id', '=', applicationId),
        consent.and([consent('customer_id', '=', customerId), consent('application_id', 'is', null)]),
      ]),
    )
    .orderBy('given_at')
    .orderBy('id')
    .execute();
}

export async function hasConsent(queries: Queries, given: GivenConsents): Promise<boolean> {
  return (await listActiveConsents(queries, given)).length > 0;
}

export function isConsentActive(kind: ConsentKind, customerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from consent
    where consent.customer_id = ${customerId} and consent.kind = ${sql.lit(kind)} and consent.withdrawn_at is null)`;
}

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
