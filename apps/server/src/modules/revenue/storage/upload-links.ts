import type { Insertable, Selectable } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { UploadLinkTable } from '../../../platform/database/schema.ts';

export type UploadLinkRow = Selectable<UploadLinkTable>;

/** More links than any customer needs to see. */
const LIST_LIMIT = 100;

export async function insertUploadLink(tx: Transaction, link: Insertable<UploadLinkTable>): Promise<UploadLinkRow> {
  return tx.insertInto('upload_link').values(link).returningAll().executeTakeFirstOrThrow();
}

export async function findUploadLinkByToken(
  queries: Queries,
  hashes: readonly string[],
): Promise<UploadLinkRow | undefined> {
  return queries.selectFrom('upload_link').selectAll().where('token_hash', 'in', hashes).executeTakeFirst();
}

export type ListedUploadLink = UploadLinkRow & { has_open_visit: boolean };

/** Links that were or can be used, and all bookkeeper links; newest first. */
export async function listUploadLinks(queries: Queries, applicationId: string, now: Date): Promise<ListedUploadLink[]> {
  const rows = await queries
    .selectFrom('upload_link')
    .selectAll()
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('upload_visit')
            .select('upload_visit.id')
            .whereRef('upload_visit.link_id', '=', 'upload_link.id')
            .where('upload_visit.ended_at', 'is', null)
            .where('upload_visit.expires_at', '>', now),
        )
        .as('has_open_visit'),
    )
    .where('application_id', '=', applicationId)
    .where((where) =>
      where.or([
        where('kind', '=', 'bookkeeper'),
        where('used_at', 'is not', null),
        where.and([where('ended_at', 'is', null), where('expires_at', '>', now)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIST_LIMIT)
    .execute();
  return rows.map((row) => ({ ...row, has_open_visit: Boolean(row.has_open_visit) }));
}

export async function countOpenBookkeeperLinks(tx: Transaction, applicationId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('upload_link')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'bookkeeper')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function endUnusedDeviceLinks(tx: Transaction, applicationId: string, at: Date): Promise<void> {
  await tx
    .updateTable('upload_link')
    .set({ ended_at: at })
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'device')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends a link; an earlier end is not changed. @returns whether the link exists */
export async function endUploadLink(
  queries: Queries,
  { applicationId, linkId, at }: { applicationId: string; linkId: string; at: Date },
): Promise<boolean> {
  const row = await queries
    .updateTable('upload_link')
    .set((update) => ({ ended_at: update.fn.coalesce('ended_at', update.val(at)) }))
    .where('id', '=', linkId)
    .where('application_id', '=', applicationId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function takeUploadLink(
  tx: Transaction,
  { id, kind }: Pick<UploadLinkRow, 'id' | 'kind'>,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('upload_link')
    .set({ last_used_at: at, ...(kind === 'device' && { used_at: at }) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countFileOfLink(tx: Transaction, linkId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('upload_link')
    .set((update) => ({ file_count: update('file_count', '+', 1), last_used_at: at }))
    .where('id', '=', linkId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
