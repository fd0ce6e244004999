import { useMutationState } from '@tanstack/react-query';

export function noteMutationKey(applicationId?: string): string[] {
  return applicationId === undefined ? ['note'] : ['note', applicationId];
}

export function useWaitingNotes(): number {
  const waiting = useMutationState({
    filters: { mutationKey: noteMutationKey(), status: 'pending' },
    select: ({ state }) => state.isPaused || state.failureCount > 0,
  });
  return waiting.filter(Boolean).length;
}
