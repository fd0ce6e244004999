import { daysBefore } from './days-before.ts';

/** An application that has been inactive for this many days more than the last reminder's setting gets no reminder. */
const LATEST_AFTER_DAYS = 7;

/**
 * When each reminder is due, in order. Days count from the last activity. Reminders are at least as far apart as their
 * settings, so that a server that was down does not send two at once.
 * @param days without activity, ascending
 */
export function dueReminders(days: readonly number[], at: Date) {
  return days.map((day, sentBefore) => ({
    sentBefore,
    untouchedSince: daysBefore(at, day),
    remindedBefore: daysBefore(at, day - (days[sentBefore - 1] ?? 0)),
  }));
}

/** Applications inactive since before this time get no reminder: reminders or the server were off for too long. */
export function earliestLeave(days: readonly number[], at: Date): Date {
  return daysBefore(at, (days.at(-1) ?? 0) + LATEST_AFTER_DAYS);
}
