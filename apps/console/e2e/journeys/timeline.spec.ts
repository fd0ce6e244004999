import type { Page } from '@playwright/test';
import { gate } from '@portal/test-kit/gate';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import type { PortalServer } from '@portal/test-kit/server';
import { DESK_WINDOW, openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';

/** Wide enough for two columns of an application, but not three. */
const between = { width: 1200, height: 900 };

test.use({ viewport: between });

const partsOf = (page: Page) => ({
  opener: page.getByRole('button', { name: 'Timeline' }),
  timeline: page.getByRole('region', { name: 'Timeline' }),
  note: page.getByRole('textbox', { name: 'Note' }),
  notesOnly: page.getByRole('button', { name: /^Notes only/u }),
  decide: page.getByRole('button', { name: 'Decide', exact: true }),
});

async function openFromList(page: Page, portal: PortalServer, applicant: Page): Promise<void> {
  const companyName = `Drawn ${String(Date.now())}`;
  await prepareApplication(applicant, portal, 'en', 'complete', { companyName });
  await openConsole(page, portal, { address: `/staff?search=${encodeURIComponent(companyName)}` });
  await page.locator('tbody th[scope=row] a').click();
  await expect(page.getByRole('heading', { name: 'Revenue', exact: true })).toBeVisible();
}

test('without room for a third column, the timeline is a drawer that a key and a button open and close', async ({
  page,
  portal,
  newVisitor,
}) => {
  await openFromList(page, portal, await newVisitor());
  const { opener, timeline, notesOnly, decide } = partsOf(page);
  await expect(timeline).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');

  await decide.focus();
  await page.keyboard.press(']');
  await expect(timeline).toBeInViewport({ ratio: 1 });
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(notesOnly).toBeFocused();
  const { x, width } = (await timeline.boundingBox()) ?? { x: 0, width: 0 };
  expect(Math.round(x + width)).toBe(between.width);
  const controlled = (await opener.getAttribute('aria-controls')) ?? '';
  await expect(page.locator(`[id="${controlled}"]`).getByRole('region')).toHaveAccessibleName('Timeline');
  await page.keyboard.press(']');
  await expect(timeline).toBeHidden();
  await expect(decide).toBeFocused();

  // A Canadian French keyboard types the bracket with AltGr.
  for (const isShown of [true, false]) {
    const written = { key: ']', ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true, cancelable: true };
    await page.locator('body').dispatchEvent('keydown', written);
    await expect(timeline).toBeVisible({ visible: isShown });
  }

  await opener.click();
  await expect(notesOnly).toBeFocused();
  await page.getByRole('button', { name: 'Assign', exact: false }).first().click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(timeline).toBeVisible();
  await opener.click();
  await expect(timeline).toBeHidden();
  await expect(opener).toBeFocused();
});

test('M opens the drawer at the note, and Escape leaves the note, then the drawer, then the page', async ({
  page,
  portal,
  newVisitor,
}) => {
  await openFromList(page, portal, await newVisitor());
  const { opener, timeline, note, decide } = partsOf(page);
  await decide.focus();
  await page.keyboard.press('m');
  await expect(note).toBeFocused();
  await page.keyboard.type('Half a note]');
  await expect(timeline).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).not.toBeFocused();
  await expect(timeline).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(timeline).toBeHidden();
  await expect(decide).toBeFocused();

  await opener.click();
  await expect(note).toHaveValue('Half a note]');
  await note.press('Control+Enter');
  await expect(timeline.getByRole('listitem').filter({ hasText: 'Half a note]' })).toBeVisible();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/staff\?search=/u);
});

test('a contact is logged from the drawer, which closes when an element it covers takes the focus', async ({
  page,
  portal,
  newVisitor,
}) => {
  await openFromList(page, portal, await newVisitor());
  const { opener, timeline } = partsOf(page);
  await opener.click();
  await timeline.getByRole('button', { name: 'Log a contact' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(timeline.getByRole('button', { name: 'Log a contact' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: /note/iu }).fill('Sends March on Thursday.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  // Nothing else can take the focus while the dialog is open.
  await expect(page.getByRole('dialog')).toBeHidden();
  const logged = timeline.getByRole('listitem').filter({ hasText: 'Sends March on Thursday.' });
  await expect(logged).toContainText(/call/iu);
  await expect(logged).toHaveCount(1);
  const covered = page.getByRole('region', { name: 'Revenue', exact: true }).getByRole('link', { name: 'Cash flow' });
  await covered.focus();
  await expect(timeline).toBeHidden();
  await expect(covered).toBeFocused();
});

/** Answers searches of the work list with these values, once released. */
async function changeRow(page: Page, change: object): Promise<() => void> {
  const [opened, release] = gate();
  await page.route('**/api/staff/work-list?*', async (route) => {
    await opened;
    const response = await route.fetch();
    const found = (await response.json()) as { applications: object[] };
    await route.fulfill({
      response,
      json: { ...found, applications: found.applications.map((row) => ({ ...row, ...change })) },
    });
  });
  return release;
}

test('a contact logged before the promised day is loaded offers a new day once that day turns out to be past', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const release = await changeRow(page, { nextContactDay: '2020-01-02' });
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  await partsOf(page).opener.waitFor();
  await page.keyboard.press('c');
  const days = page.getByRole('dialog').getByRole('group', { name: 'Next promised day' });
  await expect(days.getByRole('radio', { name: 'Keep the same day' })).toBeChecked();
  await page.getByRole('dialog').getByRole('textbox', { name: /note/iu }).fill('Called');
  release();
  await expect(days.getByRole('radio', { name: /in 2 business days/u })).toBeChecked();
  await days.getByRole('radio', { name: /in 5 business days/u }).check();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /note/iu })).toHaveValue('Called');
});

test('a contact while the customer has to answer proposes no day, also if the promised one is past', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const release = await changeRow(page, { nextContactDay: '2020-01-02', status: 'informationRequired' });
  release();
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  await partsOf(page).opener.waitFor();
  await page.keyboard.press('c');
  await expect(page.getByRole('radio', { name: 'None while waiting for the customer' })).toBeChecked();
});

test('the timeline is a column from 1360 px and is below the months under 1100 px, without a button', async ({
  page,
  portal,
  newVisitor,
}) => {
  await openFromList(page, portal, await newVisitor());
  const { opener, timeline } = partsOf(page);
  const foot = page.getByRole('contentinfo', { name: 'Keyboard shortcuts' });
  await expect(foot.getByText('Timeline')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Timeline', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const { width, height } of [DESK_WINDOW, { width: 1360, height: 900 }, { width: 1099, height: 900 }]) {
    await page.setViewportSize({ width, height });
    await expect(timeline).toBeVisible();
    await expect(opener).toHaveCount(0);
    await expect(foot.getByText('Timeline')).toHaveCount(0);
  }
  for (const width of [1359, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(timeline).toBeHidden();
    await expect(opener).toBeVisible();
  }
  // Doubling the text size leaves half as much room for text.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  await expect(timeline).toBeVisible();
  await page.setViewportSize({ width: 2400, height: 1200 });
  await expect(timeline).toBeHidden();
  await opener.click();
  await expect(timeline).toBeInViewport();
});
