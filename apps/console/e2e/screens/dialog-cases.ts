import type { Page } from '@playwright/test';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { callApi } from '@portal/test-kit/api-call';
import { failAsked } from '@portal/test-kit/asked';
import { STAFF_KEY } from '@portal/test-kit/server';
import { openConsole } from '@portal/test-kit/staff';
import { createStatement, createStatementWithRows, monthsAgo } from '@portal/test-kit/statement';
import { textOf } from '@portal/test-kit/texts';
import { manyFiles, openApplication, submitted, submittedWithBank } from './ways.ts';
import type { ScreenCase, ScreenContext } from '@portal/test-kit/screen-case';

const list = '/staff';

async function openList(page: Page, context: ScreenContext): Promise<void> {
  await submitted(page, context);
  await openConsole(page, context.portal, { language: context.language });
  await page.locator('a[href^="/staff/applications/"]').first().waitFor();
}

async function press(page: Page, key: string): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.keyboard.press(key);
}

const timelineOf = (page: Page, { language }: ScreenContext) =>
  page.getByRole('region', { name: textOf(language, 'console.timeline.title') });

async function decide({ portal }: ScreenContext, address: string, decided: object): Promise<{ decisionId: string }> {
  const path = `/api${address}`;
  const { application: seen } = await callApi<{ application: { version: number } }>(portal, STAFF_KEY, path);
  return callApi(portal, STAFF_KEY, `${path}/decisions`, { body: { version: seen.version, ...decided } });
}

async function openRuled(page: Page, context: ScreenContext): Promise<void> {
  const { portal, language } = context;
  const rows = [8_000_00, 900_00, [-250_00, 'JOURNEY CAPITAL'], [-400_00, 'MERCHANT GROWTH']] as const;
  const address = await submitted(page, context, { files: [await createStatementWithRows(monthsAgo(1), rows)] });
  const path = `/api${address}`;
  const { statements } = await callApi<{ statements: { statementId: string }[] }>(portal, STAFF_KEY, path);
  const place = { statementId: statements[0]?.statementId, account: 0, row: 0 };
  const made = [
    { kind: 'notSale', ...place, reason: 'ownerMoney', words: 'The owner sold a car, and paid the price in.' },
    { kind: 'notLender', payee: 'Journey Capital', words: 'It rents an oven to them.' },
  ];
  await openConsole(page, portal, { address: `${address}/cash-flow`, language });
  await page.getByText('Journey Capital').first().waitFor();
  for (const ruling of made) await callApi(portal, STAFF_KEY, `${path}/revenue-rulings`, { body: { ruling } });
  await page.getByRole('region', { name: textOf(language, 'console.rulings.title') }).waitFor();
}

async function selectRows(page: Page, context: ScreenContext): Promise<void> {
  await openList(page, context);
  const links = page.locator('a[href^="/staff/applications/"]');
  await links.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('group', { name: textOf(context.language, 'console.bulk.title') }).waitFor();
}

