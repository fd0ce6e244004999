import { staffListApplications } from '@portal/contract/operations/staff';
import { implement } from '../../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../../platform/pages.ts';
import { listRows } from '../storage/listed-applications.ts';
import { toListed } from '../answers/to-listed.ts';

export const listApplicationsOperation = implement(staffListApplications, async ({ context, query }) => {
  const { status, search, accountManager, customerId } = query;
  const filter = { ...rowsOfPage(query), status, search, accountManager, customerId };
  const found = await listRows(context.database.query, filter);
  const { rows, next } = pageOf(query, found);
  return { applications: rows.map(toListed), next };
});
