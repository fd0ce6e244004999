import type { TextKey } from '@portal/locales';
import { prepareApplication } from '../fixtures/prepared-applicant.ts';
import { textOf } from '../fixtures/texts.ts';
import { headingShown, type ScreenCase } from './screen-case.ts';

/** One environment for all of them, so that one more server is enough. */
const env = { GOOGLE_CLIENT_ID: 'portal.apps.local.example', SESSION_RECORDER: 'on' };

const agree: TextKey = 'applications.recording.agree';

/** What a lender has to switch on before anybody sees it. */
export const configuredCases: readonly ScreenCase[] = [
  {
    name: 'login-google',
    route: '/',
    env,
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}/login?lng=${language}`);
      await page.getByRole('button', { name: textOf(language, 'login.google.continue') }).waitFor();
    },
  },
  {
    name: 'google-failed',
    route: '/verify',
    env,
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}/verify?lng=${language}#google`);
      await headingShown(page, textOf(language, 'login.google.failed.title'));
    },
  },
  {
    name: 'recorder-question',
    route: '/application-welcome',
    env,
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'welcome');
      await page.goto(`${portal.url}/application-welcome?lng=${language}`);
      await page.getByRole('button', { name: textOf(language, 'application.welcome.eligible.start') }).click();
      await page.getByRole('button', { name: textOf(language, agree) }).waitFor();
    },
  },
  {
    name: 'recorder-agreed',
    route: '/main',
    env,
    async reach(page, { portal, language }) {
      await prepareApplication(page, portal, language, 'personalInformation');
      await page.goto(`${portal.url}/main?lng=${language}`);
      await page.getByRole('button', { name: textOf(language, agree) }).click();
      await page.getByRole('button', { name: textOf(language, 'applications.recording.stop') }).waitFor();
    },
  },
];
