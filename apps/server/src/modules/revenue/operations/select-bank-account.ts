import { DomainError } from '@portal/contract/error-codes';
import { selectBankAccount } from '@portal/contract/operations/bank';
import { implement } from '../../../http/operation.ts';
import { assertEditable, lockOwnApplication, touchApplication } from '../../application/index.ts';
import { toBankConnection } from '../bank-connection.ts';
import { readBankTransactions } from '../jobs/bank-jobs.ts';
import { findBankConnection, updateBankConnection } from '../storage/bank-connections.ts';
import { openAccounts } from '../storage/bank-seals.ts';

export const selectBankAccountOperation = implement(selectBankAccount, async ({ context, caller, params, body }) => {
  const at = context.clock.now();

  const connection = await context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { ...params, customerId: caller.customerId });
    assertEditable(application, 'revenue');
    const current = await findBankConnection(tx, application.id);
    if (!current || current.accounts_sealed === null) throw new DomainError('errorNotFound');
    const isKnown = openAccounts(context.vault, current.accounts_sealed).some(
      ({ accountId }) => accountId === body.accountId,
    );
    if (!isKnown) throw new DomainError('errorNotFound');
    const isUnderway = current.state === 'readingTransactions' || current.state === 'read';
    if (isUnderway && current.account_id === body.accountId) return current;

    await touchApplication(tx, application.id, at);
    await context.jobs.enqueue(
      tx,
      readBankTransactions,
      { connectionId: current.id },
      { singletonKey: `${current.id} ${body.accountId}` },
    );
    return updateBankConnection(tx, current.id, {
      state: 'readingTransactions',
      fault: null,
      account_id: body.accountId,
      analysis_sealed: null,
      covered_from: null,
      covered_to: null,
      // What was asked for another account is of no use.
      ...(current.account_id !== null && { request_sealed: null }),
      asked_at: null,
      read_at: null,
      reading_since: at,
    });
  });
  return toBankConnection(context, connection);
});
