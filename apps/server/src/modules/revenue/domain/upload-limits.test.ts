import { describe, expect, it } from 'vitest';
import { MEGABYTE } from '@portal/contract/constants';
import { DomainError, type ErrorCode } from '@portal/contract/error-codes';
import { assertMayJoin, assertRoomForOneMore, type StatementMeasure } from './upload-limits.ts';

function refusal(check: () => void): ErrorCode | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const files = (...megabytes: number[]): StatementMeasure[] =>
  megabytes.map((size, index) => ({ sizeBytes: size * MEGABYTE, sha256: `hash ${index}` }));
const added = (bytes: number, sha256 = 'another hash'): StatementMeasure => ({ sizeBytes: bytes, sha256 });

describe('one more file', () => {
  it.each([
    [0, undefined],
    [17, undefined],
    [18, undefined],
    [19, 'errorFileCount'],
    [20, 'errorFileCount'],
  ])('beside %i', (count, code) => {
    expect(refusal(() => assertRoomForOneMore(count))).toBe(code);
  });
});

describe('the 300 MB in all', () => {
  it.each<[string, StatementMeasure[], StatementMeasure, ErrorCode | undefined]>([
    ['nothing kept', [], added(15 * MEGABYTE), undefined],
    ['18 of 15 MB and one more: 285 MB', files(...Array<number>(18).fill(15)), added(15 * MEGABYTE), undefined],
    ['exactly 300 MB', files(150, 149), added(MEGABYTE), undefined],
    ['300 MB and one byte', files(150, 149), added(MEGABYTE + 1), 'errorFileSize'],
    ['300 MB kept, one byte more', files(300), added(1), 'errorFileSize'],
    ['a duplicate', files(1, 2), added(2 * MEGABYTE, 'hash 1'), 'errorFileDuplicate'],
    [
      'too many, too large and a duplicate: the count is told',
      files(...Array<number>(19).fill(16)),
      added(1, 'hash 1'),
      'errorFileCount',
    ],
  ])('%s', (_, kept, more, code) => {
    expect(refusal(() => assertMayJoin(kept, more))).toBe(code);
  });
});
