import { type ConsolePath, consolePaths, readConsoleAddress } from '@portal/contract/staff/console-paths';
import type { StaffRight } from '@portal/contract/staff/roles';
import type { TextKey } from '@portal/locales';
import type { ScreenLoader } from '../frame/states/lazy-screen.tsx';
import { loadOtherTexts } from '../i18n/language.ts';

export interface Route {
  path: ConsolePath;
  title: TextKey;
  place: string;
  /** Right that the screen requires, if its place requires less. */
  right?: StaffRight;
  load: ScreenLoader;
}

const application: ScreenLoader = () =>
  import('../features/application/application-screen.tsx').then(({ ApplicationScreen }) => ApplicationScreen);

const workList: Route = {
  path: consolePaths.workList,
  title: 'console.places.applications',
  place: 'applications',
  load: () => import('../features/work-list/work-list-screen.tsx').then(({ WorkListScreen }) => WorkListScreen),
};

export const settingsRoutes: readonly Route[] = [
  {
    path: consolePaths.people,
    title: 'console.settings.people.pageTitle',
    place: 'settings',
    load: () => import('../features/settings/people/people-screen.tsx').then(({ PeopleScreen }) => PeopleScreen),
  },
  {
    path: consolePaths.keys,
    title: 'console.settings.keys.pageTitle',
    place: 'settings',
    load: () => import('../features/settings/keys/keys-screen.tsx').then(({ KeysScreen }) => KeysScreen),
  },
  {
    path: consolePaths.webhooks,
    title: 'console.settings.webhooks.pageTitle',
    place: 'settings',
    load: () =>
      import('../features/settings/webhooks/webhooks-screen.tsx').then(({ WebhooksScreen }) => WebhooksScreen),
  },
  {
    path: consolePaths.templates,
    title: 'console.settings.templates.pageTitle',
    place: 'settings',
    load: () =>
      import('../features/settings/templates/templates-screen.tsx').then(({ TemplatesScreen }) => TemplatesScreen),
  },
  {
    path: consolePaths.lenders,
    title: 'console.settings.lenders.pageTitle',
    place: 'settings',
    load: () => import('../features/settings/lenders/lenders-screen.tsx').then(({ LendersScreen }) => LendersScreen),
  },
  {
    path: consolePaths.audit,
    title: 'console.settings.audit.pageTitle',
    place: 'settings',
    load: () => import('../features/settings/audit/audit-screen.tsx').then(({ AuditScreen }) => AuditScreen),
  },
  {
    path: consolePaths.system,
    title: 'console.settings.system.pageTitle',
    place: 'settings',
    right: 'administer',
    load: () => import('../features/settings/system/system-screen.tsx').then(({ SystemScreen }) => SystemScreen),
  },
];

const otherRoutes: readonly Route[] = [
  {
    path: consolePaths.application,
    title: 'console.application.title',
    place: 'applications',
    load: application,
  },
  ...settingsRoutes,
  {
    path: consolePaths.overview,
    title: 'console.overview.title',
    place: 'overview',
    load: () => import('../features/overview/overview-screen.tsx').then(({ OverviewScreen }) => OverviewScreen),
  },
  {
    path: consolePaths.partners,
    title: 'console.partners.title',
    place: 'partners',
    load: () => import('../features/partners/partners-screen.tsx').then(({ PartnersScreen }) => PartnersScreen),
  },
  {
    path: consolePaths.recordings,
    title: 'console.recordings.title',
    place: 'recordings',
    load: () => import('../features/recordings/recordings-screen.tsx').then(({ RecordingsScreen }) => RecordingsScreen),
  },
  {
    path: consolePaths.leads,
    title: 'console.places.leads',
    place: 'leads',
    load: () => import('../features/leads/leads-screen.tsx').then(({ LeadsScreen }) => LeadsScreen),
  },
  {
    path: consolePaths.lead,
    title: 'console.leads.title',
    place: 'leads',
    load: () => import('../features/leads/lead-screen.tsx').then(({ LeadScreen }) => LeadScreen),
  },
  {
    path: consolePaths.customers,
    title: 'console.places.customers',
    place: 'customers',
    load: () => import('../features/customers/customers-screen.tsx').then(({ CustomersScreen }) => CustomersScreen),
  },
  {
    path: consolePaths.customer,
    title: 'console.customers.title',
    place: 'customers',
    load: () => import('../features/customers/customer-screen.tsx').then(({ CustomerScreen }) => CustomerScreen),
  },
  {
    path: consolePaths.privacy,
    title: 'console.places.privacy',
    place: 'privacy',
    load: () => import('../features/privacy/privacy-screen.tsx').then(({ PrivacyScreen }) => PrivacyScreen),
  },
  {
    path: consolePaths.cashFlow,
    title: 'console.cashFlow.title',
    place: 'applications',
    load: () =>
      import('../features/application/cash-flow/cash-flow-screen.tsx').then(({ CashFlowScreen }) => CashFlowScreen),
  },
  {
    path: consolePaths.statement,
    title: 'console.statement.title',
    place: 'applications',
    load: () =>
      import('../features/application/statement/statement-screen.tsx').then(({ StatementScreen }) => StatementScreen),
  },
  {
    path: consolePaths.document,
    title: 'console.documents.title',
    place: 'applications',
    load: () =>
      import('../features/application/documents/document-screen.tsx').then(({ DocumentScreen }) => DocumentScreen),
  },
];

const withTexts =
  (load: ScreenLoader): ScreenLoader =>
  async () => {
    const [Screen] = await Promise.all([load(), loadOtherTexts()]);
    return Screen;
  };

const routes: readonly Route[] = [workList, ...otherRoutes.map((route) => ({ ...route, load: withTexts(route.load) }))];

export const signInScreens = {
  signIn: () => import('../features/sign-in/sign-in-screen.tsx').then(({ SignInScreen }) => SignInScreen),
  invitation: () =>
    import('../features/invitation/invitation-screen.tsx').then(({ InvitationScreen }) => InvitationScreen),
} as const satisfies Record<'signIn' | 'invitation', ScreenLoader>;

const notFound: Omit<Route, 'path'> = {
  title: 'console.notFound.title',
  place: '',
  load: withTexts(() => import('./not-found-screen.tsx').then(({ NotFoundScreen }) => NotFoundScreen)),
};

interface Found {
  route: Omit<Route, 'path'>;
  params: Readonly<Record<string, string>>;
}

/** The route of an address with its parameters. After sign-in, the sign-in address leads to the work list. */
export function findRoute(path: string): Found {
  for (const route of routes) {
    const params = readConsoleAddress(route.path, path);
    if (params) return { route, params };
  }
  return { route: readConsoleAddress(consolePaths.signIn, path) ? workList : notFound, params: {} };
}
