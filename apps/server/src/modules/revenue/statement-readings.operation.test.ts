import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MEGABYTE, MINUTE_MS } from '@portal/contract/constants';
import type { StatementFile } from '@portal/contract/entities/entities';
import { listStatements, removeStatement } from '@portal/contract/operations/revenue';
import { prepare, reach, structureOf } from '../../../test/application-journey.ts';
import { availableDatabases } from '../../../test/databases.ts';
import { ordinaryPdf, pageBombPdf } from '../../../test/sample-pdfs.ts';
import { layoutNamed, makeStatement } from '../../../test/statement-corpus/corpus.ts';
import { type TestBrowser, signUp } from '../../../test/test-browser.ts';
import { type TestServer, openTestServer } from '../../../test/test-context.ts';
import { handleReadStatement } from './jobs/read-statement.ts';
import { pdfReader } from './pdf/shared-reader.ts';

const WAIT = { timeout: 60_000, interval: 100 };
const HOLDER = 'NORTHSHORE BAKERY';
const ACCOUNT = '02782-5094431';
const MINUTE_SECONDS = 60;
const BOMB_UNFOLDED_BYTES = 1024 * MEGABYTE;

/** The clock of the tests stands in February 2026: asked for are August 2025 to January 2026. */
const sixMonths: [from: string, to: string][] = [
  ['2025-08-01', '2025-08-31'],
  ['2025-09-01', '2025-09-30'],
  ['2025-10-01', '2025-10-31'],
  ['2025-11-01', '2025-11-30'],
  ['2025-12-01', '2025-12-31'],
  ['2026-01-01', '2026-01-31'],
];

describe.each(availableDatabases())('the reading of statements on %s', (kind) => {
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

  const upload = async (file: Buffer): Promise<StatementFile> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'statement.pdf');
    const encoded = new Response(form);
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/applications/${applicationId}/statements`,
      headers: {
        authorization: `Bearer ${browser.accessToken ?? ''}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(reply.statusCode).toBe(200);
    return reply.json<StatementFile>();
  };
  const uploadPeriod = async (
    [from, to]: [string, string],
    { holder = HOLDER, account = ACCOUNT, layout = 'RBC personal' } = {},
  ) => upload(await makeStatement(layoutNamed(layout), { from, to, account, holder }));
  const list = async () => (await browser.call(listStatements, { params: { applicationId } })).answer;
  const listRead = () =>
    vi.waitFor(async () => {
      const answer = await list();
      expect(answer.statements.map(({ reading }) => reading.state)).not.toContain('waiting');
      return answer;
    }, WAIT);
  const rowOf = (statementId: string) =>
    server.context.database.query
      .selectFrom('statement_reading')
      .selectAll()
      .where('statement_id', '=', statementId)
      .executeTakeFirst();

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
    });
    expect(covered.months.map(({ state }) => state)).toEqual(Array(6).fill('found'));
    expect(covered).toMatchObject({ complete: true, window: 'required' });
    expect(severalAccounts).toBe(false);
  });

  it('tells what there is to look at, and refuses nothing', async () => {
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
    expect(severalAccounts).toBe(true);
  });

  it('is kept without the holder or a digit of the account in the clear', async () => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31'], { holder: 'CANARY HOLDER' });
    await listRead();
    const kept = JSON.stringify(await rowOf(statementId));
    expect(kept).not.toMatch(/canary|5094431/iu);
    expect(JSON.stringify(await list())).not.toMatch(/canary|5094431/iu);
  });

  it('is done once, however often the job runs', async () => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31']);
    await listRead();
    const before = await rowOf(statementId);
    server.clock.advance(MINUTE_SECONDS);
    const run = { id: 'job', retryCount: 0, signal: new AbortController().signal };
    await handleReadStatement(server.context).handle({ statementId }, run);
    expect(await rowOf(statementId)).toEqual(before);
  });

  it('is forgotten with its statement, and a job that comes later keeps nothing', async () => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31']);
    await listRead();
    await browser.call(removeStatement, { params: { applicationId, statementId } });
    expect(await rowOf(statementId)).toBeUndefined();
    const run = { id: 'job', retryCount: 0, signal: new AbortController().signal };
    await handleReadStatement(server.context).handle({ statementId }, run);
    expect(await rowOf(statementId)).toBeUndefined();
    expect((await list()).covered.months.map(({ state }) => state)).toEqual(Array(6).fill('missing'));
  });

  it('that fails is tried again, and then counts as not recognised', async () => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31']);
    await listRead();
    await server.context.database.query
      .deleteFrom('statement_reading')
      .where('statement_id', '=', statementId)
      .execute();
    await server.context.files.remove(`statements/${applicationId}/${statementId}`);
    const { handle } = handleReadStatement(server.context);
    const runOf = (retryCount: number) => ({ id: 'job', retryCount, signal: new AbortController().signal });
    await expect(handle({ statementId }, runOf(0))).rejects.toThrow();
    expect(await rowOf(statementId)).toBeUndefined();
    await handle({ statementId }, runOf(3));
    expect(await rowOf(statementId)).toMatchObject({ state: 'notRecognised', reason: 'failed' });
  });

  it('waits for a machine that is busy, and is not given up for it', async () => {
    const busy = { reading: { state: 'notRecognised', reason: 'machineBusy' }, pages: 0 } as const;
    const reading = vi.spyOn(pdfReader, 'read').mockResolvedValueOnce(busy).mockResolvedValueOnce(busy);
    for (const period of sixMonths) await uploadPeriod(period);
    await vi.waitFor(async () => {
      await server.context.jobs.bringForward(MINUTE_SECONDS);
      expect((await list()).covered.complete).toBe(true);
    }, WAIT);
    expect(reading).toHaveBeenCalledTimes(sixMonths.length + 2);
    reading.mockRestore();
  });

  it('is not waited for longer than ten minutes', async () => {
    const { statementId } = await uploadPeriod(['2025-08-01', '2025-08-31']);
    await listRead();
    await server.context.database.query
      .deleteFrom('statement_reading')
      .where('statement_id', '=', statementId)
      .execute();
    expect((await list()).statements[0]?.reading.state).toBe('waiting');
    const longAgo = new Date(server.clock.now().getTime() - 11 * MINUTE_MS);
    await server.context.database.query
      .updateTable('statement_file')
      .set({ uploaded_at: longAgo })
      .where('id', '=', statementId)
      .execute();
    expect((await list()).statements[0]?.reading.state).toBe('notRecognised');
  });

  it('of a page that unfolds to 1 GB ends, and the API answers meanwhile', async () => {
    await upload(pageBombPdf(BOMB_UNFOLDED_BYTES));
    let slowestMs = 0;
    const read = listRead();
    const pending = new Set([read]);
    void read.finally(() => pending.clear());
    while (pending.size > 0) {
      const start = performance.now();
      expect((await server.app.inject('/healthz')).statusCode).toBe(200);
      slowestMs = Math.max(slowestMs, performance.now() - start);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await read).statements[0]?.reading.state).toBe('notRecognised');
    expect(slowestMs).toBeLessThan(1000);
  });
});
