import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';

/** Uses a separate key, so that other keys cannot decrypt a SIN. */
const SIN_PURPOSE = sealedColumns['held_sin.sin_sealed'].purpose;

export async function holdSin(
  tx: Transaction,
  vault: Vault,
  { applicationId, itemId, sin, at }: { applicationId: string; itemId: string; sin: string; at: Date },
): Promise<void> {
  const values = { item_id: itemId, sin_sealed: vault.seal(sin, SIN_PURPOSE), given_at: at };
  await tx
    .insertInto('held_sin')
    .values({ application_id: applicationId, ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}

export async function findHeldSin(
  queries: Queries,
  vault: Vault,
  { applicationId, itemId }: { applicationId: string; itemId: string },
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('held_sin')
    .select('sin_sealed')
    .where('application_id', '=', applicationId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row && vault.open(row.sin_sealed, SIN_PURPOSE);
}

export async function dropSin(queries: Queries, applicationId: string): Promise<void> {
  await queries.deleteFrom('held_sin').where('application_id', '=', applicationId).execute();
}
