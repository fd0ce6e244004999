import { languages } from '@portal/contract/language';
import { readFile } from 'node:fs/promises';
import { formatDay } from '@portal/locales/format/day';
import { callApi } from '@portal/test-kit/api-call';
import { findMail } from '@portal/test-kit/applicant';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { startAt } from '@portal/test-kit/prepared-walk';
import { STAFF_KEY } from '@portal/test-kit/server';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { ordinarily } from '@portal/test-kit/tiers';

const changes = [
  ['business', 'application.structure.title'],
  ['funding', 'application.funding.title'],
  ['age', 'application.age.title'],
  ['personal', 'application.personal.title'],
  ['revenue', 'revenue.upload.title'],
] as const;

type Change = (typeof changes)[number];

async function follow(walk: ApplicationWalk, [what, title]: Change): Promise<void> {
  const name = `${walk.text('review.change')} ${walk.text(`review.changeWhat.${what}`)}`;
  await walk.page.getByRole('link', { name, exact: true }).click();
  await walk.at(title);
}

for (const language of ordinarily('fr', languages)) {
  test(`in ${language}: each Change link names what it changes, and Continue and Back return to review`, async ({
    page,
    portal,
  }) => {
    test.slow();
    const walk = await startAt(page, portal, { reached: 'review', route: '/application-review', language });
    await walk.at('review.title');
    await expect(page.getByRole('link', { name: new RegExp(`^${walk.text('review.change')} `, 'u') })).toHaveCount(
      changes.length,
    );
    for (const change of changes) {
      await follow(walk, change);
      await page.getByRole('link', { name: walk.text('common.back'), exact: true }).click();
      await expect(walk.heading('review.title')).toBeFocused();

      await follow(walk, change);
      if (change[0] === 'funding') await page.reload();
      await walk.goOn();
      if (change[0] === 'revenue') await walk.button('revenue.upload.confirm.yes').click();
      await expect(walk.heading('review.title')).toBeFocused();
    }
  });
}

for (const language of ordinarily('fr', languages)) {
  test(`in ${language}: the thank-you page shows the reference, the next steps and dates, a contact, and a copy`, async ({
    page,
    portal,
  }) => {
    const { application, email } = await prepareApplication(page, portal, language, 'complete');
    const { reference, nextContactDay } = application;
    if (reference === null || nextContactDay === null) throw new Error('The application was not submitted.');
    await page.goto(`${portal.url}/final?lng=${language}`);
    const title = page.getByRole('heading', { level: 1, name: textOf(language, 'final.title') });
    for (const visit of ['first', 'reload']) {
      if (visit === 'reload') await page.reload();
      await expect(title).toBeVisible();
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
    }
    const next = page.getByRole('region', { name: textOf(language, 'final.nextTitle') });
    const day = formatDay(nextContactDay, language);
    await expect(next.getByText(textOf(language, 'final.nextByDay', { day }))).toBeVisible();
    await expect(
      next.getByText(textOf(language, 'final.nextMail', { email }).replaceAll(/<\/?email>/gu, '')),
    ).toBeVisible();
    const contact = page.getByRole('region', { name: textOf(language, 'final.contactTitle') });
    await expect(contact.getByRole('link', { name: /\d{3}-\d{4}$/u })).toHaveAttribute('href', /^tel:\+?\d+$/u);
    await expect(contact.getByRole('link', { name: /@/u })).toHaveAttribute('href', /^mailto:.+@/u);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: textOf(language, 'final.copy') }).click();
    const copy = await download;
    expect(copy.suggestedFilename()).toMatch(/\.pdf$/u);
    const bytes = await readFile(await copy.path());
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(bytes.subarray(-8).toString('latin1')).toContain('%%EOF');
    await expect(title).toBeVisible();
  });
}

test('the button in the mail opens the submitted copy, which stays readable after the application is closed', async ({
  page,
  portal,
}) => {
  const language = 'fr';
  const { application, email } = await prepareApplication(page, portal, language, 'complete');
  const { applicationId, reference } = application;
  const isConfirmation = /\/login\?lng=fr#to=\/sent-application&application=[\w-]+/u;
  await expect.poll(async () => (await findMail(portal, email)).text).toMatch(isConfirmation);
  const path = isConfirmation.exec((await findMail(portal, email)).text)?.[0] ?? '';
  await page.addInitScript(() => window.sessionStorage.removeItem('applicationId'));
  await page.goto(`${portal.url}${path}`);
  await expect(page.getByText(textOf(language, 'login.alreadyLoggedIn', { email }))).toBeVisible();
  await page.getByRole('button', { name: textOf(language, 'common.continue'), exact: true }).click();
  await expect(page).toHaveURL(/\/sent-application$/u);

  const business = page.getByRole('region', { name: textOf(language, 'application.copy.business') });
  const personal = page.getByRole('region', { name: textOf(language, 'application.copy.personal') });
  const isReadable = async () => {
    await expect(page.getByText(reference ?? '')).toBeVisible();
    await expect(business.getByRole('definition').first()).toHaveText('Northshore Bakery');
    await expect(personal.getByText(email)).toBeVisible();
  };
  await isReadable();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: textOf(language, 'application.copy.download') }).click();
  expect((await download).suggestedFilename()).toBe(`${reference ?? ''}.pdf`);

  await callApi(portal, STAFF_KEY, `/api/staff/applications/${applicationId}/closure`, {
    body: { outcome: 'declined' },
  });
  const walk = new ApplicationWalk(page, portal, { language, email });
  await page.getByRole('link', { name: textOf(language, 'common.back'), exact: true }).click();
  await expect(page.getByText(textOf(language, 'applications.outcome.declined'))).toBeVisible();
  await walk.chooseMore('applications.actions.read');
  await isReadable();
});
