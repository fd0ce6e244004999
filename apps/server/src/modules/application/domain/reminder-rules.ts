import { daysBefore } from './days-before.ts';

/** An application left for longer than the last reminder and these days is not reminded at all. */
const LATEST_AFTER_DAYS = 7;

/**
 * When each reminder is due, first one first. The days count from the last activity; between two reminders there are
 * at least as many days as between theirs, so that a server that was stopped does not send them at once.
 * @param days after how many days without activity, rising
 */
export function dueReminders(days: readonly number[], at: Date) {
  return days.map((day, sentBefore) => ({
    sentBefore,
    untouchedSince: daysBefore(at, day),
    remindedBefore: daysBefore(at, day - (days[sentBefore - 1] ?? 0)),
  }));
}

/** Who left before then is not reminded: the reminders were off, or the server was, for too long. */
export function earliestLeave(days: readonly number[], at: Date): Date {
  return daysBefore(at, (days.at(-1) ?? 0) + LATEST_AFTER_DAYS);
}
