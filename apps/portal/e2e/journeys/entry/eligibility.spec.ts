import { productDay } from '@portal/contract/calendar';
import { checkEligibility, codeOf, enterCode, findMail, newEmail, words } from '@portal/test-kit/applicant';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

test('missing answers are reported at their fields and in the summary', async ({ page }) => {
  await page.goto('/marketing-qualification');
  await page.getByRole('button', { name: words.en.check }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Eligibility check/u);
  for (const message of [
    'Time in business is required.',
    'Annual revenue is required.',
    'Email is required.',
    'You need to read and agree to terms and conditions.',
  ])
    await expect(page.getByText(message, { exact: true })).toHaveCount(2);

  await page.getByRole('checkbox', { name: words.en.terms }).check();
  await expect(page.getByText('You need to read and agree to terms and conditions.', { exact: true })).toHaveCount(1);

  await summary.getByRole('link', { name: 'Email is required.' }).click();
  const field = page.getByRole('textbox', { name: words.en.email });
  await expect(field).toBeFocused();
  await field.fill('ana@');
  await page.getByRole('button', { name: words.en.check }).click();
  await expect(summary.getByRole('link', { name: 'Email is invalid.' })).toBeVisible();
});

test('free-form input is interpreted and displayed, and a likely typo in the email is pointed out', async ({
  page,
}) => {
  await page.goto('/marketing-qualification');
  const time = page.getByRole('textbox', { name: words.en.timeInBusiness });
  const email = page.getByRole('textbox', { name: words.en.email });
  await time.fill('for ages');
  await email.fill('ana@gmial.com');
  await page.getByRole('button', { name: words.en.check }).click();
  await expect(page.getByRole('link', { name: textOf('en', 'validation.timeInBusiness.invalid') })).toBeVisible();
  await expect(time).toHaveAccessibleDescription(
    new RegExp(textOf('en', 'validation.refused.age', { part: 'for ages' }), 'u'),
  );
  await time.fill('2020');
  await time.blur();
  await expect(time).toHaveValue(String(Number(productDay(new Date()).slice(0, 4)) - 2020));
  await time.fill('1.5');
  const revenue = page.getByRole('textbox', { name: words.en.annualRevenue });
  await revenue.fill('240k');
  await expect(time).toHaveValue('18');
  await expect(page.getByRole('radio', { name: textOf('en', 'common.months') })).toBeChecked();
  await time.fill('at least 2 years and 1 month in business');
  await time.blur();
  await expect(time).toHaveAccessibleDescription('That’s 2 years and 1 month.');
  await time.fill('26');
  await expect(time).toHaveAccessibleDescription(textOf('en', 'eligibility.timeInBusinessHint'));
  await email.focus();
  await expect(revenue).toHaveValue('240,000');
  await email.blur();
  const hint = page.getByText(textOf('en', 'common.emailSuggestion', { domain: 'gmail.com' }));
  await expect(hint).toBeVisible();
  await expect(email).toHaveValue('ana@gmial.com');
  await email.fill('ana@gmail.com');
  await expect(hint).toBeHidden();
});

test('not eligible gives the reasons, preserves the answers on Back, and saves the lead on Submit', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/marketing-qualification');
  await checkEligibility(page, { timeInBusiness: '5', inMonths: true, annualRevenue: '119,999', email });
  await expect(page).toHaveURL(/\/not-eligible$/u);
  await expect(page.getByText('Your business has been in operation for less than 6 months.')).toBeVisible();
  await expect(page.getByText('Your annual revenue is under $120,000.')).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: words.en.timeInBusiness })).toHaveValue('5');
  await expect(page.getByRole('radio', { name: words.en.months })).toBeChecked();
  await expect(page.getByRole('textbox', { name: words.en.email })).toHaveValue(email);
  await expect(page.getByRole('checkbox', { name: words.en.terms })).toBeChecked();

  await page.getByRole('radio', { name: 'Years' }).check({ force: true });
  await page.getByRole('button', { name: words.en.check }).click();
  await expect(page.getByText('Your annual revenue is under $120,000.')).toBeVisible();
  await expect(page.getByText('Your business has been in operation for less than 6 months.')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your annual revenue is under $120,000.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(email);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: words.en.timeInBusiness })).toHaveValue('5');
  await expect(page.getByRole('textbox', { name: words.en.annualRevenue })).toHaveValue('119,999');
  await page.reload();
  await expect(page.getByRole('textbox', { name: words.en.annualRevenue })).toHaveValue('119,999');
  await expect(page.getByRole('checkbox', { name: words.en.terms })).toBeChecked();
  await page.goBack();
  await page.getByRole('textbox', { name: words.en.email }).fill(email);
  await page.getByRole('button', { name: 'Submit my answers' }).click();
  await expect(page).toHaveURL(/\/not-eligible-submitted$/u);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a business that is too young hears on which day we email, also after a reload', async ({ page }) => {
  await page.goto('/marketing-qualification');
  await checkEligibility(page, { timeInBusiness: '5', inMonths: true, annualRevenue: '240000', email: newEmail() });
  await expect(page.getByText(/we’ll email you at \S+ once, on \w+\s\d+,\s\d+/u)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/your email address, and we’ll email you once, on \w+\s\d+,\s\d+/u)).toBeVisible();
  await page.getByRole('textbox', { name: words.en.email }).fill(newEmail());
  await page.getByRole('button', { name: 'Submit my answers' }).click();
  await expect(page.getByText(/We’ll email you once, on \w+\s\d+,\s\d+, so that you can check again/u)).toBeVisible();
});

test('a customer’s email can be verified or changed', async ({ page, portal }) => {
  const knownEmail = 'closed@demo.example';
  await page.goto('/marketing-qualification');
  await checkEligibility(page, { timeInBusiness: '4', annualRevenue: '240000', email: knownEmail });
  const dialog = page.getByRole('dialog', { name: 'You already have an account' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: words.en.email })).toBeFocused();

  await page.getByRole('button', { name: words.en.check }).click();
  await dialog.getByRole('button', { name: 'Verify and continue' }).click();
  await expect(page).toHaveURL(/\/otp-verification$/u);
  await enterCode(page, codeOf(await findMail(portal, knownEmail)));
  await expect(page).not.toHaveURL(/\/(?:otp-verification|loading-application)$/u);
});

test('answers survive a language switch, the terms and the log-in screen, and stay out of storage', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/marketing-qualification?lng=en');
  await page.getByRole('textbox', { name: words.en.timeInBusiness }).fill('7');
  await page.getByRole('textbox', { name: words.en.email }).fill(email);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('textbox', { name: words.fr.email })).toHaveValue(email);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  const [terms] = await Promise.all([page.waitForEvent('popup'), page.locator('form a[href="/terms"]').click()]);
  await expect(terms.getByRole('heading', { level: 1, name: textOf('fr', 'legal.terms.title') })).toBeVisible();
  await terms.close();
  await expect(page.getByRole('textbox', { name: words.fr.timeInBusiness })).toHaveValue('7');

  await page.locator('main a[href="/"]').click();
  await expect(page.getByRole('heading', { level: 1, name: textOf('fr', 'login.title') })).toBeVisible();
  await page.locator('main a[href="/marketing-qualification"]').click();
  await expect(page.getByRole('textbox', { name: words.fr.timeInBusiness })).toHaveValue('7');

  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(stored).not.toContain(email);
});
