import { readFile } from 'node:fs/promises';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { Locator, Page } from '@playwright/test';
import { callApi } from '@portal/test-kit/api-call';
import { gate } from '@portal/test-kit/gate';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { openPartner } from '@portal/test-kit/partner';
import { type PortalServer, STAFF_KEY } from '@portal/test-kit/server';
import { DESK_WINDOW, openConsole, signInWithoutPage } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';

test.use({ viewport: DESK_WINDOW });

const isStream = ({ pathname }: URL) => pathname === '/api/staff/changes';
const isWorkList = ({ pathname }: URL) => pathname === '/api/staff/work-list';

async function submit(newVisitor: () => Promise<Page>, portal: PortalServer, companyName: string, count: number) {
  const made = [];
  for (let one = 0; one < count; one += 1)
    made.push(await prepareApplication(await newVisitor(), portal, 'en', 'complete', { companyName }));
  return made.map(({ application }) => application);
}

const rowsOf = (page: Page): Locator => page.locator('tbody tr').filter({ has: page.getByRole('rowheader') });

test('two people who take the next application at the same time get different ones', async ({
  page,
  portal,
  newVisitor,
}) => {
  await submit(newVisitor, portal, 'Taken at Once', 2);
  const colleague = await newVisitor();
  await openConsole(page, portal);
  await openConsole(colleague, portal, { person: 'Joelle Battersby' });
  const [bothHaveSeen, go] = gate();
  let seen = 0;
  for (const each of [page, colleague]) {
    await rowsOf(each).first().waitFor();
    // Both people must see the same oldest application before either takes it.
    await each.route('**/api/staff/applications/*/account-manager', async (route) => {
      seen += 1;
      if (seen >= 2) go();
      await bothHaveSeen;
      await route.continue();
    });
  }
  const refused = Promise.any(
    [page, colleague].map((each) => each.waitForResponse((response) => response.status() === 409)),
  );
  await Promise.all([page, colleague].map((each) => each.keyboard.press('t')));
  await refused;
  for (const each of [page, colleague]) await each.getByRole('heading', { name: 'Timeline' }).waitFor();
  expect(new URL(page.url()).pathname).not.toBe(new URL(colleague.url()).pathname);
  await expect(page.getByRole('button', { name: 'Assign Anne Roy' })).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Assign Joelle Battersby' })).toBeVisible();
});

test('the next application to take is the first of the list, in which an overdue one that waits for its customer is last', async ({
  page,
  ownPortal,
}) => {
  await openConsole(page, ownPortal);
  const next = rowsOf(page).first();
  await expect(rowsOf(page).last()).toContainText('With the customer');
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('columnheader', { name: /^Waiting/u }) }),
  ).toHaveCount(1);
  const name = (await next.getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // Closes the page first: stopping the server would cut its stream.
  await page.close();
});

test('a new application waits behind a button, and N shows it', async ({ page, portal, newVisitor }) => {
  const name = `Waits Behind ${String(Date.now())}`;
  const [first] = await submit(newVisitor, portal, name, 1);
  const streams = page.waitForResponse((response) => isStream(new URL(response.url())));
  await openConsole(page, portal, { address: `/staff?search=${encodeURIComponent(name)}` });
  await streams;
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).getByRole('link').focus();
  const place = await rowsOf(page).first().boundingBox();
  const [second] = await submit(newVisitor, portal, name, 1);
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  expect(await rowsOf(page).first().boundingBox(), 'the list does not jump').toEqual(place);
  await page.keyboard.press('n');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: '1 new' })).toHaveCount(0);
  for (const application of [first, second])
    await expect(page.getByRole('row', { name: new RegExp(application?.reference ?? '-', 'u') })).toBeVisible();
});

async function resetArrangement(page: Page, portal: PortalServer): Promise<void> {
  const body = { columns: [], order: 'promise', direction: 'up' };
  await page.request.put(`${portal.url}/api/staff/session/work-list`, { data: body, headers: { origin: portal.url } });
}

