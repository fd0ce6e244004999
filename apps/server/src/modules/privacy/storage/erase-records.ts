import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';
import { ERASED } from './ownership.ts';

interface Past {
  before: Date;
  limit: number;
}

const countOf = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint | undefined }) => Number(numAffectedRows);

/** Deletes answers of people who were not eligible; their consent records stay, without address. */
export async function deleteLeadsPast(tx: Transaction, { before, limit }: Past): Promise<number> {
  await sql`
    update consent set email_folded = ${ERASED}, client_address = ${ERASED}
    where customer_id is null and verification_request_id is null and given_at <= ${before} and email_folded in (
      select email_folded from lead where created_at <= ${before} order by created_at limit ${limit})`.execute(tx);
  return countOf(
    await sql`
      delete from lead where id in (
        select id from lead where created_at <= ${before} order by created_at limit ${limit})`.execute(tx),
  );
}

export async function deleteErasedCustomersPast(tx: Transaction, { before, limit }: Past): Promise<number> {
  return countOf(
    await sql`
      delete from customer where id in (
        select id from customer
        where erased_at <= ${before}
          and not exists (select from application where application.customer_id = customer.id)
        order by erased_at limit ${limit})`.execute(tx),
  );
}

export async function deleteConsentsPast(tx: Transaction, { before, limit }: Past): Promise<number> {
  return countOf(
    await sql`
      delete from consent where id in (
        select id from consent
        where customer_id is null and verification_request_id is null and given_at <= ${before}
        limit ${limit})`.execute(tx),
  );
}

/** Deletes referrals that expired without an application, or whose application is erased. */
export async function deleteReferralsPast(tx: Transaction, { before, limit }: Past): Promise<number> {
  return countOf(
    await sql`
      delete from referral where id in (
        select id from referral where expires_at <= ${before} and application_id is null
        limit ${limit} for update skip locked)`.execute(tx),
  );
}

/**
 * Each call of the returned function deletes a batch, from where the last one ended: until a vacuum, the index still
 * lists deleted entries, and starting from the oldest would read them all again.
 */
export function auditEntriesPast(): (tx: Transaction, past: Past) => Promise<number> {
  let since = new Date(0);
  return async (tx, { before, limit }) => {
    const { rows } = await sql<{ at: Date }>`
      delete from audit_entry where id in (
        select id from audit_entry where at between ${since} and ${before} order by at limit ${limit})
      returning at`.execute(tx);
    since = new Date(Math.max(Number(since), ...rows.map(({ at }) => Number(at))));
    return rows.length;
  };
}

export async function deleteStaffPeoplePast(tx: Transaction, { before, limit }: Past): Promise<number> {
  return countOf(
    await sql`
      delete from staff_person where id in (
        select id from staff_person
        where removed_at <= ${before}
          and not exists (select from audit_entry where audit_entry.person_id = staff_person.id)
        order by removed_at limit ${limit})`.execute(tx),
  );
}
