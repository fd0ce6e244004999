import { DomainError } from '@portal/contract/error-codes';
import { listReferrals } from '@portal/contract/operations/staff/referrals';
import { implement } from '../../../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../../../platform/pages.ts';
import { findPartner, listReferralsOfPartner } from '../../../partner/index.ts';
import { findApplicationsOf } from '../../actions/find-applications.ts';
import { toListedReferral } from '../../answers/to-listed-referral.ts';

export const listReferralsOfPartnerOperation = implement(listReferrals, async ({ context, params, query }) => {
  const { partnerId } = params;
  const { query: queries } = context.database;
  const [partner, found] = await Promise.all([
    findPartner(queries, partnerId),
    listReferralsOfPartner(queries, { partnerId, ...rowsOfPage(query) }),
  ]);
  if (!partner) throw new DomainError('errorNotFound');
  const { rows, next } = pageOf(query, found);
  // Records applications, because the audit trail finds readers by application.
  const now = context.clock.now();
  const applicationOf = await findApplicationsOf(queries, rows);
  return { referrals: rows.map((row) => toListedReferral(row, applicationOf(row), now)), next };
});
