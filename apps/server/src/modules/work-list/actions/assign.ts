import type { AccountManager } from '@portal/contract/staff/applications';
import type { Context } from '../../../kernel/context.ts';
import type { StaffCaller } from '../../../kernel/operation.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { type ApplicationRow, insertEvent, raiseVersion, updateAccountManager } from '../../application/index.ts';
import { isAssignmentNews } from '../../notification/index.ts';

export async function assign(
  tx: Transaction,
  context: Context,
  application: ApplicationRow,
  { to, by }: { to: AccountManager | null; by: Pick<StaffCaller, 'name' | 'email'> },
): Promise<boolean> {
  await updateAccountManager(tx, application.id, to);
  // The version of an unfinished application stays, because its applicant saves with the version they saw.
  if (application.submitted_at !== null) await raiseVersion(tx, application.id);
  await insertEvent(tx, context, application.id, 'assigned', {
    details: { assignedTo: to?.name ?? null },
    staffName: by.name,
  });
  return to !== null && isAssignmentNews(to, application.account_manager_email, by);
}
