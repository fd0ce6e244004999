import { paths, type RoutePath } from '@portal/contract/routes';
import type { ReturnTo } from '../session/return-to.ts';

/** Everything after the path, including the hash sign; or empty. */
export type Fragment = '' | `#${string}`;

export interface Entry {
  path: string;
  query: string;
  fragment: Fragment;
  wasRedirected: boolean;
  /** Whether the portal already runs in this tab: after a reload, Back or Forward. */
  isRunning: boolean;
  hasSession: boolean;
}

export interface InitialRoute {
  path: RoutePath;
  fragment: Fragment;
  setsRedirected: boolean;
  email?: string;
  /** Token of a partner's link, for this tab. A token that is too long is truncated and later found invalid. */
  referral?: string;
  returnTo?: ReturnTo;
}

export interface KnownRoutes {
  isRoute: (path: string) => path is RoutePath;
  isCustomerRoute: (path: string) => path is RoutePath;
}

const directRoutes: readonly RoutePath[] = [
  paths.verifyLink,
  paths.stopReminders,
  paths.terms,
  paths.privacy,
  paths.bankReturn,
  paths.uploadVisit,
];

const tokenRoutes: readonly RoutePath[] = [paths.verifyLink, paths.stopReminders, paths.uploadVisit];

function isDirect(path: string): path is RoutePath {
  return directRoutes.some((route) => route === path);
}

const EMAIL_MAXIMUM_TYPED_LENGTH = 254;
const REFERRAL_MAXIMUM_LENGTH = 200;

/** The route for the first load in a tab. Always one of our own paths, whatever the address contains. */
export function initialRoute(entry: Entry, known: KnownRoutes): InitialRoute {
  const query = new URLSearchParams(entry.query);
  const fromPortal = query.get('source') === 'customer_portal' && !entry.wasRedirected;
  const start: Start = fromPortal ? { path: paths.customerPortalRedirect } : ownStart(entry, known);
  return {
    ...start,
    fragment: tokenRoutes.some((route) => route === start.path) ? entry.fragment : '',
    setsRedirected: fromPortal,
    ...broughtAlong(entry.path, query),
  };
}

type Start = Pick<InitialRoute, 'path' | 'returnTo'>;

function ownStart(entry: Entry, known: KnownRoutes): Start {
  if (!entry.path.includes('login')) return { path: otherStart(entry, known) };
  const returnTo = findReturnTo(entry.fragment, known);
  return { path: paths.login, ...(returnTo && { returnTo }) };
}

function otherStart({ path, isRunning, hasSession }: Entry, known: KnownRoutes): RoutePath {
  if (isDirect(path)) return path;
  if (isRunning && known.isRoute(path)) return path;
  if (hasSession && known.isCustomerRoute(path)) return path;
  return path.includes('partner') ? paths.partnerWelcome : paths.eligibilityCheck;
}

const identifierForm = /^[0-9a-f-]{36}$/u;

/** `#to=/final&application=…` from a link in an email; undefined unless it is one of our customer routes. */
function findReturnTo(fragment: string, known: KnownRoutes): ReturnTo | undefined {
  const asked = new URLSearchParams(fragment.replace(/^#/u, ''));
  const [path, applicationId] = [asked.get('to'), asked.get('application')];
  if (path === null || !known.isCustomerRoute(path)) return undefined;
  return { path, ...(applicationId !== null && identifierForm.test(applicationId) && { applicationId }) };
}

function broughtAlong(path: string, query: URLSearchParams): Pick<InitialRoute, 'email' | 'referral'> {
  const email = query.get('email')?.trim();
  const referral = path.includes('partner') ? query.get('referral') : null;
  return {
    ...(email && email.length <= EMAIL_MAXIMUM_TYPED_LENGTH && { email }),
    ...(referral && { referral: referral.slice(0, REFERRAL_MAXIMUM_LENGTH) }),
  };
}
