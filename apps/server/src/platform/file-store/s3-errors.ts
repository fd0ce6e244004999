import { FileNotFound, FilesUnavailable } from './file-store.ts';

const MISSING = new Set(['NoSuchKey', 'NotFound']);

/** The answer of a store; its errors in the terms of the portal. */
export async function asking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Any other error between the portal and the store: the store is unavailable. */
export function toStorageError(error: unknown): FileNotFound | FilesUnavailable {
  if (MISSING.has(nameOf(error))) return new FileNotFound(error);
  const { code } = error as { code?: unknown };
  return new FilesUnavailable(typeof code === 'string' ? code : nameOf(error), error);
}

/** S3 names its refusals, and the network its errors, by a code. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
