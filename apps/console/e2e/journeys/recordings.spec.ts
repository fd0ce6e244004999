import { startAt } from '@portal/test-kit/prepared-walk';
import { openConsole } from '@portal/test-kit/staff';
import { expect, START_LIMIT_MS, test as base } from '@portal/test-kit/test';

const test = base.extend({
  portal: [
    async ({ configured }, use) => use(await configured.get({ SESSION_RECORDER: 'on' })),
    { scope: 'test', timeout: START_LIMIT_MS },
  ],
});

test('a recorded session is played in an isolated frame and can be erased', async ({
  page,
  portal,
  newVisitor,
  errors,
}) => {
  // The recording refers to portal fonts, images and styles, which the player must not load.
  errors.allow(/font-src|img-src|style-src/u);
  const visitor = await newVisitor();
  const walk = await startAt(visitor, portal, { reached: 'welcome', route: '/application-welcome' });
  await walk.button('application.welcome.eligible.lookAhead').click();
  const sent = visitor.waitForResponse((response) => /\/api\/recordings\/[^/]+\/chunks$/u.test(response.url()));
  await walk.button('applications.recording.agree').click();
  await expect(walk.button('applications.recording.stop')).toBeVisible();
  await walk.goOn();
  await walk.at('application.structure.title');
  // Leaving before the request is sent would lose the data; another portal page would start a second session.
  await sent;
  await visitor.goto(`${portal.url}/healthz`);

  await openConsole(page, portal, { person: 'Joelle Battersby' });
  const answered: string[] = [];
  await page.getByRole('link', { name: 'Recordings' }).click();
  const play = page.getByRole('button', { name: /^Play/u }).first();
  await expect(async () => {
    await page.reload();
    await expect(play).toBeVisible({ timeout: 5000 });
  }).toPass();
  // Requests that the content policy blocks never reach the network, so they have no response.
  page.on('response', (response) => {
    if (response.frame() !== page.mainFrame()) answered.push(new URL(response.url()).pathname);
  });
  await play.click();
  const player = page.getByRole('region', { name: /^Session from/u });
  await expect(player.getByRole('slider', { name: 'Time in the session' })).toBeEnabled();
  const rebuilt = player.frameLocator('iframe').frameLocator('iframe');
  await expect(rebuilt.getByRole('heading', { level: 1 })).toBeAttached();
  await player.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByText(/^(\d+:\d\d) of \1$/u)).toBeVisible();
  expect(answered.filter((path) => !/^\/staff\/(?:player\.html|assets\/)/u.test(path))).toEqual([]);

  await page.locator('a[href^="/staff/customers/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/@/u);
  await page.goBack();
  await page.getByRole('button', { name: /^Play/u }).first().click();
  await expect(player.getByRole('slider', { name: 'Time in the session' })).toBeEnabled();

  await page.getByRole('button', { name: 'Erase' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('No sessions have been recorded.')).toBeVisible();
  await expect(player).toHaveCount(0);
});
