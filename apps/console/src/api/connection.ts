import { useSyncExternalStore } from 'react';

export interface Connection {
  /** When the connection was lost, as an instant; null while connected. */
  lostSince: string | null;
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
 * Records a response or message from the server.
 * @param askedAt when the call began, as an instant; a response to a call from before the loss does not end the loss
 */
export function markReachable(askedAt?: string): void {
  const receivedAt = new Date().toISOString();
  const { lostSince } = known;
  const isOlder = lostSince !== null && askedAt !== undefined && askedAt < lostSince;
  // While connected, a new time alone does not re-render subscribers.
  if (lostSince === null) known = { lostSince, receivedAt };
  else change({ lostSince: isOlder ? lostSince : null, receivedAt });
}

export function markUnreachable(): void {
  if (known.lostSince === null) change({ ...known, lostSince: new Date().toISOString() });
}

window.addEventListener('offline', markUnreachable);

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => known);
}
