import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { consentTextVersions } from '@portal/contract/consent';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { callApi } from '@portal/test-kit/api-call';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { openConsole } from '@portal/test-kit/staff';
import { textOf } from '@portal/test-kit/texts';
import { configured } from '../../../portal/e2e/screens/configured-cases.ts';
import { addTemplate, elsewhere, openApplication, submitted } from './ways.ts';
import type { ScreenCase, ScreenContext } from '@portal/test-kit/screen-case';

const keys = '/staff/settings/keys';
const people = '/staff/settings/people';
const recordings = '/staff/recordings';

/** A page with two lines, in the format of the portal's recorder: window, content, and the end one second later. */
const recorded = [
  { type: 4, timestamp: 0, data: { href: 'https://portal.example/', width: 800, height: 500 } },
  {
    type: 2,
    timestamp: 10,
    data: {
      initialOffset: { left: 0, top: 0 },
      node: {
        type: 0,
        id: 1,
        childNodes: [
          {
            type: 2,
            id: 2,
            tagName: 'html',
            attributes: { lang: 'en' },
            childNodes: [
              {
                type: 2,
                id: 3,
                tagName: 'body',
                attributes: {},
                childNodes: [
                  {
                    type: 2,
                    id: 4,
                    tagName: 'h1',
                    attributes: {},
                    childNodes: [{ type: 3, id: 5, textContent: 'Business structure' }],
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  { type: 3, timestamp: 61_000, data: { source: 3, id: 1, x: 0, y: 0 } },
];

async function openRecordings(page: Page, context: ScreenContext): Promise<void> {
  const { portal, language } = context;
  await elsewhere(page, context, async (other) => {
    const { call } = await prepareApplication(other, portal, language, 'welcome');
    const data = { textVersion: consentTextVersions.sessionRecording, language };
    await call('post', '/api/recordings/consent', { data });
    const { recordingId } = await call<{ recordingId: string }>('post', '/api/recordings');
    const content = gzipSync(JSON.stringify(recorded)).toString('base64');
    await call('post', `/api/recordings/${recordingId}/chunks`, { data: { position: 0, content } });
  });
  await openConsole(page, portal, { address: recordings, language, person: 'Joelle Battersby' });
  await page
    .getByRole('button', { name: textOf(language, 'console.recordings.remove') })
    .first()
    .waitFor();
}

export const consoleQuestionCases: readonly ScreenCase[] = [
  {
    name: 'console-recording',
    route: recordings,
    env: configured,
    async reach(page, context) {
      await openRecordings(page, context);
      const play = textOf(context.language, 'console.recordings.play');
      await page
        .getByRole('button', { name: new RegExp(`^${play} `, 'u') })
        .first()
        .click();
      await page.locator('input[type=range]:enabled').waitFor();
    },
  },
  {
    name: 'console-recording-remove',
    route: recordings,
    env: configured,
    async reach(page, context) {
      await openRecordings(page, context);
      const remove = textOf(context.language, 'console.recordings.remove');
      await page.getByRole('button', { name: remove }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'console-key-revoke',
    route: keys,
    async reach(page, { portal, language }) {
      await callApi(portal, STAFF_KEY, '/api/staff/keys', { body: { scope: 'staff', name: 'CRM', partnerId: null } });
      await openConsole(page, portal, { address: keys, language, person: 'Joelle Battersby' });
      const revoke = textOf(language, 'console.settings.keys.revoke');
      const key = page.getByRole('row', { name: /CRM/u }).or(page.getByRole('listitem').filter({ hasText: 'CRM' }));
      await key.getByRole('button', { name: revoke }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'console-person-renew',
    route: people,
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: people, language, person: 'Joelle Battersby' });
      const menu = textOf(language, 'console.settings.people.menu', { name: 'Owen Kassel' });
      await page.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('button', { name: textOf(language, 'console.settings.people.renew'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'console-request-withdraw',
    route: consolePaths.application,
    async reach(page, context) {
      const { portal, language } = context;
      const address = await submitted(page, context);
      const question = { en: 'What is the loan for?', fr: 'À quoi servira le prêt?' };
      await callApi(portal, STAFF_KEY, `/api${address}/information-requests`, {
        body: { dueDay: null, items: [{ kind: 'question', question }] },
      });
      await openConsole(page, portal, { address, language });
      const requests = page.getByRole('region', { name: textOf(language, 'console.requests.title') });
      await requests.getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'console-template-replace',
    route: consolePaths.application,
    async reach(page, context) {
      const { portal, language } = context;
      const name = await addTemplate(portal);
      await openApplication(page, context);
      await page.keyboard.press('i');
      const dialog = page.getByRole('dialog').first();
      await dialog.getByRole('textbox').first().fill('What is the loan for?');
      await dialog.getByRole('combobox').selectOption(name);
      await dialog.getByRole('button', { name: textOf(language, 'console.ask.template.use') }).click();
      await page.getByRole('heading', { name: textOf(language, 'console.ask.template.replaceTitle') }).waitFor();
    },
  },
  {
    name: 'console-columns',
    route: '/staff',
    widths: ['1440', '900'],
    async reach(page, context) {
      const { portal, language } = context;
      await submitted(page, context);
      await openConsole(page, portal, { language });
      const choose = textOf(language, 'console.columns.choose');
      await page.getByRole('button', { name: choose, exact: true }).click();
      await page.getByRole('group', { name: choose }).getByRole('checkbox').first().waitFor();
    },
  },
];
