import { DomainError } from '@portal/contract/error-codes';
import { confirmBankConnection } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import { assertEditable, getOwnApplication, lockOwnApplication } from '../../application/index.ts';
import { saveLogin, toBankConnection } from '../actions/bank/bank-connection.ts';
import { remedyOf } from '../domain/bank-errors.ts';

export const confirmBankConnectionOperation = implement(confirmBankConnection, async (input) => {
  const { context, caller, params, body } = input;
  const { bank, database, logger } = context;
  const own = { applicationId: params.applicationId, customerId: caller.customerId };
  assertEditable(await getOwnApplication(database.query, own), 'revenue');

  const confirmed = await bank.confirmLogin(body.loginId);
  if (!confirmed.ok) {
    const { kind, code } = confirmed.error;
    logger.warn({ ...params, kind, code }, 'bank connection: not confirmed');
    throw new DomainError(remedyOf[kind] === 'tryLater' ? 'errorUnavailable' : 'errorBankLogin');
  }
  // A browser cannot vouch for a login: the provider must have recorded it under this application.
  if (confirmed.value.tag !== own.applicationId) {
    logger.warn({ ...params }, 'bank connection: belongs to another application');
    throw new DomainError('errorBankLogin');
  }

  return database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, own);
    assertEditable(application, 'revenue');
    const saved = await saveLogin(tx, context, own.applicationId, { ...confirmed.value, loginId: body.loginId });
    return toBankConnection(context, saved, application);
  });
});
