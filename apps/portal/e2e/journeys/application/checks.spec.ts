import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { callApi } from '@portal/test-kit/api-call';
import { logIn } from '@portal/test-kit/applicant';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { startAt } from '@portal/test-kit/prepared-walk';
import { STAFF_KEY } from '@portal/test-kit/server';
import { createStatement, monthsAgo } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';
import { ordinarily } from '@portal/test-kit/tiers';

const SIN = '046-454-286';
const formsOfSin = [SIN, '046454286', '046 454 286', btoa('046454286')];

const visits = [
  { language: 'en', viewport: { width: 1280, height: 900 } },
  { language: 'fr', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, viewport } of ordinarily(visits[1], visits)) {
  test.describe(`in ${language} at ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    test('the SIN is requested, validated, submitted and never shown again', async ({ page, portal }) => {
      const place = { reached: 'review', route: '/application-review', language, lastName: 'Nohit' } as const;
      const walk = await startAt(page, portal, place);
      const responses: string[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/api/')) {
          void response.text().then(
            (body) => responses.push(body),
            () => undefined,
          );
        }
      });
      await walk.submit();
      await walk.at('application.sin.title');
      const field = walk.field('common.fields.sin');
      await expect(field).toHaveValue('');
      await expect(field).toHaveAttribute('autocomplete', 'off');

      await walk.goOn();
      await expect(page.getByText(walk.text('validation.sin.required')).first()).toBeVisible();
      await field.fill('12345678');
      await walk.goOn();
      await expect(page.getByText(walk.text('validation.sin.invalid')).first()).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');

      const readStorage = () =>
        page.evaluate(() => JSON.stringify([window.localStorage, window.sessionStorage, document.cookie]));
      await expect(page.getByText(walk.text('application.sin.notStored'))).toBeVisible();
      await field.fill(SIN);
      const storedWhileTyping = await readStorage();
      expect(storedWhileTyping).not.toMatch(/unsavedAnswers|typedAnswers/u);
      await page.reload();
      await expect(field).toHaveValue('');
      await field.fill(SIN);
      await walk.goOn();
      await walk.at('final.title');

      const stored = storedWhileTyping + (await readStorage());
      for (const form of formsOfSin) {
        expect(stored).not.toContain(form);
        expect(responses.join('\n')).not.toContain(form);
        expect(page.url()).not.toContain(form);
      }
      await page.goto(`${portal.url}/application-sin-entry`);
      await walk.at('final.title');
    });

    test('continuing without the SIN runs no check and moves on', async ({ page, portal }) => {
      const place = { reached: 'review', route: '/application-review', language, lastName: 'Nohit' } as const;
      const walk = await startAt(page, portal, place);
      await walk.submit();
      await walk.at('application.sin.title');
      await walk.field('common.fields.sin').fill('12');
      await walk.button('application.sin.continueWithout').click();
      await walk.at('final.title');
      await page.goto(`${portal.url}/main`);
      await expect(page.getByText(walk.text('applications.status.underReview')).first()).toBeVisible();
    });

    test('My applications leads a returning customer straight to the SIN request', async ({ page, portal }) => {
      const place = { reached: 'complete', route: '/application-processing', language, lastName: 'Nohit' } as const;
      const walk = await startAt(page, portal, place);
      await walk.at('application.sin.title');
      await page.goto(`${portal.url}/main`);
      await expect(page.getByText(walk.text('common.missing.sin'))).toBeVisible();
      await page.getByRole('button', { name: walk.text('applications.actions.provideMissingInformation') }).click();
      await walk.at('application.sin.title');
    });
  });
}

for (const { language, viewport } of ordinarily(visits[0], visits)) {
  test.describe(`an application withdrawn in the meantime, in ${language} at ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    test('sending or removing a file for a closed request shows a friendly message and leads to what is still open', async ({
      page,
      portal,
    }) => {
      const { application, email } = await prepareApplication(page, portal, language, 'complete');
      const { applicationId } = application;
      const walk = new ApplicationWalk(page, portal, { language, email });
      const ofStaff = `/api/staff/applications/${applicationId}`;
      const question = { en: 'What is the loan for?', fr: 'À quoi sert le prêt?' };
      const asked = await callApi<{ itemIds: string[] }>(portal, STAFF_KEY, `${ofStaff}/information-requests`, {
        body: {
          dueDay: null,
          items: [
            { kind: 'statements', months: [monthsAgo(8)] },
            { kind: 'question', question },
          ],
        },
      });
      const withdraw = (itemId = '') =>
        callApi(portal, STAFF_KEY, `${ofStaff}/information-withdrawals`, { body: { itemIds: [itemId] } });
      const provide = page.getByRole('button', { name: walk.text('applications.actions.provideMissingInformation') });

      await page.goto(`${portal.url}/main?lng=${language}`);
      await provide.click();
      await walk.button('applications.missing.upload').click();
      await walk.at('revenue.request.title');
      const chooser = page.locator('input[type=file]');
      await chooser.setInputFiles([await createStatement('in time')]);
      const remove = page.getByRole('button', { name: walk.text('revenue.upload.remove', { file: 'in time.pdf' }) });
      await remove.waitFor();
      await withdraw(asked.itemIds[0]);
      if (language === 'en') await chooser.setInputFiles([await createStatement('one too many')]);
      else await remove.click();
      await expect(page.getByText(walk.text('revenue.request.notNeeded'))).toBeVisible();
      await walk.at('applications.title');

      await provide.click();
      await expect(page.getByText(question[language])).toBeVisible();
      await expect(walk.button('applications.missing.upload')).toHaveCount(0);
      await walk.field('applications.missing.answer').fill('Un deuxième four.');
      await withdraw(asked.itemIds[1]);
      await walk.button('applications.missing.send').click();
      await expect(page.getByText(walk.text('applications.missing.notNeeded'))).toBeVisible();
      await expect(page.getByText(walk.text('applications.status.underReview')).first()).toBeVisible();
      await expect(provide).toHaveCount(0);
    });
  });
}

