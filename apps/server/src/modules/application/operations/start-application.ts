import type { ApplicationCreation } from '@portal/contract/application/kinds';
import { DomainError } from '@portal/contract/error-codes';
import { startApplication } from '@portal/contract/operations/application';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import { type Transaction, violatesUnique } from '../../../platform/database/index.ts';
import { lockCustomer } from '../../customer/index.ts';
import { takeEligibilityAnswers } from '../../eligibility/index.ts';
import { prefillFromEarlier, prefillFromEligibility } from '../domain/new-application.ts';
import { findOwnBusiness } from '../storage/businesses.ts';
import {
  ONE_OPEN_PER_BUSINESS,
  getOwnApplication,
  listEarlierApplications,
  listOpenApplications,
} from '../storage/applications.ts';
import { beginApplication } from '../actions/begin-application.ts';
import { toApplication } from '../answers/to-application.ts';

export const startApplicationOperation = implement(startApplication, async ({ context, caller, body }) => {
  const { customerId } = caller;
  const createdWith = body.applicationCreatedWith ?? 'account';
  const applicationId =
    body.businessId === null
      ? await context.database.transaction((tx) => startForNewBusiness(tx, context, customerId, createdWith))
      : await startForKnownBusiness(context, customerId, body.businessId, createdWith);

  const row = await getOwnApplication(context.database.query, { applicationId, customerId });
  return toApplication(context, row);
});

/** Reuses a started application without a business, so that a second click does not create another. */
async function startForNewBusiness(
  tx: Transaction,
  context: Context,
  customerId: string,
  createdWith: ApplicationCreation,
): Promise<string> {
  await lockCustomer(tx, customerId);
  const open = await listOpenApplications(tx, customerId);
  const unbegun = open.find(
    (each) => each.status === 'incomplete' && each.structure === null && each.drafts.businessStructure === undefined,
  );
  if (unbegun) return unbegun.id;

  const answers = await takeEligibilityAnswers(tx, customerId);
  const [latest] = await listEarlierApplications(tx, customerId, null);
  return beginApplication(tx, context, {
    customerId,
    businessId: null,
    createdWith,
    prefilled: prefillFromEligibility(answers),
    personalSealed: latest?.personal_sealed ?? null,
  });
}

async function startForKnownBusiness(
  context: Context,
  customerId: string,
  businessId: string,
  createdWith: ApplicationCreation,
): Promise<string> {
  const { clock, database } = context;
  const business = await findOwnBusiness(database.query, { businessId, customerId });
  if (!business) throw new DomainError('errorNotFound');
  const earlier = await listEarlierApplications(database.query, customerId, businessId);
  const ofBusiness = earlier.find((each) => each.is_same_business);
  const withPersonal = earlier.find((each) => !each.is_same_business);

  try {
    return await database.transaction((tx) =>
      beginApplication(tx, context, {
        customerId,
        businessId,
        createdWith,
        prefilled: ofBusiness
          ? prefillFromEarlier({ ...ofBusiness, createdAt: ofBusiness.created_at }, clock.now())
          : prefillFromEligibility(undefined),
        personalSealed: withPersonal?.personal_sealed ?? null,
      }),
    );
  } catch (error) {
    if (!violatesUnique(error, ONE_OPEN_PER_BUSINESS)) throw error;
    throw new DomainError('errorOpenApplicationFound', { operatingName: business.operating_name });
  }
}
