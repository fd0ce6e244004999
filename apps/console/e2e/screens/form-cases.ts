import type { Page } from '@playwright/test';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { callApi } from '@portal/test-kit/api-call';
import { findMail, newEmail } from '@portal/test-kit/applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { openConsole } from '@portal/test-kit/staff';
import { textOf } from '@portal/test-kit/texts';
import { addLender, addTemplate, openApplication } from './ways.ts';
import { headingShown, type ScreenCase, type ScreenContext } from '@portal/test-kit/screen-case';

const people = '/staff/settings/people';
const webhooks = '/staff/settings/webhooks';
const templates = '/staff/settings/templates';
const lenders = '/staff/settings/lenders';
const PAST_DAY = '2020-01-06';

async function openDialog(page: Page, { portal, language }: ScreenContext, address: string, button: string) {
  await openConsole(page, portal, { address, language, person: 'Joelle Battersby' });
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

async function chooseInMenu(page: Page, context: ScreenContext, address: string, menu: string, item: string) {
  const { portal, language } = context;
  await openConsole(page, portal, { address, language, person: 'Joelle Battersby' });
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function invite({ portal, language }: ScreenContext): Promise<string> {
  const email = newEmail();
  const body = { name: 'Priya Sandhar', email, role: 'accountManager', language };
  await callApi(portal, STAFF_KEY, '/api/staff/people', { body });
  const { text } = await findMail(portal, email, undefined, language);
  const link = /\S+\/staff\/invitation\?lng=\w\w#token=\S+/u.exec(text)?.[0] ?? '';
  return link.replace('#', `?lng=${language}#`);
}

const settings = 'console.settings';

async function openOfWebhook(page: Page, context: ScreenContext, action: 'replay' | 'remove'): Promise<void> {
  const body = { url: 'http://127.0.0.1:9/in' };
  await callApi(context.portal, STAFF_KEY, '/api/staff/webhooks', { body });
  await openDialog(page, context, webhooks, textOf(context.language, `${settings}.webhooks.${action}`));
}

export const consoleFormCases: readonly ScreenCase[] = [
  {
    name: 'console-invite-errors',
    route: people,
    async reach(page, context) {
      const { language } = context;
      const dialog = await openDialog(page, context, people, textOf(language, `${settings}.people.invite`));
      await dialog.getByRole('button', { name: textOf(language, `${settings}.people.inviteDo`) }).click();
      await dialog.getByRole('link', { name: textOf(language, `${settings}.people.errors.name`) }).waitFor();
    },
  },
  {
    name: 'console-contact-errors',
    route: consolePaths.application,
    async reach(page, context) {
      await openApplication(page, context);
      await page.keyboard.press('c');
      const dialog = page.getByRole('dialog');
      const other = textOf(context.language, 'console.day.other');
      await dialog.getByRole('radio', { name: other }).check();
      await dialog.getByLabel(other).last().fill(PAST_DAY);
      await dialog.getByRole('button', { name: textOf(context.language, 'console.note.save') }).click();
      await dialog.locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'console-new-partner',
    route: '/staff/partners',
    async reach(page, context) {
      await openDialog(page, context, '/staff/partners', textOf(context.language, 'console.partners.add'));
    },
  },
  {
    name: 'console-new-webhook',
    route: webhooks,
    async reach(page, context) {
      await openDialog(page, context, webhooks, textOf(context.language, `${settings}.webhooks.add`));
    },
  },
  {
    name: 'console-replay',
    route: webhooks,
    reach: (page, context) => openOfWebhook(page, context, 'replay'),
  },
  {
    name: 'console-webhook-remove',
    route: webhooks,
    reach: (page, context) => openOfWebhook(page, context, 'remove'),
  },
  {
    name: 'console-template',
    route: templates,
    async reach(page, context) {
      await openDialog(page, context, templates, textOf(context.language, `${settings}.templates.add`));
    },
  },
  {
    name: 'console-template-remove',
    route: templates,
    async reach(page, context) {
      const { portal, language } = context;
      const name = await addTemplate(portal);
      const menu = textOf(language, `${settings}.templates.menu`, { name });
      await chooseInMenu(page, context, templates, menu, textOf(language, `${settings}.templates.remove`));
    },
  },
  {
    name: 'console-lender',
    route: lenders,
    async reach(page, context) {
      await openDialog(page, context, lenders, textOf(context.language, `${settings}.lenders.add`));
    },
  },
  {
    name: 'console-lender-remove',
    route: lenders,
    async reach(page, context) {
      const name = await addLender(context.portal);
      await openDialog(page, context, lenders, `${textOf(context.language, `${settings}.lenders.remove`)} ${name}`);
    },
  },
  ...(['change', 'remove'] as const).map((action): ScreenCase => ({
    name: `console-person-${action}`,
    route: people,
    async reach(page, context) {
      const { language } = context;
      const menu = textOf(language, `${settings}.people.menu`, { name: 'Anne Roy' });
      await chooseInMenu(page, context, people, menu, textOf(language, `${settings}.people.${action}`));
    },
  })),
  {
    name: 'console-invitation',
    route: '/staff/invitation',
    async reach(page, context) {
      await page.goto(await invite(context));
      await page.getByRole('button', { name: textOf(context.language, 'console.invitation.make') }).waitFor();
    },
  },
  {
    name: 'console-invitation-over',
    route: '/staff/invitation',
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}/staff/invitation?lng=${language}#token=used`);
      await headingShown(page, textOf(language, 'console.invitation.over.title'));
    },
  },
];
