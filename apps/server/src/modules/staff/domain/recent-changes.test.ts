import { CHANGES_KNOWN_SECONDS, SECOND_MS } from '@portal/contract/constants';
import { describe, expect, it } from 'vitest';
import { everything, MOST_IDS, RecentChanges } from './recent-changes.ts';

const LONG = CHANGES_KNOWN_SECONDS * SECOND_MS;

describe('the recent changes', () => {
  it('are those since an instant, each id once, from when it is listened', () => {
    const recent = new RecentChanges(1000);
    expect(recent.since(1000)).toEqual({ applicationIds: [], viewersOf: [] });
    expect(recent.since(999)).toEqual(everything);
    recent.noteChanged('a', 2000);
    recent.noteChanged('b', 2100);
    recent.noteViewers('a', 2200);
    recent.noteChanged('a', 2300);
    expect(recent.since(1500)).toEqual({ applicationIds: ['b', 'a'], viewersOf: ['a'] });
    expect(recent.since(2250)).toEqual({ applicationIds: ['a'], viewersOf: [] });
    expect(recent.since(2301)).toEqual({ applicationIds: [], viewersOf: [] });
  });

  it('are forgotten after a while', () => {
    const recent = new RecentChanges(0);
    recent.noteChanged('old', 10);
    recent.noteChanged('new', LONG + 20);
    expect(recent.since(10)).toEqual(everything);
    expect(recent.since(20)).toEqual({ applicationIds: ['new'], viewersOf: [] });
  });

  it('are everything where they are too many to be kept or told', () => {
    const recent = new RecentChanges(0);
    for (let count = 0; count < MOST_IDS; count += 1) recent.noteChanged(`id ${String(count)}`, 10 + count);
    expect(recent.since(10).applicationIds).toHaveLength(MOST_IDS);
    recent.noteViewers('one more', 20);
    expect(recent.since(10)).toEqual(everything);
    recent.noteChanged('one more', 10 + MOST_IDS);
    expect(recent.since(10)).toEqual(everything);
    expect(recent.since(MOST_IDS).applicationIds).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `id ${String(MOST_IDS - 10 + index)}`),
      'one more',
    ]);
  });
});
