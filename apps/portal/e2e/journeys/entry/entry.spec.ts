import { checkEligibility, newEmail, words } from '@portal/test-kit/applicant';
import { gate } from '@portal/test-kit/gate';
import { expect, test } from '@portal/test-kit/test';

test('the first screen is painted before its font arrives', async ({ page }) => {
  const [fontArrives, release] = gate();
  await page.route('**/*.woff2', async (route) => {
    await fontArrives;
    await route.continue();
  });
  await page.goto('/marketing-qualification', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  release();
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Figtree Variable"'))).toBe(true);
});

test('every route opened by URL shows a screen, never a blank page', async ({ page }) => {
  await page.goto('/');
  for (const path of [
    '/otp-verification',
    '/expired-otp',
    '/multiple-contacts-found',
    '/not-eligible',
    '/not-eligible-submitted',
    '/loading-application',
    '/error-application',
    '/open-application-found',
    '/main',
    '/final',
    '/application-business-selection',
    '/partner-missing-information',
    '/loading-redirect-from-customer-portal',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('a typed URL never shows a confirmation of something that has not happened', async ({ page, portal }) => {
  await page.goto('/marketing-qualification?lng=en');
  await checkEligibility(page, { timeInBusiness: '4', annualRevenue: '240000', email: newEmail() });
  await expect(page.getByRole('heading', { level: 1, name: words.en.checkInbox })).toBeVisible();
  for (const [path, shown] of [
    ['/not-eligible-submitted', '/marketing-qualification'],
    ['/multiple-contacts-found', '/'],
    ['/expired-otp', '/otp-verification'],
    ['//main', '/marketing-qualification'],
    ['/login.html', '/'],
  ] as const) {
    await page.goto(`${portal.url}${path}`);
    await expect(page, path).toHaveURL(`${portal.url}${shown}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the email in the URL is filled in and removed from the address bar', async ({ page, portal }) => {
  const email = newEmail();
  await page.goto(`/?email=${encodeURIComponent(email)}&referral=abc&lng=en`);
  await expect(page).toHaveURL(`${portal.url}/marketing-qualification`);
  await expect(page.getByRole('textbox', { name: words.en.email })).toHaveValue(email);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('textbox', { name: words.en.email })).toHaveValue(email);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain(email);
});

test('customers from the old portal are marked once', async ({ page }) => {
  await page.goto('/?source=customer_portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('customerPortalRedirected'))).not.toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('customerPortalRedirected'))).toBeNull();
});

test('Reload, Back and Forward stay in the portal', async ({ page, portal }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Log in' }).click();
  // The address is `/` even before the click, so wait for the heading: the portal must have started before the reload.
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/marketing-qualification$/u);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
});

test.describe('hostile values', () => {
  const hostile = [
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(2000),
    '%E0%A4%A',
    '\r\nX-Injected: 1',
  ];

  test('in the query: no off-site redirect, nothing reflected, language en or fr', async ({ page, portal }) => {
    const visited = new Set<string>();
    page.on('request', (request) => visited.add(new URL(request.url()).origin));
    for (const value of hostile) {
      const encoded = encodeURIComponent(value);
      for (const names of [['source', 'lng', 'language', 'referral'], ['email']]) {
        await page.goto(`/?${names.map((name) => `${name}=${encoded}`).join('&')}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.locator('html').getAttribute('lang')).toMatch(/^(?:en|fr)$/u);
        expect(await page.locator('img').count()).toBe(0);
        if (!names.includes('email')) expect(await page.locator('body').innerText()).not.toContain(value.slice(0, 40));
      }
      await page.goto(`/login#to=${encoded}`);
      await expect(page).toHaveURL(`${portal.url}/`);
    }
    expect([...visited]).toEqual([portal.url]);
  });

  test('in the language cookie and in storage', async ({ page, context, portal }) => {
    for (const value of ['../../etc/passwd', '__proto__', 'constructor', 'x'.repeat(2000), '<script>']) {
      await context.addCookies([{ name: 'i18next', value: encodeURIComponent(value), url: portal.url }]);
      await page.addInitScript((stored) => localStorage.setItem('i18nextLng', stored), value);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('html').getAttribute('lang')).toMatch(/^(?:en|fr)$/u);
    }
  });
});

test.describe('offline', () => {
  test('a screen that cannot be fetched shows a message and loads after a retry', async ({ page, errors }) => {
    errors.allow(/Failed to load resource|ERR_/u);
    await page.route('**/assets/terms-screen*', (route) => route.abort());
    await page.goto('/terms?lng=en');
    await expect(page.getByRole('heading', { name: 'You appear to be offline' })).toBeVisible();
    await page.unroute('**/assets/terms-screen*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible();
  });

  test('input is preserved when the response never arrives', async ({ page, context, errors }) => {
    errors.allow(/Failed to load resource|ERR_/u);
    const email = newEmail();
    await page.goto('/login?lng=en');
    await page.getByRole('textbox', { name: words.en.email }).fill(email);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: words.en.continue }).click();
    await expect(page.getByText(/No connection\. What you typed is still here/u).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.en.email })).toHaveValue(email);
    await context.setOffline(false);
    await page.getByRole('button', { name: words.en.continue }).click();
    await expect(page.getByRole('heading', { name: words.en.checkInbox })).toBeVisible();
  });
});

test('English and French letters use the subset of our font; other letters load the full font', async ({ page }) => {
  await page.goto('/marketing-qualification?lng=fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(
        ({ family, status }) => family.includes('Figtree Variable') && status === 'loaded',
      ).length;
    });
  expect(await loaded()).toBe(1);
  await page.getByRole('textbox').first().fill('Åsa');
  await expect.poll(loaded).toBe(2);
});
