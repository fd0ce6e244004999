import { stepPlaces } from '@portal/contract/application/steps';
import { STATEMENT_MONTHS_REQUIRED } from '@portal/contract/constants';
import { languages } from '@portal/contract/language';
import { ageValues } from '../../../../server/test/application-values.ts';
import { formatDay } from '@portal/locales/format/day';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { countJourney, expectFewStops } from '@portal/test-kit/journey-count';
import { signUp } from '@portal/test-kit/prepared-applicant';
import { startAt } from '@portal/test-kit/prepared-walk';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { ordinarily } from '@portal/test-kit/tiers';

const reference = /^F-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u;
const visitors = [
  { language: 'en', width: 1280, height: 900 },
  { language: 'fr', width: 390, height: 844 },
] as const;

for (const { language, width, height } of ordinarily(visitors[1], visitors)) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('goes from the eligibility check to the thank-you page and a downloadable copy', async ({
      page,
      portal,
    }, info) => {
      test.slow();
      const count = await countJourney(page);
      const walk = new ApplicationWalk(page, portal, { language });
      await walk.arrive();
      await walk.fillToRevenue({ isSoleOwner: true });
      await walk.upload(STATEMENT_MONTHS_REQUIRED);
      await walk.at('review.title');
      await expect(page.getByText(language === 'fr' ? '80 000 $' : '$80,000', { exact: true })).toBeVisible();
      await expect(page.getByText(language === 'fr' ? '100 %' : '100%', { exact: true })).toBeVisible();
      await expect(
        page.getByText(language === 'fr' ? '514 555-0134' : '(514) 555-0134', { exact: true }),
      ).toBeVisible();
      await expect(page.getByText(formatDay('1984-03-08', language), { exact: true })).toBeVisible();
      await walk.submit();

      await walk.at('final.title');
      count.clicks.push('choose files');
      expectFewStops(count, { screens: 11, clicks: 14, fields: 15 }, info);
      await expect(page.getByText(reference)).toBeVisible();
      const given = await page.getByText(reference).innerText();
      await page.reload();
      await expect(page.getByText(given)).toBeVisible();
      const download = page.waitForEvent('download');
      await walk.button('final.copy').click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/u);
      await expect
        .poll(async () => (await portal.inbox()).some(({ to, text }) => to === walk.email && text.includes(given)))
        .toBe(true);
    });
  });
}

test('Back after submitting says the application was already submitted and changes nothing', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'review', route: stepPlaces.personalInformation.route });
  await walk.at('application.personal.title');
  await walk.goOn();
  await walk.submit();
  await walk.at('final.title');
  const given = await page.getByText(reference).innerText();
  await page.goBack();
  await expect(page.getByText(walk.text('errors.errorAlreadySubmitted'))).toBeVisible();
  await walk.at('final.title');
  await expect(page.getByText(given)).toBeVisible();
});

test('continues at the same step on another device without asking a question twice', async ({
  page,
  portal,
  newVisitor,
}) => {
  const walk = await startAt(page, portal, { reached: 'businessFunding', route: stepPlaces.businessFunding.route });
  await walk.at('application.funding.title');
  await expect(walk.field('common.fields.annualRevenue')).toHaveValue('240,000');
  await walk.field('common.fields.requestAmount').pressSequentially('65000');
  await expect(walk.status('application.save.saved')).toBeVisible();

  const phone = new ApplicationWalk(await newVisitor(), portal, { email: walk.email });
  await phone.comeBack();
  await phone.at('application.funding.title');
  await expect(phone.field('common.fields.requestAmount')).toHaveValue('65,000');
  await expect(phone.page.getByText(`${String(ageValues.timeInBusiness)} years`, { exact: true })).toBeVisible();
  await phone.goOn();
  await phone.at('application.personal.title');
});

test('a value below its minimum is reported and can be corrected', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'businessFunding', route: stepPlaces.businessFunding.route });
  await walk.fillFunding();
  await walk.field('common.fields.annualRevenue').fill('119999');
  await walk.goOn();
  await walk.at('eligibility.notEligible.title');
  await walk.button('common.back').click();
  await walk.at('application.funding.title');
  await walk.field('common.fields.annualRevenue').fill('120000');
  await walk.goOn();
  await walk.at('application.personal.title');
  await walk.page.goBack();
  await walk.at('application.funding.title');
});

test('the language toggle preserves the step, the typed values and the focus', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'businessStructure', route: stepPlaces.businessStructure.route });
  await walk.at('application.structure.title');
  await walk.field('common.fields.companyName').fill('Café Nguyễn');
  await walk.field('common.fields.ownershipPercentage').fill('25.5');
  await page.getByRole('button', { name: walk.text('layout.otherLanguage') }).click();
  const french = new ApplicationWalk(page, portal, { language: 'fr', email: walk.email });
  await french.at('application.structure.title');
  await expect(french.field('common.fields.companyName')).toHaveValue('Café Nguyễn');
  await expect(french.field('common.fields.ownershipPercentage')).toHaveValue('25,5');
  await expect(page.getByRole('button', { name: french.text('layout.otherLanguage') })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('one open request per business: shows the business name, a way back and a link to the open request', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'businessFunding', route: stepPlaces.businessFunding.route });
  await page.getByRole('link', { name: walk.text('layout.myApplications') }).click();
  await walk.at('applications.title');
  await page.getByRole('link', { name: walk.text('applications.requestFunds') }).click();
  await walk.at('applications.selection.title');
  await page.getByRole('button', { name: walk.text('applications.selection.newBusiness') }).click();
  await walk.at('application.welcome.title');
  await walk.goOn();
  await walk.fillStructure({ legalBusinessName: '9412-3317 QUEBEC INC', postalCode: 'h2j 2l4' });
  await walk.goOn();
  await walk.at('verification.openApplication.title');
  await expect(page.getByText('Northshore Bakery')).toBeVisible();
  await walk.button('common.back').click();
  await walk.at('application.structure.title');
  await walk.goOn();
  await walk.at('verification.openApplication.title');
  await walk.button('applications.actions.resume').click();
  await walk.at('application.funding.title');
});

for (const language of ordinarily('en', languages)) {
  test(`a customer with no open application is welcomed back to the account, in ${language}`, async ({
    page,
    portal,
  }) => {
    await signUp(page, portal, language);
    await page.route('**/api/applications/prepare', (route) =>
      route.fulfill({ json: { message: 'account', applicationId: null, openBusiness: null } }),
    );
    await page.goto(`/loading-application?lng=${language}`);
    await expect(page.getByText(textOf(language, 'verification.loading.account'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(language, 'applications.title'));
  });
}
