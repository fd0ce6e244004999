import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { expect, test } from 'vitest';
import { addMonths } from '@portal/contract/calendar';
import { commonMonths } from './common-months.ts';

const rowFrom = (from: string, count = 6) => ({
  months: Array.from({ length: count }, (_, index): MarkedMonth => ({
    month: addMonths(from, index),
    state: 'proven',
    source: 'statement',
    reason: null,
  })),
});

test('the heading names the months of most rows, whatever renewals and older rows show', () => {
  const rows = [rowFrom('2026-01'), rowFrom('2026-05'), rowFrom('2026-05'), rowFrom('2026-08', 3)];
  expect(commonMonths(rows)).toEqual(['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']);
  expect(commonMonths([rowFrom('2026-08', 3)])).toEqual([]);
});
