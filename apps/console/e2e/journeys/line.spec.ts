import { MINUTE_MS, SECOND_MS, STAFF_SESSION_IDLE_MS } from '@portal/contract/constants';
import type { Request } from '@playwright/test';
import { gate } from '@portal/test-kit/gate';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { DESK_WINDOW, openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';

test.use({ viewport: DESK_WINDOW });

const noConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/u;

test('notes queue in order while offline and are sent once the connection is back', async ({
  page,
  portal,
  newVisitor,
  errors,
}) => {
  errors.allow(noConnection);
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.waitFor();
  await page.context().setOffline(true);
  const strip = page.getByRole('status').filter({ hasText: 'No connection since' });
  await expect(strip).toContainText(/You are seeing data from \d+:\d\d/u);
  await expect(strip).toContainText('Notes are saved and sent later; everything else needs a connection.');
  for (const text of ['First the call.', 'Then the mail.']) {
    await note.fill(text);
    await note.press('Control+Enter');
    await expect(note).toHaveValue('');
  }
  await expect(page.getByText('wrote a note that will be sent when the connection is back')).toHaveCount(2);
  await expect(strip).toContainText('2 notes will be sent automatically.');

  await note.blur();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Left a message.');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/\w/u);
  expect(asked.filter((call) => call.startsWith(`GET /api/staff/applications/${application.applicationId}`))).toEqual(
    [],
  );
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Left a message.');
  await page.keyboard.press('Escape');

  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
  await expect(page.getByText('wrote a note that will be sent when the connection is back')).toHaveCount(0);
  const written = page.getByRole('listitem').filter({ hasText: /First the call|Then the mail/u });
  await expect(written).toHaveCount(2);
  const texts = await written.allInnerTexts();
  expect(texts.map((text) => /First|Then/u.exec(text)?.[0])).toEqual(['Then', 'First']);
});

test('a response already in flight when the connection was lost does not count as being back online', async ({
  page,
  portal,
  errors,
}) => {
  errors.allow(noConnection);
  const [until, open] = gate();
  await page.route('**/api/staff/leads*', async (call) => {
    const response = await call.fetch();
    await until;
    await call.fulfill({ response });
  });
  await openConsole(page, portal);
  const asked = page.waitForRequest('**/api/staff/leads*');
  await page.getByRole('link', { name: 'Leads' }).click();
  await asked;
  await page.context().setOffline(true);
  const strip = page.getByRole('status').filter({ hasText: 'No connection since' });
  await expect(strip).toBeVisible();
  const answered = page.waitForResponse('**/api/staff/leads*');
  open();
  await (await answered).finished();
  await expect(strip).toBeVisible();
  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
});

test('a part of the console that cannot load offline does not affect the rest, and loads later', async ({
  page,
  portal,
  newVisitor,
  errors,
}) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/u);
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.waitFor();
  await page.context().setOffline(true);
  await note.fill('Waits.');
  await note.press('Control+Enter');
  await note.fill('Half a note');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('alert')).toContainText('No connection.');
  await page.keyboard.press('Escape');
  await expect(note).toHaveValue('Half a note');
  await expect(page.getByText('wrote a note that will be sent when the connection is back')).toHaveCount(1);
  await page.getByRole('link', { name: 'Recordings' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No connection.');

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Recordings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
});

test('a chunk removed by a newer build is loaded on retry by reloading the page', async ({ page, portal, errors }) => {
  errors.allow(/404 \(Not Found\)/u);
  await openConsole(page, portal, { address: '/staff/leads' });
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
  await page.route('**/assets/recordings-screen-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Recordings' }).click();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toBeVisible();
  const asked = page.waitForRequest('**/assets/recordings-screen-*.js');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  const loaded = page.waitForEvent('domcontentloaded');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Recordings' })).toBeVisible();
});

test('a dialog of the work list opens while its code has not loaded, and can load it again', async ({
  page,
  portal,
  errors,
}) => {
  errors.allow(/404 \(Not Found\)/u);
  await page.route('**/assets/selection-dialog-*.js', (route) => route.fulfill({ status: 404 }));
  await openConsole(page, portal);
  await page.locator('tbody th[scope=row] a').first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Assign the application' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Selected applications' })).toContainText('1 selected');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('radio', { name: 'No one' })).toBeVisible();
});

