import { expect, test } from 'vitest';
import { isActivityDue } from './activity.ts';

test.each([
  [0, false],
  [59_999, false],
  [60_000, true],
])('activity %i ms after the last recorded one is recorded: %s', (ms, due) => {
  const last = new Date('2026-02-10T14:00:00.000Z');
  expect(isActivityDue(last, new Date(last.getTime() + ms))).toBe(due);
});
