import { DomainError } from '@portal/contract/error-codes';
import { selectBankAccount } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import { assertEditable, insertEvent, lockOwnApplication, touchApplication } from '../../application/index.ts';
import { toBankConnection } from '../actions/bank/bank-connection.ts';
import { readBankTransactions } from '../actions/bank/read-transactions.ts';
import { findBankConnection, updateBankConnection } from '../storage/bank-connections.ts';
import { openAccounts } from '../storage/bank-seals.ts';

export const selectBankAccountOperation = implement(selectBankAccount, async ({ context, caller, params, body }) => {
  const at = context.clock.now();
  const { accountId, holderAnswer } = body;
  const answer = holderAnswer === undefined ? {} : { holder_answer: holderAnswer, holder_answered_at: at };

  return context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { ...params, customerId: caller.customerId });
    assertEditable(application, 'revenue');
    const current = await findBankConnection(tx, application.id);
    if (!current || current.accounts_sealed === null) throw new DomainError('errorNotFound');
    const isKnown = openAccounts(context.vault, current.accounts_sealed).some((known) => known.accountId === accountId);
    if (!isKnown) throw new DomainError('errorNotFound');

    const isUnderway = current.state === 'readingTransactions' || current.state === 'read';
    const isPicked = isUnderway && current.account_id === accountId;
    if (isPicked && holderAnswer === undefined) return toBankConnection(context, current, application);
    await touchApplication(tx, application.id, at);
    if (holderAnswer !== undefined) await insertEvent(tx, context, application.id, 'holderAnswered');
    if (isPicked) return toBankConnection(context, await updateBankConnection(tx, current.id, answer), application);

    await context.jobs.enqueue(
      tx,
      readBankTransactions,
      { connectionId: current.id },
      { singletonKey: `${current.id} ${accountId}` },
    );
    const picked = await updateBankConnection(tx, current.id, {
      state: 'readingTransactions',
      fault: null,
      account_id: accountId,
      holder_answer: null,
      holder_answered_at: null,
      ...answer,
      analysis_sealed: null,
      cash_flow_sealed: null,
      covered_from: null,
      covered_to: null,
      // A request for another account's transactions is obsolete.
      ...(current.account_id !== null && { request_sealed: null }),
      asked_at: null,
      read_at: null,
      reading_since: at,
    });
    return toBankConnection(context, picked, application);
  });
});
