import { countViews } from '@portal/contract/operations/staff/work-list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, openPerson } from '../../../test/test-people.ts';
import type { TestBrowser } from '../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../test/test-context.ts';

const MOST = 40;

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer('pglite', { environment: { REQUESTS_PER_MINUTE: String(MOST) } });
});
afterAll(() => server.close());

async function countTaken(browser: TestBrowser, calls: number): Promise<number> {
  let taken = 0;
  for (let call = 0; call < calls; call += 1) if ((await browser.call(countViews)).status !== 429) taken += 1;
  return taken;
}

test('people who share an office address have separate limits, and forged sessions share that of the address', async () => {
  const office = { remoteAddress: '203.0.113.7' };
  const [anne, joelle] = [
    await openPerson(server, 'administrator', office),
    await openPerson(server, 'auditor', office),
  ];
  server.clock.advance(60);

  expect(await countTaken(anne.browser, MOST)).toBe(MOST);
  expect(await countTaken(joelle.browser, MOST)).toBe(MOST);
  expect(await countTaken(anne.browser, MOST)).toBeLessThanOrEqual(1);

  let forged = 0;
  for (let call = 0; call < 2 * MOST; call += 1) {
    const stranger = openConsole(server, office.remoteAddress);
    stranger.cookies.set('staffSession', `forged-${String(call)}`);
    forged += await countTaken(stranger, 1);
  }
  expect(forged).toBeLessThanOrEqual(MOST);
});
