import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';

export const movedByMerge = [
  'application',
  'business',
  'consent',
  'eligibility_answers',
  'google_account',
  'privacy_request',
  'referral',
  'session_recording',
] as const;
/** Tables whose rows are deleted with the merged contact: sessions and short-lived data. */
export const droppedByMerge = ['session', 'idempotency_key', 'download_ticket', 'reading_time'] as const;

/** Locks both contacts for the transaction, so that nothing can be added. @returns their addresses */
export async function holdContacts(
  tx: Transaction,
  { keep, merge }: { keep: string; merge: string },
): Promise<{ email_folded: string }[]> {
  const { rows } = await sql<{ email_folded: string }>`
    select email_folded from customer where id in (${keep}, ${merge}) order by id for update`.execute(tx);
  return rows;
}

/**
 * Moves everything from `merge` to `keep` and deletes `merge`; if both have a business or a CRM id, that of `keep`
 * stays. Returns the number of moved applications; undefined unless they are two contacts with one address. Fails on
 * `application_one_open_per_business` if both have an open application for the same business.
 */
export async function mergeCustomers(
  tx: Transaction,
  { keep, merge }: { keep: string; merge: string },
): Promise<number | undefined> {
  const both = await holdContacts(tx, { keep, merge });
  if (both.length !== 2 || both[0]?.email_folded !== both[1]?.email_folded) return undefined;

  await sql`
    update application set business_id = kept.id
    from business as merged
    join business as kept on kept.match_key = merged.match_key and kept.customer_id = ${keep}
    where merged.customer_id = ${merge} and application.business_id = merged.id`.execute(tx);
  await sql`
    delete from business as merged
    using business as kept
    where merged.customer_id = ${merge} and kept.customer_id = ${keep} and kept.match_key = merged.match_key`.execute(
    tx,
  );
  await sql`update business set customer_id = ${keep} where customer_id = ${merge}`.execute(tx);
  const { numAffectedRows = 0n } =
    await sql`update application set customer_id = ${keep} where customer_id = ${merge}`.execute(tx);
  await sql`update consent set customer_id = ${keep} where customer_id = ${merge}`.execute(tx);
  await sql`update google_account set customer_id = ${keep} where customer_id = ${merge}`.execute(tx);
  await sql`update session_recording set customer_id = ${keep} where customer_id = ${merge}`.execute(tx);
  await sql`update referral set customer_id = ${keep} where customer_id = ${merge}`.execute(tx);
  // If both contacts have an open request of the same kind, the remaining contact's request stays.
  await sql`
    delete from privacy_request as merged using privacy_request as kept
    where merged.customer_id = ${merge} and kept.customer_id = ${keep} and merged.kind = kept.kind
      and merged.answered_at is null and kept.answered_at is null`.execute(tx);
  await sql`update privacy_request set customer_id = ${keep} where customer_id = ${merge}`.execute(tx);
  // If reminders were stopped on either contact, they stay stopped.
  await sql`
    update customer set reminders_stopped_at = merged.reminders_stopped_at
    from customer as merged
    where customer.id = ${keep} and merged.id = ${merge} and customer.reminders_stopped_at is null`.execute(tx);
  await sql`
    insert into eligibility_answers (customer_id, months_in_business, annual_revenue, proved_at)
    select ${keep}::uuid, months_in_business, annual_revenue, proved_at
    from eligibility_answers where customer_id = ${merge}
    on conflict (customer_id) do nothing`.execute(tx);
  await sql`
    delete from multiple_contacts_notice where email_folded = ${both[0]?.email_folded ?? ''}`.execute(tx);
  const { rows } = await sql<{ contact_id: string | null }>`
    delete from customer where id = ${merge} returning contact_id`.execute(tx);
  await sql`
    update customer set contact_id = ${rows[0]?.contact_id ?? null}
    where id = ${keep} and contact_id is null`.execute(tx);
  return Number(numAffectedRows);
}