test('the customer provides a requested statement and answer, and the application returns to review automatically', async ({
  page,
  portal,
}) => {
  const email = 'information@demo.example';
  const walk = new ApplicationWalk(page, portal, { email });
  const listed = page.waitForResponse((response) => response.url().endsWith('/api/applications'));
  await logIn(page, portal, email);
  await walk.at('applications.title');
  const { applications } = (await (await listed).json()) as { applications: ApplicationListItem[] };
  const [application] = applications;
  const month = application?.missing[0]?.months[0] ?? '';
  await callApi(portal, STAFF_KEY, `/api/staff/applications/${application?.applicationId ?? ''}/account-manager`, {
    method: 'PUT',
    body: { accountManager: { name: 'Anne Roy', email: 'anne.roy@lender.example' } },
  });
  const manager = page.getByText(walk.text('application.help.manager', { name: 'Anne Roy' }));
  await expect(page.getByText(/^\w+ statement$/u)).toBeVisible();
  const provide = page.getByRole('button', { name: walk.text('applications.actions.provideMissingInformation') });
  const answer = walk.field('applications.missing.answer');
  const written = 'A second oven.\nMore bread.';
  await provide.click();
  await answer.fill(written);
  await page.keyboard.press('Escape');
  await provide.click();
  await expect(answer).toHaveValue(written);
  await walk.button('applications.missing.upload').click();
  await walk.at('revenue.request.title');
  await expect(page.getByRole('banner').locator(manager)).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles([await createStatement(`missing ${month}`, { holder: 'PLATEAU ROASTERS' })]);
  await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toBeVisible();
  await walk.goOn();
  await walk.at('applications.title');
  await expect(page.getByText(walk.text('common.missing.question'))).toBeVisible();
  await expect(manager).toBeVisible();

  await provide.click();
  await expect(answer).toHaveValue(written);
  await answer.fill('');
  await walk.button('applications.missing.send').click();
  await expect(page.getByText(walk.text('validation.answer.required')).first()).toBeVisible();
  await answer.fill(written);
  await walk.button('applications.missing.send').click();
  await expect(page.getByText(walk.text('applications.status.underReview'))).toBeVisible();

  await walk.chooseMore('applications.actions.history');
  await expect(page.getByText(walk.text('applications.timeline.informationComplete'))).toBeVisible();
});
