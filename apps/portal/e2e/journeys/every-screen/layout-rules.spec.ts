import type { Locator, Page } from '@playwright/test';
import { TOAST_DURATION_MS } from '@portal/contract/constants';
import { languages } from '@portal/contract/language';
import type { TextKey } from '@portal/locales';
import { checkEligibility, newEmail, words } from '@portal/test-kit/applicant';
import { prepareApplication, signUp } from '@portal/test-kit/prepared-applicant';
import { startAt } from '@portal/test-kit/prepared-walk';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { configured as termsStated } from '../../screens/configured-cases.ts';

const TOP_BAR_PX = 65;
/** The toast overlaps the lower edge of the bar, but not the action next to a heading. */
const TOAST_OVER_BAR_PX = 12;
const FIRST_FIELD_AT_MOST_PX = 600;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** T: top bar, S: sidebar toggle, s: the same on phones only, B: security badge, D: a dialog on small screens. */
type Parts = 'TBD' | 'TSBD' | 'Ts' | 'TD' | 'D';

function badgeOf(page: Page): Locator {
  return page.getByText(textOf('en', 'layout.protected'), { exact: true });
}

async function expectParts(page: Page, parts: Parts): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const banner = page.getByRole('banner');
  const logo = banner.getByRole('link', { name: 'Financing' });
  const toggle = banner.getByRole('button', { name: textOf('en', 'layout.openMenu') });
  const count = (part: string) => (parts.includes(part) ? 1 : 0);
  const path = new URL(page.url()).pathname;
  await expect(logo, `top bar of ${path}`).toHaveCount(count('T'));
  await expect(toggle, `sidebar toggle of ${path}`).toHaveCount(count('S'));
  await expect(badgeOf(page), `badge of ${path}`).toHaveCount(count('B'));
  if (parts.includes('T')) {
    await expect(banner.getByRole('button', { name: textOf('en', 'layout.otherLanguage') })).toBeVisible();
    await expect(banner).toHaveCSS('position', 'fixed');
    expect(await banner.boundingBox()).toMatchObject({ x: 0, y: 0, height: TOP_BAR_PX });
  }
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(dialog, `dialog of ${path}`).toHaveCount(count('D'));
  await expect(logo).toHaveCount(count('T'));
  if (/s/iu.test(parts)) await expect(toggle).toBeVisible();
  if (parts.includes('B')) await expect(badgeOf(page)).toBeVisible();
  await page.setViewportSize(desktop);
}

test('the layout around a visitor’s screens', async ({ page, portal }) => {
  await page.addInitScript(() => window.sessionStorage.setItem('portalRunning', '1'));
  const screens = [
    ['/login', 'login.title', 'TBD'],
    ['/terms', 'legal.terms.title', 'TSBD'],
    ['/privacy', 'legal.privacyPolicy.title', 'TSBD'],
    ['/verify#token=no-longer-known', 'verification.expiredLink.title', 'TSBD'],
    ['/error-application', 'errors.unexpected.title', 'TSBD'],
    ['/marketing-qualification', 'eligibility.title', 'TBD'],
  ] as const satisfies [string, TextKey, Parts][];
  for (const [route, title, parts] of screens) {
    await page.goto(`${portal.url}${route}`);
    await expect(page.getByRole('heading', { level: 1, name: textOf('en', title), exact: true })).toBeVisible();
    await expectParts(page, parts);
  }

  await checkEligibility(page, { timeInBusiness: '0', annualRevenue: '1000', email: newEmail() });
  await expect(page).toHaveURL(/\/not-eligible$/u);
  await expectParts(page, 'TD');
  await page.getByRole('button', { name: textOf('en', 'eligibility.notEligible.submit') }).click();
  await expect(page).toHaveURL(/\/not-eligible-submitted$/u);
  await expectParts(page, 'TSBD');

  await page.goto(`${portal.url}/marketing-qualification`);
  await checkEligibility(page, { timeInBusiness: '4', annualRevenue: '240000', email: newEmail() });
  await expect(page.getByRole('heading', { level: 1, name: words.en.checkInbox })).toBeVisible();
  await expectParts(page, 'TBD');
  for (const [route, title] of [
    ['/expired-otp', 'verification.expiredCode.title'],
    ['/multiple-contacts-found', 'verification.multipleContacts.title'],
  ] as const) {
    // Navigates as if from a screen, because a typed address does not show these screens.
    await page.evaluate((path) => window.history.pushState({ isLed: true }, '', path), route);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: textOf('en', title) })).toBeVisible();
    await expectParts(page, 'TSBD');
  }
  const ways = page.getByRole('list', { name: textOf('en', 'layout.contact') }).getByRole('listitem');
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all()) {
    const apart = await way.evaluate((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      // The boxes of the icon, of the link and of its lines.
      const [icon = 0, , line = Number.NaN] = Array.from(range.getClientRects(), ({ top, height }) => top + height / 2);
      return Math.abs(icon - line);
    });
    expect(apart, 'an icon beside its first line').toBeLessThan(1);
  }
});

