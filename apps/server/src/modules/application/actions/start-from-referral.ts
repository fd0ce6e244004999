import { foldEmail } from '@portal/contract/fields/email-text';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { findCustomer } from '../../customer/index.ts';
import { openReferralValues, type ReferralRow, resolveReferral } from '../../partner/index.ts';
import { prefillFromReferral } from '../domain/referral-prefill.ts';
import { findMatchingBusiness } from '../storage/businesses.ts';
import { listEarlierApplications, listOpenApplications } from '../storage/applications.ts';
import { beginApplication } from './begin-application.ts';
import { openPersonal, sealPersonal } from '../storage/sealed-values.ts';

export type ReferralStart =
  { applicationId: string; openBusiness: null } | { applicationId: string | null; openBusiness: string };

/** Continues from an accepted referral. The caller has locked the customer's row. */
export async function startFromReferral(
  tx: Transaction,
  context: Context,
  customerId: string,
  referral: ReferralRow,
): Promise<ReferralStart> {
  const { clock, vault } = context;
  const values = await findOwnValues(tx, context, customerId, referral);
  const resolve = (applicationId: string | null) =>
    resolveReferral(tx, { referralId: referral.id, applicationId, at: clock.now() });

  const open = await findOpenOfBusiness(tx, customerId, values);
  if (open) {
    await resolve(null);
    return open;
  }

  const [latest] = await listEarlierApplications(tx, customerId, null);
  const earlier = latest?.personal_sealed ? openPersonal(vault, latest.personal_sealed) : null;
  const { personal, ...prefilled } = prefillFromReferral(values, earlier);
  const applicationId = await beginApplication(tx, context, {
    customerId,
    businessId: null,
    createdWith: 'partnerReferral',
    prefilled,
    personalSealed: personal === null ? null : sealPersonal(vault, personal),
  });
  await resolve(applicationId);
  return { applicationId, openBusiness: null };
}

type SharedValues = ReturnType<typeof openReferralValues>;

async function findOwnValues(
  tx: Transaction,
  { vault }: Context,
  customerId: string,
  referral: ReferralRow,
): Promise<SharedValues> {
  const shared = openReferralValues(vault, referral);
  const customer = await findCustomer(tx, vault, customerId);
  const address = shared.personalInfo?.emailAddress;
  const isOfCustomer = address !== undefined && customer && foldEmail(address) === foldEmail(customer.email);
  return isOfCustomer ? shared : {};
}

async function findOpenOfBusiness(
  tx: Transaction,
  customerId: string,
  { businessInfo: { legalBusinessName, postalCode } = {} }: SharedValues,
): Promise<ReferralStart | undefined> {
  if (legalBusinessName === undefined || postalCode === undefined) return undefined;
  const business = await findMatchingBusiness(tx, customerId, { legalBusinessName, postalCode });
  if (!business) return undefined;
  const open = (await listOpenApplications(tx, customerId)).find((each) => each.business_id === business.id);
  return (
    open && {
      applicationId: open.status === 'incomplete' ? open.id : null,
      openBusiness: business.operating_name,
    }
  );
}
