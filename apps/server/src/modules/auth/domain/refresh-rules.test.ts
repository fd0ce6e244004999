import { describe, expect, it } from 'vitest';
import { judgeRefreshToken } from './refresh-rules.ts';

const now = new Date('2026-02-10T14:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('refresh tokens', () => {
  it.each([
    ['a live one', null, false, 'rotate'],
    ['the one spent last, just now', ago(0), true, 'honour'],
    ['the one spent last, 30 s ago', ago(30), true, 'honour'],
    ['the one spent last, 31 s ago', ago(31), true, 'reuse'],
    ['one spent before the last, just now', ago(0), false, 'reuse'],
    ['one spent long ago', ago(86_400), false, 'reuse'],
  ] as const)('%s', (_, spentAt, isSpentLast, verdict) => {
    expect(judgeRefreshToken({ spentAt, isSpentLast }, now)).toBe(verdict);
  });
});
