import { type Selectable, sql } from 'kysely';
import { ADDED_LENDERS_MAXIMUM } from '@portal/contract/constants';
import { foldForComparison } from '@portal/contract/fields/text';
import type { Queries } from '../../../platform/database/index.ts';
import type { AddedLenderTable } from '../../../platform/database/schema.ts';
import { violatesUnique } from '../../../platform/database/unique-violation.ts';

export type AddedLender = Omit<Selectable<AddedLenderTable>, 'name_folded'>;

export function listAddedLenders(queries: Queries): Promise<AddedLender[]> {
  return queries
    .selectFrom('added_lender')
    .select(['id', 'name', 'words', 'source', 'added_by', 'added_at'])
    .orderBy('added_at')
    .limit(ADDED_LENDERS_MAXIMUM)
    .execute();
}

/** `none` means that the maximum is reached. */
export async function insertLender(queries: Queries, lender: AddedLender): Promise<'written' | 'nameTaken' | 'none'> {
  const { id, name, words, source, added_by: by, added_at: at } = lender;
  try {
    const { numAffectedRows = 0n } = await sql`
      insert into added_lender (id, name, name_folded, words, source, added_by, added_at)
      select ${id}::uuid, ${name}, ${foldForComparison(name)}, ${words}::text[], ${source}, ${by}, ${at}::timestamptz
      where (select count(*) from added_lender) < ${ADDED_LENDERS_MAXIMUM}`.execute(queries);
    return numAffectedRows > 0n ? 'written' : 'none';
  } catch (error) {
    if (violatesUnique(error, 'added_lender_name_unique')) return 'nameTaken';
    throw error;
  }
}

export async function deleteLender(queries: Queries, lenderId: string): Promise<boolean> {
  const { numDeletedRows } = await queries.deleteFrom('added_lender').where('id', '=', lenderId).executeTakeFirst();
  return numDeletedRows > 0n;
}
