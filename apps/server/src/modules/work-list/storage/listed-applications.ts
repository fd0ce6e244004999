import { sql } from 'kysely';
import type { ApplicationStatus, ClosingOutcome } from '@portal/contract/application/status';
import type { ExperienceType } from '@portal/contract/application/kinds';
import { foldEmail } from '@portal/contract/fields/email-text';
import type { DecisionReason } from '@portal/contract/staff/decisions';
import { startOf } from '../../../platform/database/start-of.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { closingDecision } from '../../application/index.ts';

export interface ListedRow {
  id: string;
  reference: string | null;
  status: ApplicationStatus;
  outcome: ClosingOutcome | null;
  experience_type: ExperienceType;
  operating_name: string | null;
  requested_amount: number | null;
  created_at: Date;
  submitted_at: Date | null;
  next_contact_day: string | null;
  account_manager_name: string | null;
  account_manager_email: string | null;
}

export interface ExportedRow extends ListedRow {
  decision_reason: DecisionReason | null;
}

export interface ListFilter {
  status?: ApplicationStatus | undefined;
  search?: string | undefined;
  accountManager?: string | undefined;
  customerId?: string | undefined;
  after?: string | undefined;
  limit: number;
}

const COLUMNS = sql`
  application.id, application.reference, application.status, application.outcome, application.experience_type,
  application.structure->>'companyName' as operating_name,
  (application.funding->>'requestAmount')::float8 as requested_amount,
  application.created_at, application.submitted_at, application.next_contact_day,
  application.account_manager_name, application.account_manager_email`;

const decisionReason = sql`(select reason from ${closingDecision} as decision) as decision_reason`;

/** Newest first. Each kind of search has its own index. */
export async function listRows(queries: Queries, filter: ListFilter): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`select ${COLUMNS} ${pageOf(filter)}`.execute(queries);
  return rows;
}

export async function listExportedRows(queries: Queries, filter: ListFilter): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`select ${COLUMNS}, ${decisionReason} ${pageOf(filter)}`.execute(queries);
  return rows;
}

function pageOf(filter: ListFilter) {
  const conditions = [
    filter.after === undefined ? undefined : sql`application.id < ${filter.after}`,
    filter.status === undefined ? undefined : sql`application.status = ${filter.status}`,
    filter.accountManager === undefined
      ? undefined
      : sql`application.account_manager_email = ${foldEmail(filter.accountManager)}`,
    filter.customerId === undefined ? undefined : sql`application.customer_id = ${filter.customerId}`,
    filter.search === undefined ? undefined : sql`application.id in (${idsFound(filter.search)})`,
  ].filter((condition) => condition !== undefined);
  return sql`
    from application
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by application.id desc
    limit ${filter.limit}`;
}

export async function getRow(queries: Queries, applicationId: string): Promise<ListedRow> {
  const { rows } = await sql<ListedRow>`select ${COLUMNS} from application where id = ${applicationId}`.execute(
    queries,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The application just written was not found');
  return row;
}

function idsFound(search: string) {
  const start = startOf(search);
  return sql`
    select id from application where reference = ${search.toUpperCase()}
    union all
    select application.id from application join customer on customer.id = application.customer_id
      where customer.email_folded = ${foldEmail(search)}
    union all
    select application.id from application join business on business.id = application.business_id
      where lower(business.operating_name) like ${start}
    union all
    select application.id from application join business on business.id = application.business_id
      where lower(business.legal_name) like ${start}`;
}
