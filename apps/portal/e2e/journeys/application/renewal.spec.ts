import { languages } from '@portal/contract/language';
import { callApi } from '@portal/test-kit/api-call';
import { codeOf, enterCode, findMail, words } from '@portal/test-kit/applicant';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { ordinarily } from '@portal/test-kit/tiers';

test('a funded customer applies again with one click: same business, prefilled', async ({ page, portal }) => {
  const { application } = await prepareApplication(page, portal, 'en', 'complete');
  await callApi(portal, STAFF_KEY, `/api/staff/applications/${application.applicationId}/closure`, {
    body: { outcome: 'funded' },
  });
  await page.goto(`${portal.url}/main?lng=en`);
  await page.getByRole('button', { name: textOf('en', 'applications.actions.requestAgain') }).click();
  await expect(page).toHaveURL(/\/application-welcome$/u);
  await page.getByRole('button', { name: words.en.continue }).click();
  await expect(page.getByRole('textbox', { name: textOf('en', 'common.fields.companyName') })).toHaveValue(
    'Northshore Bakery',
  );
});

const FUNDED = 'funded@demo.example';

for (const language of ordinarily('fr', languages)) {
  test(`a renewal from the customer portal, in ${language}: logs in again, is prefilled, and requires three months`, async ({
    page,
    portal,
  }) => {
    await page.goto(`/?source=customer_portal&email=${FUNDED}&lng=${language}`);
    await expect(
      page.getByRole('heading', { level: 1, name: textOf(language, 'login.fromPortal.title') }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/loading-redirect-from-customer-portal$/u);
    await page.getByRole('button', { name: words[language].continue }).click();
    await expect(page.getByRole('textbox', { name: words[language].email })).toHaveValue(FUNDED);
    const before = (await portal.inbox()).find(({ to }) => to === FUNDED);
    await page.getByRole('button', { name: words[language].continue }).click();
    await expect(page.getByRole('heading', { name: words[language].checkInbox })).toBeVisible();
    await enterCode(page, codeOf(await findMail(portal, FUNDED, before)), language);
    await expect(page).toHaveURL(/\/application-business-selection$/u);
    const started = page.waitForResponse(
      (response) => response.url().endsWith('/api/applications') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: textOf(language, 'applications.selection.newBusiness') }).click();
    const application = (await (await started).json()) as { experienceType: string; requiredMonths: string[] };
    expect(application).toMatchObject({ experienceType: 'renewal', applicationCreatedWith: 'customerPortal' });
    expect(application.requiredMonths).toHaveLength(3);
    await expect(page).toHaveURL(/\/application-welcome$/u);
    // The flag remains set while this tab is open: the same address does not redirect twice.
    await page.goto(`/?source=customer_portal&lng=${language}`);
    await expect(page).not.toHaveURL(/loading-redirect/u);
    await page.evaluate(() => window.sessionStorage.clear());
  });
}
