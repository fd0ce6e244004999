import type { Page } from '@playwright/test';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { ApplicationWalk } from '../fixtures/application-walk.ts';
import {
  connectBank,
  denyConsent,
  logInBehind,
  logInToBank,
  mistypePassword,
  sendWithBank,
  widgetShown,
} from '../fixtures/bank.ts';
import { prepareApplication } from '../fixtures/prepared-applicant.ts';
import { startAt } from '../fixtures/prepared-walk.ts';
import type { PortalServer } from '../fixtures/server.ts';
import { createStatement, monthsAgo } from '../fixtures/statement.ts';
import { expect, test } from '../fixtures/test.ts';

const readingTimeout = { timeout: 20_000 };

/** On the revenue step, through the explainer, to the widget. */
async function openWidget(page: Page, portal: PortalServer, language: Language = 'en') {
  const walk = await startAt(page, portal, { reached: 'revenue', route: '/application-value-proposition', language });
  await walk.at('revenue.intro.title');
  await page.getByRole('link', { name: walk.text('revenue.intro.connect.action') }).click();
  await walk.at('revenue.about.title');
  await walk.button('revenue.about.agree').click();
  await walk.at('revenue.bank.title');
  await widgetShown(page, language);
  await expect(page.getByText(walk.text('revenue.bank.sandbox.title'))).toBeVisible();
  return walk;
}

/** The one account that is offered is picked already. */
async function pickAccount(page: Page, walk: Awaited<ReturnType<typeof openWidget>>) {
  const dialog = page.getByRole('dialog', { name: walk.text('revenue.bank.select.title') }).last();
  await expect(dialog.getByRole('radio')).toHaveCount(1, readingTimeout);
  await expect(dialog.getByRole('radio')).toBeChecked();
  await dialog.getByRole('button', { name: walk.text('common.continue') }).click();
}

test('a steady business connects its bank, picks its account and comes to review', async ({ page, portal }) => {
  const walk = await openWidget(page, portal);
  await logInToBank(page, 'en', 'steady');
  await pickAccount(page, walk);
  await expect(walk.heading('revenue.bank.read.title')).toBeVisible(readingTimeout);
  await walk.goOn();
  await walk.at('review.title');
  await expect(page.getByText(walk.text('review.monthsFound'))).toBeVisible();
  await expect(page.getByText(walk.text('review.bank'))).toBeVisible();
});

test('a history that is too short asks for the missing months alone', async ({ page, portal }) => {
  const walk = await openWidget(page, portal);
  await logInToBank(page, 'en', 'short');
  await pickAccount(page, walk);
  await expect(walk.heading('revenue.missing.title')).toBeVisible(readingTimeout);
  const missing = page.getByRole('list', { name: walk.text('revenue.bank.months') }).getByRole('listitem');
  // Ninety-seven days show two or three of the six months, depending on today.
  await expect(missing.nth(2)).toBeVisible();
  await expect(missing.nth(4)).not.toBeAttached();
  await page.getByRole('link', { name: walk.text('revenue.missing.action') }).click();
  await walk.at('revenue.upload.title');
  await expect(page.getByRole('link', { name: walk.text('revenue.missing.otherAccount') })).toBeVisible();
  const files = [3, 4, 5, 6].map((count) => createStatement(`${walk.email} ${monthsAgo(count)}`));
  await page.locator('input[type=file]').setInputFiles(await Promise.all(files));
  await expect(page.getByText(walk.text('revenue.upload.leadComplete'))).toBeVisible(readingTimeout);
  await walk.goOn();
  await walk.button('revenue.upload.confirm.yes').click();
  await walk.at('review.title');
  await expect(page.getByText(/^4 PDF files(?!,)/u)).toBeVisible();
});

/** What goes wrong at the bank, and what the screen says of it. */
const troubles = {
  disabled: 'revenue.bank.faults.loginDisabled',
  timeout: 'revenue.bank.faults.sessionEnded',
  later: 'revenue.bank.faults.bankBusy',
  unfinished: 'revenue.bank.faults.accountNotReady',
} as const;

