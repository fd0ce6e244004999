import { DomainError } from '@portal/contract/error-codes';
import { declineSin } from '@portal/contract/operations/credit';
import { implement } from '../../../kernel/operation.ts';
import {
  findOpenItems,
  handOverCheck,
  loadCheckProgress,
  lockOwnApplication,
  resolveInformation,
} from '../../application/index.ts';

export const declineSinOperation = implement(declineSin, async ({ context, caller, params }) => {
  const { applicationId } = params;

  return context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { applicationId, customerId: caller.customerId });
    const item = (await findOpenItems(tx, context, applicationId)).find(({ kind }) => kind === 'sin');
    if (!item || application.status === 'closed') throw new DomainError('errorNothingAsked');

    await resolveInformation(tx, context, application, [{ item, as: 'declined' }]);
    await handOverCheck(tx, context, application, { kind: 'personalDetails', reason: 'sinDeclined' });
    return loadCheckProgress(tx, context, applicationId);
  });
});
