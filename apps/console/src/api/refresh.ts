import { ConnectionLost } from '@portal/contract/client/problem';
import { queryClient } from './queries.ts';

/** Asks again for everything that a write may have changed. */
export async function refresh(): Promise<void> {
  await queryClient.invalidateQueries();
}

/**
 * What follows a write that failed: what is there may be newer. Without a connection the person reads at once that
 * nothing was saved, and not after the tries to read anew.
 */
export async function refreshAfter(error: unknown): Promise<void> {
  if (!(error instanceof ConnectionLost)) await refresh();
}

/** What follows a write: a dialog closes once everything is here anew, so that the next one is over what is there. */
export const refreshThen = (close: () => void) => ({
  onSuccess: () => refresh().then(close),
  onError: (error: Error) => refreshAfter(error),
});

/** Writes, and is over once everything is here anew, also where it failed. */
export async function writeAndRefresh(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    await refreshAfter(error);
    throw error;
  }
  await refresh();
}
