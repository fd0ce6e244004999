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

export async function deleteAuditEntriesPast(tx: Transaction, { before, limit }: Past): Promise<number> {
  return countOf(
    await sql`
      delete from audit_entry where id in (
        select id from audit_entry where at <= ${before} order by at limit ${limit})`.execute(tx),
  );
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
