import { isProblem } from '@portal/contract/client/problem';
import type { StaffEvent } from '@portal/contract/staff/application-details';
import type { Decision } from '@portal/contract/staff/decisions';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Details } from './details.ts';

/** What has happened to an application since a dialog was opened over it. */
export interface Meanwhile {
  hasChanged: boolean;
  /** Whether what was entered was refused for it. */
  isRefused: boolean;
  events: readonly StaffEvent[];
  /** The decision of somebody that waits, if one does. */
  waiting: Decision | undefined;
}

/**
 * Compares an application with what it was when the dialog opened, so that nothing is sent over what nobody has seen.
 * @param save how sending it has come: what one has changed oneself is not what happened meanwhile
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
