import { formatPhone } from '@portal/locales/format';
import { checkEligibility, newEmail, words } from '@portal/test-kit/applicant';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { startAt } from '@portal/test-kit/prepared-walk';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

test('the heading takes the focus when the screen changes, but not on the first load', async ({ page }) => {
  await page.goto('/marketing-qualification?lng=en');
  const entry = page.getByRole('heading', { level: 1 });
  await expect(entry).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: textOf('en', 'layout.skipToContent') })).toBeFocused();

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: textOf('en', 'login.title') })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${textOf('en', 'login.title')} – `, 'u'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: textOf('en', 'eligibility.title') })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${textOf('en', 'eligibility.check')} – `, 'u'));

  await checkEligibility(page, { timeInBusiness: '4', annualRevenue: '240000', email: newEmail() });
  await expect(page.getByRole('heading', { level: 1, name: words.en.checkInbox })).toBeFocused();
});

test('in an application, each step’s heading takes the focus at the top of the page, forward and back', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const walk = await startAt(page, portal, {
    reached: 'personalInformation',
    route: '/application-business-funding-section',
  });
  await walk.at('application.funding.title');
  await expect(page.locator('body')).toBeFocused();
  await walk.goOn();
  await expect(walk.heading('application.personal.title')).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${walk.text('application.personal.title')} – `, 'u'));
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: walk.text('common.back') }).click();
  await expect(walk.heading('application.funding.title')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the toggle preserves step, values, errors and focus, and changes title and lang', async ({ page, portal }) => {
  const english = await startAt(page, portal, {
    reached: 'personalInformation',
    route: '/application-personal-information',
  });
  const french = new ApplicationWalk(page, portal, { language: 'fr', email: english.email });
  await english.field('common.fields.firstName').fill('Nguyễn');
  await english.field('common.fields.phoneNumber').fill('5145550134');
  await english.field('common.fields.day').fill('8');
  await english.list('common.fields.month').selectOption('03');
  await english.goOn();
  await expect(page.getByRole('alert').filter({ hasText: english.text('common.errorSummary') })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^Error: ${english.text('application.personal.title')} – `, 'u'));

  const url = page.url();
  await page.getByRole('button', { name: english.text('layout.otherLanguage') }).click();
  await french.at('application.personal.title');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(new RegExp(`^Erreur\u00A0: ${french.text('application.personal.title')} – `, 'u'));
  await expect(page.getByRole('button', { name: french.text('layout.otherLanguage') })).toBeFocused();
  expect(page.url()).toBe(url);
  await expect(french.field('common.fields.firstName')).toHaveValue('Nguyễn');
  await expect(french.field('common.fields.phoneNumber')).toHaveValue(formatPhone('+15145550134', 'fr'));
  await expect(french.field('common.fields.day')).toHaveValue('8');
  await expect(french.list('common.fields.month')).toHaveValue('03');
  const error = french.text('validation.lastName.required');
  await expect(page.getByRole('alert').getByRole('link', { name: error, exact: true })).toBeVisible();
  await expect(french.field('common.fields.lastName')).toHaveAccessibleDescription(error);

  await page.reload();
  await french.at('application.personal.title');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(french.field('common.fields.firstName')).toHaveValue('Nguyễn');
});

test('on a phone, the toggle in the menu preserves the focus too', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const english = await startAt(page, portal, {
    reached: 'businessFunding',
    route: '/application-business-funding-section',
  });
  await english.field('common.fields.requestAmount').fill('75000');
  await english.button('layout.menu').click();
  await page.getByRole('button', { name: english.text('layout.otherLanguage') }).click();
  const french = new ApplicationWalk(page, portal, { language: 'fr', email: english.email });
  await french.at('application.funding.title');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('body')).not.toBeFocused();
  await expect(french.field('common.fields.requestAmount')).toHaveValue('75\u00A0000');
});
