import { STATEMENT_FILE_COUNT_LIMIT, STATEMENT_TOTAL_MAXIMUM_BYTES } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';

/** What counts against the limits of an application's statements. */
export interface StatementMeasure {
  sizeBytes: number;
  sha256: string;
}

/** Fewer than 20 files: throws errorFileCount where one more would be too many. */
export function assertRoomForOneMore(count: number): void {
  if (count + 1 >= STATEMENT_FILE_COUNT_LIMIT) throw new DomainError('errorFileCount');
}

/**
 * Whether a statement may join those already kept (specification, section 5).
 * Throws errorFileCount, errorFileDuplicate or, past 300 MB in all, errorFileSize.
 */
export function assertMayJoin(kept: readonly StatementMeasure[], added: StatementMeasure): void {
  assertRoomForOneMore(kept.length);
  if (kept.some(({ sha256 }) => sha256 === added.sha256)) throw new DomainError('errorFileDuplicate');
  const total = kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, added.sizeBytes);
  if (total > STATEMENT_TOTAL_MAXIMUM_BYTES) throw new DomainError('errorFileSize');
}
