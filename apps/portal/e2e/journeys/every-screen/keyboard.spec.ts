import type { Locator } from '@playwright/test';
import { checkEligibility, codeOf, findMail } from '@portal/test-kit/applicant';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { createStatement } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';

const MOST_STOPS = 60;

class KeyboardWalk extends ApplicationWalk {
  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key never comes to ${String(target)}`);
  }

  async typeInto(target: Locator, words: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(words);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  async arrivedAt(key: Parameters<ApplicationWalk['heading']>[0]): Promise<void> {
    await expect(this.heading(key)).toBeFocused();
  }
}

test('the whole journey works by keyboard only', async ({ page, portal }) => {
  test.slow();
  const walk = new KeyboardWalk(page, portal);
  await page.goto(`${portal.url}/marketing-qualification?lng=en`);
  await checkEligibility(page, { timeInBusiness: '3', annualRevenue: '240000', email: walk.email });
  await walk.arrivedAt('verification.inbox.title');
  await walk.typeInto(walk.field('common.fields.code'), codeOf(await findMail(portal, walk.email)));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog', { name: walk.text('application.welcome.eligible.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await walk.arrivedAt('application.welcome.title');
  await walk.press(walk.button('common.continue'));

  await walk.arrivedAt('application.structure.title');
  await walk.typeInto(walk.field('common.fields.companyName'), 'Northshore Bakery');
  await walk.typeInto(walk.field('common.fields.legalBusinessName'), '9412-3317 Québec inc.');
  await walk.typeInto(walk.list('common.fields.entityType'), 'Corp');
  await walk.typeInto(walk.field('common.fields.ownershipPercentage'), '100');
  await walk.typeInto(walk.list('common.fields.industry'), 'bakery');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await walk.typeInto(walk.field('common.fields.street'), '100 King Street West');
  await walk.typeInto(walk.field('common.fields.city'), 'Toronto');
  await walk.typeInto(walk.list('common.fields.province'), 'Ont');
  await walk.typeInto(walk.field('common.fields.postalCode'), 'm5x1c9');
  await page.keyboard.press('Enter');

  await walk.arrivedAt('application.funding.title');
  await walk.typeInto(walk.field('common.fields.requestAmount'), '80000');
  await page.keyboard.press('Enter');

  await walk.arrivedAt('application.personal.title');
  await walk.typeInto(walk.field('common.fields.firstName'), 'Ana');
  await walk.typeInto(walk.field('common.fields.lastName'), 'Tremblay');
  await walk.typeInto(walk.field('common.fields.phoneNumber'), '4165550134');
  await walk.typeInto(walk.field('common.fields.day'), '8');
  await walk.typeInto(walk.list('common.fields.month'), 'March');
  await walk.typeInto(walk.field('common.fields.year'), '1984');
  await walk.press(walk.button('application.personal.sameAddress'), 'Space');
  await walk.press(walk.button('common.continue'));

  await walk.arrivedAt('revenue.intro.title');
  await walk.press(page.getByRole('link', { name: walk.text('revenue.intro.upload.action') }));
  await walk.arrivedAt('revenue.upload.title');
  const chooser = page.waitForEvent('filechooser');
  await walk.press(page.getByRole('button', { name: walk.text('revenue.upload.choose'), exact: true }), 'Space');
  await (await chooser).setFiles([await createStatement(walk.email)]);
  await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toBeVisible();
  await walk.press(walk.button('common.continue'));
  await walk.press(walk.button('revenue.upload.confirm.yes'));

  await walk.arrivedAt('review.title');
  await walk.press(page.getByRole('checkbox', { name: walk.text('review.declaration') }), 'Space');
  await walk.press(walk.button('review.submit'));
  await walk.arrivedAt('final.title');
});
