import type { Context } from '../../../context.ts';
import { listMarkedMonths, proofOf } from '../../revenue/index.ts';
import { listUnknownProofs, saveProofs } from '../storage/work-list.ts';

/** Worked out in one transaction. */
const BATCH = 500;

/**
 * Works out how far revenue is proven where statements or bank data changed since. At most `batches` times BATCH
 * applications. What changes meanwhile waits, and is no longer known afterwards.
 * @returns whether nothing was left
 */
export async function settleProofs(context: Pick<Context, 'clock' | 'database'>, batches: number): Promise<boolean> {
  for (let batch = 0; batch < batches; batch += 1) {
    const settled = await context.database.transaction(async (tx) => {
      const applications = await listUnknownProofs(tx, BATCH);
      if (applications.length === 0) return 0;
      const months = await listMarkedMonths(tx, context, applications);
      await saveProofs(tx, new Map([...months].map(([id, marked]) => [id, proofOf(marked)])));
      return applications.length;
    });
    if (settled < BATCH) return true;
  }
  return false;
}
