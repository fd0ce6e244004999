import type { Insertable } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { UploadVisitTable } from '../../../platform/database/schema.ts';
import type { UploadLinkRow } from './upload-links.ts';

/** A visit joined with its link: all columns of the link, and the visit's own with the prefix `visit_`. */
export type VisitWithLink = UploadLinkRow & {
  visit_id: string;
  visit_expires_at: Date;
  visit_ended_at: Date | null;
};

export async function insertUploadVisit(tx: Transaction, visit: Insertable<UploadVisitTable>): Promise<void> {
  await tx.insertInto('upload_visit').values(visit).execute();
}

function withLink(queries: Queries, visitId: string) {
  return queries
    .selectFrom('upload_visit')
    .innerJoin('upload_link', 'upload_link.id', 'upload_visit.link_id')
    .selectAll('upload_link')
    .select([
      'upload_visit.id as visit_id',
      'upload_visit.expires_at as visit_expires_at',
      'upload_visit.ended_at as visit_ended_at',
    ])
    .where('upload_visit.id', '=', visitId);
}

export async function findOwnVisit(
  queries: Queries,
  { visitId, secretHashes }: { visitId: string; secretHashes: readonly string[] },
): Promise<VisitWithLink | undefined> {
  return withLink(queries, visitId).where('upload_visit.secret_hash', 'in', secretHashes).executeTakeFirst();
}

export async function findVisit(queries: Queries, visitId: string): Promise<VisitWithLink | undefined> {
  return withLink(queries, visitId).executeTakeFirst();
}

export async function endVisit(queries: Queries, visitId: string, at: Date): Promise<void> {
  await queries
    .updateTable('upload_visit')
    .set({ ended_at: at })
    .where('id', '=', visitId)
    .where('ended_at', 'is', null)
    .execute();
}
