import type { Page } from '@playwright/test';
import type { ApplicationStep } from '@portal/contract/application/steps';
import type { TextKey } from '@portal/locales';
import { prepareApplication, signUp } from '../fixtures/prepared-applicant.ts';
import { createStatement } from '../fixtures/statement.ts';
import { textOf } from '../fixtures/texts.ts';
import { headingShown, type ScreenCase, type ScreenContext } from './screen-case.ts';

interface PreparedCase {
  name: string;
  route: string;
  reached: ApplicationStep;
  /** The heading that shows when the screen is there. */
  title?: TextKey;
  /** What is done on the screen, to see it in another state. */
  then?: (page: Page, context: ScreenContext) => Promise<void>;
}

/** A screen of somebody whose application has reached a step. */
function prepared({ name, route, reached, title, then }: PreparedCase): ScreenCase {
  return {
    name,
    route,
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
  await page.getByRole('button', { name: textOf(language, 'application.welcome.eligible.start') }).click();
}

async function uploadOne(page: Page, { language }: ScreenContext): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await createStatement('RBC-chequing-2026-05'),
      { name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
    ]);
  await page.getByText(textOf(language, 'revenue.upload.ready'), { exact: true }).waitFor({ timeout: 30_000 });
}

const structureRoute = '/application-business-structure-section';
const personalRoute = '/application-personal-information';
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
      const { call } = await prepareApplication(page, portal, language, 'complete');
      await call('post', '/api/applications', { data: { businessId: null } });
      await page.goto(`${portal.url}/main?lng=${language}`);
      await page.getByRole('table').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'my-applications-withdraw',
    route: '/main',
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'personalInformation');
      await page.goto(`${portal.url}/main?lng=${language}`);
      await page.getByRole('button', { name: textOf(language, 'applications.actions.withdraw') }).click();
      await page.getByRole('button', { name: textOf(language, 'applications.withdraw.keep') }).waitFor();
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
      await prepareApplication(page, portal, language, 'personalInformation');
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
    then: showErrors,
  }),
  prepared({ name: 'personal-information-filled', route: personalRoute, reached: 'revenue' }),
  prepared({ name: 'bank-intro', route: '/application-value-proposition', reached: 'revenue' }),
  prepared({ name: 'statements-upload', route: uploadRoute, reached: 'revenue' }),
  prepared({ name: 'statements-upload-errors', route: uploadRoute, reached: 'revenue', then: showErrors }),
  prepared({ name: 'statements-upload-files', route: uploadRoute, reached: 'revenue', then: uploadOne }),
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
  prepared({ name: 'final', route: '/final', reached: 'complete' }),
];
