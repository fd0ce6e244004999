import { getChecks } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { loadCheckProgress } from '../answers/load-check-progress.ts';
import { getOwnApplication } from '../storage/applications.ts';

export const getChecksOperation = implement(getChecks, async ({ context, caller, params }) => {
  const { query } = context.database;
  const application = await getOwnApplication(query, { ...params, customerId: caller.customerId });

  return loadCheckProgress(query, context, application.id);
});