test('a phone shows the first question without scrolling, with or without the lender’s terms', async ({
  page,
  portal,
  configured,
}) => {
  await page.setViewportSize(phone);
  for (const { url } of [portal, await configured.get(termsStated)]) {
    for (const language of languages) {
      await page.goto(`${url}/marketing-qualification?lng=${language}`);
      const first = page.getByRole('textbox', { name: textOf(language, 'common.fields.timeInBusiness') });
      await expect(first).toBeVisible();
      const top = (await first.boundingBox())?.y;
      expect(top, `${language} at ${url}`).toBeLessThanOrEqual(FIRST_FIELD_AT_MOST_PX);
    }
  }
});

test('the layout around a customer’s screens', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'review', route: '/main' });
  await walk.at('applications.title');
  await expectParts(page, 'Ts');
  const [head, row] = await page
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map(({ children }) => Array.from(children, (cell) => cell.getBoundingClientRect().left).slice(0, 6)),
    );
  expect(row, 'columns of My applications').toEqual(head);
  const steps = [
    ['/application-business-structure-section', 'application.structure.title'],
    ['/application-business-funding-section', 'application.funding.title'],
    ['/application-business-age-section', 'application.age.title'],
    ['/application-personal-information', 'application.personal.title'],
    ['/application-value-proposition', 'revenue.intro.title'],
    ['/application-bank-statements-upload', 'revenue.upload.title'],
    ['/application-review', 'review.title'],
    ['/application-business-selection', 'applications.selection.title'],
  ] as const satisfies [string, TextKey][];
  for (const [route, title] of steps) {
    await page.goto(`${portal.url}${route}`);
    await walk.at(title);
    await expectParts(page, 'D');
  }
  await page.getByRole('button', { name: walk.text('applications.selection.open') }).click();
  await walk.at('verification.openApplication.title');
  await expectParts(page, 'TSBD');
});

test('the layout around the thank-you and loading screens', async ({ page, portal, newVisitor }) => {
  const walk = await startAt(page, portal, { reached: 'complete', route: '/final' });
  await walk.at('final.title');
  await expectParts(page, 'TBD');
  const other = await newVisitor();
  await signUp(other, portal, 'en');
  await other.route('**/api/applications/prepare', () => undefined);
  await other.goto(`${portal.url}/loading-application?lng=en`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expectParts(other, 'TBD');
});

async function expectToast(page: Page, role: 'status' | 'alert', severity: string, words: string): Promise<void> {
  const toast = page.locator('[data-toast]');
  await expect(toast).toHaveCount(1);
  await expect(page.getByRole(role).filter({ hasText: words })).toContainText(`${severity} ${words}`);
  await expect.poll(async () => (await toast.boundingBox())?.y).toBe(TOP_BAR_PX - TOAST_OVER_BAR_PX);
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
}

async function refuseCopies(page: Page): Promise<void> {
  const json = { type: 'urn:problem:errorTooManyRequests', title: 'busy', status: 429, code: 'errorTooManyRequests' };
  await page.route('**/api/applications/*/copy*', async (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', json }),
  );
}

test('the toast shows four severities at the top centre, and a new toast replaces the previous one', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'complete', route: '/application-review' });
  await walk.at('final.title');
  await expectToast(page, 'status', walk.text('layout.alert.info'), walk.text('errors.errorAlreadySubmitted'));

  await refuseCopies(page);
  await walk.button('final.copy').click();
  await expectToast(page, 'alert', walk.text('layout.alert.error'), walk.text('errors.errorTooManyRequests'));

  const json = { type: 'urn:problem:errorForbidden', title: 'no', status: 403, code: 'errorForbidden' };
  await page.route('**/api/customers/*/language', async (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json }),
  );
  await page.getByRole('button', { name: walk.text('layout.otherLanguage') }).click();
  await expectToast(page, 'alert', textOf('fr', 'layout.alert.warning'), textOf('fr', 'layout.languageNotSaved'));

  await page.getByRole('button', { name: textOf('fr', 'layout.logOut') }).click();
  await expect(page).toHaveURL(`${portal.url}/`);
  await expectToast(page, 'status', textOf('fr', 'layout.alert.success'), textOf('fr', 'login.loggedOut'));
});

test('the toast hides after 6000 ms, stays while hovered or focused, and hides immediately when closed', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  const { application } = await prepareApplication(page, portal, 'en', 'complete');
  await page.goto(`${portal.url}/final?lng=en`);
  await expect(page.getByText(application.reference ?? '')).toBeVisible();
  const copy = page.getByRole('button', { name: textOf('en', 'final.copy') });
  const toast = page.locator('[data-toast]');
  await refuseCopies(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  await copy.click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(TOAST_DURATION_MS - 1);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);

  await copy.click();
  await toast.hover();
  await page.clock.runFor(10 * TOAST_DURATION_MS);
  await expect(toast).toBeVisible();
  await copy.hover();
  await page.clock.runFor(TOAST_DURATION_MS);
  await expect(toast).toHaveCount(0);

  await copy.click();
  await toast.getByRole('button', { name: textOf('en', 'common.close') }).click();
  await expect(toast).toHaveCount(0);
});
