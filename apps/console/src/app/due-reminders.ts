import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { Reminder } from '@portal/contract/operations/staff/reminders';

/** Reminders set on another device appear after this time at the latest. */
const LONGEST_MS = 5 * MINUTE_MS;

export function dueReminders(reminders: readonly Reminder[], now: number): Reminder[] {
  return reminders.filter(({ at }) => Date.parse(at) <= now);
}

/** @returns milliseconds until the next reminder is due, one second at least */
export function untilNextReminder(reminders: readonly Reminder[], now: number): number {
  const next = Math.min(...reminders.map(({ at }) => Date.parse(at) - now).filter((left) => left > 0));
  return Math.min(LONGEST_MS, Math.max(SECOND_MS, next));
}
