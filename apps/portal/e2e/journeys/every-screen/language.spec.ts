import { becomeCustomer } from '@portal/test-kit/applicant';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

test('the toggle switches the page, remembers the choice and saves it with the customer', async ({ page, portal }) => {
  await becomeCustomer(page, portal);
  await page.goto('/main');
  await expect(page.getByRole('heading', { name: 'My applications' })).toBeVisible();
  const saved = page.waitForRequest((request) => /\/api\/customers\/[\w-]+\/language$/u.test(request.url()));
  await page.getByRole('button', { name: 'Français' }).click();
  expect((await saved).postDataJSON()).toEqual({ language: 'fr' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const stored = await page.evaluate(() => [localStorage.getItem('i18nextLng'), document.cookie]);
  expect(stored[0]).toBe('fr');
  expect(stored[1]).toContain('i18next=fr');
});

test('lng in the query is saved with a known customer on load', async ({ page, portal }) => {
  await becomeCustomer(page, portal);
  const saved = page.waitForRequest((request) => /\/api\/customers\/[\w-]+\/language$/u.test(request.url()));
  await page.goto('/main?lng=fr');
  expect((await saved).postDataJSON()).toEqual({ language: 'fr' });
  await expect(page.getByRole('heading', { name: textOf('fr', 'applications.title') })).toBeVisible();
});

test('a visitor’s choice is not stored on the server', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await page.goto('/marketing-qualification?lng=en');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(writes).toEqual([]);
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-CA' });
  test('the portal is in French', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: textOf('fr', 'eligibility.title') })).toBeVisible();
  });
});
