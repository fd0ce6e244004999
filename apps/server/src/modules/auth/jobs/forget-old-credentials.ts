import { z } from 'zod';
import { DAY_MS, PENDING_VERIFICATION_LIFETIME_MS, SESSION_REMEMBERED_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { QUOTA_WINDOW_MS } from '../domain/quotas.ts';
import { deleteExpiredGoogleSignIns } from '../storage/google-sign-ins.ts';
import { deleteKnownBrowsersSeenBefore } from '../storage/known-browsers.ts';
import { deleteRateEventsBefore } from '../storage/rate-events.ts';
import { deleteRefreshTokensSpentBefore } from '../storage/refresh-tokens.ts';
import { deleteSessionsEndedBefore } from '../storage/sessions.ts';
import { deleteExpiredVerifications } from '../storage/verification-requests.ts';

const forgetOldCredentials = defineJob({
  name: 'forget-old-credentials',
  payload: z.strictObject({}),
  cron: '37 4 * * *',
});

/** Erases what no longer has any effect: verification requests, sign-ins, counts, known browsers, sessions, refresh tokens. */
export function handleForgetOldCredentials(context: Context): JobHandler {
  return handleJob(forgetOldCredentials, async () => {
    const { config } = context;
    const { query } = context.database;
    const now = context.clock.now();
    const ago = (durationMs: number) => new Date(now.getTime() - durationMs);
    // A request is of use for a day; its period counts from its mail.
    const verification = config.retentionDays.verification * DAY_MS - PENDING_VERIFICATION_LIFETIME_MS;
    await deleteExpiredVerifications(query, ago(verification));
    await deleteExpiredGoogleSignIns(query, now);
    await deleteRateEventsBefore(query, ago(QUOTA_WINDOW_MS));
    await deleteKnownBrowsersSeenBefore(query, ago(config.retentionDays.knownBrowser * DAY_MS));
    await deleteSessionsEndedBefore(query, ago(config.retentionDays.session * DAY_MS));
    await deleteRefreshTokensSpentBefore(query, ago(SESSION_REMEMBERED_MS));
  });
}
