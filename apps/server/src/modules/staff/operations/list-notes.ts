import { DomainError } from '@portal/contract/error-codes';
import { listNotes } from '@portal/contract/operations/staff-notes';
import { implement } from '../../../http/operation.ts';
import { findApplication } from '../../application/index.ts';
import { toNote } from '../answers/to-note.ts';
import { listNotes as listStored } from '../storage/notes.ts';

export const listNotesOperation = implement(listNotes, async ({ context, params }) => {
  const { database, vault } = context;
  if (!(await findApplication(database.query, params.applicationId))) throw new DomainError('errorNotFound');
  const notes = await listStored(database.query, vault, params.applicationId);
  return { notes: notes.map(toNote) };
});
