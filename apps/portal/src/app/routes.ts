import type { ApplicationStep } from '@portal/contract/application/steps';
import type { KnownRoutes } from './initial-route.ts';
import { laterScreen } from './later-screen.ts';
import { lazy, type LazyScreen } from './lazy.ts';

/**
 * What must be known before a screen may show. `session`: somebody is logged in. `application`: the application at
 * hand has reached `step`. `notEligible`: the check has just said so.
 */
export type Guard = 'everyone' | 'notEligible' | 'session' | 'application';

/** A screen and what it takes to see it. How the page around it looks follows from the path: layout/layout-flags.ts. */
export interface Route {
  screen: LazyScreen;
  guard: Guard;
  /** With the guard `application`. */
  step?: ApplicationStep;
  /** May also be opened after submission, while what it takes is asked for. */
  onRequest?: boolean;
  /** With the guard `application`: for one that a partner referred and that lacks answers, and for no other. */
  asksMissing?: boolean;
  /** Most people go there next: fetched while this one is read. */
  next?: string;
}

/** Another name of a route. */
interface Alias {
  to: string;
}

const table = {
  '/': {
    screen: laterScreen(async () => (await import('../features/login/login/login-screen.tsx')).LoginScreen),
    guard: 'everyone',
    next: '/otp-verification',
  },
  '/login': { to: '/' },
  '/otp-verification': {
    screen: laterScreen(
      async () => (await import('../features/login/check-inbox/check-inbox-screen.tsx')).CheckInboxScreen,
    ),
    guard: 'everyone',
    next: '/loading-application',
  },
  '/verify': {
    screen: laterScreen(
      async () => (await import('../features/login/verify-link/verify-link-screen.tsx')).VerifyLinkScreen,
    ),
    guard: 'everyone',
    next: '/loading-application',
  },
  '/expired-otp': {
    screen: laterScreen(
      async () => (await import('../features/login/expired-code/expired-code-screen.tsx')).ExpiredCodeScreen,
    ),
    guard: 'everyone',
    next: '/otp-verification',
  },
  '/multiple-contacts-found': {
    screen: laterScreen(
      async () =>
        (await import('../features/login/multiple-contacts/multiple-contacts-screen.tsx')).MultipleContactsScreen,
    ),
    guard: 'everyone',
  },
  '/loading-redirect-from-customer-portal': {
    screen: laterScreen(
      async () =>
        (await import('../features/login/customer-portal-redirect/customer-portal-redirect-screen.tsx'))
          .CustomerPortalRedirectScreen,
    ),
    guard: 'everyone',
    next: '/application-business-selection',
  },
  '/marketing-qualification': {
    screen: lazy(
      async () =>
        (await import('../features/eligibility/eligibility-check/eligibility-check-screen.tsx')).EligibilityCheckScreen,
    ),
    guard: 'everyone',
    next: '/otp-verification',
  },
  '/not-eligible': {
    screen: lazy(
      async () => (await import('../features/eligibility/not-eligible/not-eligible-screen.tsx')).NotEligibleScreen,
    ),
    guard: 'notEligible',
    next: '/not-eligible-submitted',
  },
  '/not-eligible-submitted': {
    screen: lazy(
      async () => (await import('../features/eligibility/not-eligible-submitted/lead-kept-screen.tsx')).LeadKeptScreen,
    ),
    guard: 'everyone',
  },
  '/loading-application': {
    screen: laterScreen(
      async () =>
        (await import('../features/login/loading-application/loading-application-screen.tsx')).LoadingApplicationScreen,
    ),
    guard: 'session',
    next: '/application-welcome',
  },
  '/error-application': {
    screen: laterScreen(
      async () => (await import('../features/unexpected-error/unexpected-error-screen.tsx')).UnexpectedErrorScreen,
    ),
    guard: 'everyone',
  },
  '/open-application-found': {
    screen: laterScreen(
      async () =>
        (await import('../features/login/open-application/open-application-screen.tsx')).OpenApplicationScreen,
    ),
    guard: 'session',
    next: '/main',
  },
  '/main': {
    screen: laterScreen(
      async () => (await import('../features/my-applications/my-applications-screen.tsx')).MyApplicationsScreen,
    ),
    guard: 'session',
  },
  '/application-business-selection': {
    screen: laterScreen(
      async () =>
        (await import('../features/my-applications/business-selection/business-selection-screen.tsx'))
          .BusinessSelectionScreen,
    ),
    guard: 'session',
    next: '/application-welcome',
  },
  '/application-welcome': {
    screen: laterScreen(async () => (await import('../features/application/welcome/welcome-screen.tsx')).WelcomeScreen),
    guard: 'application',
    step: 'welcome',
    next: '/application-business-structure-section',
  },
  '/application-business-structure-section': {
    screen: laterScreen(
      async () =>
        (await import('../features/application/business-structure/business-structure-screen.tsx'))
          .BusinessStructureScreen,
    ),
    guard: 'application',
    step: 'businessStructure',
    next: '/application-business-funding-section',
  },
  '/application-business-funding-section': {
    screen: laterScreen(
      async () =>
        (await import('../features/application/business-funding/business-funding-screen.tsx')).BusinessFundingScreen,
    ),
    guard: 'application',
    step: 'businessFunding',
    next: '/application-business-age-section',
  },
  '/application-business-age-section': {
    screen: laterScreen(
      async () => (await import('../features/application/business-age/business-age-screen.tsx')).BusinessAgeScreen,
    ),
    guard: 'application',
    step: 'businessAge',
    next: '/application-personal-information',
  },
  '/application-personal-information': {
    screen: laterScreen(
      async () =>
        (await import('../features/application/personal-information/personal-information-screen.tsx'))
          .PersonalInformationScreen,
    ),
    guard: 'application',
    step: 'personalInformation',
    next: '/application-value-proposition',
  },
  '/application-value-proposition': {
    screen: laterScreen(
      async () =>
        (await import('../features/revenue/value-proposition/value-proposition-screen.tsx')).ValuePropositionScreen,
    ),
    guard: 'application',
    step: 'revenue',
    next: '/application-about-flinks',
  },
  '/application-about-flinks': {
    screen: laterScreen(
      async () =>
        (await import('../features/revenue/about-bank-connection/about-bank-connection-screen.tsx'))
          .AboutBankConnectionScreen,
    ),
    guard: 'application',
    step: 'revenue',
    next: '/application-bank-connection',
  },
  '/application-bank-connection': {
    screen: laterScreen(
      async () => (await import('../features/revenue/bank-connection/bank-connection-screen.tsx')).BankConnectionScreen,
    ),
    guard: 'application',
    step: 'revenue',
    next: '/application-review',
  },
  '/application-bank-return': {
    screen: laterScreen(
      async () => (await import('../features/revenue/bank-return/bank-return-screen.tsx')).BankReturnScreen,
    ),
    guard: 'application',
    step: 'revenue',
    next: '/application-bank-connection',
  },
  '/application-missing-statements-value-proposition': {
    screen: laterScreen(
      async () =>
        (await import('../features/revenue/missing-statements/missing-statements-screen.tsx')).MissingStatementsScreen,
    ),
    guard: 'application',
    step: 'revenue',
    next: '/application-bank-statements-upload',
  },
  '/application-bank-statements-upload': {
    screen: laterScreen(
      async () =>
        (await import('../features/revenue/statements-upload/statements-upload-screen.tsx')).StatementsUploadScreen,
    ),
    guard: 'application',
    step: 'revenue',
    onRequest: true,
    next: '/application-review',
  },
  '/application-review': {
    screen: laterScreen(async () => (await import('../features/application/review/review-screen.tsx')).ReviewScreen),
    guard: 'application',
    step: 'review',
    next: '/application-processing',
  },
  '/application-processing': {
    screen: laterScreen(
      async () => (await import('../features/application/processing/processing-screen.tsx')).ProcessingScreen,
    ),
    guard: 'application',
    step: 'complete',
    next: '/final',
  },
  '/application-sin-entry': {
    screen: laterScreen(
      async () => (await import('../features/application/sin-entry/sin-entry-screen.tsx')).SinEntryScreen,
    ),
    guard: 'application',
    step: 'complete',
    next: '/application-processing',
  },
  '/final': {
    screen: laterScreen(async () => (await import('../features/application/final/final-screen.tsx')).FinalScreen),
    guard: 'application',
    step: 'complete',
    next: '/main',
  },
  '/partner-welcome': {
    screen: laterScreen(
      async () => (await import('../features/partner/welcome/partner-welcome-screen.tsx')).PartnerWelcomeScreen,
    ),
    guard: 'everyone',
    next: '/otp-verification',
  },
  '/partner-missing-information': {
    screen: laterScreen(
      async () =>
        (await import('../features/partner/missing-information/partner-missing-information-screen.tsx'))
          .PartnerMissingInformationScreen,
    ),
    guard: 'application',
    step: 'welcome',
    asksMissing: true,
    next: '/application-value-proposition',
  },
  '/terms': {
    screen: laterScreen(async () => (await import('../features/legal/terms-screen.tsx')).TermsScreen),
    guard: 'everyone',
  },
  '/privacy': {
    screen: laterScreen(async () => (await import('../features/legal/privacy-screen.tsx')).PrivacyScreen),
    guard: 'everyone',
  },
} as const satisfies Record<`/${string}`, Route | Alias>;
export type RoutePath = keyof typeof table;

/** The one route table: all routes are exact matches without parameters (specification, section 2). */
export const routes: ReadonlyMap<string, Route | Alias> = new Map<string, Route | Alias>(Object.entries(table));

/** The route of a path; another name leads to its route. Undefined where there is none. */
export function findRoute(path: string): Route | undefined {
  const found = routes.get(path);
  return found && 'to' in found ? findRoute(found.to) : found;
}

function pathsWith(isWanted: (route: Route) => boolean): ReadonlySet<string> {
  return new Set([...routes].flatMap(([path, route]) => (!('to' in route) && isWanted(route) ? [path] : [])));
}

/** What the entry rule must know of the table. */
export const knownRoutes: KnownRoutes = {
  all: pathsWith(() => true),
  customer: pathsWith(({ guard }) => guard === 'session' || guard === 'application'),
};
