import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { quotaFreeAt, type QuotaKind, quotaLimits, secondsUntil } from './domain/quotas.ts';
import { findNewestEvent, insertRateEvent, lockText } from './storage/rate-events.ts';

const SUBJECT_PURPOSE = 'auth.quotaSubject';

/** When a used-up quota of `subject` has a place again; undefined where it has one now. Others wait until `tx` ends. */
export async function findQuotaEnd(
  tx: Transaction,
  context: Context,
  kind: QuotaKind,
  subject: string,
): Promise<Date | undefined> {
  await lockText(tx, `${kind}:${context.vault.keyedHash(subject, SUBJECT_PURPOSE)}`);
  const hashes = context.vault.keyedHashes(subject, SUBJECT_PURPOSE);
  return quotaFreeAt(await findNewestEvent(tx, kind, hashes, quotaLimits[kind]), context.clock.now());
}

/** Counts one event, whether or not there is a place for it. */
export async function countEvent(tx: Transaction, context: Context, kind: QuotaKind, subject: string): Promise<void> {
  await insertRateEvent(tx, {
    id: context.random.uuid(),
    kind,
    subjectHash: context.vault.keyedHash(subject, SUBJECT_PURPOSE),
    at: context.clock.now(),
  });
}

/** Takes a place of the quota, or throws errorTooManyRequests with the time to wait. */
export async function takeQuota(tx: Transaction, context: Context, kind: QuotaKind, subject: string): Promise<void> {
  const freeAt = await findQuotaEnd(tx, context, kind, subject);
  if (freeAt) throw tooManyUntil(freeAt, context.clock.now());
  await countEvent(tx, context, kind, subject);
}

export function tooManyUntil(time: Date, now: Date): DomainError {
  return new DomainError('errorTooManyRequests', { retryAfterSeconds: secondsUntil(time, now) });
}
