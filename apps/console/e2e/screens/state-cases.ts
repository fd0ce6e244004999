import type { Page } from '@playwright/test';
import { VIEW_COUNT_MAXIMUM } from '@portal/contract/constants';
import { type ConsolePath, consolePaths } from '@portal/contract/staff/console-paths';
import type { TextKey } from '@portal/locales';
import { formatNumber } from '@portal/locales/format/number';
import { callApi } from '@portal/test-kit/api-call';
import { failAsked, isAsked } from '@portal/test-kit/asked';
import { leaveLead } from '@portal/test-kit/desk';
import { STAFF_KEY } from '@portal/test-kit/server';
import { type DemoPerson, openConsole } from '@portal/test-kit/staff';
import { textOf } from '@portal/test-kit/texts';
import { openApplication, submitted } from './ways.ts';
import { headingShown, type ScreenCase, type ScreenContext } from '@portal/test-kit/screen-case';

interface Place {
  name: string;
  route: ConsolePath;
  /** Set if it differs from the route. */
  address?: (page: Page, context: ScreenContext) => Promise<string>;
  asks: RegExp;
  person?: DemoPerson;
}

const ofApplication =
  (tab: string): NonNullable<Place['address']> =>
  async (page, context) =>
    `${await submitted(page, context)}${tab}`;

const ofStatement: NonNullable<Place['address']> = async (page, context) => {
  const address = await submitted(page, context);
  const path = `/api${address}`;
  const { statements } = await callApi<{ statements: { statementId: string }[] }>(context.portal, STAFF_KEY, path);
  return `${address}/statements/${statements[0]?.statementId ?? ''}`;
};

const UNKNOWN_ID = '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21';
const unknownCustomer = () => Promise.resolve(`/staff/customers/${UNKNOWN_ID}`);

const places: readonly Place[] = [
  { name: 'work-list', route: '/staff', asks: /\/work-list\?/u },
  {
    name: 'application',
    route: consolePaths.application,
    address: ofApplication(''),
    asks: /\/applications\/[\w-]+$/u,
  },
  {
    name: 'cash-flow',
    route: consolePaths.cashFlow,
    address: ofApplication('/cash-flow'),
    asks: /\/applications\/[\w-]+\/cash-flow$/u,
  },
  {
    name: 'statement',
    route: consolePaths.statement,
    address: ofStatement,
    asks: /\/statements\/[\w-]+\/transactions$/u,
  },
  { name: 'customer', route: consolePaths.customer, address: unknownCustomer, asks: /\/contact-searches/u },
  { name: 'leads', route: '/staff/leads', asks: /\/leads(?:\?|$)/u },
  { name: 'customers', route: '/staff/customers', asks: /\/contact-searches/u },
  { name: 'partners', route: '/staff/partners', asks: /\/partners(?:\?|$)/u },
  { name: 'referrals', route: '/staff/partners', asks: /\/referrals(?:\?|$)/u },
  { name: 'partner-keys', route: '/staff/partners', asks: /\/keys\?.*partnerId/u, person: 'Owen Kassel' },
  { name: 'privacy', route: '/staff/privacy', asks: /\/privacy-requests\?/u },
  { name: 'recordings', route: '/staff/recordings', asks: /\/recordings(?:\?|$)/u },
  { name: 'overview', route: '/staff/overview', asks: /\/statistics/u },
  ...(
    [
      ['people', /\/people$/u],
      ['keys', /\/keys(?:\?|$)/u],
      ['webhooks', /\/webhooks$/u],
      ['templates', /\/question-templates$/u],
      ['lenders', /\/lenders$/u],
      ['audit', /\/audit-entries/u],
    ] as const
  ).map(([name, asks]) => ({
    name,
    route: consolePaths[name],
    asks,
    person: 'Joelle Battersby' as const,
  })),
];

async function changeAnswer(page: Page, asks: RegExp, part: object): Promise<void> {
  await page.route(isAsked(asks), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), ...part } });
  });
}

const ordinary: readonly string[] = ['work-list', 'application', 'statement'];

