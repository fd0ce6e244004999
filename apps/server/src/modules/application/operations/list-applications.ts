import { listApplications } from '@portal/contract/operations/application';
import { implement } from '../../../http/operation.ts';
import { toListItem } from '../domain/to-list-item.ts';
import { listApplicationRows } from '../storage/applications.ts';

export const listApplicationsOperation = implement(listApplications, async ({ context, caller }) => {
  const rows = await listApplicationRows(context.database.query, caller.customerId);

  return { applications: rows.map(toListItem) };
});
