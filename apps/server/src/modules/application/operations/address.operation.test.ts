import { ADDRESS_LOOKUPS_A_MINUTE } from '@portal/contract/constants';
import { findAddresses, retrieveAddress } from '@portal/contract/operations/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { freePort } from '../../../../test/processes/free-port.ts';
import { openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer, type TestServerOptions } from '../../../../test/test-context.ts';

async function openWith(
  kind: Parameters<typeof openTestServer>[0],
  options?: TestServerOptions,
): Promise<{ server: TestServer; browser: TestBrowser }> {
  const server = await openTestServer(kind, options);
  return { server, browser: (await signUp(server, 'ana@example.com')).browser };
}

const typed = { text: '100 king street west', language: 'en' } as const;

describe.each(ordinaryDatabases())('addresses on %s', (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => ({ server, browser } = await openWith(kind)));
  afterAll(() => server.close());

  test('are suggested, opened and filled in, in the requested language', async () => {
    const language = 'fr';
    const { suggestions } = (await browser.call(findAddresses, { body: { ...typed, language } })).body;
    expect(suggestions).toMatchObject([{ text: '100 rue King Ouest', isGroup: true }]);
    const body = { ...typed, language, within: suggestions[0]?.id };
    const suites = (await browser.call(findAddresses, { body })).body.suggestions;
    expect(suites.map(({ text, isGroup }) => [text, isGroup])).toEqual([
      ['5600-100 rue King Ouest', false],
      ['5700-100 rue King Ouest', false],
    ]);
    const { address } = (await browser.call(retrieveAddress, { body: { id: suites[0]?.id, language } })).body;
    expect(address).toMatchObject({ street: '5600-100 rue King Ouest', city: 'Toronto', stateCode: 'ON' });
  });

  test('are empty for an unknown id', async () => {
    const { body: response } = await browser.call(retrieveAddress, {
      body: { id: 'CAN|PR|X77777|E|0|0', language: 'en' },
    });
    expect(response).toEqual({ address: null });
  });

  test.each([
    { text: '10', language: 'en' },
    { text: 'x'.repeat(500), language: 'en' },
    { ...typed, within: '' },
    { ...typed, country: 'US' },
  ])('are refused for %j', async (body) => {
    expect((await browser.call(findAddresses, { body })).status).toBe(422);
  });

  test('are available only to customers, within a rate limit', async () => {
    expect((await openBrowser(server).call(findAddresses, { body: typed })).status).toBe(401);
    const hasty = openBrowser(server);
    hasty.accessToken = browser.accessToken;
    const statuses = new Map<number, number>();
    for (let index = 0; index < ADDRESS_LOOKUPS_A_MINUTE + 2; index += 1) {
      const { status } = await hasty.call(retrieveAddress, { body: { id: 'unknown', language: 'en' } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: ADDRESS_LOOKUPS_A_MINUTE, 429: 2 });
    expect((await hasty.call(findAddresses, { body: typed })).status).toBe(200);
  });
});

test.each([
  ['is switched off', () => ({ ADDRESS_PROVIDER: 'off' })],
  [
    'does not answer',
    async () => ({ ADDRESS_PROVIDER: 'photon', ADDRESS_URL: `http://127.0.0.1:${await freePort()}` }),
  ],
])('a service that %s disables the suggestions and nothing else', async (_state, environmentOf) => {
  const { server, browser } = await openWith('pglite', { environment: await environmentOf() });
  expect((await browser.call(findAddresses, { body: typed })).body).toEqual({ available: false, suggestions: [] });
  const { body: response } = await browser.call(retrieveAddress, { body: { id: 'unknown', language: 'en' } });
  expect(response).toEqual({ address: null });
  await server.close();
});
