import type { SessionClock } from '../../api/session-lifecycle.ts';

export function endOf({ idleEndsAt, endsAt }: Pick<SessionClock, 'idleEndsAt' | 'endsAt'>): {
  endsAt: number;
  canExtend: boolean;
} {
  return { endsAt: Math.min(idleEndsAt, endsAt), canExtend: idleEndsAt < endsAt };
}
