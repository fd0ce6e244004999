import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@portal/contract/constants';
import { sessionEnds } from './staff-session-ends.ts';

const start = new Date('2026-02-10T14:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);

test.each([
  ['at the sign-in', 0, 30 * MINUTE_MS],
  ['in use', 2 * HOUR_MS, 2 * HOUR_MS + 30 * MINUTE_MS],
  ['in its last half hour', 9.75 * HOUR_MS, 10 * HOUR_MS],
])('a session %s ends 30 minutes later, and after 10 hours', (_when, activeMs, endsMs) => {
  expect(sessionEnds(start, after(activeMs))).toEqual({ idleEndsAt: after(endsMs), endsAt: after(10 * HOUR_MS) });
});
