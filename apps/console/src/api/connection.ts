import { useSyncExternalStore } from 'react';

/** How the server is reached. */
export interface Connection {
  /** Since when it is not, as an instant; null while it is. */
  lostSince: string | null;
  /** When it last answered: what is on screen is as old as that. */
  receivedAt: string | null;
}

let known: Connection = { lostSince: navigator.onLine ? null : new Date().toISOString(), receivedAt: null };
const listeners = new Set<() => void>();

function change(next: Connection): void {
  known = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The server has answered, or sent a message.
 * @param askedAt when the call began, as an instant; the answer to a call from before the loss does not end it
 */
export function markReachable(askedAt?: string): void {
  const receivedAt = new Date().toISOString();
  const { lostSince } = known;
  const isOlder = lostSince !== null && askedAt !== undefined && askedAt < lostSince;
  // Nobody looks at the time as long as there is a connection.
  if (lostSince === null) known = { lostSince, receivedAt };
  else change({ lostSince: isOlder ? lostSince : null, receivedAt });
}

/** A call had no answer, or the device says that it has no connection. */
export function markUnreachable(): void {
  if (known.lostSince === null) change({ ...known, lostSince: new Date().toISOString() });
}

window.addEventListener('offline', markUnreachable);

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => known);
}
