import { type RawBuilder, sql } from 'kysely';
import type { OfficeTimeZone } from '@portal/contract/application/office-day';
import type { AccessChange } from '@portal/contract/staff/audit';
import { partnerAndStaffOperations } from '@portal/contract/operations/index';
import { endOfDay, type Queries, startOfDay } from '../../../platform/database/index.ts';

export interface AuditTrailRow {
  id: string;
  at: Date;
  operation: string;
  person_id: string | null;
  key_id: string | null;
  key_name: string | null;
  row_id: string | null;
  reference: string | null;
  /** The application itself, or the one that a statement or document belongs to. */
  application_id: string | null;
  business: string | null;
  row_name: string | null;
  webhook_url: string | null;
  request_id: string;
  status: number | null;
  change: AccessChange | null;
}

export interface WantedAuditTrail {
  personId?: string | undefined;
  keyId?: string | undefined;
  operation?: string | undefined;
  lists?: 'yes' | 'no' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  zone: OfficeTimeZone;
  rowIds: readonly string[] | undefined;
  after: string | undefined;
  limit: number;
}

/** Ids that a search names: an application, or a customer and their applications. Undefined if it names neither. */
export async function findAuditedRows(
  queries: Queries,
  { reference, customerId }: { reference?: string | undefined; customerId?: string | undefined },
): Promise<string[] | undefined> {
  if (reference === undefined && customerId === undefined) return undefined;
  const isWanted = sql.join(
    [
      ...(reference === undefined ? [] : [sql`reference = ${reference.toUpperCase()}`]),
      ...(customerId === undefined ? [] : [sql`customer_id = ${customerId}`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<{ id: string }>`select id from application where ${isWanted}`.execute(queries);
  const ids = rows.map(({ id }) => id);
  return customerId === undefined || reference !== undefined ? ids : [customerId, ...ids];
}

/** Operations that only read. Their entries without a row are about lists. */
const reads = partnerAndStaffOperations.filter(({ method }) => method === 'get').map(({ operationId }) => operationId);

type Condition = RawBuilder<unknown> | undefined;

/** Searched columns. Each has its own index, in which the time follows. */
function callersOf({ personId, keyId, operation }: WantedAuditTrail): { column: RawBuilder<unknown>; value: string }[] {
  return [
    { column: sql`entry.person_id`, value: personId },
    { column: sql`entry.key_id`, value: keyId },
    { column: sql`entry.operation`, value: operation },
  ].flatMap(({ column, value }) => (value === undefined ? [] : [{ column, value }]));
}

function conditionsOf(wanted: WantedAuditTrail): RawBuilder<unknown> {
  const { lists, from, to, zone, rowIds, after } = wanted;
  const conditions: Condition[] = [
    ...callersOf(wanted).map(({ column, value }) => sql`${column} between ${value} and ${value}`),
    lists === 'no' ? sql`(entry.row_id is not null or entry.operation <> all (${reads}))` : undefined,
    rowIds === undefined ? undefined : sql`entry.row_id = any (${rowIds}::uuid[])`,
    from === undefined ? undefined : sql`entry.at >= ${startOfDay(from, zone)}`,
    to === undefined ? undefined : sql`entry.at < ${endOfDay(to, zone)}`,
    after === undefined
      ? undefined
      : sql`(entry.at, entry.id) < (select last.at, last.id from audit_entry as last where last.id = ${after})`,
  ];
  const asked = conditions.filter((condition) => condition !== undefined);
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
}

export async function listAuditEntries(queries: Queries, wanted: WantedAuditTrail): Promise<AuditTrailRow[]> {
  const { rows } = await auditStatement(wanted).execute(queries);
  return rows;
}

/**
 * Starts with a column that the search fixes to one value, so that PostgreSQL uses that column's index. Otherwise it
 * may read the whole trail backwards to find entries of a person who left years ago. The conditions use `between`,
 * because in the order PostgreSQL ignores a column that is compared with `=`.
 */
function orderOf(wanted: WantedAuditTrail): RawBuilder<unknown> {
  const [first] = callersOf(wanted);
  return first ? sql`${first.column} desc, entry.at desc, entry.id desc` : sql`entry.at desc, entry.id desc`;
}

/** Finds a page's entries by an index, and reads names only for these. */
export function auditStatement(wanted: WantedAuditTrail): RawBuilder<AuditTrailRow> {
  return sql<AuditTrailRow>`/* for its values */
    with page as materialized (
      select entry.* from audit_entry as entry
      where ${conditionsOf(wanted)}
      order by ${orderOf(wanted)}
      limit ${wanted.limit}
    )
    select page.id, page.at, page.operation, page.person_id, page.key_id, api_key.name as key_name, page.row_id,
      application.reference, application.id as application_id, application.structure ->> 'companyName' as business,
      coalesce(named_key.name, partner.name) as row_name, webhook_endpoint.url as webhook_url,
      page.request_id, page.status, page.change
    from page
    left join api_key on api_key.id = page.key_id
    left join api_key as named_key on named_key.id = page.row_id
    left join partner on partner.id = page.row_id
    left join webhook_endpoint on webhook_endpoint.id = page.row_id
    left join statement_file on statement_file.id = page.row_id
    left join document_file on document_file.id = page.row_id
    left join application
      on application.id = coalesce(statement_file.application_id, document_file.application_id, page.row_id)
    order by page.at desc, page.id desc`;
}
