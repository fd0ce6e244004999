import { findStatementFault, type StatementSize } from '@portal/contract/application/statement-limits';
import type { ErrorCode } from '@portal/contract/error-codes';

const PDF_SIGNATURE = '%PDF-';

export interface InspectedFile {
  file: File;
  /** Absent where the browser cannot compute it: not on https, or unreadable. */
  sha256: string | undefined;
  /** Why it may not be sent. */
  fault: ErrorCode | undefined;
}

async function digest(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Looks at a file before it is sent, by the same limits as the server, and at its first bytes, not at its name. */
export async function inspectFile(file: File, present: readonly StatementSize[]): Promise<InspectedFile> {
  const early = findStatementFault(present, { sizeBytes: file.size });
  if (early) return { file, sha256: undefined, fault: early };
  const bytes = await file.arrayBuffer();
  const signature = new TextDecoder('latin1').decode(bytes.slice(0, PDF_SIGNATURE.length));
  if (signature !== PDF_SIGNATURE) return { file, sha256: undefined, fault: 'errorFileType' };
  const sha256 = await digest(bytes);
  return { file, sha256, fault: findStatementFault(present, { sizeBytes: file.size, sha256 }) };
}
