import {
  STATEMENT_FILE_COUNT_LIMIT,
  STATEMENT_FILE_MAXIMUM_BYTES,
  STATEMENT_TOTAL_MAXIMUM_BYTES,
} from '../constants.ts';
import type { ErrorCode } from '../error-codes.ts';

export interface StatementSize {
  sizeBytes: number;
  /** Lower-case hexadecimal; absent where it is not known yet. */
  sha256?: string | undefined;
}

/**
 * Why one more file may not join those that are there; undefined where it may. Fewer than 20 files, at most 15 MB
 * each and 300 MB in all, each once (specification, sections 5 and 9).
 */
export function findStatementFault(present: readonly StatementSize[], added: StatementSize): ErrorCode | undefined {
  const totalBytes = present.reduce((sum, { sizeBytes }) => sum + sizeBytes, added.sizeBytes);
  if (added.sizeBytes === 0) return 'errorFileEmpty';
  if (added.sizeBytes > STATEMENT_FILE_MAXIMUM_BYTES) return 'errorFileSize';
  if (added.sha256 !== undefined && present.some(({ sha256 }) => sha256 === added.sha256)) return 'errorFileDuplicate';
  if (present.length + 1 >= STATEMENT_FILE_COUNT_LIMIT) return 'errorFileCount';
  return totalBytes > STATEMENT_TOTAL_MAXIMUM_BYTES ? 'errorFileSize' : undefined;
}
