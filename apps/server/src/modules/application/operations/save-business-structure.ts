import { errorsOfStructure } from '@portal/contract/application/step-rules';
import { DomainError } from '@portal/contract/error-codes';
import type { BusinessStructureForm } from '@portal/contract/application/step-forms';
import { saveBusinessStructure } from '@portal/contract/operations/application';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import { violatesUnique } from '../../../platform/database/index.ts';
import { refuseErrors } from '../domain/refuse-errors.ts';
import {
  deleteUnusedBusinesses,
  findMatchingBusiness,
  findOrCreateBusiness,
  isKnownToAnotherCustomer,
} from '../storage/businesses.ts';
import type { ApplicationRow } from '../storage/application-row.ts';
import { ONE_OPEN_PER_BUSINESS, type VersionedWrite } from '../storage/applications.ts';
import { insertEventOnce } from '../storage/events.ts';
import { saveStep } from '../storage/save-step.ts';
import { toApplication } from '../answers/to-application.ts';

export const saveBusinessStructureOperation = implement(
  saveBusinessStructure,
  async ({ context, caller, params, body }) => {
    refuseErrors(errorsOfStructure(body.values), 'values');
    const write = { applicationId: params.applicationId, customerId: caller.customerId, version: body.version };

    try {
      return toApplication(context, await saveStructure(context, write, body.values));
    } catch (error) {
      if (!violatesUnique(error, ONE_OPEN_PER_BUSINESS)) throw error;
      const business = await findMatchingBusiness(context.database.query, caller.customerId, body.values);
      throw new DomainError('errorOpenApplicationFound', {
        operatingName: business?.operating_name ?? body.values.companyName,
      });
    }
  },
);

/** The unique index prevents a second open application of the business, so no query is needed beforehand. */
function saveStructure(
  context: Context,
  write: VersionedWrite,
  values: BusinessStructureForm,
): Promise<ApplicationRow> {
  const { clock, database, logger, random } = context;
  return database.transaction(async (tx) => {
    const businessId = await findOrCreateBusiness(tx, {
      id: random.uuid(),
      customerId: write.customerId,
      details: values,
      at: clock.now(),
    });
    const saved = await saveStep(tx, {
      ...write,
      step: 'businessStructure',
      columns: { structure: JSON.stringify(values), business_id: businessId },
      at: clock.now(),
    });
    await deleteUnusedBusinesses(tx, write.customerId);
    if (
      (await isKnownToAnotherCustomer(tx, write.customerId, values)) &&
      (await insertEventOnce(tx, context, write.applicationId, 'businessKnownToAnotherCustomer'))
    ) {
      database.afterCommit(() =>
        logger.info({ applicationId: write.applicationId }, 'business already entered by another customer'),
      );
    }
    return saved;
  });
}
