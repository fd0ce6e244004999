import { DAY_MS, SECOND_MS } from '@portal/contract/constants';
import { formatDay } from '@portal/locales/format';
import { callApi } from '../fixtures/api-call.ts';
import { logIn } from '../fixtures/applicant.ts';
import { prepareApplication } from '../fixtures/prepared-applicant.ts';
import { STAFF_KEY } from '../fixtures/server.ts';
import { openConsole } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { textOf } from '../fixtures/texts.ts';

/** More than any run of days on which the office rests. */
const MOST_DAYS = 12;

interface Listed {
  applications: { nextContactDay: string; reference: string }[];
  today: string;
}

test('a contact that is logged moves the day that the customer reads; once it is over, they read so with a number to call', async ({
  page,
  ownPortal: portal,
  newVisitor,
}) => {
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

  // A day on which the office works, some days later.
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  let day = before;
  for (let days = 1; days < MOST_DAYS; days += 1) {
    const next = new Date(Date.parse(before) + days * DAY_MS);
    day = next.toISOString().slice(0, 10);
    if (next.getUTCDay() === 0 || next.getUTCDay() === 6) continue;
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Next promised day/u).fill(day);
    const answered = page.waitForResponse((response) => response.url().endsWith('/contacts'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    const isTaken = (await answered).ok();
    if (!isTaken) await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (isTaken) break;
  }
  await expect(page.getByText('Call: reached')).toBeVisible();
  await customer.reload();
  await expect(customer.getByText(promised(day))).toBeVisible();

  // The office's day is over: nothing is promised any more, and there is a number to call.
  await portal.clock.advance((Date.parse(day) - Date.parse(listed.today) + 2 * DAY_MS) / SECOND_MS);
  await customer.context().clearCookies();
  await logIn(customer, portal, email);
  await expect(customer.getByText(/We are late reaching out to you\. Call us at \(?\d/u)).toBeVisible();
  await expect(customer.getByText(promised(day))).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Anne Roy' }).click();
  await expect(page.getByText('The promised contact is late')).toBeVisible();
});