test('columns and sort order follow the person to another device, and do not affect anyone else', async ({
  page,
  portal,
  newVisitor,
}) => {
  await submit(newVisitor, portal, 'Kept Columns', 1);
  await openConsole(page, portal);
  await rowsOf(page).first().waitFor();
  const head = (each: Page, name: string) => each.getByRole('columnheader', { name });
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  // The table is redrawn from the saved arrangement shortly after the click.
  const where = page.getByRole('checkbox', { name: 'Location' });
  await where.click();
  await expect(where).not.toBeChecked();
  const submitted = page.getByRole('checkbox', { name: 'Submitted' });
  await submitted.click();
  await expect(submitted).toBeChecked();
  await page.getByRole('button', { name: 'Move Submitted left' }).click();
  await page.keyboard.press('Escape');
  await expect(head(page, 'Location')).toHaveCount(0);
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/staff/session/work-list'));
  await head(page, 'Submitted').getByRole('button').click();
  await kept;
  await expect(head(page, 'Submitted')).toHaveAttribute('aria-sort', 'descending');

  await page.goto(`${portal.url}/staff`);
  await expect(head(page, 'Submitted')).toHaveAttribute('aria-sort', 'descending');
  const elsewhere = await newVisitor();
  await openConsole(elsewhere, portal);
  await expect(head(elsewhere, 'Submitted')).toHaveAttribute('aria-sort', 'descending');
  await expect(head(elsewhere, 'Location')).toHaveCount(0);
  const names = await elsewhere.getByRole('columnheader').allInnerTexts();
  const places = ['Submitted', 'Proof of revenue'].map((name) => names.findIndex((text) => text.startsWith(name)));
  expect(places[0]).toBeLessThan(places[1] ?? -1);
  const colleague = await newVisitor();
  await openConsole(colleague, portal, { person: 'Joelle Battersby' });
  await expect(head(colleague, 'Location')).toBeVisible();
  await expect(head(colleague, 'Promised contact')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('link', { name: /^All/u }).click();
  await page.goto(`${portal.url}/staff?view=unassigned`);
  await expect(head(page, 'Promised contact')).toHaveAttribute('aria-sort', 'ascending');
  await resetArrangement(page, portal);
});

test('a new column layout is not overwritten by the response to an earlier request', async ({
  page,
  portal,
  newVisitor,
}) => {
  await submit(newVisitor, portal, 'Late Answer', 1);
  await page.clock.install();
  await openConsole(page, portal);
  await rowsOf(page).first().waitFor();
  const isSession = ({ pathname }: URL) => pathname === '/api/staff/session';
  const [released, release] = gate();
  await page.route(isSession, async (route) => {
    const answer = await route.fetch();
    await released;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  const asked = page.waitForRequest((request) => isSession(new URL(request.url())));
  await page.clock.runFor(MINUTE_MS + SECOND_MS);
  const late = await asked;
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await expect(amount).toBeVisible();
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/staff/session/work-list'));
  await page.getByRole('checkbox', { name: 'Amount' }).click();
  await kept;
  await expect(amount).toHaveCount(0);
  release();
  await late.response().catch(() => undefined);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Amount' })).toBeHidden();
  await expect(amount).toHaveCount(0);
  await resetArrangement(page, portal);
});

test('a range is assigned together, undone in time, and without what a colleague changed meanwhile', async ({
  page,
  portal,
  newVisitor,
}) => {
  const name = `Given Together ${String(Date.now())}`;
  const applications = await submit(newVisitor, portal, name, 4);
  const address = `/staff?order=submitted&direction=up&search=${encodeURIComponent(name)}`;
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const language of ['fr', 'en'] as const) {
    await openConsole(page, portal, { address, language });
    await expect(rowsOf(page)).toHaveCount(4);
    const shownLetters = await rowsOf(page)
      .first()
      .getByRole('link')
      .evaluate((link) => Math.floor((link.textContent.length * link.clientWidth) / link.scrollWidth));
    expect(shownLetters, `letters of the business that fit in ${language}`).toBeGreaterThanOrEqual(18);
  }
  await page.setViewportSize(DESK_WINDOW);
  const assignThree = async () => {
    await rowsOf(page).first().getByRole('link').focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rowsOf(page).nth(2).getByRole('link')).toBeFocused();
    await page.keyboard.press('Shift+X');
    await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible();
    await expect(rowsOf(page).nth(3).getByRole('checkbox')).not.toBeChecked();
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Assign 3 applications' });
    await dialog.getByRole('radio', { name: /Anne Roy/u }).check();
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('status').filter({ hasText: '3 applications will be assigned to Anne Roy.' }),
    ).toBeAttached();
  };
  await assignThree();
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone. Nothing was changed' })).toBeAttached();

  await assignThree();
  const [, second] = applications;
  await callApi(portal, STAFF_KEY, `/api/staff/applications/${second?.applicationId ?? ''}/account-manager`, {
    method: 'PUT',
    body: { accountManager: { name: 'Joelle Battersby', email: 'joelle.battersby@lender.example' } },
  });
  const result = page.getByRole('status').filter({ hasText: '2 applications were changed.' });
  await expect(result).toContainText(
    `1 application was left out because someone changed or closed it first: ${second?.reference ?? ''}`,
  );
  await expect(rowsOf(page).nth(0).getByText('Anne Roy', { exact: true })).toBeAttached();
  await expect(rowsOf(page).nth(1).getByText('Joelle Battersby', { exact: true })).toBeAttached();
  await expect(rowsOf(page).nth(2).getByText('Anne Roy', { exact: true })).toBeAttached();
  await expect(rowsOf(page).nth(3).getByText('Anne Roy', { exact: true })).toHaveCount(0);

  // As if this colleague were away and their applications needed someone else.
  await page.getByRole('button', { name: 'Assigned to', exact: true }).click();
  await page.getByRole('button', { name: 'Joelle Battersby', exact: true }).click();
  await expect(page).toHaveURL(/accountManager=joelle/u);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).first().getByText('Joelle Battersby', { exact: true })).toBeAttached();
  await page.getByRole('link', { name: /^Mine/u }).click();
  await expect(page).not.toHaveURL(/accountManager/u);
});

