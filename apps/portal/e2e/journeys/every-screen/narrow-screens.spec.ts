import type { Locator, Page } from '@playwright/test';
import { words } from '@portal/test-kit/applicant';
import type { ApplicationWalk } from '@portal/test-kit/application-walk';
import {
  expectNoSidewaysScrolling,
  expectNothingHidden,
  markFocus,
  outlineOfFocus,
} from '@portal/test-kit/browser/focus';
import { gate } from '@portal/test-kit/gate';
import { startAt } from '@portal/test-kit/prepared-walk';
import { createStatement, monthsAgo } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { whenFull } from '@portal/test-kit/tiers';

const zoomed = { width: 320, height: 256 };
const phone = { width: 320, height: 568 };
const MAIN_ACTION_PX = 44;
const MOST_STOPS = 60;

const structureRoute = '/application-business-structure-section';
const uploadRoute = '/application-bank-statements-upload';

async function expectLargeEnough(actions: readonly Locator[]): Promise<void> {
  for (const action of actions) {
    const box = await action.boundingBox();
    expect(box?.height, String(action)).toBeGreaterThanOrEqual(MAIN_ACTION_PX);
    expect(box?.width, String(action)).toBeGreaterThanOrEqual(MAIN_ACTION_PX);
  }
}

/** Triggers a toast by failing to save the language. It stays while the clock is stopped. */
async function showToast(page: Page, toggle: Locator): Promise<void> {
  await page.route('**/api/customers/*/language', async (route) => route.fulfill({ status: 403, json: problem }));
  await toggle.click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

const problem = { type: 'urn:problem:errorForbidden', title: 'errorForbidden', status: 403, code: 'errorForbidden' };

function continueAndBack(walk: ApplicationWalk): Locator[] {
  return [walk.button('common.continue'), walk.page.getByRole('link', { name: walk.text('common.back'), exact: true })];
}

test.describe('at 320 × 568, moving from field to field', whenFull, () => {
  test.use({ viewport: phone });

  test('eligibility: nothing is hidden under the bar or a toast, and the main action is large', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await startAt(page, portal, { reached: 'welcome', route: '/marketing-qualification' });
    await expect(page.getByRole('textbox', { name: words.en.email })).toBeVisible();
    await expectLargeEnough([page.getByRole('button', { name: words.en.check })]);
    await expectNothingHidden(page, 9);
    await page.getByRole('button', { name: words.en.check }).click();
    await expect(page.getByText(textOf('en', 'common.errorSummary'))).toBeVisible();
    await showToast(page, page.getByRole('banner').getByRole('button', { name: textOf('en', 'layout.otherLanguage') }));
    await expectNothingHidden(page, 13);
  });

  test('structure: nothing is hidden, even with errors and a toast', async ({ page, portal }) => {
    await page.clock.install();
    const walk = await startAt(page, portal, { reached: 'businessStructure', route: structureRoute });
    await expect(walk.list('common.fields.industry')).toBeVisible();
    await expectLargeEnough(continueAndBack(walk));
    await walk.goOn();
    await expect(page.getByText(walk.text('common.errorSummary'))).toBeVisible();
    await walk.button('layout.menu').click();
    await showToast(page, page.getByRole('button', { name: walk.text('layout.otherLanguage') }));
    await expectNothingHidden(page, 20);
  });

  test('upload: nothing is hidden, with files and a toast', async ({ page, portal }) => {
    await page.clock.install();
    const walk = await startAt(page, portal, { reached: 'review', route: uploadRoute });
    await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toBeVisible();
    await expectLargeEnough(continueAndBack(walk));
    const noPdf = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no statement') };
    await page.locator('input[type=file]').setInputFiles([await createStatement(`statement-${monthsAgo(2)}`), noPdf]);
    await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toHaveCount(2);
    await walk.button('layout.menu').click();
    await showToast(page, page.getByRole('button', { name: walk.text('layout.otherLanguage') }));
    await expectNothingHidden(page, 7);
  });
});

