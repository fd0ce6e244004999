import { becomeCustomer, codeOf, enterCode, findMail, logIn, words } from '@portal/test-kit/applicant';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { gate } from '@portal/test-kit/gate';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

const TOKENS = '/api/auth/tokens';

test('calls that fail at the same time renew the session once and are retried', async ({ page, portal }) => {
  await becomeCustomer(page, portal);
  await page.goto('/main');
  // Waits for the list, which must load while the access token is still valid.
  await expect(page.getByRole('link', { name: 'Request funds for another business' })).toBeVisible();
  await portal.clock.advance(11 * 60);
  const renewals: string[] = [];
  const [bothHaveFailed, letGo] = gate();
  await page.route(`**${TOKENS}`, async (route) => {
    renewals.push(route.request().method());
    await bothHaveFailed;
    await route.continue();
  });
  const languageRefused = page.waitForResponse((response) => response.url().endsWith('/language'));
  await page.getByRole('link', { name: 'Request funds for another business' }).click();
  await expect(page).toHaveURL(/\/application-business-selection$/u);
  await page.getByRole('button', { name: 'Français' }).click();
  expect((await languageRefused).status()).toBe(401);
  letGo();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(renewals).toEqual(['POST']);
});

test('an expired session leads to the log-in with a message, then back to the step', async ({ page, portal }) => {
  const { email } = await prepareApplication(page, portal, 'en', 'businessAge');
  const before = await findMail(portal, email);
  const step = '/application-business-funding-section';
  await page.goto(`${portal.url}${step}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await portal.clock.advance(31 * 60);
  await page.getByRole('textbox', { name: words.en.annualRevenue }).fill('300000');
  await expect(page).toHaveURL(`${portal.url}/`);
  await expect(page.getByText(textOf('en', 'errors.errorUnauthorized')).first()).toBeVisible();
  const reason = page.getByRole('status').filter({ hasText: textOf('en', 'login.reason.ended') });
  const { y, height } = (await reason.boundingBox())!;
  expect((await page.getByText(words.en.email, { exact: true }).boundingBox())!.y).toBeGreaterThan(y + height + 10);
  await expect(page.getByRole('textbox', { name: words.en.email })).toHaveValue(email);
  await page.getByRole('button', { name: words.en.continue }).click();
  await enterCode(page, codeOf(await findMail(portal, email, before)));
  await expect(page).toHaveURL(`${portal.url}${step}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('input typed when the session ended is encrypted and restored after the log-in', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { email } = await prepareApplication(page, portal, 'en', 'businessStructure');
  const before = await findMail(portal, email);
  const step = '/application-business-structure-section';
  await page.goto(`${portal.url}${step}`);
  const walk = new ApplicationWalk(page, portal, { email });
  await walk.at('application.structure.title');
  await portal.clock.advance(31 * 60);
  const [allIsTyped, typedAll] = gate();
  await page.route('**/drafts/*', async (route) => {
    await allIsTyped;
    await route.continue();
  });
  const typed = { companyName: 'Fournil Sentinelle', legalBusinessName: 'Sentinelle inc.', street: '9 rue Sentinelle' };
  for (const [name, text] of Object.entries(typed))
    await walk.field(`common.fields.${name as keyof typeof typed}`).fill(text);
  await walk.field('common.fields.city').fill('Lévis');
  typedAll();
  await walk.at('login.title');
  await expect(walk.field('common.fields.email')).toHaveValue(email);
  const inStorage = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  await expect.poll(inStorage).toContain('unsavedAnswers');
  expect(await inStorage()).not.toMatch(/Sentinelle|Lévis|@/u);

  await walk.goOn();
  await enterCode(page, codeOf(await findMail(portal, email, before)));
  await walk.at('application.structure.title');
  await expect(page.getByText(walk.text('application.restored.title'))).toBeVisible();
  for (const [name, text] of Object.entries(typed))
    await expect(walk.field(`common.fields.${name as keyof typeof typed}`)).toHaveValue(text);
  await expect(walk.status('application.save.saved')).toBeVisible();
  await page.reload();
  await expect(walk.field('common.fields.companyName')).toHaveValue(typed.companyName);
  await expect(walk.field('common.fields.city')).toHaveValue('Lévis');
  expect(await inStorage()).not.toContain('unsavedAnswers');

  await portal.clock.advance(31 * 60);
  await walk.field('common.fields.companyName').fill('Encore');
  await walk.at('login.title');
  await expect.poll(inStorage).toContain('unsavedAnswers');
  const sealed = await page.evaluate(() => localStorage.getItem('unsavedAnswers'));
  const other = await newVisitor();
  await other.addInitScript((text) => localStorage.setItem('unsavedAnswers', text ?? ''), sealed);
  await prepareApplication(other, portal, 'en', 'businessStructure');
  await other.goto(`${portal.url}${step}`);
  const theirs = new ApplicationWalk(other, portal, {});
  await expect(theirs.field('common.fields.companyName')).not.toHaveValue('Encore');
  expect(await other.evaluate(() => localStorage.getItem('unsavedAnswers')), 'it waits for its customer').toBe(sealed);
  await expect(other.getByText(walk.text('application.restored.title'))).toHaveCount(0);
});

test('a server too busy to renew a session does not end it and shows the reason', async ({ page, portal, errors }) => {
  errors.allow(/status of 503/u);
  await becomeCustomer(page, portal);
  await page.goto('/main');
  // Waits for the list, which must load while the access token is still valid.
  await expect(page.getByRole('link', { name: 'Request funds for another business' })).toBeVisible();
  await portal.clock.advance(11 * 60);
  await page.route(`**${TOKENS}`, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '0' } }));
  await page.getByRole('link', { name: 'Request funds for another business' }).click();
  await expect(page.getByText(textOf('en', 'errors.errorUnavailable'))).toBeVisible();
  await expect(page).toHaveURL(/\/application-business-selection$/u);
  await page.unroute(`**${TOKENS}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: textOf('en', 'applications.selection.newBusiness') })).toBeVisible();
});

test('starting with an expired session only clears the marker', async ({ page, portal }) => {
  await becomeCustomer(page, portal);
  await portal.clock.advance(31 * 60);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sessionMarker'))).toBeNull();
  await expect(page).toHaveURL(/\/terms$/u);
});

test('no renewal is attempted without a marker', async ({ page }) => {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === TOKENS) renewals.push(request.method());
  });
  await page.goto('/marketing-qualification');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(renewals).toEqual([]);
});

test('logging out ends the session, and every other tab follows', async ({ page, context, portal }) => {
  await becomeCustomer(page, portal);
  const tab = await context.newPage();
  await tab.goto('/main');
  await expect(tab.getByRole('heading', { name: 'My applications' })).toBeVisible();
  await tab.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(tab.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/\/application/u);
  const refused = await page.request.post(TOKENS);
  expect(refused.status()).toBe(401);
});

test('remember me outlives the browser session; otherwise the cookie ends with it', async ({
  newVisitor,
  ownPortal: portal,
}) => {
  const page = await newVisitor({ baseURL: portal.url });
  const context = page.context();
  const refreshCookie = async () =>
    (await context.cookies(`${portal.url}${TOKENS}`)).find(({ name }) => /refresh/u.test(name));
  const email = await becomeCustomer(page, portal);
  expect((await refreshCookie())?.expires).toBe(-1);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  const before = await findMail(portal, email);
  await page.goto('/login');
  await page.getByRole('textbox', { name: words.en.email }).fill(email);
  await page.getByRole('checkbox', { name: 'Remember me on this device' }).check();
  await page.getByRole('button', { name: words.en.continue }).click();
  await enterCode(page, codeOf(await findMail(portal, email, before)));
  await expect(page).toHaveURL(/\/application-welcome$/u);
  const cookie = await refreshCookie();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(cookie?.expires).toBeGreaterThan(0);
  await portal.clock.advance(13 * 60 * 60);
  await page.reload();
  await expect(page).toHaveURL(/\/application-welcome$/u);
  await context.close();
});

test.describe('two minutes before the session ends', () => {
  const NEARLY_MINUTES = 28;

  test.beforeEach(async ({ page, portal }) => {
    await page.clock.install();
    await becomeCustomer(page, portal);
    await page.goto('/main');
    // Waits, because a call still in progress would count as activity.
    await expect(page.getByRole('button', { name: /^Resume/u })).toBeVisible();
    await portal.clock.advance(NEARLY_MINUTES * 60 + 5);
    await page.clock.fastForward(NEARLY_MINUTES * 60_000 + 5000);
    await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  });

  test('staying restarts the idle timer', async ({ page, portal }) => {
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await portal.clock.advance(5 * 60);
    await page.clock.fastForward(5 * 60_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/main$/u);
  });

  test('doing nothing ends the session with a message', async ({ page, portal }) => {
    await portal.clock.advance(3 * 60);
    await page.clock.fastForward(3 * 60_000);
    await expect(page).toHaveURL(`${portal.url}/`);
    await page.clock.fastForward(60_000);
    await expect(page.getByText('Your session has ended. Please log in again.').first()).toBeVisible();
  });
});

test('a customer can log out on every device', async ({ page, portal, newVisitor }) => {
  const email = await becomeCustomer(page, portal);
  const elsewhere = await newVisitor();
  await logIn(elsewhere, portal, email);
  await elsewhere.goto('/main');
  await expect(elsewhere.getByRole('heading', { name: 'My applications' })).toBeVisible();

  await page.goto('/main');
  await page.getByRole('button', { name: 'Log out on all devices' }).click();
  await expect(page).toHaveURL(`${portal.url}/`);
  await elsewhere.getByRole('link', { name: 'Request funds for another business' }).click();
  await expect(elsewhere).toHaveURL(`${portal.url}/`);
});

test('another person’s log-in in a second tab takes over the first tab', async ({ page, context, portal }) => {
  await becomeCustomer(page, portal);
  await page.goto('/main');
  await expect(page.getByText('Business not named yet', { exact: true })).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/login');
  await tab.getByRole('button', { name: 'Log in with another email' }).click();
  await tab.getByRole('textbox', { name: words.en.email }).fill('businesses@demo.example');
  await tab.getByRole('button', { name: words.en.continue }).click();
  await enterCode(tab, codeOf(await findMail(portal, 'businesses@demo.example')));
  await expect(tab).not.toHaveURL(/\/(?:otp-verification|loading-application)$/u);
  await expect(page.getByText('Business not named yet', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/^Reference F-/u).first()).toBeVisible();
});
