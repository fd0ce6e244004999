import { SECOND_MS } from '@portal/contract/constants';
import type { Decision } from '@portal/contract/staff/decisions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decisionsQuery } from '../../../parts/application/application-queries.ts';
import { waitLeftMs } from '../../../parts/application/wait-left.ts';
import { waitsForApproval } from './decision-words.ts';

function findWaiting(decisions: readonly Decision[] | undefined): Decision | undefined {
  return decisions?.find(({ end }) => end === null);
}

interface FollowedDecision {
  decision: Decision | undefined;
  /** The same decision, only while it is pending. */
  waiting: Decision | undefined;
}

export function useFollowedDecision(applicationId: string): FollowedDecision {
  const { data } = useQuery({
    ...decisionsQuery(applicationId),
    refetchInterval: ({ state }) => {
      const waiting = findWaiting(state.data?.decisions);
      return waiting && !waitsForApproval(waiting) ? waitLeftMs(waiting) + SECOND_MS : false;
    },
  });
  const waiting = findWaiting(data?.decisions);
  const [followed, setFollowed] = useState<string>();
  if (waiting && waiting.decisionId !== followed) setFollowed(waiting.decisionId);
  return { decision: data?.decisions.find(({ decisionId }) => decisionId === followed), waiting };
}
