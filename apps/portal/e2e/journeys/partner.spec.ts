import { stepPlaces } from '@portal/contract/application/steps';
import { ApplicationWalk } from '../fixtures/application-walk.ts';
import { codeOf, enterCode, findMail, newEmail, words } from '../fixtures/applicant.ts';
import { everythingOf, openPartner } from '../fixtures/partner.ts';
import { signUp } from '../fixtures/prepared-applicant.ts';
import { expect, test } from '../fixtures/test.ts';
import { textOf } from '../fixtures/texts.ts';

const visitors = [
  { language: 'en', width: 1280, height: 900 },
  { language: 'fr', width: 320, height: 640 },
] as const;

for (const { language, width, height } of visitors) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a partner’s client goes from the link to the thank-you, asked only for what is missing', async ({
      page,
      portal,
    }) => {
      test.slow();
      const t = (key: Parameters<typeof textOf>[1]) => textOf(language, key);
      const email = newEmail();
      const partner = await openPartner(portal);
      const { businessInfo, personalInfo, requestAmount } = everythingOf(email);
      const { phoneNumber: _phone, ...person } = personalInfo;
      const shared = { businessInfo: { ...businessInfo, annualRevenue: 90_000 }, personalInfo: person, requestAmount };
      const { link, referralId } = await partner.refer(shared);

      await page.goto(`${link}&lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(partner.name);
      await expect(page).toHaveURL(/\/partner-welcome$/u);
      await expect(page.getByText('Northshore Bakery')).toBeVisible();
      await expect(page.getByText('Tremblay')).toHaveCount(0);
      await page.getByRole('textbox', { name: words[language].email }).fill(email);
      await page.getByRole('button', { name: words[language].continue }).click();
      await expect(page.getByText(t('validation.acceptedReferral.required')).first()).toBeVisible();
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: words[language].continue }).click();
      await enterCode(page, codeOf(await findMail(portal, email)), language);

      await expect(page).toHaveURL(/\/partner-missing-information$/u);
      await expect(page.getByRole('heading', { level: 1, name: t('partner.missing.title') })).toBeVisible();
      await expect(page.getByText('9412-3317 Québec inc.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: t('common.fields.firstName') })).toHaveCount(0);
      await page.getByRole('textbox', { name: t('common.fields.timeInBusiness') }).fill('5');
      await page.getByRole('radio', { name: words[language].months }).check({ force: true });
      await page.getByRole('textbox', { name: t('common.fields.phoneNumber') }).fill('(514) 555-0134');
      await page.getByRole('button', { name: words[language].continue }).click();
      await expect(page.getByText(t('validation.annualRevenue.minimum')).first()).toBeVisible();
      await expect(page.getByText(t('validation.timeInBusiness.minimum')).first()).toBeVisible();
      await page.getByRole('textbox', { name: t('common.fields.annualRevenue') }).fill('120 000');
      await page.getByRole('textbox', { name: t('common.fields.timeInBusiness') }).fill('6');
      await page.getByRole('button', { name: words[language].continue }).click();

      await expect(page).toHaveURL(new RegExp(`${stepPlaces.revenue.route}$`, 'u'));
      expect(await partner.statusOf(referralId)).toBe('incomplete');
      const walk = new ApplicationWalk(page, portal, { language, email });
      await walk.upload();
      await walk.submit();
      await walk.at('final.title');
      await expect.poll(() => partner.statusOf(referralId)).toBe('underReview');
    });
  });
}

test.describe('a link that leads no further says so, and what can be done', () => {
  test('without a referral', async ({ page }) => {
    await page.goto('/partner-welcome?lng=en');
    await expect(page.getByText(textOf('en', 'partner.none.text'))).toBeVisible();
    await page.getByRole('link', { name: textOf('en', 'partner.none.action') }).click();
    await expect(page).toHaveURL(/\/marketing-qualification$/u);
  });

  test('broken, which a reload says again, and nothing else in the tab', async ({ page, portal }) => {
    const heading = (key: Parameters<typeof textOf>[1], values?: Record<string, string>) =>
      page.getByRole('heading', { level: 1, name: textOf('en', key, values) });
    const isForgotten = async () => expect(await page.evaluate(() => sessionStorage.getItem('referral'))).toBeNull();
    await page.goto('/partner-welcome?referral=no-such-token&lng=en');
    await expect(heading('partner.broken.title')).toBeVisible();
    await isForgotten();
    await page.reload();
    await expect(heading('partner.broken.title')).toBeVisible();

    const partner = await openPartner(portal);
    const { link } = await partner.refer({});
    await page.goto(link);
    await expect(heading('partner.welcome.title', { partner: partner.name })).toBeVisible();
    await page.goto(`/partner-welcome?referral=${'a'.repeat(300)}`);
    await expect(heading('partner.broken.title')).toBeVisible();
    await page.goto('/');
    await isForgotten();
    await page.goto('/partner-welcome');
    await expect(heading('partner.welcome.titleNone')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(heading('partner.broken.title')).toBeVisible();
  });

  test('expired', async ({ page, ownPortal }) => {
    const partner = await openPartner(ownPortal);
    const { link } = await partner.refer({});
    await ownPortal.clock.advance(30 * 86_400);
    await page.goto(`${link}&lng=en`);
    await expect(page.getByRole('heading', { name: textOf('en', 'partner.expired.title') })).toBeVisible();
  });

  test('one’s own, used by somebody else, and logged in', async ({ page, portal, newVisitor }) => {
    const partner = await openPartner(portal);
    const { link } = await partner.refer({ businessInfo: { companyName: 'Northshore Bakery' } });
    await page.goto(`${link}&lng=en`);
    await expect(page.getByText(textOf('en', 'partner.welcome.emailUnknown', { partner: partner.name }))).toBeVisible();
    const { email } = await signUp(page, portal, 'en');
    await page.goto(`${link}&lng=en`);
    await expect(page.getByText(textOf('en', 'partner.welcome.asYourself', { email }))).toBeVisible();
    await expect(page.getByText(textOf('en', 'partner.welcome.emailUnknown', { partner: partner.name }))).toBeVisible();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: words.en.continue }).click();
    await expect(page.getByRole('heading', { name: textOf('en', 'partner.missing.titleAll') })).toBeVisible();
    await page.goto(`${link}&lng=en`);
    await expect(page.getByRole('heading', { name: textOf('en', 'partner.own.title') })).toBeVisible();

    const other = await newVisitor();
    await other.goto(`${link}&lng=en`);
    await expect(other.getByRole('heading', { name: textOf('en', 'partner.used.title') })).toBeVisible();
  });
});
