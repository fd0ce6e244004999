import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { address } from '@portal/contract/fields/address';
import { CANADA } from '@portal/contract/constants';
import { provinceCodes } from '@portal/contract/fields/provinces';
import { type AddressSandbox, openAddressSandbox } from '@portal/address-sandbox';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createAddressComplete } from './address-complete.ts';
import type { AddressLookup, AddressSearch, Suggestion } from './address-lookup.ts';
import { createPhoton } from './photon.ts';

const KEY = 'contract-test';
const adapters: Readonly<Record<string, (url: string) => AddressLookup>> = {
  AddressComplete: (url) => createAddressComplete({ url, key: KEY }),
  Photon: (url) => createPhoton({ url }),
};

const streetsTyped = [
  ['QC', '1250 rue sainte-catherine ouest'],
  ['QC', '1000 boul rene levesque o'],
  ['ON', '100 king street west'],
  ['ON', '100 rue king ouest toronto'],
  ['BC', '1055 west georgia'],
  ['AB', '10200 jasper'],
  ['SK', '150 2nd avenue south'],
  ['MB', '300 portage'],
  ['NB', '700 main moncton'],
  ['NS', '1600 barrington'],
  ['PE', '50 great george'],
  ['NL', '200 water'],
  ['YT', '150 main whitehorse'],
  ['NT', '5000 franklin'],
  ['NU', '700 queen elizabeth'],
] as const;

describe.each(Object.entries(adapters))('the address lookup by %s', (_name, create) => {
  let sandbox: AddressSandbox;
  let lookup: AddressLookup;
  beforeAll(async () => {
    sandbox = await openAddressSandbox({ host: '127.0.0.1', port: 0, key: KEY });
    lookup = create(sandbox.url);
  });
  afterAll(() => sandbox.close());

  const find = async (search: AddressSearch): Promise<Suggestion[]> => {
    const found = await lookup.find(search);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const firstAddress = async (search: AddressSearch) => {
    let [suggestion] = await find(search);
    while (suggestion?.isGroup) [suggestion] = await find({ ...search, within: suggestion.id });
    const retrieved = await lookup.retrieve(suggestion?.id ?? '', search.language);
    if (!retrieved.ok) throw new Error(retrieved.error.code);
    return retrieved.value;
  };

  test.each(streetsTyped)('finds an address in %s for "%s", in both languages', async (province, text) => {
    for (const language of ['en', 'fr'] as const) {
      const found = await firstAddress({ text, language });
      expect(found?.stateCode).toBe(province);
      expect(address.safeParse({ ...found, country: CANADA }).success).toBe(true);
    }
  });

  test('returns streets and towns in the requested language', async () => {
    const text = '20 elm sudbury';
    expect(await firstAddress({ text, language: 'en' })).toMatchObject({
      street: '20 Elm Street',
      city: 'Greater Sudbury',
    });
    expect(await firstAddress({ text, language: 'fr' })).toMatchObject({ street: '20 rue Elm', city: 'Grand Sudbury' });
  });

  test('finds nothing for words that are not an address', async () => {
    expect(await find({ text: 'zzzz qqqq', language: 'en' })).toEqual([]);
  });

  test.each(['no such id', 'CAN|PR|X999999|E|0|0', 'bm90IGpzb24'])('returns no address for the id "%s"', async (id) => {
    expect(await lookup.retrieve(id, 'en')).toEqual({ ok: true, value: undefined });
  });

  const refusals: Readonly<Record<string, RequestListener>> = {
    'an error status': (_request, response) => response.writeHead(503).end(),
    'something that is not JSON': (_request, response) => response.end('<html>maintenance</html>'),
    'JSON of another form': (_request, response) => response.end('{"rows": 3}'),
    'a cut connection': (request) => request.destroy(),
    nothing: () => undefined,
  };
  test.each(Object.entries(refusals))(
    'reports a failure when the service responds with %s',
    async (_answer, listener) => {
      const url = await serve(listener);
      expect((await create(url).find({ text: '1250 rue', language: 'fr' })).ok).toBe(false);
    },
  );

  test('pauses after five failures of a service in a row', async () => {
    let calls = 0;
    const url = await serve((request) => {
      calls += 1;
      request.destroy();
    });
    const failing = create(url);
    for (let index = 0; index < 8; index += 1) await failing.find({ text: '1250 rue', language: 'en' });
    expect(calls).toBe(5);
  });
});

describe('only AddressComplete', () => {
  test('opens a building into its apartments', async () => {
    const sandbox = await openAddressSandbox({ host: '127.0.0.1', port: 0, key: KEY });
    onTestFinished(() => sandbox.close());
    const lookup = createAddressComplete({ url: sandbox.url, key: KEY });
    const search = { text: '1250 sainte-catherine ouest', language: 'fr' } as const;
    const found = await lookup.find(search);
    expect(found).toMatchObject({
      value: [
        { text: '1250 rue Sainte-Catherine Ouest', detail: 'Montréal, QC, H3G 5N0 - 12 adresses', isGroup: true },
      ],
    });
    const within = found.ok ? found.value[0]?.id : '';
    const apartments = await lookup.find({ ...search, within });
    expect(apartments.ok && apartments.value).toHaveLength(12);
    const id = apartments.ok ? (apartments.value[3]?.id ?? '') : '';
    expect(await lookup.retrieve(id, 'fr')).toMatchObject({
      value: {
        street: '201-1250 rue Sainte-Catherine Ouest',
        city: 'Montréal',
        stateCode: 'QC',
        postalCode: 'H3G 5N0',
      },
    });
  });

  test('treats an error row with status 200 as a failure, and returns its code', async () => {
    const sandbox = await openAddressSandbox({ host: '127.0.0.1', port: 0, key: KEY });
    onTestFinished(() => sandbox.close());
    const stranger = createAddressComplete({ url: sandbox.url, key: 'another' });
    expect(await stranger.find({ text: '100 king', language: 'en' })).toEqual({ ok: false, error: { code: '2' } });
    expect(await stranger.retrieve('CAN|PR|X1-100|E|0|0', 'en')).toEqual({ ok: false, error: { code: '2' } });
  });
});

test('every province and territory is covered', () => {
  expect(new Set(streetsTyped.map(([province]) => province))).toEqual(new Set(provinceCodes));
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
