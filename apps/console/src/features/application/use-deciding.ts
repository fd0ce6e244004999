import { isOpen } from '@portal/contract/application/status';
import { isProblem } from '@portal/contract/client/problem';
import { type Decision, type DecisionOutcome, type DecisionReason, isReasonOf } from '@portal/contract/staff/decisions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { operationQuery } from '../../api/queries.ts';
import { type Details, refresh } from './details.ts';

/** What is decided, as it stands in the form. */
export interface Decided {
  outcome: DecisionOutcome | undefined;
  reason: DecisionReason | null;
  words: string;
}

/** The mail that the outcome would send. */
function useMailPreview(applicationId: string, outcome: DecisionOutcome | undefined) {
  return useQuery({
    ...operationQuery('Staff_PreviewDecisionMail', { params: { applicationId, outcome: outcome ?? 'funded' } }),
    enabled: outcome !== undefined,
  });
}

/**
 * What is decided, and how it is saved: for the application as it is on screen. What happens to it meanwhile is kept
 * apart, so that it is seen before anything is sent again; what was entered stays.
 * @param waiting another decision, which comes first
 */
export function useDeciding(details: Details, waiting: Decision | undefined, onDone: () => void) {
  const [seen] = useState(details);
  const [decided, setDecided] = useState<Decided>({ outcome: undefined, reason: null, words: '' });
  const { application, events } = details;
  const { applicationId, version } = application;
  const { outcome, reason } = decided;
  const words = decided.words.trim();
  const save = useMutation({
    mutationFn: async (chosen: DecisionOutcome) => {
      const body = { version, outcome: chosen, reason, words: words === '' ? null : words };
      await callOperation('Staff_DecideApplication', { params: { applicationId }, body });
    },
    onSuccess: onDone,
    onSettled: refresh,
  });
  const isRefused = isProblem(save.error, 'errorVersionConflict');
  const isUnchanged = version === seen.application.version;
  return {
    decided,
    change: (part: Partial<Decided>) => setDecided({ ...decided, ...part }),
    preview: useMailPreview(applicationId, outcome),
    canSave: outcome !== undefined && isReasonOf(outcome, reason) && isOpen(application.status) && !waiting,
    save: { isPending: save.isPending, error: isRefused ? null : save.error, run: save.mutate },
    meanwhile: {
      hasChanged: isRefused || waiting !== undefined || !isUnchanged,
      isRefused,
      events: events.filter((event) => !seen.events.some(({ at, kind }) => at === event.at && kind === event.kind)),
    },
  };
}

export type Deciding = ReturnType<typeof useDeciding>;
