import { expect, test } from 'vitest';
import { endOfSendingHours } from './sending-hours.ts';

const cases: [at: string, end: string | undefined][] = [
  ['2026-02-10T16:59:59Z', undefined],
  ['2026-02-10T17:00:00Z', '2026-02-10T23:00:00Z'],
  ['2026-02-10T22:59:59Z', '2026-02-10T23:00:00Z'],
  ['2026-02-10T23:00:00Z', undefined],
  ['2026-02-11T05:00:00Z', undefined],
  ['2026-07-10T15:59:59Z', undefined],
  ['2026-07-10T16:00:00Z', '2026-07-10T22:00:00Z'],
  ['2026-07-10T22:00:00Z', undefined],
];

test.each(cases)('at %s until %s', (at, end) => {
  expect(endOfSendingHours(new Date(at))?.toISOString()).toBe(end && new Date(end).toISOString());
});

const zones = ['America/Vancouver', 'America/Whitehorse', 'America/Edmonton', 'America/Regina', 'America/St_Johns'];

test.each(zones)('is between 8 in the morning and 8 in the evening in %s, on every day of the year', (timeZone) => {
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const outside = Array.from({ length: 365 * 24 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour)))
    .filter((at) => endOfSendingHours(at))
    .map((at) => Number(local.format(at)))
    .filter((hour) => hour < 8 || hour >= 20);
  expect(outside).toEqual([]);
});
