import type { Page } from '@playwright/test';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import {
  connectBank,
  denyConsent,
  logInBehind,
  logInToBank,
  mistypePassword,
  sendWithBank,
  widgetShown,
} from '@portal/test-kit/bank';
import { formatMonthName } from '@portal/test-kit/texts';
import { countJourney, expectFewStops } from '@portal/test-kit/journey-count';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { startAt } from '@portal/test-kit/prepared-walk';
import type { PortalServer } from '@portal/test-kit/server';
import { createStatement, monthsAgo } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';
import { ordinarily, whenFull } from '@portal/test-kit/tiers';

async function goToWidget(walk: ApplicationWalk): Promise<void> {
  const { page, language } = walk;
  await walk.at('revenue.intro.title');
  await page.getByRole('link', { name: walk.text('revenue.intro.connect.action') }).click();
  await walk.at('revenue.about.title');
  await walk.button('revenue.about.agree').click();
  await walk.at('revenue.bank.title');
  await widgetShown(page, language);
  await expect(page.getByText(walk.text('revenue.bank.sandbox.title'))).toBeVisible();
}

async function openWidget(page: Page, portal: PortalServer, language: Language = 'en'): Promise<ApplicationWalk> {
  const walk = await startAt(page, portal, { reached: 'revenue', route: '/application-value-proposition', language });
  await goToWidget(walk);
  return walk;
}

async function pickAccount(page: Page, walk: ApplicationWalk) {
  const dialog = page.getByRole('dialog', { name: walk.text('revenue.bank.select.title') }).last();
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByRole('radio')).toBeChecked();
  await dialog.getByRole('button', { name: walk.text('common.continue') }).click();
}

test('a sole owner goes from the eligibility check through its bank connection to the thank-you page', async ({
  page,
  portal,
}, info) => {
  test.slow();
  const count = await countJourney(page);
  const walk = new ApplicationWalk(page, portal);
  await walk.arrive();
  await walk.fillToRevenue({ isSoleOwner: true });
  await goToWidget(walk);
  await logInToBank(page, 'en', 'steady');
  await pickAccount(page, walk);
  await expect(walk.heading('review.title')).toBeVisible();
  await expect(page.getByText(walk.text('review.monthsFound'))).toBeVisible();
  await expect(page.getByText(walk.text('review.bank'))).toBeVisible();
  await walk.submit();
  await walk.at('final.title');
  expectFewStops(count, { screens: 12, clicks: 14, fields: 15 }, info);
});

test('a bank history that is too short requires statements for only the missing months', async ({ page, portal }) => {
  const walk = await openWidget(page, portal);
  await logInToBank(page, 'en', 'short');
  await pickAccount(page, walk);
  await expect(walk.heading('revenue.missing.title')).toBeVisible();
  const missing = page.getByRole('list', { name: walk.text('revenue.bank.months') }).getByRole('listitem');
  // Ninety-seven days cover two or three of the six months, depending on today.
  await expect(missing.nth(2)).toBeVisible();
  await expect(missing.nth(4)).not.toBeAttached();

  const dialog = page.getByRole('dialog', { name: walk.text('revenue.reason.title') });
  await walk.button('revenue.reason.action').click();
  await dialog.getByRole('button', { name: walk.text('revenue.reason.save') }).click();
  await expect(dialog.getByRole('link', { name: walk.text('validation.monthsReason.required') })).toBeVisible();
  await dialog.getByRole('radio', { name: walk.text('revenue.reason.kinds.accountOpened') }).check();
  const opened = formatMonthName(monthsAgo(2));
  await dialog.getByRole('combobox').selectOption(opened);
  await dialog.getByRole('button', { name: walk.text('revenue.reason.save') }).click();
  await expect(walk.button('revenue.reason.change')).toBeFocused();
  await walk.goOn();
  await walk.at('review.title');
  await expect(page.getByText(walk.text('revenue.reason.accountOpened', { month: opened }))).toBeVisible();
  await page.goto(`${portal.url}/application-bank-statements-upload`);
  await walk.button('revenue.reason.remove').click();
  await expect(walk.button('revenue.reason.action')).toBeFocused();
  await walk.goOn();
  await expect(page.getByRole('link', { name: walk.text('validation.upload.required') })).toBeVisible();

  await walk.button('revenue.reason.action').click();
  await dialog.getByRole('radio', { name: walk.text('revenue.reason.kinds.otherBank') }).check();
  await dialog.getByRole('button', { name: walk.text('revenue.reason.uploadThose') }).click();
  await expect(walk.button('revenue.upload.choose')).toBeFocused();
  await expect(page.getByRole('link', { name: walk.text('revenue.missing.otherAccount') })).toBeVisible();
  const files = [3, 4, 5, 6].map((count) => createStatement(`${walk.email} ${monthsAgo(count)}`));
  await page.locator('input[type=file]').setInputFiles(await Promise.all(files));
  await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toHaveCount(files.length);
  await expect(page.getByText(walk.text('revenue.upload.leadComplete'))).toBeVisible();
  await walk.goOn();
  await walk.at('review.title');
  await expect(page.getByText(/^4 PDF files(?!,)/u)).toBeVisible();
});

