import { ConnectionLost } from '@portal/contract/client/problem';
import { queryClient } from './queries.ts';

export async function refresh(): Promise<void> {
  await queryClient.invalidateQueries();
}

/**
 * Refetches after a failed write, because the data may be outdated. Without a connection the error appears at once, not
 * only after the refetch's retries.
 */
export async function refreshAfter(error: unknown): Promise<void> {
  if (!(error instanceof ConnectionLost)) await refresh();
}

/**
 * Runs after a write: closes the dialog once everything is refetched, so that the next dialog opens over current data.
 */
export const refreshThen = (close: () => void) => ({
  onSuccess: () => refresh().then(close),
  onError: (error: Error) => refreshAfter(error),
});

/** Writes, then waits for the refetch, even if the write failed. */
export async function writeAndRefresh(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    await refreshAfter(error);
    throw error;
  }
  await refresh();
}
