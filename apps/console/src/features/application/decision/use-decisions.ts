import { UNDO_MS, SECOND_MS } from '@portal/contract/constants';
import type { Decision } from '@portal/contract/staff/decisions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decisionsQuery } from '../../../parts/application/application-queries.ts';

/** The decision that waits, if one does. */
function findWaiting(decisions: readonly Decision[] | undefined): Decision | undefined {
  return decisions?.find(({ end }) => end === null);
}

/** How long a decision waits still. A clock that is off makes it neither longer nor negative. */
export function waitLeftMs({ takesEffectAt }: Decision): number {
  return Math.min(UNDO_MS, Math.max(0, Date.parse(takesEffectAt) - Date.now()));
}

interface FollowedDecision {
  /** The one that waits, or that did while it was looked at. */
  decision: Decision | undefined;
  /** The same, as long as it waits. */
  waiting: Decision | undefined;
}

/** The decision that waits, and how it ended; asked for again once its time is over. */
export function useFollowedDecision(applicationId: string): FollowedDecision {
  const { data } = useQuery({
    ...decisionsQuery(applicationId),
    refetchInterval: ({ state }) => {
      const waiting = findWaiting(state.data?.decisions);
      return waiting ? waitLeftMs(waiting) + SECOND_MS : false;
    },
  });
  const waiting = findWaiting(data?.decisions);
  const [followed, setFollowed] = useState<string>();
  if (waiting && waiting.decisionId !== followed) setFollowed(waiting.decisionId);
  return { decision: data?.decisions.find(({ decisionId }) => decisionId === followed), waiting };
}
