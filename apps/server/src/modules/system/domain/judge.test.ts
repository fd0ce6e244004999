import { expect, test } from 'vitest';
import { findWorst, judgeCertificate, judgeMigrations, judgeRoom, judgeRuns, judgeService } from './judge.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-02-10T14:00:00.000Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

test.each([
  ['backup', 26, 'fine', 'good'],
  ['backup', 26.1, 'broken', 'late'],
  ['trial', 8 * 24, 'fine', 'good'],
  ['trial', 8 * 24 + 0.1, 'broken', 'late'],
] as const)('a %s %d hours ago is %s', (kind, hours, state, reason) => {
  expect(judgeRuns(kind, { now, last: { error: null }, lastGoodAt: inHours(-hours) })).toEqual({ state, reason });
});

test('a failed run counts even if an earlier one succeeded in time', () => {
  expect(judgeRuns('backup', { now, last: { error: 'dump' }, lastGoodAt: inHours(-1) }).reason).toBe('failed');
});

test.each([
  [{ missing: 0, newer: 0 }, 'complete'],
  [{ missing: 0, newer: 1 }, 'newer'],
  [{ missing: 1, newer: 1 }, 'missing'],
])('migrations %j are %s', (migrations, reason) => {
  expect(judgeMigrations(migrations).reason).toBe(reason);
});

test.each([
  [undefined, 'fine'],
  [0, 'fine'],
  [1, 'attention'],
  [3, 'broken'],
])('a service whose last %s calls failed is %s', (failures, state) => {
  expect(judgeService(failures).state).toBe(state);
});

test.each([
  [15_000_000, 100_000_000_000, 'noRoom'],
  [9_000_000_000, 100_000_000_000, 'littleRoom'],
  [11_000_000_000, 100_000_000_000, 'good'],
])('%d of %d bytes left: %s', (freeBytes, totalBytes, reason) => {
  expect(judgeRoom({ freeBytes, totalBytes }).reason).toBe(reason);
});

test.each([
  [undefined, 'unreachable'],
  [inHours(-1), 'ended'],
  [inHours(13 * 24), 'endsSoon'],
  [inHours(15 * 24), 'good'],
])('a certificate until %s: %s', (end, reason) => {
  expect(judgeCertificate(end, now).reason).toBe(reason);
});

test('the worst of several is the first with the worst state', () => {
  const [fine, attention, broken, other] = [
    { state: 'fine' },
    { state: 'attention' },
    { state: 'broken' },
    { state: 'broken' },
  ] as const;
  expect(findWorst([fine, attention, broken, other])).toBe(broken);
  expect(findWorst<{ state: 'fine' }>([])).toBeUndefined();
});