test('changes made shortly after one another can each be undone, and a long one shows how far it is', async ({
  page,
  portal,
  newVisitor,
}) => {
  const applications = await submit(newVisitor, portal, `One After Another ${String(Date.now())}`, 1);
  const chosen = applications.map(({ applicationId, version }) => ({ applicationId, version }));
  const asAnne = { cookie: await signInWithoutPage(portal, 'Anne Roy'), origin: portal.url };
  await openConsole(page, portal);
  for (const note of ['The first note.', 'The second note.']) {
    const { status } = await fetch(`${portal.url}/api/staff/bulk-changes`, {
      method: 'POST',
      headers: { ...asAnne, 'content-type': 'application/json' },
      body: JSON.stringify({ applications: chosen, note }),
    });
    expect(status).toBe(200);
  }
  await page.reload();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(2);
  await undo.last().click();
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone. Nothing was changed' })).toHaveCount(2);

  await page.route(/\/bulk-changes$/u, async (route) => {
    const response = await route.fetch();
    const { changes } = (await response.json()) as { changes: object[] };
    await route.fulfill({ response, json: { changes: [{ ...changes[0], end: null, done: 25, total: 150 }] } });
  });
  await page.reload();
  await expect(page.getByText('25 of 150')).toBeVisible();
});

test('all that match get a note and are closed together, with a reason for the files', async ({
  page,
  portal,
  newVisitor,
}) => {
  const name = `Closed Together ${String(Date.now())}`;
  await submit(newVisitor, portal, name, 2);
  await openConsole(page, portal, { address: `/staff?search=${encodeURIComponent(name)}` });
  await expect(rowsOf(page)).toHaveCount(2);
  // As if the second row had not been loaded yet, and as if too many matched to count them.
  let isCounted = false;
  await page.route(isWorkList, async (route) => {
    const response = await route.fetch();
    const { applications, total, ...others } = (await response.json()) as { applications: unknown[]; total: number };
    const shown = { applications: applications.slice(0, 1), total: isCounted ? total : null };
    await route.fulfill({ response, json: { ...others, ...shown } });
  });
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select every row' }).first().check();
  const selected = page.getByRole('group', { name: 'Selected applications' });
  await expect(selected).toContainText('more than 10,000 match: narrow the list');
  await expect(selected.getByRole('button', { name: /^Select all/u })).toHaveCount(0);
  isCounted = true;
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select every row' }).first().check();
  await page.getByRole('button', { name: 'Select all 2 that match' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a note' }).click();
  const note = page.getByRole('dialog', { name: 'Add a note to 2 applications' });
  await note.getByRole('textbox').fill('The rates change on Monday.');
  await note.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 applications were changed.' })).toBeAttached();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select every row' }).first().check();
  await page.getByRole('button', { name: 'Close applications' }).click();
  const close = page.getByRole('dialog', { name: 'Close 2 applications' });
  await close.getByRole('radio', { name: 'Withdrawn' }).check();
  await expect(close.getByRole('button', { name: 'Close applications' })).toBeDisabled();
  await close.getByRole('combobox', { name: 'Reason' }).selectOption('Customer could not be reached');
  await close.getByRole('textbox').fill('Called three times.');
  await close.getByRole('button', { name: 'Close applications' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 applications were changed.' })).toBeAttached();
  await page.goto(`${portal.url}/staff?view=closed&search=${encodeURIComponent(name)}`);
  await expect(rowsOf(page)).toHaveCount(2);
  await rowsOf(page).first().getByRole('link').click();
  await expect(page.getByText('The rates change on Monday.')).toBeVisible();
});

test('clearing the filters clears all of them, and closed applications are distinguished by their outcome', async ({
  page,
  portal,
  newVisitor,
}) => {
  const name = `Closed Somehow ${String(Date.now())}`;
  const applications = await submit(newVisitor, portal, name, 2);
  for (const [index, outcome] of (['declined', 'withdrawn'] as const).entries()) {
    const path = `/api/staff/applications/${applications[index]?.applicationId ?? ''}/closure`;
    await callApi(portal, STAFF_KEY, path, { body: { outcome } });
  }
  const { name: partner } = await openPartner(portal);
  await openConsole(page, portal, { address: `/staff?view=closed&search=${encodeURIComponent(name)}` });
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Status', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Outcome', exact: true }).click();
  await page.getByRole('button', { name: 'Declined', exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(/outcome=declined/u);
  await page.getByRole('link', { name: /^Unassigned/u }).click();
  await expect(page).not.toHaveURL(/outcome/u);
  await expect(page.getByRole('button', { name: 'Outcome', exact: true })).toHaveCount(0);

  await page.goto(`${portal.url}/staff?province=YT`);
  await page.getByRole('button', { name: 'Partner', exact: true }).click();
  await page.getByRole('button', { name: partner }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).not.toHaveURL(/partnerId|province/u);
  await expect(rowsOf(page).first()).toBeVisible();
});

test('cleared filters stay cleared, in the fields too, however they were cleared', async ({
  page,
  portal,
  newVisitor,
}) => {
  await submit(newVisitor, portal, `Found Again ${String(Date.now())}`, 1);
  const searchField = page.getByRole('searchbox');
  // The search runs again only after a typing pause.
  const isCleared = async () => {
    await expect(searchField).toHaveValue('');
    await expect(page).not.toHaveURL(/search=/u);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  };
  await openConsole(page, portal, { address: '/staff?amount=90000000-' });
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await searchField.fill('no such name');
  await expect(page).toHaveURL(/search=no/u);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await isCleared();
  await page.getByRole('button', { name: 'Amount', exact: true }).first().click();
  await expect(page.getByRole('group', { name: 'Amount' }).getByRole('textbox').first()).toHaveValue('');
  await page.keyboard.press('Escape');

  for (const [place, name] of [
    ['/staff', 'Applications'],
    ['/staff/customers', 'Customers'],
  ] as const) {
    await page.goto(`${portal.url}${place}?search=no-such-name`);
    await expect(searchField).toHaveValue('no-such-name');
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await isCleared();
  }
});

async function changeFirstRow(page: Page, change: object): Promise<void> {
  await page.route(isWorkList, async (route) => {
    const answer = (await (await route.fetch()).json()) as { applications: object[] };
    const [first, ...others] = answer.applications;
    await route.fulfill({ json: { ...answer, applications: [{ ...first, ...change }, ...others] } });
  });
}

test('the last event can be read at 1280 pixels, in both languages', async ({ page, portal, newVisitor }) => {
  const name = `Read at a Glance ${String(Date.now())}`;
  await submit(newVisitor, portal, name, 1);
  const at = new Date(Date.now() - 2 * DAY_MS).toISOString();
  const by = { actor: 'staff', name: 'Anne Roy' };
  const assigned = { kind: 'assigned', at, months: [], question: null, contact: null, check: null, by };
  await changeFirstRow(page, { lastEvent: { ...assigned, assignedTo: 'Anne Roy' } });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [language, words] of [
    ['fr', 'Attribuée à Anne Roy'],
    ['en', 'Assigned to Anne Roy'],
  ] as const) {
    await openConsole(page, portal, { address: `/staff?search=${encodeURIComponent(name)}`, language });
    const event = rowsOf(page).getByTitle(words);
    await expect(event).toBeVisible();
    const hiddenPx = await event.evaluate((text) => text.scrollWidth - text.clientWidth);
    expect(hiddenPx, `hidden in ${language}`).toBe(0);
  }
});

test('a row of other months than the heading has their letters', async ({ page, portal, newVisitor }) => {
  const name = `Other Months ${String(Date.now())}`;
  await submit(newVisitor, portal, name, 3);
  const months = ['01', '02', '03', '04', '05', '06'].map((month) => ({
    month: `2020-${month}`,
    source: 'statement',
    state: 'proven',
    reason: null,
  }));
  await changeFirstRow(page, { months });
  await openConsole(page, portal, { address: `/staff?search=${encodeURIComponent(name)}` });
  await expect(rowsOf(page).filter({ hasText: 'JFMAMJ' })).toHaveCount(1);
  await expect(rowsOf(page).first()).toContainText('JFMAMJ');
});

test('on a phone the list can be sorted by every order', async ({ page, portal, newVisitor }) => {
  const name = `Sorted on the Way ${String(Date.now())}`;
  const applications = await submit(newVisitor, portal, name, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, portal, { address: `/staff?search=${encodeURIComponent(name)}` });
  const facts = page.getByRole('listitem').filter({ hasText: name });
  await expect(facts).toHaveCount(2);
  await page.getByRole('button', { name: 'Sort by: Promised contact, ascending' }).click();
  await page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'Submitted' }).click();
  await expect(page).toHaveURL(/order=submitted/u);
  await expect(facts.first()).toContainText(applications[1]?.reference ?? '-');
  await page.getByRole('button', { name: 'Sort by: Submitted, descending' }).click();
  await page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'Submitted' }).click();
  await expect(facts.first()).toContainText(applications[0]?.reference ?? '-');
  await resetArrangement(page, portal);
});

