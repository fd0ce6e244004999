import type { IneligibilityReason } from '@portal/contract/eligibility';
import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { mailStaffAt, wakeDeliveries } from '../../notification/index.ts';

/** Notifies account managers of a new lead by mail and webhook, without saying who it is. */
export async function announceLead(
  tx: Transaction,
  context: Context,
  { leadId, reasons }: { leadId: string; reasons: IneligibilityReason[] },
): Promise<void> {
  const { consoleUrl, staffEmail } = context.config;
  await mailStaffAt(tx, context, staffEmail, {
    template: 'leadCreatedStaff',
    leadId,
    reasons,
    consoleLink: `${consoleUrl}${consoleAddress(consolePaths.lead, { leadId })}`,
  });
  await wakeDeliveries(tx, context);
}
