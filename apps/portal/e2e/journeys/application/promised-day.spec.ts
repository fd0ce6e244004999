import { DAY_MS, SECOND_MS } from '@portal/contract/constants';
import { formatDay } from '@portal/locales/format/day';
import { callApi } from '@portal/test-kit/api-call';
import { logIn } from '@portal/test-kit/applicant';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { DESK_WINDOW, openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

test.use({ viewport: DESK_WINDOW });

interface Listed {
  applications: { nextContactDay: string; reference: string }[];
  today: string;
}

test('logging a contact moves the promised day; when it has passed, the customer sees a number to call', async ({
  page,
  ownPortal: portal,
  newVisitor,
  errors,
}) => {
  // This test's server stops before its page closes.
  errors.allow(/ERR_CONNECTION_REFUSED/u);
  const customer = await newVisitor({ baseURL: portal.url });
  const { application, email } = await prepareApplication(customer, portal, 'en', 'complete');
  const listed = await callApi<Listed>(
    portal,
    STAFF_KEY,
    '/api/staff/work-list?search=' + (application.reference ?? ''),
  );
  const before = listed.applications[0]?.nextContactDay ?? '';
  await customer.goto(`${portal.url}/main`);
  const promised = (day: string) => textOf('en', 'applications.reachOutBy', { day: formatDay(day, 'en', 'day') });
  await expect(customer.getByText(promised(before))).toBeVisible();

  const { days } = await callApi<{ days: string[] }>(portal, STAFF_KEY, '/api/staff/business-days');
  const day = days.filter((each) => each > before)[2] ?? '';
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('group', { name: 'Next promised day' });
  await next.getByRole('radio', { name: 'Another day' }).check();
  await next.getByLabel('Another day').last().fill(day);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Call: reached')).toBeVisible();
  await customer.reload();
  await expect(customer.getByText(promised(day))).toBeVisible();

  await portal.clock.advance((Date.parse(day) - Date.parse(listed.today) + 2 * DAY_MS) / SECOND_MS);
  await customer.context().clearCookies();
  await logIn(customer, portal, email);
  await expect(customer.getByText(/we’re late getting back to you\. Call us at \(?\d/u)).toBeVisible();
  await expect(customer.getByText(promised(day))).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Anne Roy' }).click();
  await expect(page.getByText('The promised contact is overdue')).toBeVisible();

  await page.keyboard.press('c');
  await expect(next.getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The promised contact is overdue')).toHaveCount(0);
});
