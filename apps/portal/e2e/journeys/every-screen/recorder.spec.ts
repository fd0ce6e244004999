import type { Page } from '@playwright/test';
import { startAt } from '@portal/test-kit/prepared-walk';
import { type PortalServer, STAFF_KEY } from '@portal/test-kit/server';
import { createStatement } from '@portal/test-kit/statement';
import { expect, START_LIMIT_MS, test as base } from '@portal/test-kit/test';

const test = base.extend({
  portal: [
    async ({ configured }, use) => use(await configured.get({ SESSION_RECORDER: 'on' })),
    { scope: 'test', timeout: START_LIMIT_MS },
  ],
});

const SIN = ['046454286', '046 454 286', '046-454-286'];
const ACCOUNT = ['00312345678', '003-12345678'];
const secrets = [...SIN, ...ACCOUNT, ...[...SIN, ...ACCOUNT].map((secret) => btoa(secret))];
/** Only the year: the other digits could occur in a time of day. */
const BIRTH_YEAR = '1984';
const personal = ['Tremblay', 'Nohit', 'Ana', 'Zelda', 'Saint-Denis', 'Montréal', 'H2J', '555-0134', 'Northshore'];

interface Recorded {
  recordings: { recordingId: string; chunks: number }[];
}

async function readRecordings(portal: PortalServer): Promise<string> {
  const read = async <Answer>(path: string) => {
    const response = await fetch(`${portal.url}/api/staff/recordings${path}`, {
      headers: { authorization: `Bearer ${STAFF_KEY}` },
    });
    return (await response.json()) as Answer;
  };
  const { recordings } = await read<Recorded>('');
  const parts = recordings.flatMap(({ recordingId, chunks }) =>
    Array.from({ length: chunks }, async (_, chunk) => {
      const { events } = await read<{ events: string }>(`/${recordingId}?chunk=${String(chunk)}`);
      return events;
    }),
  );
  return (await Promise.all(parts)).join('\n');
}

function textsOf(recorded: string): string {
  return Array.from(recorded.matchAll(/"(?:[^"\\]|\\.)*"/gu), ([text]) => text).join('\n');
}

async function typeSecrets(page: Page, email: string): Promise<void> {
  const fields = page.locator('main').locator('input:not([type=radio], [type=checkbox], [type=file]), textarea');
  for (const field of await fields.all()) {
    for (const secret of [email, ...SIN, ...ACCOUNT]) if (await field.isEditable()) await field.fill(secret);

    await field.press('Tab');
  }
}

test('with consent, forms and amounts are recorded, but no names, SIN, bank or upload data', async ({
  page,
  portal,
  clientAddress,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const walk = await startAt(page, portal, { reached: 'welcome', route: '/application-welcome', lastName: 'Nohit' });
  const agree = walk.button('applications.recording.agree');
  await expect(agree).toBeVisible();
  await walk.button('application.welcome.eligible.lookAhead').click();
  expect(asked.filter((url) => /record-screen|\/api\/recordings(?!\/consent)/u.test(url))).toEqual([]);
  await agree.click();
  await expect(walk.button('applications.recording.stop')).toBeVisible();

  await walk.goOn();
  await walk.at('application.structure.title');
  await typeSecrets(page, walk.email);
  await walk.fillStructure({ companyName: 'Zelda Foods' });
  await walk.goOn();
  await walk.at('application.funding.title');
  await typeSecrets(page, walk.email);
  await walk.fillFunding();
  await walk.field('common.fields.annualRevenue').fill('243,210');
  await walk.goOn();
  await walk.at('application.personal.title');
  await typeSecrets(page, walk.email);
  await walk.fillPersonal();
  await walk.field('common.fields.lastName').fill('Nohit');
  await walk.goOn();

  await walk.at('revenue.intro.title');
  // Leaving a page at once drops what it has not sent yet.
  await expect.poll(() => readRecordings(portal)).toContain('"href":"/application-personal-');
  for (const route of ['/application-about-flinks', '/application-bank-connection']) {
    await page.goto(`${portal.url}${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${portal.url}/application-value-proposition`);
  const statement = await createStatement(walk.email);
  await page.getByRole('link', { name: walk.text('revenue.intro.upload.action') }).click();
  await walk.at('revenue.upload.title');
  await page.locator('input[type=file]').setInputFiles([statement]);
  await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toBeVisible();
  await walk.goOn();
  await walk.button('revenue.upload.confirm.yes').click();
  await walk.submit();
  await walk.at('application.sin.title');
  const field = walk.field('common.fields.sin');
  for (const sin of SIN) await field.fill(sin);
  await walk.goOn();
  await walk.at('final.title');
  await page.goto(`${portal.url}/main`);
  await walk.at('applications.title');
  await expect.poll(() => readRecordings(portal)).toContain('"href":"/main"');

  const recorded = await readRecordings(portal);
  for (const secret of [...secrets, ...personal, walk.email, statement.name, clientAddress, '10.77.'])
    expect(recorded, secret).not.toContain(secret);

  expect(textsOf(recorded)).not.toContain(BIRTH_YEAR);
  const routes = new Set(Array.from(recorded.matchAll(/"href":"([^"]*)"/gu), ([, route = '']) => route));
  for (const route of ['business-structure-section', 'business-funding-section', 'personal-information', 'review'])
    expect(routes).toContain(`/application-${route}`);

  expect([...routes].filter((route) => /sin-entry|bank|flinks|value|statements|login/u.test(route))).toEqual([]);
  for (const key of ['application.sin.title', 'revenue.upload.title', 'revenue.intro.title'] as const)
    expect(recorded).not.toContain(JSON.stringify(walk.text(key)));

  expect(recorded).toContain(JSON.stringify(walk.text('application.funding.title')));
  expect(recorded).toContain('"243,210"');
  expect(recorded).toContain('"text":"***"');

  await walk.button('applications.recording.stop').click();
  await expect(walk.button('applications.recording.stop')).toBeHidden();
  await expect.poll(() => readRecordings(portal)).toBe('');
});

test('a visitor who declines is not prompted again, and nothing is sent', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const walk = await startAt(page, portal, { reached: 'welcome', route: '/main', language: 'fr' });
  await walk.button('applications.recording.decline').click();
  await expect(walk.button('applications.recording.agree')).toBeHidden();
  await page.reload();
  await walk.at('applications.title');
  await page.waitForLoadState('networkidle');
  await expect(walk.button('applications.recording.agree')).toBeHidden();
  expect(asked.filter((url) => /record-screen|rrweb|\/api\/recordings(?!\/consent)/u.test(url))).toEqual([]);
});
