import * as z from 'zod/mini';
import { MISSING_INFORMATION_MAIL_DELAY_MS, UNDO_MS } from '@portal/contract/constants';
import type { Selectable } from 'kysely';
import type { Context } from '../../../../kernel/context.ts';
import { defineJob } from '../../../../platform/jobs.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import type { InformationRequestTable } from '../../../../platform/database/schema.ts';
import { type MailRequest, requestMail } from '../../../notification/index.ts';
import type { MissingInformation } from '../../domain/not-asked-yet.ts';
import type { ApplicationRow } from '../../storage/application-row.ts';
import { findAndLockApplication } from '../../storage/applications.ts';
import {
  ASKED_BY_CHECK,
  findInformationRequest,
  listOpenItems,
  listRequestsToMail,
  markRequestsMailed,
} from '../../storage/information.ts';

/** Sends the mail of a request for information. */
export const mailMissingInformation = defineJob({
  name: 'mail-missing-information',
  payload: z.strictObject({ requestId: z.uuid() }),
});

/**
 * Tells the customer of a request: once it can no longer be undone where staff ask, later where a check asks and the
 * customer is likely there.
 */
export async function requestInformationMail(
  tx: Transaction,
  context: Context,
  { requestId, askedBy }: { requestId: string; askedBy: string },
): Promise<void> {
  const delay = askedBy === ASKED_BY_CHECK ? MISSING_INFORMATION_MAIL_DELAY_MS : UNDO_MS;
  const startAfter = new Date(context.clock.now().getTime() + delay);
  await context.jobs.enqueue(tx, mailMissingInformation, { requestId }, { startAfter });
}

/**
 * Sends one mail of all that the customer was not told of yet, once, unless it has been provided or withdrawn meanwhile.
 * Where staff have asked again since, that request's time to be undone comes first, and its mail has both.
 */
export async function sendInformationMail(context: Context, requestId: string): Promise<void> {
  const { database, clock, vault } = context;
  await database.transaction(async (tx) => {
    const request = await findInformationRequest(tx, requestId);
    if (!request || request.mailed_at !== null) return;
    const application = await findAndLockApplication(tx, request.application_id);
    if (application?.status !== 'informationRequired') return;
    const untold = await listRequestsToMail(tx, application.id);
    if (untold.length === 0 || untold.some((other) => isAskedByStaffSince(other, request))) return;
    const items = await listOpenItems(tx, vault, [application.id]);
    await markRequestsMailed(
      tx,
      untold.map(({ id }) => id),
      clock.now(),
    );
    const [dueDay = null] = untold.flatMap(({ due_day: day }) => day ?? []).toSorted();
    await requestMail(tx, context, informationMail(context, application, { items, dueDay }));
  });
}

type Asked = Selectable<InformationRequestTable>;

function isAskedByStaffSince(other: Asked, request: Asked): boolean {
  return other.asked_by !== ASKED_BY_CHECK && other.asked_at > request.asked_at;
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
    accountManager: application.account_manager_name,
    operatingName: application.structure?.companyName ?? null,
    missing: items.map(({ kind, months }) => ({ kind, months: [...months] })),
    dueDay,
    provideLink: `${config.publicUrl}/login#to=/main`,
  };
}
