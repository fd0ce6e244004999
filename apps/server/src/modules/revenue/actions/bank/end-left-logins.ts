import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../../kernel/context.ts';
import { BATCH, inBatches } from '../../../../platform/batches.ts';
import { endBankAccess } from '../../../application/index.ts';
import { forgetBankLogin } from './forget-login.ts';
import { listLeftConnected, listUnforgotten, settleClosings } from '../../storage/bank-connections.ts';

/** No login stays at the provider because a job was lost, or ran out of retries while the provider was unavailable. */
export async function endLeftLogins({ clock, database, jobs }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  await inBatches(() => database.transaction((tx) => settleClosings(tx, BATCH)));
  await database.transaction(async (tx) => {
    for (const payload of await listLeftConnected(tx, BATCH))
      await jobs.enqueue(tx, endBankAccess, payload, { singletonKey: payload.applicationId });

    for (const payload of await listUnforgotten(tx, { before, limit: BATCH }))
      await jobs.enqueue(tx, forgetBankLogin, payload, { singletonKey: payload.connectionId });
  });
}
