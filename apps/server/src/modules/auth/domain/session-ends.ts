import {
  SESSION_ABSOLUTE_MS,
  SESSION_ACTIVITY_STEP_MS,
  SESSION_IDLE_MS,
  SESSION_REMEMBERED_MS,
} from '@portal/contract/constants';

export interface SessionEnds {
  idleEndsAt: Date;
  endsAt: Date;
}

/** 30 days sliding if remembered, else 30 min idle and 12 h in all (decisions, section 3). */
export function sessionEnds(rememberMe: boolean, createdAt: Date, activeAt: Date): SessionEnds {
  if (rememberMe) {
    const endsAt = new Date(activeAt.getTime() + SESSION_REMEMBERED_MS);
    return { idleEndsAt: endsAt, endsAt };
  }
  const endsAt = new Date(createdAt.getTime() + SESSION_ABSOLUTE_MS);
  return { idleEndsAt: new Date(Math.min(activeAt.getTime() + SESSION_IDLE_MS, endsAt.getTime())), endsAt };
}

interface SessionTimes {
  idle_ends_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

export function isSessionAlive(session: SessionTimes, now: Date): boolean {
  return session.ended_at === null && now < session.idle_ends_at && now < session.ends_at;
}

/** Whether enough time has passed since the last written activity to write the next. */
export function isActivityDue(lastActiveAt: Date, now: Date): boolean {
  return now.getTime() - lastActiveAt.getTime() >= SESSION_ACTIVITY_STEP_MS;
}
