import { readFile } from 'node:fs/promises';
import { callApi } from '@portal/test-kit/api-call';
import { findMail, newEmail } from '@portal/test-kit/applicant';
import { importTwin, leaveLead } from '@portal/test-kit/desk';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { DESK_WINDOW, openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';

test('leads can be filtered by chips that are stored in the URL, saved as CSV, and navigated with keys', async ({
  page,
  portal,
}) => {
  const email = await leaveLead(portal, 'fr');
  const poor = await leaveLead(portal, 'en', { months: 24, annualRevenue: 1000 });
  await openConsole(page, portal);
  await page.getByRole('heading', { name: 'Applications' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  await expect(page).toHaveTitle(/^Leads/u);
  const row = page.getByRole('row', { name: new RegExp(email, 'u') });
  await expect(row).toContainText('Time in business');
  await expect(row).toContainText('Planned for');

  await page.getByRole('button', { name: 'Reason', exact: true }).click();
  await page.getByRole('button', { name: 'Annual revenue' }).click();
  await expect(page).toHaveURL(/\/staff\/leads\?reason=annualRevenue/u);
  await expect(page.getByRole('row', { name: new RegExp(poor, 'u') })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the filter Reason' }).last().click();
  await expect(row).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(saved).toContain(email);
  expect(saved.split('\r\n')[0]).toContain('Returned');

  await page.keyboard.press('g');
  await page.keyboard.press('y');
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
});

test('the overview opens with a key, stores its period in the URL, and offers its figures as table and CSV', async ({
  page,
  portal,
  newVisitor,
}) => {
  await prepareApplication(await newVisitor(), portal, 'fr', 'complete');
  await openConsole(page, portal);
  await page.getByRole('heading', { name: 'Applications' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page).toHaveTitle(/^Overview/u);

  await expect(page.getByText(/so far; \d+ (?:is|are) still waiting/u)).toBeVisible();
  const definition = page.getByText('Applications started in the period, by the step they have reached today.');
  await expect(definition).toBeHidden();
  await page.getByText('What these figures count').click();
  await expect(definition).toBeVisible();
  // The demo data has an application that was started long before it was funded.
  const funnel = page.getByRole('region', { name: 'From start to funding' });
  await expect(funnel).toContainText(
    /\d+ more applications? (?:was|were) funded in this period but started before it\./u,
  );

  const days = page.getByRole('region', { name: 'Applications submitted' });
  await expect(days.getByRole('img')).toHaveAccessibleName(/were submitted, with a peak of/u);
  await days.getByRole('button', { name: 'Applications submitted: show as a table' }).click();
  await expect(days.getByRole('row')).toHaveCount(1 + 30);
  await page.getByRole('radio', { name: '7 days' }).check();
  await expect(page).toHaveURL(/\/staff\/overview\?period=7$/u);
  await expect(days.getByRole('row')).toHaveCount(1 + 7);
  const [, french] = await days.getByRole('row').last().getByRole('cell').allTextContents();
  expect(Number(french)).toBeGreaterThan(0);

  const reasons = page.getByRole('region', { name: 'Why applications were closed' });
  await expect(reasons).toContainText('decisions in this period');
  await reasons.getByRole('button', { name: 'Why applications were closed: show as a table' }).click();
  await expect(reasons.getByRole('columnheader')).toHaveText(['Decision', 'Reason', 'Applications']);

  const saving = page.waitForEvent('download');
  await days.getByRole('button', { name: 'Applications submitted: export as CSV' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  const lines = saved.trim().split('\r\n');
  expect(lines).toHaveLength(1 + 7);
  expect(lines[0]).toContain('Day,English,French,All,Office open');
  expect(lines.at(-1)?.split(',')[2]).toBe(french);

  await page.getByRole('radio', { name: 'Me' }).check();
  await expect(page).toHaveURL(/period=7&scope=mine/u);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Me' })).toBeChecked();
});

test('each figure of the overview is on one line, however long the median is', async ({ page, portal }) => {
  await page.setViewportSize(DESK_WINDOW);
  await page.route('**/api/staff/statistics?*', async (route) => {
    const response = await route.fetch();
    const { figures, ...others } = (await response.json()) as { figures: object };
    await route.fulfill({ response, json: { ...others, figures: { ...figures, medianDecisionDays: 139.5 } } });
  });
  await openConsole(page, portal, { address: '/staff/overview', language: 'fr' });
  const values = page.getByRole('definition');
  await expect(values.filter({ hasText: '139,5' })).toContainText('jours ouvrables');
  const heights = await values
    .locator('b')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(4);
  expect(new Set(heights).size).toBe(1);
});

test('two contacts with the same address are shown side by side and merged after a preview', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application, email } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const contactId = await importTwin(portal, email);
  await openConsole(page, portal, { address: '/staff/customers' });
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(page.getByRole('row', { name: new RegExp(email, 'u') })).toHaveCount(2);
  await expect(page.getByText('2 with this address').first()).toBeVisible();
  await page.getByRole('link', { name: email }).first().click();

  await expect(page.getByText('2 customers have this address')).toBeVisible();
  await expect(page.getByRole('link', { name: application.reference ?? '' })).toBeVisible();
  const imported = page.getByRole('region', { name: new RegExp(contactId, 'u') });
  await expect(imported.getByText('No applications.')).toBeVisible();
  await imported.getByRole('button', { name: 'Keep this one and merge the other into it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`1 (${application.reference ?? ''})`)).toBeVisible();
  await expect(dialog.getByText('Northshore Bakery')).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: new RegExp(`^${contactId}$`, 'u') })).toBeVisible();
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The customers have been merged.')).toBeVisible();
  await expect(imported.getByRole('link', { name: application.reference ?? '' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Keep this one/u })).toHaveCount(0);
});

test('contacts are imported from a file, and every refused line is reported', async ({ page, portal }) => {
  const email = newEmail();
  await openConsole(page, portal, { address: '/staff/customers' });
  await page.getByRole('button', { name: 'Import contacts' }).click();
  const dialog = page.getByRole('dialog');
  const choose = async (buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /choose a/iu }).click();
    await (await choosing).setFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer });
  };
  await choose(Buffer.from('contactId,email,firstName,language\nC-1,a@example.ca,Ève,fr\n', 'latin1'));
  await expect(dialog.getByText('This file is not in UTF-8')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await choose(Buffer.from('name,mail\nAna,a@example.ca\n'));
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('must name all the required columns')).toBeVisible();

  const [header, good] = ['contactId,email,firstName,language', `C-${email},${email},Ève,fr`];
  const [badEmail, badLanguage] = ['C-2,nobody,"Ann\nMarie",en', 'C-3,c@example.ca,Ana,de'];
  await choose(Buffer.from([header, good, badEmail, badLanguage, ''].join('\n')));
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('1 new · 0 updated · 2 refused')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^3/u })).toContainText('First name');
  await expect(dialog.getByRole('row', { name: /^5/u })).toContainText('Language');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the refused lines' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('contacts refused.csv');
  expect(await readFile(await download.path(), 'utf8')).toBe(`${[header, badEmail, badLanguage].join('\n')}\n`);
  await dialog.getByText('1 line imported').click();
  await dialog.getByRole('row', { name: /^2/u }).getByRole('link', { name: 'New customer' }).click();
  await expect(page.getByRole('region', { name: new RegExp(`C-${email}`, 'u') })).toBeVisible();
});

