import { paths, type RoutePath } from '@portal/contract/routes';
import type { ApplicationStep } from '@portal/contract/application/steps';
import type { KnownRoutes } from './initial-route.ts';
import type { EntryScreen } from '@portal/contract/prerendered-screens';
import { laterScreenWith } from '../frame/lazy/later-screen.ts';
import { lazy, type LazyScreen } from '../frame/lazy/lazy.ts';
import type { LaterPath } from './later-screens.ts';
import { googleButton } from '../features/login/google-sign-in/google-button.ts';
import { getPortalConfiguration } from '../session/portal-configuration.ts';
import { laterParts } from './layout/later-parts.ts';

/**
 * What a screen requires. `session`: the customer is logged in. `application`: the current application has reached
 * `step`. `notEligible`: the check has just found the person not eligible.
 */
export type Guard = 'everyone' | 'notEligible' | 'session' | 'application';

interface Rules {
  guard: Guard;
  step?: ApplicationStep;
  /** Whether the screen also opens after submission, while it collects requested information. */
  onRequest?: boolean;
  /** With the guard `application`: whether it shows a submitted application, even a closed one. */
  ofSubmitted?: boolean;
  /** With the guard `application`: whether it is only for referred applications with missing answers. */
  asksMissing?: boolean;
  /** Set if the screen depends on the one before it: a typed address shows this route instead. */
  unlessLed?: RoutePath;
  next?: RoutePath;
}

export interface Route extends Rules {
  screen: LazyScreen;
}

interface Alias {
  to: RoutePath;
}

/** Loaders of the screens that are not prerendered. Fetched as soon as one of these screens is likely to be shown. */
export const laterScreens = lazy(async () => (await import('./later-screens.ts')).laterScreens);

const laterScreen = laterScreenWith(laterParts);

/**
 * Prerendered together with the eligibility check (decision 0012), so it loads without the frame's later parts, which
 * only a session needs.
 */
const entryScreen = laterScreenWith();

const prerendered = {
  [paths.login]: entryScreen(async () => {
    const withGoogle = getPortalConfiguration().googleSignIn && googleButton.load();
    const [{ LoginScreen }] = await Promise.all([import('../features/login/login/login-screen.tsx'), withGoogle]);
    return LoginScreen;
  }),
  [paths.eligibilityCheck]: lazy(
    async () =>
      (await import('../features/eligibility/eligibility-check/eligibility-check-screen.tsx')).EligibilityCheckScreen,
  ),
  [paths.terms]: entryScreen(async () => (await import('../features/legal/terms-screen.tsx')).TermsScreen),
  [paths.privacy]: entryScreen(async () => (await import('../features/legal/privacy-screen.tsx')).PrivacyScreen),
} as const satisfies Record<EntryScreen, LazyScreen>;

function screenOf(path: EntryScreen | LaterPath): LazyScreen {
  if (path in prerendered) return prerendered[path as EntryScreen];
  return laterScreen(async () => (await laterScreens.load())[path as LaterPath]());
}

const table = {
  [paths.login]: { guard: 'everyone', next: paths.checkInbox },
  [paths.loginLink]: { to: paths.login },
  [paths.checkInbox]: { guard: 'everyone', next: paths.loadingApplication },
  [paths.verifyLink]: { guard: 'everyone', next: paths.loadingApplication },
  [paths.stopReminders]: { guard: 'everyone' },
  [paths.expiredCode]: { guard: 'everyone', next: paths.checkInbox },
  [paths.multipleContacts]: { guard: 'everyone', unlessLed: paths.login },
  [paths.customerPortalRedirect]: { guard: 'everyone', next: paths.businessSelection },
  [paths.eligibilityCheck]: { guard: 'everyone', next: paths.checkInbox },
  [paths.notEligible]: { guard: 'notEligible', next: paths.notEligibleSubmitted },
  [paths.notEligibleSubmitted]: { guard: 'everyone', unlessLed: paths.eligibilityCheck },
  [paths.loadingApplication]: { guard: 'session', next: paths.welcome },
  [paths.unexpectedError]: { guard: 'everyone' },
  [paths.openApplication]: { guard: 'session', unlessLed: paths.myApplications, next: paths.myApplications },
  [paths.myApplications]: { guard: 'session' },
  [paths.sentApplication]: { guard: 'application', step: 'complete', ofSubmitted: true, next: paths.myApplications },
  [paths.businessSelection]: { guard: 'session', next: paths.welcome },
  [paths.welcome]: { guard: 'application', step: 'welcome', next: paths.businessStructure },
  [paths.businessStructure]: { guard: 'application', step: 'businessStructure', next: paths.businessFunding },
  [paths.businessFunding]: { guard: 'application', step: 'businessFunding', next: paths.businessAge },
  [paths.businessAge]: { guard: 'application', step: 'businessAge', next: paths.personalInformation },
  [paths.personalInformation]: { guard: 'application', step: 'personalInformation', next: paths.valueProposition },
  [paths.valueProposition]: { guard: 'application', step: 'revenue', next: paths.aboutBankConnection },
  [paths.aboutBankConnection]: { guard: 'application', step: 'revenue', next: paths.bankConnection },
  [paths.bankConnection]: { guard: 'application', step: 'revenue', next: paths.review },
  [paths.bankReturn]: { guard: 'application', step: 'revenue', next: paths.bankConnection },
  [paths.missingStatements]: { guard: 'application', step: 'revenue', next: paths.statementsUpload },
  [paths.statementsUpload]: { guard: 'application', step: 'revenue', onRequest: true, next: paths.review },
  [paths.documentsUpload]: { guard: 'application', step: 'complete', next: paths.myApplications },
  [paths.uploadVisit]: { guard: 'everyone' },
  [paths.review]: { guard: 'application', step: 'review', next: paths.processing },
  [paths.processing]: { guard: 'application', step: 'complete', next: paths.final },
  [paths.sinEntry]: { guard: 'application', step: 'complete', next: paths.processing },
  [paths.final]: { guard: 'application', step: 'complete', next: paths.myApplications },
  [paths.partnerWelcome]: { guard: 'everyone', next: paths.checkInbox },
  [paths.partnerMissingInformation]: {
    guard: 'application',
    step: 'welcome',
    asksMissing: true,
    next: paths.valueProposition,
  },
  [paths.terms]: { guard: 'everyone' },
  [paths.privacy]: { guard: 'everyone' },
} as const satisfies Record<RoutePath, Rules | Alias>;

export const routes: ReadonlyMap<string, Route | Alias> = new Map<string, Route | Alias>(
  Object.entries(table).map(([path, rules]) => [
    path,
    'to' in rules ? rules : { ...rules, screen: screenOf(path as EntryScreen | LaterPath) },
  ]),
);

/** The route of a path, with aliases resolved. Undefined if there is none. */
export function findRoute(path: string): Route | undefined {
  const found = routes.get(path);
  return found && 'to' in found ? findRoute(found.to) : found;
}

function pathsWith(isWanted: (route: Route) => boolean): ReadonlySet<string> {
  return new Set([...routes].flatMap(([path, route]) => (!('to' in route) && isWanted(route) ? [path] : [])));
}

const ownPaths = pathsWith(() => true);
const applicationPaths = pathsWith(({ guard }) => guard === 'application');
const customerPaths = pathsWith(({ guard }) => guard === 'session' || guard === 'application');

export const knownRoutes: KnownRoutes = {
  isRoute: (path): path is RoutePath => ownPaths.has(path),
  isCustomerRoute: (path): path is RoutePath => customerPaths.has(path),
};

export function isOfApplication(path: RoutePath): boolean {
  return applicationPaths.has(path);
}
