import { STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import { expect, test } from 'vitest';
import { isFull, writePieces } from './disk.ts';

const BLOCK_BYTES = 4096;
const LEAST_BLOCKS = STATEMENT_FILE_MAXIMUM_BYTES / BLOCK_BYTES;

test.each([
  ['room for the largest file', LEAST_BLOCKS, 1_000_000, false],
  ['a block too few', LEAST_BLOCKS - 1, 1_000_000, true],
  ['a file system that counts no blocks', 0, 0, false],
])('%s', (_name, bavail, blocks, expected) => {
  expect(isFull({ bavail, blocks, bsize: BLOCK_BYTES })).toBe(expected);
});

test('bytes that a nearly full disk did not accept are written again, to surface its error', async () => {
  const rest: unknown[] = [];
  const disk = {
    writev: () => Promise.resolve({ bytesWritten: 4, buffers: [] }),
    writeFile: (bytes: unknown) => Promise.resolve(void rest.push(String(bytes))),
  } as unknown as Parameters<typeof writePieces>[0];
  await writePieces(disk, [Buffer.from('abc'), Buffer.from('def')]);
  expect(rest).toEqual(['ef']);
  await writePieces(disk, [Buffer.from('abcd')]);
  expect(rest).toEqual(['ef']);
});
