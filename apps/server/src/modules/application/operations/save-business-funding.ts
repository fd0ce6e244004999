import { errorsOfFunding } from '@portal/contract/application/step-rules';
import { saveBusinessFunding } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { refuseErrors } from '../domain/refuse-errors.ts';
import { saveStepAlone } from '../storage/save-step.ts';
import { toSavedStep } from '../answers/to-application.ts';

export const saveBusinessFundingOperation = implement(
  saveBusinessFunding,
  async ({ context, caller, params, body }) => {
    refuseErrors(errorsOfFunding(body.values, context.config.fundingMaximum), 'values');

    const row = await saveStepAlone(context.database.query, {
      applicationId: params.applicationId,
      customerId: caller.customerId,
      version: body.version,
      step: 'businessFunding',
      columns: { funding: JSON.stringify(body.values) },
      at: context.clock.now(),
    });

    return toSavedStep(context.vault, row);
  },
);
