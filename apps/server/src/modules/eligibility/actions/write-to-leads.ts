import { officeDay } from '@portal/contract/application/office-day';
import { paths } from '@portal/contract/routes';
import type { Context } from '../../../kernel/context.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import { endOfSendingHours, requestMail, stopLinks } from '../../notification/index.ts';
import type { LeadApplications } from '../storage/lead-applications.ts';
import { lockDueLeads, resolveDueLeads } from '../storage/leads.ts';

/** Sends each lead one mail, during the day, once their business is old enough. */
export async function writeToLeads(context: Context, applications: LeadApplications): Promise<void> {
  const at = context.clock.now();
  if (!endOfSendingHours(at)) return;
  await inBatches(() => writeToSome(context, applications, at));
}

function writeToSome(context: Context, applications: LeadApplications, at: Date): Promise<number> {
  return context.database.transaction(async (tx) => {
    const leads = await lockDueLeads(tx, { today: officeDay(at, context.config.officeTimeZone), limit: BATCH });
    if (leads.length === 0) return 0;
    const applicants = await applications.findApplicants(tx, leads);
    const wanted = leads.filter(({ id, is_stopped: isStopped }) => !isStopped && !applicants.has(id));
    const ids = { ids: leads.map(({ id }) => id), written: wanted.map(({ id }) => id) };
    await resolveDueLeads(tx, { ...ids, at });
    for (const { id, email, language } of wanted) {
      await requestMail(tx, context, {
        template: 'businessQualifies',
        to: email,
        language,
        leadId: id,
        eligibilityLink: `${context.config.publicUrl}${paths.eligibilityCheck}`,
        stop: stopLinks(context, { of: 'lead', id }),
      });
    }
    return leads.length;
  });
}
