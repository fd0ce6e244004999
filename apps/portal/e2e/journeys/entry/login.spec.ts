import {
  becomeCustomer,
  codeOf,
  enterCode,
  findMail,
  linkOf,
  newEmail,
  requestLogin,
  words,
} from '@portal/test-kit/applicant';
import type { InboxMail } from '@portal/test-kit/server';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

test('the log-in screen shows the necessary information', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(/^Log in/u);
  await expect(page.getByRole('checkbox', { name: 'Remember me on this device' })).not.toBeChecked();
  await expect(page.getByText('This site is protected by bank-level security')).toBeVisible();
  await page.getByRole('link', { name: 'Apply here' }).click();
  await expect(page).toHaveURL(/\/marketing-qualification$/u);
});

test('an unknown email shows the same screen; only the mail differs', async ({ page, portal }) => {
  const email = newEmail();
  await requestLogin(page, email);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend the email' })).toBeDisabled();
  const mail = await findMail(portal, email);
  expect(mail.text).toContain('/marketing-qualification');
  expect(mail.text).not.toContain('/verify');
});

test('an email with several contacts is referred to an account manager', async ({ page, portal }) => {
  const email = 'twice@demo.example';
  const before = (await portal.inbox()).find((mail) => mail.to === email);
  await requestLogin(page, email);
  await enterCode(page, codeOf(await findMail(portal, email, before)));
  await expect(page).toHaveURL(/\/multiple-contacts-found$/u);
  await expect(page.getByText(/an account manager will look into this and reach out/u)).toBeVisible();
  await expect(page.getByRole('link', { name: /@/u })).toHaveAttribute('href', /^mailto:/u);
  await expect(page.locator('main').locator('a[href^="tel:"]')).toBeVisible();
});

test('a wrong code shows how many attempts are left; the last one invalidates the code', async ({ page, portal }) => {
  const { email, earlier } = await becomeCustomerElsewhere(page, portal);
  await requestLogin(page, email);
  const right = codeOf(await findMail(portal, email, earlier));
  const wrong = right === '000000' ? '000001' : '000000';
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await enterCode(page, wrong);
    await expect(page.getByText(left)).toBeVisible();
    await expect(page.getByText('Invalid OTP', { exact: true })).toHaveCount(2);
  }
  await enterCode(page, wrong);
  await expect(page).toHaveURL(/\/expired-otp$/u);
});

test('a mistyped email can be edited', async ({ page }) => {
  const email = newEmail();
  await requestLogin(page, email);
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('link', { name: 'Edit email' }).click();
  await expect(page).toHaveURL(/\/$/u);
  await expect(page.getByRole('textbox', { name: words.en.email })).toHaveValue(email);
});

test('the countdown before another mail comes from the server and survives a reload', async ({ page, portal }) => {
  const email = newEmail();
  await requestLogin(page, email);
  const first = await findMail(portal, email);
  const resend = page.getByRole('button', { name: 'Resend the email' });
  await expect(page.getByText(/You can resend it in 0:[12]\d/u).first()).toBeVisible();
  await page.reload();
  await expect(resend).toBeDisabled();
  await portal.clock.advance(31);
  await page.reload();
  await resend.click();
  await expect(page.getByText('A new email is on its way')).toBeVisible();
  await expect(resend).toBeDisabled();
  await expect(page.getByText(/You can resend it in (?:1:00|0:5\d)/u).first()).toBeVisible();
  await expect.poll(async () => (await portal.inbox()).filter(({ to }) => to === email).length).toBe(2);
  expect(first.to).toBe(email);
});

test('an expired code leads to a new one', async ({ page, portal }) => {
  const { email, earlier } = await becomeCustomerElsewhere(page, portal);
  await requestLogin(page, email);
  const old = await findMail(portal, email, earlier);
  await portal.clock.advance(601);
  await enterCode(page, codeOf(old));
  await expect(page).toHaveURL(/\/expired-otp$/u);
  await expect(page.getByRole('heading', { name: 'Your code has expired' })).toBeFocused();
  await page.getByRole('button', { name: 'Resend the email' }).click();
  await expect(page).toHaveURL(/\/otp-verification$/u);
  await enterCode(page, codeOf(await findMail(portal, email, old)));
  await expect(page).toHaveURL(/\/application-welcome$/u);
});

test('a link continues automatically in the browser that requested it, and the waiting tab follows', async ({
  page,
  context,
  portal,
}) => {
  const { email, earlier } = await becomeCustomerElsewhere(page, portal);
  await requestLogin(page, email);
  const link = linkOf(await findMail(portal, email, earlier));
  const second = await context.newPage();
  await second.goto(link);
  await expect(second).toHaveURL(/\/application-welcome$/u);
  expect(second.url()).not.toContain('token');
  await expect(page).toHaveURL(/\/application-welcome$/u);
});

