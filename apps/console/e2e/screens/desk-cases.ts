import type { Page } from '@playwright/test';
import { consolePaths } from '@portal/contract/staff/console-paths';
import type { Lead } from '@portal/contract/staff/leads';
import { callApi } from '@portal/test-kit/api-call';
import { newEmail } from '@portal/test-kit/applicant';
import { importTwin, leaveLead } from '@portal/test-kit/desk';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { openConsole } from '@portal/test-kit/staff';
import { textOf } from '@portal/test-kit/texts';
import { elsewhere } from './ways.ts';
import type { ScreenCase, ScreenContext } from '@portal/test-kit/screen-case';

async function askingTwin(page: Page, context: ScreenContext) {
  const { portal, language } = context;
  return elsewhere(page, context, async (other) => {
    const asking = await prepareApplication(other, portal, language, 'complete');
    const text = language === 'fr' ? 'Effacez tout ce que vous avez sur moi.' : 'Erase all that you have about me.';
    await asking.call('post', '/api/privacy/requests', { data: { kind: 'erasure', text } });
    const note = { text: 'Called.' };
    const path = `/api/staff/applications/${asking.application.applicationId}/notes`;
    await callApi(portal, STAFF_KEY, path, { body: note });
    await importTwin(portal, asking.email);
    return asking;
  });
}

async function openCustomer(page: Page, context: ScreenContext): Promise<void> {
  const { customerId } = await askingTwin(page, context);
  const { portal, language } = context;
  const address = `/staff/customers/${customerId}`;
  await openConsole(page, portal, { address, language, person: 'Joelle Battersby' });
  await page.getByRole('region').nth(1).waitFor();
}

async function openPrivacy(page: Page, context: ScreenContext): Promise<string> {
  const { email } = await askingTwin(page, context);
  const { portal, language } = context;
  await openConsole(page, portal, { address: '/staff/privacy', language, person: 'Joelle Battersby' });
  await page.getByRole('link', { name: email }).waitFor();
  return email;
}

async function workedOn({ portal, language }: ScreenContext): Promise<string> {
  const email = await leaveLead(portal, language);
  const path = '/api/staff/leads';
  const { leads } = await callApi<{ leads: Lead[] }>(portal, STAFF_KEY, `${path}?limit=100`);
  const address = `${path}/${leads.find((lead) => lead.email === email)?.leadId ?? ''}`;
  const accountManager = { name: 'Anne Roy', email: 'anne.roy@lender.example' };
  await callApi(portal, STAFF_KEY, `${address}/account-manager`, { method: 'PUT', body: { accountManager } });
  const [called, asked] =
    language === 'fr'
      ? ['Ouvre une deuxième boutique en mai.', 'Veut notre dépliant.']
      : ['Opens a second shop in May.', 'Wants our leaflet.'];
  const contact = { kind: 'call', outcome: 'reached', note: called };
  await callApi(portal, STAFF_KEY, `${address}/contacts`, { body: contact });
  await callApi(portal, STAFF_KEY, `${address}/notes`, { body: { text: asked } });
  return address.replace('/api', '');
}

async function openLead(page: Page, context: ScreenContext): Promise<void> {
  const { portal, language } = context;
  await openConsole(page, portal, { address: await workedOn(context), language });
  await page.getByRole('region', { name: textOf(language, 'console.timeline.title') }).waitFor();
}

const MANY_LEADS = 3;

