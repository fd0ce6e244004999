import type { Language } from '@portal/contract/language';
import { navigate } from 'wouter/use-browser-location';
import { callOperation } from '../api/call-operation.ts';
import { findSessionMarker } from '../api/session-marker.ts';
import { followOtherTabs, restoreSession, useSessionLife } from '../api/session-lifecycle.ts';
import { languageOfQuery } from '../i18n/detection.ts';
import { keepReferralToken } from '../session/referral-token.ts';
import { keepReturnTo } from '../session/return-to.ts';
import { keepBankReturn } from '../session/bank-return.ts';
import { getSession, updateSession, useSession } from '../session/session-store.ts';
import { entryRoute, type InitialRoute, initialRoute } from './initial-route.ts';
import { findRoute, knownRoutes } from './routes.ts';
import { tabMemory } from './tab-memory.ts';

/** A bank comes back here with a login in the address: it is gone from there before the screen shows. */
const bankReturnRoute = '/application-bank-return';

/** Whether the entry rule has to wait for the session: a first load of a customer's route. */
function dependsOnSession(): boolean {
  return (
    !tabMemory.isRunning() && findSessionMarker() !== undefined && knownRoutes.customer.has(window.location.pathname)
  );
}

let restored: Promise<void> | undefined;

/** What happens once per page, before the entry rule: a session that the marker tells of is renewed. */
function prepare(): Promise<void> {
  if (restored) return restored;
  keepApplicationId();
  followOtherTabs();
  restored = restoreSession();
  const askedLanguage = languageOfQuery(window.location.search);
  if (askedLanguage) void restored.then(() => saveLanguage(askedLanguage));
  return restored;
}

/**
 * Starts the portal in this tab: the entry rule decides the route and replaces the address.
 * @returns false where the rule has to wait for the session; startAfterSession then does it
 */
export function startAtOnce(): boolean {
  void prepare();
  if (dependsOnSession()) return false;
  enter();
  return true;
}

export async function startAfterSession(): Promise<void> {
  await prepare();
  enter();
}

/** What the entry rule says of the address as it stands. */
function ruleSays(): InitialRoute {
  const { pathname, search, hash } = window.location;
  return initialRoute(
    {
      path: pathname,
      query: search,
      fragment: hash,
      wasRedirected: tabMemory.wasRedirected(),
      isRunning: tabMemory.isRunning(),
      hasSession: useSessionLife.getState().status !== 'none',
    },
    knownRoutes,
  );
}

/** Fetches the eligibility check, where most people start, beside its texts instead of after them. */
export function prefetchEntryScreen(): void {
  if (ruleSays().path === entryRoute)
    findRoute(entryRoute)
      ?.screen.load()
      .catch(() => undefined);
}

function enter(): void {
  const { pathname, search, hash } = window.location;
  const start = ruleSays();
  if (start.path === bankReturnRoute) keepBankReturn(search);
  tabMemory.setRunning();
  if (start.setsRedirected) tabMemory.setRedirected();
  if (start.email) updateSession({ email: start.email });
  if (start.referral) keepReferralToken(start.referral);
  if (start.returnTo) keepReturnTo(start.returnTo);
  if (pathname + search + hash !== start.path + start.fragment) {
    navigate(start.path + start.fragment, { replace: true, state: window.history.state as unknown });
  }
}

/** A reload in this tab goes on with the same application. */
function keepApplicationId(): void {
  updateSession({ applicationId: tabMemory.applicationId() ?? null });
  useSession.subscribe(({ applicationId }, before) => {
    if (applicationId !== before.applicationId) tabMemory.setApplicationId(applicationId);
  });
}

/** Specification, section 4: on load, `lng` of the query is saved with a known customer. */
async function saveLanguage(language: Language): Promise<void> {
  const { customerId } = getSession();
  if (customerId === null) return;
  await saveCustomerLanguage(customerId, language).catch(() => undefined);
}

/** Keeps the language with the customer, for the mails. */
export async function saveCustomerLanguage(customerId: string, language: Language): Promise<void> {
  await callOperation('Customer_SetCustomerLanguage', { params: { customerId }, body: { language } });
}
