import { createHash, randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BOOKKEEPER_LINK_LIFETIME_MS,
  BOOKKEEPER_LINKS_MAXIMUM,
  DEVICE_LINK_LIFETIME_MS,
  MINUTE_MS,
  SECOND_MS,
  SENDS_PER_ADDRESS_AN_HOUR,
  SESSION_IDLE_MS,
  UPLOAD_VISIT_LIFETIME_MS,
} from '@portal/contract/constants';
import { withdrawApplication } from '@portal/contract/operations/application';
import { logOut, logOutEverywhere } from '@portal/contract/operations/auth';
import {
  createUploadLink,
  endUploadLink,
  endUploadVisit,
  getUploadVisit,
  listUploadLinks,
  mailUploadLink,
  openUploadLink,
  startUploadVisit,
  uploadVisitStatement,
} from '@portal/contract/operations/handoff';
import { createExportTicket } from '@portal/contract/operations/privacy';
import { listStatements } from '@portal/contract/operations/revenue';
import { staffGetApplication } from '@portal/contract/operations/staff';
import {
  confirmOneStatement,
  prepare,
  reach,
  startNew,
  structureOf,
  submit,
} from '../../../../../test/application-journey.ts';
import { fundingValues } from '../../../../../test/application-values.ts';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { ordinaryPdf } from '@portal/statements/corpus/sample-pdfs';
import { type CallInput, logIn, openBrowser, signUp, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import { receiveStatement } from '../upload/receive-statement.ts';
import { countFileOfLink } from '../../storage/upload-links.ts';
import { findVisit } from '../../storage/upload-visits.ts';
import { sendingVisit } from './own-visit.ts';

type Kind = 'device' | 'bookkeeper';

const RACERS = 50;

const BOUNDARY = 'part';

async function fileBody(label: string): Promise<CallInput> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${label}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), await ordinaryPdf(label, 1), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

