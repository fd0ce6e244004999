import * as staff from '@portal/contract/operations/staff';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { toPartner } from './answers/to-partner.ts';
import { createReferralOperation } from './operations/create-referral.ts';
import { getReferralOperation } from './operations/get-referral.ts';
import { listReferralsOperation } from './operations/list-referrals.ts';
import { createPartnerOperation } from './operations/staff/create-partner.ts';
import { listReferralsOfPartnerOperation } from './operations/staff/list-referrals.ts';
import { listPartners } from './storage/partners.ts';

/** Every operation of the module, for customers, partners and staff. */
export const partnerOperations: readonly ImplementedOperation[] = [
  createReferralOperation,
  getReferralOperation,
  listReferralsOperation,
  listReferralsOfPartnerOperation,
  createPartnerOperation,
  implement(staff.listPartners, async ({ context, query }) => {
    const { rows, next } = pageOf(query, await listPartners(context.database.query, rowsOfPage(query)));
    return { partners: rows.map(toPartner), next };
  }),
];
