import { DomainError } from '@portal/contract/error-codes';
import { giveSin } from '@portal/contract/operations/credit';
import { implement } from '../../../kernel/operation.ts';
import {
  findOpenItems,
  holdSin,
  loadCheckProgress,
  lockOwnApplication,
  restartCheck,
  resolveInformation,
  saveMatchValues,
} from '../../application/index.ts';

export const giveSinOperation = implement(giveSin, async ({ context, caller, params, body }) => {
  const { applicationId } = params;

  return context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { applicationId, customerId: caller.customerId });
    const item = (await findOpenItems(tx, context, applicationId)).find(({ kind }) => kind === 'sin');
    if (!item || application.status === 'closed') throw new DomainError('errorNothingAsked');

    const { itemId } = item;
    await holdSin(tx, context.vault, { applicationId, itemId, sin: body.sin, at: context.clock.now() });
    await saveMatchValues(tx, context.vault, { applicationId }, [{ kind: 'sin', value: body.sin }]);
    await resolveInformation(tx, context, application, [{ item, as: 'provided' }]);
    await restartCheck(tx, context, 'personalDetails', { applicationId, cause: itemId });
    return loadCheckProgress(tx, context, applicationId);
  });
});
