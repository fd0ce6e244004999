import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecordingChunk, giveRecordingConsent, startRecording } from '@portal/contract/operations/recording';
import { getChecks } from '@portal/contract/operations/checks';
import { createRequest } from '@portal/contract/operations/privacy';
import { prepare, reach, structureOf, submit } from './application-journey.ts';
import { availableDatabases } from './databases.ts';
import { keepReadConnection } from './read-connection.ts';
import { answerOf, signUp, type TestBrowser } from './test-browser.ts';
import { openTestServer, type TestServer } from './test-context.ts';
import { openStaffKey } from './test-keys.ts';

const program = fileURLToPath(new URL('../../command-line/src/main.ts', import.meta.url));

describe.each(availableDatabases())('the command line on %s', (kind) => {
  let server: TestServer;
  let publicUrl: string;
  let apiKey: string;
  let folder: string;
  let browser: TestBrowser;
  let applicationId: string;
  let reference: string;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { SESSION_RECORDER: 'on' } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    publicUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    apiKey = (await openStaffKey(server)).key;
    folder = await mkdtemp(path.join(tmpdir(), 'portal-command-line-'));
    ({ browser } = await signUp(server, 'owner@example.ca'));
    const application = await reach(
      server,
      browser,
      await prepare(browser),
      'review',
      structureOf('Plateau Foods inc.'),
    );
    ({ applicationId } = application);
    reference = (await submit(browser, application)).reference ?? '';
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs the program as a person does. */
  function run(words: readonly string[], environment: Record<string, string> = {}) {
    return new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = { PATH: process.env.PATH, PUBLIC_URL: publicUrl, PORTAL_API_KEY: apiKey, ...environment };
      execFile(process.execPath, [program, ...words], { env, cwd: folder }, (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      });
    });
  }

  it('tells how it is used, without a key and without a portal', async () => {
    for (const words of [['--help'], ['applications', '--help'], ['applications', 'ask', '--help']]) {
      const { code, out } = await run(words, { PORTAL_API_KEY: '', PUBLIC_URL: 'http://127.0.0.1:1' });
      expect([code, out]).toEqual([0, expect.stringContaining('Usage: portal')]);
    }
  });

  it('lets an account manager find an application, read it, ask for a month, and close it', async () => {
    const found = await run(['applications', 'list', '--search', 'plateau']);
    expect(found.out).toContain(reference);
    const read = await run(['applications', 'show', reference]);
    for (const shown of ['Plateau Foods inc.', 'CORPORATION', 'standard']) expect(read.out).toContain(shown);
    expect(read.out).toMatch(/^Industry +\w/mu);
    expect(read.out).toContain('submitted');
    const asked = await run(['applications', 'ask', reference, '--statements', '2025-09', '--due', '2026-02-20']);
    expect(asked).toMatchObject({ code: 0, out: expect.stringContaining('A mail tells the applicant') as string });
    for (const options of ['2025-10 --due 2026-02-30', '2025-10 --due 2026-02-09', '2026-03']) {
      const refused = await run(['applications', 'ask', reference, '--statements', ...options.split(' ')]);
      expect([refused.code, refused.err], options).toEqual([1, expect.stringContaining('not accepted')]);
    }
    const { missing } = answerOf(await browser.call(getChecks, { params: { applicationId } }));
    expect(missing).toMatchObject([{ kind: 'statements', months: ['2025-09'] }]);

    const json = await run(['--json', 'applications', 'show', reference]);
    expect(JSON.parse(json.out)).toMatchObject({ missing: [{ months: ['2025-09'] }] });
    expect((await run(['applications', 'deposits', reference])).out).toContain('No bank transactions were read.');
    const connectionId = await keepReadConnection(server, applicationId);
    const analysis = await run(['applications', 'deposits', reference]);
    for (const shown of ['Maple Bank', '21500.00', '107', '2026-01', 'TFR FROM SAVINGS', 'ownTransfer']) {
      expect(analysis.out).toContain(shown);
    }
    const kept = await run(['--json', 'applications', 'deposits', reference]);
    expect(JSON.parse(kept.out)).toMatchObject({ analyses: [{ institution: 'Maple Bank', trend: 'unknown' }] });
    await server.context.database.query.deleteFrom('bank_connection').where('id', '=', connectionId).execute();

    const copy = await run(['applications', 'copy', reference]);
    expect(copy.out.trim()).toBe(`${reference}.pdf`);
    expect((await readFile(path.join(folder, `${reference}.pdf`))).subarray(0, 5).toString()).toBe('%PDF-');

    const assign = ['applications', 'assign', reference, '--name', 'Anne Roy', '--email', 'anne@lender.example'];
    expect((await run(assign)).out).toContain('Anne Roy');
    expect((await run(['applications', 'close', reference, '--outcome', 'funded'])).out).toContain('funded');
    const again = await run(['applications', 'close', reference, '--outcome', 'declined']);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('As it stands now')]);
    const exported = await run(['applications', 'export', '--out', 'all.csv']);
    expect(exported.code).toBe(0);
    expect(await readFile(path.join(folder, 'all.csv'), 'utf8')).toContain(
      `${applicationId},${reference},closed,funded`,
    );
  });

  it('imports contacts and tells which lines were refused', async () => {
    await writeFile(
      path.join(folder, 'contacts.csv'),
      'contactId,email,language\nC-1,a@example.ca,fr\nC-2,nobody,fr\n',
    );
    const { out } = await run(['contacts', 'import', 'contacts.csv']);
    expect(out).toContain('1 new, 0 brought up to date, 1 refused.');
    expect(out).toContain('email');
    expect((await run(['contacts', 'list', 'a@example.ca'])).out).toContain('C-1');
  });

  it('lists what customers ask to have corrected or erased, and answers it', async () => {
    await browser.call(createRequest, { body: { kind: 'correction', text: 'My name is spelled Thérèse.' } });
    const list = await run(['privacy', 'list', '--state', 'open']);
    expect(list.out).toContain('My name is spelled Thérèse.');
    const json = await run(['--json', 'privacy', 'list']);
    const { requests } = JSON.parse(json.out) as { requests: { requestId: string }[] };
    const words = ['privacy', 'answer', requests[0]?.requestId ?? '', '--outcome', 'done', '--answer', 'It is done.'];
    expect(await run(words)).toMatchObject({ code: 0, out: 'Answered; the customer is told by mail.\n' });
    expect((await run(['privacy', 'list', '--state', 'open'])).out).not.toContain('Thérèse');
    expect(await run(words)).toMatchObject({
      code: 1,
      err: expect.stringContaining('It was answered before.') as string,
    });
  });

  it('says which columns a file of contacts needs', async () => {
    await writeFile(path.join(folder, 'columns.csv'), 'id,mail\nC-1,a@example.ca\n');
    const { code, err } = await run(['contacts', 'import', 'columns.csv']);
    expect([code, err]).toEqual([1, expect.stringContaining('contactId, email, language are needed')]);
  });

  it('imports no contacts of a file in another encoding, and says so in one line', async () => {
    const file = path.join(folder, 'latin.csv');
    await writeFile(file, Buffer.from('contactId,email,firstName,language\nC-3,c@example.ca,Ève,fr\n', 'latin1'));
    const { code, err } = await run(['contacts', 'import', 'latin.csv']);
    expect([code, err.trim().split('\n')]).toEqual([1, [expect.stringContaining('not UTF-8')]]);
    expect((await run(['contacts', 'list', 'c@example.ca'])).out).toContain('Nothing found.');
  });

  it('makes and revokes keys, partners and webhooks', async () => {
    const partner = await run(['--json', 'partners', 'add', 'Laurentian Brokers']);
    const { partnerId } = JSON.parse(partner.out) as { partnerId: string };
    const made = await run(['--json', 'keys', 'create', '--name', 'Broker', '--partner', partnerId]);
    const { keyId, key } = JSON.parse(made.out) as { keyId: string; key: string };
    expect(key).toMatch(/^partner_/u);
    expect((await run(['keys', 'revoke', keyId])).out).toContain('revoked');
    const webhook = await run(['--json', 'webhooks', 'add', 'http://127.0.0.1:9/hooks']);
    const { webhookId } = JSON.parse(webhook.out) as { webhookId: string };
    expect((await run(['webhooks', 'list'])).out).toContain('http://127.0.0.1:9/hooks');
    expect((await run(['webhooks', 'remove', webhookId])).out).toBe('Removed.\n');
  });

  it('lists, saves and erases recordings', async () => {
    await browser.call(giveRecordingConsent, { body: { textVersion: '2026-01', language: 'en' } });
    const { recordingId } = answerOf(await browser.call(startRecording));
    for (const position of [0, 1]) {
      const content = gzipSync(JSON.stringify([{ type: 4, timestamp: position }])).toString('base64');
      await browser.call(addRecordingChunk, { params: { recordingId }, body: { position, content } });
    }
    expect((await run(['recordings', 'list'])).out).toContain(recordingId);
    expect((await run(['recordings', 'save', recordingId, 'events.json'])).out).toContain('2 events');
    expect(JSON.parse(await readFile(path.join(folder, 'events.json'), 'utf8'))).toEqual([
      { type: 4, timestamp: 0 },
      { type: 4, timestamp: 1 },
    ]);
    expect((await run(['recordings', 'remove', recordingId])).out).toBe('Erased.\n');
    expect((await run(['recordings', 'list'])).out).toBe('Nothing found.\n');
  });

  it.each<[string, string[], Record<string, string>, string]>([
    ['no key', ['keys', 'list'], { PORTAL_API_KEY: '' }, 'PORTAL_API_KEY'],
    ['an unknown key', ['keys', 'list'], { PORTAL_API_KEY: 'staff_x' }, 'The key is not known'],
    ['a portal that is away', ['keys', 'list'], { PUBLIC_URL: 'http://127.0.0.1:1' }, 'does not answer'],
    ['an address that is none', ['keys', 'list'], { PUBLIC_URL: 'apply.lender' }, 'PUBLIC_URL is no address'],
    ['a file that is not there', ['contacts', 'import', 'none.csv'], {}, 'none.csv: there is no such file'],
    [
      'a folder that is not there',
      ['applications', 'export', '--out', 'no/all.csv'],
      {},
      'no/all.csv: there is no such',
    ],
    ['an id that is none', ['keys', 'revoke', '0199c1f2-0000-7000-8000-000000000000'], {}, 'nothing by that id'],
    ['an application that is none', ['applications', 'show', 'F-0000-0000'], {}, 'There is no application'],
    ['half a question', ['applications', 'ask', 'F-0000-0000', '--question-en', 'Why?'], {}, 'There is no application'],
    ['an outcome that is none', ['applications', 'close', 'x', '--outcome', 'lost'], {}, 'Allowed choices'],
  ])('says what is wrong with %s, in a line and with exit code 1', async (_, words, environment, message) => {
    const { code, err, out } = await run(words, environment);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
});