describe.each(ordinaryDatabases())('upload links on %s', (kind) => {
  let server: TestServer;
  let log: string;
  let email: string;
  let owner: TestBrowser;
  let customerId: string;
  let params: { applicationId: string };

  beforeAll(async () => {
    log = '';
    server = await openTestServer(kind, {
      environment: { LOG_LEVEL: 'info' },
      log: { write: (line) => void (log += line) },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    email = `${randomUUID()}@example.ca`;
    ({ browser: owner, customerId } = await signUp(server, email));
    params = { applicationId: await prepare(owner) };
    await reach(server, owner, params.applicationId, 'revenue', structureOf(`Bakery ${randomUUID().slice(0, 8)} inc.`));
  });

  const create = (linkKind: Kind, { showsName = true, by = owner } = {}) =>
    by.call(createUploadLink, { params, body: { kind: linkKind, showsName } });
  const tokenOf = (link: string) => link.split('#token=')[1] ?? '';
  const open = async (token: string) => (await openBrowser(server).call(openUploadLink, { body: { token } })).body;
  const start = (token: string, browser = openBrowser(server)) => browser.call(startUploadVisit, { body: { token } });
  const links = async () => (await owner.call(listUploadLinks, { params })).body.links;
  const statements = async () => (await owner.call(listStatements, { params })).body.statements;

  async function visitBy(linkKind: Kind) {
    const created = (await create(linkKind)).body;
    const browser = openBrowser(server);
    const { visitId } = (await start(tokenOf(created.link), browser)).body;
    const ofVisit = { params: { visitId } };
    return {
      ...created,
      browser,
      visitId,
      get: () => browser.call(getUploadVisit, ofVisit),
      send: async (file: string | CallInput) =>
        browser.call(uploadVisitStatement, {
          ...ofVisit,
          ...(typeof file === 'string' ? await fileBody(file) : file),
        }),
    };
  }

  const codeOf = ({ status, problem }: { status: number; problem: { code: string } }) => [status, problem.code];

  it('open the upload of one application on a phone, once, and the file appears on the first screen', async () => {
    const { link, linkId, expiresAt } = (await create('device')).body;
    expect(link).toMatch(/^http:\/\/localhost:3000\/upload-statements#token=[\w-]{43}$/u);
    expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBe(DEVICE_LINK_LIFETIME_MS);
    const token = tokenOf(link);

    for (let look = 0; look < 3; look += 1)
      expect(await open(token)).toMatchObject({ state: 'open', kind: 'device', months: { length: 6 } });
    const phone = openBrowser(server);
    const started = await start(token, phone);
    expect(started.body.statements).toEqual([]);
    expect(String(started.response.headers['set-cookie'])).toMatch(
      new RegExp(`Path=/api/upload-visits/${started.body.visitId}; HttpOnly; SameSite=Lax`, 'u'),
    );

    const at = { params: { visitId: started.body.visitId } };
    const sent = (await phone.call(uploadVisitStatement, { ...at, ...(await fileBody('january')) })).body;
    expect(Object.keys(sent).sort()).toEqual(['fileName', 'sha256', 'sizeBytes', 'statementId']);
    expect(await statements()).toMatchObject([{ fileName: 'january.pdf', uploadedBy: 'customer' }]);
    expect((await phone.call(getUploadVisit, at)).body.statements).toEqual([sent]);
    expect(await links()).toMatchObject([{ linkId, state: 'used', isActive: true, fileCount: 1 }]);

    expect(codeOf(await start(token))).toEqual([410, 'errorLinkUsed']);
    expect((await open(token)).state).toBe('used');
    expect((await phone.call(endUploadVisit, at)).status).toBe(204);
    expect(codeOf(await phone.call(getUploadVisit, at))).toEqual([410, 'errorLinkEnded']);
    expect(await links()).toMatchObject([{ linkId, state: 'used', isActive: false }]);
  });

  it('used concurrently many times: one use wins', async () => {
    const token = tokenOf((await create('device')).body.link);
    const results = await Promise.all(Array.from({ length: RACERS }, () => start(token)));
    const refused = results.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(RACERS - 1);
    expect(new Set(refused.map((result) => codeOf(result).join(' ')))).toEqual(new Set(['410 errorLinkUsed']));
  });

  it('expire after their lifetime, or when a newer code is created', async () => {
    const first = tokenOf((await create('device')).body.link);
    const second = tokenOf((await create('device')).body.link);
    expect(codeOf(await start(first))).toEqual([410, 'errorLinkEnded']);
    server.clock.advance(DEVICE_LINK_LIFETIME_MS / SECOND_MS - 1);
    expect((await open(second)).state).toBe('open');
    server.clock.advance(1);
    expect(await open(second)).toEqual({ kind: 'device', state: 'expired', businessName: null, months: [] });
    expect(codeOf(await start(second))).toEqual([410, 'errorLinkExpired']);
  });

  it.each([
    ['the log-out', () => owner.call(logOut)],
    [
      'the log-out of all devices',
      async () => {
        const { browser } = await logIn(server, email);
        return browser.call(logOutEverywhere);
      },
    ],
    [
      'the end of the idle session',
      async () => {
        server.clock.advance(SESSION_IDLE_MS / SECOND_MS);
        await server.context.database.ready();
      },
    ],
  ])('%s ends a phone’s visit and the code, but not the bookkeeper’s visit', async (_name, end) => {
    const phone = await visitBy('device');
    const unused = tokenOf((await create('device')).body.link);
    const bookkeeper = await visitBy('bookkeeper');
    await end();
    expect(codeOf(await phone.get())).toEqual([410, 'errorLinkEnded']);
    expect(codeOf(await phone.send('late'))).toEqual([410, 'errorLinkEnded']);
    // The idle timeout is longer than the code's lifetime.
    expect(['ended', 'expired']).toContain((await open(unused)).state);
    expect((await bookkeeper.get()).status).toBe(200);
  });

  it('a visit that ends during an upload stores nothing', async () => {
    const visit = await visitBy('bookkeeper');
    const { files } = server.context;
    const write = files.write.bind(files);
    const spy = vi.spyOn(files, 'write').mockImplementation(async (...input) => {
      const stored = await write(...input);
      await owner.call(endUploadLink, { params: { ...params, linkId: visit.linkId } });
      return stored;
    });
    const refused = await visit.send('too late');
    spy.mockRestore();
    expect(codeOf(refused)).toEqual([410, 'errorLinkEnded']);
    expect(await statements()).toEqual([]);
    expect(await links()).toMatchObject([{ state: 'ended', isActive: false, fileCount: 0 }]);
  });

  it('a bookkeeper visits several times, sees only the files from the current visit, and is named', async () => {
    const visit = await visitBy('bookkeeper');
    await visit.send('january');
    const again = openBrowser(server);
    const second = (await start(tokenOf(visit.link), again)).body;
    expect(second.statements).toEqual([]);
    expect(second.businessName).toBe('Northshore Bakery');
    expect(await statements()).toMatchObject([{ fileName: 'january.pdf', uploadedBy: 'bookkeeper' }]);

    const staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    expect((await staff.call(staffGetApplication, { params })).body.statements).toMatchObject([
      { uploadedBy: 'bookkeeper' },
    ]);
    const answers = [JSON.stringify(second), (await visit.get()).response.body];
    const secrets = [email, params.applicationId, customerId, String(fundingValues.annualRevenue), 'Québec'];
    expect(secrets.filter((secret) => answers.some((answer) => answer.includes(secret)))).toEqual([]);

    server.clock.advance(UPLOAD_VISIT_LIFETIME_MS / SECOND_MS);
    expect(codeOf(await visit.get())).toEqual([410, 'errorLinkExpired']);
    expect((await start(tokenOf(visit.link))).status).toBe(200);
    server.clock.advance((BOOKKEEPER_LINK_LIFETIME_MS - UPLOAD_VISIT_LIFETIME_MS) / SECOND_MS);
    expect(codeOf(await start(tokenOf(visit.link)))).toEqual([410, 'errorLinkExpired']);
  });

  it('show the name only if the customer chose to', async () => {
    const { link } = (await create('bookkeeper', { showsName: false })).body;
    expect(await open(tokenOf(link))).toMatchObject({ businessName: null });
    expect((await start(tokenOf(link))).body.businessName).toBeNull();
  });

  it('ended by the customer: none of their visits or links work, and ending again changes nothing', async () => {
    const visit = await visitBy('bookkeeper');
    const one = { params: { ...params, linkId: visit.linkId } };
    expect((await owner.call(endUploadLink, one)).status).toBe(204);
    server.clock.advance(1);
    const [before] = await links();
    expect((await owner.call(endUploadLink, one)).status).toBe(204);
    expect(await links()).toEqual([before]);
    expect(codeOf(await visit.get())).toEqual([410, 'errorLinkEnded']);
    expect(codeOf(await visit.send('late'))).toEqual([410, 'errorLinkEnded']);
    expect(codeOf(await start(tokenOf(visit.link)))).toEqual([410, 'errorLinkEnded']);
  });

  it('ended during an upload, store no file', async () => {
    const { database, clock } = server.context;
    const { linkId } = await visitBy('bookkeeper');
    const countFile = () => database.transaction((tx) => countFileOfLink(tx, linkId, clock.now()));
    expect(await countFile()).toBe(true);
    await owner.call(endUploadLink, { params: { ...params, linkId } });
    expect(await countFile()).toBe(false);
  });

  it('are limited in how many can be open at the same time', async () => {
    for (let made = 0; made < BOOKKEEPER_LINKS_MAXIMUM; made += 1)
      expect((await create('bookkeeper')).status).toBe(200);
    expect(codeOf(await create('bookkeeper'))).toEqual([409, 'errorLinkCount']);
    const [newest] = await links();
    await owner.call(endUploadLink, { params: { ...params, linkId: newest?.linkId ?? '' } });
    expect((await create('bookkeeper')).status).toBe(200);
  });

  it('report that the application was withdrawn or submitted', async () => {
    const visit = await visitBy('bookkeeper');
    await owner.call(withdrawApplication, { params });
    expect(await open(tokenOf(visit.link))).toEqual({
      kind: 'bookkeeper',
      state: 'notNeeded',
      businessName: null,
      months: [],
    });
    for (const refused of [await visit.get(), await visit.send('late'), await start(tokenOf(visit.link))])
      expect(codeOf(refused)).toEqual([409, 'errorAlreadySubmitted']);
    expect(codeOf(await create('bookkeeper'))).toEqual([422, 'errorValidation']);

    const { applicationId } = await startNew(owner);
    params = { applicationId };
    const structure = structureOf(`Another ${randomUUID().slice(0, 8)} inc.`);
    const begun = await reach(server, owner, applicationId, 'revenue', structure);
    const token = tokenOf((await create('bookkeeper')).body.link);
    await submit(owner, await confirmOneStatement(server, owner, begun));
    expect((await open(token)).state).toBe('notNeeded');
  });

  it('report it to an upload in progress when the application was withdrawn', async () => {
    const { visitId } = await visitBy('bookkeeper');
    const visit = await findVisit(server.context.database.query, visitId);
    if (!visit) throw new Error('The visit is there.');
    async function* content() {
      await owner.call(withdrawApplication, { params });
      yield await ordinaryPdf('late', 1);
    }
    const own = { applicationId: params.applicationId, customerId };
    const sent = receiveStatement(
      server.context,
      { own, requestId: null, visit: sendingVisit(server.context, visit) },
      { fileName: 'late.pdf', content: content() },
    );
    await expect(sent).rejects.toMatchObject({ code: 'errorAlreadySubmitted' });
  });

  it('another customer’s links and visits look the same as invented ones', async () => {
    const visit = await visitBy('bookkeeper');
    const { browser: other } = await signUp(server, `${randomUUID()}@example.ca`);
    const linkId = visit.linkId;
    const calls = [
      other.call(listUploadLinks, { params }),
      other.call(endUploadLink, { params: { ...params, linkId } }),
      create('bookkeeper', { by: other }),
      other.call(mailUploadLink, { params }),
      owner.call(getUploadVisit, { params: { visitId: visit.visitId } }),
      start(randomUUID()),
      openBrowser(server).call(openUploadLink, { body: { token: 'A'.repeat(43) } }),
    ];
    for (const result of await Promise.all(calls)) expect(codeOf(result)).toEqual([404, 'errorNotFound']);
    const second = (await startNew(owner)).applicationId;
    expect((await owner.call(endUploadLink, { params: { applicationId: second, linkId } })).status).toBe(404);
    expect((await visit.get()).status).toBe(200);
  });

  it('the secret of a visit works only for that visit, and only in its own place', async () => {
    const first = await visitBy('bookkeeper');
    const second = await visitBy('device');
    const secret = second.browser.cookies.get('uploadVisit') ?? '';
    expect((await second.browser.call(getUploadVisit, { params: { visitId: first.visitId } })).status).toBe(404);

    const thief = openBrowser(server);
    thief.accessToken = secret;
    expect((await thief.call(getUploadVisit, { params: { visitId: second.visitId } })).status).toBe(404);
  });

  it('apply every limit of the customer’s own uploads', async () => {
    const visit = await visitBy('bookkeeper');
    const same = await fileBody('same');
    expect((await visit.send(same)).status).toBe(200);
    const phone = await visitBy('device');
    expect(codeOf(await phone.send(same))).toEqual([409, 'errorFileDuplicate']);
    const { random, database, clock } = server.context;
    await database.query
      .insertInto('statement_file')
      .values(
        Array.from({ length: 18 }, () => ({
          id: random.uuid(),
          application_id: params.applicationId,
          file_name: 'x.pdf',
          size_bytes: 1000,
          sha256: random.token(32),
          storage_key: `statements/${random.uuid()}`,
          uploaded_at: clock.now(),
          removed_at: null,
        })),
      )
      .execute();
    expect(codeOf(await visit.send('the twentieth'))).toEqual([422, 'errorFileCount']);
    expect(await links()).toMatchObject([{ fileCount: 0 }, { fileCount: 1 }]);
  });

  it('record each link, visit and file in the audit trail, and their secrets nowhere', async () => {
    const visit = await visitBy('bookkeeper');
    const { statementId } = (await visit.send('january')).body;
    await owner.call(endUploadLink, { params: { ...params, linkId: visit.linkId } });
    const { query } = server.context.database;
    const entries = await query
      .selectFrom('audit_entry')
      .select(['operation', 'row_id', 'key_id', 'status'])
      .where('row_id', 'in', [visit.linkId, statementId])
      .orderBy('id')
      .execute();
    const ok = { key_id: null, status: 200 };
    expect(entries).toEqual([
      { operation: 'Handoff_CreateUploadLink', row_id: visit.linkId, ...ok },
      { operation: 'Handoff_StartUploadVisit', row_id: visit.linkId, ...ok },
      { operation: 'Handoff_UploadStatement', row_id: visit.linkId, ...ok },
      { operation: 'Handoff_UploadStatement', row_id: statementId, ...ok },
      { operation: 'Handoff_EndUploadLink', row_id: visit.linkId, ...ok },
    ]);

    const stored = [
      await query.selectFrom('upload_link').selectAll().execute(),
      await query.selectFrom('upload_visit').selectAll().execute(),
    ];
    const secrets = [tokenOf(visit.link), visit.browser.cookies.get('uploadVisit') ?? ''];
    for (const secret of secrets) {
      const plainHash = createHash('sha256').update(secret).digest('hex');
      for (const place of [JSON.stringify(stored), log]) expect(place).not.toContain(secret);
      expect(JSON.stringify(stored)).not.toContain(plainHash);
    }
  });

  it('are included in the customer’s data, without their secrets', async () => {
    const visit = await visitBy('bookkeeper');
    await visit.send('january');
    const { path } = (await owner.call(createExportTicket, { body: { language: 'en' } })).body;
    const archive = unzipSync(new Uint8Array((await server.app.inject({ method: 'GET', url: path })).rawPayload));
    const data = JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array())) as Record<string, object[]>;
    expect(data.uploadLinks).toMatchObject([{ id: visit.linkId, kind: 'bookkeeper', fileCount: 1 }]);
    expect(data.uploadVisits).toMatchObject([{ id: visit.visitId, linkId: visit.linkId }]);
    expect(data.statements).toMatchObject([{ uploadedBy: 'bookkeeper', uploadVisitId: visit.visitId }]);
    expect(Object.keys({ ...data.uploadLinks?.[0], ...data.uploadVisits?.[0] }).join()).not.toMatch(/hash|session/iu);
  });

  it('are mailed to the customer’s own address, within the mail quota', async () => {
    // The sign-up already sent one mail.
    for (let mails = 1; mails < SENDS_PER_ADDRESS_AN_HOUR; mails += 1)
      expect((await owner.call(mailUploadLink, { params })).status).toBe(204);
    const mail = await server.inbox.waitFor(email);
    expect(mail.subject).toContain('upload bank statements');
    expect(mail.text).toContain('/login?lng=en#to=/main');
    const [, token = ''] = /\/upload-statements\?lng=en#token=([\w-]{43})/u.exec(mail.text) ?? [];
    expect(codeOf(await start(token))).toEqual([410, 'errorLinkEnded']);
    const refused = await owner.call(mailUploadLink, { params });
    expect(codeOf(refused)).toEqual([429, 'errorTooManyRequests']);
    // The last mailed code still works: the refusal created no new one.
    const rows = await links();
    expect(rows).toMatchObject([{ kind: 'device', state: 'open', isActive: true }]);
    expect(Date.parse(rows[0]?.expiresAt ?? '') - server.clock.now().getTime()).toBe(15 * MINUTE_MS);
  });
});
