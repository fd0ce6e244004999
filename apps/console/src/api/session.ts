import type { StaffSession } from '@portal/contract/staff/people';
import { hasRight, type StaffRight } from '@portal/contract/staff/roles';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { keepDraftsOf } from '../storage/drafts.ts';
import { callOperation, type OperationName, onSessionEnd } from './call-operation.ts';
import { queryClient } from './queries.ts';
import { noteToday } from './today.ts';

const key = ['Staff_GetSession'] as const;
/** How often it is asked whether the session still stands; asking does not extend it. */
const SESSION_CHECK_MS = 60_000;
/** How often the console tries to start once the usual retries have failed. */
const START_PAUSE_MS = 10_000;

/** Whose session this is; null where nobody is signed in. */
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

/** What somebody else has typed, or waits to be sent of them, is not this person's. */
function noteSession({ person: { personId }, today }: StaffSession): void {
  noteToday(today);
  keepDraftsOf(personId);
  if (lastPersonId !== undefined && lastPersonId !== personId) queryClient.getMutationCache().clear();
  lastPersonId = personId;
}

/** Shows the console to who has signed in; nothing that somebody else had on screen stays. */
export function enterSession(session: StaffSession): void {
  const last = queryClient.getQueryData(sessionQuery.queryKey);
  if (last?.person.personId !== session.person.personId) queryClient.removeQueries({ predicate: isOfPerson });
  noteSession(session);
  queryClient.setQueryData(sessionQuery.queryKey, session);
}

/** Leads to the sign-in, in place: the address stays, and so does what is on screen after signing in again. */
export function leaveSession(): void {
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.removeQueries({ predicate: isOfPerson });
}

/** What is asked before anybody has signed in. A second answer that the session is over leaves the sign-in as it is. */
const withoutSession = new Set<unknown>([key[0], 'Staff_GetSignInOptions'] satisfies OperationName[]);

function isOfPerson({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return !withoutSession.has(queryKey[0]);
}

onSessionEnd(leaveSession);

/**
 * The person for whom the screens are. From the cache, a screen would see that they signed out before it is taken away.
 */
export const SignedInPerson = createContext<StaffSession['person'] | undefined>(undefined);

/** The person who is signed in. Only below the sign-in. */
export function usePerson(): StaffSession['person'] {
  const person = useContext(SignedInPerson);
  if (!person) throw new TypeError('Nobody is signed in');
  return person;
}

/** Whether the person may do what asks for a right. */
export function useRight(right: StaffRight): boolean {
  return hasRight(usePerson().role, right);
}