export const consoleDeskCases: readonly ScreenCase[] = [
  {
    name: 'console-leads',
    route: '/staff/leads',
    async reach(page, context) {
      const { portal, language } = context;
      for (let lead = 1; lead <= MANY_LEADS; lead += 1) await leaveLead(portal, language);
      await workedOn(context);
      const email = await leaveLead(portal, language);
      await openConsole(page, portal, { address: '/staff/leads', language });
      await page.getByText(email).waitFor();
    },
  },
  { name: 'console-lead', route: consolePaths.lead, reach: openLead },
  {
    name: 'console-lead-contact',
    route: consolePaths.lead,
    async reach(page, context) {
      await openLead(page, context);
      await page.keyboard.press('c');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'console-lead-assign',
    route: consolePaths.lead,
    async reach(page, context) {
      await openLead(page, context);
      await page.keyboard.press('a');
      await page.getByRole('radio', { name: /Anne Roy/u }).waitFor();
    },
  },
  {
    name: 'console-lead-gone',
    route: consolePaths.lead,
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: '/staff/leads/0199c1f2-9b30-7e11-a4c8-51d2c07f3b66', language });
      await page.getByRole('heading', { name: textOf(language, 'console.leads.gone') }).waitFor();
    },
  },
  {
    name: 'console-leads-no-match',
    route: '/staff/leads',
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: '/staff/leads?cameBack=yes&since=7', language });
      await page.getByRole('heading', { level: 2 }).waitFor();
    },
  },
  {
    name: 'console-overview',
    route: '/staff/overview',
    async reach(page, context) {
      await leaveLead(context.portal, context.language);
      await askingTwin(page, context);
      const { portal, language } = context;
      await openConsole(page, portal, { address: '/staff/overview?period=7', language });
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'console-overview-empty',
    route: '/staff/overview',
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: '/staff/overview?scope=mine', language, person: 'Owen Kassel' });
      await page.getByRole('heading', { level: 2 }).waitFor();
    },
  },
  {
    name: 'console-customers',
    route: '/staff/customers',
    async reach(page, context) {
      const { email } = await askingTwin(page, context);
      await openConsole(page, context.portal, { address: '/staff/customers', language: context.language });
      await page.getByRole('link', { name: email }).first().waitFor();
    },
  },
  { name: 'console-customer', route: consolePaths.customer, reach: openCustomer },
  {
    name: 'console-merge',
    route: consolePaths.customer,
    async reach(page, context) {
      await openCustomer(page, context);
      const keep = page.getByRole('button', { name: textOf(context.language, 'console.customers.merge.keepThis') });
      await keep.last().click();
      await page.getByText(textOf(context.language, 'console.customers.merge.final')).waitFor();
    },
  },
  {
    name: 'console-import',
    route: '/staff/customers',
    async reach(page, { portal, language }) {
      await openConsole(page, portal, { address: '/staff/customers', language });
      await page.getByRole('button', { name: textOf(language, 'console.customers.import.do') }).click();
      const dialog = page.getByRole('dialog');
      const good = newEmail();
      const lines = ['contactId,email,language', 'C-1,nobody,en', 'C-2,c@example.ca,de', `C-${good},${good},fr`];
      const buffer = Buffer.from(lines.join('\n'));
      const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer };
      await dialog.locator('input[type=file]').setInputFiles(file);
      await dialog
        .getByRole('button', { name: textOf(language, 'console.customers.import.start'), exact: true })
        .click();
      await dialog.locator('summary').click();
      await dialog.getByRole('link').waitFor();
    },
  },
  {
    name: 'console-privacy',
    route: '/staff/privacy',
    async reach(page, context) {
      await openPrivacy(page, context);
    },
  },
  {
    name: 'console-privacy-answer',
    route: '/staff/privacy',
    async reach(page, context) {
      const email = await openPrivacy(page, context);
      const { language } = context;
      const card = page.getByRole('listitem').filter({ hasText: email });
      await card.getByRole('button', { name: textOf(language, 'console.privacy.answerDo') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: textOf(language, 'console.privacy.choices.erasure.done') }).check();
      await dialog.getByRole('textbox').fill(language === 'fr' ? 'Tout est effacé.' : 'All of it is erased.');
      await dialog.getByRole('article').waitFor();
      await dialog.getByRole('listitem').getByRole('link').first().waitFor();
    },
  },
];
