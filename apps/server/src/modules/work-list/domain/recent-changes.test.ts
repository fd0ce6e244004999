import { SECOND_MS } from '@portal/contract/constants';
import { describe, expect, it } from 'vitest';
import { everything, KNOWN_MS, MOST_IDS, nothing, RecentChanges } from './recent-changes.ts';

const LONG = 10 * SECOND_MS;

describe('recent changes', () => {
  it('include those since a given time and shortly before, each id once, starting when the process began to listen', () => {
    const recent = new RecentChanges(0);
    expect(recent.since(LONG)).toEqual(nothing);
    expect(recent.since(SECOND_MS)).toEqual(everything);
    recent.add('applicationIds', 'a', LONG);
    recent.add('applicationIds', 'b', 2 * LONG);
    recent.add('viewersOf', 'a', 2 * LONG);
    recent.add('leadIds', 'l', 2 * LONG);
    recent.add('applicationIds', 'a', 3 * LONG);
    expect(recent.since(2 * LONG + SECOND_MS)).toEqual({
      applicationIds: ['b', 'a'],
      viewersOf: ['a'],
      leadIds: ['l'],
    });
    expect(recent.since(3 * LONG)).toEqual({ applicationIds: ['a'], viewersOf: [], leadIds: [] });
    expect(recent.since(4 * LONG)).toEqual(nothing);
  });

  it('are dropped after a while', () => {
    const recent = new RecentChanges(0);
    recent.add('applicationIds', 'old', LONG);
    recent.add('applicationIds', 'new', LONG + KNOWN_MS + SECOND_MS);
    expect(recent.since(LONG)).toEqual(everything);
    expect(recent.since(2 * LONG)).toEqual({ applicationIds: ['new'], viewersOf: [], leadIds: [] });
  });

  it('become a full reload if there are too many to store or send', () => {
    const recent = new RecentChanges(0);
    for (let count = 0; count < MOST_IDS; count += 1) recent.add('applicationIds', `id ${String(count)}`, LONG + count);
    expect(recent.since(LONG).applicationIds).toHaveLength(MOST_IDS);
    recent.add('viewersOf', 'one more', LONG);
    expect(recent.since(LONG)).toEqual(everything);
    recent.add('applicationIds', 'one more', 3 * LONG);
    expect(recent.since(LONG)).toEqual(everything);
    expect(recent.since(3 * LONG)).toEqual({ applicationIds: ['one more'], viewersOf: [], leadIds: [] });
  });
});
