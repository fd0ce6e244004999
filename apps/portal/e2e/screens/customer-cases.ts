import { picturePng } from '@portal/statements/corpus/picture';
import type { Page } from '@playwright/test';
import type { ApplicationStep } from '@portal/contract/application/steps';
import type { RoutePath } from '@portal/contract/routes';
import type { TextKey } from '@portal/locales';
import { connectBank, logInToBank, widgetShown } from '@portal/test-kit/bank';
import { callApi } from '@portal/test-kit/api-call';
import { prepareApplication, signUp } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { createScan, createStatement, createStatementWithRows, monthsAgo } from '@portal/test-kit/statement';
import { textOf } from '@portal/test-kit/texts';
import { headingShown, type ScreenCase, type ScreenContext } from '@portal/test-kit/screen-case';

async function openBankWidget(page: Page, { language }: ScreenContext): Promise<void> {
  await page.getByRole('button', { name: textOf(language, 'revenue.about.agree') }).click();
  await headingShown(page, textOf(language, 'revenue.bank.title'));
  await widgetShown(page, language);
}

interface ConnectedCase {
  name: string;
  story: string;
  until: 'choose' | 'select';
  shows?: TextKey;
  arrives?: RoutePath;
  /**
   * Whether the portal continues to review by itself because all months are found; the case goes back to show the
   * screen.
   */
  leadsOn?: boolean;
  then?: (page: Page, context: ScreenContext) => Promise<void>;
}

function connected(connectedCase: ConnectedCase): ScreenCase {
  const { name, story, until, shows, arrives = bankConnectionRoute, leadsOn = false, then } = connectedCase;
  return {
    name,
    route: arrives,
    async reach(page, context) {
      const { portal, language } = context;
      const person = await prepareApplication(page, portal, language, 'revenue');
      await connectBank(person, portal, story);
      await page.goto(`${portal.url}${bankConnectionRoute}?lng=${language}`);
      await page
        .getByRole('dialog', { name: textOf(language, 'revenue.bank.select.title') })
        .last()
        .waitFor();
      if (until === 'choose') return;
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: textOf(language, 'common.continue'), exact: true }).click();
      if (leadsOn) {
        await headingShown(page, textOf(language, 'review.title'));
        await page.goBack();
      }
      await headingShown(page, textOf(language, shows ?? 'revenue.bank.readingTransactions.title'));
      await then?.(page, context);
    },
  };
}

interface PreparedCase {
  name: string;
  route: RoutePath;
  reached: ApplicationStep;
  arrives?: RoutePath;
  title?: TextKey;
  then?: (page: Page, context: ScreenContext) => Promise<void>;
}

function prepared({ name, route, reached, arrives, title, then }: PreparedCase): ScreenCase {
  return {
    name,
    route: arrives ?? route,
    async reach(page, context) {
      await prepareApplication(page, context.portal, context.language, reached);
      await page.goto(`${context.portal.url}${route}?lng=${context.language}`);
      await headingShown(page, title && textOf(context.language, title));
      await then?.(page, context);
    },
  };
}

async function showErrors(page: Page, { language }: ScreenContext): Promise<void> {
  await page.getByRole('button', { name: textOf(language, 'common.continue'), exact: true }).click();
  await page.getByText(textOf(language, 'common.errorSummary')).waitFor();
}

async function closeEligibleDialog(page: Page, { language }: ScreenContext): Promise<void> {
  await page.getByRole('button', { name: textOf(language, 'application.welcome.eligible.lookAhead') }).click();
}

async function uploadSome(page: Page, { language }: ScreenContext): Promise<void> {
  const part = monthsAgo(3);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await createStatementWithRows(monthsAgo(6), [12_000_00, -450_25, 345_67]),
      await createStatement(`RBC-chequing-${part}`, { to: `${part}-12` }),
      await createScan('scan'),
      { name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
    ]);
  const badges = ['checkDates', 'notRecognised'] as const;
  const labels = badges.map((badge) => textOf(language, `revenue.upload.reading.${badge}`));
  for (const label of labels) await page.getByText(label, { exact: true }).waitFor();
  await page.getByText(textOf(language, 'revenue.upload.ready'), { exact: true }).waitFor();
}