const looks = [
  { language: 'en', viewport: { width: 1280, height: 900 } },
  { language: 'fr', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, viewport } of looks) {
  test.describe(`${language}, ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    test('whatever goes wrong in the widget leaves every way on, and loses nothing', async ({ page, portal }, info) => {
      const person = await prepareApplication(page, portal, language, 'revenue');
      const path = `/api/applications/${person.application.applicationId}`;
      const walk = new ApplicationWalk(page, portal, { language, email: person.email });
      await page.goto(`${portal.url}/application-about-flinks?lng=${language}`);
      await walk.button('revenue.about.agree').click();
      await widgetShown(page, language);

      // A slip is the widget's own matter: it asks again, and nothing covers it.
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
      const dialog = page.getByRole('dialog', { name: walk.text('revenue.bank.preferNot.title') });
      await expect(dialog.getByRole('link', { name: walk.text('revenue.bank.uploadInstead') })).toBeInViewport();
      await page.screenshot({ path: info.outputPath('denied.png') });
      await dialog.getByRole('button', { name: walk.text('revenue.bank.preferNot.connect') }).click();
      await widgetShown(page, language);
      await denyConsent(page, language);
      await dialog.getByRole('link', { name: walk.text('revenue.bank.later') }).click();
      await walk.at('applications.title');
      await page.getByRole('button', { name: walk.text('applications.actions.resume') }).click();
      await walk.at('revenue.intro.title');
      const { applicationStep, ...kept } = person.application;
      expect(await person.call('get', path)).toMatchObject({ applicationStep, personalInfo: kept.personalInfo });

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

    test('a bank can be disconnected once the application is sent', async ({ page, portal }, info) => {
      const person = await prepareApplication(page, portal, language, 'revenue');
      const bank = await sendWithBank(person, portal, language);
      const walk = new ApplicationWalk(page, portal, { language, email: person.email });
      await page.goto(`${portal.url}/main?lng=${language}`);
      const disconnect = page.getByRole('button', { name: walk.text('revenue.bank.disconnect.action') });
      await disconnect.click();
      const dialog = page.getByRole('dialog', { name: walk.text('revenue.bank.disconnect.title') });
      await expect(dialog).toContainText(walk.text('revenue.bank.disconnect.bodySent', { bank }));
      await page.screenshot({ path: info.outputPath('disconnect.png') });
      await dialog.getByRole('button', { name: walk.text('revenue.bank.disconnect.keep') }).click();
      await disconnect.click();
      await dialog.getByRole('button', { name: walk.text('revenue.bank.disconnect.confirm') }).click();
      await expect(page.getByText(walk.text('revenue.bank.disconnect.done'))).toBeVisible();
      await expect(disconnect).toHaveCount(0);
      await page.getByRole('button', { name: walk.text('applications.actions.history') }).click();
      await expect(page.getByText(walk.text('applications.timeline.bankDisconnected'))).toBeVisible();
    });
  });
}

test('messages of others, and unknown ones, change nothing', async ({ page, portal }) => {
  const walk = await openWidget(page, portal);
  await page.evaluate(() => {
    window.postMessage({ step: 'COMPONENT_DENY_CONSENT' }, '*');
    window.postMessage({ step: 'REDIRECT', loginId: 'from-nowhere' }, '*');
    window.postMessage('not even JSON', '*');
  });
  await expect(page.getByRole('dialog', { name: walk.text('revenue.bank.preferNot.title') })).toHaveCount(0);
  await widgetShown(page, 'en');
  await logInToBank(page, 'en', 'steady');
  await pickAccount(page, walk);
});

test('a bank that took the whole page comes back, and its login leaves the address', async ({ page, portal }) => {
  const { application } = await prepareApplication(page, portal, 'en', 'revenue');
  const { loginId } = await logInBehind(portal, application.applicationId, 'steady');
  const query = new URLSearchParams({ loginId, institution: 'MapleBank', tag: application.applicationId });
  await page.goto(`${portal.url}/application-bank-return?${query.toString()}`);
  await expect(page).toHaveURL(`${portal.url}/application-bank-connection`, readingTimeout);
  await expect(page.getByRole('radio')).toHaveCount(1, readingTimeout);
});

test('a bank can be disconnected in the revenue step', async ({ page, portal }) => {
  const walk = await openWidget(page, portal);
  await logInToBank(page, 'en', 'steady');
  await pickAccount(page, walk);
  await expect(walk.heading('revenue.bank.read.title')).toBeVisible(readingTimeout);
  await walk.button('revenue.bank.disconnect.action').click();
  await walk.button('revenue.bank.disconnect.confirm').click();
  await walk.at('revenue.about.title');
});

test('a bank that takes longer than it should says so, and what can be done meanwhile', async ({ page, portal }) => {
  const person = await prepareApplication(page, portal, 'en', 'revenue');
  const walk = new ApplicationWalk(page, portal, { language: 'en', email: person.email });
  await connectBank(person, portal, 'stuck');
  await page.clock.install();
  await page.goto(`${portal.url}/application-bank-connection`);
  await pickAccount(page, walk);
  const note = page.getByRole('status').filter({ hasText: walk.text('revenue.bank.readingTransactions.body') });
  await expect(note).toBeVisible(readingTimeout);
  // Beside a card, it is the only account that sales can come into.
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

test.describe('in French on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a steady business connects its bank', async ({ page, portal }) => {
    const walk = await openWidget(page, portal, 'fr');
    await logInToBank(page, 'fr', 'steady');
    await pickAccount(page, walk);
    await expect(walk.heading('revenue.bank.read.title')).toBeVisible(readingTimeout);
    await walk.goOn();
    await walk.at('review.title');
  });
});
