import { isProblem } from '@portal/contract/client/problem';
import type { StaffEvent } from '@portal/contract/staff/application-details';
import type { Decision } from '@portal/contract/staff/decisions';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Details } from './details.ts';

export interface Meanwhile {
  hasChanged: boolean;
  isRefused: boolean;
  events: readonly StaffEvent[];
  waiting: Decision | undefined;
}

/**
 * Compares an application with its version when the dialog opened, so that nothing is sent before the person has seen
 * the changes.
 * @param save state of the save: the person's own change is not reported
 */
export function useMeanwhile(
  details: Details,
  waiting: Decision | undefined,
  { error, isPending }: Pick<UseMutationResult, 'error' | 'isPending'>,
): Meanwhile {
  const [seen] = useState(details);
  const isRefused = isProblem(error, 'errorVersionConflict');
  return {
    hasChanged:
      !isPending && (isRefused || waiting !== undefined || details.application.version !== seen.application.version),
    isRefused,
    events: details.events.filter(
      (event) => !seen.events.some(({ at, kind }) => at === event.at && kind === event.kind),
    ),
    waiting,
  };
}
