import { describe, expect, it } from 'vitest';
import { isCodeOpen, isLinkOpen, isPending, triesLeft } from './verification-state.ts';

const now = new Date('2026-02-10T14:00:00.000Z');
const later = new Date(now.getTime() + 1);

describe('a code', () => {
  const open = { code_hash: 'hash', code_expires_at: later, code_wrong_tries: 4, used_at: null };

  it.each([
    ['in time with a try left', {}, true],
    ['not sent', { code_hash: null }, false],
    ['at its end', { code_expires_at: now }, false],
    ['after five wrong tries', { code_wrong_tries: 5 }, false],
    ['used', { used_at: now }, false],
  ])('%s: open is %3$s', (_, changes, expected) => {
    expect(isCodeOpen({ ...open, ...changes }, now)).toBe(expected);
  });

  it.each([
    [0, 5],
    [4, 1],
    [5, 0],
    [9, 0],
  ])('after %i wrong attempts has %i left', (wrong, left) => {
    expect(triesLeft({ code_wrong_tries: wrong })).toBe(left);
  });
});

describe('a link', () => {
  it.each([
    ['in time', later, null, true],
    ['at its end', now, null, false],
    ['used', later, now, false],
    ['not sent', null, null, false],
  ])('%s: open is %4$s', (_, expiresAt, usedAt, expected) => {
    expect(isLinkOpen({ link_expires_at: expiresAt, used_at: usedAt }, now)).toBe(expected);
  });
});

describe('a request', () => {
  it.each([
    ['in time', later, null, true],
    ['at its end', now, null, false],
    ['proved', later, now, false],
  ])('%s: pending is %4$s', (_, expiresAt, usedAt, expected) => {
    expect(isPending({ expires_at: expiresAt, used_at: usedAt }, now)).toBe(expected);
  });
});
