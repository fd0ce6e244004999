import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

const limits = { perBodyBytes: 100, perClientBytes: 150, totalBytes: 250 };
const bodyOf = (bytes: number) => Readable.from([Buffer.alloc(bytes)]);

test('a body is read whole, and its memory is released', async () => {
  const budget = createBodyBudget(limits);
  for (let round = 0; round < 5; round += 1) {
    const { bytes, release } = await budget.read(bodyOf(100), 'a');
    expect(bytes).toHaveLength(100);
    release();
    release();
  }
});

test('a body in many blocks is read in order, however it is split', async () => {
  const body = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  const pieces = [1, 65_535, 70_000, 140_000, 24_464].map((length, index, all) => {
    const start = all.slice(0, index).reduce((sum, each) => sum + each, 0);
    return body.subarray(start, start + length);
  });
  const budget = createBodyBudget({ perBodyBytes: body.length, perClientBytes: body.length, totalBytes: body.length });
  expect((await budget.read(Readable.from(pieces), 'a')).bytes.equals(body)).toBe(true);
  expect((await createBodyBudget(limits).read(Readable.from([]), 'a')).bytes).toHaveLength(0);
});

test('a body over the limit is refused and holds no memory', async () => {
  const budget = createBodyBudget(limits);
  await expect(budget.read(bodyOf(101), 'a')).rejects.toMatchObject({ code: 'errorFileSize' });
  expect((await budget.read(bodyOf(100), 'a')).bytes).toHaveLength(100);
});

test('a client cannot exceed its share, which leaves room for others', async () => {
  const budget = createBodyBudget(limits);
  const first = await budget.read(bodyOf(100), 'a');
  await expect(budget.read(bodyOf(60), 'a')).rejects.toMatchObject({
    code: 'errorUnavailable',
    details: { retryAfterSeconds: 30 },
  });
  await budget.read(bodyOf(100), 'b');
  await expect(budget.read(bodyOf(60), 'c')).rejects.toMatchObject({ code: 'errorUnavailable' });
  first.release();
  await budget.read(bodyOf(60), 'c');
});

test('an interrupted body holds no memory', async () => {
  const budget = createBodyBudget(limits);
  const cut = new PassThrough();
  cut.write(Buffer.alloc(90));
  const reading = budget.read(cut, 'a');
  cut.destroy(new Error('cut off'));
  await expect(reading).rejects.toMatchObject({ code: 'errorValidation' });
  expect((await budget.read(bodyOf(100), 'a')).bytes).toHaveLength(100);
});
