import { expect, test } from 'vitest';
import { MEGABYTE, STATEMENT_FILE_MAXIMUM_BYTES } from '../../constants.ts';
import type { ErrorCode } from '../../error-codes.ts';
import { findStatementError, type PresentStatement, type StatementSize } from './statement-limits.ts';

const files = (count: number, sizeBytes: number): PresentStatement[] =>
  Array.from({ length: count }, (_, index) => ({ sizeBytes, sha256: `hash ${index}` }));
const ofOtherRequest = (present: PresentStatement[]) => present.map((file) => ({ ...file, isOfOtherRequest: true }));

const cases: [name: string, present: PresentStatement[], added: StatementSize, error: ErrorCode | undefined][] = [
  ['the first', [], { sizeBytes: 1 }, undefined],
  ['an empty one', [], { sizeBytes: 0 }, 'errorFileEmpty'],
  ['15 MB', [], { sizeBytes: STATEMENT_FILE_MAXIMUM_BYTES }, undefined],
  ['15 MB and one byte', [], { sizeBytes: STATEMENT_FILE_MAXIMUM_BYTES + 1 }, 'errorFileSize'],
  ['the 19th', files(18, 1), { sizeBytes: 1 }, undefined],
  ['the 20th', files(19, 1), { sizeBytes: 1 }, 'errorFileCount'],
  [
    'the 19th of 15 MB: 285 MB',
    files(18, STATEMENT_FILE_MAXIMUM_BYTES),
    { sizeBytes: STATEMENT_FILE_MAXIMUM_BYTES },
    undefined,
  ],
  ['300 MB in all', files(1, 290 * MEGABYTE), { sizeBytes: 10 * MEGABYTE }, undefined],
  ['300 MB and one byte', files(1, 290 * MEGABYTE), { sizeBytes: 10 * MEGABYTE + 1 }, 'errorFileSize'],
  ['the same content', [{ sizeBytes: 5, sha256: 'a' }], { sizeBytes: 5, sha256: 'a' }, 'errorFileDuplicate'],
  ['the 20th, which is there already', files(19, 1), { sizeBytes: 1, sha256: 'hash 1' }, 'errorFileDuplicate'],
  [
    'past 300 MB, and there already',
    files(1, 300 * MEGABYTE),
    { sizeBytes: 1, sha256: 'hash 0' },
    'errorFileDuplicate',
  ],
  ['15 MB and one byte, beside 19', files(19, 1), { sizeBytes: STATEMENT_FILE_MAXIMUM_BYTES + 1 }, 'errorFileSize'],
  ['the 20th, past 300 MB', files(19, 16 * MEGABYTE), { sizeBytes: 1 }, 'errorFileCount'],
  [
    'the first of its request, beside 19 of another',
    ofOtherRequest(files(19, 16 * MEGABYTE)),
    { sizeBytes: 1 },
    undefined,
  ],
  ['what another request has', ofOtherRequest(files(2, 1)), { sizeBytes: 1, sha256: 'hash 1' }, 'errorFileDuplicate'],
  ['another content', [{ sizeBytes: 5, sha256: 'a' }], { sizeBytes: 5, sha256: 'b' }, undefined],
];

test.each(cases)('%s', (_name, present, added, error) => {
  expect(findStatementError(present, added)).toBe(error);
});
