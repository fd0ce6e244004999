import { z } from 'zod';
import { DAY_MS, KNOWN_BROWSER_LIFETIME_MS, SESSION_REMEMBERED_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { QUOTA_WINDOW_MS } from '../domain/quotas.ts';
import { deleteKnownBrowsersSeenBefore } from '../storage/known-browsers.ts';
import { deleteRateEventsBefore } from '../storage/rate-events.ts';
import { deleteRefreshTokensSpentBefore } from '../storage/refresh-tokens.ts';
import { deleteSessionsEndedBefore } from '../storage/sessions.ts';
import { deleteExpiredVerifications } from '../storage/verification-requests.ts';

/** Ended sessions stay this long, so that a report of a stolen one can be looked into. */
const ENDED_SESSION_KEPT_MS = 7 * DAY_MS;

const forgetOldCredentials = defineJob({
  name: 'forget-old-credentials',
  payload: z.strictObject({}),
  cron: '37 4 * * *',
});

/** Erases what no longer has any effect: verification requests, counts, known browsers, sessions, refresh tokens. */
export function handleForgetOldCredentials(context: Context): JobHandler {
  return handleJob(forgetOldCredentials, async () => {
    const { query } = context.database;
    const now = context.clock.now();
    const ago = (durationMs: number) => new Date(now.getTime() - durationMs);
    await deleteExpiredVerifications(query, now);
    await deleteRateEventsBefore(query, ago(QUOTA_WINDOW_MS));
    await deleteKnownBrowsersSeenBefore(query, ago(KNOWN_BROWSER_LIFETIME_MS));
    await deleteSessionsEndedBefore(query, ago(ENDED_SESSION_KEPT_MS));
    await deleteRefreshTokensSpentBefore(query, ago(SESSION_REMEMBERED_MS));
  });
}
