import type { StaffEvent } from '@portal/contract/staff/application-details';
import { expect, test } from 'vitest';
import { type Entry, joinContactNotes, joinRepeated } from './join-repeated.ts';

const event = (minute: number, kind: StaffEvent['kind'], name: string | null): Entry => ({
  at: `2026-02-12T15:${String(minute).padStart(2, '0')}:00.000Z`,
  key: String(minute),
  times: 1,
  event: {
    kind,
    at: `2026-02-12T15:${String(minute).padStart(2, '0')}:00.000Z`,
    by: { actor: name === null ? 'portal' : 'staff', name },
    months: [],
    check: null,
    question: null,
    contact: null,
  },
});

test('what the same person did several times in a row is one entry, at its latest time', () => {
  const entries = [
    event(9, 'rowCorrected', 'Anne Roy'),
    event(8, 'rowCorrected', 'Anne Roy'),
    event(7, 'rowCorrected', 'Owen Kassel'),
    event(6, 'revenueRead', null),
    event(5, 'revenueRead', null),
    event(4, 'revenueRead', null),
    event(3, 'rowCorrected', 'Owen Kassel'),
  ];
  const joined = joinRepeated(entries).map((entry) => [entry.key, 'event' in entry ? entry.times : undefined]);
  expect(joined).toEqual([
    ['9', 2],
    ['7', 1],
    ['6', 3],
    ['3', 1],
  ]);
});

test('a note written while logging a contact is shown with the contact; other notes stay on their own', () => {
  const call = { kind: 'call', outcome: 'reached', nextContactDay: null } as const;
  const contact = (minute: number): Entry => {
    const entry = event(minute, 'contacted', 'Anne Roy');
    return 'event' in entry ? { ...entry, event: { ...entry.event, contact: call } } : entry;
  };
  const note = (minute: number, author: string): Entry => {
    const { at } = event(minute, 'contacted', author);
    const text = `Note ${String(minute)}`;
    return { at, key: `note ${String(minute)}`, words: text, note: { noteId: String(minute), at, author, text } };
  };
  const joined = joinContactNotes([
    contact(9),
    note(9, 'Anne Roy'),
    note(8, 'Anne Roy'),
    contact(7),
    note(7, 'Owen Kassel'),
  ]);
  expect(joined.map(({ key, words }) => [key, words])).toEqual([
    ['9', 'Note 9'],
    ['note 8', 'Note 8'],
    ['7', null],
    ['note 7', 'Note 7'],
  ]);
  expect(joinRepeated([contact(9), contact(8)].map((entry) => ({ ...entry, words: entry.key })))).toHaveLength(2);
});
