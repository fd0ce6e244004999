import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bankCodes, errorOfBankCode } from '@portal/contract/bank/flinks/provider-codes';
import { type BankSandbox, openBankSandbox } from '@portal/bank-sandbox';
import { type AdjustableClock, fixedClock } from '../../platform/clock.ts';
import { type ProviderTimeouts, defaultTimeouts } from '../provider-http.ts';
import type { AccountWithTransactions, BankAggregator, BankResult } from './bank-aggregator.ts';
import { type FlinksSettings, openFlinks } from './flinks/flinks-bank.ts';
import { WAIT } from '../../../test/wait.ts';

const NOW = new Date('2026-02-10T14:00:00.000Z');
const TODAY = '2026-02-10';
const FIRST_DAY_OF_365 = '2025-02-11';
const TAG = 'application-1';
const WEBHOOK_HEADER = 'x-flinks-signature';
const BREAK_AFTER = 4;
/** Production values, except for shorter pauses and more time for a busy machine. */
const timeouts: ProviderTimeouts = {
  ...defaultTimeouts,
  tryMs: 30_000,
  firstPauseMs: 1,
  longestPauseMs: 4,
  failuresUntilRest: BREAK_AFTER,
  restMs: 60_000,
};

const common = {
  webhook: { secret: undefined, header: WEBHOOK_HEADER },
  offersStatements: true,
  customerName: 'Érable Financing',
  returnUrl: 'http://localhost:3000/application-bank-return',
};

interface Account {
  institution: string;
  username: string;
  password: string;
}

/** The provider's own sandbox, if configured; the contract tests run against both sandboxes. */
function providersSandbox(): { settings: FlinksSettings; account: Account } | undefined {
  const {
    TEST_BANK_API_URL: apiUrl,
    TEST_BANK_CONNECT_URL: connectUrl,
    TEST_BANK_CUSTOMER_ID: customerId,
  } = process.env;
  const { TEST_BANK_SECRET_KEY: secretKey, TEST_BANK_API_KEY: apiKey, TEST_BANK_LOGIN: login } = process.env;
  if (!apiUrl || !connectUrl || !customerId || !secretKey || !apiKey || !login) return undefined;
  const [institution = '', username = '', password = ''] = login.split(':');
  return {
    settings: { ...common, apiUrl, connectUrl, customerId, secretKey, apiKey },
    account: { institution, username, password },
  };
}

let clock: AdjustableClock;
let sandbox: BankSandbox;
let bank: BankAggregator;

const openBank = (more: Partial<FlinksSettings> = {}) =>
  openFlinks(
    { ...sandbox.access, ...common, webhook: { secret: sandbox.webhookSecret, header: WEBHOOK_HEADER }, ...more },
    timeouts,
  );

beforeAll(async () => {
  clock = fixedClock(NOW);
  sandbox = await openBankSandbox({
    host: '127.0.0.1',
    port: 0,
    publicHost: 'localhost',
    now: () => clock.now(),
    webhookHeader: WEBHOOK_HEADER,
  });
  bank = openBank();
});
afterAll(() => sandbox.close());
afterEach(() => control('PUT', 'faults', { faults: [] }));

