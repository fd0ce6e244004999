import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { answerHolder, listStatements, removeStatement } from '@portal/contract/operations/revenue';
import {
  closeApplication,
  correctTransaction,
  getCashFlow,
  listTransactions,
  staffGetApplication,
  withdrawCorrection,
} from '@portal/contract/operations/staff';
import { prepare, reach, structureOf } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { runJob } from '../../../../test/run-job.ts';
import { scannedMonth } from '@portal/statements/corpus/scanned-month';
import { gappedStatements, wholeStatements } from '@portal/statements/corpus/whole-statements';
import { accountRows, addStatement, giveReading, giveRows } from '../../../../test/statement-rows.ts';
import { submitAs, uploadPdf } from '../../../../test/submitted-application.ts';
import { openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { WAIT } from '../../../../test/wait.ts';

/** OCR runs after all other readings, which takes minutes on a busy machine. */
const PICTURES_WAIT = { timeout: 10 * MINUTE_MS, interval: 500 };
const PAYEE = 'QUETZAL ROASTERS';

describe.each(ordinaryDatabases())('statement rows on %s', (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  let staff: TestBrowser;
  let applicationId: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    ({ browser } = await signUp(server, `${randomUUID()}@example.ca`));
    applicationId = await prepare(browser);
    await reach(server, browser, applicationId, 'revenue', structureOf(`Bakery ${randomUUID().slice(0, 8)} inc.`));
  });

  const upload = async (): Promise<string> => {
    const { status, file } = await uploadPdf(server, { browser, applicationId });
    expect(status).toBe(200);
    return file.statementId;
  };
  const uploadWith = async (...accounts: Parameters<typeof accountRows>[0][]): Promise<string> => {
    const statementId = await upload();
    await giveRows(
      server,
      { applicationId, statementId },
      accounts.map((each) => accountRows(each)),
    );
    return statementId;
  };
  const list = (statementId: string, id = applicationId) =>
    staff.call(listTransactions, { params: { applicationId: id, statementId } });
  const correct = (statementId: string, version: number, correction: object, account = 0) =>
    staff.call(correctTransaction, { params: { applicationId, statementId }, body: { account, version, correction } });
  const cashFlow = async () => (await staff.call(getCashFlow, { params: { applicationId } })).body;
  const proofOf = async (statementId: string) => {
    const { statements } = (await staff.call(staffGetApplication, { params: { applicationId } })).body;
    const { proof, correctedBy } = statements.find((file) => file.statementId === statementId) ?? {};
    return [proof, correctedBy];
  };
  const readingsOf = async () =>
    (await browser.call(listStatements, { params: { applicationId } })).body.statements.map(({ reading }) => reading);
  const tilesOf = async () => (await readingsOf()).map(({ deposits }) => deposits);
  const eventsOf = async (kindOfEvent: string) => {
    const { query } = server.context.database;
    const events = await query
      .selectFrom('application_event')
      .select('kind')
      .where('application_id', '=', applicationId)
      .execute();
    return events.filter((event) => event.kind === kindOfEvent).length;
  };
  const storedAccounts = (statementId: string) =>
    server.context.database.query
      .selectFrom('statement_account')
      .selectAll()
      .where('statement_id', '=', statementId)
      .execute();
  const broken = {
    rows: [
      ['2026-01-05', 500_00],
      ['2026-01-06', 200_00, PAYEE],
      ['2026-01-07', -50_00],
    ],
    closingCents: 1750_00,
    proof: 'notProven',
    doubt: { kind: 'contradicts', what: 'sum', page: 1 },
  } as const;

  it('are listed with their proof, in the audit trail, and only under their own application', async () => {
    const statementId = await uploadWith(
      { rows: [['2026-01-05', 500_00, PAYEE]] },
      { account: '7770', proof: 'notProven' },
    );
    const { status, body } = await list(statementId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      statementId,
      proof: 'notProven',
      accounts: [
        {
          position: 0,
          version: 0,
          account: '4431',
          proof: 'proven',
          proofAsRead: 'proven',
          correctedBy: [],
          transactions: [{ row: 0, date: '2026-01-05', description: PAYEE, cents: 500_00, isLeftOut: false }],
        },
        { position: 1, account: '7770', proof: 'notProven' },
      ],
    });
    expect((await list(statementId, randomUUID())).problem.code).toBe('errorNotFound');
    const audited = await server.context.database.query
      .selectFrom('audit_entry')
      .select('operation')
      .where('row_id', '=', statementId)
      .execute();
    expect(audited.map(({ operation }) => operation)).toContain('Staff_ListTransactions');
  });

  it('can be corrected to an amount, but never to zero', async () => {
    const statementId = await uploadWith(broken);
    const add = { kind: 'add', after: 0, date: '2026-01-05', description: 'X', cents: 0 };
    for (const correction of [{ kind: 'amount', row: 1, cents: 0 }, add]) {
      const { status, problem } = await correct(statementId, 0, correction);
      expect(status).toBe(422);
      expect(problem.errors).toEqual([{ path: 'correction.cents', key: 'validation.staff.noAmount' }]);
    }
    expect((await list(statementId)).body.accounts).toMatchObject([{ version: 0, corrections: [] }]);
  });

  it('are checked again with every printed total', async () => {
    const printed = [
      { label: 'opening', cents: 1000_00, items: undefined },
      { label: 'totalIn', cents: 800_00, items: 2 },
      { label: 'closing', cents: 1750_00, items: undefined },
    ] as const;
    const statementId = await uploadWith({ ...broken, checks: { printed: [...printed], among: [], unread: 0 } });
    const wrong = await correct(statementId, 0, { kind: 'amount', row: 2, cents: 50_00 });
    expect(wrong.body.accounts).toMatchObject([{ proof: 'notProven' }]);
    const [correctionId = ''] = wrong.body.accounts.flatMap(({ corrections }) =>
      corrections.map((each) => each.correctionId),
    );
    await staff.call(withdrawCorrection, { params: { applicationId, statementId, correctionId } });
    const right = await correct(statementId, 2, { kind: 'amount', row: 1, cents: 300_00 });
    expect(right.body.accounts).toMatchObject([{ proof: 'proven' }]);
    const { events } = (await staff.call(staffGetApplication, { params: { applicationId } })).body;
    expect(events.slice(-3).map(({ kind, by, months }) => [kind, by.actor, ...months])).toEqual([
      ['rowCorrected', 'staff', '2026-01'],
      ['correctionWithdrawn', 'staff'],
      ['rowCorrected', 'staff', '2026-01'],
    ]);
  });

  it('show which pages are missing, but not for readings from before that was recorded', async () => {
    const pageGap = { of: 5, missing: [3], doubled: [2] };
    const statementId = await uploadWith({ ...broken, pageGap });
    expect((await list(statementId)).body.accounts).toMatchObject([{ proof: 'notProven', pageGap }]);
    const { body } = await correct(statementId, 0, { kind: 'amount', row: 1, cents: 300_00 });
    expect(body.accounts).toMatchObject([{ proof: 'notProven', pageGap }]);
    expect((await cashFlow()).signals).toContainEqual({ kind: 'pagesMissing', statementId, account: 0, pageGap });
    const { query } = server.context.database;
    await query
      .updateTable('statement_account')
      .set({ checks_sealed: null })
      .where('statement_id', '=', statementId)
      .execute();
    expect((await list(statementId)).body.accounts).toMatchObject([{ proof: 'proven', pageGap: null }]);
  });

  it('in the name of neither the business nor the applicant are a signal, whatever the customer answers', async () => {
    const holders = ['ANA TREMBLAY', 'NORTHSHORE BAKERY INC', 'Harbour Foods Ltd.'];
    const files = [];
    for (const holder of holders) {
      const statementId = await upload();
      await giveRows(server, { applicationId, statementId }, [accountRows()], { holder });
      files.push(statementId);
    }
    const [, , other = ''] = files;
    await browser.call(answerHolder, {
      params: { applicationId, statementId: other },
      body: { answer: 'businessName' },
    });
    const named = (await cashFlow()).signals.filter((signal) => signal.kind === 'otherHolder');
    expect(named).toEqual([{ kind: 'otherHolder', statementId: other, holder: 'Harbour Foods Ltd.' }]);
  });

  it('from an uploaded file are read, up to the deposits on the customer’s tile', async () => {
    const whole = wholeStatements.find(
      ({ accounts, isCreditCard }) => !isCreditCard && accounts().every(({ to }) => to < '2026-02-01'),
    );
    const { status, file } = await uploadPdf(server, { browser, applicationId }, await whole?.make());
    expect(status).toBe(200);
    const found = await vi.waitFor(async () => {
      const { body } = await list(file.statementId);
      expect(body.proof).toBe('proven');
      return body.accounts;
    }, WAIT);
    const truth = (whole?.accounts() ?? []).map(({ transactions }) => transactions.map(({ cents }) => cents));
    expect(found.map(({ transactions }) => transactions.map(({ cents }) => cents))).toEqual(truth);
    const deposits = (cents: readonly number[]) => cents.reduce((total, each) => total + Math.max(0, each), 0);
    expect(deposits((await tilesOf()).flat().map(({ cents }) => cents))).toBe(deposits(truth.flat()));
    expect((await cashFlow()).signals.map((signal) => signal.kind)).toEqual(['otherHolder']);
  });

  it('from a file with a page missing are not trusted, and the customer sees why next to the file', async () => {
    // The clock starts after the statements' months.
    const later = await openTestServer(kind, { start: new Date('2026-07-07T14:00:00Z') });
    onTestFinished(() => later.close());
    const { browser: customer } = await signUp(later, `${randomUUID()}@example.ca`);
    const own = { browser: customer, applicationId: await prepare(customer) };
    await reach(later, customer, own.applicationId, 'revenue', structureOf('Gapped inc.'));
    const gapped = gappedStatements(wholeStatements).find(({ missing: [page = 0] }) => page > 1);
    await uploadPdf(later, own, await gapped?.make());
    const readings = async () => {
      const { body } = await customer.call(listStatements, { params: { applicationId: own.applicationId } });
      return body.statements.map(({ reading }) => reading);
    };
    await expect.poll(readings, WAIT).toMatchObject([{ state: 'read', deposits: [] }]);
    expect((await readings())[0]?.hints).toContain('pagesMissing');
  });

  it('are reported as not read if a statement has none', async () => {
    const statementId = await upload();
    const found = await vi.waitFor(async () => {
      const { body } = await list(statementId);
      expect(body.state).not.toBe('waiting');
      return body;
    }, WAIT);
    expect(found).toMatchObject({ statementId, state: 'notRecognised', proof: 'notRead', accounts: [] });
    expect((await cashFlow()).notCounted).toEqual([
      { statementId, account: null, connectionOf: null, reason: 'notRead' },
    ]);
  });

  it('are stored encrypted, and erased with their file', async () => {
    const statementId = await uploadWith({ rows: [['2026-01-05', 500_00, PAYEE]] });
    await correct(statementId, 0, { kind: 'leaveOut', row: 0 });
    const stored = await storedAccounts(statementId);
    expect(stored).toMatchObject([{ position: 0, version: 1, proof: 'notProven' }]);
    expect(JSON.stringify(stored)).not.toMatch(/QUETZAL|4431|50000/u);
    await browser.call(removeStatement, { params: { applicationId, statementId } });
    expect(await storedAccounts(statementId)).toEqual([]);
    expect((await list(statementId)).status).toBe(404);
  });

  it('are proven by a correction under the key’s name, which can be withdrawn', async () => {
    const statementId = await uploadWith(broken);
    expect((await cashFlow()).overall.months).toEqual([]);
    expect((await cashFlow()).signals).toEqual([{ kind: 'sumsDoNotHold', statementId, account: 0, row: null }]);
    expect(await tilesOf()).toEqual([[]]);
    expect(await proofOf(statementId)).toEqual(['notProven', []]);

    const { status, body } = await correct(statementId, 0, { kind: 'amount', row: 1, cents: 300_00 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      proof: 'proven',
      accounts: [{ version: 1, proof: 'proven', proofAsRead: 'notProven' }],
    });
    expect(body.accounts[0]?.correctedBy).toEqual(['test']);
    expect(await proofOf(statementId)).toEqual(['proven', ['test']]);
    expect(body.accounts[0]?.transactions.map(({ cents }) => cents)).toEqual([500_00, 300_00, -50_00]);
    expect((await cashFlow()).overall.months).toMatchObject([{ month: '2026-01', depositsCents: 800_00 }]);
    expect(await tilesOf()).toEqual([[{ month: '2026-01', cents: 800_00, account: '4431', name: null }]]);

    const correctionId = body.accounts[0]?.corrections[0]?.correctionId ?? '';
    const withdraw = (id: string) =>
      staff.call(withdrawCorrection, { params: { applicationId, statementId, correctionId: id } });
    expect((await withdraw(correctionId)).body.accounts).toMatchObject([
      { version: 2, proof: 'notProven', correctedBy: [], corrections: [] },
    ]);
    expect(await proofOf(statementId)).toEqual(['notProven', []]);
    expect((await withdraw(correctionId)).body.accounts).toMatchObject([{ version: 2 }]);
    expect((await withdraw(randomUUID())).status).toBe(404);
    expect(await tilesOf()).toEqual([[]]);
  });

  it('accept every kind of correction, one per row, and none for a row that was not read', async () => {
    const rows = [
      ['2026-01-05', 500_00],
      ['2026-01-06', 40_00],
      ['2026-01-07', 60_00],
    ] as const;
    const statementId = await uploadWith({ rows, closingCents: 1470_00, proof: 'notProven' });
    await correct(statementId, 0, { kind: 'sign', row: 1 });
    await correct(statementId, 1, { kind: 'leaveOut', row: 2 });
    const added = { kind: 'add', after: 0, date: '2026-01-06', description: `${PAYEE}  `, cents: 10_00 };
    const { accounts } = (await correct(statementId, 2, added)).body;
    expect(accounts[0]).toMatchObject({ proof: 'proven', version: 3 });
    expect(accounts[0]?.transactions).toMatchObject([
      { row: 0, cents: 500_00, correctionId: null },
      { row: 5, cents: 10_00, description: PAYEE },
      { row: 1, cents: -40_00 },
      { row: 2, cents: 60_00, isLeftOut: true },
    ]);

    const again = (await correct(statementId, 3, { kind: 'amount', row: 1, cents: -30_00 })).body.accounts[0];
    expect(again?.corrections.filter(({ row }) => row === 1)).toMatchObject([{ correction: { kind: 'amount' } }]);
    expect(again?.proof).toBe('notProven');
    expect((await correct(statementId, 4, { kind: 'sign', row: 3 })).problem.code).toBe('errorValidation');
    expect((await correct(statementId, 4, { kind: 'sign', row: 0 }, 1)).problem.code).toBe('errorNotFound');
  });

  it.runIf(process.env.TEST_FULL === '1')(
    'from an unproven scan are marked as such and not counted, until a person has proven them',
    async () => {
      const scan = await scannedMonth('2026-01', { isMisprinted: true });
      const { status, file } = await uploadPdf(server, { browser, applicationId }, scan.content);
      expect(status).toBe(200);
      const { statementId } = file;
      const read = await vi.waitFor(async () => {
        const { body } = await list(statementId);
        expect(body.state).not.toBe('waiting');
        return body;
      }, PICTURES_WAIT);
      expect(read).toMatchObject({
        state: 'notRecognised',
        proof: 'notProven',
        accounts: [{ account: '4431', proof: 'notProven', breaksAt: scan.misprintedRow }],
      });
      const centsOf = ({ accounts }: typeof read) => accounts[0]?.transactions.map(({ cents }) => cents);
      expect(centsOf(read)?.toSpliced(scan.misprintedRow, 1)).toEqual(scan.cents.toSpliced(scan.misprintedRow, 1));
      expect(centsOf(read)?.[scan.misprintedRow]).not.toBe(scan.cents[scan.misprintedRow]);
      const notProven = { statementId, account: 0, connectionOf: null, reason: 'notProven' };
      const nothing = { overall: { months: [] }, signals: [], notCounted: [notProven] };
      expect(await cashFlow()).toMatchObject(nothing);
      const shown = async () => (await browser.call(listStatements, { params: { applicationId } })).body;
      const unread = { state: 'notRecognised', bank: null, accounts: [], periods: [], hints: [], deposits: [] };
      const before = await shown();
      expect(before.statements).toMatchObject([{ reading: unread }]);
      expect(before.covered.months.map(({ state }) => state)).not.toContain('found');

      const [row, cents] = [scan.misprintedRow, scan.cents[scan.misprintedRow] ?? 0];
      const corrected = (await correct(statementId, 0, { kind: 'amount', row, cents })).body;
      expect(corrected).toMatchObject({
        state: 'notRecognised',
        proof: 'proven',
        accounts: [{ proofAsRead: 'notProven', correctedBy: ['test'] }],
      });
      const depositsCents = scan.cents.reduce((sum, each) => sum + Math.max(0, each), 0);
      expect(await cashFlow()).toMatchObject({
        accounts: [{ bank: 'cibc', account: '4431', covered: [{ from: '2026-01-01', to: '2026-01-28' }] }],
        overall: { months: [{ month: '2026-01', depositsCents }] },
        signals: [],
        notCounted: [],
      });
      expect(await shown()).toEqual(before);

      const correctionId = corrected.accounts[0]?.corrections[0]?.correctionId ?? '';
      await staff.call(withdrawCorrection, { params: { applicationId, statementId, correctionId } });
      expect(await cashFlow()).toMatchObject(nothing);
    },
    PICTURES_WAIT.timeout + MINUTE_MS,
  );

  it('corrected by two people at the same time: the second is refused with the current version', async () => {
    const statementId = await uploadWith(broken);
    const answers = await Promise.all([
      correct(statementId, 0, { kind: 'amount', row: 1, cents: 300_00 }),
      correct(statementId, 0, { kind: 'amount', row: 1, cents: 900_00 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
      code: 'errorVersionConflict',
      version: 1,
    });
  });

  it('retain a correction whose withdrawal refers to an outdated version', async () => {
    const statementId = await uploadWith(broken);
    const { accounts } = (await correct(statementId, 0, { kind: 'amount', row: 1, cents: 300_00 })).body;
    const correctionId = accounts[0]?.corrections[0]?.correctionId ?? '';
    await correct(statementId, 1, { kind: 'leaveOut', row: 0 });
    const withdraw = (version: string) =>
      staff.call(withdrawCorrection, { params: { applicationId, statementId, correctionId }, query: { version } });

    const refused = await withdraw('1');
    expect([refused.status, refused.problem]).toMatchObject([409, { code: 'errorVersionConflict', version: 2 }]);
    expect((await list(statementId)).body.accounts).toMatchObject([
      { version: 2, corrections: [{ correction: { kind: 'amount' } }, { correction: { kind: 'leaveOut' } }] },
    ]);
    expect((await withdraw('one')).status).toBe(422);
    expect((await withdraw('2')).body.accounts).toMatchObject([
      { version: 3, corrections: [{ correction: { kind: 'leaveOut' } }] },
    ]);
    expect((await withdraw('2')).problem).toMatchObject({ code: 'errorVersionConflict', version: 3 });
  });

  it('from one account in two files count once, and each number links to its rows', async () => {
    const january = await uploadWith({
      rows: [
        ['2026-01-05', 500_00],
        ['2026-01-20', 80_00],
      ],
    });
    const fromMiddle = await uploadWith({
      from: '2026-01-16',
      to: '2026-02-15',
      openingCents: 1500_00,
      rows: [
        ['2026-01-20', 80_00],
        ['2026-02-03', 70_00],
      ],
    });
    const { accounts, signals } = await cashFlow();
    expect(accounts[0]?.months).toMatchObject([
      {
        month: '2026-01',
        isFull: true,
        deposits: { cents: 580_00, count: 2, from: [{ statementId: january, account: 0, rows: [0, 1] }] },
        balances: { lowestCents: 1000_00, lowestOn: '2026-01-01', daysBelowZero: 0 },
      },
      { month: '2026-02', isFull: false, deposits: { from: [{ statementId: fromMiddle, account: 0, rows: [1] }] } },
    ]);
    expect(signals).toEqual([]);
  });

  it('from an account in another currency are stored, but in no total', async () => {
    const checks = { printed: [], among: [], unread: 0 };
    const dollars = { account: '9911', currency: 'USD', checks, rows: [['2026-01-05', 900_00]] } as const;
    const statementId = await uploadWith({ rows: [['2026-01-05', 500_00]] }, dollars);
    expect(await readingsOf()).toMatchObject([{ state: 'read', otherCurrency: 'USD', pagesNotCounted: [] }]);
    expect(await tilesOf()).toEqual([[{ month: '2026-01', cents: 500_00, account: '4431', name: null }]]);
    const flow = await cashFlow();
    expect(flow.overall.months).toMatchObject([{ month: '2026-01', depositsCents: 500_00, accounts: [0] }]);
    expect(flow.accounts.map(({ currency }) => currency)).toEqual(['CAD', 'USD']);
    expect(flow.notCounted).toEqual([{ statementId, account: 1, connectionOf: null, reason: 'otherCurrency' }]);
    expect((await list(statementId)).body.accounts).toMatchObject([{ account: '4431' }, { account: '9911' }]);

    const { body } = await correct(statementId, 0, { kind: 'amount', row: 0, cents: 900_00 }, 1);
    expect(body.proof).toBe('proven');
    expect(await tilesOf()).toEqual([[{ month: '2026-01', cents: 500_00, account: '4431', name: null }]]);
  });

  it('from a file with only such an account state its currency, and list the pages not counted', async () => {
    const otherId = await upload();
    const account = accountRows({ currency: 'USD', checks: { printed: [], among: [], unread: 0 } });
    await giveReading(server, {
      ...{ applicationId, statementId: otherId },
      reading: { state: 'notRecognised', reason: 'otherCurrency', unproven: { bank: 'rbc', accounts: [account] } },
    });
    const partId = await upload();
    await giveRows(server, { applicationId, statementId: partId }, [accountRows()], { pagesNotCounted: [2, 3] });
    expect(await readingsOf()).toMatchObject([
      { state: 'notRecognised', otherCurrency: 'USD', bank: null, periods: [], deposits: [] },
      { state: 'read', otherCurrency: null, pagesNotCounted: [2, 3], deposits: [{ cents: 125_00 }] },
    ]);
    const { statements } = (await staff.call(staffGetApplication, { params: { applicationId } })).body;
    expect(statements).toMatchObject([{ reading: { otherCurrency: 'USD' } }, { reading: { pagesNotCounted: [2, 3] } }]);
  });

  it('from accounts on one combined statement are deposited under their own names, which staff see', async () => {
    const checks = { printed: [], among: [], unread: 0 };
    const statementId = await uploadWith(
      { name: 'EOP 1', checks, rows: [['2026-01-05', 500_00]] },
      { name: 'ES 1 Épargne stable', checks, rows: [['2026-01-06', 40_00]] },
      { name: 'EOP 1', checks, rows: [['2026-01-20', 30_00]] },
    );
    expect(await tilesOf()).toEqual([
      [
        { month: '2026-01', cents: 530_00, account: '4431', name: 'EOP 1' },
        { month: '2026-01', cents: 40_00, account: '4431', name: 'ES 1 Épargne stable' },
      ],
    ]);
    const { accounts } = (await list(statementId)).body;
    expect(accounts.map(({ name }) => name)).toEqual(['EOP 1', 'ES 1 Épargne stable', 'EOP 1']);
    expect((await cashFlow()).accounts.map(({ name }) => name)).toContain('ES 1 Épargne stable');
  });

  it('whose balances do not chain raise a signal', async () => {
    const december = await uploadWith({ from: '2025-12-01', to: '2025-12-31', rows: [['2025-12-05', 500_00]] });
    const january = await uploadWith({ openingCents: 1400_00 });
    expect((await cashFlow()).signals).toEqual([
      {
        kind: 'doesNotChain',
        statementId: december,
        account: 0,
        nextStatementId: january,
        nextAccount: 0,
        closingCents: 1500_00,
        openingCents: 1400_00,
      },
    ]);
  });

  it('announce that the last statement has been read, but not while another is waiting', async () => {
    await upload();
    await vi.waitFor(async () => expect(await eventsOf('revenueRead')).toBe(1), WAIT);

    const waiting = { applicationId, statementId: await addStatement(server, applicationId) };
    const statementId = await upload();
    await vi.waitFor(async () => {
      const { statements } = (await browser.call(listStatements, { params: { applicationId } })).body;
      expect(statements.find((each) => each.statementId === statementId)?.reading.state).toBe('notRecognised');
    }, WAIT);
    expect(await eventsOf('revenueRead')).toBe(1);
    await browser.call(removeStatement, { params: waiting });
    expect(await eventsOf('revenueRead')).toBe(2);
    await browser.call(removeStatement, { params: { applicationId, statementId } });
    expect(await eventsOf('revenueRead')).toBe(2);
  });

  it('are erased after the retention period for bank data, while the file stays as long as its application', async () => {
    const submitted = await submitAs(server, 'Steady');
    const place = { applicationId: submitted.applicationId, statementId: '' };
    const { statements } = (await submitted.browser.call(listStatements, { params: place })).body;
    place.statementId = statements[0]?.statementId ?? '';
    await giveRows(server, place, [accountRows()]);
    await staff.call(closeApplication, { params: place, body: { outcome: 'funded' } });
    server.clock.advance((server.context.config.retentionDays.bankData * DAY_MS) / SECOND_MS + 1);
    await runJob(server.context, 'erase-past-retention');
    expect(await storedAccounts(place.statementId)).toEqual([]);
    expect((await list(place.statementId, place.applicationId)).body).toMatchObject({ proof: 'notRead' });
  });
});
