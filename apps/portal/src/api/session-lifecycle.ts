import type { Session } from '@portal/contract/operations/auth';
import { create } from 'zustand';
import { getSession, resetSession, updateSession } from '../session/session-store.ts';
import { callOperation, renewTokens, setAccessToken } from './call-operation.ts';
import { ConnectionLost } from './problem.ts';
import { clearSessionMarker, findSessionMarker, onSessionMarkerChange, setSessionMarker } from './session-marker.ts';

/** `unknown` until a start with a marker has been answered; `unreachable` where no answer came. */
export type SessionStatus = 'none' | 'unknown' | 'active' | 'unreachable';

export interface SessionClock {
  /** Instants in milliseconds of this browser's clock, whatever it shows. */
  idleEndsAt: number;
  endsAt: number;
  /** The server's own instants: the same ones make the same clock. */
  instants: string;
}

interface SessionLife {
  status: SessionStatus;
  /** Null without a session. */
  clock: SessionClock | null;
  /** The proved address of the session; the shared state's may be another one that is being typed. */
  email: string | null;
}

/** What the portal knows of the session's life; who it belongs to is in the session store. */
export const useSessionLife = create<SessionLife>()(() => ({
  status: findSessionMarker() === undefined ? 'none' : 'unknown',
  clock: null,
  email: null,
}));

const forgetters = new Set<() => void>();

/** Runs when the session ends here or in another tab: whoever keeps data of the person forgets it. */
export function onSessionEnd(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/**
 * The server's instants on this browser's clock: the two may differ by hours. The way of an answer takes a while,
 * a different one each time, so the clock stays as it is until the instants change.
 */
function keepClock({ idleEndsAt, endsAt, serverTime }: Session): SessionClock {
  const { clock: known } = useSessionLife.getState();
  const instants = `${idleEndsAt} ${endsAt}`;
  if (known?.instants === instants) return known;
  const ahead = Date.now() - Date.parse(serverTime);
  const clock = { idleEndsAt: Date.parse(idleEndsAt) + ahead, endsAt: Date.parse(endsAt) + ahead, instants };
  useSessionLife.setState({ clock });
  return clock;
}

function adopt(session: Session): void {
  const { customerId, email, rememberMe } = session;
  updateSession({ customerId, email, rememberMe, sessionActive: true });
  keepClock(session);
  useSessionLife.setState({ status: 'active', email });
}

/** Starts the session that a proved address was answered with. */
export async function beginSession(signedIn: { accessToken: string; session: Session }): Promise<void> {
  forget();
  await setAccessToken(signedIn.accessToken);
  setSessionMarker();
  adopt(signedIn.session);
}

let restoring: Promise<void> | undefined;

/** On start: renews only where the marker says that there is a session; a refusal only clears the marker. */
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
    adopt(await callOperation('Auth_GetSession'));
  } catch (error) {
    if (error instanceof ConnectionLost) {
      // A session that is on screen stays there: what is typed must not go.
      useSessionLife.setState(({ status }) => ({ status: status === 'active' ? status : 'unreachable' }));
    } else {
      clearSessionMarker();
      useSessionLife.setState({ status: 'none', clock: null, email: null });
    }
  }
}

/** Asks until when the session lasts. Asking does not extend it. */
export async function refreshSessionClock(): Promise<SessionClock> {
  return keepClock(await callOperation('Auth_GetSession'));
}

/** Stay: the idle time starts again. */
export async function extendSession(): Promise<void> {
  keepClock(await callOperation('Auth_ExtendSession'));
}

function forget(): void {
  for (const run of forgetters) run();
  resetSession();
}

/** Forgets the session in this tab; with the marker gone the other tabs follow. */
export function endSessionHere(): void {
  clearSessionMarker();
  forget();
  useSessionLife.setState({ status: 'none', clock: null, email: null });
  void setAccessToken(undefined).catch(() => undefined);
}

/** Ends the session on the server and here. Throws where the server could not be told; the session then stays. */
export async function logOut(): Promise<void> {
  await callOperation('Auth_LogOut');
  endSessionHere();
}

/** Ends every session of this customer, on every device. */
export async function logOutEverywhere(): Promise<void> {
  await callOperation('Auth_LogOutEverywhere');
  endSessionHere();
}

/** Follows a log-out and a log-in in another tab, by another person too. @returns how to stop */
export function followOtherTabs(): () => void {
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
