import { logContact } from '@portal/contract/operations/staff/notes';
import { implement } from '../../../../kernel/operation.ts';
import { assertSeen, lockApplication, raiseVersion, updateContactDay } from '../../storage/applications.ts';
import { insertEvent } from '../../storage/events.ts';
import { officeDays } from '../../actions/office-days/office-days.ts';
import { writeNote } from '../../actions/write-note.ts';
import { toNote } from '../../answers/to-note.ts';
import { checkContact } from '../../domain/check-contact.ts';

export const logContactOperation = implement(logContact, async ({ context, caller, params, body }) => {
  const { note: text, version, ...contact } = body;
  const days = officeDays(context);
  // Both get the same time, which shows that the note belongs to the contact.
  const at = context.clock.now();
  const atOnce = { ...context, clock: { ...context.clock, now: () => at } };
  return context.database.transaction(async (tx) => {
    const application = await lockApplication(tx, params.applicationId);
    assertSeen(application, version);
    checkContact(contact, application.status, days);
    const { id, next_contact_day: dayBefore } = application;
    if (contact.nextContactDay !== null) await updateContactDay(tx, id, contact.nextContactDay);
    await insertEvent(tx, atOnce, id, 'contacted', { details: { contact }, staffName: caller.name });
    await raiseVersion(tx, id);
    const note = text === null ? null : await writeNote(tx, atOnce, { applicationId: id, author: caller.name, text });
    return { contact, nextContactDay: contact.nextContactDay ?? dayBefore, note: note && toNote(note) };
  });
});
