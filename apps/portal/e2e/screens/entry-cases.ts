import type { Page } from '@playwright/test';
import { checkEligibility, codeOf, findMail, linkOf, newEmail, requestLogin, words } from '@portal/test-kit/applicant';
import { textOf } from '@portal/test-kit/texts';
import { headingShown, openedDirectly, type ScreenCase, type ScreenContext } from '@portal/test-kit/screen-case';

const EXISTING_CUSTOMER = 'review@demo.example';
const TWO_CONTACTS = 'twice@demo.example';
const CODE_EXPIRES_AFTER_SECONDS = 601;
const RESEND_AFTER_SECONDS = 31;

async function openEligibility(page: Page, { portal, language }: ScreenContext): Promise<void> {
  await page.goto(`${portal.url}/marketing-qualification?lng=${language}`);
  await headingShown(page);
}

async function response(
  page: Page,
  context: ScreenContext,
  responses: { years?: string; revenue?: string; email?: string },
) {
  await openEligibility(page, context);
  const { years = '4', revenue = '240000', email = newEmail() } = responses;
  await checkEligibility(page, { timeInBusiness: years, annualRevenue: revenue, email }, context.language);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

async function openCheckInbox(page: Page, context: ScreenContext): Promise<string> {
  const email = newEmail();
  await response(page, context, { email });
  await page.getByRole('textbox', { name: words[context.language].code }).waitFor();
  return email;
}

async function openStopReminders(page: Page, { portal, language }: ScreenContext): Promise<void> {
  await page.goto(`${portal.url}/stop-reminders?lng=${language}#token=customer.nobody`);
  await headingShown(page, textOf(language, 'stopReminders.title'));
}

async function openNotEligible(page: Page, context: ScreenContext): Promise<void> {
  await response(page, context, { years: '0', revenue: '1000' });
  await page.waitForURL('**/not-eligible');
  await headingShown(page);
}

export const entryCases: readonly ScreenCase[] = [
  openedDirectly('eligibility', '/marketing-qualification'),
  {
    name: 'customer-portal-redirect',
    route: '/loading-redirect-from-customer-portal',
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}/?source=customer_portal&lng=${language}`);
      await headingShown(page, textOf(language, 'login.fromPortal.title'));
    },
  },
  {
    name: 'eligibility-errors',
    route: '/marketing-qualification',
    async reach(page, context) {
      await openEligibility(page, context);
      await press(page, words[context.language].check);
      await page.getByText(textOf(context.language, 'common.errorSummary')).waitFor();
    },
  },
  {
    name: 'eligibility-existing-customer',
    route: '/marketing-qualification',
    async reach(page, context) {
      await response(page, context, { email: EXISTING_CUSTOMER });
      await page.getByRole('dialog').and(page.locator('dialog')).waitFor();
    },
  },
  {
    name: 'not-eligible',
    route: '/not-eligible',
    reach: openNotEligible,
  },
  {
    name: 'not-eligible-until-a-day',
    route: '/not-eligible',
    async reach(page, context) {
      await openEligibility(page, context);
      const answers = { timeInBusiness: '5', inMonths: true, annualRevenue: '240000', email: newEmail() };
      await checkEligibility(page, answers, context.language);
      const [before = ''] = textOf(context.language, 'notEligible.comeBack', { day: '|' }).split('|');
      await page.getByText(new RegExp(`^${before}`, 'u')).waitFor();
    },
  },
  {
    name: 'stop-reminders',
    route: '/stop-reminders',
    reach: openStopReminders,
  },
  {
    name: 'stop-reminders-broken',
    route: '/stop-reminders',
    async reach(page, context) {
      await openStopReminders(page, context);
      await press(page, textOf(context.language, 'stopReminders.button'));
      await headingShown(page, textOf(context.language, 'stopReminders.broken.title'));
    },
  },
  {
    name: 'stop-reminders-done',
    route: '/stop-reminders',
    async reach(page, context) {
      // Emails with a signed token are sent only after a day, so the server's response is faked; server tests use a
      // real token.
      await page.route('**/api/reminders/stops', (route) => route.fulfill({ status: 204 }));
      await openStopReminders(page, context);
      await press(page, textOf(context.language, 'stopReminders.button'));
      await headingShown(page, textOf(context.language, 'stopReminders.done.title'));
    },
  },
  {
    name: 'not-eligible-submitted',
    route: '/not-eligible-submitted',
    async reach(page, context) {
      await openNotEligible(page, context);
      await press(page, textOf(context.language, 'eligibility.notEligible.submit'));
      await page.waitForURL('**/not-eligible-submitted');
      await headingShown(page);
    },
  },
  openedDirectly('login', '/', '/login'),
  {
    name: 'login-errors',
    route: '/',
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}/login?lng=${language}`);
      await press(page, words[language].continue);
      await page.getByText(textOf(language, 'common.errorSummary')).waitFor();
    },
  },
  {
    name: 'check-inbox',
    route: '/otp-verification',
    async reach(page, context) {
      await openCheckInbox(page, context);
    },
  },
  {
    name: 'check-inbox-errors',
    route: '/otp-verification',
    async reach(page, context) {
      const right = codeOf(await findMail(context.portal, await openCheckInbox(page, context)));
      const { code, continue: goOn } = words[context.language];
      await page.getByRole('textbox', { name: code }).fill(right === '000000' ? '111111' : '000000');
      await press(page, goOn);
      await page.getByText(textOf(context.language, 'errors.errorOtpInvalid')).first().waitFor();
    },
  },
  {
    name: 'verify-link',
    route: '/verify',
    async reach(page, context) {
      const asking = await page.context().browser()?.newContext();
      if (!asking) throw new Error('There is no browser');
      const other = await asking.newPage();
      const email = await openCheckInbox(other, context);
      await asking.close();
      const link = new URL(linkOf(await findMail(context.portal, email)));
      await page.goto(`${link.origin}${link.pathname}?lng=${context.language}${link.hash}`);
      await page.getByRole('button', { name: words[context.language].continue }).waitFor();
    },
  },
  {
    name: 'verify-link-expired',
    route: '/verify',
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}/verify?lng=${language}#token=no-longer-known`);
      await headingShown(page, textOf(language, 'verification.expiredLink.title'));
    },
  },
  {
    name: 'verify-link-replaced',
    route: '/verify',
    async reach(page, context) {
      const { portal, language } = context;
      const mail = await findMail(portal, await openCheckInbox(page, context));
      await portal.clock.advance(RESEND_AFTER_SECONDS);
      await page.reload();
      await press(page, textOf(language, 'verification.resend'));
      await findMail(portal, mail.to, mail);
      const link = new URL(linkOf(mail));
      await page.goto(`${link.origin}${link.pathname}?lng=${language}${link.hash}`);
      await headingShown(page, textOf(language, 'verification.expiredLink.title'));
      await page
        .getByText(/\d:\d\d$/u)
        .first()
        .waitFor();
    },
  },
  {
    name: 'multiple-contacts',
    route: '/multiple-contacts-found',
    async reach(page, { portal, language }) {
      const before = (await portal.inbox()).find((mail) => mail.to === TWO_CONTACTS && mail.language === language);
      await requestLogin(page, TWO_CONTACTS, language);
      const code = codeOf(await findMail(portal, TWO_CONTACTS, before, language));
      await page.getByRole('textbox', { name: words[language].code }).fill(code);
      await press(page, words[language].continue);
      await page.waitForURL('**/multiple-contacts-found');
      await headingShown(page);
    },
  },
  openedDirectly('terms', '/terms'),
  openedDirectly('privacy', '/privacy'),
  {
    name: 'error-application',
    route: '/error-application',
    async reach(page, { portal, language }) {
      await page.addInitScript(() => window.sessionStorage.setItem('portalRunning', '1'));
      await page.goto(`${portal.url}/error-application?lng=${language}`);
      await headingShown(page);
    },
  },
  {
    name: 'expired-code',
    route: '/expired-otp',
    async reach(page, context) {
      const code = codeOf(await findMail(context.portal, await openCheckInbox(page, context)));
      await context.portal.clock.advance(CODE_EXPIRES_AFTER_SECONDS);
      await page.getByRole('textbox', { name: words[context.language].code }).fill(code);
      await press(page, words[context.language].continue);
      await page.waitForURL('**/expired-otp');
      await headingShown(page);
      // The button waits for a response with the time at which the next mail can be requested.
      const resend = page.getByRole('button', {
        name: textOf(context.language, 'verification.resend'),
        disabled: false,
      });
      await resend.click({ trial: true });
    },
  },
];
