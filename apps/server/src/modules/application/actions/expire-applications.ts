import { officeDay } from '@portal/contract/application/office-day';
import {
  APPLICATION_EXPIRES_AFTER_DAYS,
  APPLICATION_EXPIRY_NOTICE_DAYS,
  DAY_MS,
  IDEMPOTENCY_KEY_LIFETIME_MS,
} from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import { deleteDownloadTicketsBefore } from '../../auth/index.ts';
import { requestMail } from '../../notification/index.ts';
import { daysBefore } from '../domain/days-before.ts';
import { insertEvents } from '../storage/events.ts';
import { expireApplications, takeExpiryNotices } from '../storage/expiry.ts';
import { deleteIdempotencyKeysBefore } from '../storage/idempotency-keys.ts';
import { cleanUpAfterClose } from './clean-up-after-close.ts';

const NOTICE_AFTER_DAYS = APPLICATION_EXPIRES_AFTER_DAYS - APPLICATION_EXPIRY_NOTICE_DAYS;

/**
 * Notifies customers 14 days before expiry, closes applications untouched for 90 days, and deletes expired
 * idempotency keys and download tickets.
 */
export async function expireLeftApplications(context: Context, signal: AbortSignal): Promise<void> {
  const { query } = context.database;
  const now = context.clock.now();
  const keysBefore = new Date(now.getTime() - IDEMPOTENCY_KEY_LIFETIME_MS);
  await inBatches(() => sendNotices(context, now), signal);
  await inBatches(() => closeExpired(context, now), signal);
  await inBatches(() => deleteIdempotencyKeysBefore(query, keysBefore, BATCH), signal);
  await inBatches(() => deleteDownloadTicketsBefore(query, now, BATCH), signal);
}

function sendNotices(context: Context, now: Date): Promise<number> {
  return context.database.transaction(async (tx) => {
    const left = await takeExpiryNotices(tx, {
      untouchedSince: daysBefore(now, NOTICE_AFTER_DAYS),
      at: now,
      limit: BATCH,
    });
    if (left.length > 0) {
      await insertEvents(
        tx,
        context,
        left.map(({ id }) => id),
        'expiryNoticeSent',
      );
    }
    for (const application of left) {
      await requestMail(tx, context, {
        template: 'expiryNotice',
        to: application.email,
        language: application.language,
        accountManager: application.account_manager_name,
        operatingName: application.structure?.companyName ?? null,
        expiresOn: officeDay(
          new Date(now.getTime() + APPLICATION_EXPIRY_NOTICE_DAYS * DAY_MS),
          context.config.officeTimeZone,
        ),
        resumeLink: `${context.config.publicUrl}/login#to=/main`,
      });
    }
    return left.length;
  });
}

function closeExpired(context: Context, now: Date): Promise<number> {
  return context.database.transaction(async (tx) => {
    const expired = await expireApplications(tx, {
      untouchedSince: daysBefore(now, APPLICATION_EXPIRES_AFTER_DAYS),
      notifiedBefore: daysBefore(now, APPLICATION_EXPIRY_NOTICE_DAYS),
      at: now,
      limit: BATCH,
    });
    if (expired.length > 0) {
      await insertEvents(
        tx,
        context,
        expired.map(({ id }) => id),
        'expired',
      );
    }
    for (const application of expired) {
      await cleanUpAfterClose(tx, context, application);
      await requestMail(tx, context, {
        template: 'applicationExpired',
        to: application.email,
        language: application.language,
        accountManager: application.account_manager_name,
        operatingName: application.structure?.companyName ?? null,
        startLink: `${context.config.publicUrl}/login#to=/main`,
      });
    }
    return expired.length;
  });
}
