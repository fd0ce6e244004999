import { useMutationState } from '@tanstack/react-query';

/** Of what writes notes, on one application or on any. */
export function noteMutationKey(applicationId?: string): string[] {
  return applicationId === undefined ? ['note'] : ['note', applicationId];
}

/** How many notes wait for a connection. */
export function useWaitingNotes(): number {
  const waiting = useMutationState({
    filters: { mutationKey: noteMutationKey(), status: 'pending' },
    select: ({ state }) => state.isPaused || state.failureCount > 0,
  });
  return waiting.filter(Boolean).length;
}
