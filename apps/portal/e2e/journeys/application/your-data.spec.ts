import { languages } from '@portal/contract/language';
import { findMail } from '@portal/test-kit/applicant';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { ordinarily } from '@portal/test-kit/tiers';

for (const language of ordinarily('en', languages)) {
  const text = (key: Parameters<typeof textOf>[1]) => textOf(language, key);

  test(`download data, send a privacy request, and withdraw consent by keyboard, in ${language}`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const { email } = await prepareApplication(page, portal, language, 'complete');
    const before = await findMail(portal, email);
    await page.goto(`${portal.url}/privacy?lng=${language}`);
    await page.getByRole('link', { name: text('legal.privacyPolicy.yourData') }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: text('privacy.title') });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${text('privacy.title')}`, 'u'));
    expect(new URL(page.url()).pathname).toBe('/main');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: text('privacy.download.action') }).press('Enter');
    expect((await downloading).suggestedFilename()).toContain(text('privacy.archive.name'));

    await page.getByRole('button', { name: text('privacy.requests.correction.ask') }).press('Enter');
    const asking = page.getByRole('dialog', { name: text('privacy.requests.correction.ask') });
    await asking.getByRole('button', { name: text('privacy.requests.correction.send') }).press('Enter');
    await expect(asking.getByText(text('validation.privacyRequest.required')).first()).toBeVisible();
    await asking.getByRole('textbox', { name: text('privacy.requests.correction.field') }).fill('Côté, Noël');
    await asking.getByRole('button', { name: text('privacy.requests.correction.send') }).press('Enter');
    await expect(page.getByText(text('privacy.requests.asked'))).toBeVisible();
    await expect(page.getByText('Côté, Noël')).toBeVisible();
    await expect(page.getByRole('button', { name: text('privacy.requests.correction.ask') })).toHaveCount(0);

    const name = textOf(language, 'privacy.consents.which', { name: text('privacy.consents.terms.name') });
    const withdraw = page.getByRole('button', { name }).first();
    await withdraw.press('Enter');
    await expect(page.getByText(text('privacy.consents.needed'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(withdraw).toBeFocused();
    await withdraw.press('Enter');
    await page.getByRole('button', { name: text('privacy.consents.withdrawBoth') }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: text('privacy.consents.done') })).toBeVisible();
    expect((await findMail(portal, email, before)).to).toBe(email);

    await page.reload();
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: text('privacy.backToApplications') }).press('Enter');
    await expect(page.getByText(text('applications.outcome.withdrawn')).first()).toBeVisible();
    await page.goBack();
    await expect(heading).toBeVisible();
  });
}
