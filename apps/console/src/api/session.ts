import type { StaffSession } from '@portal/contract/staff/people';
import { hasRight, type StaffRight } from '@portal/contract/staff/roles';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { keepDraftsOf } from '../storage/drafts.ts';
import { callOperation, type OperationName, onSessionEnd } from './call-operation.ts';
import { queryClient } from './queries.ts';
import { noteToday } from './today.ts';

const key = ['Staff_GetSession'] as const;
/** How often to check whether the session is still valid; checking does not extend it. */
const SESSION_CHECK_MS = 60_000;
const START_PAUSE_MS = 10_000;

export const sessionQuery = queryOptions<StaffSession | null>({
  queryKey: key,
  queryFn: async ({ signal }) => {
    const { session } = await callOperation('Staff_GetSession', { signal });
    if (session) noteSession(session);
    else queryClient.removeQueries({ predicate: isOfPerson });
    return session;
  },
  staleTime: Infinity,
  refetchInterval: ({ state }) => {
    if (state.status === 'error') return START_PAUSE_MS;
    return state.data ? SESSION_CHECK_MS : false;
  },
});

let lastPersonId: string | undefined;

function noteSession({ person: { personId }, today }: StaffSession): void {
  noteToday(today);
  keepDraftsOf(personId);
  if (lastPersonId !== undefined && lastPersonId !== personId) queryClient.getMutationCache().clear();
  lastPersonId = personId;
}

export function enterSession(session: StaffSession): void {
  const last = queryClient.getQueryData(sessionQuery.queryKey);
  if (last?.person.personId !== session.person.personId) queryClient.removeQueries({ predicate: isOfPerson });
  noteSession(session);
  queryClient.setQueryData(sessionQuery.queryKey, session);
}

/** Shows the sign-in in place: the address does not change, so the same screen returns after signing in again. */
export function leaveSession(): void {
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.removeQueries({ predicate: isOfPerson });
}

/** Requests made before sign-in. If a second response says that the session has ended, the sign-in must not change. */
const withoutSession = new Set<unknown>([key[0], 'Staff_GetSignInOptions'] satisfies OperationName[]);

function isOfPerson({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return !withoutSession.has(queryKey[0]);
}

onSessionEnd(leaveSession);

/**
 * The person who sees the screens. If screens read the cache instead, they would see the sign-out before they are
 * unmounted.
 */
export const SignedInPerson = createContext<StaffSession['person'] | undefined>(undefined);

export function usePerson(): StaffSession['person'] {
  const person = useContext(SignedInPerson);
  if (!person) throw new TypeError('Nobody is signed in');
  return person;
}

export function useRight(right: StaffRight): boolean {
  return hasRight(usePerson().role, right);
}
