import { listReferrals } from '@portal/contract/operations/partner';
import { implement } from '../../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../../platform/pages.ts';
import { listReferralsOfPartner } from '../../partner/index.ts';
import { findApplicationsOf } from '../actions/find-applications.ts';
import { toReferral } from '../answers/to-referral.ts';

export const listReferralsOperation = implement(listReferrals, async ({ context, caller, query }) => {
  const { clock, database } = context;
  const wanted = { partnerId: caller.partnerId, ...rowsOfPage(query) };
  const { rows, next } = pageOf(query, await listReferralsOfPartner(database.query, wanted));
  const applicationOf = await findApplicationsOf(database.query, rows);
  return { referrals: rows.map((row) => toReferral(row, applicationOf(row), clock.now())), next };
});
