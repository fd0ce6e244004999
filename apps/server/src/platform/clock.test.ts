import { expect, test } from 'vitest';
import { adjustableClock, fixedClock, systemClock } from './clock.ts';

test('the system clock returns the current time', () => {
  const [before, now, after] = [Date.now(), systemClock.now().getTime(), Date.now()];
  expect([before, now, after].toSorted((left, right) => left - right)).toEqual([before, now, after]);
});

test('an adjustable clock stays ahead by the time it was advanced', () => {
  const clock = fixedClock(new Date('2026-02-28T23:59:00Z'));
  const ahead = adjustableClock(clock);
  ahead.advance(60);
  ahead.advance(0.5);
  expect(ahead.now()).toEqual(new Date('2026-03-01T00:00:00.500Z'));
  clock.advance(10);
  expect(ahead.now()).toEqual(new Date('2026-03-01T00:00:10.500Z'));
});

test.each([-1, NaN, Infinity])('it refuses to move by %s', (seconds) => {
  expect(() => adjustableClock().advance(seconds)).toThrow(RangeError);
});
