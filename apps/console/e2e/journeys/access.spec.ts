import type { Locator, Page } from '@playwright/test';
import { importTwin } from '@portal/test-kit/desk';
import {
  expectNoSidewaysScrolling,
  expectNothingHidden,
  markFocus,
  outlineOfFocus,
} from '@portal/test-kit/browser/focus';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { findMail } from '@portal/test-kit/applicant';
import { DESK_WINDOW, fillOffer, openConsole, setOwnLanguage } from '@portal/test-kit/staff';
import { createStatementWithRows, monthsAgo } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';
import { whenFull } from '@portal/test-kit/tiers';

test.use({ viewport: DESK_WINDOW });

/** 1280 × 1024 at 400% zoom. */
const zoomed = { width: 320, height: 256 };
const phone = { width: 320, height: 568 };
const MOST_STOPS = 200;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never comes to ${String(target)}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(words);
}

const brokenMonth = () => createStatementWithRows(monthsAgo(1), [12_000_00, -930_00, 930_45, -450_25], { turned: 2 });

test(
  'a working day at the console by keyboard only, from the sign-in to the decision',
  whenFull,
  async ({ page, portal, newVisitor }) => {
    test.slow();
    const name = `By Keyboard ${String(Date.now())}`;
    const files = [await brokenMonth()];
    const { email } = await prepareApplication(await newVisitor(), portal, 'en', 'complete', {
      companyName: name,
      files,
    });
    await setOwnLanguage(portal, 'Joelle Battersby', 'en');
    await page.goto(`${portal.url}/staff?lng=en`);
    await press(page, page.getByRole('button', { name: 'Joelle Battersby' }));
    await page.getByRole('rowheader').first().waitFor();

    await typeInto(page, page.getByRole('searchbox'), name);
    const row = page.getByRole('row', { name: new RegExp(name, 'u') });
    await expect(row).toHaveCount(1);
    await press(page, row.getByRole('link'));
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();

    // `1` opens the first item that needs attention: the row where the balance breaks.
    await page.keyboard.press('1');
    await expect(page.getByRole('button', { name: 'Row 3', exact: true })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Read as a deposit' }));
    await expect(page.getByText('Proven, 1 row corrected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading).toBeFocused();

    await page.keyboard.press('m');
    await page.keyboard.type('Spoke with the owner.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Spoke with the owner.' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('radio', { name: 'Call' }));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Email' })).toBeChecked();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Email: sent')).toBeVisible();
    await page.keyboard.press('i');
    await press(page, dialog.getByRole('checkbox').first(), 'Space');
    await typeInto(page, dialog.getByRole('textbox', { name: /English/u }), 'What is the loan for?');
    await typeInto(page, dialog.getByRole('textbox', { name: /French/u }), 'À quoi servira le prêt?');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    const asked = await findMail(portal, email);

    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('leads');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeFocused();
    await page.goBack();
    await expect(heading).toBeFocused();
    await page.keyboard.press('d');
    await tabTo(page, dialog.getByRole('radio', { name: 'Funded' }));
    await page.keyboard.press('Space');
    await typeInto(
      page,
      dialog.getByRole('textbox', { name: /Note for the file/u }),
      'The missing months came by mail.',
    );
    await fillOffer(dialog, 'en');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await findMail(portal, email, asked);
    await expect(page.getByText('Funded').first()).toBeVisible();
  },
);

test('dialogs trap the focus, close with Escape and restore the focus', async ({ page, portal, newVisitor }) => {
  const { application, email, customerId } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await importTwin(portal, email);
  const address = `/staff/applications/${application.applicationId}`;
  await openConsole(page, portal, { address, person: 'Joelle Battersby' });
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  const dialog = page.getByRole('dialog');

  const tryDialog = async (opener: Locator): Promise<void> => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    const isInside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
    for (let stops = 0; stops < 40; stops += 1) {
      expect(await isInside(), String(opener)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  };
  await tryDialog(page.getByRole('button', { name: 'Request information' }).first());
  // Shortcuts also work while the focus is in the mail, a separate page in a frame.
  const ask = page.getByRole('button', { name: 'Request information' }).first();
  await ask.click();
  // The email is previewed once something is requested; months are preselected only while they are missing.
  await dialog.getByRole('checkbox', { name: 'Social Insurance Number' }).check();
  const link = dialog.frameLocator('iframe').getByRole('link').first();
  // The mail is written again when its preview changes, which takes the focus from its links.
  const focusLink = async () => {
    await link.focus();
    return link.evaluate((element) => document.hasFocus() && element === document.activeElement);
  };
  await expect.poll(focusLink).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await tryDialog(page.getByRole('button', { name: 'Decide' }));
  await tryDialog(page.getByRole('button', { name: 'Log a contact' }));
  await tryDialog(page.getByRole('button', { name: /^Assign/u }));
  await tryDialog(page.getByRole('button', { name: /All shortcuts/u }));
  await tryDialog(page.getByRole('button', { name: 'Go to anything', exact: true }));

  await page.goto(`${portal.url}/staff/customers/${customerId}`);
  await tryDialog(page.getByRole('button', { name: 'Keep this one' }).first());

  // A menu does not trap the focus as a dialog does: Tab leaves it.
  await page.goto(`${portal.url}/staff`);
  for (const opener of [
    page.getByRole('button', { name: 'Columns', exact: true }),
    page.getByRole('button', { name: 'Province', exact: true }),
    page.getByRole('button', { name: /^Sort by/u }),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('[popover]:popover-open');
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a menu that the browser leaves open closes on an outside click, as in Safari on iOS before 18.3', async ({
  page,
  portal,
}) => {
  await openConsole(page, portal);
  const opener = page.getByRole('button', { name: 'Columns', exact: true });
  await opener.waitFor();
  await page
    .locator('[popover]')
    .evaluateAll((menus) => menus.forEach((menu) => menu.setAttribute('popover', 'manual')));
  await opener.click();
  const menu = page.locator('[popover]:popover-open');
  const box = menu.getByRole('checkbox').first();
  // The table is redrawn from the saved columns shortly after the click; other tests share this person's columns.
  await box.click();
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(box).toBeChecked();
  await expect(menu).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toHaveCount(0);
});

test('an invalid field takes the focus, is marked as invalid, and preserves its input', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await openConsole(page, portal, { address: '/staff/settings/people', person: 'Joelle Battersby' });
  const dialog = page.getByRole('dialog');
  const title = await page.title();

  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('priya@');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link').first().click();
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('priya@');
  await expect(email).toHaveAccessibleDescription(/email/iu);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Priya Sandhar');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveTitle(title);

  await page.goto(`${portal.url}/staff/applications/${application.applicationId}`);
  await page.getByRole('button', { name: 'Log a contact' }).click();
  await dialog.getByRole('radio', { name: 'Another day' }).check();
  await dialog.getByLabel('Another day').last().fill('2020-01-06');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const day = dialog.locator('[aria-invalid=true]');
  await expect(day).toBeFocused();
  await expect(day).toHaveValue('2020-01-06');
  await expect(day).toHaveAccessibleDescription(/\S/u);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Log a contact' }).click();
  await expect(dialog.getByLabel('Another day').last()).toHaveValue('2020-01-06');
});

test(
  'at 320 × 568 no focused element is hidden: not under the bar, in a dialog or below a strip',
  whenFull,
  async ({ page, portal, newVisitor, errors }) => {
    errors.allow(/ERR_INTERNET_DISCONNECTED/u);
    const files = [await brokenMonth()];
    const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete', { files });
    await page.setViewportSize(phone);
    const address = `/staff/applications/${application.applicationId}`;
    await openConsole(page, portal, { address, person: 'Joelle Battersby' });
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    await expect(page.getByRole('group', { name: 'Contact' }).getByRole('button')).toHaveCount(2);
    await expectNothingHidden(page, 12);
    await page.getByRole('button', { name: 'Log a contact' }).last().click();
    await expectNothingHidden(page, 5);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Declined' }).check();
    await page.getByRole('dialog').getByRole('article').waitFor();
    await expectNothingHidden(page, 5);
    await page.keyboard.press('Escape');
    for (const place of ['/staff', '/staff/leads', '/staff/customers', '/staff/settings/people', '/staff/overview']) {
      await page.goto(`${portal.url}${place}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNothingHidden(page, 4);
    }
    await page.goto(`${portal.url}/staff`);
    await page
      .getByRole('link', { name: /Northshore/u })
      .first()
      .waitFor();
    await page.context().setOffline(true);
    await page.getByText('No connection since').waitFor();
    await expectNothingHidden(page, 6);
    await page.context().setOffline(false);
  },
);

test(
  'at 400 % nothing scrolls sideways, nothing is hidden, and every main action can be reached',
  whenFull,
  async ({ page, portal, newVisitor }) => {
    const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
    await page.setViewportSize(zoomed);
    const address = `/staff/applications/${application.applicationId}`;
    await openConsole(page, portal, { address, person: 'Joelle Battersby' });
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    await expectNoSidewaysScrolling(page);
    await expectNothingHidden(page, 12);
    const reach = async (action: Locator): Promise<void> => {
      await action.scrollIntoViewIfNeeded();
      // The whole button must be visible, allowing for a fraction of a pixel.
      await expect(action).toBeInViewport({ ratio: 0.98 });
      await expectNoSidewaysScrolling(page);
    };
    await page.getByRole('group', { name: 'Contact' }).getByRole('button', { name: 'Request' }).click();
    await reach(page.getByRole('dialog').getByRole('button', { name: 'Send' }));
    await page.keyboard.press('Escape');
    for (const [place, action] of [
      ['/staff', page.getByRole('button', { name: /Take the next one/u })],
      ['/staff/settings/people', page.getByRole('button', { name: 'Invite' })],
      ['/staff/customers', page.getByRole('button', { name: /Import/u })],
    ] as const) {
      await page.goto(`${portal.url}${place}`);
      await action.first().waitFor();
      await reach(action.first());
      await expectNothingHidden(page, 4);
    }
  },
);

test(
  'forced colours: every tab stop has an outline, and months, the current row and the view are distinguishable',
  whenFull,
  async ({ page, portal, newVisitor }) => {
    const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
    await page.emulateMedia({ forcedColors: 'active' });
    await openConsole(page, portal, { address: `/staff?search=${application.reference ?? ''}` });
    const row = page.getByRole('row', { name: new RegExp(application.reference ?? '-', 'u') });
    await row.waitFor();
    await page.keyboard.press('Tab');
    for (let stops = 0; stops < MOST_STOPS && !(await markFocus(page)).isPage; stops += 1) {
      const { name, width } = await outlineOfFocus(page);
      expect(width, name).toBeGreaterThanOrEqual(2);
      await page.keyboard.press('Tab');
    }
    const marks = row.locator('td span[title] > span');
    await expect(marks).toHaveCount(6);
    for (const mark of await marks.all()) await expect(mark).toHaveCSS('border-top-style', /solid|dashed/u);
    const looks = await marks.evaluateAll((all) =>
      all.map((mark) => {
        const { borderTopStyle, backgroundColor } = getComputedStyle(mark);
        return `${borderTopStyle} ${backgroundColor} ${mark.textContent}`;
      }),
    );
    expect(new Set(looks).size, 'a missing month and one that is off').toBeGreaterThan(1);
    await page.keyboard.press('j');
    await expect(row).not.toHaveCSS('outline-style', 'none');
    const current = page.getByRole('link', { name: /^All/u });
    const other = page.getByRole('link', { name: /^Closed/u });
    const lineOf = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).borderBottomColor);
    expect(await lineOf(current)).not.toBe(await lineOf(other));
  },
);

test('reduced motion turns off animations', whenFull, async ({ page, portal, newVisitor }) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const longest = () =>
    page.evaluate(() => {
      const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
      const seconds = styles.flatMap(({ transitionDuration, animationDuration }) =>
        `${transitionDuration},${animationDuration}`.split(',').map((duration) => Number.parseFloat(duration)),
      );
      return Math.max(...seconds);
    });
  await openConsole(page, portal);
  await page.getByRole('rowheader').first().waitFor();
  expect(await longest()).toBeLessThanOrEqual(0.001);
  await page.goto(`${portal.url}/staff/applications/${application.applicationId}`);
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.keyboard.press('d');
  await page.getByRole('dialog').waitFor();
  expect(await longest()).toBeLessThanOrEqual(0.001);
});
