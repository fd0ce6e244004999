import type { WorkListRow } from '@portal/contract/staff/work-list';
import { PAGE_SIZE_MAXIMUM } from '@portal/contract/constants';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { callOperation, type ResponseBody } from '../../api/call-operation.ts';
import { useCountsInterval, useIsLive } from '../../api/live-updates.ts';
import { operationQuery } from '../../api/queries.ts';
import { noteToday, useToday } from '../../api/today.ts';
import { changedInPlace } from './rows/work-list-items.ts';
import { type SearchParameters, toParameters, type WorkListState } from './work-list-state.ts';

type Page = ResponseBody<'Staff_SearchApplications'>;
type Counts = ResponseBody<'Staff_CountViews'>;

/** A small first page loads fast; later pages are large, because each page that arrives re-renders during scrolling. */
const rowsOf = { firstPage: '50', laterPage: String(PAGE_SIZE_MAXIMUM) } as const;
/**
 * Polling interval for rows, with and without live updates. Without them, changed counts also trigger a refetch; reads
 * are in the audit trail, so rows are polled less often.
 */
const POLLING = { live: 300_000, polled: 60_000 } as const;
const FRESH_MS = 5_000;

async function search(params: SearchParameters, signal: AbortSignal): Promise<Page> {
  const limit = params.after === undefined ? rowsOf.firstPage : rowsOf.laterPage;
  const page = await callOperation('Staff_SearchApplications', { params: { ...params, limit }, signal });
  noteToday(page.today);
  return page;
}

function useCounts(): Counts | undefined {
  return useQuery({
    ...operationQuery('Staff_CountViews'),
    refetchInterval: useCountsInterval(),
    meta: { changesWith: 'any' },
  }).data;
}

function merge(data: InfiniteData<Page, string | undefined>, fresh: readonly WorkListRow[]) {
  const byId = new Map(fresh.map((row) => [row.applicationId, row]));
  const pages = data.pages.map((page) => ({
    ...page,
    applications: page.applications.map((row) => {
      const latest = byId.get(row.applicationId);
      return latest ? changedInPlace(row, latest) : row;
    }),
  }));
  return { ...data, pages };
}

function keyOf(params: SearchParameters) {
  return ['Staff_SearchApplications', params] as const;
}

function usePages(params: SearchParameters) {
  return useInfiniteQuery({
    queryKey: keyOf(params),
    queryFn: ({ pageParam, signal }) =>
      search(pageParam === undefined ? params : { ...params, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Latest rows are fetched separately, so that the list never jumps.
    meta: { changesWith: 'none' },
  });
}

function useLatestRows(params: SearchParameters, counts: Counts | undefined, list: ReturnType<typeof usePages>) {
  const client = useQueryClient();
  const isLive = useIsLive();
  const fresh = useQuery({
    queryKey: ['fresh', params, isLive ? null : counts],
    queryFn: ({ signal }) => search(params, signal),
    enabled: list.isSuccess && !list.isPlaceholderData && counts !== undefined,
    initialData: list.data?.pages[0],
    initialDataUpdatedAt: list.dataUpdatedAt,
    refetchInterval: POLLING[isLive ? 'live' : 'polled'],
    staleTime: FRESH_MS,
    meta: { changesWith: 'any' },
  });
  const latest = fresh.data?.applications;
  useEffect(() => {
    if (!latest) return;
    client.setQueryData<InfiniteData<Page, string | undefined>>(keyOf(params), (data) => data && merge(data, latest));
    // oxlint-disable-next-line react/exhaustive-deps -- the parameters are new each time, and their rows come with them
  }, [latest, client]);
  return fresh;
}

/** Call only where needed: the list re-renders whenever one of the properties read here changes. */
function isSettled(fresh: ReturnType<typeof useLatestRows>, list: ReturnType<typeof usePages>): boolean {
  return !list.isPlaceholderData && !fresh.isFetching && !list.isFetching;
}

/** The rows of a state in pages. New ones are only counted in `newCount`, so that the list never jumps. */
export function useWorkList(state: WorkListState) {
  const counts = useCounts();
  const params = toParameters(state, useToday());
  const list = usePages(params);
  const fresh = useLatestRows(params, counts, list);
  const latestRows = fresh.data?.applications ?? [];
  const rows = useMemo(() => list.data?.pages.flatMap(({ applications }) => applications) ?? [], [list.data]);
  const known = useMemo(() => new Set(rows.map(({ applicationId }) => applicationId)), [rows]);
  const unknown = latestRows.filter(({ applicationId }) => !known.has(applicationId));
  const newCount = list.isPlaceholderData ? 0 : unknown.length;
  // The view fits on one page, so a row that is not on it has left the view.
  const isWhole = fresh.data?.next === null && isSettled(fresh, list);
  const total = list.data?.pages[0]?.total;
  return {
    list,
    params,
    rows,
    counts,
    newCount,
    goneCount: isWhole ? rows.length + newCount - latestRows.length : 0,
    total,
  };
}

export type WorkList = ReturnType<typeof useWorkList>;
