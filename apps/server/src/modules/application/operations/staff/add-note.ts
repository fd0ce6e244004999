import { addNote } from '@portal/contract/operations/staff-notes';
import { implement } from '../../../../kernel/operation.ts';
import { lockApplication } from '../../storage/applications.ts';
import { writeNote } from '../../actions/write-note.ts';
import { toNote } from '../../answers/to-note.ts';

export const addNoteOperation = implement(addNote, async ({ context, caller, params, body }) => {
  const note = await context.database.transaction(async (tx) => {
    const { id } = await lockApplication(tx, params.applicationId);
    return writeNote(tx, context, { applicationId: id, author: caller.name, ...body });
  });

  return toNote(note);
});
