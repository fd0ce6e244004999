import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { StaffNoteTable } from '../../../platform/database/schema.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const TEXT_PURPOSE = sealedColumns['staff_note.text_sealed'].purpose;

export interface Note {
  noteId: string;
  text: string;
  author: string;
  writtenAt: Date;
}

export async function insertNote(tx: Transaction, vault: Vault, applicationId: string, note: Note): Promise<void> {
  await tx
    .insertInto('staff_note')
    .values({
      id: note.noteId,
      application_id: applicationId,
      author: note.author,
      text_sealed: vault.seal(note.text, TEXT_PURPOSE),
      written_at: note.writtenAt,
    })
    .execute();
}

type NoteRow = Pick<Selectable<StaffNoteTable>, 'id' | 'author' | 'text_sealed' | 'written_at'>;

function toNote(vault: Vault, row: NoteRow): Note {
  return {
    noteId: row.id,
    text: vault.open(row.text_sealed, TEXT_PURPOSE),
    author: row.author,
    writtenAt: row.written_at,
  };
}

export async function findNote(
  queries: Queries,
  vault: Vault,
  noteId: string,
): Promise<{ applicationId: string; note: Note } | undefined> {
  const row = await queries.selectFrom('staff_note').selectAll().where('id', '=', noteId).executeTakeFirst();
  return row && { applicationId: row.application_id, note: toNote(vault, row) };
}

export async function listNotes(queries: Queries, vault: Vault, applicationId: string): Promise<Note[]> {
  const rows = await queries
    .selectFrom('staff_note')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => toNote(vault, row));
}
