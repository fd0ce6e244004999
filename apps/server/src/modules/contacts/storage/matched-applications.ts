import { type MatchKind, matchKinds } from '@portal/contract/staff/matches';
import type { ApplicationStatus } from '@portal/contract/application/status';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/index.ts';

/** A value that more applications than this share, such as a bookkeeper's phone number, says little. */
const MATCHES_MAXIMUM = 50;

export interface MatchedApplication {
  applicationId: string;
  reference: string | null;
  operatingName: string | null;
  legalName: string | null;
  status: ApplicationStatus;
  submittedAt: Date;
  shared: MatchKind[];
}

/** Submitted applications of other customers that share something with this one, the latest first. */
export async function listMatchedApplications(queries: Queries, applicationId: string): Promise<MatchedApplication[]> {
  const { rows } = await sql<MatchedApplication>`
    with shared as (
      select theirs.application_id, theirs.kind
      from match_key as ours join match_key as theirs on theirs.value_hash = ours.value_hash
      where ours.application_id = ${applicationId} and ours.kind <> 'nameWord'
      union
      select theirs.application_id, 'file'
      from statement_file as ours
      join statement_file as theirs on theirs.sha256 = ours.sha256 and theirs.removed_at is null
      where ours.application_id = ${applicationId} and ours.removed_at is null
      union
      select theirs.application_id, 'login'
      from bank_connection as ours join bank_connection as theirs on theirs.login_hash = ours.login_hash
      where ours.application_id = ${applicationId}
      union
      select application.id, 'device'
      from application as own
      join customer on customer.id = own.customer_id
      join known_browser as ours on ours.email_folded = customer.email_folded
      join known_browser as theirs on theirs.token_hash = ours.token_hash and theirs.email_folded <> ours.email_folded
      join customer as another on another.email_folded = theirs.email_folded
      join application on application.customer_id = another.id
      where own.id = ${applicationId})
    select other.id as "applicationId", other.reference, other.status, other.submitted_at as "submittedAt",
      other.structure ->> 'companyName' as "operatingName", other.structure ->> 'legalBusinessName' as "legalName",
      array_agg(distinct shared.kind) as shared
    from shared
    join application as other on other.id = shared.application_id
    join application as own on own.id = ${applicationId}
    where other.customer_id <> own.customer_id and other.submitted_at is not null
    group by other.id
    order by other.submitted_at desc
    limit ${sql.lit(MATCHES_MAXIMUM)}`.execute(queries);
  return rows.map((row) => ({ ...row, shared: matchKinds.filter((kind) => row.shared.includes(kind)) }));
}

export async function findLegalName(queries: Queries, applicationId: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ legalName: string | null }>`
    select structure ->> 'legalBusinessName' as "legalName" from application
    where id = ${applicationId}`.execute(queries);
  return rows[0]?.legalName;
}
