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

export const mailMissingInformation = defineJob({
  name: 'mail-missing-information',
  payload: z.strictObject({ requestId: z.uuid() }),
});

/**
 * Schedules the mail about a request. If staff made it, the mail waits for the undo period; if a check made it and the
 * customer is likely still there, it waits longer.
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
 * Sends one mail about all items of which the customer has not been notified, unless they were provided or withdrawn
 * meanwhile. If staff have requested more since, the mail waits for that request's undo period and covers both.
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
    missing: items.map(({ kind, months, document }) => ({ kind, months: [...months], ...(document && { document }) })),
    dueDay,
    provideLink: `${config.publicUrl}/login#to=/main`,
  };
}
