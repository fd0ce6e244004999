import { formatMonthName } from '../fixtures/months.ts';
import { startAt } from '../fixtures/prepared-walk.ts';
import { createScan, createStatement, monthsAgo } from '../fixtures/statement.ts';
import { expect, test } from '../fixtures/test.ts';

const route = '/application-bank-statements-upload';
const SIX = [6, 5, 4, 3, 2, 1];

for (const language of ['en', 'fr'] as const) {
  test(`six statements: every month is found, told, and asked about (${language})`, async ({ page, portal }) => {
    const walk = await startAt(page, portal, { reached: 'revenue', route, language });
    await walk.at('revenue.upload.title');
    const months = page.getByRole('list', { name: walk.text('revenue.upload.months.label') });
    await expect(months.getByText(walk.text('revenue.upload.months.missing'))).toHaveCount(6);
    const files = await Promise.all(SIX.map((ago) => createStatement(`statement-${monthsAgo(ago)}`)));
    await page.locator('input[type=file]').setInputFiles(files);
    await expect(months.getByText(walk.text('revenue.upload.months.found'))).toHaveCount(6);
    await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toHaveCount(6);
    await expect(walk.status('revenue.upload.announce.readAll')).toBeAttached();
    await walk.goOn();
    const dialog = page.getByRole('dialog', { name: walk.text('revenue.upload.confirm.title') });
    await expect(dialog).toContainText(walk.text('revenue.upload.confirm.found'));
    await expect(dialog).not.toContainText(walk.text('revenue.upload.confirm.goOn'));
    await walk.button('revenue.upload.confirm.yes').click();
    await walk.at('review.title');
  });
}

test('the earlier months are taken where they are complete', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  const files = await Promise.all(
    [7, ...SIX.slice(0, -1)].map((ago) => createStatement(`statement-${monthsAgo(ago)}`)),
  );
  await page.locator('input[type=file]').setInputFiles(files);
  const months = page.getByRole('list', { name: walk.text('revenue.upload.months.label') });
  await expect(months.getByText(walk.text('revenue.upload.months.found'))).toHaveCount(6);
  await expect(months.getByText(formatMonthName(monthsAgo(7)))).toBeAttached();
  await expect(page.getByText('so we count those months')).toBeVisible();
});

test('a statement that arrives while the first list is on its way is shown, and waited for', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route: '/application-value-proposition' });
  await walk.at('revenue.intro.title');
  const arrived = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/statements'),
  );
  let isFirst = true;
  await page.route('**/statements', async (request) => {
    if (request.request().method() !== 'GET' || !isFirst) return request.fallback();
    isFirst = false;
    // What the server said before the file came reaches the browser after it.
    const early = await request.fetch();
    await (await arrived).finished();
    await request.fulfill({ response: early }).catch(() => undefined);
  });
  await page.getByRole('link', { name: walk.text('revenue.intro.upload.action') }).click();
  await page.locator('input[type=file]').setInputFiles([await createStatement(`statement-${monthsAgo(1)}`)]);
  const months = page.getByRole('list', { name: walk.text('revenue.upload.months.label') });
  await expect(months.getByText(walk.text('revenue.upload.months.found'))).toHaveCount(1);
});

test('what there is to look at is a hint, and the dialog names the months that are missing', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  const part = monthsAgo(2);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await createStatement(`part-${part}`, { to: `${part}-12` }),
      await createStatement(`old-${monthsAgo(20)}`),
      await createStatement(`other-${monthsAgo(3)}`, { holder: 'SOMEBODY ELSE LTD', account: '02782-7770012' }),
      await createStatement(`card-${monthsAgo(4)}`, { layout: 'RBC card' }),
      await createScan('scan'),
    ]);
  const rows = page.getByRole('list', { name: walk.text('revenue.upload.listLabel') }).getByRole('listitem');
  const row = (name: string) => rows.filter({ hasText: name });
  await expect(row('part-')).toContainText(walk.text('revenue.upload.hints.partOfMonth'));
  await expect(row('part-')).toContainText(walk.text('revenue.upload.reading.checkDates'));
  await expect(row('old-')).toContainText(walk.text('revenue.upload.hints.outsideWindow'));
  await expect(row('other-')).toContainText(walk.text('revenue.upload.hints.holderDiffers'));
  await expect(row('other-')).toContainText(walk.text('revenue.upload.ready'));
  await expect(row('card-')).toContainText(walk.text('revenue.upload.reading.creditCard'));
  await expect(row('scan')).toContainText(walk.text('revenue.upload.reading.notRecognised'));
  await expect(page.getByText(walk.text('revenue.upload.months.severalAccounts'))).toBeVisible();

  await walk.goOn();
  const dialog = page.getByRole('dialog', { name: walk.text('revenue.upload.confirm.title') });
  const missing = dialog.getByRole('listitem');
  await expect(missing).toHaveCount(5);
  await expect(dialog).toContainText(walk.text('revenue.upload.confirm.part', { month: formatMonthName(part) }));
  await expect(dialog).not.toContainText(formatMonthName(monthsAgo(3)));
  await expect(dialog).toContainText('1 file could not be read.');
  await expect(dialog).toContainText(walk.text('revenue.upload.confirm.goOn'));
  await expect(dialog.getByRole('button').last()).toHaveText(walk.text('revenue.upload.confirm.no'));
  await walk.button('revenue.upload.confirm.yes').click();
  await walk.at('review.title');
  await expect(page.getByText(walk.text('review.monthsToCheck'))).toBeVisible();
});

test('a file that could not be checked in time may be sent again', async ({ page, portal, faults }) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  faults.allow(/status of 503/u);
  const problem = { type: 'urn:problem:errorFileNotChecked', title: '', status: 503, code: 'errorFileNotChecked' };
  let refused = false;
  await page.route('**/api/applications/*/statements', async (call) => {
    if (refused || call.request().method() !== 'POST') return call.fallback();
    refused = true;
    return call.fulfill({ status: 503, contentType: 'application/problem+json', json: problem });
  });
  const file = await createStatement(`statement-${monthsAgo(1)}`);
  await page.locator('input[type=file]').setInputFiles([file]);
  await expect(page.getByRole('listitem').getByText(walk.text('validation.upload.notChecked'))).toBeVisible();
  await page.getByRole('button', { name: walk.text('revenue.upload.retryFile', { file: file.name }) }).click();
  await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toBeVisible();
});
