import { prepareApplication } from '@portal/contract/operations/application';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { lockCustomer } from '../../customer/index.ts';
import { takeEligibilityAnswers } from '../../eligibility/index.ts';
import { findWaitingReferral } from '../../partner/index.ts';
import { prefillFromEligibility } from '../domain/new-application.ts';
import { listEarlierApplications, listOpenApplications } from '../storage/applications.ts';
import { startFromReferral } from '../actions/start-from-referral.ts';
import { beginApplication } from '../actions/begin-application.ts';

export const prepareApplicationOperation = implement(prepareApplication, async ({ context, caller }) =>
  context.database.transaction(async (tx) => {
    await lockCustomer(tx, caller.customerId);
    const referral = await findWaitingReferral(tx, caller.customerId);
    if (referral) {
      const { applicationId, openBusiness } = await startFromReferral(tx, context, caller.customerId, referral);
      const message = openBusiness === null ? ('preparing' as const) : ('account' as const);
      return { message, applicationId, openBusiness };
    }
    const open = await listOpenApplications(tx, caller.customerId);

    if (open.length === 0) {
      const applicationId = await prepareFromCheck(tx, context, caller.customerId);
      return applicationId === undefined
        ? { message: 'account' as const, applicationId: null, openBusiness: null }
        : { message: 'preparing' as const, applicationId, openBusiness: null };
    }
    const [incomplete, ...others] = open.filter(({ status }) => status === 'incomplete');
    return incomplete && others.length === 0
      ? { message: 'returning' as const, applicationId: incomplete.id, openBusiness: null }
      : { message: 'account' as const, applicationId: null, openBusiness: null };
  }),
);

/** Only an eligibility check starts an application automatically; signing in alone leads to the account. */
async function prepareFromCheck(tx: Transaction, context: Context, customerId: string): Promise<string | undefined> {
  const answers = await takeEligibilityAnswers(tx, customerId);
  if (!answers) return undefined;
  const [latest] = await listEarlierApplications(tx, customerId, null);
  return beginApplication(tx, context, {
    customerId,
    businessId: null,
    createdWith: 'eligibilityCheck',
    prefilled: prefillFromEligibility(answers),
    personalSealed: latest?.personal_sealed ?? null,
  });
}
