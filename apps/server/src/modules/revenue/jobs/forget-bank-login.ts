import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { findBankConnectionById, isLoginUsedElsewhere, updateBankConnection } from '../storage/bank-connections.ts';
import { hashesOfLogin, openLogin } from '../storage/bank-seals.ts';
import { forgetBankLogin } from './bank-jobs.ts';

/** The provider still has the login: the job is tried again. */
class LoginNotForgotten extends Error {
  override readonly name = 'LoginNotForgotten';
}

/** A login that another application rests on stays at the provider until that one is disconnected too. */
export function handleForgetBankLogin(context: Context): JobHandler {
  return handleJob(forgetBankLogin, async ({ connectionId }) => {
    const { bank, database, vault } = context;
    const row = await findBankConnectionById(database.query, connectionId);
    if (!row || row.ended_at === null || row.login_sealed === null) return;
    const loginId = openLogin(vault, row.login_sealed);

    if (!(await isLoginUsedElsewhere(database.query, row.id, hashesOfLogin(vault, loginId)))) {
      const forgotten = await bank.forgetLogin(loginId);
      if (!forgotten.ok) throw new LoginNotForgotten(forgotten.fault.kind);
    }
    await updateBankConnection(database.query, row.id, { login_sealed: null });
  });
}
