import { listApplications } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { officeToday } from '../domain/office-days/office-day.ts';
import { toListItem } from '../domain/to-list-item.ts';
import { listApplicationRows } from '../storage/applications.ts';
import { listOpenItems, toMissingItem } from '../storage/information.ts';

export const listApplicationsOperation = implement(listApplications, async ({ context, caller }) => {
  const { query } = context.database;
  const rows = await listApplicationRows(query, caller.customerId);
  const lacking = rows.filter(({ status }) => status === 'informationRequired').map(({ id }) => id);
  const items = await listOpenItems(query, context.vault, lacking);
  const today = officeToday(context);

  return {
    applications: rows.map((row) =>
      toListItem(row, {
        today,
        missing: items.filter(({ applicationId }) => applicationId === row.id).map(toMissingItem),
      }),
    ),
  };
});
