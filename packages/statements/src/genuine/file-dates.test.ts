import { expect, test } from 'vitest';
import { dayOfMetadata } from './file-dates.ts';

test.each([
  ["D:20260602093000-04'00'", '2026-06-02'],
  ['D:20260602', '2026-06-02'],
  ['2026-06-02T09:30:00-04:00', '2026-06-02'],
  ['D:2026', null],
  ['D:20261402093000', null],
  ['yesterday', null],
  [undefined, null],
])('the day of %s', (written, day) => {
  expect(dayOfMetadata(written)).toBe(day);
});
