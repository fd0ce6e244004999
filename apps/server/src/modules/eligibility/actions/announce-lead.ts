import type { IneligibilityReason } from '@portal/contract/eligibility';
import { FALLBACK_LANGUAGE } from '@portal/contract/language';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { requestMail } from '../../notification/index.ts';
import { wakeDeliveries } from '../../webhook/index.ts';

/** Tells the account managers of a new lead, by mail and by webhook; neither says whose it is. */
export async function announceLead(
  tx: Transaction,
  context: Context,
  { leadId, reasons }: { leadId: string; reasons: IneligibilityReason[] },
): Promise<void> {
  await requestMail(tx, context, {
    template: 'leadCreatedStaff',
    to: context.config.staffEmail,
    language: FALLBACK_LANGUAGE,
    leadId,
    reasons,
  });
  await wakeDeliveries(tx, context);
}
