import { expect, test } from 'vitest';
import { uploadCopies } from './upload-copies.ts';

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function consume(content: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const piece of content) text += piece.toString();
  return text;
}

test('passes the content through and stores a copy in its own buffer', async () => {
  const copy = uploadCopies(1, 100)();
  expect(await consume(copy?.passing(pieces('one ', 'two ', 'three')) ?? pieces())).toBe('one two three');
  const whole = await copy?.whole;
  expect(Buffer.from(whole ?? []).toString()).toBe('one two three');
  expect(whole?.buffer.byteLength).toBe(13);
});

test('never returns a copy of content that was interrupted or too large', async () => {
  const begin = uploadCopies(2, 5);
  const [large, cut] = [begin(), begin()];
  expect(await consume(large?.passing(pieces('three', '!')) ?? pieces())).toBe('three!');
  const failing = async function* () {
    yield* pieces('on');
    throw new RangeError('cut');
  };
  await expect(consume(cut?.passing(failing()) ?? pieces())).rejects.toThrow('cut');
  const first = await Promise.race([large?.whole, cut?.whole, Promise.resolve('neither')]);
  expect(first).toBe('neither');
});

test('holds no more copies than its limit, and releases each only once', () => {
  const begin = uploadCopies(1, 5);
  const copy = begin();
  expect(begin()).toBeUndefined();
  copy?.release();
  copy?.release();
  expect(begin()).toBeDefined();
  expect(begin()).toBeUndefined();
});
