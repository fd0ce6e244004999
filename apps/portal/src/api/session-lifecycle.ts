import type { Session } from '@portal/contract/entities/session';
import { create } from 'zustand';
import { getSession, resetSession, updateSession } from '../session/session-store.ts';
import { callOperation, renewTokens, setAccessToken } from './call-operation.ts';
import { forgetUnsavedAnswers, openUnsavedAnswers } from '../session/unsaved-answers.ts';
import { reportLostSession } from './lost-session.ts';
import { isPassing } from '@portal/contract/client/problem';
import { clearSessionMarker, findSessionMarker, onSessionMarkerChange, setSessionMarker } from './session-marker.ts';

/** `unknown` until the renewal of a start with a marker has ended; `unreachable` if it could not be asked for now. */
export type SessionStatus = 'none' | 'unknown' | 'active' | 'unreachable';

export interface SessionClock {
  /** Instants in milliseconds by this browser's clock, whatever it shows. */
  idleEndsAt: number;
  endsAt: number;
  /** The server's own instants: equal ones mean the same clock offset. */
  instants: string;
}

interface SessionLife {
  status: SessionStatus;
  /** Null without a session. */
  clock: SessionClock | null;
  /** The verified address of the session; the shared state's may be another one that is being typed. */
  email: string | null;
  /** Why the session is unreachable. */
  failure?: unknown;
}

/** The session's life as the portal knows it; its customer is in the session store. */
export const useSessionLife = create<SessionLife>()(() => ({
  status: findSessionMarker() === undefined ? 'none' : 'unknown',
  clock: null,
  email: null,
}));

const forgetters = new Set<() => void>();

/** Runs when the session ends here or in another tab: every holder of personal data clears it. */
export function onSessionEnd(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/**
 * The server's instants on this browser's clock: the two may differ by hours. Responses take a varying time,
 * so the offset stays unchanged until the instants change.
 */
function syncClock({ idleEndsAt, endsAt, serverTime }: Session): SessionClock {
  const { clock: known } = useSessionLife.getState();
  const instants = `${idleEndsAt} ${endsAt}`;
  if (known?.instants === instants) return known;
  const ahead = Date.now() - Date.parse(serverTime);
  const clock = { idleEndsAt: Date.parse(idleEndsAt) + ahead, endsAt: Date.parse(endsAt) + ahead, instants };
  useSessionLife.setState({ clock });
  return clock;
}

async function adopt(session: Session): Promise<void> {
  const { customerId, email, rememberMe, unsavedKey } = session;
  await openUnsavedAnswers(unsavedKey);
  updateSession({ customerId, email, rememberMe, sessionActive: true });
  syncClock(session);
  useSessionLife.setState({ status: 'active', email });
}

/** Starts the session returned for a verified address. */
export async function beginSession(signedIn: { accessToken: string; session: Session }): Promise<void> {
  forget();
  await setAccessToken(signedIn.accessToken);
  setSessionMarker();
  await adopt(signedIn.session);
}

let restoring: Promise<void> | undefined;

/** On start: renews only if the marker says that there is a session; a refusal clears the marker. */
export function restoreSession(): Promise<void> {
  restoring ??= restore().finally(() => {
    restoring = undefined;
  });
  return restoring;
}

async function restore(): Promise<void> {
  if (findSessionMarker() === undefined) {
    useSessionLife.setState({ status: 'none', clock: null, email: null });
    return;
  }
  try {
    await renewTokens();
    await adopt(await callOperation('Auth_GetSession'));
  } catch (error) {
    if (isPassing(error)) {
      // The current screen stays: what was typed must not be lost.
      useSessionLife.setState(({ status }) =>
        status === 'active' ? { status } : { status: 'unreachable', failure: error },
      );
    } else {
      reportLostSession();
      clearSessionMarker();
      useSessionLife.setState({ status: 'none', clock: null, email: null });
    }
  }
}

/** Fetches when the session ends, without extending it. */
export async function refreshSessionClock(): Promise<SessionClock> {
  return syncClock(await callOperation('Auth_GetSession'));
}

/** Stay: the idle time restarts. */
export async function extendSession(): Promise<void> {
  syncClock(await callOperation('Auth_ExtendSession'));
}

function forget(): void {
  for (const run of forgetters) run();
  resetSession();
}

/** Forgets the session in this tab; without the marker, the other tabs follow. */
export function endSessionHere(): void {
  clearSessionMarker();
  forget();
  useSessionLife.setState({ status: 'none', clock: null, email: null });
  void setAccessToken(undefined).catch(() => undefined);
}

/** Ends the session on the server and here. Throws if the server could not be reached; the session then stays. */
export async function logOut(): Promise<void> {
  await callOperation('Auth_LogOut');
  forgetUnsavedAnswers();
  endSessionHere();
}

/** Ends every session of this customer, on every device. */
export async function logOutEverywhere(): Promise<void> {
  await callOperation('Auth_LogOutEverywhere');
  forgetUnsavedAnswers();
  endSessionHere();
}

/** Follows a logout and a login in another tab, even by another customer. @returns how to stop */
export function syncWithOtherTabs(): () => void {
  return onSessionMarkerChange(() => {
    const isLoggedIn = findSessionMarker() !== undefined;
    if (getSession().sessionActive) forget();
    if (isLoggedIn) {
      useSessionLife.setState({ status: 'unknown', clock: null, email: null });
      void restoreSession();
    } else {
      endSessionHere();
    }
  });
}
