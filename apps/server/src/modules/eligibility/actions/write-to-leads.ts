import { productDay } from '@portal/contract/calendar';
import { paths } from '@portal/contract/routes';
import type { Context } from '../../../kernel/context.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import { endOfSendingHours, requestMail, stopLinks } from '../../notification/index.ts';
import { takeDueLeads } from '../storage/leads.ts';

/** Writes once, by day, to people whose business is old enough from today on. */
export async function writeToLeads(context: Context): Promise<void> {
  const at = context.clock.now();
  if (!endOfSendingHours(at)) return;
  await inBatches(() => writeToSome(context, at));
}

function writeToSome(context: Context, at: Date): Promise<number> {
  return context.database.transaction(async (tx) => {
    const leads = await takeDueLeads(tx, { today: productDay(at), at, limit: BATCH });
    for (const { id, email, language } of leads.filter((lead) => lead.is_wanted)) {
      await requestMail(tx, context, {
        template: 'businessQualifies',
        to: email,
        language,
        leadId: id,
        eligibilityLink: `${context.config.publicUrl}${paths.eligibilityCheck}?lng=${language}`,
        stop: stopLinks(context, { of: 'lead', id }),
      });
    }
    return leads.length;
  });
}
