import { type Insertable, type Selectable, sql } from 'kysely';
import type { BulkChangeDetails, BulkChangeEnd } from '@portal/contract/operations/staff/bulk-changes';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { BulkChangeTable } from '../../../platform/database/schema.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const PURPOSE = sealedColumns['bulk_change.change_sealed'].purpose;

const columns = [
  'id',
  'kind',
  'change_sealed',
  'done',
  'left_out',
  'assigned',
  'made_by',
  'made_by_email',
  'made_at',
  'takes_effect_at',
  'ended_as',
] as const;

export type BulkChangeRow = Pick<Selectable<BulkChangeTable>, (typeof columns)[number]> & { total: number };

export interface SeenApplication {
  applicationId: string;
  version: number;
}

const readColumns = (queries: Queries) =>
  queries
    .selectFrom('bulk_change')
    .select(columns)
    .select(sql<number>`cardinality(applications)`.as('total'));

export async function insertBulkChange(
  tx: Transaction,
  vault: Vault,
  {
    details,
    seen,
    ...change
  }: Omit<Insertable<BulkChangeTable>, 'change_sealed' | 'applications' | 'versions'> & {
    details: BulkChangeDetails;
    seen: readonly SeenApplication[];
  },
): Promise<void> {
  await tx
    .insertInto('bulk_change')
    .values({
      ...change,
      change_sealed: vault.seal(JSON.stringify(details), PURPOSE),
      applications: seen.map(({ applicationId }) => applicationId),
      versions: seen.map(({ version }) => version),
    })
    .execute();
}

/** What a change does; undefined once it has ended. */
export function openDetails(vault: Vault, row: Pick<BulkChangeRow, 'change_sealed'>): BulkChangeDetails | undefined {
  return row.change_sealed === null
    ? undefined
    : (JSON.parse(vault.open(row.change_sealed, PURPOSE)) as BulkChangeDetails);
}

export async function lockBulkChange(tx: Transaction, id: string): Promise<BulkChangeRow | undefined> {
  return readColumns(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function lockOwnBulkChange(
  tx: Transaction,
  { id, madeById }: { id: string; madeById: string },
): Promise<BulkChangeRow | undefined> {
  return readColumns(tx).where('id', '=', id).where('made_by_id', '=', madeById).forUpdate().executeTakeFirst();
}

export async function listBulkChangeRows(queries: Queries, madeById: string, limit: number): Promise<BulkChangeRow[]> {
  return readColumns(queries).where('made_by_id', '=', madeById).orderBy('id', 'desc').limit(limit).execute();
}

export async function listNextApplications(
  tx: Transaction,
  { id, done }: Pick<BulkChangeRow, 'id' | 'done'>,
  limit: number,
): Promise<SeenApplication[]> {
  const { rows } = await sql<SeenApplication>`
    select unnest(applications[${done + 1}::int:${done + limit}::int]) as "applicationId",
      unnest(versions[${done + 1}::int:${done + limit}::int]) as version
    from bulk_change where id = ${id}`.execute(tx);
  return rows;
}

export async function saveProgress(
  tx: Transaction,
  id: string,
  { done, leftOut, assigned }: { done: number; leftOut: readonly string[]; assigned: readonly string[] },
): Promise<void> {
  await sql`
    update bulk_change set done = done + ${done}::int, left_out = left_out || ${leftOut}::uuid[],
      assigned = assigned || ${assigned}::uuid[]
    where id = ${id}`.execute(tx);
}

export async function endBulkChange(tx: Transaction, id: string, as: BulkChangeEnd, at: Date): Promise<void> {
  await tx
    .updateTable('bulk_change')
    .set({ ended_as: as, ended_at: at, change_sealed: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteBulkChangesEndedBefore(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('bulk_change').where('ended_at', '<', before).execute();
}

export async function listReferences(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from application where id = any(${ids}::uuid[]) and reference is not null order by reference`.execute(
    queries,
  );
  return rows.map(({ reference }) => reference);
}

export async function countSubmitted(queries: Queries, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from application where id = any(${ids}::uuid[]) and submitted_at is not null`.execute(
    queries,
  );
  return rows[0]?.count ?? 0;
}