for (const width of [390, 410]) {
  test(`in French at ${String(width)} px, “Enregistrement…” touches no button`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 844 });
    const place = {
      reached: 'businessFunding',
      route: '/application-business-funding-section',
      language: 'fr',
    } as const;
    const walk = await startAt(page, portal, place);
    const [held, release] = gate();
    await page.route('**/drafts/*', async (request) => {
      await held;
      await request.fallback();
    });
    await walk.field('common.fields.requestAmount').fill('80000');
    const note = walk.status('application.save.saving');
    await expect(note).toBeVisible();
    const { x, y, width: long, height } = (await note.boundingBox())!;
    for (const action of continueAndBack(walk)) {
      const box = (await action.boundingBox())!;
      const isBeside = x + long < box.x || x > box.x + box.width;
      expect(isBeside || y + height <= box.y || y >= box.y + box.height, String(action)).toBe(true);
    }
    release();
  });
}

test(
  'at 400 % nothing scrolls sideways, nothing is hidden, and every main action can be reached',
  whenFull,
  async ({ page, portal }) => {
    await page.setViewportSize(zoomed);
    const walk = await startAt(page, portal, { reached: 'review', route: structureRoute });
    await walk.at('application.structure.title');
    await expectNoSidewaysScrolling(page);
    await expectNothingHidden(page, 12);
    for (const [route, action] of [
      [uploadRoute, walk.button('common.continue')],
      ['/application-review', walk.button('review.submit')],
      ['/login', walk.button('login.otherAccount')],
      ['/main', page.getByRole('button', { name: walk.text('applications.actions.resume') })],
      ['/marketing-qualification', page.getByRole('button', { name: words.en.check })],
    ] as const) {
      await page.goto(`${portal.url}${route}`);
      await action.scrollIntoViewIfNeeded();
      await expect(action).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScrolling(page);
    }
    await page.goto(`${portal.url}${uploadRoute}`);
    await walk.goOn();
    const confirm = walk.button('revenue.upload.confirm.yes');
    await confirm.scrollIntoViewIfNeeded();
    await expect(confirm).toBeInViewport({ ratio: 1 });
  },
);

test(
  'forced colours: every tab stop has an outline, buttons have a border, and choices have a mark',
  whenFull,
  async ({ page, portal }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const walk = await startAt(page, portal, { reached: 'review', route: structureRoute });
    await walk.at('application.structure.title');
    await expect(walk.list('common.fields.industry')).toBeVisible();
    for (const route of [structureRoute, uploadRoute, '/marketing-qualification']) {
      if (route !== structureRoute) await page.goto(`${portal.url}${route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Tab');
      for (let stops = 0; stops < MOST_STOPS && !(await markFocus(page)).isPage; stops += 1) {
        const { name, width } = await outlineOfFocus(page);
        expect(width, name).toBeGreaterThanOrEqual(2);
        await page.keyboard.press('Tab');
      }
    }
    await expect(page.getByRole('button', { name: words.en.check })).toHaveCSS('border-top-style', 'solid');
    const paint = async (name: string) =>
      page
        .getByRole('radio', { name })
        .evaluate((radio) => getComputedStyle(radio.parentElement ?? radio).backgroundColor);
    expect(await paint('Years')).not.toBe(await paint('Months'));
    await expect(page.getByRole('checkbox', { name: words.en.terms })).toHaveCSS('appearance', 'auto');
  },
);

test('reduced motion turns off animations; otherwise they take 150 to 200 ms', whenFull, async ({ page }) => {
  await page.goto('/marketing-qualification?lng=en');
  const check = page.getByRole('button', { name: words.en.check });
  await expect(check).toBeVisible();
  const longest = async () =>
    check.evaluate(() => {
      const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
      const seconds = styles.flatMap(({ transitionDuration, animationDuration }) =>
        `${transitionDuration},${animationDuration}`.split(',').map((duration) => Number.parseFloat(duration)),
      );
      return Math.max(...seconds);
    });
  expect(await longest()).toBeLessThanOrEqual(0.001);
  // Even a short one would show the previous layout for a frame when the width changes.
  await expect(check).toHaveCSS('transition-property', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await longest()).toBeGreaterThanOrEqual(0.15);
  expect(await longest()).toBeLessThanOrEqual(0.2);
});