async function answerName(page: Page, { language }: ScreenContext): Promise<void> {
  const files = page.locator('input[type=file]');
  const own = { holder: 'DOMINIQUE ROY' };
  await files.setInputFiles([
    await createStatement(`RBC-${monthsAgo(2)}`, own),
    await createStatement(`RBC-${monthsAgo(3)}`, own),
  ]);
  await page.getByRole('button', { name: textOf(language, 'revenue.holder.answers.ownName') }).click();
  await page.getByText(textOf(language, 'revenue.holder.badges.ownName'), { exact: true }).nth(1).waitFor();
  await files.setInputFiles([await createStatement(`TD-${monthsAgo(1)}`, { holder: 'SOMEBODY ELSE LTD' })]);
  // After an answer, the pointer and the focus are in the list, which moves new files into place only once both have
  // left.
  await page.getByText(textOf(language, 'revenue.upload.reading.checkName'), { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByRole('button', { name: textOf(language, 'revenue.find.open') }).focus();
  await page.getByRole('button', { name: textOf(language, 'revenue.holder.wrongFile') }).waitFor();
}

async function findStatements(page: Page, { language }: ScreenContext): Promise<void> {
  await page.getByRole('button', { name: textOf(language, 'revenue.find.open') }).click();
  const bank = page.getByRole('combobox', { name: textOf(language, 'revenue.find.institution') });
  await bank.selectOption(textOf(language, 'revenue.banks.nationalBank'));
  await page.getByText(textOf(language, 'revenue.find.nationalBank.signIn')).waitFor();
}

async function giveReason(page: Page, { language }: ScreenContext): Promise<void> {
  await page.getByRole('button', { name: textOf(language, 'revenue.reason.action') }).click();
  await page.getByRole('radio', { name: textOf(language, 'revenue.reason.kinds.accountOpened') }).check();
  await page.getByRole('button', { name: textOf(language, 'revenue.reason.save') }).click();
  await page.getByText(textOf(language, 'common.errorSummary')).waitFor();
}

async function reachSin(page: Page, { portal, language }: ScreenContext): Promise<void> {
  await prepareApplication(page, portal, language, 'complete', { lastName: 'Nohit' });
  await page.goto(`${portal.url}/application-processing?lng=${language}`);
  await page.waitForURL('**/application-sin-entry');
  await headingShown(page, textOf(language, 'application.sin.title'));
}

async function openYourData(page: Page, language: ScreenContext['language']): Promise<void> {
  await page.getByRole('link', { name: textOf(language, 'applications.yourData') }).click();
  await headingShown(page, textOf(language, 'privacy.title'));
}

async function openMoreOptions(page: Page, language: ScreenContext['language']): Promise<void> {
  const name = textOf(language, 'applications.actions.more', { business: '' }).trim();
  await page.getByRole('button', { name }).first().click();
}

const aboutBankRoute = '/application-about-flinks';
const bankConnectionRoute = '/application-bank-connection';

function loadingWith(message: 'preparing' | 'returning'): ScreenCase {
  return {
    name: `loading-application-${message}`,
    route: '/loading-application',
    async reach(page, { portal, language }) {
      const { call } = await signUp(page, portal, language);
      if (message === 'returning') await call('post', '/api/applications/prepare');
      await page.route(/\/api\/applications\/[\w-]{36}$/u, () => undefined);
      await page.goto(`${portal.url}/loading-application?lng=${language}`);
      await page.getByText(textOf(language, `verification.loading.${message}`)).waitFor();
    },
  };
}

const structureRoute = '/application-business-structure-section';
const personalRoute = '/application-personal-information';
const missingRoute = '/application-missing-statements-value-proposition';
const uploadRoute = '/application-bank-statements-upload';

export const customerCases: readonly ScreenCase[] = [
  {
    name: 'loading-application',
    route: '/loading-application',
    async reach(page, { portal, language }) {
      await signUp(page, portal, language);
      await page.route('**/api/applications/prepare', () => undefined);
      await page.goto(`${portal.url}/loading-application?lng=${language}`);
      await headingShown(page);
    },
  },
  loadingWith('preparing'),
  loadingWith('returning'),
  {
    name: 'my-applications-empty',
    route: '/main',
    async reach(page, { portal, language }) {
      await signUp(page, portal, language);
      await page.goto(`${portal.url}/main?lng=${language}`);
      await page.getByRole('heading', { name: textOf(language, 'applications.empty.title') }).waitFor();
    },
  },
  {
    name: 'my-applications',
    route: '/main',
    async reach(page, { portal, language }) {
      const { call, application } = await prepareApplication(page, portal, language, 'complete');
      await callApi(portal, STAFF_KEY, `/api/staff/applications/${application.applicationId}/account-manager`, {
        method: 'PUT',
        body: { accountManager: { name: 'Anne Roy', email: 'anne.roy@lender.example' } },
      });
      await call('post', '/api/applications', { data: { businessId: null } });
      await page.goto(`${portal.url}/main?lng=${language}`);
      await page.getByRole('cell').filter({ hasText: 'Anne Roy' }).waitFor();
    },
  },
  {
    name: 'my-applications-information',
    route: '/main',
    async reach(page, { portal, language }) {
      const { application } = await prepareApplication(page, portal, language, 'complete');
      await callApi(portal, STAFF_KEY, `/api/staff/applications/${application.applicationId}/information-requests`, {
        body: {
          dueDay: null,
          items: [
            { kind: 'statements', months: [monthsAgo(1)] },
            {
              kind: 'question',
              question: { en: 'What changed in the spring?', fr: 'Qu’est-ce qui a changé au printemps?' },
            },
          ],
        },
      });
      await page.goto(`${portal.url}/main?lng=${language}`);
      await page.getByText(textOf(language, 'applications.actionRequired')).waitFor();
    },
  },
  {
    name: 'documents-upload',
    route: '/documents-upload',
    async reach(page, { portal, language }) {
      const { application } = await prepareApplication(page, portal, language, 'complete');
      await callApi(portal, STAFF_KEY, `/api/staff/applications/${application.applicationId}/information-requests`, {
        body: {
          dueDay: null,
          items: [
            {
              kind: 'document',
              document: 'identity',
              message: { en: 'Both sides, please.', fr: 'Recto et verso, s’il vous plaît.' },
            },
            { kind: 'document', document: 'voidCheque' },
          ],
        },
      });
      await page.goto(`${portal.url}/documents-upload?lng=${language}`);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([
          { name: 'IMG_2041.png', mimeType: 'image/png', buffer: picturePng(false) },
          { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a document') },
        ]);
      await page.getByText(textOf(language, 'revenue.upload.ready'), { exact: true }).waitFor();
    },
  },
  {
    name: 'my-applications-closed',
    route: '/main',
    async reach(page, { portal, language }) {
      const companyName = 'Donaudampfschifffahrtsgesellschaftsmuseum';
      const { application } = await prepareApplication(page, portal, language, 'complete', { companyName });
      await callApi(portal, STAFF_KEY, `/api/staff/applications/${application.applicationId}/closure`, {
        body: { outcome: 'funded' },
      });
      await page.goto(`${portal.url}/main?lng=${language}`);
      await openMoreOptions(page, language);
      await page.getByRole('button', { name: textOf(language, 'applications.actions.read') }).waitFor();
    },
  },
  prepared({
    name: 'sent-application',
    route: '/sent-application',
    reached: 'complete',
    title: 'application.copy.title',
  }),
  {
    name: 'my-applications-withdraw',
    route: '/main',
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'personalInformation');
      await page.goto(`${portal.url}/main?lng=${language}`);
      await openMoreOptions(page, language);
      await page.getByRole('button', { name: textOf(language, 'applications.actions.withdraw') }).click();
      await page.getByRole('button', { name: textOf(language, 'applications.withdraw.keep') }).waitFor();
    },
  },
  {
    name: 'your-data',
    route: '/main',
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'personalInformation');
      await page.goto(`${portal.url}/main?lng=${language}`);
      await openYourData(page, language);
      await page.getByText(textOf(language, 'privacy.requests.none')).waitFor();
    },
  },
  {
    name: 'your-data-failed',
    route: '/main',
    async reach(page, { portal, language }) {
      await signUp(page, portal, language);
      const problem = { code: 'errorGeneral', status: 400 };
      await page.route('**/api/privacy', (route) =>
        route.fulfill({ status: 400, contentType: 'application/problem+json', json: problem }),
      );
      await page.goto(`${portal.url}/main?lng=${language}`);
      await openYourData(page, language);
      await page.getByText(textOf(language, 'privacy.loadFailed')).waitFor();
    },
  },
  {
    name: 'your-data-withdraw',
    route: '/main',
    async reach(page, { portal, language }) {
      const { call } = await prepareApplication(page, portal, language, 'personalInformation');
      await call('post', '/api/privacy/requests', { data: { kind: 'correction', text: 'Noël Côté' } });
      await page.goto(`${portal.url}/main?lng=${language}`);
      await openYourData(page, language);
      const name = textOf(language, 'privacy.consents.which', {
        name: textOf(language, 'privacy.consents.terms.name'),
      });
      await page.getByRole('button', { name }).first().click();
      await page.getByText(textOf(language, 'privacy.consents.needed')).waitFor();
    },
  },
  {
    name: 'your-data-request',
    route: '/main',
    async reach(page, { portal, language }) {
      await signUp(page, portal, language);
      await page.goto(`${portal.url}/main?lng=${language}`);
      await openYourData(page, language);
      await page.getByRole('button', { name: textOf(language, 'privacy.requests.erasure.ask') }).click();
      await page.getByRole('button', { name: textOf(language, 'privacy.requests.erasure.send') }).click();
      await page.getByText(textOf(language, 'common.errorSummary')).waitFor();
    },
  },
  {
    name: 'business-selection',
    route: '/application-business-selection',
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'personalInformation');
      await page.goto(`${portal.url}/application-business-selection?lng=${language}`);
      await page.getByRole('button', { name: textOf(language, 'applications.selection.newBusiness') }).waitFor();
    },
  },
  {
    name: 'open-application-found',
    route: '/open-application-found',
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'complete');
      await page.goto(`${portal.url}/application-business-selection?lng=${language}`);
      await page.getByRole('button', { name: textOf(language, 'applications.selection.open') }).click();
      await page.waitForURL('**/open-application-found');
      await headingShown(page);
    },
  },
  prepared({
    name: 'welcome-dialog',
    route: '/application-welcome',
    reached: 'welcome',
    title: 'application.welcome.title',
  }),
  prepared({
    name: 'welcome',
    route: '/application-welcome',
    reached: 'welcome',
    title: 'application.welcome.title',
    then: closeEligibleDialog,
  }),
  prepared({ name: 'business-structure', route: structureRoute, reached: 'businessStructure' }),
  prepared({
    name: 'business-structure-errors',
    route: structureRoute,
    reached: 'businessStructure',
    then: showErrors,
  }),
  prepared({ name: 'business-structure-filled', route: structureRoute, reached: 'personalInformation' }),
  prepared({
    name: 'business-structure-industries',
    route: structureRoute,
    reached: 'businessStructure',
    then: async (page, { language }) => {
      await page.getByRole('combobox', { name: textOf(language, 'common.fields.industry') }).pressSequentially('bo');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  }),
  prepared({ name: 'business-funding', route: '/application-business-funding-section', reached: 'businessFunding' }),
  prepared({
    name: 'business-funding-errors',
    route: '/application-business-funding-section',
    reached: 'businessFunding',
    then: showErrors,
  }),
  prepared({ name: 'business-age', route: '/application-business-age-section', reached: 'businessAge' }),
  prepared({ name: 'personal-information', route: personalRoute, reached: 'personalInformation' }),
  prepared({
    name: 'personal-information-errors',
    route: personalRoute,
    reached: 'personalInformation',
    then: async (page, context) => {
      const field = (key: TextKey) => page.getByRole('textbox', { name: textOf(context.language, key), exact: true });
      await field('common.fields.firstName').fill('R2D2');
      await field('common.fields.phoneNumber').fill('911 555-0134');
      await field('common.fields.day').fill('31');
      await field('common.fields.year').fill('84');
      await field('common.fields.postalCode').fill('K1O 0B1');
      await showErrors(page, context);
      await page.getByText(textOf(context.language, 'validation.refused.noMonth')).waitFor();
    },
  }),
  prepared({ name: 'personal-information-filled', route: personalRoute, reached: 'revenue' }),
  prepared({ name: 'bank-intro', route: '/application-value-proposition', reached: 'revenue' }),
  prepared({ name: 'about-bank-connection', route: aboutBankRoute, reached: 'revenue' }),
  prepared({
    name: 'bank-prefer-not',
    route: aboutBankRoute,
    reached: 'revenue',
    then: async (page, { language }) => {
      await page.getByRole('button', { name: textOf(language, 'revenue.about.preferNot') }).click();
      await page.getByRole('dialog', { name: textOf(language, 'revenue.bank.preferNot.title') }).waitFor();
    },
  }),
  prepared({
    name: 'bank-widget',
    route: aboutBankRoute,
    arrives: bankConnectionRoute,
    reached: 'revenue',
    then: openBankWidget,
  }),
  prepared({
    name: 'bank-unable',
    route: aboutBankRoute,
    arrives: bankConnectionRoute,
    reached: 'revenue',
    then: async (page, context) => {
      await openBankWidget(page, context);
      await logInToBank(page, context.language, 'disabled');
      await page.getByRole('dialog', { name: textOf(context.language, 'revenue.bank.unable.title') }).waitFor();
    },
  }),
  connected({ name: 'bank-select-account', story: 'steady', until: 'choose' }),
  connected({ name: 'bank-whose-account', story: 'owner', until: 'choose' }),
  connected({ name: 'bank-no-chequing', story: 'usd', until: 'choose' }),
  connected({ name: 'bank-reading', story: 'stuck', until: 'select' }),
  connected({
    name: 'bank-connected',
    story: 'steady',
    until: 'select',
    shows: 'revenue.bank.read.title',
    leadsOn: true,
  }),
  connected({
    name: 'missing-statements',
    story: 'short',
    until: 'select',
    shows: 'revenue.missing.title',
    arrives: missingRoute,
  }),
  connected({
    name: 'missing-statements-reason',
    story: 'short',
    until: 'select',
    shows: 'revenue.missing.title',
    arrives: missingRoute,
    then: giveReason,
  }),
  prepared({ name: 'statements-upload', route: uploadRoute, reached: 'revenue' }),
  prepared({ name: 'statements-upload-find', route: uploadRoute, reached: 'revenue', then: findStatements }),
  prepared({ name: 'statements-upload-errors', route: uploadRoute, reached: 'revenue', then: showErrors }),
  prepared({ name: 'statements-upload-files', route: uploadRoute, reached: 'revenue', then: uploadSome }),
  prepared({ name: 'statements-upload-names', route: uploadRoute, reached: 'revenue', then: answerName }),
  prepared({
    name: 'statements-upload-confirm',
    route: uploadRoute,
    reached: 'review',
    then: async (page, { language }) => {
      await page.getByText(textOf(language, 'revenue.upload.ready'), { exact: true }).waitFor();
      await page.getByRole('button', { name: textOf(language, 'common.continue'), exact: true }).click();
      await page.getByRole('button', { name: textOf(language, 'revenue.upload.confirm.yes') }).waitFor();
    },
  }),
  prepared({ name: 'review', route: '/application-review', reached: 'review' }),
  prepared({
    name: 'review-errors',
    route: '/application-review',
    reached: 'review',
    then: async (page, { language }) => {
      await page.getByRole('button', { name: textOf(language, 'review.submit') }).click();
      await page.getByText(textOf(language, 'common.errorSummary')).waitFor();
    },
  }),
  {
    name: 'processing',
    route: '/application-processing',
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'complete');
      await page.route('**/checks', (route) =>
        route.fulfill({
          json: {
            checks: [
              { kind: 'transactions', state: 'done' },
              { kind: 'personalDetails', state: 'running' },
            ],
            missing: [],
          },
        }),
      );
      await page.goto(`${portal.url}/application-processing?lng=${language}`);
      await page.getByText(textOf(language, 'application.processing.running'), { exact: true }).waitFor();
    },
  },
  { name: 'sin-entry', route: '/application-sin-entry', reach: reachSin },
  {
    name: 'sin-entry-errors',
    route: '/application-sin-entry',
    async reach(page, context) {
      await reachSin(page, context);
      await showErrors(page, context);
    },
  },
  {
    name: 'my-applications-history',
    route: '/main',
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'complete');
      await page.goto(`${portal.url}/main?lng=${language}`);
      await openMoreOptions(page, language);
      await page.getByRole('button', { name: textOf(language, 'applications.actions.history') }).click();
      await page.getByText(textOf(language, 'applications.timeline.submitted')).waitFor();
    },
  },
  prepared({ name: 'final', route: '/final', reached: 'complete' }),
];
