import { sql } from 'kysely';
import type { MergePreview } from '@portal/contract/staff/contacts';
import type { Queries } from '../../../platform/database/index.ts';

export type PreviewedRows = Omit<MergePreview, 'applications' | 'fingerprint'>;

export async function loadMergePreview(
  queries: Queries,
  { keep, merge }: { keep: string; merge: string },
): Promise<PreviewedRows | undefined> {
  const count = (table: string) => sql`(select count(*)::float8 from ${sql.table(table)} where customer_id = ${merge})`;
  const { rows } = await sql<PreviewedRows>`
    with shared as (
      select merged.id as merged_id, kept.id as kept_id, kept.operating_name as name
      from business as merged
      join business as kept on kept.match_key = merged.match_key and kept.customer_id = ${keep}
      where merged.customer_id = ${merge}),
    waiting as (
      select (kind in (
        select kind from privacy_request where customer_id = ${keep} and answered_at is null)) as is_dropped
      from privacy_request where customer_id = ${merge} and answered_at is null)
    select
      (select count(*)::float8 from statement_file join application on application.id = application_id
        where customer_id = ${merge} and removed_at is null) as files,
      ${count('consent')} as consents,
      array(select operating_name from business
        where customer_id = ${merge} and id not in (select merged_id from shared) order by operating_name) as businesses,
      array(select name from shared order by name) as united,
      ${count('referral')} as referrals,
      ${count('session_recording')} as recordings,
      ${count('privacy_request')} - (select count(*)::float8 from waiting where is_dropped) as requests,
      (select count(*)::float8 from waiting where is_dropped) as "droppedRequests",
      (select count(*)::float8 from session where customer_id = ${merge} and ended_at is null) as sessions,
      array(select name from shared
        where exists (select from application where business_id = merged_id and status <> 'closed')
          and exists (select from application where business_id = kept_id and status <> 'closed')
        order by name) as "openForBoth"
    from customer as merged join customer as kept on kept.email_folded = merged.email_folded
    where merged.id = ${merge} and kept.id = ${keep} and merged.erased_at is null`.execute(queries);
  return rows[0];
}