async function control(method: string, name: string, body?: unknown): Promise<Record<string, string>> {
  const response = await fetch(`${sandbox.access.apiUrl}/sandbox/${name}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, string>;
}

async function connect(username: string, more: Record<string, string> = {}): Promise<string> {
  const { loginId = '' } = await control('POST', 'connections', { username, tag: TAG, ...more });
  expect(loginId).not.toBe('');
  return loginId;
}

function valueOf<Value>(result: BankResult<Value>): Value {
  if (!result.ok) throw new Error(`${result.error.kind} (${result.error.code})`);
  return result.value;
}

async function openSession(username: string, more: Record<string, string> = {}): Promise<string> {
  return valueOf(await bank.confirmLogin(await connect(username, more))).requestId;
}

async function readAll(from: BankAggregator, requestId: string, pauseMs = 0): Promise<AccountWithTransactions[]> {
  let reading = valueOf(await from.askForTransactions(requestId));
  while (reading.state === 'pending') {
    await pause(pauseMs);
    reading = valueOf(await from.pollTransactions(requestId));
  }
  return reading.accounts;
}

const failure = (kind: string, code: unknown = expect.any(String)) => ({ ok: false, error: { kind, code } });

describe.each([
  {
    name: 'our sandbox',
    provider: () => ({
      bank,
      account: { institution: 'PrairieCreditUnion', username: 'several', password: 'demo' },
      url: sandbox.access,
      pauseMs: 0,
    }),
  },
  ...[providersSandbox()].flatMap((given) =>
    given
      ? [
          {
            name: 'the provider’s sandbox',
            provider: () => ({
              bank: openFlinks(given.settings, defaultTimeouts),
              account: given.account,
              url: given.settings,
              pauseMs: 10_000,
            }),
          },
        ]
      : [],
  ),
])('a bank login from start to end at $name', { timeout: 300_000 }, ({ provider }) => {
  test('is confirmed, read and deleted', async () => {
    const { bank: aggregator, account, url, pauseMs } = provider();
    const token = valueOf(await aggregator.createAuthorizeToken());
    const response = await fetch(`${url.apiUrl}/v3/${url.customerId}/BankingServices/Authorize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'flinks-auth-key': token, 'x-api-key': url.apiKey },
      body: JSON.stringify({
        Institution: account.institution,
        Username: account.username,
        Password: account.password,
        Language: 'en',
        Save: true,
        Tag: TAG,
        MostRecentCached: false,
      }),
    });
    const { Login } = (await response.json()) as { Login: { Id: string } };

    const login = valueOf(await aggregator.confirmLogin(Login.Id));
    expect(login.institution).not.toBe('');
    expect(login.tag).toBe(TAG);
    const accounts = valueOf(await aggregator.readAccounts(login.requestId));
    expect(accounts.some(({ kind, forOperations }) => kind === 'chequing' && forOperations)).toBe(true);
    const read = await readAll(aggregator, login.requestId, pauseMs);
    expect(read.map(({ id }) => id).toSorted()).toEqual(accounts.map(({ id }) => id).toSorted());
    expect(read.flatMap(({ transactions }) => transactions).length).toBeGreaterThan(0);
    expect(await aggregator.deleteLoginAtBank(Login.Id)).toEqual({ ok: true, value: undefined });
    expect((await aggregator.confirmLogin(Login.Id)).ok).toBe(false);
  });
});

describe('the widget', () => {
  test('is framed from the given origin, with its required parameters', () => {
    const url = new URL(bank.widget.frameUrl({ language: 'fr', authorizeToken: 'abc', tag: TAG, wholeWindow: true }));
    expect(url.origin).toBe(bank.widget.origin);
    expect(bank.widget.origin).toBe(sandbox.url);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      language: 'fr',
      authorizeToken: 'abc',
      tag: TAG,
      redirectUrl: common.returnUrl,
      customerName: 'Érable Financing',
      daysOfTransactions: 'Days365',
      oauthWindowRedirect: 'true',
    });
  });
});

describe('a login', () => {
  test('returns its tag, its bank in its language, and its kind', async () => {
    const business = valueOf(await bank.confirmLogin(await connect('steady', { language: 'fr' })));
    expect(business).toMatchObject({ institution: 'Banque de l’Érable', tag: TAG, loginKind: 'business' });
    const personal = valueOf(await bank.confirmLogin(await connect('personal', { tag: '' })));
    expect(personal).toMatchObject({ institution: 'Maple Bank', tag: undefined, loginKind: 'personal' });
  });

  test('that never existed is unknown', async () => {
    expect(await bank.confirmLogin('a3c1b1a0-0000-4000-a000-000000000000')).toEqual(failure('unknownLogin'));
  });

  test('can be deleted twice', async () => {
    const loginId = await connect('new');
    expect(await bank.deleteLoginAtBank(loginId)).toEqual({ ok: true, value: undefined });
    expect(await bank.deleteLoginAtBank(loginId)).toEqual({ ok: true, value: undefined });
  });

  test('is not deleted while it is being read', async () => {
    const loginId = await connect('pending-busy');
    const { requestId } = valueOf(await bank.confirmLogin(loginId));
    valueOf(await bank.askForTransactions(requestId));
    expect(await bank.deleteLoginAtBank(loginId)).toEqual(failure('loginInUse', 'CARD_IN_USE'));
  });

  test('is confirmed with a new token when the first response was lost', async () => {
    const loginId = await connect('steady');
    await control('PUT', 'faults', { faults: [{ kind: 'outage', call: 'Authorize', times: 1 }] });
    expect(await bank.confirmLogin(loginId)).toMatchObject({ ok: true });
  });
});

