import { stepPlaces } from '@portal/contract/application/steps';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { startAt } from '@portal/test-kit/prepared-walk';
import { createStatement } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';

const payloads = [
  '<img src=x onerror="window.wasRun=true">',
  '"><svg onload="window.wasRun=true">',
  '{{constructor.constructor(1)}} ${7*7} <strong>x</strong>',
  "javascript:window.wasRun=true;'",
] as const;

test('in a field: preserved as typed after a reload and in the conflict dialog', async ({ page, portal, context }) => {
  const { route } = stepPlaces.businessStructure;
  const first = await startAt(page, portal, { reached: 'businessStructure', route });
  for (const payload of payloads) {
    await first.field('common.fields.companyName').fill(payload);
    await first.field('common.fields.city').fill(payload);
    await first.field('common.fields.city').blur();
    await expect(first.status('application.save.saved')).toBeVisible();
    await page.reload();
    await expect(first.field('common.fields.companyName')).toHaveValue(payload);
    await expect(first.field('common.fields.city')).toHaveValue(payload);
  }

  const second = new ApplicationWalk(await context.newPage(), portal, { email: first.email });
  await second.resume();
  await second.field('common.fields.companyName').fill(`${payloads[0]} elsewhere`);
  await expect(second.status('application.save.saved')).toBeVisible();
  await first.field('common.fields.companyName').fill(`${payloads[0]} here`);
  const dialog = page.getByRole('dialog', { name: first.text('application.conflict.title') });
  await expect(dialog.getByText(`${payloads[0]} here`)).toBeVisible();
  await expect(dialog.getByText(`${payloads[0]} elsewhere`)).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('in a file name: shown as typed, whether the file is accepted or refused', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route: '/application-bank-statements-upload' });
  const [taken, refused] = ['<img src=x onerror=window.wasRun=1>.pdf', '<svg onload=window.wasRun=1>.pdf'];
  await page.locator('input[type=file]').setInputFiles([
    { ...(await createStatement('hostile')), name: taken },
    { name: refused, mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
  ]);
  await expect(walk.page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toBeVisible();
  await expect(page.getByText(taken, { exact: true })).toBeVisible();
  await expect(page.getByText(refused, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: walk.text('revenue.upload.remove', { file: taken }) })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});
