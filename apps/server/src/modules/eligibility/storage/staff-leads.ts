import { sql } from 'kysely';
import type { IneligibilityReason } from '@portal/contract/eligibility';
import type { Language } from '@portal/contract/language';
import type { OfficeTimeZone } from '@portal/contract/application/office-day';
import { endOfDay, type Queries, startOfDay } from '../../../platform/database/index.ts';

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
}

export interface LeadFilter {
  after: string | undefined;
  limit: number;
  reason: IneligibilityReason | undefined;
  since: string | undefined;
  told: 'yes' | 'no' | undefined;
  cameBack: 'yes' | 'no' | undefined;
}

const selected = sql`
  select lead.id, lead.email, lead.language, lead.months_in_business, lead.annual_revenue, lead.reasons,
    lead.created_at, lead.write_on, lead.written_at, lead.came_back_at, lead.application_id
  from lead`;

export async function listLeads(queries: Queries, filter: LeadFilter): Promise<LeadRow[]> {
  const conditions = [
    filter.after === undefined ? undefined : sql`lead.id < ${filter.after}`,
    filter.since === undefined ? undefined : sql`lead.created_at >= ${filter.since}::timestamptz`,
    filter.reason === undefined ? undefined : sql`${filter.reason} = any (lead.reasons)`,
    filter.told && { yes: sql`lead.written_at is not null`, no: sql`lead.written_at is null` }[filter.told],
    filter.cameBack && { yes: sql`lead.came_back_at is not null`, no: sql`lead.came_back_at is null` }[filter.cameBack],
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

export async function countLeads(
  queries: Queries,
  { from, to, zone }: { from: string; to: string; zone: OfficeTimeZone },
): Promise<{ asked: number; cameBack: number }> {
  const { rows } = await sql<{ asked: number; cameBack: number }>`/* for its values */
    select count(*) as asked, count(came_back_at) as "cameBack" from lead
    where created_at >= ${startOfDay(from, zone)} and created_at < ${endOfDay(to, zone)}`.execute(queries);
  return rows[0] ?? { asked: 0, cameBack: 0 };
}
