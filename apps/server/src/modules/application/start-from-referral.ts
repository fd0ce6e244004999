import { foldEmail } from '@portal/contract/fields/email';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { findMatchingBusiness } from '../business/index.ts';
import { findCustomer } from '../customer/index.ts';
import { openReferralValues, type ReferralRow, settleReferral } from '../partner/index.ts';
import { prefillFromReferral } from './domain/referral-prefill.ts';
import { listEarlierApplications, listOpenApplications } from './storage/applications.ts';
import { createApplication } from './storage/create-application.ts';
import { openPersonal, sealPersonal } from './storage/sealed-values.ts';

/** What came of a referral: an application of its own, or the name of a business whose request is open already. */
export type ReferralStart =
  { applicationId: string; openBusiness: null } | { applicationId: string | null; openBusiness: string };

/** Goes on from a referral that the customer agreed to. The caller holds the customer's row. */
export async function startFromReferral(
  tx: Transaction,
  context: Context,
  customerId: string,
  referral: ReferralRow,
): Promise<ReferralStart> {
  const { clock, vault } = context;
  const shared = openReferralValues(vault, referral);
  const customer = await findCustomer(tx, vault, customerId);
  const address = shared.personalInfo?.emailAddress;
  const isForThisPerson =
    address !== undefined && customer !== undefined && foldEmail(address) === foldEmail(customer.email);
  const values = isForThisPerson ? shared : {};
  const settle = (applicationId: string | null) =>
    settleReferral(tx, { referralId: referral.id, applicationId, at: clock.now() });

  const { legalBusinessName, postalCode } = values.businessInfo ?? {};
  const business =
    legalBusinessName === undefined || postalCode === undefined
      ? undefined
      : await findMatchingBusiness(tx, customerId, { legalBusinessName, postalCode });
  const open =
    business && (await listOpenApplications(tx, customerId)).find((each) => each.business_id === business.id);
  if (open) {
    await settle(null);
    return {
      applicationId: open.status === 'incomplete' ? open.id : null,
      openBusiness: business.operating_name,
    };
  }

  const [latest] = await listEarlierApplications(tx, customerId, null);
  const earlier = latest?.personal_sealed ? openPersonal(vault, latest.personal_sealed) : null;
  const { personal, ...prefilled } = prefillFromReferral(values, earlier);
  const applicationId = await createApplication(tx, context, {
    customerId,
    businessId: null,
    createdWith: 'partnerReferral',
    prefilled,
    personalSealed: personal === null ? null : sealPersonal(vault, personal),
  });
  await settle(applicationId);
  return { applicationId, openBusiness: null };
}