const troubles = {
  disabled: 'revenue.bank.errors.loginDisabled',
  timeout: 'revenue.bank.errors.sessionEnded',
  later: 'revenue.bank.errors.bankBusy',
  unfinished: 'revenue.bank.errors.accountNotReady',
} as const;

const looks = [
  { language: 'en', viewport: { width: 1280, height: 900 } },
  { language: 'fr', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, viewport } of ordinarily(looks[1], looks)) {
  test.describe(`${language}, ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    test('a failure in the widget keeps every option available and loses no data', async ({ page, portal }, info) => {
      const person = await prepareApplication(page, portal, language, 'revenue');
      const path = `/api/applications/${person.application.applicationId}`;
      const walk = new ApplicationWalk(page, portal, { language, email: person.email });
      await page.goto(`${portal.url}/application-about-flinks?lng=${language}`);
      await walk.button('revenue.about.agree').click();
      await widgetShown(page, language);

      await mistypePassword(page, language, 'steady');
      await expect(page.getByRole('dialog', { name: walk.text('revenue.bank.unable.title') })).toHaveCount(0);
      await expect(page.getByRole('link', { name: walk.text('revenue.bank.uploadInstead') })).toBeVisible();
      await page.reload();
      await walk.button('revenue.about.agree').click();
      await widgetShown(page, language);

      for (const [story, words] of Object.entries(troubles)) {
        await logInToBank(page, language, story);
        const dialog = page.getByRole('dialog', { name: walk.text('revenue.bank.unable.title') });
        await expect(dialog).toContainText(walk.text(words));
        await expect(dialog).toContainText(walk.text('revenue.bank.unable.saved'));
        await expect(dialog.getByRole('link', { name: walk.text('revenue.bank.later') })).toBeInViewport();
        await expect(dialog.getByRole('link', { name: walk.text('revenue.bank.uploadInstead') })).toBeInViewport();
        await page.screenshot({ path: info.outputPath(`${story}.png`) });
        await dialog.getByRole('button', { name: walk.text('revenue.bank.retry') }).click();
        await widgetShown(page, language);
      }

      await denyConsent(page, language);
      const dialog = page.getByRole('dialog', { name: walk.text('revenue.bank.unable.title') });
      await expect(dialog).toContainText(walk.text('revenue.bank.errors.consentDenied'));
      await expect(dialog.getByRole('link', { name: walk.text('revenue.bank.uploadInstead') })).toBeInViewport();
      await page.screenshot({ path: info.outputPath('denied.png') });
      await dialog.getByRole('button', { name: walk.text('revenue.bank.retry') }).click();
      await widgetShown(page, language);
      await denyConsent(page, language);
      await dialog.getByRole('link', { name: walk.text('revenue.bank.later') }).click();
      await walk.at('applications.title');
      await page.getByRole('button', { name: walk.text('applications.actions.resume') }).click();
      await walk.at('revenue.intro.title');
      const { applicationStep, ...stored } = person.application;
      expect(await person.call('get', path)).toMatchObject({ applicationStep, personalInfo: stored.personalInfo });

      await page.getByRole('link', { name: walk.text('revenue.intro.connect.action') }).click();
      await walk.button('revenue.about.agree').click();
      await widgetShown(page, language);
      await logInToBank(page, language, 'disabled');
      await page
        .getByRole('dialog', { name: walk.text('revenue.bank.unable.title') })
        .getByRole('link', { name: walk.text('revenue.bank.uploadInstead') })
        .click();
      await walk.at('revenue.upload.title');
    });

    test('a bank can be disconnected after the application is submitted', async ({ page, portal }, info) => {
      const person = await prepareApplication(page, portal, language, 'revenue');
      const bank = await sendWithBank(person, portal, language);
      const walk = new ApplicationWalk(page, portal, { language, email: person.email });
      await page.goto(`${portal.url}/main?lng=${language}`);
      await walk.chooseMore('revenue.bank.disconnect.action');
      const dialog = page.getByRole('dialog', { name: walk.text('revenue.bank.disconnect.title') });
      await expect(dialog).toContainText(walk.text('revenue.bank.disconnect.bodySent', { bank }));
      await page.screenshot({ path: info.outputPath('disconnect.png') });
      await dialog.getByRole('button', { name: walk.text('revenue.bank.disconnect.keep') }).click();
      await walk.chooseMore('revenue.bank.disconnect.action');
      await dialog.getByRole('button', { name: walk.text('revenue.bank.disconnect.confirm') }).click();
      await expect(page.getByText(walk.text('revenue.bank.disconnect.done'))).toBeVisible();
      await walk.moreOptions().click();
      const disconnect = page.getByRole('button', { name: walk.text('revenue.bank.disconnect.action') });
      await expect(disconnect).toHaveCount(0);
      await page.getByRole('button', { name: walk.text('applications.actions.history') }).click();
      await expect(page.getByText(walk.text('applications.timeline.bankDisconnected'))).toBeVisible();
    });
  });
}

test('messages from other origins and unknown messages change nothing', async ({ page, portal }) => {
  const walk = await openWidget(page, portal);
  await page.evaluate(() => {
    window.postMessage({ step: 'COMPONENT_DENY_CONSENT' }, '*');
    window.postMessage({ step: 'REDIRECT', loginId: 'from-nowhere' }, '*');
    window.postMessage('not even JSON', '*');
  });
  await expect(page.getByRole('dialog', { name: walk.text('revenue.bank.unable.title') })).toHaveCount(0);
  await widgetShown(page, 'en');
  await logInToBank(page, 'en', 'steady');
  await pickAccount(page, walk);
});

test('a bank that took over the whole page returns to the portal, and its login ID is removed from the URL', async ({
  page,
  portal,
}) => {
  const { application } = await prepareApplication(page, portal, 'en', 'revenue');
  const { loginId } = await logInBehind(portal, application.applicationId, 'steady');
  const query = new URLSearchParams({ loginId, institution: 'MapleBank', tag: application.applicationId });
  await page.goto(`${portal.url}/application-bank-return?${query.toString()}`);
  await expect(page).toHaveURL(`${portal.url}/application-bank-connection`);
  await expect(page.getByRole('radio')).toHaveCount(1);
});

test('a bank can be disconnected in the revenue step', async ({ page, portal }) => {
  const walk = await openWidget(page, portal);
  await logInToBank(page, 'en', 'steady');
  await pickAccount(page, walk);
  await expect(walk.heading('review.title')).toBeVisible();
  await page.goBack();
  await walk.at('revenue.bank.read.title');
  await walk.button('revenue.bank.disconnect.action').click();
  await walk.button('revenue.bank.disconnect.confirm').click();
  await walk.at('revenue.about.title');
});

test('a slow bank shows a message and what the customer can do in the meantime', async ({ page, portal }) => {
  const person = await prepareApplication(page, portal, 'en', 'revenue');
  const walk = new ApplicationWalk(page, portal, { language: 'en', email: person.email });
  await connectBank(person, portal, 'stuck');
  await page.clock.install();
  await page.goto(`${portal.url}/application-bank-connection`);
  await pickAccount(page, walk);
  const note = page.getByRole('status').filter({ hasText: walk.text('revenue.bank.readingTransactions.body') });
  await expect(note).toBeVisible();
  // The other account is a card, so this is the only account that can receive sales.
  await expect(walk.button('revenue.bank.select.another')).toHaveCount(0);
  await page.clock.fastForward(MINUTE_MS);
  const late = page.getByRole('status').filter({ hasText: walk.text('revenue.bank.readingTransactions.late') });
  await expect(late).toBeVisible();
  await expect(note).toHaveCount(0);
  await walk.goOn();
  await walk.at('review.title');
  await page.goBack();
  await expect(late).toBeVisible();
});

test('an account in a person’s name asks for its owner with one click; a card account says it shows no sales', async ({
  page,
  portal,
}) => {
  const person = await prepareApplication(page, portal, 'en', 'revenue');
  const walk = new ApplicationWalk(page, portal, { language: 'en', email: person.email });
  await connectBank(person, portal, 'owner');
  await page.goto(`${portal.url}/application-bank-connection`);
  const dialog = page.getByRole('dialog', { name: walk.text('revenue.bank.select.title') }).last();
  await expect(dialog.getByText(walk.text('revenue.bank.holder.title'))).toBeVisible();
  await dialog.getByRole('button', { name: walk.text('revenue.bank.select.others') }).click();
  await dialog.getByRole('radio').last().check();
  await expect(dialog.getByText(walk.text('revenue.bank.holder.card'))).toBeVisible();
  await expect(dialog.getByText(walk.text('revenue.bank.holder.title'))).toHaveCount(0);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: walk.text('revenue.bank.holder.answers.ownName') }).click();
  await expect(walk.heading('review.title')).toBeVisible();
  await expect(page.getByText(walk.text('revenue.bank.holder.answered.ownName'))).toBeVisible();

  await page.goto(`${portal.url}/application-bank-connection`);
  const other = walk.button('revenue.bank.holder.answers.businessName');
  await expect(other).toHaveAttribute('aria-pressed', 'false');
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(walk.text('revenue.bank.holder.answered.businessName'))).toBeVisible();
});

test.describe('in French on a phone', whenFull, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an established business connects its bank', async ({ page, portal }) => {
    const walk = await openWidget(page, portal, 'fr');
    await logInToBank(page, 'fr', 'steady');
    await pickAccount(page, walk);
    await expect(walk.heading('review.title')).toBeVisible();
  });
});
