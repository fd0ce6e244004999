import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

test('overlapping calls share one run; a later call starts a new run', async () => {
  let runs = 0;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const renew = singleFlight('lock', async () => {
    runs += 1;
    await promise;
    return runs;
  });
  const together = [renew(), renew(), renew()];
  resolve(undefined);
  expect(await Promise.all(together)).toEqual([1, 1, 1]);
  expect(await renew()).toBe(2);
});

test('a failure reaches every caller and is not cached', async () => {
  let fails = true;
  const renew = singleFlight('lock', () => (fails ? Promise.reject(new Error('refused')) : Promise.resolve('done')));
  const results = await Promise.allSettled([renew(), renew()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  await expect(renew()).resolves.toBe('done');
});
