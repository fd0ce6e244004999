import { DAY_MS, PENDING_VERIFICATION_LIFETIME_MS, SESSION_REMEMBERED_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { deleteCallCountsEndedBefore } from '../../../platform/call-limits/index.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { LONGEST_QUOTA_WINDOW_MS } from '../domain/quotas.ts';
import { deleteExpiredGoogleSignIns } from '../storage/google-sign-ins.ts';
import { deleteKnownBrowsersSeenBefore } from '../storage/known-browsers.ts';
import { deleteRateEventsBefore } from '../storage/rate-events.ts';
import { deleteRefreshTokensSpentBefore } from '../storage/refresh-tokens.ts';
import { deleteSessionsEndedBefore } from '../storage/sessions.ts';
import { deleteExpiredVerifications } from '../storage/verification-requests.ts';

type DeleteBatch = (queries: Queries, time: Date, limit: number) => Promise<number>;

/**
 * Purges verification requests, sign-ins, counters, known browsers, sessions and refresh tokens that no longer have an
 * effect. Works in batches until `signal` is aborted; the next run continues.
 */
export async function deleteOldCredentials(context: Context, signal: AbortSignal): Promise<void> {
  const { retentionDays } = context.config;
  const now = context.clock.now().getTime();
  // A request is usable for a day; its retention starts when its mail is sent.
  const verification = retentionDays.verification * DAY_MS - PENDING_VERIFICATION_LIFETIME_MS;
  const past: readonly (readonly [DeleteBatch, ms: number])[] = [
    [deleteExpiredVerifications, verification],
    [deleteExpiredGoogleSignIns, 0],
    [deleteRateEventsBefore, LONGEST_QUOTA_WINDOW_MS],
    [deleteCallCountsEndedBefore, 0],
    [deleteKnownBrowsersSeenBefore, retentionDays.knownBrowser * DAY_MS],
    [deleteSessionsEndedBefore, retentionDays.session * DAY_MS],
    [deleteRefreshTokensSpentBefore, SESSION_REMEMBERED_MS],
  ];
  for (const [deleteBatch, ms] of past)
    await inBatches(() => deleteBatch(context.database.query, new Date(now - ms), BATCH), signal);
}
