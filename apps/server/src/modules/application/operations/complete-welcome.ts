import { completeWelcome } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { saveStep } from '../storage/save-step.ts';
import { toApplication } from '../answers/to-application.ts';

export const completeWelcomeOperation = implement(completeWelcome, async ({ context, caller, params, body }) => {
  const row = await saveStep(context.database.query, {
    applicationId: params.applicationId,
    customerId: caller.customerId,
    version: body.version,
    step: 'welcome',
    columns: {},
    at: context.clock.now(),
  });

  return toApplication(context, row);
});
