import { foldEmail } from '@portal/contract/fields/email';
import { assignApplication } from '@portal/contract/operations/staff';
import type { AccountManager } from '@portal/contract/staff/applications';
import { implement, type StaffCaller } from '../../../kernel/operation.ts';
import {
  aboutForStaff,
  assertSeen,
  insertEvent,
  lockApplication,
  raiseVersion,
  updateAccountManager,
} from '../../application/index.ts';
import { mailStaffAt } from '../../notification/index.ts';
import { getAssignee } from '../../people/index.ts';
import { getRow } from '../storage/listed-applications.ts';
import { toListed } from '../answers/to-listed.ts';

export const assignApplicationOperation = implement(assignApplication, async ({ context, caller, params, body }) => {
  const { applicationId } = params;
  const { accountManager: wanted, isOutside = false, version } = body;
  const row = await context.database.transaction(async (tx) => {
    const accountManager = wanted && (await getAssignee(tx, context, wanted, { isOutside }));
    const application = await lockApplication(tx, applicationId);
    assertSeen(application, version);
    await updateAccountManager(tx, applicationId, accountManager);
    // The version of an unfinished application stays, because its applicant saves with the version they saw.
    if (application.submitted_at !== null) await raiseVersion(tx, applicationId);
    await insertEvent(tx, context, applicationId, 'assigned', { staffName: caller.name });
    if (accountManager && isNews(accountManager, application.account_manager_email, caller)) {
      await mailStaffAt(tx, context, accountManager.email, {
        template: 'applicationAssignedStaff',
        ...aboutForStaff(context.config, application),
        by: caller.name,
        amount: application.funding?.requestAmount ?? null,
      });
    }
    return getRow(tx, applicationId);
  });

  return toListed(row);
});

/**
 * Whether the assignment is news to the assignee: the application was not assigned to them before, and they did not
 * assign it themselves. People are compared by address, keys by name.
 */
function isNews({ name, email }: AccountManager, emailBefore: string | null, caller: StaffCaller): boolean {
  if (foldEmail(email) === emailBefore) return false;
  return caller.email === null
    ? name.toLowerCase() !== caller.name.toLowerCase()
    : foldEmail(email) !== foldEmail(caller.email);
}
