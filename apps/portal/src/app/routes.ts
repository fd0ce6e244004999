import { paths, type RoutePath } from '@portal/contract/routes';
import type { ApplicationStep } from '@portal/contract/application/steps';
import type { KnownRoutes } from './initial-route.ts';
import { laterScreenWith } from '../frame/lazy/later-screen.ts';
import { lazy, type LazyScreen } from '../frame/lazy/lazy.ts';
import { googleButton } from '../features/login/google-sign-in/google-button.ts';
import { getPortalConfiguration } from '../session/portal-configuration.ts';
import { laterParts } from './layout/later-parts.ts';

/**
 * What a screen requires. `session`: the customer is logged in. `application`: the current application has reached
 * `step`. `notEligible`: the check has just found the person not eligible.
 */
export type Guard = 'everyone' | 'notEligible' | 'session' | 'application';

/** A screen and what it requires. The page around it depends on the path: see layout/layout-flags.ts. */
export interface Route {
  screen: LazyScreen;
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

interface Alias {
  to: RoutePath;
}

const laterScreen = laterScreenWith(laterParts);
/**
 * Prerendered together with the eligibility check (decision 0016), so it loads without the frame's later parts, which
 * only a session needs.
 */
const entryScreen = laterScreenWith();

const table = {
  [paths.login]: {
    screen: entryScreen(async () => {
      const withGoogle = getPortalConfiguration().googleSignIn && googleButton.load();
      const [{ LoginScreen }] = await Promise.all([import('../features/login/login/login-screen.tsx'), withGoogle]);
      return LoginScreen;
    }),
    guard: 'everyone',
    next: paths.checkInbox,
  },
  [paths.loginLink]: { to: paths.login },
  [paths.checkInbox]: {
    screen: laterScreen(
      async () => (await import('../features/login/check-inbox/check-inbox-screen.tsx')).CheckInboxScreen,
    ),
    guard: 'everyone',
    next: paths.loadingApplication,
  },
  [paths.verifyLink]: {
    screen: laterScreen(
      async () => (await import('../features/login/verify-link/verify-link-screen.tsx')).VerifyLinkScreen,
    ),
    guard: 'everyone',
    next: paths.loadingApplication,
  },
  [paths.stopReminders]: {
    screen: laterScreen(
      async () => (await import('../features/stop-reminders/stop-reminders-screen.tsx')).StopRemindersScreen,
    ),
    guard: 'everyone',
  },
  [paths.expiredCode]: {
    screen: laterScreen(
      async () => (await import('../features/login/expired-code/expired-code-screen.tsx')).ExpiredCodeScreen,
    ),
    guard: 'everyone',
    next: paths.checkInbox,
  },
  [paths.multipleContacts]: {
    screen: laterScreen(
      async () =>
        (await import('../features/login/multiple-contacts/multiple-contacts-screen.tsx')).MultipleContactsScreen,
    ),
    guard: 'everyone',
    unlessLed: paths.login,
  },
  [paths.customerPortalRedirect]: {
    screen: laterScreen(
      async () =>
        (await import('../features/login/customer-portal-redirect/customer-portal-redirect-screen.tsx'))
          .CustomerPortalRedirectScreen,
    ),
    guard: 'everyone',
    next: paths.businessSelection,
  },
  [paths.eligibilityCheck]: {
    screen: lazy(
      async () =>
        (await import('../features/eligibility/eligibility-check/eligibility-check-screen.tsx')).EligibilityCheckScreen,
    ),
    guard: 'everyone',
    next: paths.checkInbox,
  },
  [paths.notEligible]: {
    screen: laterScreen(
      async () => (await import('../features/eligibility/not-eligible/not-eligible-screen.tsx')).NotEligibleScreen,
    ),
    guard: 'notEligible',
    next: paths.notEligibleSubmitted,
  },
  [paths.notEligibleSubmitted]: {
    screen: lazy(
      async () =>
        (await import('../features/eligibility/not-eligible-submitted/lead-saved-screen.tsx')).LeadSavedScreen,
    ),
    guard: 'everyone',
    unlessLed: paths.eligibilityCheck,
  },
  [paths.loadingApplication]: {
    screen: laterScreen(
      async () =>
        (await import('../features/login/loading-application/loading-application-screen.tsx')).LoadingApplicationScreen,
    ),
    guard: 'session',
    next: paths.welcome,
  },
  [paths.unexpectedError]: {
    screen: laterScreen(
      async () => (await import('../features/unexpected-error/unexpected-error-screen.tsx')).UnexpectedErrorScreen,
    ),
    guard: 'everyone',
  },
  [paths.openApplication]: {
    screen: laterScreen(
      async () =>
        (await import('../features/login/open-application/open-application-screen.tsx')).OpenApplicationScreen,
    ),
    guard: 'session',
    unlessLed: paths.myApplications,
    next: paths.myApplications,
  },
  [paths.myApplications]: {
    screen: laterScreen(
      async () => (await import('../features/my-applications/my-applications-screen.tsx')).MyApplicationsScreen,
    ),
    guard: 'session',
  },
  [paths.sentApplication]: {
    screen: laterScreen(
      async () =>
        (await import('../features/my-applications/sent-application/sent-application-screen.tsx'))
          .SentApplicationScreen,
    ),
    guard: 'application',
    step: 'complete',
    ofSubmitted: true,
    next: paths.myApplications,
  },
  [paths.businessSelection]: {
    screen: laterScreen(
      async () =>
        (await import('../features/my-applications/business-selection/business-selection-screen.tsx'))
          .BusinessSelectionScreen,
    ),
    guard: 'session',
    next: paths.welcome,
  },
  [paths.welcome]: {
    screen: laterScreen(async () => (await import('../features/application/welcome/welcome-screen.tsx')).WelcomeScreen),
    guard: 'application',
    step: 'welcome',
    next: paths.businessStructure,
  },
  [paths.businessStructure]: {
    screen: laterScreen(
      async () =>
        (await import('../features/application/business-structure/business-structure-screen.tsx'))
          .BusinessStructureScreen,
    ),
    guard: 'application',
    step: 'businessStructure',
    next: paths.businessFunding,
  },
  [paths.businessFunding]: {
    screen: laterScreen(
      async () =>
        (await import('../features/application/business-funding/business-funding-screen.tsx')).BusinessFundingScreen,
    ),
    guard: 'application',
    step: 'businessFunding',
    next: paths.businessAge,
  },
  [paths.businessAge]: {
    screen: laterScreen(
      async () => (await import('../features/application/business-age/business-age-screen.tsx')).BusinessAgeScreen,
    ),
    guard: 'application',
    step: 'businessAge',
    next: paths.personalInformation,
  },
  [paths.personalInformation]: {
    screen: laterScreen(
      async () =>
        (await import('../features/application/personal-information/personal-information-screen.tsx'))
          .PersonalInformationScreen,
    ),
    guard: 'application',
    step: 'personalInformation',
    next: paths.valueProposition,
  },
  [paths.valueProposition]: {
    screen: laterScreen(
      async () =>
        (await import('../features/revenue/value-proposition/value-proposition-screen.tsx')).ValuePropositionScreen,
    ),
    guard: 'application',
    step: 'revenue',
    next: paths.aboutBankConnection,
  },
  [paths.aboutBankConnection]: {
    screen: laterScreen(
      async () =>
        (await import('../features/revenue/about-bank-connection/about-bank-connection-screen.tsx'))
          .AboutBankConnectionScreen,
    ),
    guard: 'application',
    step: 'revenue',
    next: paths.bankConnection,
  },
  [paths.bankConnection]: {
    screen: laterScreen(
      async () => (await import('../features/revenue/bank-connection/bank-connection-screen.tsx')).BankConnectionScreen,
    ),
    guard: 'application',
    step: 'revenue',
    next: paths.review,
  },
  [paths.bankReturn]: {
    screen: laterScreen(
      async () => (await import('../features/revenue/bank-return/bank-return-screen.tsx')).BankReturnScreen,
    ),
    guard: 'application',
    step: 'revenue',
    next: paths.bankConnection,
  },
  [paths.missingStatements]: {
    screen: laterScreen(
      async () =>
        (await import('../features/revenue/missing-statements/missing-statements-screen.tsx')).MissingStatementsScreen,
    ),
    guard: 'application',
    step: 'revenue',
    next: paths.statementsUpload,
  },
  [paths.statementsUpload]: {
    screen: laterScreen(
      async () =>
        (await import('../features/revenue/statements-upload/statements-upload-screen.tsx')).StatementsUploadScreen,
    ),
    guard: 'application',
    step: 'revenue',
    onRequest: true,
    next: paths.review,
  },
  [paths.documentsUpload]: {
    screen: laterScreen(
      async () =>
        (await import('../features/revenue/documents-upload/documents-upload-screen.tsx')).DocumentsUploadScreen,
    ),
    guard: 'application',
    step: 'complete',
    next: paths.myApplications,
  },
  [paths.uploadVisit]: {
    screen: laterScreen(
      async () => (await import('../features/revenue/upload-visit/upload-visit-screen.tsx')).UploadVisitScreen,
    ),
    guard: 'everyone',
  },
  [paths.review]: {
    screen: laterScreen(async () => (await import('../features/application/review/review-screen.tsx')).ReviewScreen),
    guard: 'application',
    step: 'review',
    next: paths.processing,
  },
  [paths.processing]: {
    screen: laterScreen(
      async () => (await import('../features/application/processing/processing-screen.tsx')).ProcessingScreen,
    ),
    guard: 'application',
    step: 'complete',
    next: paths.final,
  },
  [paths.sinEntry]: {
    screen: laterScreen(
      async () => (await import('../features/application/sin-entry/sin-entry-screen.tsx')).SinEntryScreen,
    ),
    guard: 'application',
    step: 'complete',
    next: paths.processing,
  },
  [paths.final]: {
    screen: laterScreen(async () => (await import('../features/application/final/final-screen.tsx')).FinalScreen),
    guard: 'application',
    step: 'complete',
    next: paths.myApplications,
  },
  [paths.partnerWelcome]: {
    screen: laterScreen(
      async () => (await import('../features/partner/welcome/partner-welcome-screen.tsx')).PartnerWelcomeScreen,
    ),
    guard: 'everyone',
    next: paths.checkInbox,
  },
  [paths.partnerMissingInformation]: {
    screen: laterScreen(
      async () =>
        (await import('../features/application/missing-information/partner-missing-information-screen.tsx'))
          .PartnerMissingInformationScreen,
    ),
    guard: 'application',
    step: 'welcome',
    asksMissing: true,
    next: paths.valueProposition,
  },
  [paths.terms]: {
    screen: entryScreen(async () => (await import('../features/legal/terms-screen.tsx')).TermsScreen),
    guard: 'everyone',
  },
  [paths.privacy]: {
    screen: entryScreen(async () => (await import('../features/legal/privacy-screen.tsx')).PrivacyScreen),
    guard: 'everyone',
  },
} as const satisfies Record<RoutePath, Route | Alias>;

export const routes: ReadonlyMap<string, Route | Alias> = new Map<string, Route | Alias>(Object.entries(table));

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
