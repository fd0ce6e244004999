import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createCopyTicket,
  getApplication,
  listApplications,
  withdrawApplication,
  getChecks,
  getTimeline,
} from '@portal/contract/operations/application';
import { declineSin, giveSin } from '@portal/contract/operations/credit';
import { getCustomer } from '@portal/contract/operations/customer';
import {
  confirmBankConnection,
  getBankConnection,
  selectBankAccount,
  listStatements,
} from '@portal/contract/operations/revenue';
import {
  correctTransaction,
  getCashFlow,
  getCreditReport,
  listDepositAnalyses,
  listTransactions,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import { prepare, reach, structureOf } from '../application-journey.ts';
import { logInAtBank } from '../outside/bank-control.ts';
import { type CanarySearcher, formsOf, openCanarySearcher, searchedPlaces, spellingsOf } from './canary.ts';
import { ordinaryDatabases } from '../database/databases.ts';
import { layoutNamed, makeStatement } from '@portal/statements/corpus/corpus';
import { accountRows, giveRows } from '../statement-rows.ts';
import { submitAs, type Submitted, untilCheck, uploadPdf } from '../submitted-application.ts';
import { openBrowser, signUp, type TestBrowser } from '../test-browser.ts';
import { openTestServer, type TestServer } from '../test-context.ts';
import { openStaffKey } from '../test-keys.ts';
import { WAIT } from '../wait.ts';

const SIN = '951357842';
const [, spacedSin = '', dashedSin = ''] = spellingsOf(SIN, [3, 3, 3]);
const ACCOUNT = '027829513578';
const ACCOUNT_GROUPS = [5, 7];
const dashedAccount = spellingsOf(ACCOUNT, ACCOUNT_GROUPS)[2] ?? '';
const HOLDER = 'QUETZALCOATL TREE NURSERY';
const PAYER = 'XOCHIPILLI CUT FLOWERS';

describe.each(ordinaryDatabases())('canaries on %s', (kind) => {
  let server: TestServer;
  let searcher: CanarySearcher;
  let staff: TestBrowser;
  const log: string[] = [];

  beforeAll(async () => {
    server = await openTestServer(kind, {
      environment: { LOG_LEVEL: 'trace' },
      log: { write: (line) => log.push(line) },
      hasMetrics: true,
    });
    searcher = openCanarySearcher(server, log);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  async function readEverything(browser: TestBrowser, applicationId: string, customerId: string): Promise<void> {
    const params = { applicationId };
    await browser.call(getApplication, { params });
    await browser.call(getChecks, { params });
    await browser.call(getTimeline, { params });
    await browser.call(createCopyTicket, { params });
    await browser.call(getBankConnection, { params });
    await browser.call(listStatements, { params });
    await browser.call(listApplications);
    await browser.call(getCustomer, { params: { customerId } });
    await staff.call(staffGetApplication, { params });
    await staff.call(listDepositAnalyses, { params });
    await staff.call(getCashFlow, { params });
    await staff.call(getCreditReport, { params });
  }

  test('the searcher finds exposed data in every encoding', async () => {
    for (const before of ['', 'a', 'ab']) {
      const text = `${before}${SIN} and more`;
      for (const written of [text, btoa(text), Buffer.from(text).toString('hex')])
        expect(formsOf(SIN).filter((form) => written.includes(form))).not.toEqual([]);
    }
    log.push('a needle of the test');
    expect(await searcher.find(['needle of the test'])).toEqual(['log: needle of the test']);
    log.pop();
  });

  test('a SIN appears nowhere, while it is stored and after', async () => {
    const forms = formsOf(...spellingsOf(SIN, [3, 3, 3]));
    const bureau = server.sandboxes.bureau;
    if (!bureau) throw new Error('The bureau has no stand-in');
    const give = ({ browser, applicationId }: Submitted, sin: string) =>
      browser.call(giveSin, { params: { applicationId }, body: { sin } });
    const readAll = ({ browser, applicationId, customerId }: Submitted) =>
      readEverything(browser, applicationId, customerId);

    const found = await submitAs(server, 'Nohit');
    await untilCheck(server, found, 'personalDetails', 'needsYou');
    await give(found, `${SIN}x`);
    bureau.isAway = true;
    await give(found, dashedSin);
    await untilCheck(server, found, 'personalDetails', 'running');
    await readAll(found);
    const held = await server.context.database.query.selectFrom('held_sin').selectAll().execute();
    expect(held).toHaveLength(1);
    expect(await searcher.find(forms)).toEqual([]);
    bureau.isAway = false;
    await untilCheck(server, found, 'personalDetails', 'done');
    await readAll(found);

    const notFound = await submitAs(server, 'Nowhere');
    await untilCheck(server, notFound, 'personalDetails', 'needsYou');
    await give(notFound, spacedSin);
    await untilCheck(server, notFound, 'personalDetails', 'handedOver');
    await readAll(notFound);

    const withdrawn = await submitAs(server, 'Thin');
    await untilCheck(server, withdrawn, 'personalDetails', 'needsYou');
    bureau.isAway = true;
    await give(withdrawn, SIN);
    const { browser, applicationId } = withdrawn;
    await browser.call(withdrawApplication, { params: { applicationId } });
    await browser.call(declineSin, { params: { applicationId } });
    bureau.isAway = false;

    await vi.waitFor(() => expect(server.inbox.mails.length).toBeGreaterThan(5), WAIT);
    expect(await server.context.database.query.selectFrom('held_sin').selectAll().execute()).toEqual([]);
    expect(await searcher.find(forms)).toEqual([]);
  });

  test('the credit bureau’s report appears only in the response to staff', async () => {
    const submitted = await submitAs(server, 'Tremblay');
    await untilCheck(server, submitted, 'personalDetails', 'done');
    const { browser, applicationId, customerId } = submitted;
    await readEverything(browser, applicationId, customerId);
    const [inquiry] = (await staff.call(getCreditReport, { params: { applicationId } })).body.inquiries;
    const words = inquiry?.reasons[0]?.description ?? '';
    expect([inquiry?.bureauRef?.length, words.length > 0]).toEqual([10, true]);
    const leaks = await searcher.find(formsOf(inquiry?.bureauRef ?? '', words));
    expect(leaks).toEqual([`answers: ${inquiry?.bureauRef ?? ''}`, `answers: ${words}`]);
  });

  test('account numbers and bank logins appear nowhere, and names on statements only in answers', async () => {
    const { browser, customerId } = await signUp(server, `${randomUUID()}@example.ca`);
    const applicationId = await prepare(browser);
    const params = { applicationId };
    await reach(server, browser, applicationId, 'revenue', structureOf(`Nursery ${randomUUID().slice(0, 8)} inc.`));

    const username = `steady-${randomUUID().slice(0, 8)}`;
    const { loginId, requestId } = await logInAtBank(server.sandboxes.bank?.url ?? '', username, applicationId);
    const accounts = await server.context.bank.readAccounts(requestId);
    const numbers = accounts.ok ? accounts.value.map(({ number }) => number) : [];
    const look = async () => (await browser.call(getBankConnection, { params })).body.connection;
    await browser.call(confirmBankConnection, { params, body: { loginId } });
    await vi.waitFor(async () => expect((await look())?.state).toBe('chooseAccount'), WAIT);
    const accountId = (await look())?.accounts[0]?.accountId ?? '';
    await browser.call(selectBankAccount, { params, body: { accountId } });
    await vi.waitFor(async () => {
      await server.context.jobs.bringForward(10);
      expect((await look())?.state).toBe('read');
    }, WAIT);

    const statement = { from: '2025-08-01', to: '2025-08-31', account: dashedAccount, holder: HOLDER };
    const file = await makeStatement(layoutNamed('RBC personal'), statement);
    expect((await uploadPdf(server, { browser, applicationId }, file)).status).toBe(200);
    await vi.waitFor(async () => {
      const { statements } = (await browser.call(listStatements, { params })).body;
      expect(statements[0]?.reading).toMatchObject({ state: 'read', accounts: [ACCOUNT.slice(-4)] });
    }, WAIT);
    const { statementId = '' } = (await browser.call(listStatements, { params })).body.statements[0] ?? {};
    const place = { applicationId, statementId };
    await giveRows(server, place, [accountRows({ rows: [['2025-08-05', 125_00, `EFT CREDIT ${PAYER}`]] })]);
    const added = { kind: 'add', after: 0, date: '2025-08-06', description: PAYER, cents: 1 };
    for (const correction of [added, { ...added, cents: 0.5 }, { ...added, after: 7 }])
      await staff.call(correctTransaction, { params: place, body: { account: 0, version: 0, correction } });
    const { body: rows } = await staff.call(listTransactions, { params: place });
    expect(JSON.stringify(rows)).toContain(PAYER);
    await readEverything(browser, applicationId, customerId);
    // Staff see who paid, and the customer is asked whose name is on a statement.
    const leaks = await searcher.find(formsOf(PAYER, HOLDER));
    expect(leaks.filter((leak) => !leak.startsWith('answers: '))).toEqual([]);

    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.every((number) => /^\d{7,}$/u.test(number))).toBe(true);
    const places = await searcher.read();
    for (const place of searchedPlaces) expect(places[place].length).toBeGreaterThan(0);
    const secrets = [
      ...numbers.flatMap((number) => spellingsOf(number, [3, number.length - 3])),
      ...spellingsOf(ACCOUNT, ACCOUNT_GROUPS),
      ...[loginId, requestId],
    ];
    expect(await searcher.find(formsOf(...secrets))).toEqual([]);
  });
});
