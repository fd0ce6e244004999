import { stepPlaces } from '@portal/contract/application/steps';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { startAt } from '@portal/test-kit/prepared-walk';
import { expect, test } from '@portal/test-kit/test';

const drafts = '**/api/applications/*/drafts/*';

test('"Saved" appears only after the server has acknowledged, and the values survive a reload', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'businessStructure', route: stepPlaces.businessStructure.route });
  await walk.at('application.structure.title');
  let acknowledge = () => {};
  const held = new Promise<void>((resolve) => (acknowledge = resolve));
  await page.route(drafts, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(drafts);
  await walk.field('common.fields.companyName').fill('O’Brien & Fils');
  await asked;
  await expect(walk.status('application.save.saving')).toBeVisible();
  await expect(walk.status('application.save.saved')).toBeHidden();
  acknowledge();
  await expect(walk.status('application.save.saved')).toBeVisible();
  await page.reload();
  await expect(walk.field('common.fields.companyName')).toHaveValue('O’Brien & Fils');
});

test('going offline during a step shows a message, loses no input, and saves once the connection is back', async ({
  page,
  portal,
  errors,
  context,
}) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED/u);
  const walk = await startAt(page, portal, { reached: 'businessFunding', route: stepPlaces.businessFunding.route });
  await walk.at('application.funding.title');
  await context.setOffline(true);
  await walk.field('common.fields.requestAmount').fill('75000');
  await expect(walk.status('application.save.offline')).toBeVisible();
  await walk.goOn();
  await expect(page.getByRole('alert').getByText(walk.text('errors.connectionLost'))).toBeVisible();
  await expect(walk.field('common.fields.requestAmount')).toHaveValue('75,000');
  await context.setOffline(false);
  await expect(walk.status('application.save.saved')).toBeVisible();
  await expect(page.getByText(walk.text('errors.connectionLost'))).toBeHidden();
  await walk.goOn();
  await walk.at('application.personal.title');
});

test('a step left while offline still has its input and saves it later', async ({ page, portal, errors, context }) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED/u);
  const walk = await startAt(page, portal, { reached: 'businessFunding', route: stepPlaces.businessStructure.route });
  await walk.at('application.structure.title');
  await walk.goOn();
  await walk.at('application.funding.title');
  await context.setOffline(true);
  await walk.field('common.fields.requestAmount').fill('75000');
  await expect(walk.status('application.save.offline')).toBeVisible();
  await page.getByRole('link', { name: walk.text('common.back') }).click();
  await walk.at('application.structure.title');
  await page.goForward();
  await page.goBack();
  await walk.at('application.funding.title');
  await expect(walk.field('common.fields.requestAmount')).toHaveValue('75,000');
  const sent = page.waitForResponse((response) => response.url().includes('/drafts/') && response.ok());
  await context.setOffline(false);
  await sent;
});

test('retries when the server is temporarily unavailable', async ({ page, portal, errors }) => {
  errors.allow(/status of 503/u);
  const walk = await startAt(page, portal, { reached: 'businessFunding', route: stepPlaces.businessFunding.route });
  await walk.at('application.funding.title');
  const problem = {
    type: 'urn:problem:errorUnavailable',
    title: 'errorUnavailable',
    status: 503,
    code: 'errorUnavailable',
  };
  await page.route(
    drafts,
    (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem }),
    { times: 2 },
  );
  await walk.field('common.fields.requestAmount').fill('75000');
  await expect(walk.status('application.save.busy')).toBeVisible();
  await expect(walk.status('application.save.saved')).toBeVisible();
});

test('input typed just before leaving the page reaches the server', async ({ page, portal, newVisitor }) => {
  const walk = await startAt(page, portal, { reached: 'businessFunding', route: stepPlaces.businessFunding.route });
  await walk.at('application.funding.title');
  await walk.field('common.fields.requestAmount').fill('75000');
  await page.goto(`${portal.url}/terms`);
  const other = new ApplicationWalk(await newVisitor(), portal, { email: walk.email });
  await other.comeBack();
  await expect(other.field('common.fields.requestAmount')).toHaveValue('75,000');
});
