import type { WorkListRow } from '@portal/contract/staff/work-list';
import { expect, test } from 'vitest';
import { changedInPlace, toItems } from './work-list-items.ts';

const today = '2026-03-10';
const row = (nextContactDay: string, status: WorkListRow['status'] = 'underReview') =>
  ({ nextContactDay, status }) as WorkListRow;
const groupsOf = (rows: WorkListRow[], isComplete = true) =>
  toItems(rows, { today, isGrouped: true, isComplete }).flatMap((item) =>
    item.kind === 'group' ? [[item.state, item.count]] : [],
  );

test('an overdue application counts as late only if it is not waiting for the customer', () => {
  const rows = [
    row('2026-03-04'),
    row(today, 'informationRequired'),
    row('2026-03-11'),
    row('2026-03-12'),
    row('2026-03-03', 'informationRequired'),
  ];
  expect(groupsOf(rows)).toEqual([
    ['late', 1],
    ['today', 1],
    ['later', 2],
    ['waiting', 1],
  ]);
  expect(groupsOf(rows, false).slice(-2)).toEqual([
    ['later', 2],
    ['waiting', null],
  ]);
});

test('a changed application stays under its heading, which no longer counts it', () => {
  const rows = [row('2026-03-04'), row('2026-03-05'), row('2026-03-06'), row(today)];
  const asked = changedInPlace(row('2026-03-05'), row('2026-03-05', 'informationRequired'));
  const answered = changedInPlace(asked, row('2026-03-12'));
  for (const changed of [asked, answered]) {
    expect(groupsOf(rows.with(1, changed))).toEqual([
      ['late', 2],
      ['today', 1],
    ]);
  }
});
