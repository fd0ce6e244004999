import { SECOND_MS } from '@portal/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { operationQuery } from '../../../api/operation-query.ts';
import type { ResponseBody } from '../../../api/operation-types.ts';

export type UploadLink = ResponseBody<'Handoff_ListUploadLinks'>['links'][number];

/** When using another device, the customer watches both screens; a bookkeeper takes days. */
const DEVICE_POLL_MS = 3 * SECOND_MS;
const BOOKKEEPER_POLL_MS = 15 * SECOND_MS;

function pollEvery(links: readonly UploadLink[] = []): number | false {
  const active = links.filter(({ isActive }) => isActive);
  if (active.some(({ kind }) => kind === 'device')) return DEVICE_POLL_MS;
  return active.length > 0 && BOOKKEEPER_POLL_MS;
}

export function useUploadLinks(applicationId: string) {
  return useQuery({
    ...operationQuery('Handoff_ListUploadLinks', { params: { applicationId } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => pollEvery(state.data?.links),
  });
}

export function useArrivals(links: readonly UploadLink[] | undefined, onArrival: () => void): void {
  const arrived = links?.reduce((sum, { fileCount }) => sum + fileCount, 0) ?? 0;
  const known = useRef(0);
  const notify = useRef(onArrival);
  useEffect(() => {
    notify.current = onArrival;
  });
  useEffect(() => {
    if (arrived > known.current) notify.current();
    known.current = arrived;
  }, [arrived]);
}
