import { languages } from '@portal/contract/language';
import { stepPlaces } from '@portal/contract/application/steps';
import type { Locator } from '@playwright/test';
import { formatPhone } from '@portal/locales/format';
import { checkEligibility, codeOf, findMail, newEmail } from '@portal/test-kit/applicant';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { startAt } from '@portal/test-kit/prepared-walk';
import { expect, test } from '@portal/test-kit/test';
import { ordinarily } from '@portal/test-kit/tiers';

const writtenAmount = { en: '120,000', fr: '120\u00A0000' } as const;

async function expectTokens(control: Locator, attributes: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) await expect(control).toHaveAttribute(name, value);
}

for (const language of ordinarily('fr', languages)) {
  test(`in ${language}: typing habits are understood, and values are formatted for the language and preserved`, async ({
    page,
    portal,
  }) => {
    const walk = await startAt(page, portal, {
      reached: 'revenue',
      route: '/application-business-funding-section',
      language,
    });
    const amount = walk.field('common.fields.requestAmount');
    const revenue = walk.field('common.fields.annualRevenue');
    await revenue.fill('$120000');
    for (const habit of ['120 000 $', '$120,000', '120\u202F000', 'CAD 119,999.99']) {
      await amount.fill(habit);
      await amount.blur();
      await expect(amount).toHaveValue(writtenAmount[language]);
    }
    await amount.fill('120 000 $');
    await walk.goOn();
    await walk.at('application.personal.title');
    await walk.field('common.fields.firstName').fill("O'Brien");
    await walk.field('common.fields.lastName').fill(' Nguyễn ');
    await walk.field('common.fields.phoneNumber').fill('tel:(514) 555-0123, poste 22');
    const postalCode = walk.field('common.fields.postalCode');
    await postalCode.fill('4517 rue Saint-Denis, Montréal (Québec) H2J 2L4');
    await postalCode.blur();
    await expect(postalCode).toHaveValue('H2J 2L4');
    await postalCode.fill('k1a ob1.');
    await postalCode.blur();
    await expect(postalCode).toHaveValue('K1A 0B1');
    await walk.list('common.fields.province').selectOption('ON');
    await walk.field('common.fields.year').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '8 mars 1984');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(walk.field('common.fields.day')).toHaveValue('08');
    await expect(walk.list('common.fields.month')).toHaveValue('03');
    await expect(walk.field('common.fields.year')).toHaveValue('1984');
    await walk.field('common.fields.day').fill('March 9, 1984');
    await walk.field('common.fields.day').blur();
    await expect(walk.field('common.fields.day')).toHaveValue('09');
    await walk.goOn();
    await walk.at('revenue.intro.title');

    await page.getByRole('link', { name: walk.text('common.back') }).click();
    await walk.at('application.personal.title');
    await expect(walk.field('common.fields.firstName')).toHaveValue("O'Brien");
    await expect(walk.field('common.fields.lastName')).toHaveValue('Nguyễn');
    await expect(walk.field('common.fields.phoneNumber')).toHaveValue(formatPhone('+15145550123', language));
    await expect(walk.field('common.fields.postalCode')).toHaveValue('K1A 0B1');
    await page.goto(`${portal.url}/application-business-funding-section`);
    await expect(amount).toHaveValue(writtenAmount[language]);
    await expect(revenue).toHaveValue(writtenAmount[language]);
  });
}

test('a password manager’s autofill is accepted, and a refused character is named', async ({ page, portal }) => {
  const { route } = stepPlaces.personalInformation;
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  const day = page
    .getByRole('group', { name: walk.text('common.fields.dateOfBirth') })
    .getByRole('textbox')
    .first();
  const controls = [
    [walk.field('common.fields.firstName'), 'R2D2'],
    [walk.field('common.fields.lastName'), 'Lavertu'],
    [walk.field('common.fields.city'), 'Lévis'],
    [day, '17'],
  ] as const;
  for (const [control, text] of controls)
    await control.evaluate((input: HTMLInputElement, value) => (input.value = value), text);
  await page.getByRole('button', { name: walk.text('common.continue'), exact: true }).click();
  const firstName = walk.field('common.fields.firstName');
  await expect(firstName).toHaveAccessibleDescription(/2$/u);
  await expect(walk.field('common.fields.lastName')).toHaveValue('Lavertu');

  await firstName.fill('Ana\u200B');
  await walk.goOn();
  await walk.at('revenue.intro.title');
  await page.goto(`${portal.url}${route}`);
  await expect(firstName).toHaveValue('Ana');
  await expect(walk.field('common.fields.city')).toHaveValue('Lévis');
  await expect(day).toHaveValue('17');
});

test('an industry is found without accents and by its name in the other language', async ({ page, portal }) => {
  const walk = await startAt(page, portal, {
    reached: 'businessStructure',
    route: '/application-business-structure-section',
    language: 'fr',
  });
  const industry = walk.list('common.fields.industry');
  const offered = page.getByRole('listbox').getByRole('option');
  for (const typed of ['epicerie', 'Épicerie', 'grocery']) {
    await industry.fill(typed);
    await expect(offered.filter({ hasText: /épicerie/iu }).first()).toBeVisible();
  }
  await industry.fill('epicerie');
  await offered
    .filter({ hasText: /épicerie/iu })
    .first()
    .click();
  await expect(industry).toHaveValue(/épicerie/iu);
  await expect(industry).toHaveAttribute('aria-expanded', 'false');
});

