import { expect, test, vi } from 'vitest';
import { type EndTurn, takingTurns } from './taking-turns.ts';

/** A queue in which the test ends each turn; `begun` lists parties in the order of their turns. */
function rowOf(places: number) {
  const row = takingTurns(places);
  const begun: string[] = [];
  const turns = new Map<string, EndTurn>();
  return {
    row,
    begun,
    wait: async (party: string, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        void row.take(party).then((endTurn) => {
          begun.push(party);
          if (endTurn) turns.set(party, endTurn);
        });
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
    end: async (party: string) => {
      turns.get(party)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('one of each party is at work, and no more than there are places', async () => {
  const { row, begun, wait, end } = rowOf(2);
  await wait('a', 3);
  expect(begun).toEqual(['a']);
  expect(row.isAwaited()).toBe(false);
  await wait('b');
  await wait('c');
  expect(begun).toEqual(['a', 'b']);
  expect(row.isAwaited()).toBe(true);
  expect(row.waiting()).toBe(3);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('each waits for one turn of each other, however much those wait for', async () => {
  const { begun, wait, end } = rowOf(1);
  await wait('a', 4);
  await wait('b', 2);
  await wait('c');
  for (const party of ['a', 'b', 'c', 'a', 'b', 'a']) await end(party);
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
});

test('who comes while another is at work is before its next', async () => {
  const { begun, wait, end } = rowOf(1);
  await wait('a', 3);
  await end('a');
  await wait('b');
  await end('a');
  expect(begun).toEqual(['a', 'a', 'b']);
});

test('who waits for too long leaves the row, and takes nobody’s turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const row = takingTurns(1);
  const endFirst = await row.take('a', 1000);
  const late = row.take('b', 1000);
  const patient = row.take('c');
  vi.advanceTimersByTime(1000);
  expect(await late).toBeUndefined();
  expect(row.waiting()).toBe(1);
  endFirst?.();
  expect(await patient).toBeDefined();
  expect(row.waiting()).toBe(0);
  vi.useRealTimers();
});
