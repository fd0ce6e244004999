import type { TextKey } from '@portal/locales';
import { formatMoney } from '@portal/locales/format';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { textOf } from '@portal/test-kit/texts';
import { headingShown, openedDirectly, type ScreenCase } from '@portal/test-kit/screen-case';

/** One environment for all cases that need configuration, so that one extra server is enough. */
export const configured = {
  GOOGLE_CLIENT_ID: 'portal.apps.local.example',
  SESSION_RECORDER: 'on',
  ESTIMATE_SHARE: '8-15%',
  USUAL_AMOUNTS: '5000-250000',
  USUAL_COST: '1.05-1.10',
  USUAL_TERMS: '6-18',
  FUNDING_DAYS: '2',
};

const agree: TextKey = 'applications.recording.agree';

export const configuredCases: readonly ScreenCase[] = [
  { ...openedDirectly('eligibility-terms', '/marketing-qualification'), env: configured },
  {
    name: 'login-google',
    route: '/',
    env: configured,
    async reach(page, { portal, language }) {
      await page.route('https://accounts.google.com/**', (route) => route.fulfill({ contentType: 'text/javascript' }));
      await page.goto(`${portal.url}/login?lng=${language}`);
      await page.getByRole('button', { name: textOf(language, 'login.google.continue') }).waitFor();
    },
  },
  {
    name: 'google-failed',
    route: '/verify',
    env: configured,
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}/verify?lng=${language}#google`);
      await headingShown(page, textOf(language, 'login.google.failed.title'));
    },
  },
  {
    name: 'recorder-question',
    route: '/application-welcome',
    env: configured,
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'welcome');
      await page.goto(`${portal.url}/application-welcome?lng=${language}`);
      await page.getByRole('button', { name: textOf(language, 'application.welcome.eligible.lookAhead') }).click();
      await page.getByRole('button', { name: textOf(language, agree) }).waitFor();
    },
  },
  {
    name: 'business-funding-estimate',
    route: '/application-business-funding-section',
    env: configured,
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'businessFunding');
      await page.goto(`${portal.url}/application-business-funding-section?lng=${language}`);
      await page.getByRole('textbox', { name: textOf(language, 'common.fields.annualRevenue') }).fill('250k');
      const estimate = { least: formatMoney(20_000, language), most: formatMoney(37_000, language) };
      await page
        .getByRole('status')
        .filter({ hasText: textOf(language, 'application.estimate', estimate) })
        .waitFor();
      const usual = { least: formatMoney(5000, language), most: formatMoney(250_000, language) };
      const amounts = textOf(language, 'eligibility.terms.range', usual);
      await page.getByText(textOf(language, 'eligibility.terms.amounts', { amounts })).waitFor();
    },
  },
  {
    name: 'review-terms',
    route: '/application-review',
    env: configured,
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'review');
      await page.goto(`${portal.url}/application-review?lng=${language}`);
      await headingShown(page);
    },
  },
  {
    name: 'recorder-agreed',
    route: '/main',
    env: configured,
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'personalInformation');
      await page.goto(`${portal.url}/main?lng=${language}`);
      await page.getByRole('button', { name: textOf(language, agree) }).click();
      await page.getByRole('button', { name: textOf(language, 'applications.recording.stop') }).waitFor();
    },
  },
];
