import { getReferral, listReferrals } from '@portal/contract/operations/partner';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { findOwnReferral, listReferralsOfPartner } from '../partner/index.ts';
import { findApplicationsOf } from './actions/find-applications.ts';
import { toReferral } from './answers/to-referral.ts';
import { acceptReferralOperation } from './operations/accept-referral.ts';
import { createReferralOperation } from './operations/create-referral.ts';
import { getReferrerOperation } from './operations/get-referrer.ts';
import { openReferralOperation } from './operations/open-referral.ts';
import { requestVerificationOperation } from './operations/request-verification.ts';
import { listReferralsOfPartnerOperation } from './operations/staff/list-referrals.ts';

export const referralOperations: readonly ImplementedOperation[] = [
  createReferralOperation,
  implement(getReferral, async ({ context, caller, params }) => {
    const { clock, database } = context;
    const own = { partnerId: caller.partnerId, referralId: params.referralId };
    const row = await findOwnReferral(database.query, own);
    if (!row) throw new DomainError('errorNotFound');
    const applicationOf = await findApplicationsOf(database.query, [row]);
    return toReferral(row, applicationOf(row), clock.now());
  }),
  implement(listReferrals, async ({ context, caller, query }) => {
    const { clock, database } = context;
    const wanted = { partnerId: caller.partnerId, ...rowsOfPage(query) };
    const { rows, next } = pageOf(query, await listReferralsOfPartner(database.query, wanted));
    const applicationOf = await findApplicationsOf(database.query, rows);
    return { referrals: rows.map((row) => toReferral(row, applicationOf(row), clock.now())), next };
  }),
  listReferralsOfPartnerOperation,
  openReferralOperation,
  requestVerificationOperation,
  acceptReferralOperation,
  getReferrerOperation,
];
