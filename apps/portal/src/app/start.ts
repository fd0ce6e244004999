import { paths, type RouteAddress } from '@portal/contract/routes';
import type { Language } from '@portal/contract/language';
import { replaceAddress } from '../frame/routing/navigation.tsx';
import { callOperation } from '../api/call-operation.ts';
import { onLostSession } from '../api/lost-session.ts';
import { findSessionMarker } from '../api/session-marker.ts';
import { syncWithOtherTabs, restoreSession, useSessionLife } from '../api/session-lifecycle.ts';
import { languageOfQuery } from '../i18n/detection.ts';
import { referralToken } from '../session/referral-token.ts';
import { keepRefusedAnswers } from '../session/refused-answers.ts';
import { type ReturnTo, storeReturnTo } from '../session/return-to.ts';
import { storeBankReturn } from '../session/bank-return.ts';
import { getSession, updateSession, useSession } from '../session/session-store.ts';
import { leaveLostSession, returnToOf } from './leave-lost-session.ts';
import { type Fragment, type InitialRoute, initialRoute } from './initial-route.ts';
import { findRoute, knownRoutes, laterScreens } from './routes.ts';
import { tabMemory } from '../session/tab-memory.ts';

/** Whether the session decides what is shown: on the first load of a customer route, and on the login screen. */
function dependsOnSession(): boolean {
  if (findSessionMarker() === undefined) return false;
  if (ruleSays().path === paths.login) return true;
  return !tabMemory.isRunning() && knownRoutes.isCustomerRoute(window.location.pathname);
}

let restored: Promise<void> | undefined;

function prepare(): Promise<void> {
  if (restored) return restored;
  storeApplicationId();
  keepRefusedAnswers();
  syncWithOtherTabs();
  onLostSession(leaveLostSession);
  restored = restoreSession();
  const askedLanguage = languageOfQuery(window.location.search);
  if (askedLanguage) void restored.then(() => saveLanguage(askedLanguage));
  return restored;
}

/**
 * Starts the portal in this tab: the entry rule decides the route and replaces the address.
 * @returns false if the rule has to wait for the session; startAfterSession then continues
 */
export function startAtOnce(): boolean {
  void prepare();
  if (dependsOnSession()) {
    laterScreens.load().catch(() => undefined);
    return false;
  }
  enter();
  return true;
}

export async function startAfterSession(): Promise<void> {
  await prepare();
  enter();
}

function ruleSays(): InitialRoute {
  const { pathname, search, hash } = window.location;
  return initialRoute(
    {
      path: pathname,
      query: search,
      fragment: hash as Fragment,
      wasRedirected: tabMemory.wasRedirected(),
      isRunning: tabMemory.isRunning(),
      hasSession: useSessionLife.getState().status !== 'none',
    },
    knownRoutes,
  );
}

export async function fetchFirstScreen(): Promise<boolean> {
  try {
    await findRoute(ruleSays().path)?.screen.load();
    return true;
  } catch {
    return false;
  }
}

function enter(): void {
  const { pathname, search, hash } = window.location;
  const start = ruleSays();
  // Removes the login that the bank added to the address, before the screen is shown.
  if (start.path === paths.bankReturn) storeBankReturn(search);
  tabMemory.setRunning();
  if (start.setsRedirected) tabMemory.setRedirected();
  if (start.email) updateSession({ email: start.email });
  if (start.referral) referralToken.set(start.referral);
  if (start.returnTo) storeReturnTo(ofThisTab(start.returnTo));
  const address: RouteAddress = `${start.path}${start.fragment}`;
  if (pathname + search + hash !== address) replaceAddress(address);
}

function ofThisTab(returnTo: ReturnTo): ReturnTo {
  const { path, applicationId } = returnTo;
  if (path === undefined || applicationId !== undefined) return returnTo;
  return returnToOf(path, tabMemory.applicationId() ?? null);
}

function storeApplicationId(): void {
  updateSession({ applicationId: tabMemory.applicationId() ?? null });
  useSession.subscribe(({ applicationId }, before) => {
    if (applicationId !== before.applicationId) tabMemory.setApplicationId(applicationId);
  });
}

/** On load, a language in the query's `lng` is saved for a known customer. */
async function saveLanguage(language: Language): Promise<void> {
  const { customerId } = getSession();
  if (customerId === null) return;
  await saveCustomerLanguage(customerId, language).catch(() => undefined);
}

export async function saveCustomerLanguage(customerId: string, language: Language): Promise<void> {
  await callOperation('Customer_SetCustomerLanguage', { params: { customerId }, body: { language } });
}
