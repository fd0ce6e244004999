import type { WorkListRow } from '@portal/contract/staff/work-list';
import { expect, test } from 'vitest';
import { toItems } from './work-list-items.ts';

const today = '2026-03-10';
const row = (nextContactDay: string, status: WorkListRow['status'] = 'underReview') =>
  ({ nextContactDay, status }) as WorkListRow;
const groupsOf = (rows: WorkListRow[], isComplete = true) =>
  toItems(rows, { today, isGrouped: true, isComplete }).flatMap((item) =>
    item.kind === 'group' ? [[item.state, item.count, item.waiting]] : [],
  );

test('an overdue application counts as late only if it is not waiting for the customer', () => {
  const rows = [
    row('2026-03-03', 'informationRequired'),
    row('2026-03-04'),
    row('2026-03-05', 'informationRequired'),
    row(today, 'informationRequired'),
    row('2026-03-11'),
  ];
  expect(groupsOf(rows)).toEqual([
    ['late', 1, 2],
    ['today', 1, 0],
    ['later', 1, 0],
  ]);
  expect(groupsOf(rows, false).at(-1)).toEqual(['later', null, null]);
});

test('overdue applications are shown as waiting if none of them is late', () => {
  const waiting = [row('2026-03-03', 'informationRequired'), row('2026-03-05', 'informationRequired')];
  expect(groupsOf([...waiting, row(today)])).toEqual([
    ['waiting', 2, 0],
    ['today', 1, 0],
  ]);
});
