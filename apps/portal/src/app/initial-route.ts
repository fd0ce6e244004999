/** What a first look at the address, the tab and the session shows. */
export interface Entry {
  /** Path of the address as it stands. */
  path: string;
  /** Query with its question mark, or empty. */
  query: string;
  /** Fragment with its hash sign, or empty. */
  fragment: string;
  /** Session storage holds customerPortalRedirected. */
  wasRedirected: boolean;
  /** The portal already runs in this tab: a reload, Back or Forward. */
  isRunning: boolean;
  /** The session is valid. */
  hasSession: boolean;
}

export interface InitialRoute {
  /** Where the portal starts. Always a path of our own. */
  path: string;
  /** Kept with the path: the token of a verification link. */
  fragment: string;
  /** To be stored as customerPortalRedirected. */
  setsRedirected: boolean;
  /** For the shared state. */
  email?: string;
  /** The token of a partner's link, for this tab. One that is too long is no token: cut, it is found to be broken. */
  referral?: string;
  /** A route of ours to reach after log-in. */
  returnTo?: string;
}

/** Which routes the rule has to know; they come from the route table. */
export interface KnownRoutes {
  all: ReadonlySet<string>;
  /** Those that need a session. */
  customer: ReadonlySet<string>;
}

const customerPortalRoute = '/loading-redirect-from-customer-portal';
const partnerRoute = '/partner-welcome';
/** Where somebody starts who is nowhere we know. */
export const entryRoute = '/marketing-qualification';
const loginRoute = '/';

/** Open wherever they are asked for (decisions, section 1). */
const directRoutes: ReadonlySet<string> = new Set(['/verify', '/terms', '/privacy', '/application-bank-return']);
const EMAIL_MAXIMUM_TYPED_LENGTH = 254;
const REFERRAL_MAXIMUM_LENGTH = 200;

/**
 * Where the first load in a tab starts (specification, section 2, initial route on load; decisions, section 1).
 * Whatever stands in the address, the answer is a path of our own.
 */
export function initialRoute(entry: Entry, known: KnownRoutes): InitialRoute {
  const query = new URLSearchParams(entry.query);
  const email = query.get('email')?.trim();
  const referral = entry.path.includes('partner') ? query.get('referral') : null;
  const fromPortal = query.get('source') === 'customer_portal' && !entry.wasRedirected;
  const isLogin = !fromPortal && entry.path.includes('login');
  const returnTo = isLogin ? findReturnTo(entry.fragment, known) : undefined;
  const path = fromPortal ? customerPortalRoute : isLogin ? loginRoute : otherStart(entry, known);
  return {
    path,
    fragment: path === '/verify' ? entry.fragment : '',
    setsRedirected: fromPortal,
    ...(email && email.length <= EMAIL_MAXIMUM_TYPED_LENGTH && { email }),
    ...(referral && { referral: referral.slice(0, REFERRAL_MAXIMUM_LENGTH) }),
    ...(returnTo && { returnTo }),
  };
}

function otherStart({ path, isRunning, hasSession }: Entry, known: KnownRoutes): string {
  if (directRoutes.has(path)) return path;
  if (isRunning && known.all.has(path)) return path;
  if (hasSession && known.customer.has(path)) return path;
  return path.includes('partner') ? partnerRoute : entryRoute;
}

/** `#to=/final` of a mail's link; anything but a customer's route of ours is dropped. */
function findReturnTo(fragment: string, known: KnownRoutes): string | undefined {
  const asked = new URLSearchParams(fragment.replace(/^#/u, '')).get('to');
  return asked !== null && known.customer.has(asked) ? asked : undefined;
}
