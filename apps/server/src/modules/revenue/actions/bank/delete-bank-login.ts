import * as z from 'zod/mini';
import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../../kernel/context.ts';
import { BATCH, inBatches } from '../../../../platform/batches.ts';
import { defineJob } from '../../../../platform/jobs.ts';
import { endBankAccess } from '../../../application/index.ts';
import {
  findBankConnectionById,
  isLoginUsedElsewhere,
  listLeftConnected,
  listUnforgotten,
  settleClosings,
  updateBankConnection,
} from '../../storage/bank-connections.ts';
import { hashesOfLogin, openLogin } from '../../storage/bank-seals.ts';

export const deleteBankLogin = defineJob({
  name: 'forget-bank-login',
  payload: z.strictObject({ connectionId: z.uuid() }),
});

/** The provider still has the login, so the job is retried. */
class LoginNotForgotten extends Error {
  override readonly name = 'LoginNotForgotten';
}

/** If another application uses the login, it stays at the provider until that application is disconnected, too. */
export async function deleteLoginAtBank({ bank, database, vault }: Context, connectionId: string): Promise<void> {
  const row = await findBankConnectionById(database.query, connectionId);
  if (!row || row.ended_at === null || row.login_sealed === null) return;
  const loginId = openLogin(vault, row.login_sealed);

  if (!(await isLoginUsedElsewhere(database.query, row.id, hashesOfLogin(vault, loginId)))) {
    const forgotten = await bank.deleteLoginAtBank(loginId);
    if (!forgotten.ok) throw new LoginNotForgotten(forgotten.error.kind);
  }
  await updateBankConnection(database.query, row.id, { login_sealed: null });
}

/** Catches logins whose job was lost or ran out of retries while the provider was down. */
export async function endLeftLogins({ clock, database, jobs }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  await inBatches(() => database.transaction((tx) => settleClosings(tx, BATCH)));
  await database.transaction(async (tx) => {
    for (const payload of await listLeftConnected(tx, BATCH))
      await jobs.enqueue(tx, endBankAccess, payload, { singletonKey: payload.applicationId });

    for (const payload of await listUnforgotten(tx, { before, limit: BATCH }))
      await jobs.enqueue(tx, deleteBankLogin, payload, { singletonKey: payload.connectionId });
  });
}
