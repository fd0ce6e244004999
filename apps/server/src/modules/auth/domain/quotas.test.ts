import { describe, expect, it } from 'vitest';
import { LINK_LIFETIME_MS } from '@portal/contract/constants';
import { quotaFreeAt, quotas, secondsUntil } from './quotas.ts';

const now = new Date('2026-02-10T14:00:00.000Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const HOUR_MS = 3_600_000;

describe('quotas', () => {
  it('have the agreed limits', () => {
    const anHour = (limit: number) => ({ limit, windowMs: HOUR_MS });
    expect(quotas).toMatchObject({
      sendToAddress: anHour(10),
      sendFromKnownBrowser: anHour(3),
      sendFromClient: anHour(30),
      codeFailureOfAddress: anHour(20),
      codeFailureOfKnownBrowser: anHour(20),
      existingCustomerAnswer: anHour(5),
    });
  });

  it('guarantee a working link in the mailbox: no link is refused after the last one has expired', () => {
    expect(quotas.linkToAddress).toEqual({ limit: 3, windowMs: LINK_LIFETIME_MS });
    expect(quotaFreeAt('linkToAddress', before(LINK_LIFETIME_MS), now)).toBeUndefined();
  });

  it.each([
    ['too few events', undefined, undefined],
    ['an event of now', now, new Date(now.getTime() + HOUR_MS)],
    ['an event of almost an hour ago', before(HOUR_MS - 1), new Date(now.getTime() + 1)],
    ['an event of an hour ago', before(HOUR_MS), undefined],
  ])('with %s', (_, event, freeAt) => {
    expect(quotaFreeAt('sendToAddress', event, now)).toEqual(freeAt);
  });

  it.each([
    [-5000, 1],
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [HOUR_MS, 3600],
  ])('a wait of %i ms is shown as %i s', (aheadMs, seconds) => {
    expect(secondsUntil(new Date(now.getTime() + aheadMs), now)).toBe(seconds);
  });
});
