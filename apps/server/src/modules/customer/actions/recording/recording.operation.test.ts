import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORDINGS_PER_CUSTOMER_A_DAY } from '@portal/contract/constants';
import {
  addRecordingChunk,
  getRecordingConsent,
  giveRecordingConsent,
  startRecording,
  withdrawRecordingConsent,
} from '@portal/contract/operations/recording';
import { getRecording, listRecordings, removeRecording } from '@portal/contract/operations/staff';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { runJob } from '../../../../../test/run-job.ts';
import { openBrowser, signUp, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';

const agreement = { body: { textVersion: '2026-01', language: 'fr' } };
const pack = (events: unknown) => gzipSync(JSON.stringify(events)).toString('base64');
const events = [{ type: 4, data: { href: '/main' }, timestamp: 1 }];

const FOUR_DAYS_S = 4 * 24 * 3600;
let people = 0;

describe.each(ordinaryDatabases())('session recordings on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;
  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { SESSION_RECORDER: 'on', RETENTION_RECORDING_DAYS: '7' } });
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  const newCustomer = async () => {
    people += 1;
    return signUp(server, `recorded${String(people)}@example.com`);
  };
  const add = (browser: TestBrowser, recordingId: string, position: number, content = pack(events)) =>
    browser.call(addRecordingChunk, { params: { recordingId }, body: { position, content } });
  const record = async () => {
    const { browser, customerId } = await newCustomer();
    await browser.call(giveRecordingConsent, agreement);
    const { recordingId } = (await browser.call(startRecording)).body;
    expect((await add(browser, recordingId, 0)).status).toBe(204);
    return { browser, customerId, recordingId };
  };
  const listOf = async (customerId: string) =>
    (await staff.call(listRecordings, { query: { customerId } })).body.recordings;
  const filesToErase = async () => {
    const { rows } = await server.context.database.executeSql(
      "select storage_key from file_to_erase where storage_key like 'recordings/%' and due_at <= $1",
      [server.clock.now()],
    );
    return rows.map((row) => String(row.storage_key));
  };

  it('accept nothing before the customer consents, and store the consent as its own record', async () => {
    const { browser, customerId } = await newCustomer();
    expect((await browser.call(getRecordingConsent)).body).toEqual({ isGiven: false });
    expect((await browser.call(startRecording)).problem.code).toBe('errorNotFound');

    await browser.call(giveRecordingConsent, agreement);
    await browser.call(giveRecordingConsent, agreement);
    expect((await browser.call(getRecordingConsent)).body).toEqual({ isGiven: true });
    const stored = await server.context.database.query
      .selectFrom('consent')
      .select(['kind', 'text_version', 'language', 'given_at', 'withdrawn_at'])
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'sessionRecording')
      .execute();
    expect(stored).toEqual([
      {
        kind: 'sessionRecording',
        text_version: '2026-01',
        language: 'fr',
        given_at: server.clock.now(),
        withdrawn_at: null,
      },
    ]);
  });

  it('are hidden from staff before their first part', async () => {
    const { browser, customerId } = await newCustomer();
    await browser.call(giveRecordingConsent, agreement);
    const { recordingId } = (await browser.call(startRecording)).body;
    expect(await listOf(customerId)).toEqual([]);
    expect((await add(browser, recordingId, 0)).status).toBe(204);
    expect(await listOf(customerId)).toMatchObject([{ recordingId, chunks: 1 }]);
  });

  it('store parts in order and encrypted, ignore a repeated one, and show them to staff with an audit entry', async () => {
    const { browser, customerId, recordingId } = await record();
    const again = await add(browser, recordingId, 0, pack([{ type: 4, data: { href: '/other' } }]));
    expect(again.status).toBe(204);
    expect((await add(browser, recordingId, 2)).problem.code).toBe('errorNotFound');
    expect((await add(browser, recordingId, 1)).status).toBe(204);

    expect(await listOf(customerId)).toMatchObject([{ recordingId, customerId, chunks: 2 }]);
    const read = await staff.call(getRecording, { params: { recordingId }, query: { chunk: '0' } });
    expect(read.body).toEqual({ chunks: 2, events: JSON.stringify(events) });
    const past = await staff.call(getRecording, { params: { recordingId }, query: { chunk: '2' } });
    expect(past.problem.code).toBe('errorNotFound');
    const { rows } = await server.context.database.executeSql(
      'select operation from audit_entry where row_id = $1 order by at, operation',
      [recordingId],
    );
    expect(new Set(rows.map(({ operation }) => operation))).toEqual(new Set(['Staff_GetRecording']));
  });

  it('refuse invalid events, oversized parts, and parts with the customer’s address', async () => {
    const { browser, recordingId } = await record();
    const email = `recorded${String(people)}@EXAMPLE.com`;
    const bad = [
      'AAAA',
      gzipSync('not json').toString('base64'),
      pack({ not: 'an array' }),
      pack(['x'.repeat(2 * 1024 * 1024)]),
      pack([{ text: email }]),
      '!!',
      'A'.repeat(60_004),
    ];
    for (const content of bad)
      expect((await add(browser, recordingId, 1, content)).problem.code).toBe('errorValidation');

    const statuses: number[] = [];
    for (let tries = 1; tries <= RECORDINGS_PER_CUSTOMER_A_DAY; tries += 1) {
      const elsewhere = openBrowser(server);
      elsewhere.accessToken = browser.accessToken;
      statuses.push((await elsewhere.call(startRecording)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(RECORDINGS_PER_CUSTOMER_A_DAY - 1);
    expect(statuses.at(-1)).toBe(429);
  });

  it('accept nothing more once consent is withdrawn, and erase what was recorded', async () => {
    const { browser, customerId, recordingId } = await record();
    await browser.call(withdrawRecordingConsent);
    expect((await browser.call(getRecordingConsent)).body).toEqual({ isGiven: false });
    expect((await add(browser, recordingId, 1)).problem.code).toBe('errorNotFound');
    expect(await listOf(customerId)).toEqual([]);
    expect((await filesToErase()).filter((key) => key.startsWith(`recordings/${recordingId}/`))).toHaveLength(1);
  });

  it('can be erased by staff, once', async () => {
    const { customerId, recordingId } = await record();
    expect((await staff.call(removeRecording, { params: { recordingId } })).status).toBe(204);
    expect((await staff.call(removeRecording, { params: { recordingId } })).problem.code).toBe('errorNotFound');
    expect(await listOf(customerId)).toEqual([]);
  });

  it('are erased when their retention ends, and when no consent remains', async () => {
    const old = await record();
    server.clock.advance(FOUR_DAYS_S);
    const fresh = await record();
    const orphan = await record();
    await server.context.database.query
      .updateTable('consent')
      .set({ withdrawn_at: server.clock.now() })
      .where('customer_id', '=', orphan.customerId)
      .where('kind', '=', 'sessionRecording')
      .execute();
    server.clock.advance(FOUR_DAYS_S);
    await runJob(server.context, 'forget-recordings');
    expect(await listOf(old.customerId)).toEqual([]);
    expect(await listOf(orphan.customerId)).toEqual([]);
    expect(await listOf(fresh.customerId)).toHaveLength(1);
  });
});

describe.each(ordinaryDatabases())('without the recorder on %s', (kind) => {
  it('no consent is accepted', async () => {
    const server = await openTestServer(kind);
    try {
      const { browser } = await signUp(server, 'unrecorded@example.com');
      expect((await browser.call(giveRecordingConsent, agreement)).problem.code).toBe('errorNotFound');
      expect((await browser.call(startRecording)).problem.code).toBe('errorNotFound');
    } finally {
      await server.close();
    }
  });
});
