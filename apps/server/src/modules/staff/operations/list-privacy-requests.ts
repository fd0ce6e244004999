import { listPrivacyRequests } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { pageOf, rowsOfPage } from '../../../platform/pages.ts';
import { listRequests, toStaffRequest } from '../../privacy/index.ts';

export const listPrivacyRequestsOperation = implement(listPrivacyRequests, async ({ context, query }) => {
  const found = await listRequests(context.database.query, { state: query.state, ...rowsOfPage(query) });
  const { rows, next } = pageOf(query, found);
  return { requests: rows.map((row) => toStaffRequest(context.vault, row)), next };
});
