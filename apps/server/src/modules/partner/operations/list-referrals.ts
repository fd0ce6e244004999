import { listReferrals } from '@portal/contract/operations/partner';
import { implement } from '../../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../../platform/pages.ts';
import { listOwnReferrals } from '../storage/referrals.ts';
import { toReferral } from '../answers/to-referral.ts';

export const listReferralsOperation = implement(listReferrals, async ({ context, caller, query }) => {
  const wanted = { partnerId: caller.partnerId, ...rowsOfPage(query) };
  const { rows, next } = pageOf(query, await listOwnReferrals(context.database.query, wanted));
  return { referrals: rows.map((row) => toReferral(row, context.clock.now())), next };
});
