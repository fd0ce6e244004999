import { type RawBuilder, sql } from 'kysely';
import type { IneligibilityReason } from '@portal/contract/eligibility';
import type { Language } from '@portal/contract/language';
import type { OfficeTimeZone } from '@portal/contract/application/office-day';
import { DomainError } from '@portal/contract/error-codes';
import { foldEmail } from '@portal/contract/fields/email-text';
import type { AccountManager } from '@portal/contract/staff/applications';
import { startOf } from '../../../platform/database/start-of.ts';
import { endOfDay, type Queries, startOfDay, type Transaction } from '../../../platform/database/index.ts';

export interface LeadRow {
  id: string;
  email: string;
  language: Language;
  months_in_business: number;
  annual_revenue: number;
  reasons: IneligibilityReason[];
  created_at: Date;
  write_on: string | null;
  written_at: Date | null;
  came_back_at: Date | null;
  application_id: string | null;
  account_manager_name: string | null;
  account_manager_email: string | null;
  contacted_at: Date | null;
  version: number;
}

export interface LeadFilter {
  after: string | undefined;
  limit: number;
  search?: string | undefined;
  reason?: IneligibilityReason | undefined;
  since?: string | undefined;
  told?: 'yes' | 'no' | undefined;
  cameBack?: 'yes' | 'no' | undefined;
  assigned?: 'mine' | 'unassigned' | undefined;
  contacted?: 'yes' | 'no' | undefined;
  /** Email address of the person who requests the list; null for a key. */
  reader: string | null;
}

const selected = sql`
  select lead.id, lead.email, lead.language, lead.months_in_business, lead.annual_revenue, lead.reasons,
    lead.created_at, lead.write_on, lead.written_at, lead.came_back_at, lead.application_id,
    lead.account_manager_name, lead.account_manager_email, lead.contacted_at, lead.version
  from lead`;

const isSet = (column: RawBuilder<unknown>, wanted: 'yes' | 'no' | undefined) =>
  wanted && { yes: sql`${column} is not null`, no: sql`${column} is null` }[wanted];

export async function listLeads(queries: Queries, filter: LeadFilter): Promise<LeadRow[]> {
  const conditions = [
    filter.after === undefined ? undefined : sql`lead.id < ${filter.after}`,
    filter.search === undefined ? undefined : sql`lead.email_folded like ${`%${startOf(filter.search)}`}`,
    filter.since === undefined ? undefined : sql`lead.created_at >= ${filter.since}::timestamptz`,
    filter.reason === undefined ? undefined : sql`${filter.reason} = any (lead.reasons)`,
    isSet(sql`lead.written_at`, filter.told),
    isSet(sql`lead.came_back_at`, filter.cameBack),
    isSet(sql`lead.contacted_at`, filter.contacted),
    isSet(sql`lead.account_manager_email`, filter.assigned === 'unassigned' ? 'no' : undefined),
    filter.assigned === 'mine'
      ? sql`lead.account_manager_email = ${filter.reader && foldEmail(filter.reader)}`
      : undefined,
  ].filter((condition) => condition !== undefined);
  const { rows } = await sql<LeadRow>`
    ${selected}
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by lead.id desc
    limit ${filter.limit}`.execute(queries);
  return rows;
}

export async function findLead(queries: Queries, leadId: string): Promise<LeadRow | undefined> {
  const { rows } = await sql<LeadRow>`${selected} where lead.id = ${leadId}`.execute(queries);
  return rows[0];
}

/**
 * Locks a lead for a change by staff. Throws errorNotFound, and errorVersionConflict if it is not the version they saw.
 */
export async function lockLead(
  tx: Transaction,
  { leadId, version }: { leadId: string; version?: number | undefined },
): Promise<Pick<LeadRow, 'account_manager_email' | 'email'>> {
  const row = await tx
    .selectFrom('lead')
    .select(['account_manager_email', 'email', 'version'])
    .where('id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError('errorNotFound');
  if (version !== undefined && version !== row.version)
    throw new DomainError('errorVersionConflict', { version: row.version });
  return row;
}

const columnsOf = (manager: AccountManager | null) => ({
  account_manager_name: manager?.name ?? null,
  account_manager_email: manager && foldEmail(manager.email),
});

export async function updateLead(
  tx: Transaction,
  leadId: string,
  change: { accountManager: AccountManager | null } | { contactedAt: Date },
): Promise<void> {
  await tx
    .updateTable('lead')
    .set('contactedAt' in change ? { contacted_at: change.contactedAt } : columnsOf(change.accountManager))
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', leadId)
    .execute();
}

/** Reassigns every lead of an account manager's address. @returns their ids */
export async function updateManagerOfLeads(
  tx: Transaction,
  { from, to }: { from: string; to: AccountManager | null },
): Promise<string[]> {
  const rows = await tx
    .updateTable('lead')
    .set(({ eb }) => ({ ...columnsOf(to), version: eb('version', '+', 1) }))
    .where('id', 'in', (of) =>
      // Locks in a fixed order, to avoid deadlocks.
      of.selectFrom('lead').select('id').where('account_manager_email', '=', foldEmail(from)).orderBy('id').forUpdate(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Number of leads by account manager, or only of the one with `email`; keys are folded email addresses. */
export async function countLeadsOfManagers(queries: Queries, email?: string): Promise<Map<string, number>> {
  const isWanted = email === undefined ? sql`account_manager_email is not null` : sql`account_manager_email = ${email}`;
  const { rows } = await sql<{ email: string; count: number }>`
    select account_manager_email as email, count(*)::int as count from lead
    where ${isWanted} group by account_manager_email`.execute(queries);
  return new Map(rows.map(({ email: manager, count }) => [manager, count]));
}

export async function countLeads(
  queries: Queries,
  { from, to, zone }: { from: string; to: string; zone: OfficeTimeZone },
): Promise<{ asked: number; cameBack: number }> {
  const { rows } = await sql<{ asked: number; cameBack: number }>`/* for its values */
    select count(*) as asked, count(came_back_at) as "cameBack" from lead
    where created_at >= ${startOfDay(from, zone)} and created_at < ${endOfDay(to, zone)}`.execute(queries);
  return rows[0] ?? { asked: 0, cameBack: 0 };
}
