import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentTextVersions } from '@portal/contract/consent';
import { getApplication, startApplication, submitApplication } from '@portal/contract/operations/application';
import {
  confirmBankConnection,
  disconnectBank,
  getBankConnection,
  selectBankAccount,
  startBankConnection,
} from '@portal/contract/operations/bank';
import { confirmStatements } from '@portal/contract/operations/revenue';
import { prepare, reach, structureOf } from '../../../test/application-journey.ts';
import { availableDatabases } from '../../../test/databases.ts';
import { logIn as logInAs, signUp, type TestBrowser } from '../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../test/test-context.ts';
import { openAnalysis } from './storage/bank-seals.ts';

const WAIT = { timeout: 20_000, interval: 50 };
const POLL_SECONDS = 10;
const consent = { language: 'en', textVersion: consentTextVersions.bankData };

interface SandboxLogin {
  id: string;
}

describe.each(availableDatabases())('bank connection on %s', (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  let customerId: string;
  let applicationId: string;
  let params: { applicationId: string };
  let legalName: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    await sandbox('PUT', '/sandbox/faults', { faults: [] });
    ({ browser, customerId } = await signUp(server, `${randomUUID()}@example.ca`));
    applicationId = await prepare(browser);
    params = { applicationId };
    legalName = `Bakery ${randomUUID().slice(0, 8)} inc.`;
    await reach(server, browser, applicationId, 'revenue', structureOf(legalName));
  });

  const sandbox = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${server.sandboxes.bank?.url ?? ''}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Answer;
  };
  const logins = () => sandbox<SandboxLogin[]>('GET', '/sandbox/logins');

  /** What a person would do in the widget. Each application gets a customer of the bank of its own. */
  const logIn = async (story: string, tag = applicationId): Promise<{ loginId: string; requestId: string }> =>
    sandbox('POST', '/sandbox/connections', { username: `${story}-${legalName.slice(7, 15)}`, tag });
  const confirm = (loginId: string) => browser.call(confirmBankConnection, { params, body: { loginId } });
  const look = async () => (await browser.call(getBankConnection, { params })).answer;
  const stateIs = (state: string) =>
    vi.waitFor(async () => {
      const { connection } = await look();
      expect(connection?.state).toBe(state);
    }, WAIT);
  const rowOf = (id = applicationId) =>
    server.context.database.query
      .selectFrom('bank_connection')
      .selectAll()
      .where('application_id', '=', id)
      .orderBy('ended_at', (order) => order.desc().nullsFirst())
      .executeTakeFirstOrThrow();

  /** As far as the choice of an account. */
  const connect = async (story: string) => {
    const { loginId } = await logIn(story);
    expect((await confirm(loginId)).status).toBe(200);
    await stateIs('chooseAccount');
    return { loginId, accounts: (await look()).connection?.accounts ?? [] };
  };
  const select = async (accountId: string | undefined) =>
    browser.call(selectBankAccount, { params, body: { accountId: accountId ?? '' } });
  const connectAndRead = async (story: string) => {
    const { loginId, accounts } = await connect(story);
    expect((await select(accounts[0]?.accountId)).status).toBe(200);
    await stateIs('read');
    return loginId;
  };
  /** Lets what waits for the next look of a poll be due. */
  const passTime = async (seconds: number) => {
    server.clock.advance(seconds);
    await server.context.jobs.bringForward(seconds);
  };

  test('the widget is opened for this application once the consent is kept', async () => {
    const { answer } = await browser.call(startBankConnection, { params, body: { ...consent, language: 'fr' } });
    const frame = new URL(answer.frameUrl);

    expect(frame.origin).toBe(answer.origin);
    expect(answer.isSandbox).toBe(true);
    expect(frame.searchParams.get('tag')).toBe(applicationId);
    expect(frame.searchParams.get('language')).toBe('fr');
    const kept = await server.context.database.query
      .selectFrom('consent')
      .select(['kind', 'language', 'text_version', 'withdrawn_at'])
      .where('application_id', '=', applicationId)
      .execute();
    expect(kept).toEqual([
      { kind: 'bankData', language: 'fr', text_version: consentTextVersions.bankData, withdrawn_at: null },
    ]);
  });

  test('the consent is kept even where the provider does not answer', async () => {
    await sandbox('PUT', '/sandbox/faults', { faults: [{ kind: 'outage' }] });
    expect((await browser.call(startBankConnection, { params, body: consent })).status).toBe(503);
  });

  test('nothing is connected at first, and all months are missing', async () => {
    expect(await look()).toMatchObject({
      connection: null,
      onFileSince: null,
      revenue: { source: 'none', state: 'missing' },
    });
    expect((await look()).revenue.missingMonths).toHaveLength(6);
  });

  test('a steady business: accounts, one is picked, six months are found, review and submission follow', async () => {
    const { accounts } = await connect('steady');
    expect(accounts.map(({ kind: of, currency }) => [of, currency])).toEqual([
      ['chequing', 'CAD'],
      ['creditCard', 'CAD'],
    ]);
    await select(accounts[0]?.accountId);
    await stateIs('read');

    const { revenue, connection } = await look();
    expect(revenue).toMatchObject({ source: 'bank', state: 'complete', missingMonths: [] });
    expect(connection).toMatchObject({ fault: null, accountId: accounts[0]?.accountId });

    const row = await rowOf();
    const analysis = openAnalysis(server.context.vault, row.analysis_sealed ?? '');
    expect(analysis.comparison?.statedAnnualCents).toBe(24_000_000);
    expect(analysis.months.length).toBeGreaterThan(6);
    expect(analysis.averageMonthlyCents).toBeGreaterThan(0);

    const { version } = (await browser.call(getApplication, { params })).answer;
    const confirmed = (await browser.call(confirmStatements, { params, body: { version } })).answer;
    expect(confirmed).toMatchObject({ applicationStep: 'review', revenueConfirmed: true, bank: { state: 'read' } });
    const body = {
      version: confirmed.version,
      acceptedDeclaration: true,
      language: 'fr',
      textVersion: consentTextVersions.declaration,
      choseEnglishTerms: true,
    };
    const headers = { 'idempotency-key': randomUUID() };
    expect((await browser.call(submitApplication, { params, body, headers })).answer.status).not.toBe('incomplete');
  });

  test('nothing that opens the bank or names an account reaches the browser or the database in the clear', async () => {
    const { loginId, requestId } = await logIn('steady');
    const answers = [(await confirm(loginId)).response.body];
    await stateIs('chooseAccount');
    const { accounts } = (await look()).connection ?? { accounts: [] };
    answers.push((await select(accounts[0]?.accountId)).response.body);
    await stateIs('read');
    answers.push(JSON.stringify(await look()), JSON.stringify((await browser.call(getApplication, { params })).answer));

    const row = JSON.stringify(await rowOf());
    for (const secret of [loginId, requestId]) {
      expect(answers.join()).not.toContain(secret);
      expect(row).not.toContain(secret);
    }
    expect(row).not.toContain(accounts[0]?.title ?? '');
    expect((await browser.call(getApplication, { params })).answer.bankData).toEqual({
      flinksLoginId: null,
      flinksAccountId: null,
      flinksRequestId: null,
    });
  });

  test('a login made for another application, or for none, is refused and not kept', async () => {
    for (const tag of [randomUUID(), '']) {
      const { loginId } = await logIn('steady', tag);
      const refused = await confirm(loginId);
      expect([refused.status, refused.problem.code]).toEqual([422, 'errorBankLogin']);
    }
    expect((await confirm(randomUUID())).problem.code).toBe('errorBankLogin');
    expect((await look()).connection).toBeNull();
  });

  test('the same login again changes nothing; another one takes its place, and the first is forgotten', async () => {
    const { loginId } = await connect('steady');
    const first = await rowOf();
    expect((await confirm(loginId)).answer.state).toBe('chooseAccount');
    expect((await rowOf()).id).toBe(first.id);

    const other = await logIn('new');
    expect((await confirm(other.loginId)).status).toBe(200);
    await stateIs('chooseAccount');
    expect((await rowOf()).id).not.toBe(first.id);
    await vi.waitFor(async () => expect((await logins()).map(({ id }) => id)).not.toContain(loginId), WAIT);
    expect((await logins()).map(({ id }) => id)).toContain(other.loginId);
  });

  test('a short history: only the months it does not show are missing, and review stays closed', async () => {
    await connectAndRead('short');
    const { revenue } = await look();
    expect(revenue).toMatchObject({
      source: 'bank',
      state: 'missing',
      missingMonths: ['2025-08', '2025-09', '2025-10'],
    });
    const { version } = (await browser.call(getApplication, { params })).answer;
    expect((await browser.call(confirmStatements, { params, body: { version } })).problem.code).toBe(
      'errorFileMissing',
    );
  });

  test.each(['usd', 'savings'])(
    'without a chequing account in Canadian dollars (%s) the others are there',
    async (story) => {
      const { accounts } = await connect(story);
      expect(accounts.length).toBeGreaterThan(0);
      expect(accounts.filter(({ kind: of, currency }) => of === 'chequing' && currency === 'CAD')).toEqual([]);
      expect((await select(accounts[0]?.accountId)).status).toBe(200);
      await stateIs('read');
    },
  );

  test('an account that is not hers cannot be picked, nor one before accounts are read', async () => {
    expect((await select(randomUUID())).status).toBe(404);
    await connect('steady');
    expect((await select(randomUUID())).status).toBe(404);
  });

  test('transactions that take a while are looked for every ten seconds', async () => {
    const { accounts } = await connect('pending');
    await select(accounts[0]?.accountId);
    await vi.waitFor(async () => expect((await rowOf()).asked_at).not.toBeNull(), WAIT);
    expect((await look()).revenue.state).toBe('reading');
    await vi.waitFor(async () => {
      await passTime(POLL_SECONDS);
      expect((await look()).connection?.state).toBe('read');
    }, WAIT);
  });

  test('while they are read one may go on; what does not get ready in half an hour leads back', async () => {
    const { accounts } = await connect('stuck');
    await select(accounts[0]?.accountId);
    const { version } = (await browser.call(getApplication, { params })).answer;
    const confirmed = await browser.call(confirmStatements, { params, body: { version } });
    expect(confirmed.answer.reachedStep).toBe('review');

    await vi.waitFor(async () => expect((await rowOf()).asked_at).not.toBeNull(), WAIT);
    await vi.waitFor(async () => {
      await passTime(5 * 60);
      expect(await rowOf()).toMatchObject({ state: 'failed', fault: 'bankBusy' });
    }, WAIT);
    await logInAgain();
    expect((await browser.call(getApplication, { params })).answer.reachedStep).toBe('revenue');
  });

  test('a provider that is away for a while is asked again, and everything arrives once', async () => {
    const { loginId } = await logIn('steady');
    await confirm(loginId);
    await stateIs('chooseAccount');
    const { accounts } = (await look()).connection ?? { accounts: [] };
    await sandbox('PUT', '/sandbox/faults', { faults: [{ kind: 'outage' }] });
    await select(accounts[0]?.accountId);
    await server.context.jobs.bringForward(60);
    expect((await look()).connection?.state).toBe('readingTransactions');

    await sandbox('PUT', '/sandbox/faults', { faults: [] });
    await vi.waitFor(
      async () => {
        await server.context.jobs.bringForward(3600);
        expect((await look()).connection?.state).toBe('read');
      },
      { ...WAIT, timeout: 60_000 },
    );
    const read = await server.context.database.query
      .selectFrom('application_event')
      .select('kind')
      .where('application_id', '=', applicationId)
      .where('kind', '=', 'bankRead')
      .execute();
    expect(read).toHaveLength(1);
  });

  test('disconnecting erases what was read and the login at the provider, and takes the consent back', async () => {
    await browser.call(startBankConnection, { params, body: consent });
    const loginId = await connectAndRead('steady');
    const { version } = (await browser.call(getApplication, { params })).answer;
    await browser.call(confirmStatements, { params, body: { version } });

    const after = (await browser.call(disconnectBank, { params })).answer;
    expect(after).toMatchObject({ bank: null, revenueConfirmed: false, reachedStep: 'revenue' });
    expect((await look()).revenue.source).toBe('none');
    await vi.waitFor(async () => expect((await logins()).map(({ id }) => id)).not.toContain(loginId), WAIT);
    await vi.waitFor(async () => expect(await rowOf()).toMatchObject({ login_sealed: null }), WAIT);
    expect(await rowOf()).toMatchObject({ analysis_sealed: null, accounts_sealed: null, covered_from: null });
    const consents = await server.context.database.query
      .selectFrom('consent')
      .select('withdrawn_at')
      .where('application_id', '=', applicationId)
      .execute();
    expect(consents.every(({ withdrawn_at: at }) => at !== null)).toBe(true);
    expect((await browser.call(disconnectBank, { params })).status).toBe(200);
  });

  test('a login that the bank keeps busy is deleted later', async () => {
    const loginId = await connectAndRead('steady');
    await sandbox('PUT', '/sandbox/faults', {
      faults: [{ kind: 'code', call: 'DeleteCard', status: 400, code: 'CARD_IN_USE', times: 2 }],
    });
    await browser.call(disconnectBank, { params });
    await vi.waitFor(
      async () => {
        await server.context.jobs.bringForward(3600);
        expect((await logins()).map(({ id }) => id)).not.toContain(loginId);
      },
      { ...WAIT, timeout: 60_000 },
    );
  });

  test('bank data of the business that is younger than 30 days counts for its next application', async () => {
    await connectAndRead('steady');
    const { businessId } = (await browser.call(getApplication, { params })).answer;
    await server.context.database.query
      .updateTable('application')
      .set({ status: 'closed', outcome: 'declined' })
      .where('id', '=', applicationId)
      .execute();
    const next = (await browser.call(startApplication, { body: { businessId } })).answer;
    expect(next).toMatchObject({ bankingRequired: false, bank: null });
    const ofNext = { params: { applicationId: next.applicationId } };
    expect((await browser.call(getBankConnection, ofNext)).answer).toMatchObject({
      connection: null,
      revenue: { source: 'bank', state: 'complete' },
    });

    server.clock.advance(30 * 24 * 3600);
    await logInAgain();
    expect((await browser.call(getApplication, ofNext)).answer.bankingRequired).toBe(true);
  });

  /** The session ended meanwhile. */
  const logInAgain = async () => {
    const { email } = await server.context.database.query
      .selectFrom('customer')
      .select('email')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    ({ browser } = await logInAs(server, email));
  };

  describe('a notice of the provider', () => {
    const send = async (body: string, signature: string) => {
      const { port } = server.app.server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}/api/bank-notices`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'flinks-authenticity-key': signature },
        body,
      });
      return response.status;
    };
    const url = () => `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/bank-notices`;

    test('brings the transactions, and a repeated one changes nothing', async () => {
      const { loginId, requestId } = await logIn('pending');
      await confirm(loginId);
      await stateIs('chooseAccount');
      const { accounts } = (await look()).connection ?? { accounts: [] };
      await select(accounts[0]?.accountId);
      await vi.waitFor(async () => expect((await rowOf()).asked_at).not.toBeNull(), WAIT);

      const session = openRequestOf(await rowOf());
      expect(await sandbox('POST', '/sandbox/webhooks', { requestId: session, url: url() })).toEqual({ status: 200 });
      await stateIs('read');
      expect(await sandbox('POST', '/sandbox/webhooks', { requestId: session, url: url() })).toEqual({ status: 200 });
      expect(requestId).not.toBe('');
    });

    test('without the right signature is refused', async () => {
      const body = JSON.stringify({ ResponseType: 'GetAccountsDetail', RequestId: randomUUID(), Tag: applicationId });
      expect(await send(body, '')).toBe(403);
      expect(await send(body, createHmac('sha256', 'guessed').update(body).digest('base64'))).toBe(403);
    });
  });

  const openRequestOf = ({ request_sealed: sealed }: { request_sealed: string | null }) =>
    server.context.vault.open(sealed ?? '', 'bank.request');
});
