import type { SessionClock } from '../../api/session-lifecycle.ts';

/** When a session ends, and whether activity can extend it. */
export function endOf({ idleEndsAt, endsAt }: Pick<SessionClock, 'idleEndsAt' | 'endsAt'>): {
  endsAt: number;
  canExtend: boolean;
} {
  return { endsAt: Math.min(idleEndsAt, endsAt), canExtend: idleEndsAt < endsAt };
}
