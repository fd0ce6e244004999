import { stepPlaces } from '@portal/contract/application/steps';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { codeOf, enterCode, findMail, newEmail, words } from '@portal/test-kit/applicant';
import { everythingOf, openPartner } from '@portal/test-kit/partner';
import { gate } from '@portal/test-kit/gate';
import { signUp } from '@portal/test-kit/prepared-applicant';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { ordinarily } from '@portal/test-kit/tiers';

type TextAndValues = Parameters<typeof textOf> extends [unknown, ...infer Rest] ? Rest : never;

const visitors = [
  { language: 'en', width: 1280, height: 900 },
  { language: 'fr', width: 320, height: 640 },
] as const;

for (const { language, width, height } of ordinarily(visitors[1], visitors)) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a partner’s client goes from the link to the thank-you page and fills in only the missing answers', async ({
      page,
      portal,
      errors,
      context,
    }) => {
      test.slow();
      errors.allow(/ERR_INTERNET_DISCONNECTED/u);
      const t = (...text: TextAndValues) => textOf(language, ...text);
      const email = newEmail();
      const partner = await openPartner(portal);
      const { businessInfo, personalInfo, requestAmount } = everythingOf(email);
      const {
        phoneNumber: _phone,
        street: _street,
        city,
        stateCode: _province,
        postalCode: _code,
        ...person
      } = personalInfo;
      const shared = { businessInfo: { ...businessInfo, annualRevenue: 90_000 }, personalInfo: person, requestAmount };
      const { link, referralId } = await partner.refer(shared);

      await page.goto(`${link}&lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(partner.name);
      await expect(page).toHaveURL(/\/partner-welcome$/u);
      await expect(page.getByText('Northshore Bakery')).toBeVisible();
      await expect(page.getByText('Tremblay')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: words[language].email })).toBeInViewport();
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
      await expect(page.getByText(t('layout.stepOf', { number: 2, total: 5 }))).toBeVisible();
      const saved = page.getByRole('status').filter({ hasText: t('application.save.saved') });
      const home = page.getByRole('group', { name: t('application.personal.home') });
      await home.getByRole('button', { name: t('application.personal.sameAddress') }).click();
      await expect(saved).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('textbox', { name: t('common.fields.timeInBusiness') }).fill('5');
      await expect(page.getByRole('status').filter({ hasText: t('application.save.offline') })).toBeVisible();
      await context.setOffline(false);
      await expect(saved).toBeVisible();
      // "Saved" may still be displayed from before, and a reload before this save ends would show the earlier values.
      const kept = page.waitForResponse('**/drafts');
      await page.getByRole('radio', { name: words[language].months }).check({ force: true });
      await kept;
      await expect(saved).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: t('common.fields.timeInBusiness') })).toHaveValue('5');
      await expect(page.getByRole('radio', { name: words[language].months })).toBeChecked();
      await expect(home.getByRole('textbox', { name: t('common.fields.city') })).toHaveValue(city);
      await page.getByRole('button', { name: words[language].continue }).click();
      await expect(page.getByText(t('validation.annualRevenue.minimum')).first()).toBeVisible();
      await expect(page.getByText(t('validation.timeInBusiness.minimum')).first()).toBeVisible();
      await page.getByRole('textbox', { name: t('common.fields.phoneNumber') }).fill('(514) 555-0134');
      await page.getByRole('textbox', { name: t('common.fields.annualRevenue') }).fill('120 000');
      // An earlier save may already be in progress: the route holds the next one, whichever it is.
      const [held, release] = gate();
      const [underWay, begin] = gate();
      await page.route('**/drafts', async (route) => {
        begin();
        await held;
        await route.fallback();
      });
      await page.getByRole('textbox', { name: t('common.fields.timeInBusiness') }).fill('6');
      await underWay;
      await page.getByRole('button', { name: words[language].continue }).click();
      release();

      await expect(page).toHaveURL(new RegExp(`${stepPlaces.revenue.route}$`, 'u'));
      expect(await partner.statusOf(referralId)).toBe('incomplete');
      const walk = new ApplicationWalk(page, portal, { language, email });
      await walk.upload();
      await walk.submit();
      await walk.at('final.title');
      await expect.poll(() => partner.statusOf(referralId)).toBe('underReview');

      await page.goto(`${link}&lng=${language}`);
      const lead = { en: 'Continue to your application.', fr: 'Accédez à votre demande.' }[language];
      await expect(page.getByText(lead)).toBeVisible();
      await page.getByRole('link', { name: words[language].continue, exact: true }).click();
      await walk.at('applications.title');
    });
  });
}

test('an answer changed in two tabs offers a choice, and an answer given in another tab moves on', async ({
  page,
  portal,
  context,
}) => {
  const partner = await openPartner(portal);
  const { email } = await signUp(page, portal, 'en');
  const { personalInfo, ...rest } = everythingOf(email);
  const { phoneNumber: _phone, city: _city, ...person } = personalInfo;
  const { link } = await partner.refer({ ...rest, personalInfo: person });
  await page.goto(`${link}&lng=en`);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const first = new ApplicationWalk(page, portal, { email });
  await first.goOn();
  await first.at('partner.missing.title');
  const second = new ApplicationWalk(await context.newPage(), portal, { email });
  await second.resume();
  await second.at('partner.missing.title');

  await second.field('common.fields.city').fill('Laval');
  await second.field('common.fields.phoneNumber').fill('(514) 555-0134');
  await expect(second.status('application.save.saved')).toBeVisible();
  await first.field('common.fields.city').fill('Gatineau');
  const dialog = page.getByRole('dialog', { name: first.text('application.conflict.title') });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  const city = first.text('application.conflict.ofHome', { part: first.text('common.fields.city') });
  await dialog.getByRole('group', { name: city }).getByRole('radio', { name: 'Laval' }).check();
  await first.button('application.conflict.confirm').click();
  await expect(first.field('common.fields.city')).toHaveValue('Laval');
  await expect(first.field('common.fields.phoneNumber')).toHaveValue('(514)\u00A0555-0134');
  await expect(first.status('application.save.saved')).toBeVisible();

  await first.goOn();
  await first.at('revenue.intro.title');
  await second.field('common.fields.city').fill('Laval-Ouest');
  await second.at('revenue.intro.title');
  await expect(second.page.getByText(second.text('partner.missing.answeredElsewhere'))).toBeVisible();
});

test.describe('a link that cannot be used says so, and what the client can do', () => {
  test('without a referral', async ({ page }) => {
    await page.goto('/partner-welcome?lng=en');
    await expect(page.getByText(textOf('en', 'partner.none.text'))).toBeVisible();
    await page.getByRole('link', { name: textOf('en', 'partner.none.action') }).click();
    await expect(page).toHaveURL(/\/marketing-qualification$/u);
  });

  test('broken, also after a reload, with no referral left in the tab', async ({ page, portal }) => {
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

  test('the client’s own link, one used by someone else, and one opened while logged in', async ({
    page,
    portal,
    newVisitor,
  }) => {
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
    await page.getByRole('button', { name: words.en.continue }).click();
    for (const address of ['application.structure.address', 'application.personal.home'] as const) {
      const street = { group: textOf('en', address), message: textOf('en', 'validation.street.required') };
      await expect(page.getByRole('link', { name: textOf('en', 'common.errorIn', street) })).toBeVisible();
    }
    await page.goto(`${link}&lng=en`);
    await expect(page.getByRole('heading', { name: textOf('en', 'partner.own.title') })).toBeVisible();

    const other = await newVisitor();
    await other.goto(`${link}&lng=en`);
    await expect(other.getByRole('heading', { name: textOf('en', 'partner.used.title') })).toBeVisible();
    const ways = [textOf('en', 'partner.used.logIn'), textOf('en', 'partner.none.action')];
    const links = other.getByRole('main').getByRole('link');
    await expect(links.filter({ hasText: new RegExp(`^(?:${ways.join('|')})$`, 'u') })).toHaveText(ways);
  });
});
