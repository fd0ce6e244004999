import { MINUTE_MS, SECOND_MS, VIEWING_LASTS_MS } from '@portal/contract/constants';
import type { Page, Route } from '@playwright/test';
import { callApi } from '@portal/test-kit/api-call';
import { leaveLead } from '@portal/test-kit/desk';
import { gate } from '@portal/test-kit/gate';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { type PortalServer, STAFF_KEY } from '@portal/test-kit/server';
import { type DemoPerson, DESK_WINDOW, fillOffer, openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';
import { whenFull } from '@portal/test-kit/tiers';

test.use({ viewport: DESK_WINDOW });

const isStreamAddress = ({ pathname }: URL) => pathname === '/api/staff/changes';
const isStream = (message: { url: () => string }) => isStreamAddress(new URL(message.url()));

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

test('two account managers at one lead: the second learns who took it, and each sees what the other logged', async ({
  page,
  portal,
  newVisitor,
}) => {
  const email = await leaveLead(portal, 'fr');
  const [colleague, auditor] = [await newVisitor(), await newVisitor()];
  await openLive(auditor, portal, '/staff/leads?assigned=mine', 'Owen Kassel');
  await openLive(page, portal, '/staff/leads?contacted=no', 'Anne Roy');
  await page.getByRole('link', { name: email }).click();
  const heading = (of: Page) => of.getByRole('heading', { level: 1, name: email });
  await expect(heading(page)).toBeFocused();
  await openLive(colleague, portal, new URL(page.url()).pathname, 'Joelle Battersby');

  await page.keyboard.press('c');
  const mine = page.getByRole('dialog', { name: 'Log a contact' });
  await mine.getByRole('radio', { name: 'Call' }).check();
  await mine.getByRole('textbox', { name: 'Note (optional)' }).fill('Opens a second shop in May.');
  await colleague.keyboard.press('a');
  const theirs = colleague.getByRole('dialog', { name: 'Assign the lead' });
  await expect(theirs.getByRole('radio', { name: /Joelle Battersby/u })).toBeChecked();
  await theirs.getByRole('button', { name: 'Assign' }).click();
  await expect(theirs).toBeHidden();
  await expect(mine.getByText(/Assigned to Joelle Battersby · Joelle Battersby/u)).toBeVisible();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine).toBeHidden();

  const timeline = colleague.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem').filter({ hasText: 'Call: reached' })).toContainText(
    /Anne Roy.*Opens a second shop in May\./u,
  );
  await writeNote(page, 'Wants our leaflet.');
  await expect(timeline.getByText('Wants our leaflet.')).toBeVisible();

  await colleague.keyboard.press('Escape');
  await colleague.getByRole('button', { name: 'Assigned to', exact: true }).click();
  await colleague.getByRole('button', { name: 'Me', exact: true }).click();
  await expect(colleague.getByRole('row', { name: new RegExp(email, 'u') })).toContainText('Joelle Battersby');
  await expect(auditor.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await colleague.getByRole('searchbox').fill(email.slice(1, -3));
  await expect(colleague).toHaveURL(/search=/u);
  await expect(colleague.getByRole('row', { name: new RegExp(email, 'u') })).toBeVisible();
  await colleague.getByRole('searchbox').fill('an-unknown-name');
  await expect(colleague.getByRole('heading', { name: /an-unknown-name/u })).toBeVisible();
  await auditor.goto(page.url());
  await expect(auditor.getByText('Wants our leaflet.')).toBeVisible();
  await expect(auditor.getByRole('button', { name: 'Log a contact' })).toHaveCount(0);
  await expect(auditor.getByRole('button', { name: /^Assign/u })).toHaveCount(0);
});

