import { languages } from '@portal/contract/language';
import type { Locator, Page } from '@playwright/test';
import type { TextKey } from '@portal/locales';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { DESK_WINDOW, openConsole } from '@portal/test-kit/staff';
import { createStatementWithRows, monthsAgo, type UploadableFile } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { ordinarily } from '@portal/test-kit/tiers';

test.use({ viewport: DESK_WINDOW });

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/staff/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('Ctrl K reaches everything by name, from any screen and while typing', async ({ page, portal, newVisitor }) => {
  const { application, email } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const reference = application.reference ?? '';
  await openConsole(page, portal, { address: '/staff/leads' });
  const palette = page.getByRole('dialog', { name: 'Go to anything by name' });
  const field = palette.getByRole('combobox');
  await page.getByRole('heading', { name: 'Leads', exact: true }).waitFor();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('overv');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(/^Overview/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const found = palette.getByRole('option', { name: new RegExp(reference, 'u') });
  for (const text of [reference.toLowerCase().slice(0, 6), email, 'northshore bak']) {
    await field.fill(text);
    await expect(found.first()).toBeVisible();
  }
  await field.fill(email);
  await expect(palette.getByRole('option', { name: new RegExp(`^${email}`, 'u') })).toBeVisible();
  await field.fill('zzzz nothing');
  await expect(palette.getByText('No matches.')).toBeVisible();
  await field.fill(reference);
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/staff/applications/${application.applicationId}$`, 'u'));

  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(palette.getByRole('option', { name: /Go to anything/u })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Half a note');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('Half a note');
  await page.keyboard.press('Control+k');
  await field.fill('log a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Log a contact' })).toBeVisible();
});

test('the slash key focuses the search of a list, from the first moment and after other screens', async ({
  page,
  portal,
}) => {
  await openConsole(page, portal);
  const field = page.getByRole('searchbox');
  for (const place of ['a', 'c', 'a']) {
    await page.keyboard.press('g');
    await page.keyboard.press(place);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).not.toBeFocused();
  }
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
});

test('the space bar previews a row, keys move the preview on, and the page of a row leads to the next', async ({
  page,
  portal,
  newVisitor,
}) => {
  for (const language of ['en', 'fr'] as const)
    await prepareApplication(await newVisitor(), portal, language, 'complete');
  await openConsole(page, portal, { address: '/staff?order=submitted&direction=down' });
  const links = page.locator('tbody th[scope=row] a');
  await links.nth(1).waitFor();
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Space');
  const look = page.getByRole('complementary', { name: /at a glance/u });
  await expect(look).toContainText('Latest');
  const reference = async (place: Locator) => /F-\w{4}-\w{4}/u.exec((await place.textContent()) ?? '')?.[0];
  const first = await reference(look);
  await page.keyboard.press('j');
  await expect(look).not.toContainText(first ?? '');
  const second = await reference(look);
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(look).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(look).toHaveCount(0);
  await page.getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(look).toHaveCount(0);
  await page.keyboard.press('Escape');

  await links.first().focus();
  await page.keyboard.press('Enter');
  const head = page.getByRole('main').locator('header').first();
  await expect(head).toContainText(first ?? '');
  await page.getByRole('link', { name: 'Next application' }).waitFor();
  await page.keyboard.press('j');
  await expect(head).toContainText(second ?? '');
  await page.keyboard.press('k');
  await expect(head).toContainText(first ?? '');
  await page.getByRole('link', { name: 'Next application' }).click();
  await expect(head).toContainText(second ?? '');
  await page.keyboard.press('Escape');
  await links.first().waitFor();

  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Log a contact' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/open=/u);
});

test('a selected application is prefetched: opening it requests only the bureau’s answer, which is audited', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const { applicationId, reference } = application;
  await openConsole(page, portal, { address: `/staff?search=${reference ?? ''}` });
  await page.getByRole('row', { name: new RegExp(reference ?? '', 'u') }).waitFor();
  const path = `/api/staff/applications/${applicationId}`;
  const parts = ['', '/cash-flow', '/notes', '/decisions'].map((part) => path + part);
  const ahead = Promise.all(
    parts.map((part) => page.waitForResponse((response) => new URL(response.url()).pathname === part)),
  );
  await page.keyboard.press('j');
  await ahead;
  await page.waitForLoadState('networkidle');

  const calls = callsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Revenue', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  expect(calls.filter((call) => !/\/(?:viewing|credit-report)$/u.test(call))).toEqual([]);
  expect(scripts.filter((script) => script.includes('application-screen'))).toEqual([]);
});

/** Statements of which one is proven and two do not add up; the other months are missing. */
async function filesWithManyNeeds(): Promise<UploadableFile[]> {
  const rows = [9_000_00, [-415_00, 'MERCHANT GROWTH'], -50_00, [-415_00, 'MERCHANT GROWTH'], 700_00] as const;
  return [
    await createStatementWithRows(monthsAgo(1), rows),
    await createStatementWithRows(monthsAgo(2), rows, { turned: 2 }),
    await createStatementWithRows(monthsAgo(3), rows, { turned: 4 }),
  ];
}

for (const language of ordinarily('fr', languages)) {
  test(`proven revenue, lateness, missing items and debts are visible without scrolling, in ${language}`, async ({
    page,
    portal,
    newVisitor,
  }) => {
    const panel = (key: 'console.revenue.title' | 'console.needs.title') =>
      page.getByRole('region', { name: textOf(language, key), exact: true });
    const figure = (key: TextKey) =>
      panel('console.revenue.title').getByText(textOf(language, key), { exact: true }).locator('..');
    const main = page.getByRole('main');
    const facts = {
      late: main.locator('header').first().getByText(textOf(language, 'console.columns.promise')),
      missing: panel('console.needs.title').getByRole('listitem').first(),
      proven: panel('console.revenue.title').getByText(
        language === 'en' ? /of 6 months proven$/u : /mois prouvés? sur 6$/u,
      ),
      owed: figure('console.revenue.lenders.title'),
      months: panel('console.revenue.title').getByRole('table').getByRole('row').nth(1),
    };
    const openWith = async (files?: UploadableFile[]) => {
      const { application } = await prepareApplication(await newVisitor(), portal, language, 'complete', {
        ...(files && { files }),
      });
      await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}`, language });
      for (const [name, fact] of Object.entries(facts)) await expect(fact, name).toBeInViewport({ ratio: 1 });
      expect(
        await page.evaluate(() => [...document.querySelectorAll('*')].every(({ scrollTop }) => scrollTop === 0)),
      ).toBe(true);
    };

    await openWith(await filesWithManyNeeds());
    const repays = panel('console.needs.title').getByText(/Merchant Growth/u);
    await expect(repays).toHaveCount(1);
    await expect(repays).toBeHidden();
    await expect(facts.owed).toContainText(
      language === 'en' ? /\$830a month\d+% of revenue$/u : /830.\$par mois\d+.% des revenus$/u,
    );
    await page.setViewportSize({ ...DESK_WINDOW, width: 1362 });
    const tile = panel('console.revenue.title').locator('td > [data-state="notProven"]').first();
    expect(await tile.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.setViewportSize(DESK_WINDOW);

    // No month of the only statement is proven, so it is unknown whether an item was returned or a lender is paid.
    await openWith();
    for (const unknown of [figure('console.revenue.returned'), facts.owed])
      await expect(unknown.getByRole('definition')).toHaveText('–');
  });
}

test('opening the console without a session shows the sign-in without a refused request', async ({ page, portal }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && said.push(`${response.status()} ${response.url()}`));
  await page.goto(`${portal.url}/staff/applications/${crypto.randomUUID()}`);
  await page.getByRole('button', { name: 'Anne Roy' }).waitFor();
  expect(said).toEqual([]);
});