describe('the sandbox stories', () => {
  const accountsOf = async (username: string) => readAll(bank, await openSession(username));
  const daysOf = (account: AccountWithTransactions | undefined) =>
    (account?.transactions ?? []).map(({ date }) => date).toSorted();
  const chequing = (accounts: AccountWithTransactions[], currency = 'CAD') =>
    accounts.filter((account) => account.kind === 'chequing' && account.currency === currency);

  test('steady: 365 days up to today, amounts in whole cents, balances that add up', async () => {
    const [account] = chequing(await accountsOf('steady'));
    const days = daysOf(account);
    expect(days.at(0)).toBe(FIRST_DAY_OF_365);
    expect(days.at(-1)).toBe(TODAY);
    const oldestFirst = (account?.transactions ?? []).toReversed();
    for (const [index, { amountCents, balanceCents }] of oldestFirst.entries()) {
      expect(Number.isInteger(amountCents)).toBe(true);
      const before = oldestFirst[index - 1]?.balanceCents;
      if (before !== undefined) expect(balanceCents).toBe(before + amountCents);
    }
    expect(account?.balanceCents).toBe(oldestFirst.at(-1)?.balanceCents);
    expect(account?.holderName).toBe('Maple Street Bakery Inc.');
  });

  const sumIn = (account: AccountWithTransactions | undefined, month: string) =>
    (account?.transactions ?? [])
      .filter(
        ({ date, amountCents, description }) =>
          date.startsWith(month) && amountCents > 0 && description.startsWith('CARD'),
      )
      .reduce((sum, { amountCents }) => sum + amountCents, 0);

  test('seasonal: strong summers, weak winters', async () => {
    const [account] = chequing(await accountsOf('seasonal'));
    expect(sumIn(account, '2025-07')).toBeGreaterThan(8 * sumIn(account, '2026-01'));
  });

  test('new: more than six months, and growing', async () => {
    const [account] = chequing(await accountsOf('new'));
    expect(daysOf(account).at(0)?.slice(0, 7)).toBe('2025-05');
    expect(sumIn(account, '2026-01')).toBeGreaterThan(1.2 * sumIn(account, '2025-07'));
  });

  test('short: about three months', async () => {
    const [account] = chequing(await accountsOf('short'));
    expect(daysOf(account).at(0)?.slice(0, 7)).toBe('2025-11');
  });

  test('usd: no account in Canadian dollars', async () => {
    const accounts = await accountsOf('usd');
    expect(accounts.map(({ currency }) => currency)).toEqual(['USD']);
    expect(chequing(accounts, 'USD')).toHaveLength(1);
  });

  test('savings: no chequing account', async () => {
    expect((await accountsOf('savings')).map(({ kind }) => kind)).toEqual(['savings', 'creditCard']);
  });

  test('several: two chequing accounts in Canadian dollars among others', async () => {
    const accounts = await accountsOf('several');
    expect(chequing(accounts)).toHaveLength(2);
    expect(accounts).toHaveLength(5);
  });

  test('personal: a salary', async () => {
    const [account] = await accountsOf('personal');
    expect(account?.transactions.some(({ description }) => description.startsWith('PAYROLL DEPOSIT'))).toBe(true);
  });

  test('the same day gives the same data, another user name gives other data, and French is French', async () => {
    const first = await accountsOf('steady');
    expect(await accountsOf('steady')).toEqual(first);
    const other = await accountsOf('steady-2');
    expect(other[0]?.number).not.toBe(first[0]?.number);
    const french = await readAll(bank, await openSession('steady', { language: 'fr' }));
    expect(french[0]?.title).toBe('Compte-chèques entreprise');
  });
});