test('a colleague’s notes and decisions appear without a reload, on the page and in the list', async ({
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

  await page.getByRole('button', { name: 'Decide' }).click();
  const mine = page.getByRole('dialog');
  await mine.getByRole('radio', { name: 'Declined' }).check();
  await mine.getByRole('combobox', { name: 'Reason' }).selectOption('Credit history');
  await mine.getByRole('textbox').fill('Two judgments in 2025.');
  await expect(mine.getByRole('button', { name: 'Confirm the decision' })).toBeEnabled();
  await colleague.getByRole('button', { name: 'Decide' }).click();
  const theirs = colleague.getByRole('dialog');
  await theirs.getByRole('radio', { name: 'Withdrawn' }).check();
  await theirs.getByRole('combobox', { name: 'Reason' }).selectOption('Financed elsewhere');
  await theirs.getByRole('textbox').fill('Told us by telephone.');
  await theirs.getByRole('button', { name: 'Confirm the decision' }).click();
  await expect(theirs).toBeHidden();
  await expect(mine.getByText('Changed in the meantime')).toBeVisible();
  await expect(mine.getByText(/Decided: Withdrawn · Joelle Battersby/u)).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Confirm the decision' })).toBeDisabled();
  await expect(mine.getByRole('textbox')).toHaveValue('Two judgments in 2025.');
  await page.keyboard.press('Escape');

  await expect(page.getByText('Withdrawn').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
  await auditor.getByRole('button', { name: '1 removed' }).click();
  await expect(auditor.getByRole('link', { name: /Northshore/u })).toHaveCount(0);
});

test('when two people assign at the same time, or one sends a request meanwhile, the second sees who did what', async ({
  page,
  portal,
  newVisitor,
  errors,
}) => {
  errors.allow(/ERR_FAILED/u);
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const { reference } = application;
  const address = `/staff/applications/${application.applicationId}`;
  const colleague = await newVisitor();
  await openLive(page, portal, address, 'Anne Roy');
  await openLive(colleague, portal, address, 'Joelle Battersby');
  for (const each of [page, colleague]) await each.getByRole('heading', { name: 'Timeline' }).waitFor();
  const [mine, theirs] = [page.getByRole('dialog'), colleague.getByRole('dialog')];
  const assignTo = async (who: string) => {
    await colleague.keyboard.press('a');
    await theirs.getByRole('radio', { name: new RegExp(who, 'u') }).check();
    await theirs.getByRole('button', { name: 'Assign' }).click();
    await expect(theirs).toBeHidden();
  };

  await page.keyboard.press('i');
  await mine.getByRole('textbox', { name: /English/u }).fill('What is the loan for?');
  await mine.getByRole('textbox', { name: /French/u }).fill('À quoi servira le prêt?');
  await assignTo('Joelle Battersby');
  await expect(mine.getByText('Changed in the meantime')).toBeVisible();
  await expect(mine.getByText(/Assigned to Joelle Battersby · Joelle Battersby/u)).toBeVisible();
  await expect(mine.getByRole('textbox', { name: /English/u })).toHaveValue('What is the loan for?');
  await mine.getByRole('button', { name: 'Send' }).click();
  await expect(mine).toBeHidden();
  for (const each of [page, colleague]) await expect(each.getByText('Question asked')).toBeVisible();

  await page.keyboard.press('a');
  await mine.getByRole('radio', { name: /Anne Roy/u }).check();
  // Delays updates to this page so that it sends an outdated version.
  await page.route('**/api/staff/applications/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await assignTo('No one');
  const refused = page.waitForResponse((response) => response.status() === 409);
  await mine.getByRole('button', { name: 'Assign' }).click();
  await refused;
  await page.unroute('**/api/staff/applications/**');
  await expect(mine.getByText('Changed in the meantime')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.keyboard.press('a');
  await mine.getByRole('radio', { name: /Joelle Battersby/u }).check();
  await assignTo('Anne Roy');
  await expect(mine.getByText(`${reference ?? ''} is now assigned to Anne Roy.`)).toBeVisible();
  await mine.getByRole('button', { name: 'Assign' }).click();
  await expect(mine).toBeHidden();
});

test('the stream ends when the person signs out or the session ended elsewhere', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const address = `/staff/applications/${application.applicationId}`;
  let streams = 0;
  page.on('request', (request) => (streams += Number(isStream(request))));
  await openLive(page, portal, address, 'Anne Roy');

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

/** Makes the page's first stream send `changes` once `mayEmit` resolves, and then end the connection. */
async function emitOnce(page: Page, changes: object, mayEmit?: Promise<void>): Promise<void> {
  const emit = async (route: Route) => {
    await mayEmit;
    const event = { toldAt: new Date().toISOString(), ...changes };
    await route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(event)}\n\n` });
  };
  await page.route(isStreamAddress, emit, { times: 1 });
}

const NOTE = 'Written elsewhere.';
const UNKNOWN_APPLICATION = '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21';

async function writeElsewhere(portal: PortalServer, applicationId: string): Promise<void> {
  await callApi(portal, STAFF_KEY, `/api/staff/applications/${applicationId}/notes`, { body: { text: NOTE } });
}

test('changes from before the stream connected appear once it does, also on a page loaded in the meantime', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { applicationId } = (await prepareApplication(await newVisitor(), portal, 'en', 'complete')).application;
  const [hasChanged, emit] = gate();
  await page.route(isStreamAddress, () => undefined);
  await emitOnce(page, { applicationIds: null, viewersOf: [], leadIds: [] }, hasChanged);
  await openConsole(page, portal, { address: `/staff/applications/${applicationId}` });
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await writeElsewhere(portal, applicationId);
  emit();
  await expect(page.getByText(NOTE)).toBeVisible();
});

test('a reconnecting browser requests the changes since the last event and reads nothing twice', async ({
  page,
  portal,
  newVisitor,
}) => {
  // Uses a demo application: the checks and mails of a new one would keep causing changes.
  const demo = '/api/staff/work-list?search=Ossington';
  const { applications } = await callApi<{ applications: { applicationId: string }[] }>(portal, STAFF_KEY, demo);
  const applicationId = applications[0]?.applicationId ?? '';
  const address = `/staff/applications/${applicationId}`;
  await openLive(await newVisitor(), portal, address, 'Joelle Battersby');
  const toldAt = new Date(Date.now() + MINUTE_MS).toISOString();
  await emitOnce(page, { toldAt, applicationIds: [], viewersOf: [], leadIds: [] });
  const reads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${address}/notes`) reads.push(request.url());
  });
  await openConsole(page, portal, { address });
  await page.waitForResponse((response) => new URL(response.url()).searchParams.get('since') === toldAt);
  await writeElsewhere(portal, applicationId);
  await expect(page.getByText(NOTE)).toBeVisible();
  expect(reads).toHaveLength(2);
});

test('a burst of changes causes one request for the list', async ({ page, portal }) => {
  const [mayEmit, emit] = gate();
  const event = { toldAt: new Date().toISOString(), applicationIds: [UNKNOWN_APPLICATION], viewersOf: [], leadIds: [] };
  await page.route(isStreamAddress, () => undefined);
  await page.route(
    isStreamAddress,
    async (route) => {
      await mayEmit;
      await route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(event)}\n\n`.repeat(40) });
    },
    { times: 1 },
  );
  await openConsole(page, portal, { address: '/staff?view=all' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const isList = (message: { url: () => string }) => new URL(message.url()).pathname === '/api/staff/work-list';
  const lists: string[] = [];
  page.on('request', (request) => {
    if (isList(request)) lists.push(request.url());
  });
  // A refetch caused by the other changes would start before the first response arrives.
  const response = page.waitForResponse(isList);
  emit();
  await response;
  expect(lists.length).toBeLessThan(4);
});

test('a change during the first load is shown', async ({ page, portal, newVisitor }) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const { applicationId, reference } = application;
  const [[isRead, noteRead], [isSent, confirmSent]] = [gate(), gate()];
  const read = async (route: Route) => {
    const response = await route.fetch();
    noteRead();
    await isSent;
    await route.fulfill({ response });
  };
  await page.route(`**/api/staff/applications/${applicationId}/notes`, read, { times: 1 });
  await openLive(page, portal, `/staff?view=all&search=${reference ?? ''}`, 'Anne Roy');
  await page.getByRole('link', { name: /Northshore/u }).click();
  await isRead;
  const counted = page.waitForResponse('**/api/staff/privacy-requests/counts');
  await writeElsewhere(portal, applicationId);
  await counted;
  confirmSent();
  await expect(page.getByText(NOTE)).toBeVisible();
});

test(
  'without the stream, the outcome of a decision is polled',
  whenFull,
  async ({ page, portal, newVisitor, errors }) => {
    errors.allow(/status of 503/u);
    const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
    await page.route(isStreamAddress, (route) => route.fulfill({ status: 503 }));
    await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Funded' }).check();
    await fillOffer(page.getByRole('dialog'), 'en');
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /Note for the file/u })
      .fill('They came by mail.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
    await expect(page.getByText('Funded').first()).toBeVisible();
  },
);

test('other viewers of an application are shown while they view it, from page to page, and no longer', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const address = `/staff/applications/${application.applicationId}`;
  const [colleague, auditor] = [await newVisitor(), await newVisitor()];
  let endings = 0;
  colleague.on('request', (request) => {
    endings += Number(request.method() === 'DELETE' && request.url().endsWith('/viewing'));
  });
  const seen = page.getByRole('status').filter({ hasText: 'viewing this application' });
  await openLive(page, portal, address, 'Anne Roy');
  await openLive(colleague, portal, address, 'Joelle Battersby');
  await expect(seen).toHaveText(/Joelle Battersby is also viewing this application/u);
  await expect(colleague.getByText('Anne Roy is also viewing this application')).toBeVisible();
  await openLive(auditor, portal, address, 'Owen Kassel');
  await expect(seen).toHaveText(/Joelle Battersby and Owen Kassel are also viewing this application/u);
  await auditor.getByRole('button', { name: 'Français' }).click();
  await expect(auditor.getByText('Anne Roy et Joelle Battersby consultent aussi cette demande')).toBeVisible();

  await colleague.getByRole('link', { name: 'Cash flow' }).first().click();
  await expect(colleague.getByText('Anne Roy and Owen Kassel are also viewing this application')).toBeVisible();
  await colleague.getByRole('link', { name: /^Statements/u }).click();
  await expect(colleague.getByText('Anne Roy and Owen Kassel are also viewing this application')).toBeVisible();
  expect(endings).toBe(0);
  await colleague.getByRole('link', { name: 'Applications' }).click();
  await expect(seen).toHaveText(/^(?:OK)?Owen Kassel is also viewing this application/u);
  expect(endings).toBe(1);

  await auditor.goto('about:blank');
  await expect(seen).toHaveCount(0);
  await colleague.goto(`${portal.url}${address}`);
  await expect(seen).toHaveText(/Joelle Battersby is/u);
  await colleague.getByRole('button', { name: /Joelle Battersby: account/u }).click();
  await colleague.getByRole('button', { name: 'Sign out' }).click();
  await expect(seen).toHaveCount(0);
});

test(
  'without the stream, viewers are polled, and a viewer who lost the connection disappears',
  whenFull,
  async ({ page, ownPortal: portal, newVisitor, errors }) => {
    errors.allow(/status of 503|ERR_INTERNET_DISCONNECTED/u);
    const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
    const address = `/staff/applications/${application.applicationId}`;
    const colleague = await newVisitor();
    for (const each of [page, colleague]) await each.route(isStreamAddress, (route) => route.fulfill({ status: 503 }));
    const seen = page.getByText('Joelle Battersby is also viewing this application');
    await openConsole(page, portal, { address });
    await openConsole(colleague, portal, { address, person: 'Joelle Battersby' });
    await expect(seen).toBeVisible();
    await colleague.context().setOffline(true);
    await expect(colleague.getByText('Anne Roy is also viewing this application')).toHaveCount(0);
    await portal.clock.advance(VIEWING_LASTS_MS / SECOND_MS);
    await expect(seen).toHaveCount(0);
    await colleague.context().setOffline(false);
    await expect(seen).toBeVisible();
  },
);
