import { describe, expect, it } from 'vitest';
import { isSessionAlive, sessionEnds } from './session-ends.ts';

const start = new Date('2026-02-10T14:00:00.000Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const after = (ms: number) => new Date(start.getTime() + ms);

describe('session ends', () => {
  it.each([
    ['not remembered, at the start', false, 0, 30 * MINUTE_MS, 12 * HOUR_MS],
    ['not remembered, active after 5 h', false, 5 * HOUR_MS, 5.5 * HOUR_MS, 12 * HOUR_MS],
    ['not remembered, active near the end', false, 11.75 * HOUR_MS, 12 * HOUR_MS, 12 * HOUR_MS],
    ['remembered, at the start', true, 0, 30 * DAY_MS, 90 * DAY_MS],
    ['remembered, active after 20 days', true, 20 * DAY_MS, 50 * DAY_MS, 90 * DAY_MS],
    ['remembered, active near the end', true, 80 * DAY_MS, 90 * DAY_MS, 90 * DAY_MS],
  ])('%s', (_, rememberMe, activeMs, idleMs, endMs) => {
    expect(sessionEnds(rememberMe, start, after(activeMs))).toEqual({
      idleEndsAt: after(idleMs),
      endsAt: after(endMs),
    });
  });

  it.each([
    ['in time', 2, 3, null, true],
    ['idle', 1, 3, null, false],
    ['at its latest end', 3, 1, null, false],
    ['logged out', 2, 3, start, false],
  ])('%s: alive is %5$s', (_, idleHours, endHours, endedAt, alive) => {
    const session = { idle_ends_at: after(idleHours * HOUR_MS), ends_at: after(endHours * HOUR_MS), ended_at: endedAt };
    expect(isSessionAlive(session, after(HOUR_MS))).toBe(alive);
  });
});
