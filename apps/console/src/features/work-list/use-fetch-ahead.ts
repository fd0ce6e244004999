import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useEffect, useRef } from 'react';
import { applicationAddress } from '../../frame/navigation.tsx';
import { loadAhead } from '../../frame/states/lazy-screen.tsx';
import { fetchCode } from '../../frame/states/use-code.ts';
import { readAhead } from '../../parts/application/application-queries.ts';
import { selectionDialog } from './selection/selection-actions.tsx';

/** How long a row must be current before its application is prefetched; each read is in the audit trail. */
const FETCH_AHEAD_MS = 200;

export function useFetchAhead(row: WorkListRow | undefined): void {
  const latest = useRef(row);
  useEffect(() => {
    latest.current = row;
  });
  const applicationId = row?.applicationId;
  useEffect(() => {
    if (applicationId === undefined) return undefined;
    const fetch = () => {
      loadAhead(applicationAddress(applicationId));
      fetchCode(selectionDialog).catch(() => undefined);
      if (latest.current) readAhead(latest.current);
    };
    const pause = setTimeout(fetch, FETCH_AHEAD_MS);
    return () => clearTimeout(pause);
  }, [applicationId]);
}
