import { sql } from 'kysely';
import type { IneligibilityReason } from '@portal/contract/eligibility';
import { foldEmail } from '@portal/contract/fields/email';
import type { Language } from '@portal/contract/language';
import type { Transaction } from '../../../platform/database/index.ts';

/** A person who is not eligible yet and wants to be contacted. */
export interface Lead {
  id: string;
  email: string;
  language: Language;
  monthsInBusiness: number;
  /** Whole Canadian dollars. */
  annualRevenue: number;
  reasons: IneligibilityReason[];
  createdAt: Date;
  /** The day to write to them (YYYY-MM-DD); null where none is known. */
  writeOn: string | null;
}

export async function hasLeadSince(tx: Transaction, email: string, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('lead')
    .select('id')
    .where('email_folded', '=', foldEmail(email))
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds the lead. An address is written to about its newest answers only. */
export async function insertLead(tx: Transaction, lead: Lead): Promise<void> {
  await tx
    .updateTable('lead')
    .set({ write_on: null })
    .where('email_folded', '=', foldEmail(lead.email))
    .where('written_at', 'is', null)
    .execute();
  await tx
    .insertInto('lead')
    .values({
      id: lead.id,
      email: lead.email,
      email_folded: foldEmail(lead.email),
      language: lead.language,
      months_in_business: lead.monthsInBusiness,
      annual_revenue: lead.annualRevenue,
      reasons: lead.reasons,
      created_at: lead.createdAt,
      write_on: lead.writeOn,
    })
    .execute();
}

/** A lead whose day has come. */
export interface DueLead {
  id: string;
  email: string;
  language: Language;
  /** Neither applied since, nor stopped the mails of this address. */
  is_wanted: boolean;
}

/** Locks leads whose day has come, except for those that another run is at. Mostly there are none. */
async function lockDueLeads(tx: Transaction, today: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lead where write_on <= ${today} and written_at is null
    order by write_on limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Takes leads whose day has come, and marks those who are still to be written to; a job that runs twice finds them
 * once.
 */
export async function takeDueLeads(
  tx: Transaction,
  { today, at, limit }: { today: string; at: Date; limit: number },
): Promise<DueLead[]> {
  const ids = await lockDueLeads(tx, today, limit);
  if (ids.length === 0) return [];
  const { rows } = await sql<DueLead>`
    with due as (
      select id, not exists (
        select from customer
        where customer.email_folded = lead.email_folded
          and (customer.reminders_stopped_at > lead.created_at or exists (
            select from application
            where application.customer_id = customer.id and application.created_at > lead.created_at))) as is_wanted
      from lead where id = any(${ids}::uuid[]))
    update lead set
      written_at = case when due.is_wanted then ${at}::timestamptz end,
      write_on = case when due.is_wanted then lead.write_on end
    from due where lead.id = due.id
    returning lead.id, lead.email, lead.language, due.is_wanted`.execute(tx);
  return rows;
}

/** Whether a lead has not been erased; its row is locked until `tx` ends. */
export async function isLeadKnown(tx: Transaction, { leadId }: { leadId: string }): Promise<boolean> {
  const { rows } = await sql`select id from lead where id = ${leadId} for share`.execute(tx);
  return rows.length > 0;
}

/** Marks the leads of a customer's address as back with an application; those that came back before stay as they are. */
export async function markCameBack(
  tx: Transaction,
  { customerId, applicationId, at }: { customerId: string; applicationId: string; at: Date },
): Promise<void> {
  await sql`
    update lead set came_back_at = ${at}::timestamptz, application_id = ${applicationId}::uuid,
      write_on = case when written_at is not null then write_on end
    where came_back_at is null and email_folded = (select email_folded from customer where id = ${customerId})`.execute(
    tx,
  );
}

/** Erases the answers that the address of a lead has left. @returns the address, folded; undefined if it was gone */
export async function deleteLeadsLike(tx: Transaction, leadId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email_folded: string }>`
    delete from lead where email_folded = (select email_folded from lead where id = ${leadId})
    returning email_folded`.execute(tx);
  return rows[0]?.email_folded;
}
