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
/** Lists are requested again at most once in so long, and less often where the server takes its time. */
const REFRESH_PAUSE_MS = SECOND_MS;
const PAUSE_PER_RESPONSE = 4;
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
  const refresher = createRefresher();
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
      if (isFirst) void askAgain(({ state }) => state.isInvalidated || state.status === 'error');
      isFirst = false;
      const { applicationIds, viewersOf, toldAt } = JSON.parse(data) as ToldChanges;
      since = toldAt;
      refresher.note(applicationIds);
      tellViewersOf(applicationIds && viewersOf);
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
    refresher.end();
  };
}

/** The stream, beginning with what has changed since an instant, as far as the server knows. */
function addressSince(instant: string | undefined): string {
  const address = streamAddress('Staff_WatchChanges');
  return instant === undefined ? address : `${address}?since=${encodeURIComponent(instant)}`;
}

/**
 * Requests again what changes, also where it is on its way for the first time: it may have been read before the change. Resolves
 * once all of it has come.
 */
function askAgain(isConcerned: (query: Query) => boolean): Promise<void> {
  const predicate = (query: Query) => query.meta?.changesWith !== 'none' && isConcerned(query);
  const isFirst = (query: Query) => query.state.data === undefined && predicate(query);
  const coming = queryClient.getQueryCache().findAll({ predicate: isFirst, fetchStatus: 'fetching' });
  for (const { promise, queryKey } of coming) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    promise?.then(again, () => undefined);
  }
  return queryClient.invalidateQueries({ predicate });
}

/** Requests again at once what names one of these: who has it open acts on what they see. */
const refreshOpen = (applicationIds: readonly string[]) =>
  askAgain(({ queryHash }) => applicationIds.some((applicationId) => queryHash.includes(applicationId)));

/**
 * Requests again what holds many applications: at once after a quiet time, and otherwise once for all changes of the pause. With
 * many people at work, something changes several times a second.
 */
function createRefresher() {
  let changed: 'nothing' | 'some' | 'all' = 'nothing';
  let nextAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isRefreshing = false;
  const refresh = async () => {
    const [isAll, startedAt] = [changed === 'all', Date.now()];
    changed = 'nothing';
    waiting = undefined;
    isRefreshing = true;
    await askAgain(({ meta }) => isAll || meta?.changesWith === 'any');
    isRefreshing = false;
    nextAt = startedAt + Math.max(REFRESH_PAUSE_MS, PAUSE_PER_RESPONSE * (Date.now() - startedAt));
    schedule();
  };
  const schedule = () => {
    if (isRefreshing || changed === 'nothing') return;
    waiting ??= setTimeout(() => void refresh(), Math.max(0, nextAt - Date.now()));
  };
  return {
    /** @param applicationIds those that have changed; null for any */
    note: (applicationIds: readonly string[] | null) => {
      if (applicationIds?.length === 0) return;
      if (applicationIds !== null) void refreshOpen(applicationIds);
      if (changed !== 'all') changed = applicationIds === null ? 'all' : 'some';
      schedule();
    },
    end: () => clearTimeout(waiting),
  };
}
