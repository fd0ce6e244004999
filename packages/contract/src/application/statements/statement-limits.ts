import {
  STATEMENT_FILE_COUNT_LIMIT,
  STATEMENT_FILE_MAXIMUM_BYTES,
  STATEMENT_TOTAL_MAXIMUM_BYTES,
} from '../../constants.ts';
import type { ErrorCode } from '../../error-codes.ts';

export interface StatementSize {
  sizeBytes: number;
  /** Lower-case hexadecimal; absent if not known. */
  sha256?: string | undefined;
}

export interface PresentStatement extends StatementSize {
  /**
   * Whether the file was uploaded for another request. The same content is still a duplicate, but the file does not
   * count toward the limits on size and number.
   */
  isOfOtherRequest?: boolean;
}

/** Why a file can never be sent, regardless of the other files; undefined if it can. */
export function findFileError({ sizeBytes }: StatementSize): ErrorCode | undefined {
  if (sizeBytes === 0) return 'errorFileEmpty';
  return sizeBytes > STATEMENT_FILE_MAXIMUM_BYTES ? 'errorFileSize' : undefined;
}

/**
 * Why one more file cannot be added; undefined if it can. Fewer than 20 files, at most 15 MB each and 300 MB in total,
 * no duplicates. A duplicate is reported first: it can be left out and is not an extra file.
 */
export function findStatementError(present: readonly PresentStatement[], added: StatementSize): ErrorCode | undefined {
  const error = findFileError(added);
  if (error) return error;
  if (added.sha256 !== undefined && present.some(({ sha256 }) => sha256 === added.sha256)) return 'errorFileDuplicate';
  const counted = present.filter(({ isOfOtherRequest }) => !isOfOtherRequest);
  if (counted.length + 1 >= STATEMENT_FILE_COUNT_LIMIT) return 'errorFileCount';
  const totalBytes = counted.reduce((sum, { sizeBytes }) => sum + sizeBytes, added.sizeBytes);
  return totalBytes > STATEMENT_TOTAL_MAXIMUM_BYTES ? 'errorFileSize' : undefined;
}
