import { stepPlaces } from '@portal/contract/application/steps';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { startAt } from '@portal/test-kit/prepared-walk';
import { expect, test } from '@portal/test-kit/test';

test.describe('two tabs open on the same step', () => {
  test('different fields: both changes are saved without a prompt', async ({ page, portal, context }) => {
    const first = await startAt(page, portal, {
      reached: 'businessStructure',
      route: stepPlaces.businessStructure.route,
    });
    await first.at('application.structure.title');
    const second = new ApplicationWalk(await context.newPage(), portal, { email: first.email });
    await second.resume();

    await second.field('common.fields.companyName').fill('South Bakery');
    await expect(second.status('application.save.saved')).toBeVisible();
    await first.field('common.fields.city').fill('Laval');
    await expect(first.status('application.save.saved')).toBeVisible();
    await expect(first.field('common.fields.companyName')).toHaveValue('South Bakery');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('the same field: both values are shown and the chosen one is saved', async ({ page, portal, context }) => {
    const first = await startAt(page, portal, {
      reached: 'businessStructure',
      route: stepPlaces.businessStructure.route,
    });
    await first.at('application.structure.title');
    const second = new ApplicationWalk(await context.newPage(), portal, { email: first.email });
    await second.resume();

    await second.field('common.fields.companyName').fill('South Bakery');
    await expect(second.status('application.save.saved')).toBeVisible();
    await first.field('common.fields.companyName').fill('North Bakery');
    await first.field('common.fields.city').fill('Laval');
    const dialog = page.getByRole('dialog', { name: first.text('application.conflict.title') });
    await expect(dialog).toBeVisible();
    const elsewhere = dialog.getByRole('radio', { name: 'South Bakery' });
    await expect(dialog.getByRole('radio', { name: 'North Bakery' })).toBeChecked();
    await elsewhere.check();
    await first.button('application.conflict.confirm').click();
    await expect(dialog).toBeHidden();
    await expect(first.status('application.save.saved')).toBeVisible();
    await expect(first.field('common.fields.companyName')).toHaveValue('South Bakery');
    await expect(first.field('common.fields.city')).toHaveValue('Laval');
  });

  test('postponed: nothing is saved until the customer chooses', async ({ page, portal, context }) => {
    const first = await startAt(page, portal, {
      reached: 'businessStructure',
      route: stepPlaces.businessStructure.route,
    });
    await first.at('application.structure.title');
    const second = new ApplicationWalk(await context.newPage(), portal, { email: first.email });
    await second.resume();

    await second.field('common.fields.companyName').fill('South Bakery');
    await expect(second.status('application.save.saved')).toBeVisible();
    await first.field('common.fields.companyName').fill('North Bakery');
    const dialog = page.getByRole('dialog', { name: first.text('application.conflict.title') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await first.button('application.conflict.putOff').click();
    await first.button('application.conflict.confirm').click();
    await expect(first.status('application.save.saved')).toBeVisible();
    await second.page.reload();
    await expect(second.field('common.fields.companyName')).toHaveValue('North Bakery');
  });
});
