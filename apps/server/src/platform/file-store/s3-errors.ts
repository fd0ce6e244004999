import { FileNotFound, FilesUnavailable } from './file-store.ts';

const MISSING = new Set(['NoSuchKey', 'NotFound']);

export async function asking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Any other error on the way to the store means that it is unavailable. */
export function toStorageError(error: unknown): FileNotFound | FilesUnavailable {
  if (MISSING.has(nameOf(error))) return new FileNotFound(error);
  const { code } = error as { code?: unknown };
  return new FilesUnavailable(typeof code === 'string' ? code : nameOf(error), error);
}

export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
