import type { RevenueRuling } from '@portal/contract/application/revenue-rulings';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const RULING_PURPOSE = sealedColumns['revenue_ruling.ruling_sealed'].purpose;
const WORDS_PURPOSE = sealedColumns['revenue_ruling.words_sealed'].purpose;

export interface StoredRuling {
  rulingId: string;
  ruling: RevenueRuling;
  by: string;
  at: Date;
}

export async function listRulings(queries: Queries, vault: Vault, applicationId: string): Promise<StoredRuling[]> {
  const rows = await queries
    .selectFrom('revenue_ruling')
    .select(['id', 'ruling_sealed', 'words_sealed', 'made_by', 'made_at'])
    .where('application_id', '=', applicationId)
    .where('withdrawn_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, ruling_sealed: ruling, words_sealed: words, made_by: by, made_at: at }) =>
    ruling === null || words === null
      ? []
      : {
          rulingId: id,
          ruling: {
            ...(JSON.parse(vault.open(ruling, RULING_PURPOSE)) as RevenueRuling),
            words: vault.open(words, WORDS_PURPOSE),
          },
          by,
          at,
        },
  );
}

export async function insertRuling(
  tx: Transaction,
  vault: Vault,
  { applicationId, rulingId, ruling, by, at }: StoredRuling & { applicationId: string },
): Promise<void> {
  const { words, ...rest } = ruling;
  await tx
    .insertInto('revenue_ruling')
    .values({
      id: rulingId,
      application_id: applicationId,
      statement_id: 'row' in ruling ? ruling.statementId : null,
      position: 'row' in ruling ? ruling.account : null,
      ruling_sealed: vault.seal(JSON.stringify(rest), RULING_PURPOSE),
      words_sealed: vault.seal(words, WORDS_PURPOSE),
      made_by: by,
      made_at: at,
    })
    .execute();
}

export async function findRuling(
  queries: Queries,
  { applicationId, rulingId }: { applicationId: string; rulingId: string },
): Promise<{ isActive: boolean } | undefined> {
  const row = await queries
    .selectFrom('revenue_ruling')
    .select('withdrawn_at')
    .where('id', '=', rulingId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row && { isActive: row.withdrawn_at === null };
}

export async function withdrawRuling(
  tx: Transaction,
  rulingId: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('revenue_ruling')
    .set({ ruling_sealed: null, words_sealed: null, withdrawn_by: by, withdrawn_at: at })
    .where('id', '=', rulingId)
    .where('withdrawn_at', 'is', null)
    .execute();
}
