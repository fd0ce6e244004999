import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MEGABYTE, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { giveSin } from '@portal/contract/operations/credit';
import { createExportTicket } from '@portal/contract/operations/privacy';
import { createArchiveTicket, requestInformation } from '@portal/contract/operations/staff';
import { sql } from 'kysely';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { samplePng, uploadFile } from '../../../../test/documents.ts';
import { runJob } from '../../../../test/run-job.ts';
import { accountRows, giveRows } from '../../../../test/statement-rows.ts';
import { storeStatementFile, submitAs, untilCheck } from '../../../../test/submitted-application.ts';
import { openBrowser, signUp, submitLead, type TestBrowser } from '../../../../test/test-browser.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { samplePdf } from '../../../seeds/sample-pdf.ts';
import { CannotOpen } from '../../../platform/encryption/index.ts';
import { exportedTables } from '../export/exported-tables.ts';
import { deleteApplications } from '../storage/erase-applications.ts';
import { openArchive } from '../export/open-archive.ts';
import { WAIT } from '../../../../test/wait.ts';

const SIN = '951357842';
/** More bytes than fit into the buffers between a file and its reader. */
const LARGE_BYTES = 8 * MEGABYTE;

type StoredData = Record<string, Record<string, unknown>[]>;

describe.each(ordinaryDatabases())('the customer’s own data on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  async function ticketOf(browser: TestBrowser, language = 'en'): Promise<string> {
    return (await browser.call(createExportTicket, { body: { language } })).body.path;
  }

  async function download(browser: TestBrowser, language = 'en') {
    const response = await server.app.inject({ method: 'GET', url: await ticketOf(browser, language) });
    expect(response.statusCode).toBe(200);
    const files = unzipSync(new Uint8Array(response.rawPayload));
    const data = Object.entries(files).find(([name]) => name.endsWith('.json'))?.[1] ?? new Uint8Array();
    return { response, files, stored: JSON.parse(strFromU8(data)) as StoredData };
  }

  test('everything stored about a customer is in one file, without any data of other people', async () => {
    const other = await submitAs(server, 'Nohit');
    const own = await submitAs(server, 'Nohit');
    await untilCheck(server, own, 'personalDetails', 'needsYou');
    const bureau = server.sandboxes.bureau;
    if (bureau) bureau.isAway = true;
    expect(
      (await own.browser.call(giveSin, { params: { applicationId: own.applicationId }, body: { sin: SIN } })).status,
    ).toBe(200);
    await submitLead(server, own.email);
    const { id: statementId } = await server.context.database.query
      .selectFrom('statement_file')
      .select('id')
      .where('application_id', '=', own.applicationId)
      .executeTakeFirstOrThrow();
    await giveRows(server, { applicationId: own.applicationId, statementId }, [accountRows()]);

    const { response, files, stored } = await download(own.browser);

    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-disposition']).toContain('Your data 2026-02-10.zip');
    expect(Object.keys(files)).toEqual(['Read me first.txt', 'data.json', 'statements/01 january.pdf']);
    expect(stored.profile).toMatchObject([{ email: own.email, firstName: 'Ana', language: 'en' }]);
    expect(stored.applications).toMatchObject([
      { id: own.applicationId, reference: own.reference, personal: { lastName: 'Nohit', dateOfBirth: '1984-03-08' } },
    ]);
    expect(stored.businesses).toHaveLength(1);
    expect(stored.timeline?.map((event) => event.kind)).toEqual(expect.arrayContaining(['created', 'submitted']));
    expect(stored.consents?.map((consent) => consent.kind)).toEqual(
      expect.arrayContaining(['terms', 'privacy', 'softCreditCheck']),
    );
    expect(stored.creditInquiries?.length).toBeGreaterThan(0);
    expect(stored.notEligibleAnswers).toHaveLength(1);
    expect(stored.statementAccounts).toMatchObject([
      {
        proof: 'proven',
        rows: { account: '4431', transactions: [{ description: 'CARD SALES', cents: 125_00 }] },
        deposits: [{ month: '2026-01', cents: 125_00 }],
      },
    ]);
    expect(Object.keys(stored).toSorted()).toEqual(
      ['exportedAt', ...Object.values(exportedTables).flatMap((table) => table?.as ?? [])].toSorted(),
    );

    const all = strFromU8(files['data.json'] ?? new Uint8Array());
    for (const foreign of [other.email, other.applicationId, other.customerId, SIN]) expect(all).not.toContain(foreign);

    expect(all).not.toMatch(/_sealed|storage_key|storageKey|loginHash|tokenHash/u);
    if (bureau) bureau.isAway = false;
  });

  test('documents are in the archive for staff and in the customer’s own data, and are erased with the application', async () => {
    const own = await submitAs(server, 'Tremblay');
    const { applicationId } = own;
    await untilCheck(server, own, 'personalDetails', 'done');
    await untilCheck(server, own, 'transactions', 'done');
    const staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    const body = { dueDay: null, items: [{ kind: 'document', document: 'noticeOfAssessment' }] };
    const { itemIds } = (await staff.call(requestInformation, { params: { applicationId }, body })).body;
    await uploadFile(own.browser, { applicationId, itemId: itemIds[0] ?? '' }, { name: 'notice', content: samplePng });
    const documentIn = (files: Record<string, Uint8Array>) => Buffer.from(files['documents/01 notice.png'] ?? []);

    const ofStaff = (await staff.call(createArchiveTicket, { params: { applicationId } })).body.path;
    const archive = unzipSync(new Uint8Array((await server.app.inject(ofStaff)).rawPayload));
    expect(documentIn(archive).equals(samplePng)).toBe(true);
    const { files, stored } = await download(own.browser);
    expect(documentIn(files).equals(samplePng)).toBe(true);
    expect(stored.documents).toMatchObject([{ fileName: 'notice.png', mediaType: 'image/png', itemId: itemIds[0] }]);

    const storedFiles = async () => {
      const keys: string[] = [];
      for await (const key of server.context.files.keys(0))
        if (key.includes(`documents/${applicationId}`)) keys.push(key);
      return keys;
    };
    expect(await storedFiles()).toHaveLength(1);
    const { database, clock } = server.context;
    await database.transaction((tx) => deleteApplications(tx, [applicationId], clock.now()));
    await runJob(server.context, 'sweep-files');
    expect(await storedFiles()).toEqual([]);
  });

  test('statements are included as they were uploaded', async () => {
    const own = await submitAs(server, 'Tremblay', { language: 'fr' });
    const content = samplePdf(randomUUID());
    await storeStatementFile(server, own.applicationId, content);

    const { response, files } = await download(own.browser, 'fr');
    expect(response.headers['content-disposition']).toContain('Vos%20donn%C3%A9es%202026-02-10.zip');
    expect(Object.keys(files)).toEqual(['À lire d’abord.txt', 'donnees.json', 'releves/01 january.pdf']);
    expect(Buffer.from(files['releves/01 january.pdf'] ?? []).equals(content)).toBe(true);
  });

  test('a damaged statement aborts its own download, and an abandoned download releases its files', async () => {
    const own = await submitAs(server, 'Tremblay');
    const { context } = server;
    const key = await storeStatementFile(server, own.applicationId, randomBytes(LARGE_BYTES));
    const reading = vi.spyOn(context.files, 'read');
    const open = () => openArchive(context, { customerId: own.customerId, language: 'en' });
    let bytes = 0;
    for await (const part of (await open()) as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > LARGE_BYTES / 2) break;
    }
    await vi.waitFor(
      () => expect(reading.mock.results.map(({ value }) => (value as Readable).destroyed)).toEqual([true]),
      WAIT,
    );
    reading.mockRestore();

    const place = path.join(context.config.dataDir, 'files', key);
    const sealed = await readFile(place);
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    await writeFile(place, sealed);
    await expect(buffer(await open())).rejects.toThrow(CannotOpen);
  });

  test('a ticket works once, within a minute, only for its customer, and its use is in the audit trail', async () => {
    const { browser, customerId } = await signUp(server, `${randomUUID()}@example.ca`);
    const path = await ticketOf(browser);
    const get = () => server.app.inject({ method: 'GET', url: path });
    expect((await get()).statusCode).toBe(200);
    expect((await get()).statusCode).toBe(404);
    const late = await ticketOf(browser);
    server.clock.advance(MINUTE_MS / SECOND_MS + 1);
    expect((await server.app.inject({ method: 'GET', url: late })).statusCode).toBe(404);

    const trail = await server.context.database.query
      .selectFrom('audit_entry')
      .select(['key_id', 'operation', 'status'])
      .where('row_id', '=', customerId)
      .execute();
    expect(trail).toEqual([{ key_id: null, operation: 'Privacy_DownloadExport', status: 200 }]);
  });

  test('every column excluded from the export exists', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public'`.execute(server.context.database.query);
    const columns = new Set(rows.map(({ table, column }) => `${table}.${column}`));
    const leftOut = Object.entries(exportedTables).flatMap(([table, exported]) =>
      (exported?.leftOut ?? []).map((column) => `${table}.${column}`),
    );
    expect(leftOut.filter((column) => !columns.has(column))).toEqual([]);
  });
});
