import type { ScreenLoader } from '../frame/states/lazy-screen.tsx';
import { loadOtherTexts } from '../i18n/language.ts';
import type { Route } from './route.ts';
import { settingsRoutes } from './settings-routes.ts';

const application: ScreenLoader = () =>
  import('../features/application/application-screen.tsx').then(({ ApplicationScreen }) => ApplicationScreen);

const workList: Route = {
  path: '/staff',
  title: 'console.places.applications',
  place: 'applications',
  load: () => import('../features/work-list/work-list-screen.tsx').then(({ WorkListScreen }) => WorkListScreen),
};

const otherRoutes: readonly Route[] = [
  {
    path: '/staff/applications/:applicationId',
    title: 'console.application.title',
    place: 'applications',
    load: application,
  },
  ...settingsRoutes,
  {
    path: '/staff/overview',
    title: 'console.overview.title',
    place: 'overview',
    load: () => import('../features/overview/overview-screen.tsx').then(({ OverviewScreen }) => OverviewScreen),
  },
  {
    path: '/staff/partners',
    title: 'console.partners.title',
    place: 'partners',
    load: () => import('../features/partners/partners-screen.tsx').then(({ PartnersScreen }) => PartnersScreen),
  },
  {
    path: '/staff/recordings',
    title: 'console.recordings.title',
    place: 'recordings',
    load: () => import('../features/recordings/recordings-screen.tsx').then(({ RecordingsScreen }) => RecordingsScreen),
  },
  {
    path: '/staff/leads',
    title: 'console.places.leads',
    place: 'leads',
    load: () => import('../features/leads/leads-screen.tsx').then(({ LeadsScreen }) => LeadsScreen),
  },
  {
    path: '/staff/customers',
    title: 'console.places.customers',
    place: 'customers',
    load: () => import('../features/customers/customers-screen.tsx').then(({ CustomersScreen }) => CustomersScreen),
  },
  {
    path: '/staff/customers/:customerId',
    title: 'console.customers.title',
    place: 'customers',
    load: () => import('../features/customers/customer-screen.tsx').then(({ CustomerScreen }) => CustomerScreen),
  },
  {
    path: '/staff/privacy',
    title: 'console.places.privacy',
    place: 'privacy',
    load: () => import('../features/privacy/privacy-screen.tsx').then(({ PrivacyScreen }) => PrivacyScreen),
  },
  {
    path: '/staff/applications/:applicationId/cash-flow',
    title: 'console.cashFlow.title',
    place: 'applications',
    load: () =>
      import('../features/application/cash-flow/cash-flow-screen.tsx').then(({ CashFlowScreen }) => CashFlowScreen),
  },
  {
    path: '/staff/applications/:applicationId/statements/:statementId',
    title: 'console.statement.title',
    place: 'applications',
    load: () =>
      import('../features/application/statement/statement-screen.tsx').then(({ StatementScreen }) => StatementScreen),
  },
];

/** A screen comes together with its texts. */
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

/** The route of an address, with its parameters; the work list for one that is none of ours. */
export function findRoute(path: string): { route: Route; params: Readonly<Record<string, string>> } {
  const parts = path.replace(/\/$/u, '').split('/');
  for (const route of routes) {
    const wanted = route.path.split('/');
    if (wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part.startsWith(':') || part === parts[index])) continue;
    const named = wanted.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[index] ?? '')] as const] : [],
    );
    return { route, params: Object.fromEntries(named) };
  }
  return { route: workList, params: {} };
}