function loading({ name, route, address, asks, person }: Place): ScreenCase {
  return {
    name: `console-${name}-loading`,
    route,
    isOfFull: !ordinary.includes(name),
    testedIn: 'en',
    async reach(page, context) {
      const { portal, language } = context;
      const opened = address ? await address(page, context) : route;
      await page.route(isAsked(asks), () => undefined);
      await openConsole(page, portal, { address: opened, language, ...(person && { person }) });
      await page
        .getByRole('status')
        .filter({ hasText: textOf(language, 'common.loading') })
        .first()
        .waitFor();
      // The frame loads first, and has no heading yet.
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  };
}

function failed({ name, route, address, asks, person }: Place): ScreenCase {
  return {
    name: `console-${name}-failed`,
    route,
    isOfFull: !ordinary.includes(name),
    testedIn: 'fr',
    async reach(page, context) {
      const { portal, language } = context;
      const opened = address ? await address(page, context) : route;
      await failAsked(page, asks);
      await openConsole(page, portal, { address: opened, language, ...(person && { person }) });
      await page
        .getByRole('button', { name: textOf(language, 'console.failed.again') })
        .first()
        .waitFor();
    },
  };
}

function empty(name: string, route: ConsolePath, asks: RegExp, answer: object, heading: TextKey): ScreenCase {
  return {
    name: `console-${name}-empty`,
    route,
    testedIn: 'fr',
    async reach(page, { portal, language }) {
      await page.route(isAsked(asks), (route_) => route_.fulfill({ json: answer }));
      await openConsole(page, portal, { address: route, language, person: 'Joelle Battersby' });
      await page.getByText(textOf(language, heading)).first().waitFor();
    },
  };
}

function long(name: string, route: ConsolePath, asks: RegExp): ScreenCase {
  return {
    name: `console-${name}-long`,
    route,
    testedIn: 'fr',
    async reach(page, { portal, language }) {
      await leaveLead(portal, language);
      await changeAnswer(page, asks, { next: UNKNOWN_ID });
      await openConsole(page, portal, { address: route, language, person: 'Joelle Battersby' });
      await page
        .getByRole('button', { name: textOf(language, 'console.more') })
        .first()
        .waitFor();
    },
  };
}

const states: readonly ScreenCase[] = [
  {
    name: 'console-customer-gone',
    route: consolePaths.customer,
    testedIn: 'fr',
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: await unknownCustomer(), language });
      await page.getByRole('heading', { name: textOf(language, 'console.customers.gone') }).waitFor();
    },
  },
  {
    name: 'console-not-found',
    route: '/staff',
    shownAt: '/staff/nowhere',
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: '/staff/nowhere', language });
      await headingShown(page, textOf(language, 'console.notFound.title'));
    },
  },
  {
    name: 'console-application-gone',
    route: consolePaths.application,
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: `/staff/applications/${UNKNOWN_ID}`, language });
      await headingShown(page, textOf(language, 'console.application.none.title'));
    },
  },
  {
    name: 'console-application-parts-failed',
    route: consolePaths.application,
    isOfFull: true,
    testedIn: 'fr',
    async reach(page, context) {
      const address = await submitted(page, context);
      await failAsked(page, /\/(?:matches|cash-flow|decisions)$|\/work-list\?/u);
      await openConsole(page, context.portal, { address, language: context.language });
      await page
        .getByRole('region', { name: textOf(context.language, 'console.needs.title') })
        .getByRole('button', { name: textOf(context.language, 'console.failed.again') })
        .waitFor();
    },
  },
  {
    name: 'console-amount-refused',
    route: '/staff',
    testedIn: 'fr',
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { language });
      const name = textOf(language, 'console.filters.names.amount');
      await page.getByRole('button', { name, exact: true }).first().click();
      const form = page.getByRole('group', { name });
      await form.getByRole('textbox').first().fill('90000');
      await form.getByRole('textbox').last().fill('5000');
      await form.getByRole('button', { name: textOf(language, 'console.filters.apply') }).click();
      await form.getByText(textOf(language, 'console.filters.amountOrder')).waitFor();
    },
  },
  {
    name: 'console-work-list-empty',
    route: '/staff',
    async reach(page, context) {
      await submitted(page, context);
      const { portal, language } = context;
      await changeAnswer(page, /\/work-list\?/u, { applications: [], next: null });
      await openConsole(page, portal, { address: '/staff?view=mine', language, person: 'Joelle Battersby' });
      await page.getByRole('heading', { name: textOf(language, 'console.empty.mine') }).waitFor();
    },
  },
  {
    name: 'console-too-many',
    route: '/staff',
    async reach(page, context) {
      await submitted(page, context);
      const { portal, language } = context;
      await changeAnswer(page, /\/work-list\?/u, { total: null });
      await changeAnswer(page, /\/work-list\/counts$/u, { all: null, closed: null });
      await openConsole(page, portal, { language });
      const most = formatNumber(VIEW_COUNT_MAXIMUM, language);
      await page
        .getByText(textOf(language, 'console.places.many', { most }))
        .first()
        .waitFor();
    },
  },
  {
    name: 'console-offline',
    route: '/staff',
    allows: /ERR_INTERNET_DISCONNECTED/u,
    async reach(page, context) {
      await submitted(page, context);
      await openConsole(page, context.portal, { language: context.language });
      await page.locator('a[href^="/staff/applications/"]').first().waitFor();
      await page.context().setOffline(true);
      await page.getByText(textOf(context.language, 'console.offline.notesOnly')).waitFor();
    },
  },
  {
    name: 'console-note-waits',
    route: consolePaths.application,
    allows: /ERR_INTERNET_DISCONNECTED/u,
    async reach(page, context) {
      await openApplication(page, context);
      await page.context().setOffline(true);
      const note = page.getByRole('textbox', { name: textOf(context.language, 'console.note.label') });
      await note.fill('Called back at 14:05.');
      await note.press('Control+Enter');
      await page.getByText(textOf(context.language, 'console.note.waits')).waitFor();
    },
  },
  {
    name: 'console-session-ends',
    route: '/staff',
    async reach(page, context) {
      await submitted(page, context);
      const { portal, language } = context;
      await openConsole(page, portal, { language });
      await page.route(isAsked(/\/session$/u), async (route) => {
        const answer = (await (await route.fetch()).json()) as { session: object };
        await route.fulfill({ json: { session: { ...answer.session, secondsLeft: 90 } } });
      });
      await page.reload();
      await page.getByRole('dialog').waitFor();
    },
  },
];

