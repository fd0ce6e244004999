import { STAFF_SESSION_ABSOLUTE_MS, STAFF_SESSION_IDLE_MS } from '@portal/contract/constants';

export interface SessionEnds {
  idleEndsAt: Date;
  endsAt: Date;
}

/** 30 minutes after the last activity, and at most 10 hours after the sign-in. */
export function sessionEnds(createdAt: Date, activeAt: Date): SessionEnds {
  const endsAt = new Date(createdAt.getTime() + STAFF_SESSION_ABSOLUTE_MS);
  return { idleEndsAt: new Date(Math.min(activeAt.getTime() + STAFF_SESSION_IDLE_MS, endsAt.getTime())), endsAt };
}
