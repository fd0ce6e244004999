import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import { type Transaction, takeAdvisoryLock } from '../../../platform/database/index.ts';
import { quotaFreeAt, type QuotaKind, quotas, secondsUntil } from '../domain/quotas.ts';
import { deleteRateEventsOf, findNewestEvent, insertRateEvent } from '../storage/rate-events.ts';

const SUBJECT_PURPOSE = 'auth.quotaSubject';

/** When a used-up quota has room again; undefined if it has room now. Other transactions wait until `tx` ends. */
export async function findQuotaEnd(
  tx: Transaction,
  context: Context,
  kind: QuotaKind,
  subject: string,
): Promise<Date | undefined> {
  await takeAdvisoryLock(tx, `${kind}:${context.vault.keyedHash(subject, SUBJECT_PURPOSE)}`);
  const hashes = context.vault.keyedHashes(subject, SUBJECT_PURPOSE);
  return quotaFreeAt(kind, await findNewestEvent(tx, kind, hashes, quotas[kind].limit), context.clock.now());
}

export async function countEvent(tx: Transaction, context: Context, kind: QuotaKind, subject: string): Promise<void> {
  await insertRateEvent(tx, {
    id: context.random.uuid(),
    kind,
    subjectHash: context.vault.keyedHash(subject, SUBJECT_PURPOSE),
    at: context.clock.now(),
  });
}

/** Uses one unit of the quota, or throws errorTooManyRequests with the time to wait. */
export async function takeQuota(tx: Transaction, context: Context, kind: QuotaKind, subject: string): Promise<void> {
  const freeAt = await findQuotaEnd(tx, context, kind, subject);
  if (freeAt) throw tooManyUntil(freeAt, context.clock.now());
  await countEvent(tx, context, kind, subject);
}

export async function resetQuota(tx: Transaction, context: Context, kind: QuotaKind, subject: string): Promise<void> {
  await deleteRateEventsOf(tx, kind, context.vault.keyedHashes(subject, SUBJECT_PURPOSE));
}

export function tooManyUntil(time: Date, now: Date): DomainError {
  return new DomainError('errorTooManyRequests', { retryAfterSeconds: secondsUntil(time, now) });
}
