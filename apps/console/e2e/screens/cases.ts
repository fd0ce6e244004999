import type { Page } from '@playwright/test';
import { consolePaths } from '@portal/contract/staff/console-paths';
import type { EarlierDecision } from '@portal/contract/staff/decisions';
import type { System } from '@portal/contract/staff/system';
import { callApi } from '@portal/test-kit/api-call';
import { STAFF_KEY } from '@portal/test-kit/server';
import { picturePng } from '@portal/statements/corpus/picture';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { openPartner } from '@portal/test-kit/partner';
import { fillOffer, openConsole, signInWithoutPage } from '@portal/test-kit/staff';
import {
  createAlteredStatement,
  createStatementWithRows,
  monthsAgo,
  type UploadableFile,
} from '@portal/test-kit/statement';
import { textOf } from '@portal/test-kit/texts';
import { consoleDeskCases } from './desk-cases.ts';
import { consoleDialogCases } from './dialog-cases.ts';
import { consoleFormCases } from './form-cases.ts';
import { consoleQuestionCases } from './question-cases.ts';
import { consoleStateCases } from './state-cases.ts';
import { addLender, addTemplate, manyFiles, openApplication, sixMonths, submitReferred, submitted } from './ways.ts';
import { headingShown, type ScreenCase, type ScreenContext } from '@portal/test-kit/screen-case';

const list = '/staff';
const people = '/staff/settings/people';

async function openStatement(
  page: Page,
  context: ScreenContext,
  fileName: string,
  files?: readonly UploadableFile[],
): Promise<void> {
  const address = await submitted(page, context, { files: files ?? (await manyFiles()) });
  await openConsole(page, context.portal, { address, language: context.language });
  await page.getByRole('link', { name: fileName }).click();
  // On narrower screens either the paper or its rows are shown.
  const choice = page.getByRole('group', { name: textOf(context.language, 'console.statement.show') });
  await page.getByRole('img', { name: fileName }).or(choice).waitFor();
}

async function openBreak(page: Page, context: ScreenContext): Promise<void> {
  await openStatement(page, context, `statement-${monthsAgo(2)}.pdf`);
  await page
    .getByRole('button', { name: textOf(context.language, 'console.statement.row', { row: 3 }), exact: true })
    .click();
}

const widths = ['1440', '900', '390'] as const;

const lastNight = { startedAt: '2026-02-10T07:40:00.000Z', endedAt: '2026-02-10T07:41:00.000Z' };
const sizes = { databaseBytes: 52_428_800, filesBytes: 1_904_857_600, rows: 48_210 };

/** Problems that a new server cannot have. */
const trouble = {
  backup: {
    state: 'fine',
    reason: 'good',
    last: { ...lastNight, ...sizes, error: null },
    lastGoodAt: lastNight.startedAt,
  },
  trial: { state: 'broken', reason: 'failed', last: { ...lastNight, ...sizes, error: 'restore' }, lastGoodAt: null },
  jobs: {
    state: 'broken',
    reason: 'failed',
    kinds: [
      { job: 'remind-customers', waiting: 1, late: 0, failed: 2 },
      { job: 'read-statement-pictures', waiting: 3, late: 0, failed: 0 },
    ],
  },
  mails: {
    state: 'broken',
    reason: 'failed',
    late: 1,
    failed: 1,
    newest: [
      { template: 'applicationReceived', state: 'late', queuedAt: lastNight.endedAt, tries: 6 },
      { template: 'privacyRequestAnswered', state: 'failed', queuedAt: lastNight.startedAt, tries: 31 },
    ],
  },
  webhooks: null,
  files: {
    state: 'attention',
    reason: 'littleRoom',
    store: 'disk',
    freeBytes: 4_800_000_000,
    totalBytes: 80_000_000_000,
  },
} as const satisfies Partial<System>;

