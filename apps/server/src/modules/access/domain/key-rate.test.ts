import { expect, test } from 'vitest';
import { countCall, type KeyMinute } from './key-rate.ts';

test('a key has its calls each minute, and is told when it has more', () => {
  const start = Date.UTC(2026, 1, 10, 14);
  let minute: KeyMinute | undefined;
  const callAt = (ms: number) => {
    const counted = countCall(minute, start + ms, 3);
    minute = counted.minute;
    return counted.freeAt?.getTime();
  };
  expect([0, 10, 20, 30, 59_999].map(callAt)).toEqual([
    undefined,
    undefined,
    undefined,
    start + 60_000,
    start + 60_000,
  ]);
  expect([60_000, 60_001].map(callAt)).toEqual([undefined, undefined]);
});

test('a clock that goes back starts a new minute', () => {
  expect(countCall({ beganAt: 1000, calls: 3 }, 500, 3)).toEqual({ minute: { beganAt: 500, calls: 1 } });
});
