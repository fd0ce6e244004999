import { startAt } from '@portal/test-kit/prepared-walk';
import { createStatement, monthsAgo } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';

const route = '/application-bank-statements-upload';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-CA' };

test('a phone opens the QR code and sends a statement, which appears on the original screen (fr)', async ({
  page,
  portal,
  newVisitor,
}) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route, language: 'fr' });
  await walk.button('revenue.links.device.phone').click();
  const dialog = page.getByRole('dialog', { name: walk.text('revenue.links.device.phone') });
  await expect(dialog.getByRole('img', { name: walk.text('revenue.links.device.codeLabel') })).toBeVisible();
  const link = await dialog.getByRole('textbox', { name: walk.text('revenue.links.linkLabel') }).inputValue();

  const phone = await newVisitor(PHONE);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: walk.text('revenue.visit.title') })).toBeVisible();
  const file = await createStatement(`statement-${monthsAgo(1)}`);
  await phone.locator('input[type=file]').setInputFiles([file]);
  await expect(phone.getByText(walk.text('revenue.visit.sent'), { exact: true })).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  await phone.reload();
  await expect(phone.getByRole('listitem').filter({ hasText: file.name })).toBeVisible();

  await expect(dialog.getByText(walk.text('revenue.links.device.connected'))).toBeVisible();
  await dialog.getByRole('button', { name: walk.text('common.close') }).click();
  const files = page.getByRole('region', { name: walk.text('revenue.upload.listLabel') });
  await expect(files.getByRole('listitem').filter({ hasText: file.name })).toContainText(
    walk.text('revenue.upload.ready'),
  );

  await phone.getByRole('button', { name: walk.text('revenue.visit.finish') }).click();
  await expect(phone.getByRole('heading', { name: walk.text('revenue.visit.done.title') })).toBeVisible();
  const another = await newVisitor(PHONE);
  await another.goto(link);
  await expect(another.getByRole('heading', { name: walk.text('revenue.visit.over.used.title') })).toBeVisible();
});

test('a bookkeeper sends a statement, which is labelled as such, until the customer ends the link', async ({
  page,
  portal,
  newVisitor,
  errors,
}) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  await walk.button('revenue.links.bookkeeper.action').click();
  const dialog = page.getByRole('dialog', { name: walk.text('revenue.links.bookkeeper.action') });
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: walk.text('revenue.links.bookkeeper.create') }).click();
  const link = await dialog.getByRole('textbox', { name: walk.text('revenue.links.linkLabel') }).inputValue();

  const bookkeeper = await newVisitor();
  await bookkeeper.goto(link);
  await expect(bookkeeper.getByText(walk.text('revenue.visit.lead'))).toBeVisible();
  const file = await createStatement(`statement-${monthsAgo(2)}`);
  await bookkeeper.locator('input[type=file]').setInputFiles([file]);
  await expect(bookkeeper.getByText(walk.text('revenue.visit.sent'), { exact: true })).toBeVisible();

  await expect(dialog.getByText('1 file received')).toBeVisible();
  await dialog.getByRole('button', { name: /^End the link/u }).click();
  await expect(dialog.getByRole('listitem')).toContainText(walk.text('revenue.links.states.ended'));
  await page.keyboard.press('Escape');
  const row = page.getByRole('listitem').filter({ hasText: file.name });
  await expect(row).toContainText(walk.text('revenue.upload.byBookkeeper'));

  errors.allow(/status of 410/u);
  await bookkeeper.locator('input[type=file]').setInputFiles([await createStatement(`statement-${monthsAgo(3)}`)]);
  await expect(bookkeeper.getByRole('heading', { name: walk.text('revenue.visit.over.ended.title') })).toBeVisible();
});
