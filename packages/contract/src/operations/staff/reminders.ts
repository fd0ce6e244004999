import * as z from 'zod/mini';
import { REMINDER_WORDS_MAXIMUM_LENGTH, STAFF_REMINDERS_MAXIMUM } from '../../constants.ts';
import { described } from '../../fields/described.ts';
import { identifier, instant } from '../../fields/identifier.ts';
import { calendarDay } from '../../fields/time/calendar-day.ts';
import { defineOperation } from '../operation.ts';

const PATH = '/api/staff/reminders';

const reminderId = described(identifier, 'The id of the reminder.', '0199c1f2-8c10-7e4b-9d51-6c2f0a7e3b10');
const known = {
  applicationId: described(
    z.nullable(identifier),
    'The id of the application to remember; null for a lead.',
    '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10',
  ),
  leadId: described(
    z.nullable(identifier),
    'The id of the lead to remember; null for an application.',
    '0199c1f2-6d11-7b40-8c2e-5a1f9d3e7b60',
  ),
  words: described(
    z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(REMINDER_WORDS_MAXIMUM_LENGTH))),
    'What to remember; null for nothing. It is encrypted.',
    'Ask for the March statement.',
  ),
};

export const reminder = z.strictObject({
  reminderId,
  ...known,
  reference: described(z.nullable(z.string()), 'The reference of the application; null for a lead.', 'F-7K3M-92QX'),
  name: described(
    z.string(),
    'The operating name of the business, or the email address of the lead.',
    'Northshore Bakery',
  ),
  at: described(instant, 'When to remember it.', '2026-02-12T19:30:00.000Z'),
});
export type Reminder = z.output<typeof reminder>;

export const listReminders = defineOperation({
  operationId: 'Staff_ListReminders',
  method: 'get',
  path: PATH,
  summary:
    'List your own reminders, earliest first; empty for a key. This call does not extend the session and is not in the audit trail, because the console repeats it.',
  access: 'staff',
  right: 'work',
  passive: true,
  unaudited: true,
  response: z.strictObject({ reminders: described(z.array(reminder), 'The reminders, earliest first.') }),
  errors: [],
});

export const setReminder = defineOperation({
  operationId: 'Staff_SetReminder',
  method: 'post',
  path: PATH,
  summary: `Remind yourself of a submitted application or of a lead. The console shows the reminder from then on, until you end it. Refused for keys, for a time that has passed, and beyond ${STAFF_REMINDERS_MAXIMUM} reminders.`,
  access: 'staff',
  right: 'work',
  body: z.strictObject({
    ...known,
    day: described(calendarDay, 'The day (YYYY-MM-DD) at the office.', '2026-02-12'),
    time: described(
      z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u)),
      'The time (HH:MM, 24 hours) at the office.',
      '14:30',
    ),
  }),
  response: reminder,
  errors: ['errorNotFound'],
});

export const endReminder = defineOperation({
  operationId: 'Staff_EndReminder',
  method: 'delete',
  path: `${PATH}/{reminderId}`,
  summary: 'End one of your own reminders. Keys have none.',
  access: 'staff',
  right: 'work',
  params: z.strictObject({ reminderId }),
  errors: ['errorNotFound'],
});
