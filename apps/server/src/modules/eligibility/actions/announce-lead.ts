import type { IneligibilityReason } from '@portal/contract/eligibility';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { mailStaffAt, wakeDeliveries } from '../../notification/index.ts';
import { leadLink } from '../domain/lead-link.ts';

export async function announceLead(
  tx: Transaction,
  context: Context,
  { leadId, reasons }: { leadId: string; reasons: IneligibilityReason[] },
): Promise<void> {
  await mailStaffAt(tx, context, context.config.staffEmail, {
    template: 'leadCreatedStaff',
    leadId,
    reasons,
    consoleLink: leadLink(context.config, leadId),
  });
  await wakeDeliveries(tx, context);
}
