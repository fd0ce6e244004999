import { languages } from '@portal/contract/language';
import type { Locator } from '@playwright/test';
import type { TextKey } from '@portal/locales';
import type { ApplicationWalk } from '@portal/test-kit/application-walk';
import { startAt } from '@portal/test-kit/prepared-walk';
import { expect, test } from '@portal/test-kit/test';
import { ordinarily } from '@portal/test-kit/tiers';

const structureErrors = [
  ['validation.companyName.required', 'field', 'common.fields.companyName'],
  ['validation.legalBusinessName.required', 'field', 'common.fields.legalBusinessName'],
  ['validation.entityTypeCode.required', 'list', 'common.fields.entityType'],
  ['validation.ownershipPercentage.range', 'field', 'common.fields.ownershipPercentage'],
  ['validation.industryCode.required', 'list', 'common.fields.industry'],
  ['validation.street.required', 'field', 'common.fields.street'],
  ['validation.city.required', 'field', 'common.fields.city'],
  ['validation.province.required', 'list', 'common.fields.province'],
  ['validation.postalCode.required', 'field', 'common.fields.postalCode'],
] as const satisfies [TextKey, 'field' | 'list', TextKey][];

const structureRoute = '/application-business-structure-section';

function summaryOf(walk: ApplicationWalk): Locator {
  return walk.page.getByRole('alert').filter({ hasText: walk.text('common.errorSummary') });
}

function saying(words: string): RegExp {
  return new RegExp(words.replaceAll(/[.?()]/gu, String.raw`\$&`), 'u');
}

for (const language of ordinarily('fr', languages)) {
  test(`in ${language}: one error summary, with the same wording at each field and links between the two`, async ({
    page,
    portal,
  }) => {
    const walk = await startAt(page, portal, { reached: 'businessStructure', route: structureRoute, language });
    await expect(walk.list('common.fields.industry')).toBeVisible();
    await walk.goOn();
    const summary = summaryOf(walk);
    await expect(summary).toBeFocused();
    const errors = structureErrors.map(([key]) => walk.text(key));
    await expect(summary.getByRole('link')).toHaveText(errors);
    for (const [key, kind, label] of structureErrors) {
      const error = walk.text(key);
      const control = walk[kind](label);
      await summary.getByRole('link', { name: error, exact: true }).click();
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(saying(error));
      await expect(page.getByText(error, { exact: true })).toHaveCount(2);
    }
  });
}

test('nothing is validated before Continue; an invalid field is revalidated on blur', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'businessStructure', route: structureRoute });
  const [percentage, postalCode] = [
    walk.field('common.fields.ownershipPercentage'),
    walk.field('common.fields.postalCode'),
  ];
  await percentage.fill('0');
  await postalCode.fill('1A1 A1A');
  await postalCode.blur();
  await expect(page.getByRole('alert').filter({ hasText: walk.text('common.errorSummary') })).toHaveCount(0);
  await expect(percentage).not.toHaveAttribute('aria-invalid', 'true');

  await walk.goOn();
  const range = walk.text('validation.ownershipPercentage.range');
  const postal = walk.text('validation.postalCode.invalid');
  await expect(page.getByText(range, { exact: true })).toHaveCount(2);
  await expect(page.getByText(postal, { exact: true })).toHaveCount(2);

  await percentage.fill('25.5');
  await expect(percentage).toHaveAttribute('aria-invalid', 'true');
  await postalCode.focus();
  await expect(percentage).not.toHaveAttribute('aria-invalid', 'true');
  // The summary still lists the errors of the last Continue, so nothing below it moves.
  await expect(page.getByText(range, { exact: true })).toHaveCount(1);
  await expect(postalCode).toBeFocused();

  await percentage.fill('101');
  await percentage.blur();
  await expect(percentage).not.toHaveAttribute('aria-invalid', 'true');
  await walk.goOn();
  await expect(summaryOf(walk)).toBeFocused();
  await expect(page.getByText(range, { exact: true })).toHaveCount(2);
});

test('a date of birth error leads to the day, and the parts form one group described by the error', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, {
    reached: 'personalInformation',
    route: '/application-personal-information',
  });
  await walk.field('common.fields.day').fill('31');
  await walk.list('common.fields.month').selectOption('02');
  await walk.field('common.fields.year').fill('1984');
  await walk.goOn();
  const error = walk.text('validation.dateOfBirth.invalid');
  await summaryOf(walk).getByRole('link', { name: error, exact: true }).press('Enter');
  await expect(walk.field('common.fields.day')).toBeFocused();
  const group = page.getByRole('group', { name: walk.text('common.fields.dateOfBirth') });
  await expect(group).toHaveAccessibleDescription(saying(error));
  for (const part of [
    walk.field('common.fields.day'),
    walk.list('common.fields.month'),
    walk.field('common.fields.year'),
  ]) {
    await expect(part).toHaveAttribute('aria-invalid', 'true');
    await expect(part).toHaveAccessibleDescription(saying(error));
  }
});

test('errors found only by the server appear at the field and in the summary, not in a toast', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, {
    reached: 'personalInformation',
    route: '/application-business-funding-section',
  });
  const key: TextKey = 'validation.requestAmount.invalid';
  const problem = {
    type: 'urn:problem:errorValidation',
    title: 'errorValidation',
    status: 422,
    code: 'errorValidation',
  };
  const body = JSON.stringify({ ...problem, errors: [{ path: 'values.requestAmount', key }] });
  await page.route('**/api/applications/*/business-funding', async (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body }),
  );
  await walk.goOn();
  await expect(summaryOf(walk)).toBeFocused();
  await summaryOf(walk)
    .getByRole('link', { name: walk.text(key), exact: true })
    .click();
  await expect(walk.field('common.fields.requestAmount')).toBeFocused();
  await expect(walk.field('common.fields.requestAmount')).toHaveAccessibleDescription(saying(walk.text(key)));
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('an upload without a file shows the same error in the summary and at the drop zone', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route: '/application-bank-statements-upload' });
  await walk.at('revenue.upload.title');
  await walk.goOn();
  const error = walk.text('validation.upload.required');
  await expect(summaryOf(walk)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^Error: ${walk.text('revenue.upload.title')} – `, 'u'));
  await expect(page.getByText(error, { exact: true })).toHaveCount(2);
  await summaryOf(walk).getByRole('link', { name: error, exact: true }).click();
  const chooser = page.getByRole('button', { name: walk.text('revenue.upload.choose'), exact: true });
  await expect(chooser).toBeFocused();
  await expect(chooser).toHaveAccessibleDescription(saying(error));

  const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('My notes') };
  await page.locator('input[type=file]').setInputFiles(notes);
  await expect(page.getByText(walk.text('validation.upload.type'), { exact: true })).toBeVisible();
  await expect(page.getByText(error, { exact: true })).toHaveCount(0);
});