const cases: readonly ScreenCase[] = [
  {
    name: 'console-sign-in',
    route: '/staff/sign-in',
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}/staff/sign-in?lng=${language}`);
      await headingShown(page, textOf(language, 'console.signIn.title'));
      await page.getByRole('button', { name: 'Anne Roy' }).waitFor();
    },
  },
  {
    name: 'console-work-list',
    route: list,
    async reach(page, context) {
      await submitted(page, context);
      await openConsole(page, context.portal, { language: context.language });
      await page.locator('a[href^="/staff/applications/"]').first().waitFor();
    },
  },
  {
    name: 'console-quick-look',
    route: list,
    widths: ['1440', '900'],
    async reach(page, context) {
      await submitted(page, context);
      await openConsole(page, context.portal, { language: context.language });
      const first = page.locator('a[href^="/staff/applications/"]').first();
      await first.focus();
      await page.keyboard.press('Space');
      await page.getByRole('complementary').getByText(textOf(context.language, 'console.quickLook.latest')).waitFor();
    },
  },
  {
    name: 'console-palette',
    route: list,
    async reach(page, context) {
      await submitted(page, context);
      await openConsole(page, context.portal, { language: context.language });
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('nor');
      await page
        .getByRole('option', { name: /Northshore/u })
        .first()
        .waitFor();
    },
  },
  {
    name: 'console-no-match',
    route: list,
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: '/staff?search=zzzz&province=YT', language });
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'console-application',
    route: consolePaths.application,
    async reach(page, context) {
      const address = await submitted(page, context, { files: await sixMonths() });
      await openConsole(page, context.portal, { address, language: context.language });
      await page.getByText(textOf(context.language, 'console.revenue.aMonth'), { exact: true }).waitFor();
      // Otherwise the picture shows now one state of the files and now another.
      for (const unfinished of ['console.monthTiles.reading', 'common.loading'] as const)
        await page.getByText(textOf(context.language, unfinished)).first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'console-other-viewers',
    route: consolePaths.application,
    async reach(page, context) {
      const address = await submitted(page, context);
      await openConsole(page, context.portal, { address, language: context.language });
      const cookie = await signInWithoutPage(context.portal, 'Joelle Battersby');
      await fetch(`${context.portal.url}/api${address}/viewing`, {
        method: 'PUT',
        headers: { cookie, origin: context.portal.url },
      });
      await page.getByText(/^Joelle Battersby (?:is also|consulte aussi)/u).waitFor();
    },
  },
  {
    name: 'console-ask',
    route: consolePaths.application,
    async reach(page, context) {
      await addTemplate(context.portal);
      await openApplication(page, context);
      await page
        .getByRole('button', { name: textOf(context.language, 'console.ask.do') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption('Proprietor of the premises');
      await dialog.getByRole('button', { name: textOf(context.language, 'console.ask.template.use') }).click();
      await dialog.getByRole('article').waitFor();
    },
  },
  {
    name: 'console-decide',
    route: consolePaths.application,
    async reach(page, context) {
      const earlier: EarlierDecision = {
        applicationId: '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10',
        reference: 'F-2M4K-7QXT',
        operatingName: 'Northshore Bakery',
        isSameBusiness: true,
        requestedAmount: 40_000,
        offeredAmount: null,
        outcome: 'declined',
        reason: 'revenueTooLow',
        closedAt: '2025-08-12T15:04:10.000Z',
      };
      await page.route('**/api/staff/applications/*/decisions', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), earlier: [earlier] } });
      });
      await openApplication(page, context);
      // Uses the key, because on a phone the button is in a menu.
      await page.keyboard.press('d');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('region', { name: textOf(context.language, 'console.decide.earlier') }).waitFor();
      await dialog.getByText(textOf(context.language, 'console.decide.reasons.revenueTooLow')).first().waitFor();
      await dialog.getByRole('radio', { name: textOf(context.language, 'console.decide.outcomes.declined') }).check();
      await dialog.getByRole('article').waitFor();
    },
  },
  {
    name: 'console-decide-funded',
    route: consolePaths.application,
    async reach(page, context) {
      await openApplication(page, context);
      await page.keyboard.press('d');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: textOf(context.language, 'console.decide.outcomes.funded') }).check();
      await fillOffer(dialog, context.language);
      await dialog.getByRole('article').waitFor();
    },
  },
  {
    name: 'console-people',
    route: people,
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: people, language, person: 'Joelle Battersby' });
      await page.getByText('owen.kassel@lender.example').first().waitFor();
    },
  },
  {
    name: 'console-invite',
    route: people,
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: people, language, person: 'Joelle Battersby' });
      await page.getByRole('button', { name: textOf(language, 'console.settings.people.invite') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'console-no-right',
    route: people,
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: people, language });
      await page.getByRole('heading', { name: textOf(language, 'console.noRight.title') }).waitFor();
    },
  },
  {
    name: 'console-keys',
    route: '/staff/settings/keys',
    async reach(page, { portal, language }) {
      await openPartner(portal);
      const body = { scope: 'staff', name: 'CRM sync', partnerId: null };
      await callApi(portal, STAFF_KEY, '/api/staff/keys', { body });
      await openConsole(page, portal, { address: '/staff/settings/keys', language, person: 'Joelle Battersby' });
      await page.getByText('CRM sync').first().waitFor();
    },
  },
  {
    name: 'console-new-key',
    route: '/staff/settings/keys',
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: '/staff/settings/keys', language, person: 'Joelle Battersby' });
      const make = textOf(language, 'console.settings.keys.make');
      await page.getByRole('button', { name: make }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('CRM sync');
      await dialog.getByRole('button', { name: make }).click();
      await dialog.getByRole('heading', { name: textOf(language, 'console.settings.keys.madeTitle') }).waitFor();
    },
  },
  {
    name: 'console-webhooks',
    route: '/staff/settings/webhooks',
    async reach(page, context) {
      const body = { url: 'http://127.0.0.1:9/in' };
      await callApi(context.portal, STAFF_KEY, '/api/staff/webhooks', { body });
      await submitted(page, context);
      const address = '/staff/settings/webhooks';
      await openConsole(page, context.portal, { address, language: context.language, person: 'Joelle Battersby' });
      await page.getByText('application.submitted').first().waitFor();
    },
  },
  {
    name: 'console-templates',
    route: '/staff/settings/templates',
    async reach(page, { portal, language }) {
      await addTemplate(portal);
      await openConsole(page, portal, { address: '/staff/settings/templates', language, person: 'Joelle Battersby' });
      await page.getByText('Proprietor of the premises').first().waitFor();
    },
  },
  {
    name: 'console-lenders',
    route: '/staff/settings/lenders',
    async reach(page, { portal, language }) {
      const name = await addLender(portal);
      await openConsole(page, portal, { address: '/staff/settings/lenders', language, person: 'Joelle Battersby' });
      await page.getByText(name).first().waitFor();
    },
  },
  {
    name: 'console-audit',
    route: '/staff/settings/audit',
    async reach(page, context) {
      await submitted(page, context);
      const address = '/staff/settings/audit';
      await openConsole(page, context.portal, { address, language: context.language, person: 'Owen Kassel' });
      await page
        .getByText(textOf(context.language, 'console.settings.audit.outcomes.done'), { exact: true })
        .first()
        .waitFor();
    },
  },
  {
    name: 'console-system',
    route: '/staff/settings/system',
    async reach(page, { portal, language }) {
      await page.route(/\/api\/staff\/system$/u, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as System), ...trouble } });
      });
      await openConsole(page, portal, { address: '/staff/settings/system', language, person: 'Joelle Battersby' });
      await page.getByRole('heading', { name: textOf(language, 'console.settings.system.parts.reading') }).waitFor();
    },
  },
  {
    name: 'console-partners',
    route: '/staff/partners',
    async reach(page, { portal, language }) {
      const { name, refer } = await openPartner(portal);
      await refer({ businessInfo: { companyName: 'Traiteur Tanger' }, partnerReference: 'LB-1042' });
      const { link } = await refer({ businessInfo: { companyName: 'Northshore Bakery' } });
      await submitReferred(page, { portal, language }, link);
      await openConsole(page, portal, { address: '/staff/partners', language, person: 'Joelle Battersby' });
      await page.getByRole('link', { name }).click();
      await page.getByText(textOf(language, 'console.partners.stages.submitted')).waitFor();
      await page.getByText('Broker desk').first().waitFor();
    },
  },
  {
    name: 'console-recordings',
    route: '/staff/recordings',
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: '/staff/recordings', language, person: 'Joelle Battersby' });
      await page.getByText(textOf(language, 'console.recordings.none')).waitFor();
    },
  },
  {
    name: 'console-statement',
    route: consolePaths.statement,
    reach: openBreak,
  },
  {
    name: 'console-statement-correction',
    route: consolePaths.statement,
    async reach(page, context) {
      await openBreak(page, context);
      await page.getByRole('button', { name: textOf(context.language, 'console.statement.edit'), exact: true }).click();
      await page.getByRole('radio', { name: textOf(context.language, 'console.statement.add') }).check();
    },
  },
  {
    name: 'console-statement-unread',
    route: consolePaths.statement,
    reach: (page, context) => openStatement(page, context, 'scan.pdf'),
  },
  {
    name: 'console-statement-signs',
    route: consolePaths.statement,
    async reach(page, context) {
      const file = await createAlteredStatement(monthsAgo(1));
      await openStatement(page, context, file.name, [file]);
      const signs = page.getByRole('region', { name: textOf(context.language, 'console.fileSigns.title') });
      await signs.getByRole('button', { name: file.printedOver }).first().click();
      await page.locator('[data-chosen="true"]').waitFor();
    },
  },
  {
    name: 'console-statement-confirm',
    route: consolePaths.statement,
    async reach(page, context) {
      const file = await createStatementWithRows(monthsAgo(1), [8_000_00, -100_00], { issuer: 'North Shore Bank' });
      await openStatement(page, context, file.name, [file]);
      await page.getByRole('button', { name: textOf(context.language, 'console.statement.confirm.do.bank') }).waitFor();
    },
  },
  {
    name: 'console-document',
    route: consolePaths.document,
    async reach(page, context) {
      const { portal, language } = context;
      const person = await prepareApplication(page, portal, language, 'complete');
      const { applicationId } = person.application;
      const message = { en: 'Both sides, please.', fr: 'Recto et verso, s’il vous plaît.' };
      const items = [
        { kind: 'document', document: 'identity', message },
        { kind: 'document', document: 'lease' },
      ];
      const { itemIds } = await callApi<{ itemIds: string[] }>(
        portal,
        STAFF_KEY,
        `/api/staff/applications/${applicationId}/information-requests`,
        { body: { dueDay: null, items } },
      );
      const path = `/api/applications/${applicationId}/missing-information/documents`;
      const file = { name: 'front.png', mimeType: 'image/png', buffer: picturePng(false) };
      await person.call('post', `${path}/${itemIds[0] ?? ''}/files`, { multipart: { file } });
      await person.call('post', path);
      await openConsole(page, portal, { address: `/staff/applications/${applicationId}`, language });
      await page.getByRole('link', { name: 'front.png' }).click();
      await page.getByRole('img', { name: 'front.png' }).waitFor();
    },
  },
  {
    name: 'console-cash-flow',
    route: consolePaths.cashFlow,
    async reach(page, context) {
      const address = await submitted(page, context, { files: await manyFiles() });
      await openConsole(page, context.portal, { address: `${address}/cash-flow`, language: context.language });
      await page.getByRole('heading', { name: textOf(context.language, 'console.cashFlow.trace.title') }).waitFor();
    },
  },
];

export const consoleCases: readonly ScreenCase[] = [
  ...cases,
  ...consoleDeskCases,
  // In French only: other cases cover the page behind the dialog in both languages, and French texts need more room.
  ...[...consoleDialogCases, ...consoleFormCases, ...consoleQuestionCases].map((screen) => ({
    testedIn: 'fr' as const,
    ...screen,
  })),
  ...consoleStateCases,
].map((screen) => ({
  widths,
  ...screen,
}));
