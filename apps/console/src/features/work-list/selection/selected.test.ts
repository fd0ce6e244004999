import { BULK_SELECTED_MAXIMUM } from '@portal/contract/constants';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import { expect, test } from 'vitest';
import { isTooMany, selected } from './selected.ts';

const params = { view: 'mine', order: 'amount', amountFrom: '5000' } as const;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ applicationId: String(index), version: 1 })) as WorkListRow[];
const matching = { view: 'mine', amountFrom: 5000 };
const [most, more] = [rowsOf(BULK_SELECTED_MAXIMUM), rowsOf(BULK_SELECTED_MAXIMUM + 1)];

test('ticked rows are listed with their versions, up to the maximum', () => {
  const ticked = { rows: most, isAllMatching: false };
  expect(isTooMany(ticked)).toBe(false);
  expect(selected(ticked, { params }).applications).toHaveLength(BULK_SELECTED_MAXIMUM);
  expect(isTooMany({ ...ticked, rows: more })).toBe(true);
});

test('all that match are sent as the filters, whatever their number', () => {
  const ticked = { rows: rowsOf(2), isAllMatching: true };
  expect(isTooMany({ ...ticked, rows: more })).toBe(false);
  expect(selected(ticked, { params })).toEqual({ matching });
});
