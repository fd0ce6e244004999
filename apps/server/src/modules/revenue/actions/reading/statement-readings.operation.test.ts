import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MEGABYTE, MINUTE_MS } from '@portal/contract/constants';
import type { StatementFile } from '@portal/contract/entities/entities';
import { createExportTicket } from '@portal/contract/operations/privacy';
import { answerHolder, listStatements, removeStatement } from '@portal/contract/operations/revenue';
import { staffGetApplication } from '@portal/contract/operations/staff';
import { strFromU8, unzipSync } from 'fflate';
import { prepare, reach, structureOf } from '../../../../../test/application-journey.ts';
import { whileAnswering } from '../../../../../test/attempts/answers-meanwhile.ts';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { ordinaryPdf, pageBombPdf } from '@portal/statements/corpus/sample-pdfs';
import { layoutNamed, makeStatement } from '@portal/statements/corpus/corpus';
import { scannedMonth } from '@portal/statements/corpus/scanned-month';
import { scanOf } from '@portal/statements/corpus/scans';
import { halfYearStatement, wholeStatementNamed } from '@portal/statements/corpus/whole-statements';
import { uploadPdf } from '../../../../../test/submitted-application.ts';
import { openBrowser, signUp, type TestBrowser } from '../../../../../test/test-browser.ts';
import { type TestServer, openTestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import type { JobHandler } from '../../../../platform/jobs.ts';
import { revenueJobs } from '../../jobs.ts';
import { pdfReader } from './shared-reader.ts';
import { unread } from '@portal/statements/pdf/pdf-verdict';
import { listReadings } from '../../storage/statement-readings.ts';
import { readUploadedStatement } from './read-uploaded-statement.ts';
import { WAIT } from '../../../../../test/wait.ts';

/** OCR runs after all other readings, which takes minutes on a busy machine. */
const PICTURES_WAIT = { timeout: 10 * MINUTE_MS, interval: 500 };
const HOLDER = 'NORTHSHORE BAKERY';
const ACCOUNT = '02782-5094431';
/** A two-page statement for December 2025, in a plain typeface. */
const SCANNED = 'Scotiabank business, balance once a day and none of the sums';
const MINUTE_SECONDS = 60;
const isFull = process.env.TEST_FULL === '1';
const DECEMBER = { from: '2025-12-01', to: '2025-12-31', account: ACCOUNT, holder: HOLDER };
const BOMB_UNFOLDED_BYTES = 1024 * MEGABYTE;

/** The test clock is in February 2026, so August 2025 to January 2026 are required. */
const sixMonths: [from: string, to: string][] = [
  ['2025-08-01', '2025-08-31'],
  ['2025-09-01', '2025-09-30'],
  ['2025-10-01', '2025-10-31'],
  ['2025-11-01', '2025-11-30'],
  ['2025-12-01', '2025-12-31'],
  ['2026-01-01', '2026-01-31'],
];

function readStatementJob({ context }: TestServer): JobHandler {
  const handler = revenueJobs(context).find(({ job }) => job.name === 'read-statement');
  if (!handler) throw new Error('No job reads statements');
  return handler;
}

describe.each(ordinaryDatabases())('reading statements on %s', (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  let applicationId: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    ({ browser } = await signUp(server, `${randomUUID()}@example.ca`));
    applicationId = await prepare(browser);
    await reach(server, browser, applicationId, 'revenue', structureOf(`Bakery ${randomUUID().slice(0, 8)} inc.`));
  });

  const upload = async (content: Buffer): Promise<StatementFile> => {
    const { status, file } = await uploadPdf(server, { browser, applicationId }, content);
    expect(status).toBe(200);
    return file;
  };
  const uploadPeriod = async (
    [from, to]: [string, string],
    { holder = HOLDER, account = ACCOUNT, layout = 'RBC personal' } = {},
  ) => upload(await makeStatement(layoutNamed(layout), { from, to, account, holder }));
  const list = async () => (await browser.call(listStatements, { params: { applicationId } })).body;
  const listRead = (wait = WAIT) =>
    vi.waitFor(async () => {
      const response = await list();
      expect(response.statements.map(({ reading }) => reading.state)).not.toContain('waiting');
      return response;
    }, wait);
  const rowOf = (statementId: string) =>
    server.context.database.query
      .selectFrom('statement_reading')
      .selectAll()
      .where('statement_id', '=', statementId)
      .executeTakeFirst();

  const deleteReading = (statementId: string) =>
    server.context.database.query.deleteFrom('statement_reading').where('statement_id', '=', statementId).execute();
  const readAgainWithoutPictures = async (statementId: string) => {
    await deleteReading(statementId);
    const { context } = server;
    const off = { ...context, config: { ...context.config, readsPictures: false } };
    await readUploadedStatement(off, statementId, { pace: 'quick', isLastTry: true });
  };

  const readAsPictures = (text: Buffer) => {
    const read = pdfReader.read.bind(pdfReader);
    const reading = vi
      .spyOn(pdfReader, 'read')
      .mockImplementation((load, today, pace) =>
        pace === 'pictures' ? read(() => Promise.resolve(new Uint8Array(text)), today) : read(load, today, pace),
      );
    onTestFinished(() => reading.mockRestore());
  };

  it('finds the six months of six statements', async () => {
    for (const period of sixMonths) {
      const { reading } = await uploadPeriod(period);
      expect(reading.state).toBe('waiting');
    }
    const { statements, covered, severalAccounts } = await listRead();
    expect(statements[0]?.reading).toEqual({
      state: 'read',
      bank: 'rbc',
      accounts: ['4431'],
      periods: [{ from: '2025-08-01', to: '2025-08-31' }],
      hints: [],
      deposits: [],
      pagesNotCounted: [],
      otherCurrency: null,
      asksHolder: false,
      holderAnswer: null,
    });
    expect(covered.months.map(({ state }) => state)).toEqual(Array(6).fill('found'));
    expect(covered).toMatchObject({ complete: true, window: 'required' });
    expect(severalAccounts).toBe(false);
  });

  it('finds the six months of a half-year file, and the deposits of each', async () => {
    await upload(await halfYearStatement.make());
    const { statements, covered } = await listRead();
    const rows = halfYearStatement.accounts().flatMap(({ transactions }) => transactions);
    const depositedIn = (month: string) =>
      rows.reduce((sum, { date, cents }) => sum + (date.startsWith(month) ? Math.max(0, cents) : 0), 0);
    const months = sixMonths.map(([from]) => from.slice(0, 7));
    expect(statements[0]?.reading).toMatchObject({
      state: 'read',
      periods: [{ from: '2025-08-01', to: '2026-01-31' }],
      deposits: months.map((month) => ({ month, cents: depositedIn(month) })),
    });
    expect(statements[0]?.reading.hints).not.toContain('tooLong');
    expect(covered).toMatchObject({ complete: true, window: 'required' });
  });

  it('lists no file as read without its deposits, even if it is read meanwhile', async () => {
    const { statementId } = await upload(await halfYearStatement.make());
    await listRead();
    const { database, vault } = server.context;
    await deleteReading(statementId);
    await database.query.deleteFrom('statement_account').where('statement_id', '=', statementId).execute();
    let hasBeenRead = false;
    const queries = database.query.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!hasBeenRead) await readUploadedStatement(server.context, statementId, { pace: 'quick', isLastTry: true });
        hasBeenRead = true;
        return result;
      },
    });
    const listed = [...(await listReadings(queries, vault, applicationId)).values()];
    expect(listed.filter(({ deposits }) => deposits.length === 0)).toEqual([]);
    expect((await list()).statements[0]?.reading.deposits).toHaveLength(sixMonths.length);
  });

  it('reports what to check, and refuses nothing', async () => {
    await uploadPeriod(['2025-08-01', '2025-08-12']);
    await uploadPeriod(['2024-03-01', '2024-03-31']);
    await uploadPeriod(['2025-09-01', '2025-09-30'], { account: '02782-7770012' });
    await uploadPeriod(['2025-10-01', '2025-10-31'], { holder: 'OTHER COMPANY LTD' });
    await uploadPeriod(['2025-11-01', '2025-11-30'], { layout: 'RBC card' });
    await upload(await ordinaryPdf('No statement'));
    const { statements, covered, severalAccounts } = await listRead();
    expect(statements.map(({ reading }) => reading.hints)).toEqual([
      ['partOfMonth'],
      ['outsideWindow'],
      [],
      ['holderDiffers'],
      ['creditCard'],
      [],
    ]);
    expect(statements[5]?.reading.state).toBe('notRecognised');
    expect(covered.months.map(({ state }) => state)).toEqual([
      'part',
      'found',
      'found',
      'missing',
      'missing',
      'missing',
    ]);
    expect(covered.months[0]?.gaps).toEqual([{ from: '2025-08-13', to: '2025-08-31' }]);
    expect(severalAccounts).toBe(true);
  });

  describe('a statement in another name', () => {
    const owner = { holder: 'CANARY HOLDER' };
    const answerFor = (statementId: string, answer: 'businessName' | 'ownName') =>
      browser.call(answerHolder, { params: { applicationId, statementId }, body: { answer } });
    const holdersOf = ({ statements }: { statements: readonly StatementFile[] }) =>
      statements.map(({ reading: { asksHolder, holderAnswer } }) => [asksHolder, holderAnswer]);
    const byStaff = async () => {
      const staff = openBrowser(server);
      staff.accessToken = (await openStaffKey(server)).key;
      return (await staff.call(staffGetApplication, { params: { applicationId } })).body;
    };

    it('asks once who the holder is; the answer applies to the name, can be changed, and is erased with its files', async () => {
      const first = await uploadPeriod(['2025-08-01', '2025-08-31'], owner);
      await listRead();
      const second = await uploadPeriod(['2025-09-01', '2025-09-30'], owner);
      expect(holdersOf(await listRead())).toEqual([
        [true, null],
        [false, null],
      ]);

      const answered = await answerFor(first.statementId, 'ownName');
      expect([answered.status, holdersOf(answered.body)]).toEqual([200, Array(2).fill([false, 'ownName'])]);
      // The next file with this holder's name raises no question; a file with another name does.
      await uploadPeriod(['2025-10-01', '2025-10-31'], owner);
      await uploadPeriod(['2025-11-01', '2025-11-30'], { holder: 'OTHER COMPANY LTD' });
      const mine = [false, 'ownName'];
      expect(holdersOf(await listRead())).toEqual([mine, mine, mine, [true, null]]);

      await answerFor(second.statementId, 'businessName');
      const others = [false, 'businessName'];
      expect(holdersOf(await list())).toEqual([others, others, others, [true, null]]);
      expect((await byStaff()).statements.map(({ reading }) => [reading.hints, reading.holderAnswer])).toEqual([
        ...Array<unknown>(3).fill([['holderDiffers'], 'businessName']),
        [['holderDiffers'], null],
      ]);
      expect((await byStaff()).events.filter(({ kind: of }) => of === 'holderAnswered')).toHaveLength(2);

      for (const { statementId } of (await list()).statements.slice(0, 3))
        await browser.call(removeStatement, { params: { applicationId, statementId } });
      await uploadPeriod(['2025-08-01', '2025-08-31'], owner);
      expect(holdersOf(await listRead())).toEqual([
        [true, null],
        [true, null],
      ]);
    });

    it('accepts an answer only from the owner, for a statement with a holder, and shows the name to no one else', async () => {
      const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31'], owner);
      const scan = await upload(await ordinaryPdf('No statement'));
      await listRead();
      const stranger = await signUp(server, `${randomUUID()}@example.ca`);
      const params = { applicationId, statementId };
      const body = { answer: 'ownName' } as const;
      expect((await stranger.browser.call(answerHolder, { params, body })).status).toBe(404);
      expect((await answerFor(scan.statementId, 'ownName')).problem.code).toBe('errorNothingAsked');
      expect((await answerFor(statementId, 'wrongFile' as 'ownName')).status).toBe(422);
      const answered = await answerFor(statementId, 'ownName');
      expect(answered.body.holders).toEqual([
        { name: 'CANARY HOLDER', statementIds: [statementId], answer: 'ownName' },
      ]);
      expect(JSON.stringify(await byStaff())).not.toMatch(/canary/iu);

      const { body: ticket } = await browser.call(createExportTicket, { body: { language: 'en' } });
      const archive = await server.app.inject({ method: 'GET', url: ticket.path });
      const data = strFromU8(unzipSync(new Uint8Array(archive.rawPayload))['data.json'] ?? new Uint8Array());
      const { statementReadings } = JSON.parse(data) as { statementReadings: unknown[] };
      expect(statementReadings).toContainEqual(
        expect.objectContaining({
          holderAnswer: 'ownName',
          details: expect.objectContaining({ holder: expect.stringContaining('CANARY') as string }) as object,
        }),
      );
    });
  });

  it('stores no holder or account digits in plain text', async () => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31'], { holder: 'CANARY HOLDER' });
    await listRead();
    const stored = JSON.stringify(await rowOf(statementId));
    expect(stored).not.toMatch(/canary|5094431/iu);
    expect(JSON.stringify(await list())).not.toMatch(/5094431/iu);
  });

  it('happens once, however often the job runs', async () => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31']);
    await listRead();
    const before = await rowOf(statementId);
    server.clock.advance(MINUTE_SECONDS);
    const run = { id: 'job', retryCount: 0, signal: new AbortController().signal };
    await readStatementJob(server).handle({ statementId }, run);
    expect(await rowOf(statementId)).toEqual(before);
  });

  it('erases the reading with its statement, and a later job stores nothing', async () => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31']);
    await listRead();
    await browser.call(removeStatement, { params: { applicationId, statementId } });
    expect(await rowOf(statementId)).toBeUndefined();
    const run = { id: 'job', retryCount: 0, signal: new AbortController().signal };
    await readStatementJob(server).handle({ statementId }, run);
    expect(await rowOf(statementId)).toBeUndefined();
    expect((await list()).covered.months.map(({ state }) => state)).toEqual(Array(6).fill('missing'));
  });

  it(
    'a scan returns what its images prove, unless image reading is off',
    async () => {
      const scan = await scannedMonth('2025-12');
      if (!isFull) readAsPictures(await makeStatement(layoutNamed('CIBC'), DECEMBER));
      const { statementId } = await upload(scan.content);
      const { statements, covered } = await listRead(PICTURES_WAIT);
      expect(statements[0]?.reading).toMatchObject({ state: 'read', bank: 'cibc' });
      expect(covered.months.filter(({ state }) => state === 'found').map(({ month }) => month)).toEqual(['2025-12']);

      await readAgainWithoutPictures(statementId);
      expect(await rowOf(statementId)).toMatchObject({ state: 'notRecognised', reason: 'noText' });
    },
    PICTURES_WAIT.timeout + MINUTE_MS,
  );

  it('the customer sees which page of a scan is being read', async () => {
    const read = pdfReader.read.bind(pdfReader);
    const seen = Promise.withResolvers<undefined>();
    const reading = vi.spyOn(pdfReader, 'read').mockImplementation(async (load, today, pace, onPage) => {
      if (pace !== 'pictures') return read(load, today, pace);
      onPage?.({ begun: 9, pageCount: 7 });
      await seen.promise;
      return { ...unread('noText'), workedMs: 0 };
    });
    onTestFinished(() => reading.mockRestore());

    await upload((await scannedMonth('2025-12')).content);
    await vi.waitFor(async () => {
      const { statements } = await list();
      expect(statements[0]?.reading).toMatchObject({ state: 'waiting', page: { number: 2, of: 7, isAgain: true } });
    }, WAIT);
    seen.resolve(undefined);
    const { statements } = await listRead();
    expect(statements[0]?.reading).not.toHaveProperty('page');
  });

  it.runIf(isFull)(
    'a file with a scanned page is proven by that page, unless image reading is off',
    async () => {
      const mixed = await scanOf(await wholeStatementNamed(SCANNED).make(), 1, { scannedPages: [2] });
      const { statementId } = await upload(mixed);
      const { statements } = await listRead(PICTURES_WAIT);
      expect(statements[0]?.reading).toMatchObject({ state: 'read', bank: 'scotiabank' });
      const proofs = () =>
        server.context.database.query
          .selectFrom('statement_account')
          .select('proof')
          .where('statement_id', '=', statementId)
          .execute();
      expect(await proofs()).toEqual([{ proof: 'proven' }]);

      await readAgainWithoutPictures(statementId);
      expect(await proofs()).toEqual([{ proof: 'notProven' }]);
    },
    PICTURES_WAIT.timeout + MINUTE_MS,
  );

  it('is retried on failure, and then counts as not recognized', async () => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31']);
    await listRead();
    await deleteReading(statementId);
    await server.context.files.remove(`statements/${applicationId}/${statementId}`);
    const { handle } = readStatementJob(server);
    const runOf = (retryCount: number) => ({ id: 'job', retryCount, signal: new AbortController().signal });
    await expect(handle({ statementId }, runOf(0))).rejects.toThrow();
    expect(await rowOf(statementId)).toBeUndefined();
    await handle({ statementId }, runOf(3));
    expect(await rowOf(statementId)).toMatchObject({ state: 'notRecognised', reason: 'failed' });
  });

  it.each([
    ['before it is read', 'rename to away', 'alter table if exists away rename to reading_time'],
    [
      'after it was read',
      'add constraint away check (false) not valid',
      'alter table reading_time drop constraint if exists away',
    ],
  ])('never gives an outcome because of a database that fails %s', async (_, fails, mends) => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31']);
    await listRead();
    const { database } = server.context;
    await deleteReading(statementId);
    const { handle } = readStatementJob(server);
    const lastRun = { id: 'job', retryCount: 8, signal: new AbortController().signal };
    onTestFinished(async () => {
      await database.executeSql(mends);
    });
    await database.executeSql(`alter table reading_time ${fails}`);
    await expect(handle({ statementId }, lastRun)).rejects.toThrow();
    expect(await rowOf(statementId)).toBeUndefined();
    await database.executeSql(mends);
    await handle({ statementId }, lastRun);
    expect(await rowOf(statementId)).toMatchObject({ state: 'read' });
  });

  it('waits for a busy machine, which neither refuses a file nor gives it up', async () => {
    vi.spyOn(pdfReader, 'examine').mockResolvedValueOnce({ verdict: 'machineBusy', workedMs: 0 });
    const busy = {
      reading: { state: 'notRecognised', reason: 'machineBusy' },
      pages: 0,
      pictures: 0,
      signs: null,
      workedMs: 0,
    } as const;
    const reading = vi.spyOn(pdfReader, 'read').mockResolvedValueOnce(busy).mockResolvedValueOnce(busy);
    for (const period of sixMonths) await uploadPeriod(period);
    await vi.waitFor(async () => {
      await server.context.jobs.bringForward(MINUTE_SECONDS);
      expect((await list()).covered.complete).toBe(true);
    }, WAIT);
    expect(reading).toHaveBeenCalledTimes(sixMonths.length + 2);
    reading.mockRestore();
  });

  it('is not awaited for longer than ten minutes', async () => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31']);
    await listRead();
    await deleteReading(statementId);
    expect((await list()).statements[0]?.reading.state).toBe('waiting');
    const longAgo = new Date(server.clock.now().getTime() - 11 * MINUTE_MS);
    await server.context.database.query
      .updateTable('statement_file')
      .set({ uploaded_at: longAgo })
      .where('id', '=', statementId)
      .execute();
    expect((await list()).statements[0]?.reading.state).toBe('notRecognised');
  });

  it('a page that decompresses to 1 GB is aborted, and the API stays responsive', async () => {
    await upload(pageBombPdf(BOMB_UNFOLDED_BYTES));
    const { statements } = await whileAnswering(server, listRead());
    expect(statements[0]?.reading.state).toBe('notRecognised');
  });
});
