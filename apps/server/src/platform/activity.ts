import { SESSION_ACTIVITY_STEP_MS } from '@portal/contract/constants';

/** Whether enough time has passed since the last recorded activity to record the next. */
export function isActivityDue(lastActiveAt: Date, now: Date): boolean {
  return now.getTime() - lastActiveAt.getTime() >= SESSION_ACTIVITY_STEP_MS;
}
