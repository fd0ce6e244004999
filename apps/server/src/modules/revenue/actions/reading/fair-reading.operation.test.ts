import { createHash, randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { StatementFile } from '@portal/contract/entities/entities';
import { listStatements, removeStatement } from '@portal/contract/operations/revenue';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostilePdfs } from '@portal/statements/corpus/hostile-pdfs';
import { prepare, reach, structureOf } from '../../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { runJob } from '../../../../../test/run-job.ts';
import { layoutNamed, makeStatement } from '@portal/statements/corpus/corpus';
import { uploadPdf } from '../../../../../test/submitted-application.ts';
import { signUp, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import type { LoadFile } from '@portal/statements/pdf/pdf-reader';
import { pdfReader } from './shared-reader.ts';
import { WAIT } from '../../../../../test/wait.ts';

const SECONDS_PER_HOUR = 60;
const ALL_OF_IT_MS = SECONDS_PER_HOUR * SECOND_MS;
const months = ['09', '10', '11', '12'];

/** Full runs have more customers besides the one with slow files; each uploads a file per month. */
const isFull = process.env.TEST_FULL === '1';
const OTHERS = isFull ? 11 : 3;
const SLOW_FILES = isFull ? 6 : 2;

interface Customer {
  browser: TestBrowser;
  applicationId: string;
  customerId: string;
}

interface Step {
  kind: 'asks' | 'begins' | 'ends';
  customer: Customer | undefined;
  sha256: string;
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

describe.each(ordinaryDatabases())('fair reading of several customers’ statements on %s', (kind) => {
  let server: TestServer;
  const log: string[] = [];

  beforeAll(async () => {
    // Without this, OCR of files without text would count among the readings.
    const environment = {
      READING_SECONDS_PER_HOUR: String(SECONDS_PER_HOUR),
      STATEMENT_OCR: 'off',
      LOG_LEVEL: 'warn',
    };
    server = await openTestServer(kind, { environment, log: { write: (line) => log.push(line) } });
  });
  afterAll(() => server.close());
  afterEach(() => vi.restoreAllMocks());

  const newCustomer = async (): Promise<Customer> => {
    const { browser } = await signUp(server, `${randomUUID()}@example.ca`);
    const applicationId = await prepare(browser);
    await reach(server, browser, applicationId, 'revenue', structureOf(`Bakery ${randomUUID().slice(0, 8)} inc.`));
    const { customer_id: customerId } = await server.context.database.query
      .selectFrom('application')
      .select('customer_id')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    return { browser, applicationId, customerId };
  };
  const statementOf = ({ applicationId }: Customer, month: string, pages = 1): Promise<Buffer> => {
    const facts = { from: `2025-${month}-01`, to: `2025-${month}-28`, account: '02782-5094431', holder: 'BAKERY' };
    return makeStatement(layoutNamed('RBC personal'), facts, { pages, note: applicationId });
  };
  const upload = async (customer: Customer, month: string, pages = 1): Promise<StatementFile> => {
    const content = await statementOf(customer, month, pages);
    const { status, file } = await uploadPdf(server, customer, content);
    expect(status).toBe(200);
    return file;
  };
  const statesOf = async ({ browser, applicationId }: Customer) =>
    (await browser.call(listStatements, { params: { applicationId } })).body.statements.map(
      ({ reading }) => reading.state,
    );
  /** Read from the database, because sessions end after an hour. */
  const readOf = async ({ applicationId }: Customer) => {
    const rows = await server.context.database.query
      .selectFrom('statement_reading')
      .innerJoin('statement_file', 'statement_file.id', 'statement_reading.statement_id')
      .select('state')
      .where('application_id', '=', applicationId)
      .execute();
    return rows.map(({ state }) => state);
  };
  /** Files left waiting would count among the next test's readings. */
  const removeAll = async ({ browser, applicationId }: Customer) => {
    const { statements } = (await browser.call(listStatements, { params: { applicationId } })).body;
    for (const { statementId } of statements)
      expect((await browser.call(removeStatement, { params: { applicationId, statementId } })).status).toBe(204);
  };
  const waitUntilRead = (customer: Customer, wait = WAIT) =>
    vi.waitFor(async () => expect(new Set(await statesOf(customer))).toEqual(new Set(['read'])), wait);

  it('alternates between customers, however many statements one of them has sent', async () => {
    const [many, one] = [await newCustomer(), await newCustomer()];
    const begun: number[] = [];
    const { promise: allSent, resolve: release } = Promise.withResolvers<undefined>();
    const read = pdfReader.read.bind(pdfReader);
    vi.spyOn(pdfReader, 'read').mockImplementation(async (load, ...rest) => {
      await allSent;
      return read(
        async () => {
          const bytes = await load();
          begun.push(bytes.length);
          return bytes;
        },
        ...rest,
      );
    });
    for (const month of months) await upload(many, month);
    const { sizeBytes } = await upload(one, '08', 3);
    release(undefined);
    await waitUntilRead(many);
    expect(await statesOf(one)).toEqual(['read']);
    expect(begun).toHaveLength(months.length + 1);
    // One reading had already started; the other customer's only file waited for no more than the next one.
    expect(begun.slice(0, 3)).toContain(sizeBytes);
  });

  it(
    'handles many concurrent statements, some of them slow: none is lost or duplicated, and no customer waits for two slow ones',
    { timeout: 10 * MINUTE_MS },
    async () => {
      const slow = await newCustomer();
      const others: Customer[] = [];
      for (let count = 0; count < OTHERS; count += 1) others.push(await newCustomer());
      const sent = new Map<string, Customer>();
      const checks: Step[] = [];
      const readings: Step[] = [];
      const { promise: allSent, resolve: release } = Promise.withResolvers<undefined>();
      const [examine, read] = [pdfReader.examine.bind(pdfReader), pdfReader.read.bind(pdfReader)];
      const noting = (load: LoadFile, steps: Step[]) => async () => {
        const bytes = await load();
        const sha256 = sha256Of(bytes);
        steps.push({ kind: 'begins', customer: sent.get(sha256), sha256 });
        return bytes;
      };
      vi.spyOn(pdfReader, 'examine').mockImplementation(async (load, customerId) => {
        const customer = [slow, ...others].find((each) => each.customerId === customerId);
        checks.push({ kind: 'asks', customer, sha256: '' });
        try {
          return await examine(noting(load, checks), customerId);
        } finally {
          checks.push({ kind: 'ends', customer, sha256: '' });
        }
      });
      vi.spyOn(pdfReader, 'read').mockImplementation(async (load, ...rest) => {
        await allSent;
        return read(noting(load, readings), ...rest);
      });

      const files = [
        ...Array.from({ length: SLOW_FILES }, (_, serial) => ({
          customer: slow,
          content: hostilePdfs.smallObjects(serial),
        })),
        ...(await Promise.all(
          others.flatMap((customer) =>
            months.map(async (month) => ({ customer, content: await statementOf(customer, month) })),
          ),
        )),
      ];
      for (const { customer, content } of files) sent.set(sha256Of(content), customer);
      expect(sent.size).toBe(SLOW_FILES + OTHERS * months.length);
      const statuses = await Promise.all(
        files.map(async ({ customer, content }) => (await uploadPdf(server, customer, content)).status),
      );
      release(undefined);
      expect(new Set(statuses)).toEqual(new Set([200]));
      for (const other of others) {
        const asked = checks.findIndex(({ kind: of, customer }) => of === 'asks' && customer === other);
        const waited = checks.findIndex(({ kind: of, customer }) => of !== 'asks' && customer === other);
        const between = checks.slice(asked, waited);
        expect(between.filter(({ kind: of, customer }) => of === 'begins' && customer === slow).length).toBeLessThan(2);
      }

      for (const other of others) await waitUntilRead(other, { ...WAIT, timeout: 5 * MINUTE_MS });
      const second = [...new Set(readings.filter(({ customer }) => customer === slow).map(({ sha256 }) => sha256))][1];
      const before = readings.slice(
        0,
        second === undefined ? undefined : readings.findIndex((step) => step.sha256 === second),
      );
      const early = new Set(before.map(({ customer }) => customer));
      expect(others.filter((other) => !early.has(other))).toEqual([]);
      for (const customer of [slow, ...others]) {
        const own = files.filter((file) => file.customer === customer).map(({ content }) => sha256Of(content));
        const { statements } = (
          await customer.browser.call(listStatements, { params: { applicationId: customer.applicationId } })
        ).body;
        expect(statements.map(({ sha256 }) => sha256).sort()).toEqual(own.sort());
        if (customer !== slow) expect(await readOf(customer)).toEqual(own.map(() => 'read'));
      }
      await removeAll(slow);
    },
  );

  it('moves a slow file to the slow lane, starting with its check', async () => {
    const customer = await newCustomer();
    const paces: unknown[] = [];
    const read = pdfReader.read.bind(pdfReader);
    vi.spyOn(pdfReader, 'examine').mockResolvedValueOnce({ verdict: 'tooSlow', workedMs: SECOND_MS });
    const tooSlow = {
      reading: { state: 'notRecognised', reason: 'tooSlow' },
      pages: 0,
      pictures: 0,
      signs: null,
      workedMs: SECOND_MS,
    } as const;
    vi.spyOn(pdfReader, 'read').mockImplementation((load, today, pace) => {
      paces.push(pace);
      return pace === 'slow' ? read(load, today, pace) : Promise.resolve(tooSlow);
    });
    expect((await upload(customer, '08')).reading.state).toBe('waiting');
    await waitUntilRead(customer);
    expect(paces).toEqual(['slow']);
    await upload(customer, '09');
    await waitUntilRead(customer);
    expect(paces).toEqual(['slow', 'quick', 'slow']);
  });

  it('holds the files of a customer whose time is used up until the next hour; others are unaffected', async () => {
    const [greedy, other] = [await newCustomer(), await newCustomer()];
    const examine = vi.spyOn(pdfReader, 'examine');
    examine.mockImplementationOnce(async (load) => {
      await load();
      return { verdict: 'tooSlow', workedMs: ALL_OF_IT_MS };
    });
    await upload(greedy, '08');
    await upload(greedy, '09');
    await upload(other, '08');
    await waitUntilRead(other);
    expect(await statesOf(greedy)).toEqual(['waiting', 'waiting']);
    expect(log.join('')).toContain('customer has used up their reading time');

    server.clock.advance(HOUR_MS / SECOND_MS);
    await vi.waitFor(async () => {
      await server.context.jobs.bringForward(HOUR_MS / SECOND_MS);
      expect(await readOf(greedy)).toEqual(['read', 'read']);
    }, WAIT);
  });

  it('resets the time used once its hour is over', async () => {
    const customer = await newCustomer();
    await upload(customer, '08');
    await waitUntilRead(customer);
    const count = async () =>
      (await server.context.database.query.selectFrom('reading_time').selectAll().execute()).length;
    await runJob(server.context, 'forget-reading-time');
    expect(await count()).toBeGreaterThan(0);
    server.clock.advance(HOUR_MS / SECOND_MS);
    await runJob(server.context, 'forget-reading-time');
    expect(await count()).toBe(0);
  });
});
