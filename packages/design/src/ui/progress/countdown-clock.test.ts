import { expect, test } from 'vitest';
import { announcedSeconds, secondsUntil } from './countdown-clock.ts';

test.each([
  [30_000, 0, 30],
  [30_000, 1, 30],
  [30_000, 29_001, 1],
  [30_000, 30_000, 0],
  [30_000, 90_000, 0],
])('from %i at %i there are %i seconds left', (until, now, seconds) => {
  expect(secondsUntil(until, now)).toBe(seconds);
});

test('a 90-second countdown is announced five times', () => {
  const announced = new Set(Array.from({ length: 91 }, (_, passed) => announcedSeconds(90 - passed, 90)));
  expect([...announced]).toEqual([90, 60, 30, 10, 0]);
});

test('a short countdown never announces more than its length', () => {
  const announced = new Set(Array.from({ length: 6 }, (_, passed) => announcedSeconds(5 - passed, 5)));
  expect([...announced]).toEqual([5, 0]);
});
