import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';

/** Internal note: never in emails, webhooks or exports. */
export const staffNote = z.strictObject({
  noteId: described(identifier, 'The id of the note.', '0199c1f2-b2c4-7c11-9a0e-4f0d1c2b3a77'),
  text: described(z.string(), 'The text of the note.', 'Her accountant sends the March statement on Thursday.'),
  author: described(z.string(), 'The name of the person or key that wrote it.', 'Anne Roy'),
  at: described(instant, 'When it was written.', '2026-02-10T14:00:00.000Z'),
});
export type StaffNote = z.infer<typeof staffNote>;
