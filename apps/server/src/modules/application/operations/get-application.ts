import { getApplication } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { getOwnApplication } from '../storage/applications.ts';
import { toApplication } from '../answers/to-application.ts';

export const getApplicationOperation = implement(getApplication, async ({ context, caller, params }) => {
  const row = await getOwnApplication(context.database.query, {
    applicationId: params.applicationId,
    customerId: caller.customerId,
  });

  return toApplication(context, row);
});
