import type { StaffNote } from '@portal/contract/staff/notes';
import type { Note } from '../storage/notes.ts';

export function toNote({ noteId, text, author, writtenAt }: Note): StaffNote {
  return { noteId, text, author, at: writtenAt.toISOString() };
}
