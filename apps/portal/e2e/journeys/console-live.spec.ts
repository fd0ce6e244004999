import type { Page } from '@playwright/test';
import { prepareApplication } from '../fixtures/prepared-applicant.ts';
import type { PortalServer } from '../fixtures/server.ts';
import { type DemoPerson, openConsole } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const isStreamAddress = ({ pathname }: URL) => pathname === '/api/staff/changes';
const isStream = (message: { url: () => string }) => isStreamAddress(new URL(message.url()));

/** Opens the console, and waits until it hears of changes. */
async function openLive(page: Page, portal: PortalServer, address: string, person: DemoPerson): Promise<void> {
  const streams = page.waitForResponse(isStream);
  await openConsole(page, portal, { address, person });
  await streams;
}

async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Note' }).fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
}

test('what a colleague writes and decides is seen without a reload, on the page and in the list', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const { applicationId, reference } = application;
  const address = `/staff/applications/${applicationId}`;
  const [colleague, auditor] = [await newVisitor(), await newVisitor()];
  await openLive(page, portal, address, 'Anne Roy');
  await openLive(colleague, portal, address, 'Joelle Battersby');
  await openLive(auditor, portal, `/staff?view=all&search=${reference ?? ''}`, 'Owen Kassel');
  await auditor.getByRole('link', { name: /Northshore/u }).waitFor();

  await writeNote(colleague, 'The owner sends March on Thursday.');
  await expect(page.getByText('The owner sends March on Thursday.')).toBeVisible();

  // Two decide: who comes second is told, and keeps what was entered.
  await page.getByRole('button', { name: 'Decide' }).click();
  const mine = page.getByRole('dialog');
  await mine.getByRole('radio', { name: 'Declined' }).check();
  await mine.getByRole('combobox', { name: 'Reason' }).selectOption('Credit history');
  await mine.getByRole('textbox').fill('Two judgments in 2025.');
  await expect(mine.getByRole('button', { name: 'Close the application' })).toBeEnabled();
  await colleague.getByRole('button', { name: 'Decide' }).click();
  const theirs = colleague.getByRole('dialog');
  await theirs.getByRole('radio', { name: 'Withdrawn' }).check();
  await theirs.getByRole('combobox', { name: 'Reason' }).selectOption('Financed elsewhere');
  await theirs.getByRole('button', { name: 'Close the application' }).click();
  await expect(theirs).toBeHidden();
  await expect(mine.getByText('Changed meanwhile')).toBeVisible();
  await expect(mine.getByText(/Decided: Withdrawn · Joelle Battersby/u)).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Close the application' })).toBeDisabled();
  await expect(mine.getByRole('textbox')).toHaveValue('Two judgments in 2025.');
  await page.keyboard.press('Escape');

  // Carried out by a job of the server: everybody sees it.
  await expect(page.getByText('Withdrawn').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
  await auditor.getByRole('button', { name: '1 gone' }).click();
  await expect(auditor.getByRole('link', { name: /Northshore/u })).toHaveCount(0);
});

test('the stream ends with who signs out, and with a session that ended elsewhere', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const address = `/staff/applications/${application.applicationId}`;
  let streams = 0;
  page.on('request', (request) => (streams += Number(isStream(request))));
  await openLive(page, portal, address, 'Anne Roy');

  // In another tab of this browser: this one notices with the next change.
  const tab = await page.context().newPage();
  await tab.goto(`${portal.url}/staff`);
  await tab.getByRole('button', { name: /Anne Roy/u }).click();
  await tab.getByRole('button', { name: 'Sign out' }).click();
  await tab.getByRole('heading', { name: 'Sign in to the console' }).waitFor();
  const colleague = await newVisitor();
  await openLive(colleague, portal, address, 'Joelle Battersby');
  await writeNote(colleague, 'Called back.');
  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
  expect(streams).toBe(1);

  // Signed in again in place, and out.
  const again = page.waitForResponse(isStream);
  await page.getByRole('button', { name: 'Anne Roy' }).click();
  await again;
  await expect(page.getByText('Called back.')).toBeVisible();
  const ended = page.waitForEvent('requestfailed', isStream);
  await page.getByRole('button', { name: /Anne Roy: account/u }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await ended;
  await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor();
  expect(streams).toBe(2);
});

test('without the stream, how a decision ended is asked for', async ({ page, portal, newVisitor, errors }) => {
  errors.allow(/status of 503/u);
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await page.route(isStreamAddress, (route) => route.fulfill({ status: 503 }));
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  await page.getByRole('button', { name: 'Decide' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Funded' }).check();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
  await expect(page.getByText('Funded').first()).toBeVisible();
});
