import { languages } from '@portal/contract/language';
import type { Page } from '@playwright/test';
import type { ApplicationWalk } from '@portal/test-kit/application-walk';
import { gate } from '@portal/test-kit/gate';
import { startAt } from '@portal/test-kit/prepared-walk';
import { expect, test } from '@portal/test-kit/test';
import { ordinarily } from '@portal/test-kit/tiers';

const structure = { reached: 'businessStructure', route: '/application-business-structure-section' } as const;
const personal = { reached: 'personalInformation', route: '/application-personal-information' } as const;
const label = 'common.fields.street';

function street(walk: ApplicationWalk) {
  return walk.page.locator('input').and(walk.list(label));
}

function options(page: Page) {
  return page.getByRole('listbox').getByRole('option');
}

for (const language of ordinarily('fr', languages)) {
  test(`in ${language}: an apartment can be found by keyboard, fills four fields and remains editable`, async ({
    page,
    portal,
  }) => {
    const walk = await startAt(page, portal, { ...structure, language });
    await street(walk).pressSequentially('1250 sainte-catherine o');
    await expect(options(page)).toHaveText(/^1250 rue Sainte-Catherine Ouest/u);
    await expect(page.getByText(walk.text('application.address.sandbox'))).toBeVisible();
    await expect(walk.page.getByRole('status').filter({ hasText: /^1 /u })).toBeAttached();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(12);
    for (let index = 0; index < 4; index += 1) await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');

    await expect(street(walk)).toHaveValue('201-1250 rue Sainte-Catherine Ouest');
    await expect(street(walk)).toBeFocused();
    await expect(street(walk)).toHaveAttribute('aria-expanded', 'false');
    await expect(walk.status('application.address.filled')).toBeAttached();
    await expect(walk.field('common.fields.city')).toHaveValue('Montréal');
    await expect(walk.list('common.fields.province')).toHaveValue('QC');
    await expect(walk.field('common.fields.postalCode')).toHaveValue('H3G 5N0');

    await street(walk).press('End');
    await street(walk).pressSequentially(', entrance B');
    await walk.field('common.fields.city').fill('Westmount');
    await expect(walk.status('application.save.saved')).toBeVisible();
    await page.reload();
    await expect(street(walk)).toHaveValue('201-1250 rue Sainte-Catherine Ouest, entrance B');
    await expect(walk.field('common.fields.city')).toHaveValue('Westmount');
    await expect(walk.field('common.fields.postalCode')).toHaveValue('H3G 5N0');
  });
}

test('the home address can be picked with the pointer', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { ...personal, language: 'fr' });
  await street(walk).pressSequentially('50 great george');
  await options(page).first().click();
  await expect(street(walk)).toHaveValue('50 rue Great George');
  await expect(walk.field('common.fields.city')).toHaveValue('Charlottetown');
  await expect(walk.list('common.fields.province')).toHaveValue('PE');
});

test('Continue waits for an address that is still being filled in', async ({ page, portal }) => {
  const walk = await startAt(page, portal, personal);
  const [held, release] = gate();
  await page.route('**/api/addresses/retrieve', async (route) => {
    await held;
    await route.continue();
  });
  const retrieved = page.waitForRequest('**/api/addresses/retrieve');
  await street(walk).pressSequentially('50 great george');
  await options(page).first().click();
  await retrieved;
  await walk.button('common.continue').click();
  await expect(walk.button('common.continue')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(page.getByRole('alert').filter({ hasText: walk.text('common.errorSummary') })).toBeFocused();
  await expect(walk.field('common.fields.city')).toHaveValue('Charlottetown');
  await expect(page.getByText(walk.text('validation.city.required'), { exact: true })).toHaveCount(0);
});

test('Enter and Tab without a selection preserve the typed text, and Escape closes the list', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, structure);
  const typed = '100 king street west';
  for (const key of ['Enter', 'Escape', 'Tab']) {
    await street(walk).fill('');
    await street(walk).pressSequentially(typed);
    await expect(options(page).first()).toBeVisible();
    if (key === 'Tab') await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    await expect(options(page)).toHaveCount(0);
    await expect(street(walk)).toHaveValue(typed);
    await expect(walk.field('common.fields.city')).toHaveValue('');
  }
  await walk.at('application.structure.title');
});

test('only the suggestions disappear when the address service is down, slow or not configured', async ({
  page,
  portal,
  errors,
}) => {
  errors.allow(/Failed to load resource/u);
  const walk = await startAt(page, portal, structure);
  const states = [
    () => page.route('**/api/addresses/find', (route) => route.abort()),
    () => page.route('**/api/addresses/find', (route) => route.fulfill({ status: 503 })),
    () => page.route('**/api/addresses/find', () => undefined),
    () =>
      page.route('**/api/addresses/find', (route) => route.fulfill({ json: { available: false, suggestions: [] } })),
  ];
  for (const begin of states) {
    await page.unroute('**/api/addresses/find');
    await begin();
    const asked = page.waitForRequest('**/api/addresses/find');
    await street(walk).fill('4517 rue saint-denis');
    await asked;
    await expect(options(page)).toHaveCount(0);
    await walk.field('common.fields.city').fill('Montréal');
    await expect(walk.status('application.save.saved')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/u })).toHaveCount(0);
    await street(walk).fill('');
  }
});

test('preserves the typed text and shows a message when an address cannot be fetched', async ({ page, portal }) => {
  const walk = await startAt(page, portal, structure);
  await page.route('**/api/addresses/retrieve', (route) => route.fulfill({ json: { address: null } }));
  await street(walk).pressSequentially('50 great george');
  await options(page).first().click();
  await expect(page.getByText(walk.text('application.address.notFound'))).toBeVisible();
  await expect(street(walk)).toHaveValue('50 great george');
});

test('the street is a plain field when the suggestion code fails to load', async ({ page, portal, errors }) => {
  errors.allow(/Failed to load resource|ERR_FAILED/u);
  await page.route('**/street-lookup-field-*.js', (route) => route.abort());
  const walk = await startAt(page, portal, structure);
  await page.getByRole('textbox', { name: walk.text(label), exact: true }).fill('4517 rue saint-denis');
  await walk.field('common.fields.city').fill('Montréal');
  await expect(walk.status('application.save.saved')).toBeVisible();
});

test('no URL contains the typed text, and nothing sent to the browser contains the service’s key', async ({
  page,
  portal,
}) => {
  const urls: string[] = [];
  const responses: Promise<string>[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('response', (response) => {
    if (/json|javascript|html/u.test(response.headers()['content-type'] ?? ''))
      responses.push(response.text().catch(() => ''));
  });
  const walk = await startAt(page, portal, structure);
  await street(walk).pressSequentially('1250 sainte-catherine');
  await expect(options(page).first()).toBeVisible();
  const own = urls.filter((url) => /1250|sainte|catherine/iu.test(url));
  expect(own).toEqual([]);
  const texts = await Promise.all(responses);
  expect(texts.some((text) => text.includes('1250 rue Sainte-Catherine'))).toBe(true);
  expect(texts.filter((text) => text.includes('address-sandbox-key'))).toEqual([]);
});
