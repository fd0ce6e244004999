import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { consentTextVersions } from '@portal/contract/consent';
import { APPLICATION_EXPIRES_AFTER_DAYS, APPLICATION_EXPIRY_NOTICE_DAYS } from '@portal/contract/constants';
import {
  createCopyTicket,
  getApplication,
  listApplications,
  startApplication,
  withdrawApplication,
  getChecks,
} from '@portal/contract/operations/application';
import {
  confirmBankConnection,
  disconnectBank,
  getBankConnection,
  giveMonthsReason,
  selectBankAccount,
  startBankConnection,
  confirmStatements,
  listStatements,
  withdrawMonthsReason,
} from '@portal/contract/operations/revenue';
import {
  closeApplication,
  getCashFlow,
  listDepositAnalyses,
  requestInformation,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import { addLender, removeLender } from '@portal/contract/operations/staff/lenders';
import { prepare, reach, structureOf, submit } from '../../../../../test/application-journey.ts';
import { controlBank, logInAtBank } from '../../../../../test/outside/bank-control.ts';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { layoutNamed, makeStatement } from '@portal/statements/corpus/corpus';
import { uploadPdf } from '../../../../../test/submitted-application.ts';
import { logIn as logInAs, openBrowser, signUp, type TestBrowser } from '../../../../../test/test-browser.ts';
import { runJob } from '../../../../../test/run-job.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { getBankConnectionOperation } from '../../operations/get-bank-connection.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import { lockBankConnection } from '../../storage/bank-connections.ts';
import { openAnalysis } from '../../storage/bank-seals.ts';
import { WAIT } from '../../../../../test/wait.ts';

const DAY_SECONDS = 24 * 3600;
const POLL_SECONDS = 10;
const consent = { language: 'en', textVersion: consentTextVersions.bankData };

interface SandboxLogin {
  id: string;
}

describe.each(ordinaryDatabases())('bank connection on %s', (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  let email: string;
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
    email = `${randomUUID()}@example.ca`;
    ({ browser } = await signUp(server, email));
    applicationId = await prepare(browser);
    params = { applicationId };
    legalName = `Bakery ${randomUUID().slice(0, 8)} inc.`;
    await reach(server, browser, applicationId, 'revenue', structureOf(legalName));
  });

  const bankUrl = () => server.sandboxes.bank?.url ?? '';
  const sandbox = <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    controlBank<Answer>(bankUrl(), method, path, body);
  const logins = () => sandbox<SandboxLogin[]>('GET', '/sandbox/logins');

  const logIn = (story: string, tag = applicationId) =>
    logInAtBank(bankUrl(), `${story}-${legalName.slice(7, 15)}`, tag);
  const confirm = (loginId: string) => browser.call(confirmBankConnection, { params, body: { loginId } });
  const look = async () => (await browser.call(getBankConnection, { params })).body;
  const stateIs = (state: string) =>
    vi.waitFor(async () => {
      const { connection } = await look();
      expect(connection?.state).toBe(state);
    }, WAIT);
  const isRead = () =>
    vi.waitFor(async () => {
      await server.context.jobs.bringForward(POLL_SECONDS);
      expect((await look()).connection?.state).toBe('read');
    }, WAIT);
  const rowOf = (id = applicationId) =>
    server.context.database.query
      .selectFrom('bank_connection')
      .selectAll()
      .where('application_id', '=', id)
      .orderBy('ended_at', (order) => order.desc().nullsFirst())
      .executeTakeFirstOrThrow();

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
    await isRead();
    return loginId;
  };
  const confirmRevenue = async () => {
    const { version } = (await browser.call(getApplication, { params })).body;
    return (await browser.call(confirmStatements, { params, body: { version } })).body;
  };
  const openStaff = async () => {
    const staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    return staff;
  };
  const closeByStaff = async () => {
    const staff = await openStaff();
    expect((await staff.call(closeApplication, { params, body: { outcome: 'declined' } })).status).toBe(200);
  };
  const analysesFor = async (id: string) =>
    (await (await openStaff()).call(listDepositAnalyses, { params: { applicationId: id } })).body.analyses;
  const isUnderReview = () =>
    vi.waitFor(async () => {
      await server.context.jobs.bringForward(POLL_SECONDS);
      const { checks } = (await browser.call(getChecks, { params })).body;
      expect(checks).toContainEqual({ kind: 'transactions', state: 'done' });
    }, WAIT);
  const loginIsGone = (loginId: string) =>
    vi.waitFor(async () => {
      expect((await logins()).map(({ id }) => id)).not.toContain(loginId);
      expect(await rowOf()).toMatchObject({ login_sealed: null });
    }, WAIT);
  const sweepBankLogins = () => runJob(server.context, 'sweep-bank-logins');
  const eventKinds = async () => {
    const events = await server.context.database.query
      .selectFrom('application_event')
      .select('kind')
      .where('application_id', '=', applicationId)
      .execute();
    return events.map(({ kind: of }) => of);
  };

  const passTime = async (seconds: number) => {
    server.clock.advance(seconds);
    await server.context.jobs.bringForward(seconds);
  };

  test('the widget opens for this application once consent is stored', async () => {
    const { body: response } = await browser.call(startBankConnection, {
      params,
      body: { ...consent, language: 'fr' },
    });
    const frame = new URL(response.frameUrl);

    expect(frame.origin).toBe(response.origin);
    expect(response.isSandbox).toBe(true);
    expect(frame.searchParams.get('tag')).toBe(applicationId);
    expect(frame.searchParams.get('language')).toBe('fr');
    const consents = await server.context.database.query
      .selectFrom('consent')
      .select(['kind', 'language', 'text_version', 'withdrawn_at'])
      .where('application_id', '=', applicationId)
      .execute();
    expect(consents).toEqual([
      { kind: 'bankData', language: 'fr', text_version: consentTextVersions.bankData, withdrawn_at: null },
    ]);
  });

  test('consent is stored even if the provider does not respond', async () => {
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

  test('a personal account and a card raise a question, the answer is stored with the account, and neither is refused', async () => {
    const { accounts } = await connect('owner');
    expect(accounts.map(({ question }) => question)).toEqual(['holder', 'noSales']);
    const [everyday, card] = accounts.map(({ accountId }) => accountId);
    const answer = (accountId: string | undefined, holderAnswer: 'ownName' | 'businessName') =>
      browser.call(selectBankAccount, { params, body: { accountId: accountId ?? '', holderAnswer } });
    const asked = async () => (await (await openStaff()).call(staffGetApplication, { params })).body.bankAccount;
    expect(await asked()).toBeNull();

    await select(everyday);
    await isRead();
    expect((await look()).connection).toMatchObject({ accountId: everyday, holderAnswer: null });
    expect(await asked()).toEqual({ kind: 'chequing', question: 'holder', holderAnswer: null });
    for (const holderAnswer of ['businessName', 'ownName'] as const) {
      const { body: connection } = await answer(everyday, holderAnswer);
      expect(connection).toMatchObject({ state: 'read', holderAnswer });
    }
    expect(await asked()).toEqual({ kind: 'chequing', question: 'holder', holderAnswer: 'ownName' });
    expect((await eventKinds()).filter((of) => of === 'holderAnswered')).toHaveLength(2);

    expect((await select(card)).body).toMatchObject({ state: 'readingTransactions', holderAnswer: null });
    await isRead();
    expect(await asked()).toEqual({ kind: 'creditCard', question: 'noSales', holderAnswer: null });
    expect((await answer(everyday, 'ownName')).body).toMatchObject({ accountId: everyday, holderAnswer: 'ownName' });
    await isRead();
    expect((await confirmRevenue()).revenueConfirmed).toBe(true);
    expect(JSON.stringify([await look(), await asked(), await rowOf()])).not.toMatch(/dominique/iu);
    await browser.call(disconnectBank, { params });
    expect(await rowOf()).toMatchObject({ holder_answer: null, holder_answered_at: null });
  });

  test.each([
    ['its transactions', []],
    ['that it has none', [{ kind: 'code', call: 'GetAccountsDetailAsync', code: 'NO_TRANSACTION', times: 1 }]],
  ])('another account is picked while the first is being read: %s are then ignored', async (_what, faults) => {
    const { accounts } = await connect('steady');
    const [first, second] = accounts.map(({ accountId }) => accountId);
    const { bank } = server.context;
    const poll = bank.pollTransactions.bind(bank);
    const { promise: isPicked, resolve: pick } = Promise.withResolvers<undefined>();
    const { promise: hasAnswered, resolve: answer } = Promise.withResolvers<undefined>();
    const looks = vi.spyOn(bank, 'pollTransactions').mockImplementationOnce(async (requestId) => {
      const found = await vi.waitFor(async () => {
        const reading = await poll(requestId);
        expect(reading).not.toMatchObject({ value: { state: 'pending' } });
        return reading;
      }, WAIT);
      answer(undefined);
      await isPicked;
      return found;
    });
    await select(first);
    await sandbox('PUT', '/sandbox/faults', { faults });
    await vi.waitFor(async () => {
      await server.context.jobs.bringForward(POLL_SECONDS);
      expect(looks).toHaveBeenCalled();
    }, WAIT);
    await hasAnswered;
    expect((await select(second)).body).toMatchObject({ state: 'readingTransactions', accountId: second });
    pick(undefined);
    await isRead();
    expect((await look()).connection).toMatchObject({ accountId: second, fault: null });
    expect((await eventKinds()).filter((of) => of === 'bankRead')).toHaveLength(1);
    looks.mockRestore();
  });

  test('the business’s own account raises no question', async () => {
    const { accounts } = await connect('steady');
    expect(accounts.map(({ question }) => question)).toEqual([null, 'noSales']);
  });

  test('a steady business: accounts load, one is picked, six months are found, review and submission follow', async () => {
    const { accounts } = await connect('steady');
    expect(accounts.map(({ kind: of, currency }) => [of, currency])).toEqual([
      ['chequing', 'CAD'],
      ['creditCard', 'CAD'],
    ]);
    await select(accounts[0]?.accountId);
    await isRead();

    const { revenue, connection } = await look();
    expect(revenue).toMatchObject({ source: 'bank', state: 'complete', missingMonths: [] });
    expect(connection).toMatchObject({ fault: null, accountId: accounts[0]?.accountId });

    const row = await rowOf();
    const analysis = openAnalysis(server.context.vault, row.analysis_sealed ?? '');
    expect(analysis.comparison?.statedAnnualCents).toBe(24_000_000);
    expect(analysis.months.length).toBeGreaterThan(6);
    expect(analysis.averageMonthlyCents).toBeGreaterThan(0);

    const confirmed = await confirmRevenue();
    expect(confirmed).toMatchObject({ applicationStep: 'review', revenueConfirmed: true, bank: { state: 'read' } });
    expect((await submit(browser, confirmed)).status).not.toBe('incomplete');
  });

  test.each(['steady', 'seasonal'])('%s: bank deposits match those of the same account’s statements', async (story) => {
    await connectAndRead(story);
    const { requestId } = await logIn(story);
    const printed = await server.context.bank.readStatements(requestId, 12);
    if (!printed.ok) throw new Error(printed.error.code);
    const files = printed.value.slice(0, 6);
    for (const { pdf } of files)
      expect((await uploadPdf(server, { browser, applicationId }, Buffer.from(pdf))).status).toBe(200);
    await vi.waitFor(async () => {
      const { statements } = (await browser.call(listStatements, { params })).body;
      expect(statements.map(({ reading }) => [reading.state, reading.deposits.length])).toEqual(
        files.map(() => ['read', 1]),
      );
    }, WAIT);

    const staff = await openStaff();
    const { accounts, overall, signals } = (await staff.call(getCashFlow, { params })).body;
    const [bank, read] = ['bank', 'statements'].map((source) => accounts.find((each) => each.source === source));
    const analysis = (await analysesFor(applicationId))[0]?.months ?? [];
    expect(read?.months).toHaveLength(6);
    for (const { month, isFull, deposits, withdrawals, balances } of read?.months ?? []) {
      const same = bank?.months.find((each) => each.month === month);
      expect({ isFull, cents: deposits.cents }).toEqual({ isFull: true, cents: same?.deposits.cents });
      expect(deposits.cents).toBeGreaterThan(0);
      expect([withdrawals.cents, balances]).toEqual([same?.withdrawals.cents, same?.balances]);
      const analysed = analysis.find((each) => each.month === month);
      expect((analysed?.revenueCents ?? 0) + (analysed?.leftOutCents ?? 0)).toBe(deposits.cents);
      expect(overall.months.find((each) => each.month === month)?.depositsCents).toBe(deposits.cents);
    }
    expect(signals).toEqual([]);
    // The bank's data covers earlier months and the current one, but neither is required.
    expect(bank?.months.length).toBeGreaterThan(overall.averagedMonths.length);
    expect(overall.averagedMonths).toEqual(read?.months.map(({ month }) => month));
  });

  test('lenders that administrators added are recognized when a bank is read', async () => {
    const staff = await openStaff();
    const lender = { name: 'Hydro Capital', words: ['HYDRO'] };
    const { lenderId } = (await staff.call(addLender, { body: lender })).body;
    await connectAndRead('steady');
    await staff.call(removeLender, { params: { lenderId: lenderId ?? '' } });
    const { accounts } = (await staff.call(getCashFlow, { params })).body;
    expect(accounts[0]?.obligations).toContainEqual(expect.objectContaining({ payee: lender.name, kind: 'lender' }));
  });

  test('no bank secret or account number reaches the browser or the database in plain text', async () => {
    const { loginId, requestId } = await logIn('steady');
    const responses = [(await confirm(loginId)).response.body];
    await stateIs('chooseAccount');
    const { accounts } = (await look()).connection ?? { accounts: [] };
    responses.push((await select(accounts[0]?.accountId)).response.body);
    await isRead();
    responses.push(JSON.stringify(await look()), JSON.stringify((await browser.call(getApplication, { params })).body));

    const row = JSON.stringify(await rowOf());
    for (const secret of [loginId, requestId]) {
      expect(responses.join()).not.toContain(secret);
      expect(row).not.toContain(secret);
    }
    expect(row).not.toContain(accounts[0]?.title ?? '');
    const { bankData } = (await browser.call(getApplication, { params })).body;
    const { id, login_hash: loginHash } = await rowOf();
    expect(bankData).toEqual({
      flinksLoginId: loginHash,
      flinksAccountId: accounts[0]?.accountId,
      flinksRequestId: id,
    });
  });

  test('a login made for another application, or for none, is refused and not stored', async () => {
    for (const tag of [randomUUID(), '']) {
      const { loginId } = await logIn('steady', tag);
      const refused = await confirm(loginId);
      expect([refused.status, refused.problem.code]).toEqual([422, 'errorBankLogin']);
    }
    expect((await confirm(randomUUID())).problem.code).toBe('errorBankLogin');
    expect((await look()).connection).toBeNull();
  });

  test('the same login again changes nothing; another one replaces it, and the first is deleted', async () => {
    const { loginId } = await connect('steady');
    const first = await rowOf();
    expect((await confirm(loginId)).body.state).toBe('chooseAccount');
    expect((await rowOf()).id).toBe(first.id);

    const other = await logIn('new');
    expect((await confirm(other.loginId)).status).toBe(200);
    await stateIs('chooseAccount');
    expect((await rowOf()).id).not.toBe(first.id);
    await vi.waitFor(async () => expect((await logins()).map(({ id }) => id)).not.toContain(loginId), WAIT);
    expect((await logins()).map(({ id }) => id)).toContain(other.loginId);
  });

  test('a short history: only its uncovered months are missing, and review stays closed', async () => {
    await connectAndRead('short');
    const { revenue } = await look();
    expect(revenue).toMatchObject({
      source: 'bank',
      state: 'missing',
      missingMonths: ['2025-08', '2025-09', '2025-10'],
    });
    const { version } = (await browser.call(getApplication, { params })).body;
    expect((await browser.call(confirmStatements, { params, body: { version } })).problem.code).toBe(
      'errorFileMissing',
    );
  });

  test('a connection that is read while it is shown is never shown as read without its months', async () => {
    await connectAndRead('short');
    const { database } = server.context;
    const setState = (state: 'read' | 'readingTransactions') =>
      database.query
        .updateTable('bank_connection')
        .set({ state })
        .where('application_id', '=', applicationId)
        .execute();
    await setState('readingTransactions');
    let hasBeenRead = false;
    const query = database.query.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!hasBeenRead) await setState('read');
        hasBeenRead = true;
        return result;
      },
    });
    const { customer_id: customerId } = await database.query
      .selectFrom('application')
      .select('customer_id')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const shown = await getBankConnectionOperation.handle({
      context: { ...server.context, database: { ...database, query } },
      caller: { customerId, sessionId: '' },
      params,
    } as never);
    expect(shown).toMatchObject({ connection: { state: 'read' }, revenue: { state: 'missing' } });
  });

  test('a short history with a reason: the reason replaces a file, until it is withdrawn', async () => {
    await connectAndRead('short');
    const opened = { kind: 'accountOpened', openedMonth: '2025-11' } as const;
    const given = (await browser.call(giveMonthsReason, { params, body: { ...opened, text: 'left out' } })).body;
    expect(given.monthsReason).toEqual({ ...opened, text: null, givenAt: server.clock.now().toISOString() });
    expect(await confirmRevenue()).toMatchObject({ revenueConfirmed: true, applicationStep: 'review' });
    expect((await look()).revenue).toMatchObject({ state: 'complete', missingMonths: [] });

    const withdrawn = (await browser.call(withdrawMonthsReason, { params })).body;
    expect(withdrawn).toMatchObject({ monthsReason: null, revenueConfirmed: false, reachedStep: 'revenue' });
    const { version } = (await browser.call(withdrawMonthsReason, { params })).body;
    const again = await browser.call(confirmStatements, { params, body: { version } });
    expect(again.problem.code).toBe('errorFileMissing');
  });

  test('an application sent without some months requests none of them, and shows the reason to staff and in the copy', async () => {
    await connectAndRead('short');
    const text = 'The branch burned down.';
    await browser.call(giveMonthsReason, { params, body: { kind: 'other', text } });
    expect(await browser.call(getApplication, { params })).toMatchObject({ body: { monthsReason: { text } } });
    await submit(browser, await confirmRevenue());
    await vi.waitFor(async () => {
      const { checks, missing } = (await browser.call(getChecks, { params })).body;
      expect(checks).toContainEqual({ kind: 'transactions', state: 'done' });
      expect(missing).toEqual([]);
    }, WAIT);
    const late = await browser.call(giveMonthsReason, { params, body: { kind: 'otherBank' } });
    expect(late.problem.code).toBe('errorAlreadySubmitted');

    const seen = await (await openStaff()).call(staffGetApplication, { params });
    expect(seen.body.application.monthsReason).toMatchObject({ kind: 'other', text });
    const ticket = (await browser.call(createCopyTicket, { params })).body;
    const copy = await server.app.inject({ url: ticket.path });
    const words = await extractText(await getDocumentProxy(new Uint8Array(copy.rawPayload)), { mergePages: true });
    expect(words.text).toMatch(/Statements not available\s+The branch burned down\./u);
  });

  test('without a bank and without a file no reason is sufficient', async () => {
    await browser.call(giveMonthsReason, { params, body: { kind: 'otherBank' } });
    const { version } = (await browser.call(getApplication, { params })).body;
    const confirmed = await browser.call(confirmStatements, { params, body: { version } });
    expect(confirmed.problem.code).toBe('errorFileMissing');
  });

  test.each([
    [{ kind: 'accountOpened' }, 'openedMonth', 'validation.monthsReason.openedMonth'],
    [{ kind: 'accountOpened', openedMonth: '2999-01' }, 'openedMonth', 'validation.monthsReason.openedMonth'],
    [{ kind: 'other', text: '  ' }, 'text', 'validation.monthsReason.text'],
  ] as const)('the reason %j is refused at its field', async (body, path, key) => {
    const refused = await browser.call(giveMonthsReason, { params, body });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ path, key }] } });
  });

  test.each(['usd', 'savings'])(
    'without a Canadian-dollar chequing account (%s) other accounts can be picked',
    async (story) => {
      const { accounts } = await connect(story);
      expect(accounts.length).toBeGreaterThan(0);
      expect(accounts.filter(({ kind: of, currency }) => of === 'chequing' && currency === 'CAD')).toEqual([]);
      expect((await select(accounts[0]?.accountId)).status).toBe(200);
      await isRead();
    },
  );

  test('an account cannot be picked if it is not on the login, or before accounts are read', async () => {
    expect((await select(randomUUID())).status).toBe(404);
    await connect('steady');
    expect((await select(randomUUID())).status).toBe(404);
  });

  test('slow transactions are polled every ten seconds', async () => {
    const { accounts } = await connect('pending');
    await select(accounts[0]?.accountId);
    await vi.waitFor(async () => expect((await rowOf()).asked_at).not.toBeNull(), WAIT);
    expect((await look()).revenue.state).toBe('reading');
    await vi.waitFor(async () => {
      await passTime(POLL_SECONDS);
      expect((await look()).connection?.state).toBe('read');
    }, WAIT);
  });

  test('the customer may continue during reading; if it takes more than half an hour, they are led back', async () => {
    const { accounts } = await connect('stuck');
    await select(accounts[0]?.accountId);
    const { version } = (await browser.call(getApplication, { params })).body;
    const confirmed = await browser.call(confirmStatements, { params, body: { version } });
    expect(confirmed.body.reachedStep).toBe('review');

    await vi.waitFor(async () => expect((await rowOf()).asked_at).not.toBeNull(), WAIT);
    await vi.waitFor(async () => {
      await passTime(5 * 60);
      expect(await rowOf()).toMatchObject({ state: 'failed', fault: 'bankBusy' });
    }, WAIT);
    await logInAgain();
    expect((await browser.call(getApplication, { params })).body.reachedStep).toBe('revenue');
  });

  test('a provider with a temporary outage is retried, and everything arrives once', async () => {
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

  test('disconnecting erases the data read and the login at the provider, and withdraws the consent', async () => {
    await browser.call(startBankConnection, { params, body: consent });
    const loginId = await connectAndRead('steady');
    const { version } = (await browser.call(getApplication, { params })).body;
    await browser.call(confirmStatements, { params, body: { version } });

    const after = (await browser.call(disconnectBank, { params })).body;
    expect(after).toMatchObject({ bank: null, revenueConfirmed: false, reachedStep: 'revenue' });
    expect((await look()).revenue.source).toBe('none');
    await loginIsGone(loginId);
    expect(await rowOf()).toMatchObject({ analysis_sealed: null, accounts_sealed: null, covered_from: null });
    const consents = await server.context.database.query
      .selectFrom('consent')
      .select('withdrawn_at')
      .where('application_id', '=', applicationId)
      .execute();
    expect(consents.every(({ withdrawn_at: at }) => at !== null)).toBe(true);
    expect((await browser.call(disconnectBank, { params })).status).toBe(200);
  });

  test('a login that the bank reports as busy is deleted later', async () => {
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

  test('months requested by name are requested exactly, and provided once they are read', async () => {
    await connectAndRead('steady');
    await submit(browser, await confirmRevenue());
    const staff = await openStaff();
    server.clock.advance(1);
    // One month is before the window, and the bank covers the other.
    const months = ['2025-06', '2025-09'];
    const items = [{ kind: 'statements', months }];
    await isUnderReview();
    expect((await staff.call(requestInformation, { params, body: { dueDay: null, items } })).status).toBe(200);

    expect((await browser.call(getChecks, { params })).body.missing).toMatchObject([{ kind: 'statements', months }]);
    const covered = async () => (await browser.call(listStatements, { params })).body.covered.months;
    expect(await covered()).toEqual(months.map((month) => ({ month, state: 'missing', gaps: [] })));

    for (const [index, period] of [
      { from: '2025-06-01', to: '2025-06-30' },
      { from: '2025-09-01', to: '2025-09-30' },
    ].entries()) {
      const file = await makeStatement(layoutNamed('RBC personal'), {
        ...period,
        account: '02782-5094431',
        holder: 'NORTHSHORE BAKERY',
      });
      expect((await uploadPdf(server, { browser, applicationId }, file)).status).toBe(200);
      await vi.waitFor(async () => expect((await covered())[index]?.state).toBe('found'), WAIT);
      if (index === 0) {
        await server.context.jobs.bringForward(3600);
        expect((await browser.call(getApplication, { params })).body.status).toBe('informationRequired');
      }
    }
    await vi.waitFor(async () => {
      await server.context.jobs.bringForward(3600);
      expect((await browser.call(getApplication, { params })).body.status).toBe('underReview');
    }, WAIT);
    await isUnderReview();
    expect((await browser.call(getChecks, { params })).body.missing).toEqual([]);
    expect((await browser.call(getApplication, { params })).body.statementCount).toBe(0);
    expect((await eventKinds()).filter((of) => of === 'statementsProvided')).toHaveLength(1);
  });

  test('after submission it can be disconnected in My applications; submitted data stays, and counts for no other application', async () => {
    const loginId = await connectAndRead('steady');
    await submit(browser, await confirmRevenue());
    const listed = async () => (await browser.call(listApplications)).body.applications[0]?.connectedBank;
    const { institution } = await rowOf();
    expect(await listed()).toBe(institution);
    const ticket = (await browser.call(createCopyTicket, { params })).body;
    const copy = await server.app.inject({ url: ticket.path });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(copy.rawPayload)), { mergePages: true });
    expect(text).toMatch(new RegExp(`Bank connection\\s+${institution}`, 'u'));
    expect(text).not.toContain('0 PDF files');

    const { bank, businessId, submittedBank } = (await browser.call(disconnectBank, { params })).body;
    expect([bank, submittedBank]).toEqual([null, institution]);
    await loginIsGone(loginId);
    expect(await listed()).toBeNull();
    expect(await analysesFor(applicationId)).toMatchObject([
      { applicationId, endedAt: server.clock.now().toISOString() },
    ]);
    expect((await look()).revenue.state).toBe('complete');
    expect(await eventKinds()).toContain('bankDisconnected');

    await closeByStaff();
    const next = (await browser.call(startApplication, { body: { businessId } })).body;
    expect(next.bankingRequired).toBe(true);
  });

  describe('ending the application ends the connection, and its login at the provider', () => {
    const endings = {
      'withdrawn before it was sent': { isSent: false, end: () => browser.call(withdrawApplication, { params }) },
      'withdrawn after it was sent': { isSent: true, end: () => browser.call(withdrawApplication, { params }) },
      'closed by staff': { isSent: true, end: () => closeByStaff() },
      expired: {
        isSent: false,
        end: async () => {
          server.clock.advance((APPLICATION_EXPIRES_AFTER_DAYS - APPLICATION_EXPIRY_NOTICE_DAYS) * DAY_SECONDS);
          await runJob(server.context, 'expire-applications');
          server.clock.advance(APPLICATION_EXPIRY_NOTICE_DAYS * DAY_SECONDS);
          await runJob(server.context, 'expire-applications');
        },
      },
    };

    test.each(Object.entries(endings))('%s', async (_, { isSent, end }) => {
      const loginId = await connectAndRead('steady');
      if (isSent) await submit(browser, await confirmRevenue());
      await end();
      await loginIsGone(loginId);
      const row = await rowOf();
      expect(row).toMatchObject({ ended_because: 'applicationClosed', accounts_sealed: null, request_sealed: null });
      expect(row.analysis_sealed !== null).toBe(isSent);
      expect((await eventKinds()).filter((of) => of === 'bankConnectionEnded')).toHaveLength(1);
    });

    test('once, however often the job runs, and later if it was lost or the provider had a long outage', async () => {
      const loginId = await connectAndRead('steady');
      await server.context.database.query
        .updateTable('application')
        .set({ status: 'closed', outcome: 'declined', closed_at: server.clock.now() })
        .where('id', '=', applicationId)
        .execute();
      await sandbox('PUT', '/sandbox/faults', { faults: [{ kind: 'outage' }] });
      await Promise.all([sweepBankLogins(), sweepBankLogins()]);
      await vi.waitFor(async () => expect((await rowOf()).ended_at).not.toBeNull(), WAIT);
      expect((await rowOf()).login_sealed).not.toBeNull();

      await sql`delete from pgboss.job where name = 'forget-bank-login'`.execute(server.context.database.query);
      await sandbox('PUT', '/sandbox/faults', { faults: [] });
      server.clock.advance(2 * DAY_SECONDS);
      await sweepBankLogins();
      await vi.waitFor(async () => {
        await server.context.jobs.bringForward(3600);
        expect((await rowOf()).login_sealed).toBeNull();
      }, WAIT);
      expect((await logins()).map(({ id }) => id)).not.toContain(loginId);
      expect((await eventKinds()).filter((of) => of === 'bankConnectionEnded')).toHaveLength(1);
    });

    test.runIf(kind === 'postgres')('and never blocks a job that works on the connection', async () => {
      await connectAndRead('steady');
      const { id } = await rowOf();
      const { database } = server.context;
      const [isLocked, isDone] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
      const work = database.transaction(async (tx) => {
        await lockBankConnection(tx, id);
        isLocked.resolve(undefined);
        await isDone.promise;
      });
      await isLocked.promise;
      // Closing waits here without holding a lock that the job needs.
      const free = await sql`select from application where id = ${applicationId} for update skip locked`.execute(
        database.query,
      );
      isDone.resolve(undefined);
      await work;
      expect(free.rows).toEqual([]);
    });

    test('even if it was lost before the database recorded closing times', async () => {
      await connectAndRead('steady');
      const { query } = server.context.database;
      await sql`update bank_connection set application_closed_at = '-infinity'`.execute(query);
      await sweepBankLogins();
      expect(await rowOf()).toMatchObject({ ended_at: null, application_closed_at: null });

      await query
        .updateTable('application')
        .set({ status: 'closed', outcome: 'declined', closed_at: server.clock.now() })
        .where('id', '=', applicationId)
        .execute();
      await sql`update bank_connection set application_closed_at = '-infinity'`.execute(query);
      await sweepBankLogins();
      await vi.waitFor(async () => expect((await rowOf()).ended_at).not.toBeNull(), WAIT);
    });
  });

  test('bank data less than 30 days old counts for the business’s next application', async () => {
    const loginId = await connectAndRead('steady');
    const { businessId } = (await browser.call(getApplication, { params })).body;
    await submit(browser, await confirmRevenue());
    await closeByStaff();
    await loginIsGone(loginId);
    const next = (
      await browser.call(startApplication, { body: { businessId, applicationCreatedWith: 'customerPortal' } })
    ).body;
    expect(next).toMatchObject({ bankingRequired: false, bank: null, experienceType: 'renewal' });
    const ofNext = { params: { applicationId: next.applicationId } };
    expect((await browser.call(getBankConnection, ofNext)).body).toMatchObject({
      connection: null,
      revenue: { source: 'bank', state: 'complete' },
    });

    expect(await analysesFor(next.applicationId)).toMatchObject([{ applicationId, currency: 'CAD' }]);
    const audited = await server.context.database.query
      .selectFrom('audit_entry')
      .select('row_id')
      .where('operation', '=', 'Staff_ListDepositAnalyses')
      .execute();
    expect(audited.map(({ row_id: id }) => id)).toEqual(expect.arrayContaining([applicationId, next.applicationId]));

    await reach(server, browser, next.applicationId, 'revenue', structureOf(legalName));
    const { version } = (await browser.call(getApplication, ofNext)).body;
    const confirmed = (await browser.call(confirmStatements, { ...ofNext, body: { version } })).body;
    expect(confirmed).toMatchObject({ reachedStep: 'review', bankingRequired: false, statementCount: 0 });

    server.clock.advance(30 * DAY_SECONDS);
    for (const _ of ['submitted', 'closed']) await server.inbox.waitFor(email);
    await logInAgain();
    expect((await browser.call(getApplication, ofNext)).body.bankingRequired).toBe(true);
    expect((await browser.call(getBankConnection, ofNext)).body.revenue.state).toBe('missing');
  });

  const logInAgain = async () => {
    ({ browser } = await logInAs(server, email));
  };

  describe('a notice from the provider', () => {
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

    test('delivers the transactions, and a repeated one changes nothing', async () => {
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

    test('without a valid signature is refused', async () => {
      const body = JSON.stringify({ ResponseType: 'GetAccountsDetail', RequestId: randomUUID(), Tag: applicationId });
      expect(await send(body, '')).toBe(403);
      expect(await send(body, createHmac('sha256', 'guessed').update(body).digest('base64'))).toBe(403);
    });
  });

  const openRequestOf = ({ request_sealed: sealed }: { request_sealed: string | null }) =>
    server.context.vault.open(sealed ?? '', 'bank.request');
});
