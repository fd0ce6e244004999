import { errorsOfPersonal } from '@portal/contract/application/step-rules';
import { savePersonalInformation } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { updateCustomerFirstName } from '../../customer/index.ts';
import { refuseErrors } from '../domain/refuse-errors.ts';
import { saveStep } from '../storage/save-step.ts';
import { searchValuesOf } from '../domain/match-values.ts';
import { deleteMatchValues, saveMatchValues } from '../storage/match-keys.ts';
import { sealPersonal } from '../storage/sealed-values.ts';
import { toApplication } from '../answers/to-application.ts';

export const savePersonalInformationOperation = implement(
  savePersonalInformation,
  async ({ context, caller, params, body }) => {
    const { clock, database, vault } = context;
    refuseErrors(errorsOfPersonal(body.values, clock.now()), 'values');

    const row = await database.transaction(async (tx) => {
      const saved = await saveStep(tx, {
        applicationId: params.applicationId,
        customerId: caller.customerId,
        version: body.version,
        step: 'personalInformation',
        columns: { personal_sealed: sealPersonal(vault, body.values) },
        at: clock.now(),
      });
      await deleteMatchValues(tx, saved.id);
      await saveMatchValues(tx, vault, { applicationId: saved.id }, searchValuesOf(body.values));
      await updateCustomerFirstName(tx, vault, caller.customerId, body.values.firstName);
      return saved;
    });

    return toApplication(context, row);
  },
);
