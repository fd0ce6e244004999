import type { Page } from '@playwright/test';
import { newEmail, words } from '@portal/test-kit/applicant';
import { everythingOf, openPartner } from '@portal/test-kit/partner';
import { prepareApplication, signUp } from '@portal/test-kit/prepared-applicant';
import { textOf } from '@portal/test-kit/texts';
import { headingShown, openedDirectly, type ScreenCase, type ScreenContext } from '@portal/test-kit/screen-case';

const welcome = '/partner-welcome';
const missing = '/partner-missing-information';

async function openLink(page: Page, { portal, language }: ScreenContext, values?: object): Promise<void> {
  const { link } = await (await openPartner(portal)).refer(values ?? everythingOf(newEmail()));
  await page.goto(`${link}&lng=${language}`);
  await page.getByRole('checkbox').first().waitFor();
}

async function goOn(page: Page, { language }: ScreenContext): Promise<void> {
  await page.getByRole('button', { name: words[language].continue }).click();
}

async function agree(page: Page, context: ScreenContext): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await goOn(page, context);
}

async function openMissing(page: Page, context: ScreenContext, isAll = false): Promise<void> {
  const { email } = await signUp(page, context.portal, context.language);
  const { businessInfo, personalInfo } = everythingOf(email);
  const { street: _street, city: _city, stateCode: _province, postalCode: _code, ...person } = personalInfo;
  const some = { businessInfo: { ...businessInfo, annualRevenue: 90_000 }, personalInfo: person };
  await openLink(page, context, isAll ? {} : some);
  await agree(page, context);
  await page.waitForURL(`**${missing}`);
  await headingShown(page, textOf(context.language, isAll ? 'partner.missing.titleAll' : 'partner.missing.title'));
}

export const partnerCases: readonly ScreenCase[] = [
  openedDirectly('partner-without-referral', welcome),
  {
    name: 'partner-broken',
    route: welcome,
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}${welcome}?referral=no-such-token&lng=${language}`);
      await headingShown(page, textOf(language, 'partner.broken.title'));
    },
  },
  { name: 'partner-welcome', route: welcome, reach: openLink },
  {
    name: 'partner-welcome-errors',
    route: welcome,
    async reach(page, context) {
      await openLink(page, context);
      await goOn(page, context);
      await page.getByText(textOf(context.language, 'common.errorSummary')).waitFor();
    },
  },
  {
    name: 'partner-open-application',
    route: welcome,
    async reach(page, context) {
      const { email } = await prepareApplication(page, context.portal, context.language, 'personalInformation');
      await openLink(page, context, everythingOf(email));
      await agree(page, context);
      await page.getByRole('heading', { name: textOf(context.language, 'partner.open.title') }).waitFor();
    },
  },
  { name: 'partner-missing-information', route: missing, reach: (page, context) => openMissing(page, context) },
  {
    name: 'partner-missing-information-errors',
    route: missing,
    async reach(page, context) {
      await openMissing(page, context, true);
      await goOn(page, context);
      await page.getByText(textOf(context.language, 'common.errorSummary')).waitFor();
    },
  },
];
