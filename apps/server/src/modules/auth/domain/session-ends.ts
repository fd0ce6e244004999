import {
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  SESSION_REMEMBERED_ABSOLUTE_MS,
  SESSION_REMEMBERED_MS,
} from '@portal/contract/constants';

export interface SessionEnds {
  idleEndsAt: Date;
  endsAt: Date;
}

export function sessionEnds(rememberMe: boolean, createdAt: Date, activeAt: Date): SessionEnds {
  const [idleMs, absoluteMs] = rememberMe
    ? [SESSION_REMEMBERED_MS, SESSION_REMEMBERED_ABSOLUTE_MS]
    : [SESSION_IDLE_MS, SESSION_ABSOLUTE_MS];
  const endsAt = new Date(createdAt.getTime() + absoluteMs);
  return { idleEndsAt: new Date(Math.min(activeAt.getTime() + idleMs, endsAt.getTime())), endsAt };
}

interface SessionTimes {
  idle_ends_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

export function isSessionAlive(session: SessionTimes, now: Date): boolean {
  return session.ended_at === null && now < session.idle_ends_at && now < session.ends_at;
}
