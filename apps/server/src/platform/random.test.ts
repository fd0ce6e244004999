import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { createRandom } from './random.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

test('uuids sort by time and creation order, even beyond a full millisecond', () => {
  const clock = fixedClock(new Date('2026-01-01T00:00:00Z'));
  const random = createRandom(clock);
  const made = Array.from({ length: 10_000 }, () => random.uuid());
  clock.advance(1);
  made.push(random.uuid());
  expect(made.every((uuid) => UUID_V7.test(uuid))).toBe(true);
  expect(made).toEqual(made.toSorted());
  expect(new Set(made).size).toBe(made.length);
  expect(Number.parseInt(made[0]?.replaceAll('-', '').slice(0, 12) ?? '', 16)).toBe(Date.parse('2026-01-01T00:00:00Z'));
});

test('uuids continue to increase when the clock goes back', () => {
  const times = [2000, 1000, 1000];
  const random = createRandom({ now: () => new Date(times.shift() ?? 0) });
  const made = [random.uuid(), random.uuid(), random.uuid()];
  expect(made).toEqual(made.toSorted());
});

test('digits are equally likely', () => {
  const random = createRandom(fixedClock(new Date(0)));
  const counts = new Map<string, number>();
  for (const digit of random.digits(100_000)) counts.set(digit, (counts.get(digit) ?? 0) + 1);

  const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(counts.size).toBe(10);
  // Nine degrees of freedom: a fair generator exceeds 50 less than once in ten million runs.
  expect(chiSquared).toBeLessThan(50);
});

test('tokens and picks have the requested length and alphabet', () => {
  const random = createRandom(fixedClock(new Date(0)));
  expect(random.digits(6)).toMatch(/^\d{6}$/u);
  expect(Buffer.from(random.token(16), 'base64url')).toHaveLength(16);
  expect(random.token(32)).toMatch(/^[A-Za-z0-9_-]{43}$/u);
  expect(random.pick('ABC', 50)).toMatch(/^[ABC]{50}$/u);
  expect(random.bytes(7)).toHaveLength(7);
});
