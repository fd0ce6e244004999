import type { StaffEvent } from '@portal/contract/staff/application-details';
import type { Decision } from '@portal/contract/staff/decisions';
import type { StaffNote } from '@portal/contract/staff/notes';

export type Entry = { at: string; key: string; words?: string | null } & (
  { note: StaffNote } | { event: StaffEvent; times: number } | { decision: Decision }
);

/** Joins what the same person, or the portal, did several times in a row. Entries are latest first. */
export function joinRepeated(entries: readonly Entry[]): Entry[] {
  return entries.reduce<Entry[]>((joined, entry) => {
    const later = joined.at(-1);
    const isRepeated =
      later && 'event' in later && 'event' in entry && !later.words && !entry.words && isSame(later.event, entry.event);
    return isRepeated ? [...joined.slice(0, -1), { ...later, times: later.times + 1 }] : [...joined, entry];
  }, []);
}

const isSame = ({ at: _, ...one }: StaffEvent, { at: _other, ...other }: StaffEvent) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Shows a note that was written while logging a contact with that contact instead of on its own. */
export function joinContactNotes(entries: readonly Entry[]): Entry[] {
  const idOf = (at: string, author: string | null) => `${at} ${author ?? ''}`;
  const contacts = new Set(
    entries.flatMap((entry) => ('event' in entry && entry.event.contact ? [idOf(entry.at, entry.event.by.name)] : [])),
  );
  const notes = new Map(
    entries.flatMap((entry) =>
      'note' in entry ? [[idOf(entry.at, entry.note.author), entry.note.text] as const] : [],
    ),
  );
  return entries.flatMap((entry): Entry[] => {
    if ('note' in entry) return contacts.has(idOf(entry.at, entry.note.author)) ? [] : [entry];
    if (!('event' in entry) || !entry.event.contact) return [entry];
    return [{ ...entry, words: notes.get(idOf(entry.at, entry.event.by.name)) ?? null }];
  });
}
