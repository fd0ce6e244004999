import type { Locator, Page } from '@playwright/test';
import { checkEligibility, words } from '@portal/test-kit/applicant';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { gate } from '@portal/test-kit/gate';
import { startAt } from '@portal/test-kit/prepared-walk';
import { createStatement } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';

const STOPS = 8;
const EXISTING_CUSTOMER = 'review@demo.example';
const uploadRoute = '/application-bank-statements-upload';

/** Where the focus is; `browser` is the browser's own interface. */
async function placeOfFocus(dialog: Locator): Promise<'inside' | 'outside' | 'browser'> {
  return dialog.evaluate((element) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'browser';
    return element.contains(focused) ? 'inside' : 'outside';
  });
}

async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(async () => placeOfFocus(dialog)).toBe('inside');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press(key);
      expect(await placeOfFocus(dialog)).not.toBe('outside');
    }
    for (const button of await dialog.getByRole('button').all()) await expect(button).toBeVisible();
  }
}

test('existing customer: the dialog traps the focus, and Escape goes back to the email', async ({ page, portal }) => {
  const walk = new ApplicationWalk(page, portal, { email: EXISTING_CUSTOMER });
  await page.goto('/marketing-qualification?lng=en');
  await checkEligibility(page, { timeInBusiness: '4', annualRevenue: '240000', email: EXISTING_CUSTOMER });
  const dialog = page.getByRole('dialog', { name: walk.text('eligibility.existing.title') });
  await expect(dialog).toBeVisible();
  await expectFocusKept(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: words.en.email })).toBeFocused();
  await expect(page).toHaveURL(/\/marketing-qualification$/u);
});

test('required months: the dialog traps the focus, and Escape and No lead back to Continue', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'review', route: uploadRoute });
  await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: walk.text('revenue.upload.confirm.title') });
  await walk.button('common.continue').press('Enter');
  await expectFocusKept(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(walk.button('common.continue')).toBeFocused();
  await page.keyboard.press('Enter');
  await walk.button('revenue.upload.confirm.no').click();
  await expect(dialog).toBeHidden();
  await expect(walk.button('common.continue')).toBeFocused();
});

async function listenFor(page: Page, text: string): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle((words) => {
    const announced = { times: 0 };
    const regions = '[role=status], [role=alert]';
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        // A screen reader does not read text added to a dialog that closes at once.
        if (!(node instanceof HTMLElement) || !node.isConnected || !node.textContent.includes(words)) continue;
        if (node.closest(regions) ?? node.querySelector(regions)) announced.times += 1;
      }
    }).observe(document.body, { childList: true, subtree: true });
    return announced;
  }, text);
  return async () => counter.evaluate(({ times }) => times);
}

test('withdraw: the focus returns to the row, Escape changes nothing, and the result is announced once', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'personalInformation', route: '/main' });
  const opener = walk.moreOptions();
  const item = page.getByRole('button', { name: walk.text('applications.actions.withdraw') });
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: walk.text('applications.actions.history') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(item).toBeHidden();
  const dialog = page.getByRole('dialog', { name: walk.text('applications.withdraw.title') });
  await opener.press('Enter');
  await item.press('Enter');
  await expectFocusKept(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByText(walk.text('applications.status.incomplete'), { exact: true })).toBeVisible();

  const said = await listenFor(page, walk.text('applications.withdraw.done'));
  await opener.press('Enter');
  await item.press('Enter');
  await walk.button('applications.withdraw.confirm').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: walk.text('applications.withdraw.done') })).toBeVisible();
  expect(await said()).toBe(1);
  await opener.press('Enter');
  await expect(item).toHaveCount(0);
  await expect(page.getByText(walk.text('applications.outcome.withdrawn')).first()).toBeVisible();

  await page.goto(`${portal.url}/application-business-funding-section`);
  await expect(page).toHaveURL(/\/main$/u);
  await expect(page.getByText(walk.text('applications.ended.withdrawn'))).toBeVisible();
});

test('menus close and dialogs restore the focus where a click does not focus a button, as in Safari', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('button')) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
  const walk = await startAt(page, portal, { reached: 'complete', route: '/main' });
  const action = page.getByRole('button', { name: walk.text('applications.actions.withdraw') });
  await walk.moreOptions().click();
  await expect(action).toBeVisible();
  await walk.heading('applications.title').click();
  await expect(action).toBeHidden();
  await walk.moreOptions().click();
  await page.keyboard.press('Escape');
  await expect(action).toBeHidden();
  await expect(walk.moreOptions()).toBeFocused();

  await walk.chooseMore('applications.actions.withdraw');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(walk.moreOptions()).toBeFocused();
});

test('a file can be added by keyboard only, is announced politely, and can be removed', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route: uploadRoute });
  await walk.at('revenue.upload.title');
  const file = await createStatement(walk.email);
  const [held, release] = gate();
  await page.route('**/api/applications/*/statements', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const chooserButton = page.getByRole('button', { name: walk.text('revenue.upload.choose'), exact: true });
  await walk.button('revenue.links.bookkeeper.action').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await chooserButton.press('Space');
  await (await chooser).setFiles([file]);

  const row = page.getByRole('region', { name: walk.text('revenue.upload.listLabel') }).getByRole('listitem');
  await expect(row.getByText(file.name)).toBeVisible();
  await expect(
    row.getByRole('button', { name: walk.text('revenue.upload.cancel', { file: file.name }) }),
  ).toBeVisible();
  await expect(walk.status('revenue.upload.announce.done')).toHaveCount(0);
  release();
  const done = walk.text('revenue.upload.announce.done', { file: file.name });
  await expect(page.getByRole('status').filter({ hasText: done })).toHaveText(done);
  await expect(page.getByRole('alert').filter({ hasText: file.name })).toHaveCount(0);
  const [read = ''] = walk.text('revenue.upload.announce.readMissing', { months: '' }).split('.');
  const news = page.getByRole('status').filter({ hasText: read });
  await expect(news).toBeAttached();
  await expect(chooserButton).toHaveAccessibleDescription(/^1 file in the list\b/u);
  await row.getByRole('button', { name: walk.text('revenue.upload.remove', { file: file.name }) }).press('Enter');
  const removed = walk.text('revenue.upload.announce.removed', { file: file.name });
  await expect(page.getByRole('status').filter({ hasText: removed })).toBeAttached();
  await expect(news).toHaveCount(0);
  await expect(chooserButton).toBeFocused();
});

test('files dropped on the zone are uploaded; a file that is not a PDF says why it is refused', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route: uploadRoute });
  await walk.at('revenue.upload.title');
  const { name, buffer } = await createStatement(walk.email);
  const dataTransfer = await page.evaluateHandle(
    ([good, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], good, { type: 'application/pdf' }));
      transfer.items.add(new File(['no statement'], 'notes.pdf', { type: 'application/pdf' }));
      return transfer;
    },
    [name, [...buffer]] as const,
  );
  const prompt = page.getByText(walk.text('revenue.upload.choose'), { exact: true });
  for (const type of ['dragenter', 'dragover', 'drop']) await prompt.dispatchEvent(type, { dataTransfer });
  const rows = page.getByRole('region', { name: walk.text('revenue.upload.listLabel') }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: name }).getByText(walk.text('revenue.upload.ready'))).toBeVisible();
  await expect(rows.filter({ hasText: 'notes.pdf' }).getByText(walk.text('validation.upload.type'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${uploadRoute}$`, 'u'));
});
