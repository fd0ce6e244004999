import type { StaffEvent } from '@portal/contract/staff/application-details';
import { expect, test } from 'vitest';
import { type Entry, joinRepeated } from './join-repeated.ts';

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
