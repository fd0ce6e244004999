import { DomainError } from '@portal/contract/error-codes';
import { confirmBankConnection } from '@portal/contract/operations/bank';
import { implement } from '../../../http/operation.ts';
import { assertEditable, getOwnApplication, lockOwnApplication } from '../../application/index.ts';
import { keepLogin, toBankConnection } from '../bank-connection.ts';
import { cureOfFault } from '../domain/bank-faults.ts';

export const confirmBankConnectionOperation = implement(confirmBankConnection, async (input) => {
  const { context, caller, params, body } = input;
  const { bank, database, logger } = context;
  const own = { applicationId: params.applicationId, customerId: caller.customerId };
  assertEditable(await getOwnApplication(database.query, own), 'revenue');

  const confirmed = await bank.confirmLogin(body.loginId);
  if (!confirmed.ok) {
    const { kind, code } = confirmed.fault;
    logger.warn({ ...params, fault: kind, code }, 'bank connection: not confirmed');
    throw new DomainError(cureOfFault[kind] === 'tryLater' ? 'errorUnavailable' : 'errorBankLogin');
  }
  // What a browser says of a login proves nothing: the provider must know it by this application.
  if (confirmed.value.tag !== own.applicationId) {
    logger.warn({ ...params }, 'bank connection: made for something else');
    throw new DomainError('errorBankLogin');
  }

  const connection = await database.transaction(async (tx) => {
    assertEditable(await lockOwnApplication(tx, own), 'revenue');
    return keepLogin(tx, context, own.applicationId, { ...confirmed.value, loginId: body.loginId });
  });
  return toBankConnection(context, connection);
});