test('a note whose response was lost is stored once', async ({ page, portal, newVisitor, errors }) => {
  errors.allow(noConnection);
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.waitFor();
  let sent = 0;
  await page.route('**/api/staff/applications/*/notes', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await note.fill('Said once.');
  await note.press('Control+Enter');
  await expect.poll(() => sent).toBe(2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Said once.' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Said once.' })).toHaveCount(1);
});

test('a person about to be signed out sees a prompt, and finds their input after signing in again', async ({
  page,
  ownPortal: portal,
  newVisitor,
  errors,
}) => {
  // The test clock is a script, and a mail's frame does not run scripts.
  errors.allow(/Blocked script execution in '[^']*letter\.html'/u);
  // The test closes its server before its page.
  errors.allow(/ERR_CONNECTION_(?:REFUSED|RESET)/u);
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await page.clock.install();
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Half a note');
  await note.blur();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /English/u }).fill('What is the loan for?');

  // Automatic requests of an attended page would extend the session, so they must end first; the change stream stays
  // open.
  const requestsEnded = () =>
    expect.poll(() => [...underWay].filter((request) => !request.url().includes('/changes')).length).toBe(0);
  await page.clock.fastForward(MINUTE_MS);
  await requestsEnded();
  const nearly = STAFF_SESSION_IDLE_MS - MINUTE_MS;
  await portal.clock.advance(nearly / SECOND_MS);
  await page.clock.fastForward(MINUTE_MS);
  const warning = page.getByRole('dialog', { name: 'Your session is about to end' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: /English/u })).toHaveValue('What is the loan for?');

  // A session check that has already started would still find the session valid, and delay the next one.
  await requestsEnded();
  await portal.clock.advance((STAFF_SESSION_IDLE_MS + MINUTE_MS) / SECOND_MS);
  await page.clock.fastForward(2 * MINUTE_MS);
  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
  await expect(page.getByText('Half a note')).toHaveCount(0);
  await page.getByRole('button', { name: 'Anne Roy' }).click();
  await expect(note.or(page.getByRole('textbox', { name: 'Note' }))).toHaveValue('Half a note');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /English|Anglais/u })).toHaveValue(
    'What is the loan for?',
  );
});

test('offline, the console shows neither a sign-out nor an extended session, and reports unsaved columns or language', async ({
  page,
  portal,
  errors,
}) => {
  errors.allow(noConnection);
  await openConsole(page, portal);
  await page.getByRole('row').nth(1).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Submitted' }).click();
  await page.keyboard.press('Escape');
  const said = page.getByRole('alert').filter({ hasText: 'No connection.' });
  await expect(said).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: 'Submitted' })).toHaveCount(0);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Applications' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Demandes' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Votre langue n’a pas été enregistrée.' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your language was not saved.' })).toHaveCount(0);
  await page.context().setOffline(true);

  const signOut = async () => {
    await page.getByRole('button', { name: /Anne Roy: account/u }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
  };
  await signOut();
  await expect(page.getByRole('alert').filter({ hasText: 'You are still signed in.' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.context().setOffline(false);
  await signOut();
  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible();

  await page.route('**/api/staff/session', async (route) => {
    const answer = (await (await route.fetch()).json()) as { session: object };
    await route.fulfill({ json: { session: { ...answer.session, secondsLeft: 90 } } });
  });
  await openConsole(page, portal);
  const warning = page.getByRole('dialog', { name: 'Your session is about to end' });
  await warning.waitFor();
  await page.context().setOffline(true);
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning.getByRole('alert')).toContainText('No connection.');
});

test('one person’s input is never shown to another', async ({ page, portal, newVisitor }) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const address = `/staff/applications/${application.applicationId}`;
  await openConsole(page, portal, { address });
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('For Anne alone');
  await page.getByRole('button', { name: /Anne Roy: account/u }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Joelle Battersby' }).click();
  await expect(note).toHaveValue('');
});