describe('reading transactions', () => {
  test('of selected accounts only', async () => {
    const requestId = await openSession('several');
    const [, second] = valueOf(await bank.readAccounts(requestId));
    valueOf(await bank.askForTransactions(requestId, [second?.id ?? '']));
    const reading = valueOf(await bank.pollTransactions(requestId));
    expect(reading).toMatchObject({ state: 'ready', tag: TAG, loginKind: 'business', accounts: [{ id: second?.id }] });
  });

  test('that takes a few polls, and one that takes longer than usual', async () => {
    const cases = [
      { username: 'pending', polls: 3, dispatched: false },
      { username: 'dispatched', polls: 6, dispatched: true },
    ];
    for (const { username, polls, dispatched } of cases) {
      const requestId = await openSession(username);
      expect(valueOf(await bank.askForTransactions(requestId))).toEqual({ state: 'pending', dispatched: false });
      for (let poll = 0; poll < polls; poll += 1)
        expect(valueOf(await bank.pollTransactions(requestId))).toEqual({ state: 'pending', dispatched });

      expect(valueOf(await bank.pollTransactions(requestId)).state).toBe('ready');
    }
  });

  test('of a session that ended', async () => {
    const requestId = await openSession('steady');
    clock.advance(31 * 60);
    expect(await bank.pollTransactions(requestId)).toEqual(failure('sessionEnded', 'SESSION_NONEXISTENT'));
    expect(await bank.readAccounts(requestId)).toEqual(failure('sessionEnded', 'SESSION_NONEXISTENT'));
  });
});

describe('statements', () => {
  const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');

  test.each([
    { months: 'latest', count: 1 },
    { months: 3, count: 3 },
    { months: 12, count: 12 },
  ] as const)('$months', async ({ months, count }) => {
    const statements = valueOf(await bank.readStatements(await openSession('usd'), months));
    expect(statements).toHaveLength(count);
    for (const { pdf } of statements) expect(text(pdf)).toMatch(/^%PDF-/u);
    expect(new Set(statements.map(({ id }) => id)).size).toBe(count);
  });

  test('only as far as the history reaches', async () => {
    expect(valueOf(await bank.readStatements(await openSession('short'), 12)).length).toBeLessThan(5);
  });

  test('not if they are switched off', async () => {
    const without = openBank({ offersStatements: false });
    expect(await without.readStatements(await openSession('usd'), 3)).toEqual(failure('notOffered'));
  });
});

describe('errors', () => {
  test.each(bankCodes.map((code) => ({ code, kind: errorOfBankCode[code] })))(
    '$code is $kind',
    async ({ code, kind }) => {
      const requestId = await openSession('steady');
      await control('PUT', 'faults', { faults: [{ kind: 'code', code, call: 'GetAccountsSummary' }] });
      expect(await bank.readAccounts(requestId)).toEqual(failure(kind, code));
    },
  );

  test('rejected keys', async () => {
    const stranger = openBank({ secretKey: 'wrong' });
    expect(await stranger.createAuthorizeToken()).toEqual(failure('notAllowed', 'UNAUTHORIZED'));
    const withoutKey = openBank({ apiKey: 'wrong' });
    expect(await withoutKey.readAccounts(await openSession('steady'))).toEqual(failure('notAllowed', 'UNAUTHORIZED'));
  });

  test.each([
    {
      name: 'a code that nobody documented',
      fault: { kind: 'code', code: 'BRAND_NEW', status: 400 },
      kind: 'unreadable',
    },
    { name: 'an answer of another shape', fault: { kind: 'garbage' }, kind: 'unreadable' },
    { name: 'a page instead of JSON', fault: { kind: 'error', status: 404 }, kind: 'unreadable' },
  ])('$name', async ({ fault, kind }) => {
    const requestId = await openSession('steady');
    await control('PUT', 'faults', { faults: [{ call: 'GetAccountsSummary', ...fault }] });
    expect(await bank.readAccounts(requestId)).toEqual(failure(kind));
  });

  test.each([
    { name: 'a connection cut twice', fault: { kind: 'outage', times: 2 } },
    { name: 'a gateway that is down twice', fault: { kind: 'error', status: 502, times: 2 } },
    { name: 'too many requests, twice', fault: { kind: 'error', status: 429, times: 2 } },
  ])('$name is retried', async ({ fault }) => {
    const withTimeouts = openBank();
    const requestId = await openSession('steady');
    await control('PUT', 'faults', { faults: [{ call: 'GetAccountsSummary', ...fault }] });
    expect(await withTimeouts.readAccounts(requestId)).toMatchObject({ ok: true });
  });

  test('an outage is reported as such, opens the circuit, and ends', async () => {
    const hasty = openFlinks({ ...sandbox.access, ...common }, { ...timeouts, restMs: 50 });
    const requestId = await openSession('steady');
    await control('PUT', 'faults', { faults: [{ kind: 'outage' }] });
    expect(await hasty.readAccounts(requestId)).toEqual(failure('unavailable', 'network'));
    expect(await hasty.readAccounts(requestId)).toMatchObject(failure('unavailable'));
    expect(await hasty.readAccounts(requestId)).toEqual(failure('unavailable', 'resting'));
    await control('PUT', 'faults', { faults: [] });
    await expect.poll(async () => (await hasty.readAccounts(requestId)).ok, WAIT).toBe(true);
  });

  test('a response that takes too long', async () => {
    const hasty = openFlinks({ ...sandbox.access, ...common }, { ...timeouts, tryMs: 60, retries: 0 });
    const requestId = await openSession('steady');
    await control('PUT', 'faults', { faults: [{ kind: 'slow', delayMs: 400, call: 'GetAccountsSummary' }] });
    expect(await hasty.readAccounts(requestId)).toEqual(failure('unavailable', 'timeout'));
  });

  test('no server at the address', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const nowhere = openBank({ apiUrl: `http://127.0.0.1:${port}` });
    expect(await nowhere.createAuthorizeToken()).toEqual(failure('unavailable', 'network'));
  });
});

