import { sql } from 'kysely';
import type { ConsentKind } from '@portal/contract/consent';
import type { Queries } from '../../../platform/database/index.ts';
import { givenBy, ofAddress } from './ownership.ts';

interface OwnConsentRow {
  id: string;
  kind: ConsentKind;
  text_version: string;
  given_at: Date;
  withdrawn_at: Date | null;
  application_id: string | null;
  business: string | null;
}

export async function listOwnConsents(queries: Queries, customerId: string): Promise<OwnConsentRow[]> {
  const { rows } = await sql<OwnConsentRow>`
    select * from (
      select distinct on (consent.kind, consent.application_id)
        consent.id, consent.kind, consent.text_version, consent.given_at, consent.withdrawn_at, consent.application_id,
        application.structure->>'companyName' as business
      from consent left join application on application.id = consent.application_id
      where ${givenBy(customerId)}
      order by consent.kind, consent.application_id, consent.given_at desc, consent.id desc) as latest
    order by given_at desc, id desc`.execute(queries);
  return rows;
}

export async function listActiveLike(
  queries: Queries,
  customerId: string,
  like: Pick<OwnConsentRow, 'kind' | 'application_id'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from consent
    where ${givenBy(customerId)} and kind = ${like.kind} and withdrawn_at is null
      and application_id is not distinct from ${like.application_id}::uuid`.execute(queries);
  return rows.map(({ id }) => id);
}

/** Deletes the customer's leads, because their answers no longer permit contact. */
export async function deleteLeadsOf(queries: Queries, customerId: string): Promise<void> {
  await sql`delete from lead where ${ofAddress(customerId)}`.execute(queries);
}

export async function detachReferrals(queries: Queries, customerId: string): Promise<void> {
  await queries
    .updateTable('referral')
    .set({ application_id: null, values_sealed: null })
    .where('customer_id', '=', customerId)
    .execute();
}

interface OpenApplicationRow {
  id: string;
  business: string | null;
}

export async function listOpenOfCustomer(queries: Queries, customerId: string): Promise<OpenApplicationRow[]> {
  const { rows } = await sql<OpenApplicationRow>`
    select id, structure->>'companyName' as business from application
    where customer_id = ${customerId} and status <> 'closed'
    order by created_at, id`.execute(queries);
  return rows;
}
