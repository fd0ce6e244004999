import { assignApplication } from '@portal/contract/operations/staff';
import { implement } from '../../../kernel/operation.ts';
import { aboutForStaff, assertSeen, lockApplication } from '../../application/index.ts';
import { mailStaffAt } from '../../notification/index.ts';
import { getAssignee } from '../../people/index.ts';
import { assign } from '../actions/assign.ts';
import { getRow } from '../storage/listed-applications.ts';
import { toListed } from '../answers/to-listed.ts';

export const assignApplicationOperation = implement(assignApplication, async ({ context, caller, params, body }) => {
  const { applicationId } = params;
  const { accountManager: wanted, isOutside = false, version } = body;
  const row = await context.database.transaction(async (tx) => {
    const to = wanted && (await getAssignee(tx, context, wanted, { isOutside }));
    const application = await lockApplication(tx, applicationId);
    assertSeen(application, version);
    if ((await assign(tx, context, application, { to, by: caller })) && to) {
      await mailStaffAt(tx, context, to.email, {
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
