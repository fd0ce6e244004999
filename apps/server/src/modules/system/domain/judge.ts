import { DAY_MS, HOUR_MS, STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import type { systemReasons, SystemPartName, SystemState } from '@portal/contract/staff/system';

type ReasonOf<Name extends SystemPartName> = (typeof systemReasons)[Name][number];
interface Judgement<Reason> {
  state: SystemState;
  reason: Reason;
}

const good = { state: 'fine', reason: 'good' } as const;

/** A day, and two hours for a run that takes longer than the one before. */
const BACKUP_LATE_MS = 26 * HOUR_MS;
const TRIAL_LATE_MS = 8 * DAY_MS;
const CERTIFICATE_SOON_MS = 14 * DAY_MS;
const LITTLE_ROOM = 0.1;
/** Consecutive failed calls after which a service counts as unavailable. */
const FAILING_CALLS = 3;

export interface RunTimes {
  now: Date;
  last: { error: string | null } | undefined;
  lastGoodAt: Date | undefined;
}

export function judgeRuns(
  kind: 'backup' | 'trial',
  { now, last, lastGoodAt }: RunTimes,
): Judgement<ReasonOf<'backup'>> {
  if (last === undefined) return { state: kind === 'backup' ? 'broken' : 'attention', reason: 'never' };
  if (last.error !== null) return { state: 'broken', reason: 'failed' };
  const limit = kind === 'backup' ? BACKUP_LATE_MS : TRIAL_LATE_MS;
  const isLate = lastGoodAt === undefined || now.getTime() - lastGoodAt.getTime() > limit;
  return isLate ? { state: 'broken', reason: 'late' } : good;
}

export function judgeMigrations({
  missing,
  newer,
}: {
  missing: number;
  newer: number;
}): Judgement<ReasonOf<'migrations'>> {
  if (missing > 0) return { state: 'broken', reason: 'missing' };
  return newer > 0 ? { state: 'attention', reason: 'newer' } : { state: 'fine', reason: 'complete' };
}

export function judgeJobs({ late, failed }: { late: number; failed: number }): Judgement<ReasonOf<'jobs'>> {
  if (failed > 0) return { state: 'broken', reason: 'failed' };
  return late > 0 ? { state: 'attention', reason: 'late' } : good;
}

export function judgeWebhooks({
  retried,
  givenUp,
}: {
  retried: number;
  givenUp: number;
}): Judgement<ReasonOf<'webhooks'>> {
  if (givenUp > 0) return { state: 'broken', reason: 'givenUp' };
  return retried > 0 ? { state: 'attention', reason: 'waiting' } : good;
}

export function judgeReading({ late }: { late: number }): Judgement<ReasonOf<'reading'>> {
  return late > 0 ? { state: 'attention', reason: 'late' } : good;
}

export function judgeService(failuresInARow: number | undefined): Judgement<'good' | 'unused' | 'failed' | 'failing'> {
  if (failuresInARow === undefined) return { state: 'fine', reason: 'unused' };
  if (failuresInARow >= FAILING_CALLS) return { state: 'broken', reason: 'failing' };
  return failuresInARow > 0 ? { state: 'attention', reason: 'failed' } : good;
}

export function judgeRoom(room: { freeBytes: number; totalBytes: number } | undefined): Judgement<ReasonOf<'files'>> {
  if (room === undefined) return good;
  if (room.freeBytes < STATEMENT_FILE_MAXIMUM_BYTES) return { state: 'broken', reason: 'noRoom' };
  return room.freeBytes < room.totalBytes * LITTLE_ROOM ? { state: 'attention', reason: 'littleRoom' } : good;
}

export function judgeCertificate(end: Date | undefined, now: Date): Judgement<ReasonOf<'certificates'>> {
  if (end === undefined) return { state: 'attention', reason: 'unreachable' };
  const left = end.getTime() - now.getTime();
  if (left <= 0) return { state: 'broken', reason: 'ended' };
  return left < CERTIFICATE_SOON_MS ? { state: 'attention', reason: 'endsSoon' } : good;
}

const ranks = { fine: 0, attention: 1, broken: 2 } as const satisfies Record<SystemState, number>;

/** The worst judgement; the first one if several are equally bad. */
export function findWorst<J extends { state: SystemState }>(judgements: readonly J[]): J | undefined {
  return judgements.toSorted((a, b) => ranks[b.state] - ranks[a.state])[0];
}
