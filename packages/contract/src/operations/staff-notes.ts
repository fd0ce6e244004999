import * as z from 'zod/mini';
import { NOTE_MAXIMUM_LENGTH } from '../constants.ts';
import { calendarDay } from '../fields/time/calendar-day.ts';
import { described } from '../fields/described.ts';
import { identifier } from '../fields/identifier.ts';
import { contactKinds, contactOutcomes, loggedContact } from '../staff/contacts-logged.ts';
import { staffNote } from '../staff/notes.ts';
import { defineOperation } from './operation.ts';
import { seenVersion } from './seen-version.ts';

const params = z.strictObject({
  applicationId: described(identifier, 'The id of an application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
});
const noteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAXIMUM_LENGTH));

export const addNote = defineOperation({
  operationId: 'Staff_AddNote',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/notes',
  summary:
    'Write an internal note on an application. It is sealed, in no mail and no webhook, and goes with the application; the applicant is told that notes exist if they ask for their data.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    text: described(noteText, 'The note, as plain text.', 'Her accountant sends the March statement on Thursday.'),
    noteId: described(
      z.optional(identifier),
      'An id of your own choice: sent again under it, the note is written once.',
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
  summary: 'The internal notes on an application, the newest first. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params,
  response: z.strictObject({ notes: described(z.array(staffNote), 'The notes, the newest first.') }),
  errors: ['errorNotFound'],
});

export const logContact = defineOperation({
  operationId: 'Staff_LogContact',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/contacts',
  summary:
    "Note that the applicant was contacted, what became of it, and the day that they were promised next, which their page then shows. It stands in the timeline under the caller's name. An unsubmitted application has no promised day and is refused, and so is an outcome that its kind cannot have, a day that has passed or is no business day of the office, and an older `version` of the application.",
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    kind: described(z.enum(contactKinds), 'How the applicant was contacted.'),
    outcome: described(
      z.enum(contactOutcomes),
      'What became of it: of a call `reached`, `leftMessage`, `noAnswer` or `wrongNumber`; of a mail or message `sent` or `reached`.',
    ),
    nextContactDay: described(
      z.nullable(calendarDay),
      'The day (YYYY-MM-DD) that is promised next, a business day of the office and not in the past; null keeps the day. Of a closed application always null.',
      '2026-02-12',
    ),
    note: described(z.nullable(noteText), 'An internal note to go with it, or null.', 'Asked us to call after 3 p.m.'),
    version: seenVersion('application'),
  }),
  response: z.strictObject({
    contact: described(loggedContact, 'The contact, as it stands in the timeline.'),
    nextContactDay: described(z.nullable(z.string()), 'The promised day (YYYY-MM-DD) as it stands now.', '2026-02-12'),
    note: described(z.nullable(staffNote), 'The note that was written with it.'),
  }),
  errors: ['errorNotFound', 'errorVersionConflict'],
});