export const consoleStateCases: readonly ScreenCase[] = [
  ...places.flatMap((place) => [loading(place), failed(place)]),
  ...states,
  long('leads', '/staff/leads', /\/leads(?:\?|$)/u),
  long('customers', '/staff/customers', /\/contact-searches/u),
  long('partners', '/staff/partners', /\/partners(?:\?|$)/u),
  long('keys', '/staff/settings/keys', /\/keys(?:\?|$)/u),
  long('audit', '/staff/settings/audit', /\/audit-entries/u),
  empty('leads', '/staff/leads', /\/leads(?:\?|$)/u, { leads: [], next: null }, 'console.leads.none'),
  empty('customers', '/staff/customers', /\/contact-searches/u, { contacts: [], next: null }, 'console.customers.none'),
  empty(
    'privacy',
    '/staff/privacy',
    /\/privacy-requests\?/u,
    { requests: [], next: null },
    'console.privacy.none.open',
  ),
  empty('partners', '/staff/partners', /\/partners(?:\?|$)/u, { partners: [], next: null }, 'console.partners.none'),
  empty(
    'referrals',
    '/staff/partners',
    /\/referrals(?:\?|$)/u,
    { referrals: [], next: null },
    'console.partners.noReferrals',
  ),
  empty('partner-keys', '/staff/partners', /\/keys\?.*partnerId/u, { keys: [], next: null }, 'console.partners.noKeys'),
  empty('keys', '/staff/settings/keys', /\/keys(?:\?|$)/u, { keys: [], next: null }, 'console.settings.keys.none'),
  empty('webhooks', '/staff/settings/webhooks', /\/webhooks$/u, { webhooks: [] }, 'console.settings.webhooks.none'),
  empty(
    'templates',
    '/staff/settings/templates',
    /\/question-templates$/u,
    { templates: [] },
    'console.settings.templates.none',
  ),
  empty(
    'audit',
    '/staff/settings/audit',
    /\/audit-entries/u,
    { entries: [], next: null },
    'console.settings.audit.none',
  ),
];
