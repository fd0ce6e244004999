import { STAFF_SESSION_ABSOLUTE_MS, STAFF_SESSION_IDLE_MS } from '@portal/contract/constants';

export interface SessionEnds {
  idleEndsAt: Date;
  endsAt: Date;
}

export function sessionEnds(createdAt: Date, activeAt: Date): SessionEnds {
  const endsAt = new Date(createdAt.getTime() + STAFF_SESSION_ABSOLUTE_MS);
  return { idleEndsAt: new Date(Math.min(activeAt.getTime() + STAFF_SESSION_IDLE_MS, endsAt.getTime())), endsAt };
}
