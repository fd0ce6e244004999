import { languages } from '@portal/contract/language';
import { openGoogleIssuer, type GoogleIssuer } from '../../../../server/test/outside/google-issuer.ts';
import { becomeCustomer, codeOf, enterCode, findMail, newEmail, words } from '@portal/test-kit/applicant';
import { expect, START_LIMIT_MS, test as base } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { ordinarily } from '@portal/test-kit/tiers';

const test = base.extend<object, { issuer: GoogleIssuer }>({
  issuer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const issuer = await openGoogleIssuer();
      await use(issuer);
      await issuer.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ configured, issuer }, use) => use(await configured.get(issuer.environment)),
    { scope: 'test', timeout: START_LIMIT_MS },
  ],
});

const newGoogleEmail = () => newEmail().replace(/@.*$/u, '@gmail.com');

for (const language of ordinarily('en', languages)) {
  const text = (key: Parameters<typeof textOf>[1]) => textOf(language, key);

  test(`Google signs a customer in, in ${language}: without an account, with one, after cancelling, and with one code`, async ({
    page,
    portal,
    issuer,
    newVisitor,
    errors,
  }) => {
    // This browser blocks Google's script, so sign-in goes through Google's own page.
    await page.route('**/gsi/client', (route) => route.abort());
    errors.allow(/ERR_FAILED/u);
    const email = newGoogleEmail();
    issuer.person = { sub: email, email };
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const response = await page.goto(`/login?lng=${language}`);
    const policy = response?.headers()['content-security-policy'];
    const scripts = policy?.split(';').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self' (?:'sha256-[\w+/=]+' ){2}\S+$/u);
    expect(scripts?.split(' ').at(-1)).toBe(issuer.environment.GOOGLE_SCRIPT_URL);
    const button = page.getByRole('button', { name: text('login.google.continue') });
    await button.click();
    await page.getByRole('button', { name: 'Turn back' }).click();
    await expect(page).toHaveURL(/\/$/u);
    await button.click();
    await page.getByRole('button', { name: 'Sign in here' }).click();
    await expect(page.getByRole('heading', { name: text('login.google.noAccount.title') })).toBeFocused();
    await page.getByRole('link', { name: text('login.google.noAccount.apply') }).click();
    await expect(page.getByRole('textbox', { name: words[language].email })).toHaveValue(email);

    await becomeCustomer(await newVisitor(), portal, email);
    await page.goto(`/login?lng=${language}`);
    await page.getByRole('checkbox', { name: text('login.rememberMe') }).check();
    await button.click();
    await page.getByRole('button', { name: 'Sign in here' }).click();
    await expect(page).toHaveURL(/\/application-welcome$/u);
    const refresh = (await page.context().cookies(`${portal.url}/api/auth/tokens`)).find(
      ({ name }) => name === 'refresh',
    );
    expect(refresh?.expires).toBeGreaterThan(Date.now() / 1000 + 24 * 3600);

    const visitor = await newVisitor();
    const elsewhere = newEmail();
    await becomeCustomer(await newVisitor(), portal, elsewhere);
    issuer.person = { sub: elsewhere, email: elsewhere };
    const before = (await portal.inbox()).find(({ to }) => to === elsewhere);
    for (const isFirst of [true, false]) {
      await visitor.goto(`/login?lng=${language}`);
      if (!isFirst) await visitor.getByRole('button', { name: text('login.otherAccount') }).click();
      await visitor.waitForFunction(() => 'google' in window);
      await visitor.getByRole('button', { name: text('login.google.continue') }).click();
      if (isFirst) {
        await expect(visitor.getByRole('heading', { name: words[language].checkInbox })).toBeVisible();
        await enterCode(visitor, codeOf(await findMail(portal, elsewhere, before)), language);
      }
      await expect(visitor).toHaveURL(/\/application-welcome$/u);
    }

    await page.goto('/verify#google');
    await expect(page.getByRole('heading', { name: text('login.google.failed.title') })).toBeVisible();
    await page.getByRole('link', { name: text('login.google.failed.back') }).click();
    await expect(page).toHaveURL(/\/$/u);
    const hosts = new Set(asked.map((url) => new URL(url).host));
    expect([...hosts].filter((host) => host.includes('google'))).toEqual([]);
    expect(asked.filter((url) => /eyJ/u.test(url))).toEqual([]);
  });
}

base('without a client id there is no button, and nothing of it is fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const response = await page.goto('/login?lng=en');
  expect(response?.headers()['content-security-policy']).not.toContain('google');
  await expect(page.getByRole('button', { name: words.en.continue })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(/Google/u).count()).toBe(0);
  expect(asked.filter((url) => /google/iu.test(url))).toEqual([]);
});
