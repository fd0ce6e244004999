import { toMonths } from '@portal/contract/fields/time/time-in-business';
import { saveBusinessAge } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import type { AgeValues } from '../domain/values.ts';
import { saveStepAlone } from '../storage/save-step.ts';
import { toSavedStep } from '../answers/to-application.ts';

export const saveBusinessAgeOperation = implement(saveBusinessAge, async ({ context, caller, params, body }) => {
  const { timeInBusiness, timeInBusinessUnit } = body.values;
  const age: AgeValues = { months: toMonths(timeInBusiness, timeInBusinessUnit) };

  const row = await saveStepAlone(context.database.query, {
    applicationId: params.applicationId,
    customerId: caller.customerId,
    version: body.version,
    step: 'businessAge',
    columns: { age: JSON.stringify(age) },
    at: context.clock.now(),
  });

  return toSavedStep(context.vault, row);
});
