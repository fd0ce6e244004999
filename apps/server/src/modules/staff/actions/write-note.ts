import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { insertNote, type Note } from '../storage/notes.ts';

/** Writes an internal note on an application, whose row is locked, under a name. */
export async function writeNote(
  tx: Transaction,
  { clock, random, vault }: Context,
  { applicationId, author, text }: { applicationId: string; author: string; text: string },
): Promise<Note> {
  const note = { noteId: random.uuid(), text, author, writtenAt: clock.now() };
  await insertNote(tx, vault, applicationId, note);
  return note;
}
