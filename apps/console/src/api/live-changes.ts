import { SECOND_MS } from '@portal/contract/constants';
import type { Query } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type ResponseBody, streamAddress } from './call-operation.ts';
import { noteHeard } from './connection.ts';
import { queryClient } from './queries.ts';
import { sessionQuery } from './session.ts';
import { tellViewersOf } from './viewing.ts';

const FIRST_PAUSE_MS = SECOND_MS;
const LONGEST_PAUSE_MS = 30 * SECOND_MS;
/** What holds many applications is asked again at most so often: soon enough to be seen within a second. */
const MANY_PAUSE_MS = 600;
const TOLD_COUNTS_MS = 60 * SECOND_MS;
const NOT_TOLD_COUNTS_MS = 15 * SECOND_MS;

type ToldChanges = ResponseBody<'Staff_WatchChanges'>;

let isLive = false;
const listeners = new Set<() => void>();

function setLive(next: boolean): void {
  if (isLive === next) return;
  isLive = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether changes are told just now. What polls may do so less often then. */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribe, () => isLive);
}

/** How often counts are asked for. Where changes are told, only for what time itself changes, such as what is late. */
export function useCountsInterval(): number {
  return useIsLive() ? TOLD_COUNTS_MS : NOT_TOLD_COUNTS_MS;
}

/** Hears of changes while the component is on screen. Once, where everything of a person who signed in stands. */
export function useLiveChanges(): void {
  useEffect(watchChanges, []);
}

/** Listens as long as the page is seen, and connects again after a pause that grows. @returns how to end it */
function watchChanges(): () => void {
  const many = createManyTeller();
  let source: EventSource | undefined;
  let failures = 0;
  let connections = 0;
  // By the server's clock: what is shown has been read later.
  let since = queryClient.getQueryData(sessionQuery.queryKey)?.at;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const disconnect = () => {
    connections += 1;
    clearTimeout(pause);
    source?.close();
    source = undefined;
    setLive(false);
  };
  const fail = async () => {
    disconnect();
    const failed = connections;
    // A stream says nothing of why it ended; if the session did, the sign-in is shown and nobody connects again.
    await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
    if (failed !== connections) return;
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    // Consoles that a server has left do not all come back at once.
    pause = setTimeout(connect, longest * (0.5 + Math.random() / 2));
  };
  const connect = () => {
    let isFirst = true;
    source = new EventSource(addressSince(since));
    source.onerror = () => void fail();
    source.onmessage = ({ data }: MessageEvent<string>) => {
      failures = 0;
      noteHeard();
      setLive(true);
      // What was asked again before, and did not come.
      if (isFirst) askAgain(({ state }) => state.isInvalidated || state.status === 'error');
      isFirst = false;
      const changes = JSON.parse(data) as ToldChanges;
      since = changes.toldAt;
      tell(changes, many);
    };
  };
  const follow = () => {
    disconnect();
    if (document.visibilityState === 'visible') connect();
  };

  follow();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', follow);
    disconnect();
    many.end();
  };
}

/** The stream, beginning with what has changed since an instant, as far as the server knows. */
function addressSince(instant: string | undefined): string {
  const address = streamAddress('Staff_WatchChanges');
  return instant === undefined ? address : `${address}?since=${encodeURIComponent(instant)}`;
}

/** Asks again for what changes, also where it is on its way for the first time: it may have been read before the change. */
function askAgain(isConcerned: (query: Query) => boolean): void {
  const predicate = (query: Query) => query.meta?.changesWith !== 'none' && isConcerned(query);
  const isFirst = (query: Query) => query.state.data === undefined && predicate(query);
  const coming = queryClient.getQueryCache().findAll({ predicate: isFirst, fetchStatus: 'fetching' });
  for (const { promise, queryKey } of coming) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    promise?.then(again, () => undefined);
  }
  void queryClient.invalidateQueries({ predicate });
}

function tell({ applicationIds, viewersOf }: ToldChanges, many: ReturnType<typeof createManyTeller>): void {
  if (applicationIds === null) {
    askAgain(() => true);
  } else if (applicationIds.length > 0) {
    tellOf(applicationIds);
    many.tell();
  }
  tellViewersOf(applicationIds && viewersOf);
}

/** Asks again for everything that names one of the applications. */
const tellOf = (applicationIds: readonly string[]) =>
  askAgain(({ queryHash }) => applicationIds.some((applicationId) => queryHash.includes(applicationId)));

/** Asks again for what holds many applications: at once after a quiet time, else when the pause is over. */
function createManyTeller() {
  let lastAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tellNow = () => {
    waiting = undefined;
    lastAt = Date.now();
    askAgain(({ meta }) => meta?.changesWith === 'any');
  };
  return {
    tell: () => {
      waiting ??= setTimeout(tellNow, Math.max(0, lastAt + MANY_PAUSE_MS - Date.now()));
    },
    end: () => clearTimeout(waiting),
  };
}
