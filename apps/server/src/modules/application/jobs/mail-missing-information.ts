import { z } from 'zod';
import { MISSING_INFORMATION_MAIL_DELAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { type JobHandler, defineJob, handleJob } from '../../../platform/jobs.ts';
import { requestMail } from '../../notification/index.ts';
import { findApplication } from '../storage/applications.ts';
import { findInformationRequest, listOpenItems, markRequestMailed } from '../storage/information.ts';

const job = defineJob({ name: 'mail-missing-information', payload: z.strictObject({ requestId: z.uuid() }) });

/** Tells the person of a request: at once where staff ask, later where a check asks and the person is likely there. */
export async function requestInformationMail(
  tx: Transaction,
  context: Context,
  { requestId, askedBy }: { requestId: string; askedBy: string },
): Promise<void> {
  const delay = askedBy === 'check' ? MISSING_INFORMATION_MAIL_DELAY_MS : 0;
  const startAfter = new Date(context.clock.now().getTime() + delay);
  await context.jobs.enqueue(tx, job, { requestId }, { startAfter });
}

/** Sends the mail of a request once, unless everything has been provided meanwhile. */
export function handleMailMissingInformation(context: Context): JobHandler {
  return handleJob(job, ({ requestId }) =>
    context.database.transaction(async (tx) => {
      const request = await findInformationRequest(tx, requestId);
      if (!request || request.mailed_at !== null) return;
      const application = await findApplication(tx, request.application_id);
      const items = await listOpenItems(tx, context.vault, [request.application_id]);
      const isWanted = items.some((item) => item.requestId === requestId);
      if (!application || application.status !== 'informationRequired' || !isWanted) return;
      await markRequestMailed(tx, requestId, context.clock.now());
      await requestMail(tx, context, {
        template: 'informationRequired',
        to: application.email,
        language: application.language,
        operatingName: application.structure?.companyName ?? null,
        missing: items.map(({ kind, months }) => ({ kind, months })),
        dueDay: request.due_day,
        provideLink: `${context.config.publicUrl}/login#to=/main`,
      });
    }),
  );
}