describe('a webhook', () => {
  const headersOf = (body: string, secret = sandbox.webhookSecret) => ({
    [WEBHOOK_HEADER]: createHmac('sha256', secret).update(body).digest('base64'),
  });
  const notice = JSON.stringify({ ResponseType: 'KYC', RequestId: 'r1', Tag: TAG });

  test('from the sandbox delivers what a poll would, with one key per delivery', async () => {
    const received: { headers: Record<string, string | string[] | undefined>; body: Buffer }[] = [];
    const receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks) });
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const requestId = await openSession('steady');
    const accounts = await readAll(bank, requestId);
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    for (let delivery = 0; delivery < 2; delivery += 1) await control('POST', 'webhooks', { url, requestId });
    receiver.close();

    const readings = received.map(({ headers, body }) => bank.parseWebhook(headers, body));
    expect(readings).toHaveLength(2);
    for (const reading of readings) {
      expect(reading).toMatchObject({
        state: 'accepted',
        notice: {
          deduplicationKey: `${requestId}:GetAccountsDetail`,
          requestId,
          tag: TAG,
          about: 'transactions',
          reading: { ok: true, value: { state: 'ready', accounts } },
        },
      });
    }
  });

  test('about another subject triggers no reading', () => {
    expect(bank.parseWebhook(headersOf(notice), Buffer.from(notice))).toMatchObject({
      state: 'accepted',
      notice: { about: 'identity', reading: undefined },
    });
  });

  test('about a failure contains the error', () => {
    const body = JSON.stringify({ ResponseType: 'GetAccountsDetail', RequestId: 'r1', FlinksCode: 'DISABLED_LOGIN' });
    expect(bank.parseWebhook(headersOf(body), Buffer.from(body))).toMatchObject({
      notice: { reading: failure('loginDisabled', 'DISABLED_LOGIN') },
    });
  });

  test.each([
    ['signed with another secret', () => headersOf(notice, 'other'), notice, 'signature'],
    ['not signed', () => ({}), notice, 'signature'],
    ['signed twice', () => ({ [WEBHOOK_HEADER]: ['a', 'b'] }), notice, 'signature'],
    ['changed on its way', () => headersOf(notice), notice.replace('r1', 'r2'), 'signature'],
    ['not JSON', () => headersOf('{'), '{', 'unreadable'],
    ['without a request', () => headersOf('{}'), '{}', 'unreadable'],
  ] as const)('%s is refused', (_name, headers, body, reason) => {
    expect(bank.parseWebhook(headers(), Buffer.from(body))).toEqual({ state: 'refused', reason });
  });

  test('is never trusted without a secret', () => {
    const deaf = openBank({ webhook: { secret: undefined, header: WEBHOOK_HEADER } });
    expect(deaf.parseWebhook(headersOf(notice), Buffer.from(notice))).toEqual({ state: 'refused', reason: 'off' });
  });
});