test('a business name keeps the dash it is registered with', async ({ page, portal }) => {
  const walk = await startAt(page, portal, {
    reached: 'businessStructure',
    route: '/application-business-structure-section',
  });
  for (const name of ['common.fields.companyName', 'common.fields.legalBusinessName'] as const) {
    await walk.field(name).fill(' Pain – Vin ');
    await walk.field(name).blur();
    await expect(walk.field(name)).toHaveValue('Pain – Vin');
  }
});

test('what an answer implies is filled in, follows that answer, and never replaces a choice', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, {
    reached: 'businessStructure',
    route: '/application-business-structure-section',
  });
  const [form, share] = [walk.list('common.fields.entityType'), walk.field('common.fields.ownershipPercentage')];
  await form.selectOption('SOLE_PROP');
  await expect(share).toHaveValue('100');
  await form.selectOption('CORPORATION');
  await expect(share).toHaveValue('');
  await share.fill('environ 60 pour cent');
  await share.blur();
  await form.selectOption('SOLE_PROP');
  await expect(share).toHaveValue('60');

  const [code, province] = [walk.field('common.fields.postalCode'), walk.list('common.fields.province')];
  await code.fill('h2j2l4');
  await expect(province).toHaveValue('QC');
  const selected = walk.text('application.address.provinceFilled', { province: walk.text('application.provinces.QC') });
  await expect(page.getByRole('status').filter({ hasText: selected })).toBeAttached();
  await code.fill('k1a0b1');
  await expect(province).toHaveValue('ON');
  await province.selectOption('NB');
  await code.fill('h2j2l4');
  await expect(province).toHaveValue('NB');
  await expect(page.getByText(walk.text('application.postalCodeWarning'))).toBeVisible();
});

test('the email and the code are accepted with their labels, and spaces around and inside them', async ({
  page,
  portal,
}) => {
  const email = newEmail();
  await page.goto('/marketing-qualification?lng=en');
  const walk = new ApplicationWalk(page, portal, { email });
  await expectTokens(walk.field('common.fields.email'), {
    type: 'email',
    inputmode: 'email',
    autocomplete: 'email',
    spellcheck: 'false',
    autocapitalize: 'none',
  });
  await checkEligibility(page, { timeInBusiness: '4', annualRevenue: '240000', email: ` Courriel : ${email} ` });
  const code = codeOf(await findMail(portal, email));
  const field = walk.field('common.fields.code');
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(field).toHaveJSProperty('type', 'text');
  await expectTokens(field, { inputmode: 'numeric', autocomplete: 'one-time-code' });
  await field.fill(` Code : ${code.slice(0, 3)} ${code.slice(3)} `);
  await walk.goOn();
  await expect(walk.button('application.welcome.eligible.start')).toBeVisible();
});

test('every personal field has an autocomplete token', async ({ page, portal }) => {
  const walk = await startAt(page, portal, {
    reached: 'personalInformation',
    route: '/application-personal-information',
  });
  await walk.at('application.personal.title');
  const tokens = [
    [walk.field('common.fields.firstName'), { autocomplete: 'given-name' }],
    [walk.field('common.fields.lastName'), { autocomplete: 'family-name' }],
    [walk.field('common.fields.phoneNumber'), { autocomplete: 'tel', type: 'tel', inputmode: 'tel' }],
    [walk.field('common.fields.day'), { autocomplete: 'bday-day', inputmode: 'numeric' }],
    [walk.list('common.fields.month'), { autocomplete: 'bday-month' }],
    [walk.field('common.fields.year'), { autocomplete: 'bday-year', inputmode: 'numeric' }],
    [walk.field('common.fields.street'), { autocomplete: 'section-home address-line1' }],
    [walk.field('common.fields.city'), { autocomplete: 'section-home address-level2' }],
    [walk.list('common.fields.province'), { autocomplete: 'section-home address-level1' }],
    [walk.field('common.fields.postalCode'), { autocomplete: 'section-home postal-code' }],
  ] as const;
  for (const [control, attributes] of tokens) await expectTokens(control, attributes);
  const lists = ['common.fields.month', 'common.fields.street', 'common.fields.province'];
  await expect(page.getByRole('textbox')).toHaveCount(tokens.length - lists.length);
});

test('no question is repeated: the home address can reuse the business’s, and the email is only shown', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, {
    reached: 'personalInformation',
    route: '/application-personal-information',
  });
  await expect(page.getByText(walk.email)).toBeVisible();
  await expect(walk.field('common.fields.email')).toHaveCount(0);
  await walk.goOn();
  const error = page.getByText(walk.text('validation.street.required'), { exact: true });
  await expect(error).toHaveCount(2);
  await walk.button('application.personal.sameAddress').click();
  await expect(walk.status('application.personal.addressCopied')).toBeAttached();
  await expect(walk.field('common.fields.street')).toHaveValue('4517 rue Saint-Denis');
  await expect(walk.field('common.fields.city')).toHaveValue('Montréal');
  await expect(walk.list('common.fields.province')).toHaveValue('QC');
  await expect(walk.field('common.fields.postalCode')).toHaveValue('H2J 2L4');
  await expect(error).toHaveCount(1);
  await expect(walk.status('application.save.saved')).toBeVisible();
  await page.reload();
  await expect(walk.field('common.fields.street')).toHaveValue('4517 rue Saint-Denis');
});
