import type { Page } from '@playwright/test';
import { languages } from '@portal/contract/language';
import type { TextKey } from '@portal/locales';
import { words } from '@portal/test-kit/applicant';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the first screens are readable before any script, in ${language}`, async ({ page, portal }) => {
      const heading = (key: TextKey) => page.getByRole('heading', { name: textOf(language, key), exact: true });
      const { annualRevenue, check, email, terms, timeInBusiness } = words[language];
      await page.goto(`/terms?lng=${language}`);
      await expect(page).toHaveTitle(`${textOf(language, 'legal.terms.title')} – Financing`);
      await expect(heading('legal.terms.title')).toBeVisible();
      await expect(heading('legal.terms.changes.title')).toBeVisible();
      await page.goto(`/privacy?lng=${language}`);
      await expect(heading('legal.privacyPolicy.changes.title')).toBeVisible();

      await page.goto(`/?lng=${language}`);
      await expect(heading('eligibility.title')).toBeVisible();
      const note = page.getByRole('paragraph').filter({ has: page.getByRole('link', { name: /800/u }) });
      await expect(note).toHaveText(
        textOf(language, 'withoutScript.note', { phone: '1 800 555-0199' }).replaceAll(/<.*?>/gu, ''),
      );
      await note.getByRole('link').click({ trial: true });
      for (const name of [timeInBusiness, annualRevenue, email])
        await expect(page.getByRole('textbox', { name })).toBeEditable();
      await expect(page.getByRole('checkbox', { name: terms })).toBeVisible();
      await page.getByRole('textbox', { name: email }).fill('ana@northshorebakery.ca');
      await page.getByRole('button', { name: check }).click();
      await expect(page).toHaveURL(`${portal.url}/?lng=${language}`);
    });
  }
});

interface WatchedWindow extends Window {
  moved: number;
  heading: Element | null;
}

/** Holds back scripts, texts and the font, and adds up layout shifts. @returns a function that releases them */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route('**/assets/*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as WatchedWindow).moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  return () => resolve(null);
}

test('input and clicks before the script loads are preserved and handled', async ({ page }) => {
  const { annualRevenue, check, email, months, timeInBusiness, terms } = words.fr;
  const release = await openBeforeScripts(page, '/marketing-qualification?lng=fr');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field(timeInBusiness).fill('8');
  await page.getByRole('radio', { name: months }).check();
  await field(annualRevenue).fill('240000');
  await field(email).fill('ana@');
  await page.getByRole('checkbox', { name: terms }).check();
  await page.getByRole('button', { name: check }).click();
  await expect(page.getByRole('button', { name: check, disabled: true })).toHaveCSS('cursor', 'progress');
  release();
  await expect(page.getByRole('alert').filter({ hasText: textOf('fr', 'common.errorSummary') })).toBeFocused();
  await expect(field(email)).toHaveAccessibleDescription(
    `${textOf('fr', 'validation.email.invalid')} ${textOf('fr', 'validation.refused.noDomain')}`,
  );
  await expect(field(email)).toHaveValue('ana@');
  await expect(field(timeInBusiness)).toHaveValue('8');
  await expect(page.getByRole('radio', { name: months })).toBeChecked();
  await expect(field(annualRevenue)).toHaveValue(/^240\s000$/u);
  await expect(page.getByRole('checkbox', { name: terms })).toBeChecked();
});

const takenOver = [
  { address: '/marketing-qualification?lng=fr', language: 'fr', width: 1280 },
  { address: '/login?lng=en', language: 'en', width: 390 },
] as const;
for (const { address, language, width } of takenOver) {
  test(`React hydrates ${address} at ${width} pixels without any layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const email = page.getByRole('textbox', { name: words[language].email });
    const release = await openBeforeScripts(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { heading: document.querySelector('h1') }));
    await email.pressSequentially('ana@');
    release();
    await page.waitForFunction(() => !('screen' in document.documentElement.dataset));
    await page.evaluate(() => document.fonts.ready);
    await expect(email).toBeFocused();
    await page.keyboard.type('northshorebakery.ca');
    await expect(email).toHaveValue('ana@northshorebakery.ca');
    const { isSame, moved } = await page.evaluate(() => {
      const watched = window as unknown as WatchedWindow;
      return { isSame: watched.heading === document.querySelector('h1'), moved: watched.moved };
    });
    expect({ isSame, moved }).toEqual({ isSame: true, moved: 0 });
  });
}

test('a link clicked before the script loads is followed', async ({ page }) => {
  const release = await openBeforeScripts(page, '/?lng=en');
  await page.getByRole('link', { name: 'Log in' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
});
