import { SESSION_ACTIVITY_STEP_MS } from '@portal/contract/constants';

export function isActivityDue(lastActiveAt: Date, now: Date): boolean {
  return now.getTime() - lastActiveAt.getTime() >= SESSION_ACTIVITY_STEP_MS;
}
