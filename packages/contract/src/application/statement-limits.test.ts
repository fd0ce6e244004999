import { expect, test } from 'vitest';
import { MEGABYTE, STATEMENT_FILE_MAXIMUM_BYTES } from '../constants.ts';
import type { ErrorCode } from '../error-codes.ts';
import { findStatementFault, type StatementSize } from './statement-limits.ts';

const files = (count: number, sizeBytes: number): StatementSize[] =>
  Array.from({ length: count }, () => ({ sizeBytes }));

const cases: [name: string, present: StatementSize[], added: StatementSize, fault: ErrorCode | undefined][] = [
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
  ['another content', [{ sizeBytes: 5, sha256: 'a' }], { sizeBytes: 5, sha256: 'b' }, undefined],
];

test.each(cases)('%s', (_name, present, added, fault) => {
  expect(findStatementFault(present, added)).toBe(fault);
});