test('an administrator handles a privacy request, with previews of the mail and of what an erasure deletes', async ({
  page,
  portal,
  newVisitor,
}) => {
  const asking = await prepareApplication(await newVisitor(), portal, 'fr', 'complete');
  const { applicationId, reference } = asking.application;
  const note = { text: 'Semblait pressée au téléphone.' };
  await callApi(portal, STAFF_KEY, `/api/staff/applications/${applicationId}/notes`, { body: note });
  await asking.call('post', '/api/privacy/requests', {
    data: { kind: 'correction', text: 'Mon nom s’écrit Thérèse.' },
  });
  await asking.call('post', '/api/privacy/requests', { data: { kind: 'erasure', text: 'Effacez tout.' } });
  await openConsole(page, portal, { address: '/staff/privacy', person: 'Joelle Battersby' });

  const place = page.getByRole('link', { name: /^Privacy/u });
  const openRequests = async () => Number(/(\d+) open request/u.exec(await place.ariaSnapshot())?.[1] ?? 0);
  await expect(place).toHaveAccessibleName(/\d+ open requests$/u);
  const open = await openRequests();

  const cards = page.getByRole('listitem').filter({ hasText: asking.email });
  const correction = cards.filter({ hasText: 'Correction' });
  await expect(correction.getByText('30 days left')).toBeVisible();
  await correction.getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Corrected' }).check();
  await dialog.getByRole('textbox', { name: 'Answer, in French' }).fill('C’est corrigé.');
  const letter = dialog.frameLocator('iframe').locator('body');
  await expect(letter).toContainText('notes internes');
  await expect(letter).not.toContainText('pressée');
  const before = await findMail(portal, asking.email, undefined, 'fr');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect(dialog).toBeHidden();
  await expect(correction).toHaveCount(0);
  await expect.poll(openRequests).toBe(open - 1);
  const mail = await findMail(portal, asking.email, before, 'fr');
  expect(mail.text).toContain('C’est corrigé.');

  const erasure = cards.filter({ hasText: 'Erasure' });
  const saving = page.waitForEvent('download');
  await erasure.getByRole('button', { name: 'Download their data' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.zip$/u);
  await erasure.getByRole('button', { name: 'Answer' }).click();
  await dialog.getByRole('radio', { name: /everything is erased/u }).check();
  await dialog.getByRole('textbox', { name: 'Answer, in French' }).fill('Tout est effacé.');
  await expect(dialog.getByText('1 open application will be withdrawn.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: reference ?? '' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Erase and send' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Erase and send' }).click();
  await expect(dialog).toBeHidden();
  await expect(cards).toHaveCount(0);
  await page.getByRole('link', { name: 'Answered' }).click();
  await expect(page.getByText('by Joelle Battersby').first()).toBeVisible();
});

test('an auditor sees everything and is offered no changes; on a phone the navigation is in a menu', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { email } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await importTwin(portal, email);
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, portal, { address: '/staff/customers', person: 'Owen Kassel' });
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await page.getByRole('link', { name: email }).first().click();
  await expect(page.getByText('An account manager can merge them.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Keep this one|Download|Import/u })).toHaveCount(0);
  await page.getByRole('button', { name: 'Customers' }).click();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leads' })).toBeHidden();
});
