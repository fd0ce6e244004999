import { expect, onTestFinished, test, vi } from 'vitest';
import { FilesUnavailable } from './file-store.ts';
import { partBuffers } from './part-buffers.ts';

const LONG_MS = 3_600_000;

test('lends as many buffers as can be filled at the same time, and the next one once a buffer is returned', async () => {
  const take = partBuffers({ count: 2, turnMs: LONG_MS, waitMs: LONG_MS });
  const [first, second] = [await take(), await take()];
  const order: string[] = [];
  const third = take().finally(() => order.push('third'));
  const fourth = take().finally(() => order.push('fourth'));
  await new Promise(setImmediate);
  expect(order).toEqual([]);

  first.giveBack();
  expect((await third).bytes === first.bytes).toBe(true);
  expect(order).toEqual(['third']);

  // Dropped buffers are not reused: a connection may still read from them.
  second.drop();
  expect((await fourth).bytes === second.bytes).toBe(false);
  (await third).drop();
  (await fourth).drop();
});

test('a buffer is returned only once, by whatever path', async () => {
  const take = partBuffers({ count: 1, turnMs: LONG_MS, waitMs: LONG_MS });
  const first = await take();
  first.giveBack();
  first.drop();
  const second = await take();
  let isLent = false;
  const third = take().finally(() => (isLent = true));
  await new Promise(setImmediate);
  expect(isLent).toBe(false);
  second.drop();
  (await third).drop();
});

test('a slow filler does not block others for long', async () => {
  const take = partBuffers({ count: 1, turnMs: 1, waitMs: LONG_MS });
  const slow = await take();
  const next = await take();
  expect(next.bytes === slow.bytes).toBe(false);
  slow.giveBack();
  expect((await take()).bytes === slow.bytes).toBe(true);
});

test('an upload that waits for the store holds its buffer, however long that takes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const take = partBuffers({ count: 1, turnMs: 1, waitMs: LONG_MS });
  const first = await take();
  first.endFilling();
  let isLent = false;
  const next = take().finally(() => (isLent = true));
  await vi.advanceTimersByTimeAsync(LONG_MS / 2);
  expect(isLent).toBe(false);
  first.giveBack();
  expect((await next).bytes === first.bytes).toBe(true);
});

test('waiting for a buffer times out, and an aborted upload leaves the queue', async () => {
  const take = partBuffers({ count: 1, turnMs: LONG_MS, waitMs: 1 });
  const patient = partBuffers({ count: 1, turnMs: LONG_MS, waitMs: LONG_MS });
  const [first, lent] = [await take(), await patient()];
  await expect(take()).rejects.toThrow(FilesUnavailable);

  const upload = new AbortController();
  const left = new Error('left');
  const waiting = expect(patient(upload.signal)).rejects.toBe(left);
  const next = patient();
  upload.abort(left);
  await waiting;
  await expect(patient(upload.signal)).rejects.toBe(left);

  first.giveBack();
  lent.giveBack();
  expect((await take()).bytes === first.bytes).toBe(true);
  expect((await next).bytes === lent.bytes).toBe(true);
});
