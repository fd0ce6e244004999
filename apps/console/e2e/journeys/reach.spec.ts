import type { Locator, Page } from '@playwright/test';
import { gate } from '@portal/test-kit/gate';
import { leaveLead } from '@portal/test-kit/desk';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { openConsole } from '@portal/test-kit/staff';
import { createStatementWithRows, monthsAgo } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { whenFull } from '@portal/test-kit/tiers';

const NARROW = { width: 900, height: 900 };
const PHONE = { width: 390, height: 844 };

const hiddenBeside = (part: Locator) => part.evaluate((element) => element.scrollWidth - element.clientWidth);

async function submitted(page: Page, portal: Parameters<typeof openConsole>[1]): Promise<string> {
  const files = [await createStatementWithRows(monthsAgo(1), [12_000_00, -930_00, 345_67])];
  const { application } = await prepareApplication(page, portal, 'en', 'complete', { files });
  return `/staff/applications/${application.applicationId}`;
}

test('on a phone the rows of a statement are stacked, with everything a wide window shows', async ({
  page,
  portal,
  newVisitor,
}) => {
  await openConsole(page, portal, { address: await submitted(await newVisitor(), portal) });
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: `statement-${monthsAgo(1)}.pdf` }).click();
  const rows = page.getByRole('region', { name: 'Rows' });
  const second = rows.getByRole('row').filter({ has: page.getByRole('button', { name: 'Row 2', exact: true }) });
  for (const words of ['Withdrawal', 'Calculated', 'Printed'])
    await expect(second.getByText(words, { exact: true })).toBeInViewport({ ratio: 0.9 });
  for (const amount of ['930.00', '12,070.00'])
    await expect(second.getByRole('cell', { name: amount }).last()).toBeInViewport({ ratio: 0.9 });
  await expect(second.getByRole('cell')).toHaveCount(9);
  expect(await hiddenBeside(rows)).toBe(0);
  expect(await hiddenBeside(page.locator('html'))).toBe(0);
  await expect(second.getByText('Deposit', { exact: true })).toHaveCount(0);
});

test(
  'at 900 px the cash flow ends with its totals, and leads show all their details',
  whenFull,
  async ({ page, portal, newVisitor }) => {
    const address = await submitted(await newVisitor(), portal);
    await openConsole(page, portal, { address: `${address}/cash-flow`, language: 'fr' });
    await page.setViewportSize(NARROW);
    const flow = page.getByRole('group', { name: 'Flux de trésorerie' });
    await expect(flow.getByRole('columnheader', { name: '6 mois' })).toBeInViewport({ ratio: 1 });
    expect(await hiddenBeside(flow)).toBe(0);

    const email = await leaveLead(portal, 'fr');
    await openConsole(page, portal, { address: '/staff/leads', language: 'fr' });
    const lead = page.getByRole('row').filter({ hasText: email });
    for (const said of ['Français', /par année/u]) await expect(lead.getByText(said)).toBeInViewport({ ratio: 1 });
  },
);

