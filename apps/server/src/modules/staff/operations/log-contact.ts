import { productDay } from '@portal/contract/application/statement-window';
import { logContact } from '@portal/contract/operations/staff-notes';
import { implement } from '../../../http/operation.ts';
import {
  insertEvent,
  isBusinessDay,
  loadHolidayCalendar,
  lockApplication,
  updateContactDay,
} from '../../application/index.ts';
import { writeNote } from '../actions/write-note.ts';
import { toNote } from '../answers/to-note.ts';
import { checkContact } from '../domain/check-contact.ts';

export const logContactOperation = implement(logContact, async ({ context, caller, params, body }) => {
  const { clock, config, database } = context;
  const { note: text, ...contact } = body;
  const isHoliday = await loadHolidayCalendar();
  return database.transaction(async (tx) => {
    const application = await lockApplication(tx, params.applicationId);
    checkContact(contact, {
      status: application.status,
      today: productDay(clock.now()),
      isBusinessDay: (day) => isBusinessDay(day, config.officeProvince, isHoliday),
    });
    const { id, next_contact_day: dayBefore } = application;
    if (contact.nextContactDay !== null) await updateContactDay(tx, id, contact.nextContactDay);
    await insertEvent(tx, context, id, 'contacted', { details: { contact }, staffName: caller.name });
    const note = text === null ? null : await writeNote(tx, context, { applicationId: id, author: caller.name, text });
    return { contact, nextContactDay: contact.nextContactDay ?? dayBefore, note: note && toNote(note) };
  });
});
