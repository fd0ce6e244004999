import { stepPlaces } from '@portal/contract/application/steps';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { startAt } from '@portal/test-kit/prepared-walk';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

const submission = '**/api/applications/*/submission';
const reference = /^F-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u;

test('a missing declaration is reported in the summary and at its checkbox', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'review', route: stepPlaces.review.route });
  await walk.button('review.submit').click();
  const error = walk.text('validation.acceptedDeclaration.required');
  await expect(page.getByRole('alert', { name: walk.text('common.errorSummary') })).toBeFocused();
  await expect(page).toHaveTitle(
    new RegExp(`^${walk.text('layout.errorTitle', { title: walk.text('review.title') })}`, 'u'),
  );
  await page.getByRole('alert').getByRole('link', { name: error }).click();
  const box = page.getByRole('checkbox', { name: walk.text('review.declaration') });
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(error);
});

test('a lost response is harmless: the same submission is sent again', async ({ page, portal, errors }) => {
  errors.allow(/ERR_CONNECTION_RESET/u);
  const walk = await startAt(page, portal, { reached: 'review', route: stepPlaces.review.route });
  const keys: (string | undefined)[] = [];
  await page.route(
    submission,
    async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await walk.submit();
  await expect(page.getByRole('alert').getByText(walk.text('errors.connectionLost'))).toBeVisible();
  const again = page.waitForRequest(submission);
  await walk.button('review.submit').click();
  keys.push((await again).headers()['idempotency-key']);
  await walk.at('final.title');
  await expect(page.getByText(reference)).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  const received = (await portal.inbox()).filter(
    ({ to, text }) => to === walk.email && /F-[2-9A-Z]{4}-[2-9A-Z]{4}/u.test(text),
  );
  expect(received.length).toBeLessThanOrEqual(1);
});

test('a double click submits once', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'review', route: stepPlaces.review.route });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/submission')) sent += 1;
  });
  await page.getByRole('checkbox', { name: walk.text('review.declaration') }).check();
  await page.getByRole('radio', { name: walk.text('review.terms.chooseFrench'), exact: true }).check();
  await walk.button('review.submit').dblclick();
  await walk.at('final.title');
  expect(sent).toBe(1);
});

test('a change in another tab is reported, shown and must be confirmed again', async ({ page, portal, context }) => {
  const walk = await startAt(page, portal, { reached: 'review', route: stepPlaces.review.route });
  const other = new ApplicationWalk(await context.newPage(), portal, { email: walk.email });
  await other.resume();
  await other.at('review.title');
  await other.page.getByRole('link', { name: other.text('review.changeWhat.funding') }).click();
  await other.field('common.fields.requestAmount').fill('91000');
  await other.goOn();
  await other.at('review.title');

  await walk.submit();
  await expect(page.getByRole('alert').getByText(walk.text('errors.errorVersionConflict'))).toBeVisible();
  await expect(page.getByText('$91,000')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: walk.text('review.declaration') })).not.toBeChecked();
  await walk.submit();
  await walk.at('final.title');
});

test('a business in Quebec, in English: sees the French terms first and makes an express choice', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'review', route: stepPlaces.review.route });
  const french = textOf('fr', 'legal.terms.check.title');
  await expect(page.getByText(french)).toBeVisible();
  await page.getByRole('checkbox', { name: walk.text('review.declaration') }).check();
  await walk.button('review.submit').click();
  const summary = page.getByRole('alert', { name: walk.text('common.errorSummary') });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(walk.text('validation.choseEnglishTerms.required'));
  await page.getByRole('radio', { name: walk.text('review.terms.chooseEnglish') }).check();
  const sent = page.waitForRequest(submission);
  await walk.button('review.submit').click();
  expect((await sent).postDataJSON()).toMatchObject({ language: 'en', choseEnglishTerms: true });
  await walk.at('final.title');
});
