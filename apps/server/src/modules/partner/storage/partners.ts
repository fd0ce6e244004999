import type { Selectable } from 'kysely';
import type { Partner } from '@portal/contract/staff/keys';
import { foldForComparison } from '@portal/contract/fields/text';
import type { Queries } from '../../../platform/database/index.ts';
import { violatesUnique } from '../../../platform/database/unique-violation.ts';
import type { PartnerTable } from '../../../platform/database/schema.ts';

export type PartnerRow = Selectable<PartnerTable>;

/** Undefined if a partner already has this name, or nearly the same name. */
export async function insertPartner(
  queries: Queries,
  partner: { id: string; name: string; createdAt: Date },
): Promise<PartnerRow | undefined> {
  try {
    return await queries
      .insertInto('partner')
      .values({
        id: partner.id,
        name: partner.name,
        name_folded: foldForComparison(partner.name),
        created_at: partner.createdAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (violatesUnique(error, 'partner_name_unique')) return undefined;
    throw error;
  }
}

export async function findPartner(queries: Queries, partnerId: string): Promise<PartnerRow | undefined> {
  return queries.selectFrom('partner').selectAll().where('id', '=', partnerId).executeTakeFirst();
}

/** Lists newest first. One more than requested shows that there is a next page. */
export async function listPartners(
  queries: Queries,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PartnerRow[]> {
  return queries
    .selectFrom('partner')
    .selectAll()
    .$if(after !== undefined, (select) => select.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function toPartner(row: PartnerRow): Partner {
  return { partnerId: row.id, name: row.name, createdAt: row.created_at.toISOString() };
}
