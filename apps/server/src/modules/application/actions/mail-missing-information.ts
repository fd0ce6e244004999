import { MISSING_INFORMATION_MAIL_DELAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { type MailRequest, requestMail } from '../../notification/index.ts';
import { mailMissingInformation } from '../jobs/mail-missing-information.ts';
import type { MissingInformation } from '../domain/not-asked-yet.ts';
import { signedBy } from '../domain/signed-by.ts';
import type { ApplicationRow } from '../storage/application-row.ts';
import { findApplication } from '../storage/applications.ts';
import { findInformationRequest, listOpenItems, markRequestMailed } from '../storage/information.ts';

/** Tells the customer of a request: at once where staff ask, later where a check asks and the customer is likely there. */
export async function requestInformationMail(
  tx: Transaction,
  context: Context,
  { requestId, askedBy }: { requestId: string; askedBy: string },
): Promise<void> {
  const delay = askedBy === 'check' ? MISSING_INFORMATION_MAIL_DELAY_MS : 0;
  const startAfter = new Date(context.clock.now().getTime() + delay);
  await context.jobs.enqueue(tx, mailMissingInformation, { requestId }, { startAfter });
}

/** Sends the mail of a request once, unless everything has been provided meanwhile. */
export async function sendInformationMail(context: Context, requestId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const request = await findInformationRequest(tx, requestId);
    if (!request || request.mailed_at !== null) return;
    const application = await findApplication(tx, request.application_id);
    const items = await listOpenItems(tx, context.vault, [request.application_id]);
    const isWanted = items.some((item) => item.requestId === requestId);
    if (!application || application.status !== 'informationRequired' || !isWanted) return;
    await markRequestMailed(tx, requestId, context.clock.now());
    await requestMail(tx, context, informationMail(context, application, { items, dueDay: request.due_day }));
  });
}

/** What tells the applicant what is missing: `items` with their months as YYYY-MM, the day as YYYY-MM-DD. */
export function informationMail(
  { config }: Pick<Context, 'config'>,
  application: ApplicationRow,
  { items, dueDay }: { items: readonly MissingInformation[]; dueDay: string | null },
): MailRequest {
  return {
    template: 'informationRequired',
    to: application.email,
    language: application.language,
    ...signedBy(application),
    operatingName: application.structure?.companyName ?? null,
    missing: items.map(({ kind, months }) => ({ kind, months: [...months] })),
    dueDay,
    provideLink: `${config.publicUrl}/login#to=/main`,
  };
}
