import { SECOND_MS } from '@portal/contract/constants';
import type { Query } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type ResponseBody, streamAddress } from './call-operation.ts';
import { markReachable } from './connection.ts';
import { queryClient } from './queries.ts';
import { sessionQuery } from './session.ts';
import { invalidateViewersOf } from './viewing.ts';

const FIRST_PAUSE_MS = SECOND_MS;
const LONGEST_PAUSE_MS = 30 * SECOND_MS;
/** Short enough that lists show a change within a second, including the response time; longer if the server is slow. */
const REFRESH_PAUSE_MS = 700;
const PAUSE_PER_RESPONSE = 3;
const LIVE_COUNTS_MS = 60 * SECOND_MS;
const POLLED_COUNTS_MS = 15 * SECOND_MS;

type Changes = ResponseBody<'Staff_WatchChanges'>;
/** During an upgrade, servers of the previous version send no leads. */
type ChangesMessage = Omit<Changes, 'leadIds'> & Partial<Pick<Changes, 'leadIds'>>;

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

export function useIsLive(): boolean {
  return useSyncExternalStore(subscribe, () => isLive);
}

/**
 * How often counts are refetched. While the stream is connected, this only covers changes caused by time, such as
 * becoming late.
 */
export function useCountsInterval(): number {
  return useIsLive() ? LIVE_COUNTS_MS : POLLED_COUNTS_MS;
}

/** Updates queries on changes while the component is mounted. Use it once, around all screens of a signed-in person. */
export function useLiveUpdates(): void {
  useEffect(subscribeToChanges, []);
}

/** Listens while the page is visible, and reconnects after a growing delay. @returns a function that stops it */
function subscribeToChanges(): () => void {
  const refresher = createRefresher();
  let source: EventSource | undefined;
  let failures = 0;
  let connections = 0;
  // Server time of the session response, which is older than the data on screen.
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
    // A stream does not say why it ended. If the session has ended, this shows the sign-in and nothing reconnects.
    await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
    if (failed !== connections) return;
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    // Random, so that the consoles of a stopped server do not all reconnect at once.
    pause = setTimeout(connect, longest * (0.5 + Math.random() / 2));
  };
  const connect = () => {
    let isFirst = true;
    source = new EventSource(addressSince(since));
    source.onerror = () => void fail();
    source.onmessage = ({ data }: MessageEvent<string>) => {
      failures = 0;
      markReachable();
      setLive(true);
      if (isFirst) void invalidate(({ state }) => state.isInvalidated || state.status === 'error');
      isFirst = false;
      const { applicationIds, viewersOf, leadIds = [], toldAt } = JSON.parse(data) as ChangesMessage;
      since = toldAt;
      refresher.add(applicationIds);
      if (leadIds.length > 0) void invalidateLeads(leadIds);
      invalidateViewersOf(applicationIds && viewersOf);
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

function addressSince(instant: string | undefined): string {
  const address = streamAddress('Staff_WatchChanges');
  return instant === undefined ? address : `${address}?since=${encodeURIComponent(instant)}`;
}

/**
 * Refetches the queries that a change affects, including those with a pending first response, which may predate the
 * change. Resolves once all have been refetched.
 */
function invalidate(isAffected: (query: Query) => boolean): Promise<void> {
  const predicate = (query: Query) => query.meta?.changesWith !== 'none' && isAffected(query);
  const isFirst = (query: Query) => query.state.data === undefined && predicate(query);
  const coming = queryClient.getQueryCache().findAll({ predicate: isFirst, fetchStatus: 'fetching' });
  for (const { promise, queryKey } of coming) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    promise?.then(again, () => undefined);
  }
  return queryClient.invalidateQueries({ predicate });
}

const isAbout = ({ queryHash }: Query, ids: readonly string[]) => ids.some((id) => queryHash.includes(id));

/** Refetches queries about these applications at once: people act on the application they have open. */
const invalidateOpen = (applicationIds: readonly string[]) => invalidate((query) => isAbout(query, applicationIds));

/** Leads seldom change, so their list is refetched at once, too. */
const invalidateLeads = (leadIds: readonly string[]) =>
  invalidate((query) => query.meta?.changesWith === 'leads' || isAbout(query, leadIds));

/**
 * Refetches the lists: at once after a quiet period, otherwise once per pause. With many people at work, something
 * changes several times a second.
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
    await invalidate(({ meta }) => isAll || meta?.changesWith === 'any');
    isRefreshing = false;
    nextAt = startedAt + Math.max(REFRESH_PAUSE_MS, PAUSE_PER_RESPONSE * (Date.now() - startedAt));
    schedule();
  };
  const schedule = () => {
    if (isRefreshing || changed === 'nothing') return;
    waiting ??= setTimeout(() => void refresh(), Math.max(0, nextAt - Date.now()));
  };
  return {
    /** @param applicationIds the changed applications; null means any of them */
    add: (applicationIds: readonly string[] | null) => {
      if (applicationIds?.length === 0) return;
      if (applicationIds !== null) void invalidateOpen(applicationIds);
      if (changed !== 'all') changed = applicationIds === null ? 'all' : 'some';
      schedule();
    },
    end: () => clearTimeout(waiting),
  };
}