test('the keys of an application appear once below each title, and its footer truncates no word', async ({
  page,
  portal,
  newVisitor,
}) => {
  await openConsole(page, portal, { address: await submitted(await newVisitor(), portal), language: 'fr' });
  const foot = page.getByRole('contentinfo', { name: 'Raccourcis clavier' });
  await expect(foot.getByText('Décider')).toBeVisible();
  for (const width of [640, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [/Tout trouver$/u, /Tous les raccourcis/u])
      await expect(foot.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    const cut = await foot.evaluate((element) => {
      const [keys] = element.children;
      const edge = keys?.getBoundingClientRect();
      return [...(keys?.children ?? [])]
        .map((key) => key.getBoundingClientRect())
        .filter(({ left, right, top }) => edge && top < edge.bottom && (left < edge.left || right > edge.right)).length;
    });
    expect(cut, `at ${String(width)} px`).toBe(0);
  }
  await page.keyboard.press('?');
  const titles = await page.getByRole('dialog').getByRole('heading', { level: 3 }).allInnerTexts();
  expect(titles).toContain('Dans la demande');
  expect(new Set(titles).size).toBe(titles.length);
});

test('at 900 px the head of an application keeps one line for its pages, and its downloads are in a menu', async ({
  page,
  portal,
  newVisitor,
}) => {
  // The first of two applications has a next one, whatever other tests submit.
  for (const visitor of [await newVisitor(), await newVisitor()]) await submitted(visitor, portal);
  await openConsole(page, portal, { language: 'fr' });
  await page.setViewportSize(NARROW);
  await page.locator('tbody th[scope=row] a').first().click();
  const head = page.getByRole('main').locator('header').first();
  await head.getByRole('link', { name: textOf('fr', 'console.application.next') }).waitFor();
  const lines = await head
    .getByRole('navigation', { name: textOf('fr', 'console.tabs.title') })
    .locator('..')
    .evaluate(({ children }) => {
      const middles = [...children]
        .map((child) => child.getBoundingClientRect())
        .map(({ top, bottom }) => top + bottom);
      return new Set(middles.map(Math.round)).size;
    });
  expect(lines).toBe(1);
  await head.getByRole('button', { name: textOf('fr', 'console.application.more') }).click();
  await expect(page.getByRole('button', { name: textOf('fr', 'console.application.archive') })).toBeVisible();
});

test('a console that cannot start yet says so in both languages and opens once it can', async ({
  page,
  portal,
  errors,
}) => {
  errors.allow(/status of 503/u);
  const [mayAnswer, answer] = gate();
  let refused = 0;
  await page.route('**/api/staff/session', async (route) => {
    refused += 1;
    if (refused <= 2) return route.fulfill({ status: refused === 1 ? 429 : 503, headers: { 'retry-after': '1' } });
    await mayAnswer;
    return route.continue();
  });
  const opened = openConsole(page, portal);
  await expect(page.getByRole('heading', { name: textOf('en', 'console.notYet.title') })).toBeVisible();
  await page.getByRole('button', { name: textOf('en', 'console.otherLanguage') }).click();
  await expect(page.getByRole('heading', { name: textOf('fr', 'console.notYet.title') })).toBeVisible();
  await page.getByRole('button', { name: textOf('fr', 'console.otherLanguage') }).click();
  answer();
  await opened;
});

test('an unknown URL shows a message and a way on, as does the URL of an unknown application or customer', async ({
  page,
  portal,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openConsole(page, portal, { address: '/staff/nowhere' });
  await expect(heading).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/u);
  await page.getByRole('link', { name: 'Go to the applications' }).click();
  await expect(heading).toHaveText('Applications');
  await expect(page).toHaveURL(/\/staff$/u);

  const unknown = '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21';
  for (const rest of ['', '/cash-flow', `/statements/${unknown}`]) {
    await openConsole(page, portal, { address: `/staff/applications/${unknown}${rest}` });
    await expect(heading).toHaveText('This application does not exist');
    await expect(page.getByText(`There is no application with the ID ${unknown}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  for (const customer of [unknown, 'no-such-customer']) {
    await openConsole(page, portal, { address: `/staff/customers/${customer}` });
    await expect(page.getByRole('heading', { name: 'This customer no longer exists' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await openConsole(page, portal, { address: '/staff/applications/F-NONE-NONE' });
  await page.getByRole('link', { name: 'Search the applications' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('F-NONE-NONE');
});

test('a minimum above the maximum is refused at the fields, and the input is preserved', async ({ page, portal }) => {
  await openConsole(page, portal);
  await page.getByRole('button', { name: 'Amount', exact: true }).first().click();
  const form = page.getByRole('group', { name: 'Amount' });
  const [from, to] = [form.getByRole('textbox', { name: 'From' }), form.getByRole('textbox', { name: 'To' })];
  await from.fill('90000');
  await to.fill('5000');
  await to.press('Enter');
  await expect(from).toBeFocused();
  for (const field of [from, to]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      'The lowest amount can’t be above the highest. Change one of them.',
    );
  }
  await expect(page).not.toHaveURL(/amount/u);
  await expect(from).toHaveValue('90000');
  await from.fill('4000');
  await expect(from).not.toHaveAttribute('aria-invalid');
  await from.press('Enter');
  await expect(page).toHaveURL(/amount=4000-5000/u);
});