test('an export that is too long says so, can be stopped, and contains no formula that runs', async ({
  page,
  portal,
  newVisitor,
}) => {
  await submit(newVisitor, portal, '+1 Nord', 1);
  await openConsole(page, portal, { address: '/staff?search=%2B1+Nord' });
  await rowsOf(page).first().waitFor();
  // Simulates an endless list: each page repeats the existing row a hundred times.
  const [released, release] = gate();
  let pages = 0;
  await page.route(
    (url) => isWorkList(url) && url.searchParams.get('limit') === '100',
    async (route) => {
      pages += 1;
      if (pages === 3) await released;
      const url = new URL(route.request().url());
      url.searchParams.delete('after');
      const answer = (await (await route.fetch({ url: url.href })).json()) as { applications: object[] };
      const applications = Array.from({ length: 100 }, () => answer.applications[0]);
      await route.fulfill({ json: { ...answer, applications, next: 'WyJ4Il0' } });
    },
  );
  await page.keyboard.press('e');
  await expect(page.getByText('200 of 1 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);

  const saving = page.waitForEvent('download');
  await page.keyboard.press('e');
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^Applications \d{4}-\d{2}-\d{2}, first 10000 rows\.csv$/u);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 10_000);
  expect(lines[1]).toContain(",'+1 Nord,");
  await expect(page.getByText('The file has only the first 10,000', { exact: false })).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('The file has only the first 10,000', { exact: false })).toHaveCount(0);
});
