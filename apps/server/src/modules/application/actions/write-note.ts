import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { findNote, insertNote, type Note } from '../storage/notes.ts';

interface NewNote {
  applicationId: string;
  author: string;
  text: string;
  /** Chosen by the caller, so that retries are safe. */
  noteId?: string | undefined;
}

/**
 * Adds an internal note to a locked application; at most once per id. Throws errorAlreadyExists if the id belongs to
 * someone else's note.
 */
export async function writeNote(
  tx: Transaction,
  { clock, random, vault }: Context,
  { applicationId, author, text, noteId }: NewNote,
): Promise<Note> {
  const written = noteId === undefined ? undefined : await findNote(tx, vault, noteId);
  if (written?.applicationId === applicationId && written.note.author === author) return written.note;
  if (written) throw new DomainError('errorAlreadyExists');
  const note = { noteId: noteId ?? random.uuid(), text, author, writtenAt: clock.now() };
  await insertNote(tx, vault, applicationId, note);
  return note;
}
