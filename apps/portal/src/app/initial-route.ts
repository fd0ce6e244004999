import { paths, type RoutePath } from '@portal/contract/routes';
import type { ReturnTo } from '../session/return-to.ts';

/** What follows the path, with its hash sign; or empty. */
export type Fragment = '' | `#${string}`;

/** What a first look at the address, the tab and the session shows. */
export interface Entry {
  /** Path of the address as it stands. */
  path: string;
  /** Query with its question mark, or empty. */
  query: string;
  fragment: Fragment;
  /** Session storage holds customerPortalRedirected. */
  wasRedirected: boolean;
  /** The portal already runs in this tab: a reload, Back or Forward. */
  isRunning: boolean;
  /** The session is valid. */
  hasSession: boolean;
}

export interface InitialRoute {
  /** Where the portal starts. Always a path of our own. */
  path: RoutePath;
  /** Kept with the path: the token of a mail’s or an upload link. */
  fragment: Fragment;
  /** To be stored as customerPortalRedirected. */
  setsRedirected: boolean;
  /** For the shared state. */
  email?: string;
  /** The token of a partner's link, for this tab. One that is too long is no token: cut, it is found to be broken. */
  referral?: string;
  /** A route of ours to reach after log-in, and the application it is about. */
  returnTo?: ReturnTo;
}

/** Which routes the rule has to know; they come from the route table. */
export interface KnownRoutes {
  isRoute: (path: string) => path is RoutePath;
  /** One that needs a session. */
  isCustomerRoute: (path: string) => path is RoutePath;
}

/** Open wherever they are asked for (decisions, section 1). */
const directRoutes: readonly RoutePath[] = [
  paths.verifyLink,
  paths.stopReminders,
  paths.terms,
  paths.privacy,
  paths.bankReturn,
  paths.uploadVisit,
];

/** Opened with a token behind the hash sign. */
const tokenRoutes: readonly RoutePath[] = [paths.verifyLink, paths.stopReminders, paths.uploadVisit];

function isDirect(path: string): path is RoutePath {
  return directRoutes.some((route) => route === path);
}

const EMAIL_MAXIMUM_TYPED_LENGTH = 254;
const REFERRAL_MAXIMUM_LENGTH = 200;

/**
 * Where the first load in a tab starts (specification, section 2, initial route on load; decisions, section 1).
 * Whatever stands in the address, the answer is a path of our own.
 */
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

/** `#to=/final&application=…` of a mail's link; anything but a customer's route of ours is dropped. */
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