test('a link asks for confirmation in another browser, is not consumed by opening it, works once, and the waiting page says so', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { email, earlier } = await becomeCustomerElsewhere(page, portal);
  await page.clock.install();
  await requestLogin(page, email);
  const mail = await findMail(portal, email, earlier);
  const link = linkOf(mail);
  for (let opened = 0; opened < 3; opened += 1) {
    const scanner = await newVisitor();
    await scanner.goto(link);
    await expect(scanner.getByRole('button', { name: 'Continue' })).toBeVisible();
  }
  const other = await newVisitor();
  await other.goto(link);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other).toHaveURL(/\/application-welcome$/u);
  await expect(page).toHaveURL(/\/otp-verification$/u);

  await other.goto(link);
  await expect(other.getByText(textOf('en', 'login.alreadyLoggedIn', { email }))).toBeVisible();
  await other.getByRole('link', { name: textOf('en', 'final.applications') }).click();
  await expect(other).toHaveURL(/\/main$/u);

  const late = await newVisitor();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'Your link has expired' })).toBeVisible();

  await page.clock.fastForward(10_000);
  const used = page.getByRole('heading', { name: 'Your link has already been used' });
  await expect(used).toBeFocused();
  await page.reload();
  await expect(used).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await enterCode(page, codeOf(await findMail(portal, email, mail)));
  await expect(page).toHaveURL(/\/application-welcome$/u);

  await page.goto('/otp-verification');
  await expect(page).toHaveURL(/\/main$/u);
});

test('an expired link offers a new one', async ({ page, portal, newVisitor }) => {
  const { email, earlier } = await becomeCustomerElsewhere(page, portal);
  await requestLogin(page, email);
  const mail = await findMail(portal, email, earlier);
  await portal.clock.advance(1801);
  const other = await newVisitor();
  await other.goto(linkOf(mail));
  await expect(other.getByRole('heading', { name: 'Your link has expired' })).toBeVisible();
  await other.getByRole('button', { name: 'Request a new link' }).click();
  await expect(other).toHaveURL(/\/otp-verification$/u);
  await enterCode(other, codeOf(await findMail(portal, email, mail)));
  await expect(other).toHaveURL(/\/application-welcome$/u);
});

test('a link without a valid token is shown as expired and leads to the log-in', async ({ page }) => {
  for (const address of ['/verify', '/verify#token=', '/verify#token=nobody-knows-it']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Your link has expired' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/$/u);
});

test('rate limiting is explained in plain words, and when codes are paused the customer is pointed to the link', async ({
  page,
}) => {
  const tooMany = {
    status: 429,
    contentType: 'application/problem+json',
    json: { type: 'urn:problem:errorTooManyRequests', title: '', status: 429, code: 'errorTooManyRequests' },
  };
  await page.goto('/login?lng=en');
  await page.route('**/api/auth/logins', (route) => route.fulfill(tooMany));
  await page.getByRole('textbox', { name: words.en.email }).fill(newEmail());
  await page.getByRole('button', { name: words.en.continue }).click();
  await expect(page.getByText('Too many requests, try again later').first()).toBeVisible();

  await page.unroute('**/api/auth/logins');
  await page.getByRole('button', { name: words.en.continue }).click();
  await page.route('**/api/auth/pending-verification/code', (route) => route.fulfill(tooMany));
  await enterCode(page, '123456');
  await expect(page.getByText('Open the link in the message instead.')).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: words.en.code })).toHaveValue('123456');
});

test('logging in leads to the route that the link in the mail named', async ({ page, portal }) => {
  const { email, earlier } = await becomeCustomerElsewhere(page, portal);
  await page.goto('/login?lng=en#to=/main');
  await expect(page).toHaveURL(`${portal.url}/`);
  await page.getByRole('textbox', { name: words.en.email }).fill(email);
  await page.getByRole('button', { name: words.en.continue }).click();
  await enterCode(page, codeOf(await findMail(portal, email, earlier)));
  await expect(page).toHaveURL(/\/main$/u);
  await expect(page.getByRole('heading', { name: 'My applications' })).toBeFocused();
});

async function becomeCustomerElsewhere(
  page: Parameters<typeof becomeCustomer>[0],
  portal: Parameters<typeof becomeCustomer>[1],
): Promise<{ email: string; earlier: InboxMail }> {
  const email = await becomeCustomer(page, portal);
  const earlier = await findMail(portal, email);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
  return { email, earlier };
}
