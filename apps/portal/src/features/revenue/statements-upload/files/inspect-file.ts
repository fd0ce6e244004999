import { beginsAsPdf, PDF_HEAD_BYTES } from '@portal/contract/application/statements/pdf-signature';
import {
  findFileError,
  findStatementError,
  type StatementSize,
} from '@portal/contract/application/statements/statement-limits';
import type { ErrorCode } from '@portal/contract/error-codes';

export interface InspectedFile {
  file: File;
  /** Absent if the browser cannot compute it: not on https, or the file is unreadable. */
  sha256: string | undefined;
  error: ErrorCode | undefined;
}

async function digest(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why the first bytes of a file are not those of an accepted type; undefined if they are. */
export type FindTypeError = (head: Uint8Array) => ErrorCode | undefined;

const findStatementTypeError: FindTypeError = (head) => (beginsAsPdf(head) ? undefined : 'errorFileType');

/**
 * Checks a file before it is sent: applies the server's limits, and detects the type by the first bytes, not the name.
 */
export async function inspectFile(
  file: File,
  present: readonly StatementSize[],
  findTypeError = findStatementTypeError,
): Promise<InspectedFile> {
  const early = findFileError({ sizeBytes: file.size });
  if (early) return { file, sha256: undefined, error: early };
  const bytes = await file.arrayBuffer();
  const error = findTypeError(new Uint8Array(bytes.slice(0, PDF_HEAD_BYTES)));
  if (error) return { file, sha256: undefined, error };
  const sha256 = await digest(bytes);
  return { file, sha256, error: findStatementError(present, { sizeBytes: file.size, sha256 }) };
}
