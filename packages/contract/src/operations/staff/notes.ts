import * as z from 'zod/mini';
import { NOTE_MAXIMUM_LENGTH } from '../../constants.ts';
import { calendarDay } from '../../fields/time/calendar-day.ts';
import { described } from '../../fields/described.ts';
import { identifier } from '../../fields/identifier.ts';
import { contactKinds, contactOutcomes, loggedContact } from '../../staff/contacts-logged.ts';
import { staffNote } from '../../staff/notes.ts';
import { defineOperation } from '../operation.ts';
import { seenVersion } from '../seen-version.ts';

const params = z.strictObject({
  applicationId: described(identifier, 'The id of an application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
});
const noteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAXIMUM_LENGTH));

export const addNote = defineOperation({
  operationId: 'Staff_AddNote',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/notes',
  summary:
    'Write an internal note on an application. It is encrypted, appears in no email or webhook, and is erased with the application. Applicants who request their data learn only that notes exist.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    text: described(noteText, 'The note, as plain text.', 'Her accountant sends the March statement on Thursday.'),
    noteId: described(
      z.optional(identifier),
      'An id that you choose. If the note is sent again with the same id, it is stored only once.',
      '0199c1f2-b2c4-7c11-9a0e-4f0d1c2b3a77',
    ),
  }),
  response: staffNote,
  errors: ['errorNotFound', 'errorAlreadyExists'],
});

export const listNotes = defineOperation({
  operationId: 'Staff_ListNotes',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/notes',
  summary: 'List the internal notes on an application, newest first. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params,
  response: z.strictObject({ notes: described(z.array(staffNote), 'The notes, newest first.') }),
  errors: ['errorNotFound'],
});

export const logContact = defineOperation({
  operationId: 'Staff_LogContact',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/contacts',
  summary:
    "Log a contact with the applicant, its outcome, and the next promised day, which the applicant then sees. The timeline shows it under the caller's name. Refused if the application is unsubmitted, `version` is outdated, or the outcome does not fit the kind. The day must be a business day of the office and not in the past.",
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    kind: described(z.enum(contactKinds), 'How the applicant was contacted.'),
    outcome: described(
      z.enum(contactOutcomes),
      'The outcome: for a call `reached`, `leftMessage`, `noAnswer` or `wrongNumber`; for an email or message `sent` or `reached`.',
    ),
    nextContactDay: described(
      z.nullable(calendarDay),
      'The next promised day (YYYY-MM-DD): a business day of the office, not in the past. Null keeps the current day. Always null for a closed application.',
      '2026-02-12',
    ),
    note: described(z.nullable(noteText), 'An internal note to add, or null.', 'Asked us to call after 3 p.m.'),
    version: seenVersion('application'),
  }),
  response: z.strictObject({
    contact: described(loggedContact, 'The contact, as shown in the timeline.'),
    nextContactDay: described(z.nullable(z.string()), 'The promised day (YYYY-MM-DD) after this call.', '2026-02-12'),
    note: described(z.nullable(staffNote), 'The note that was added; null if there is none.'),
  }),
  errors: ['errorNotFound', 'errorVersionConflict'],
});
