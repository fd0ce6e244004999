import { withdrawRequest } from '@portal/contract/operations/staff';
import { implement } from '../../../../kernel/operation.ts';
import { withdrawRequest as withdraw } from '../../../application/index.ts';
import { countForOpenRequest } from '../../actions/count-for-open-request.ts';

export const withdrawRequestOperation = implement(withdrawRequest, async ({ context, caller, params, body }) => {
  const withdrawal = { ...params, ...body, withdrawnBy: caller.name };
  await context.database.transaction(async (tx) => {
    await withdraw(tx, context, withdrawal);
    await countForOpenRequest(tx, context, params.applicationId);
  });
  return undefined;
});
