import { expect, test, vi } from 'vitest';
import { type EndTurn, fairQueue } from './fair-queue.ts';

function rowOf(places: number) {
  const queue = fairQueue(places);
  const begun: string[] = [];
  const turns = new Map<string, EndTurn>();
  return {
    queue,
    begun,
    wait: async (customer: string, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        void queue.take(customer).then((endTurn) => {
          begun.push(customer);
          if (endTurn) turns.set(customer, endTurn);
        });
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
    end: async (customer: string) => {
      turns.get(customer)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('runs one job per customer, up to the number of places', async () => {
  const { queue, begun, wait, end } = rowOf(2);
  await wait('a', 3);
  expect(begun).toEqual(['a']);
  expect(queue.isAwaited()).toBe(false);
  await wait('b');
  await wait('c');
  expect(begun).toEqual(['a', 'b']);
  expect(queue.isAwaited()).toBe(true);
  expect(queue.waiting()).toBe(3);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('each customer waits for one turn of each other customer, however many jobs those have queued', async () => {
  const { begun, wait, end } = rowOf(1);
  await wait('a', 4);
  await wait('b', 2);
  await wait('c');
  for (const customer of ['a', 'b', 'c', 'a', 'b', 'a']) await end(customer);
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
});

test('a customer who arrives while another is being served goes before that customer’s next job', async () => {
  const { begun, wait, end } = rowOf(1);
  await wait('a', 3);
  await end('a');
  await wait('b');
  await end('a');
  expect(begun).toEqual(['a', 'a', 'b']);
});

test('a job that waits too long leaves the queue without using up a turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queue = fairQueue(1);
  const endFirst = await queue.take('a', 1000);
  const late = queue.take('b', 1000);
  const patient = queue.take('c');
  vi.advanceTimersByTime(1000);
  expect(await late).toBeUndefined();
  expect(queue.waiting()).toBe(1);
  endFirst?.();
  expect(await patient).toBeDefined();
  expect(queue.waiting()).toBe(0);
  vi.useRealTimers();
});
