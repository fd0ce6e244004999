import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { listMarkedMonths, proofOf } from '../../revenue/index.ts';
import { listUnknownProofs, saveProofs } from '../storage/work-list.ts';

const BATCH = 500;

/**
 * Batches of proofs calculated before a filtered read. More proofs than that are unknown only right after the list was
 * created.
 */
export const BATCHES_BEFORE_READ = 4;

type Settling = Pick<Context, 'clock' | 'database'>;

/**
 * Recalculates revenue proofs after statements or bank data changed: at most `batches` times BATCH applications. A
 * concurrent change waits, and then makes the proof unknown again.
 * @returns whether nothing was left
 */
export async function settleProofs(context: Settling, batches: number): Promise<boolean> {
  for (let batch = 0; batch < batches; batch += 1) {
    const settled = await context.database.transaction((tx) => settleSomeProofs(tx, context, BATCH));
    if (settled < BATCH) return true;
  }
  return false;
}

export async function settleSomeProofs(tx: Transaction, context: Settling, limit: number): Promise<number> {
  const applications = await listUnknownProofs(tx, limit);
  if (applications.length === 0) return 0;
  const months = await listMarkedMonths(tx, context, applications);
  await saveProofs(tx, new Map([...months].map(([id, marked]) => [id, proofOf(marked)])));
  return applications.length;
}
