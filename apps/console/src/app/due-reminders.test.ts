import { expect, test } from 'vitest';
import type { Reminder } from '@portal/contract/operations/staff/reminders';
import { dueReminders, untilNextReminder } from './due-reminders.ts';

const now = Date.parse('2026-02-12T19:30:00.000Z');
const reminderAt = (at: string): Reminder => ({
  reminderId: at,
  applicationId: at,
  leadId: null,
  reference: 'F-7K3M-92QX',
  name: 'Northshore Bakery',
  words: null,
  at,
});
const [past, soon, later] = ['2026-02-12T19:30:00.000Z', '2026-02-12T19:31:30.000Z', '2026-02-13T14:00:00.000Z'].map(
  reminderAt,
) as [Reminder, Reminder, Reminder];

test('a reminder is due from its time on', () => {
  expect(dueReminders([past, soon, later], now)).toEqual([past]);
});

test('the list is read again when the next reminder is due, and every five minutes', () => {
  expect(untilNextReminder([past, soon, later], now)).toBe(90_000);
  expect(untilNextReminder([past, later], now)).toBe(300_000);
  expect(untilNextReminder([], now)).toBe(300_000);
  expect(untilNextReminder([soon], now + 89_900)).toBe(1000);
});