export const consoleDialogCases: readonly ScreenCase[] = [
  {
    name: 'console-bulk',
    route: list,
    // Rows cannot be selected on a phone.
    widths: ['1440', '900'],
    async reach(page, context) {
      await selectRows(page, context);
    },
  },
  {
    name: 'console-bulk-close',
    route: list,
    widths: ['1440', '900'],
    async reach(page, context) {
      await selectRows(page, context);
      await page.getByRole('button', { name: textOf(context.language, 'console.bulk.close.do') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio').last().check();
      await dialog.getByRole('combobox').waitFor();
    },
  },
  {
    name: 'console-bulk-waiting',
    route: list,
    widths: ['1440', '900'],
    async reach(page, context) {
      await selectRows(page, context);
      const note = textOf(context.language, 'console.bulk.note.do');
      await page.getByRole('button', { name: note }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('The rates change on Monday.');
      await page.getByRole('dialog').getByRole('button', { name: note }).click();
      await page.getByRole('button', { name: textOf(context.language, 'console.bulk.undo') }).waitFor();
    },
  },
  {
    name: 'console-assign',
    route: consolePaths.application,
    async reach(page, context) {
      await openApplication(page, context);
      await press(page, 'a');
      // The first choice, no one, appears before the colleagues have loaded.
      await page.getByRole('dialog').getByRole('radio').nth(1).waitFor();
    },
  },
  {
    name: 'console-check',
    route: consolePaths.application,
    async reach(page, context) {
      // The bureau does not find this customer without the SIN.
      const address = await submitted(page, context, { lastName: 'Nohit' });
      const { portal, language } = context;
      await openConsole(page, portal, { address, language });
      const takeOver = textOf(language, 'console.checks.takeOver');
      const checks = page.getByRole('region', { name: textOf(language, 'console.checks.title') });
      await checks
        .getByRole('button', { name: new RegExp(`^${takeOver}`, 'u') })
        .last()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption(textOf(language, 'console.checks.reasons.other'));
      await dialog.getByText(textOf(language, 'console.checks.blocked.otherReason')).waitFor();
    },
  },
  {
    name: 'console-rulings',
    route: consolePaths.cashFlow,
    async reach(page, context) {
      await openRuled(page, context);
      const title = textOf(context.language, 'console.rulings.title');
      await page.getByRole('region', { name: title }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'console-ruling',
    route: consolePaths.statement,
    async reach(page, context) {
      await openRuled(page, context);
      await page.getByRole('link', { name: 'MONERIS DEPOSIT' }).click();
      await page
        .getByRole('button', { name: textOf(context.language, 'console.statement.row', { row: 2 }), exact: true })
        .click();
      await press(page, 's');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
    },
  },
  {
    name: 'console-contact',
    route: consolePaths.application,
    async reach(page, context) {
      await openApplication(page, context);
      await press(page, 'c');
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'console-filter',
    route: list,
    async reach(page, context) {
      await openList(page, context);
      const name = textOf(context.language, 'console.filters.names.amount');
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.getByRole('group', { name }).getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'console-sort',
    route: list,
    async reach(page, context) {
      await openList(page, context);
      const title = textOf(context.language, 'console.sort.title');
      await page.getByRole('button', { name: new RegExp(`^${title}`, 'u') }).click();
      await page.getByRole('group', { name: title }).getByRole('button').first().waitFor();
    },
  },
  {
    name: 'console-all-keys',
    route: list,
    async reach(page, context) {
      await openList(page, context);
      await press(page, '?');
      await page.getByRole('dialog').getByRole('checkbox').waitFor();
    },
  },
  {
    name: 'console-reminders',
    route: consolePaths.application,
    async reach(page, context) {
      await openApplication(page, context);
      const applicationId = new URL(page.url()).pathname.split('/').at(-1);
      const data = { applicationId, leadId: null, words: 'Ask for March.', day: '2099-03-02', time: '14:30' };
      await page.request.post('/api/staff/reminders', { data, headers: { origin: new URL(page.url()).origin } });
      await page.reload();
      const menu = textOf(context.language, 'console.person.menu', { name: 'Anne Roy' });
      await page.getByRole('button', { name: menu }).click();
      const title = textOf(context.language, 'console.reminders.list');
      await page.getByRole('button', { name: title, exact: true }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'console-timeline',
    route: consolePaths.application,
    // Of these widths, the only one at which the timeline is a drawer.
    widths: ['1280'],
    testedIn: 'fr',
    async reach(page, context) {
      await openApplication(page, context);
      await page.getByRole('button', { name: textOf(context.language, 'console.timeline.title') }).click();
      await timelineOf(page, context).getByRole('textbox').waitFor();
    },
  },
  {
    name: 'console-decided',
    route: consolePaths.application,
    async reach(page, context) {
      const address = await submitted(page, context);
      await openConsole(page, context.portal, { address, language: context.language });
      await decide(context, address, { outcome: 'funded', reason: null, words: null });
      await page.getByText(textOf(context.language, 'applications.outcome.funded')).first().waitFor();
    },
  },
  {
    name: 'console-decisions',
    route: consolePaths.application,
    async reach(page, context) {
      const { portal, language } = context;
      const address = await submitted(page, context);
      const words = language === 'fr' ? 'Injoignable depuis dix jours.' : 'Not reached for ten days.';
      const { decisionId } = await decide(context, address, { outcome: 'withdrawn', reason: 'notReached', words });
      await callApi(portal, STAFF_KEY, `/api${address}/decisions/${decisionId}`, { method: 'DELETE' });
      const why =
        language === 'fr'
          ? 'Deux mois sur six sont loin de ce qui était déclaré.'
          : 'Two of six months are far below what was stated.';
      await decide(context, address, { outcome: 'declined', reason: 'revenueTooLow', words: why });
      await openConsole(page, portal, { address, language, person: 'Owen Kassel' });
      const carriedOut = textOf(language, 'console.timeline.decisions.carriedOut');
      await timelineOf(page, context).getByText(carriedOut).waitFor();
    },
  },
  {
    name: 'console-decisions-loading',
    route: consolePaths.application,
    testedIn: 'en',
    async reach(page, context) {
      const address = await submitted(page, context);
      await page.route('**/decisions', () => undefined);
      await openConsole(page, context.portal, { address, language: context.language });
      const loading = textOf(context.language, 'common.loading');
      await timelineOf(page, context).getByRole('status').filter({ hasText: loading }).waitFor();
    },
  },
  {
    name: 'console-decisions-failed',
    route: consolePaths.application,
    async reach(page, context) {
      const address = await submitted(page, context);
      await failAsked(page, /\/decisions$/u);
      await openConsole(page, context.portal, { address, language: context.language });
      const again = textOf(context.language, 'console.failed.again');
      await timelineOf(page, context).getByRole('button', { name: again }).waitFor();
    },
  },
  {
    name: 'console-meanwhile',
    route: consolePaths.application,
    async reach(page, context) {
      const address = await submitted(page, context);
      await openConsole(page, context.portal, { address, language: context.language });
      await page.getByRole('heading', { name: textOf(context.language, 'console.timeline.title') }).waitFor();
      await press(page, 'i');
      await page.getByRole('dialog').waitFor();
      const accountManager = { name: 'Joelle Battersby', email: 'joelle.battersby@lender.example' };
      await callApi(context.portal, STAFF_KEY, `/api${address}/account-manager`, {
        method: 'PUT',
        body: { accountManager },
      });
      await page.getByText(textOf(context.language, 'console.meanwhile.changed')).waitFor();
    },
  },
  {
    name: 'console-two-sources',
    route: consolePaths.application,
    async reach(page, context) {
      const elsewhere = await createStatement(`another-name-${monthsAgo(1)}`, { holder: 'SOMEBODY ELSE ENTIRELY' });
      const address = await submittedWithBank(page, context, [...(await manyFiles()), elsewhere], 'owner');
      const question = {
        en: 'What was the deposit of March for?',
        fr: 'À quoi correspond le dépôt de mars?',
      };
      const items = [
        { kind: 'statements', months: [monthsAgo(6)] },
        { kind: 'question', question },
      ];
      await callApi(context.portal, STAFF_KEY, `/api${address}/information-requests`, {
        body: { dueDay: null, items },
      });
      await openConsole(page, context.portal, { address, language: context.language });
      await page.getByText(textOf(context.language, 'console.bureau.title')).waitFor();
      await page.getByRole('heading', { name: textOf(context.language, 'console.revenue.title') }).waitFor();
    },
  },
  {
    name: 'console-bureau',
    route: consolePaths.application,
    async reach(page, context) {
      await openApplication(page, context);
      const checks = page.getByRole('region', { name: textOf(context.language, 'console.checks.title') });
      await checks.getByText(textOf(context.language, 'console.bureau.title')).click();
      await page.getByText(textOf(context.language, 'console.bureau.score'), { exact: true }).waitFor();
    },
  },
];
