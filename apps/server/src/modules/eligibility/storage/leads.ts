import { sql } from 'kysely';
import type { IneligibilityReason } from '@portal/contract/eligibility';
import { foldEmail } from '@portal/contract/fields/email-text';
import type { Language } from '@portal/contract/language';
import type { Transaction } from '../../../platform/database/index.ts';
import type { LeftAddress } from './lead-applications.ts';

export interface Lead {
  id: string;
  email: string;
  language: Language;
  monthsInBusiness: number;
  annualRevenue: number;
  reasons: IneligibilityReason[];
  createdAt: Date;
  /** Day of the mail to the lead (YYYY-MM-DD); null if unknown. */
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

/** Adds a lead. Only an address's newest answers lead to a mail. */
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

export interface DueLead extends LeftAddress {
  email: string;
  language: Language;
  is_stopped: boolean;
}

/** Locks due leads, except those that another run has locked. */
export async function lockDueLeads(
  tx: Transaction,
  { today, limit }: { today: string; limit: number },
): Promise<DueLead[]> {
  const locked = await sql<{ id: string }>`
    select id from lead where write_on <= ${today} and written_at is null
    order by write_on limit ${limit} for update skip locked`.execute(tx);
  const ids = locked.rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await sql<DueLead>`
    select id, email, email_folded, language, created_at, exists (
      select from customer
      where customer.email_folded = lead.email_folded and customer.reminders_stopped_at > lead.created_at) as is_stopped
    from lead where id = any(${ids}::uuid[])`.execute(tx);
  return rows;
}

/** Resolves leads that are due; those in `written` get a mail. If a job runs twice, only the first run finds them. */
export async function resolveDueLeads(
  tx: Transaction,
  { ids, written, at }: { ids: readonly string[]; written: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    update lead set
      written_at = case when id = any(${written}::uuid[]) then ${at}::timestamptz end,
      write_on = case when id = any(${written}::uuid[]) then write_on end
    where id = any(${ids}::uuid[])`.execute(tx);
}

/** Whether a lead has not been erased; locks its row until `tx` ends. */
export async function isLeadKnown(tx: Transaction, { leadId }: { leadId: string }): Promise<boolean> {
  const { rows } = await sql`select id from lead where id = ${leadId} for share`.execute(tx);
  return rows.length > 0;
}

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

/** Erases all answers from a lead's address. @returns the folded address; undefined if the lead was already erased */
export async function deleteLeadsLike(tx: Transaction, leadId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email_folded: string }>`
    delete from lead where email_folded = (select email_folded from lead where id = ${leadId})
    returning email_folded`.execute(tx);
  return rows[0]?.email_folded;
}
