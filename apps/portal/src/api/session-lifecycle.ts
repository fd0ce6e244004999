import type { Session } from '@portal/contract/entities/session';
import { create } from 'zustand';
import { getSession, resetSession, updateSession } from '../session/session-store.ts';
import { callOperation, renewTokens, setAccessToken } from './call-operation.ts';
import { clearUnsavedAnswers, closeUnsavedAnswers, openUnsavedAnswers } from '../session/unsaved-answers.ts';
import { reportLostSession } from './lost-session.ts';
import { isPassing } from '@portal/contract/client/problem';
import { clearSessionMarker, findSessionMarker, onSessionMarkerChange, setSessionMarker } from './session-marker.ts';

/** `unknown` until the renewal at startup has ended; `unreachable` if that renewal could not reach the server. */
export type SessionStatus = 'none' | 'unknown' | 'active' | 'unreachable';

export interface SessionClock {
  /** Time in milliseconds on this browser's clock, even if that clock is wrong. */
  idleEndsAt: number;
  endsAt: number;
  /** The server's own instants. If they have not changed, the clock offset is not recalculated. */
  instants: string;
}

interface SessionLife {
  status: SessionStatus;
  clock: SessionClock | null;
  /** Verified address of the session; the shared state may hold one that is still being typed. */
  email: string | null;
  failure?: unknown;
}

export const useSessionLife = create<SessionLife>()(() => ({
  status: findSessionMarker() === undefined ? 'none' : 'unknown',
  clock: null,
  email: null,
}));

const forgetters = new Set<() => void>();

/** Registers `forget`, which clears personal data when the session ends here or in another tab. */
export function onSessionEnd(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/**
 * Converts the server's instants to this browser's clock; the two may differ by hours. Response times vary, so the
 * offset is recalculated only if the instants change.
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

export async function beginSession(signedIn: { accessToken: string; session: Session }): Promise<void> {
  forget();
  await setAccessToken(signedIn.accessToken);
  setSessionMarker();
  await adopt(signedIn.session);
}

let restoring: Promise<void> | undefined;

/** At startup: renews the session only if there is a marker; a refusal clears the marker. */
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
      // Stay on the current screen, so that typed values are not lost.
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

export async function refreshSessionClock(): Promise<SessionClock> {
  return syncClock(await callOperation('Auth_GetSession'));
}

/** "Stay" was clicked: restarts the idle time. */
export async function extendSession(): Promise<void> {
  syncClock(await callOperation('Auth_ExtendSession'));
}

function forget(): void {
  for (const run of forgetters) run();
  closeUnsavedAnswers();
  resetSession();
}

/** Ends the session in this tab; clearing the marker makes the other tabs follow. */
export function endSessionHere(): void {
  clearSessionMarker();
  forget();
  useSessionLife.setState({ status: 'none', clock: null, email: null });
  void setAccessToken(undefined).catch(() => undefined);
}

/** Ends the session on the server and here. Throws if the server could not be reached; the session then continues. */
export async function logOut(): Promise<void> {
  await callOperation('Auth_LogOut');
  clearUnsavedAnswers();
  endSessionHere();
}

export async function logOutEverywhere(): Promise<void> {
  await callOperation('Auth_LogOutEverywhere');
  clearUnsavedAnswers();
  endSessionHere();
}

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
