import { describe, expect, it } from 'vitest';
import { resendDelayMs } from './resend-delay.ts';

describe('resend countdown', () => {
  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [4, 240],
    [5, 300],
    [6, 300],
    [40, 300],
  ])('after send %i is %i s', (sends, seconds) => {
    expect(resendDelayMs(sends)).toBe(seconds * 1000);
  });
});
