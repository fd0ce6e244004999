import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CheckKind, CheckState, HandOverReason } from '@portal/contract/application/checks';
import { addRecordingChunk, giveRecordingConsent, startRecording } from '@portal/contract/operations/recording';
import { createRequest } from '@portal/contract/operations/privacy';
import { documentedCommands } from '../../../command-line/src/documented-commands.fixture.ts';
import { runProgram } from '../../../command-line/src/run-program.ts';
import { prepare, reach, structureOf, submit } from '../application-journey.ts';
import { ordinaryDatabases } from '../database/databases.ts';
import { saveReadConnection } from '../database/read-connection.ts';
import { ofProcesses } from './server-process.ts';
import { accountRows, giveRows } from '../statement-rows.ts';
import { storeStatementFile } from '../submitted-application.ts';
import { samplePdf } from '../../src/seeds/sample-pdf.ts';
import { bodyOf, signUp, submitLead, type TestBrowser } from '../test-browser.ts';
import { openTestServer, type TestServer } from '../test-context.ts';
import { openPartner, openStaffKey } from '../test-keys.ts';
import { WAIT } from '../wait.ts';
import { openStreams } from '../database/written.ts';

const program = fileURLToPath(new URL('../../../command-line/src/main.ts', import.meta.url));

/**
 * Output or stored value of each documented call, in the order of the docs; a capture group is an id for later calls.
 */
const answers: readonly (readonly [operation: string, answer: RegExp])[] = [
  ['Staff_CreateKey', /"key": "staff_/u],
  ['Staff_ListApplications', /"operatingName": "Northshore Bakery"/u],
  ['Staff_SearchApplications', /"total": 0/u],
  ['Staff_GetApplication', /"statements": \[\s+\{\s+"statementId": "(?<STATEMENT>[^"]+)"/u],
  ['Staff_CreateCopyTicket', /^%PDF-/u],
  ['Staff_CreateStatementTicket', /^%PDF-/u],
  ['Staff_CreateArchiveTicket', /^PK/u],
  ['Staff_GetCreditReport', /"status": "FOUND"/u],
  ['Staff_ListDepositAnalyses', /"institution": "Maple Bank"/u],
  ['Staff_GetCashFlow', /"reason": "notProven"/u],
  ['Staff_ListTransactions', /"proof": "notProven"/u],
  ['Staff_CorrectTransaction', /"correctionId": "(?<CORRECTION>[0-9a-f][^"]+)"/u],
  ['Staff_WithdrawCorrection', /"correctedBy": \[\]/u],
  ['Staff_RuleOnRevenue', /"rulingId": "(?<RULING>[^"]+)"/u],
  ['Staff_WithdrawRevenueRuling', /^$/u],
  ['Staff_ConfirmStatement', /"toConfirm": \[\]/u],
  ['Staff_AssignApplication', /"email": "anne@lender\.example"/u],
  ['Staff_AssignApplication', /"accountManager": null/u],
  ['Staff_AddNote', /"text": "Call after 3 p\.m\."/u],
  ['Staff_ListNotes', /"text": "Call after 3 p\.m\."/u],
  ['Staff_LogContact', /"nextContactDay": "2026-02-20"/u],
  ['Staff_RequestInformation', /"itemIds": \[\s+"/u],
  ['Staff_RequestInformation', /"itemIds": \[/u],
  ['Staff_RequestInformation', /"itemIds": \[\s+"(?<ITEM>[^"]+)"/u],
  ['Staff_WithdrawRequest', /^$/u],
  ['Staff_HandOverCheck', /"reason": "takesTooLong"/u],
  ['Staff_SettleCheck', /"words": "Called the bank\."[^]*"version": (?<VERSION>\d+)/u],
  ['Staff_ChangeApplications', /"bulkChangeId": "(?<BULKCHANGE>[^"]+)"/u],
  ['Staff_UndoBulkChange', /"end": "undone"/u],
  ['Staff_ListBulkChanges', /"kind": "note"/u],
  ['Staff_DecideApplication', /"decisionId": "(?<DECISION>[^"]+)"/u],
  ['Staff_UndoDecision', /"end": "undone"/u],
  ['Staff_ListDecisions', /"words": "Two low months\."/u],
  ['Staff_RetryCheck', /"kind": "personalDetails"/u],
  ['Staff_GetStatistics', /"submitted": 0/u],
  ['Staff_ListContacts', /"contactId": "C-2230"/u],
  ['Staff_SearchContacts', /"customerId": "(?<CUSTOMER>[^"]+)"/u],
  ['Staff_CreateExportTicket', /^PK/u],
  ['Staff_ListLeads', /"leadId": "(?<LEAD>[^"]+)"/u],
  ['Staff_GetLead', /"annualRevenue": 1000,/u],
  ['Staff_AssignLead', /"kind": "assigned"/u],
  ['Staff_LogLeadContact', /"outcome": "sent"/u],
  ['Staff_AddLeadNote', /"note": "Opens a second shop in May\."/u],
  ['Staff_ListPrivacyRequests', /"requestId": "(?<REQUEST>[^"]+)"/u],
  ['Staff_AnswerPrivacyRequest', /"outcome": "done"/u],
  ['Staff_CreateQuestionTemplate', /"templateId": "(?<TEMPLATE>[^"]+)"/u],
  ['Staff_ListQuestionTemplates', /"name": "Large deposit"/u],
  ['Staff_ChangeQuestionTemplate', /"name": "Deposit"/u],
  ['Staff_RemoveQuestionTemplate', /^$/u],
  ['Staff_AddLender', /"lenderId": "(?<LENDER>[^"]+)"/u],
  ['Staff_ListLenders', /"name": "Northpoint Advance"/u],
  ['Staff_RemoveLender', /^$/u],
  ['Staff_InvitePerson', /"personId": "(?<PERSON>[^"]+)"/u],
  ['Staff_ListPeople', /"name": "Anne Roy"/u],
  ['Staff_RenewInvitation', /"invitationEndsAt": "/u],
  ['Staff_ChangePerson', /"role": "auditor"/u],
  ['Staff_RemovePerson', /"removedAt": "/u],
  ['Staff_CreatePartner', /"partnerId": "(?<PARTNER>[^"]+)"/u],
  ['Staff_ListPartners', /"name": "Laurentian Brokers"/u],
  ['Staff_CreateKey', /"key": "partner_/u],
  ['Staff_ListKeys', /"keyId": "(?<KEY>[^"]+)"/u],
  ['Staff_RevokeKey', /"revokedAt": "/u],
  ['Staff_ListReferrals', /"referrals": \[\]/u],
  ['Staff_CreateWebhook', /"webhookId": "(?<WEBHOOK>[^"]+)"/u],
  ['Staff_ListWebhooks', /"url": "https:\/\/crm\.lender\.example\/hooks"/u],
  ['Staff_ListDeliveries', /"deliveries": \[/u],
  ['Staff_ReplayWebhook', /"events": \d/u],
  ['Staff_RemoveWebhook', /^$/u],
  ['Staff_ListRecordings', /"recordingId": "(?<RECORDING>[^"]+)"/u],
  ['Staff_RemoveRecording', /^$/u],
  ['Staff_SearchAudit', /"operation": "Staff_DecideApplication"/u],
  ['Staff_GetSystem', /"reason": "complete"/u],
  ['Staff_RetryJobs', /"jobs": \d/u],
];

describe.each(ordinaryDatabases())('the command line on %s', (kind) => {
  let server: TestServer;
  let publicUrl: string;
  let apiKey: string;
  let folder: string;
  const formerFolder = process.cwd();
  let browser: TestBrowser;
  let applicationId: string;
  let reference: string;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { SESSION_RECORDER: 'on' } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    publicUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    apiKey = (await openStaffKey(server)).key;
    folder = await mkdtemp(path.join(tmpdir(), 'portal-command-line-'));
    process.chdir(folder);
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
    process.chdir(formerFolder);
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function run(words: readonly string[], environment: Record<string, string> = {}, input = '') {
    const { texts, ...streams } = openStreams(input);
    const env = { PUBLIC_URL: publicUrl, PORTAL_API_KEY: apiKey, ...environment };
    return { code: await runProgram(words, { env, ...streams }), ...texts };
  }

  it('is a separate program, with the exit code and output tested here', ofProcesses, async () => {
    const words = ['call', 'Staff_GetApplication', 'applicationId=F-2222-2222'];
    const ended = await new Promise((resolve) => {
      const env = { PATH: process.env.PATH, PUBLIC_URL: publicUrl, PORTAL_API_KEY: apiKey };
      execFile(process.execPath, [program, ...words], { env }, (error, out, err) => {
        resolve({ code: error?.code, out, err });
      });
    });
    expect(ended).toEqual(await run(words));
    expect(ended).toMatchObject({ code: 1, err: 'No application has the reference F-2222-2222.\n' });
  });

  it.each([
    ['--help', 'Usage: portal'],
    ['call --help', 'Usage: portal call'],
    ['call', 'Usage: portal call'],
    ['export --help', 'Usage: portal export'],
    ['call staff_requestinformation --help', 'call Staff_RequestInformation applicationId=F-7K3M-92QX dueDay='],
    ['operations leads', 'Staff_ListLeads  List people who were not eligible'],
  ])('%s shows its usage, without a key and without a portal', async (line, text) => {
    const { code, out } = await run(line.split(' '), { PORTAL_API_KEY: '', PUBLIC_URL: 'http://127.0.0.1:1' });
    expect([code, out]).toEqual([0, expect.stringContaining(text)]);
  });

  it('explains that only a development server has a demo', async () => {
    const { code, err } = await run(['demo'], { PORTAL_API_KEY: '' });
    expect([code, err]).toEqual([1, 'This portal is not a development server, so it has no demo.\n']);
  });

  it('calls every operation as written in the documents', async () => {
    const { id: statementId } = await server.context.database.query
      .selectFrom('statement_file')
      .select('id')
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow();
    await giveRows(server, { applicationId, statementId }, [accountRows({ proof: 'notProven' })], {
      toConfirm: ['bank'],
    });
    await storeStatementFile(server, applicationId, samplePdf('A statement'));
    await saveReadConnection(server, applicationId);
    await submitLead(server, 'lead@example.ca');
    await browser.call(createRequest, { body: { kind: 'correction', text: 'My name is spelled Thérèse.' } });
    await record();
    await writeFile(
      'contacts.csv',
      `contactId,email,firstName,language\nC-1041,ana@northshore.example,Ana,en\nC-2230,ana@northshore.example,Ana,fr\n`,
    );
    await run(['import', 'contacts.csv']);
    const invited = await run([
      'call',
      'Staff_InvitePerson',
      'name=Anne Roy',
      'email=anne@lender.example',
      'role=administrator',
      'language=fr',
    ]);
    const { personId } = JSON.parse(invited.out) as { personId: string };
    await vi.waitFor(async () => {
      expect((await run(['call', 'Staff_GetCreditReport', `applicationId=${reference}`])).out).toContain('"FOUND"');
    }, WAIT);

    await setCheck('transactions', 'running', null);
    await setCheck('personalDetails', 'handedOver', 'checkFailed');

    const ids: Record<string, string> = {
      APPLICATION: reference,
      DAY: '2026-02-20',
      MONTH: '2025-09',
      SUCCESSOR: personId,
    };
    const calls = documentedCommands.filter((words) => words[0] === 'call' && !words.includes('--help'));
    expect(calls.map(([, operation]) => operation)).toEqual(answers.map(([operation]) => operation));
    for (const [index, words] of calls.entries()) {
      const typed = words.map((word) => word.replaceAll(/\b[A-Z]{3,}\b/gu, (name) => ids[name] ?? name));
      const { code, out, err } = await run(typed);
      expect([code, err], typed.join(' ')).toEqual([0, '']);
      const file = typed[typed.indexOf('--out') + 1];
      const answer = typed.includes('--out') ? await readFile(file ?? '', 'latin1') : out;
      const [, expected = /^$/u] = answers[index] ?? [];
      expect(answer, typed.join(' ')).toMatch(expected);
      Object.assign(ids, expected.exec(answer)?.groups);
    }
  });

  async function setCheck(kind: CheckKind, state: CheckState, reason: HandOverReason | null): Promise<void> {
    await server.context.database.query
      .updateTable('application_check')
      .set({ state, reason })
      .where('application_id', '=', applicationId)
      .where('kind', '=', kind)
      .execute();
  }

  async function record(): Promise<string> {
    await browser.call(giveRecordingConsent, { body: { textVersion: '2026-01', language: 'en' } });
    const { recordingId } = bodyOf(await browser.call(startRecording));
    for (const position of [0, 1]) {
      const content = gzipSync(JSON.stringify([{ type: 4, timestamp: position }])).toString('base64');
      await browser.call(addRecordingChunk, { params: { recordingId }, body: { position, content } });
    }
    return recordingId;
  }

  it('closes an application after its name is confirmed', async () => {
    const close = ['close', reference, '--outcome', 'funded'];
    for (const answer of ['', 'n\n', 'Yes, but not now\n']) {
      const refused = await run(close, {}, answer);
      expect([refused.code, refused.out, refused.err]).toEqual([
        1,
        '',
        expect.stringMatching(/^Close .*, F-.* as funded\? .*Not closed\.\n$/su) as string,
      ]);
    }
    const closed = await run(close, {}, 'y\n');
    expect(JSON.parse(closed.out)).toMatchObject({ reference, outcome: 'funded' });
    const again = await run(['close', reference, '--outcome', 'declined', '--yes']);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('Its current state does not allow this')]);
  });

  it('merges contacts after the preview is confirmed', async () => {
    await writeFile('twins.csv', 'contactId,email,language\nT-1,twin@example.ca,en\nT-2,twin@example.ca,fr\n');
    await run(['import', 'twins.csv']);
    const { out } = await run(['call', 'Staff_ListContacts', 'email=twin@example.ca']);
    const { contacts } = JSON.parse(out) as { contacts: { customerId: string }[] };
    const merge = ['merge', ...contacts.map(({ customerId }) => customerId)];
    const refused = await run(merge, {}, 'n\n');
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(/"files": 0,[^]*Merge them\? This cannot be undone\. \[y\/N\] Not merged\.\n$/u);
    expect(await run(merge, {}, 'yes\n')).toMatchObject({
      code: 0,
      out: expect.stringContaining('applications') as string,
    });
    expect((await run([...merge, '--yes'])).err).toContain('Nothing has that id');
  });

  it.each<[string, string[], RegExp]>([
    ['applications', ['status=closed'], /^applicationId,reference,status,.*\r\n[\da-f-]+,F-[^,]+,closed,funded,/u],
    ['leads', ['cameBack=no', 'since=2026-02-10T00:00:00Z'], /^leadId,email,.*\r\n[\da-f-]+,'=cmd@example\.ca,fr,/u],
    [
      'transactions',
      ['applicationId=REF'],
      /^statementId,position,.*\r\n[\da-f-]+,0,4431,proven,0,2026-01-05,'=EVIL\(\),15000,.*,no\r\n$/u,
    ],
    [
      'cash-flow',
      ['applicationId=REF'],
      /^account,currency,month,.*\r\nstatements rbc 4431,CAD,2026-01,yes,15000,15000,0,.* account 0 rows 0,,,,\r\n$/u,
    ],
    ['credit', ['applicationId=REF'], /^inquiryId,subject,.*\r\n[\da-f-]+,applicant Ana \S+,.*,FOUND,\d+,36,/u],
    ['recording', ['recordingId=RECORDING'], /^\[\{"type":4,"timestamp":0\},\{"type":4,"timestamp":1\}\]$/u],
  ])('exports %s', async (what, values, content) => {
    const { id: statementId } = await server.context.database.query
      .selectFrom('statement_file')
      .select('id')
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const rows = [['2026-01-05', 150_00, '=EVIL()']] as const;
    await giveRows(server, { applicationId, statementId }, [accountRows({ rows })]);
    await submitLead(server, '=cmd@example.ca');
    const recordingId = what === 'recording' ? await record() : '';
    const typed = values.map((word) => word.replace('REF', reference).replace('RECORDING', recordingId));
    const ended = await run(['export', what, ...typed, '--out', 'exported']);
    expect(ended).toEqual({ code: 0, out: 'exported\n', err: '' });
    expect(await readFile('exported', 'utf8')).toMatch(content);
    expect((await stat('exported')).mode & 0o777).toBe(0o600);
  });

  it('leaves a file unchanged until the new one is complete, and no temporary files', async () => {
    await writeFile('kept.csv', 'as before');
    const words = ['export', 'recording', 'recordingId=0199c1f2-0000-7000-8000-000000000000', '--out', 'kept.csv'];
    expect((await run(words)).code).toBe(1);
    expect(await readFile('kept.csv', 'utf8')).toBe('as before');
    expect((await readdir('.')).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await run(['export', 'leads', '--out', 'kept.csv'])).code).toBe(0);
    expect(await readFile('kept.csv', 'utf8')).toMatch(/^leadId,/u);
  });

  it('imports contacts and lists the refused lines', async () => {
    await writeFile('people.csv', 'contactId,email,language\nC-1,a@example.ca,fr\nC-2,nobody,fr\n');
    expect((await run(['import', 'people.csv'])).out).toBe('1 new, 0 updated, 1 refused.\nLine 3: email\n');
    expect((await run(['call', 'Staff_ListContacts', 'email=a@example.ca'])).out).toContain('"C-1"');
  });

  it('lists the columns that a contacts file needs', async () => {
    await writeFile('columns.csv', 'id,mail\nC-1,a@example.ca\n');
    const { code, err } = await run(['import', 'columns.csv']);
    expect([code, err]).toEqual([1, expect.stringContaining('(required: contactId, email, language)')]);
  });

  it('refuses a contacts file in another encoding, with a one-line message', async () => {
    await writeFile(
      'latin.csv',
      Buffer.from('contactId,email,firstName,language\nC-3,c@example.ca,Ève,fr\n', 'latin1'),
    );
    const { code, err } = await run(['import', 'latin.csv']);
    expect([code, err.trim().split('\n')]).toEqual([1, [expect.stringContaining('not UTF-8')]]);
    expect((await run(['call', 'Staff_ListContacts', 'email=c@example.ca'])).out).toContain('"contacts": []');
  });

  it('reads a JSON body from an argument, a file or standard input, and accepts single values in addition', async () => {
    const add = ['call', 'Staff_CreatePartner', '--body'];
    expect((await run([...add, '{"name":"By word"}'])).out).toContain('"By word"');
    await writeFile('partner.json', '{"name":"By file"}');
    expect((await run([...add, '@partner.json'])).out).toContain('"By file"');
    expect((await run([...add, '-'], {}, '{"name":"By input"}')).out).toContain('"By input"');
    expect((await run([...add, '{"name":"Before"}', 'name=After'])).out).toContain('"After"');
    expect(await run([...add, '{name:'])).toMatchObject({ code: 1, err: '--body: not valid JSON.\n' });
    expect((await run([...add, '@none.json'])).err).toBe('none.json: no such file or folder.\n');
  });

  it('joins all pages of a list', async () => {
    for (const name of ['First', 'Second', 'Third'])
      await run(['call', 'Staff_CreatePartner', `name=${name} of three`]);
    const read = async (...words: string[]) =>
      JSON.parse((await run(['call', 'Staff_ListPartners', ...words])).out) as {
        partners: object[];
        next: string | null;
      };
    const page = await read('limit=1');
    expect([page.partners.length, page.next === null]).toEqual([1, false]);
    const whole = await read('--all');
    expect(whole.partners.length).toBeGreaterThanOrEqual(3);
    expect(await read('limit=1', '--all')).toEqual(whole);
    expect((await run(['call', 'Staff_ListWebhooks', '--all'])).err).toContain('has no pages');
  });

  it('calls the partner operations with a partner key', async () => {
    const { key } = await openPartner(server);
    const refer = [
      'call',
      'Partner_CreateReferral',
      'idempotency-key=client-0001',
      'businessInfo={"companyName":"Quai 12"}',
    ];
    const made = await run([...refer, 'partnerReference=LB-1042'], { PORTAL_API_KEY: key });
    expect(JSON.parse(made.out)).toMatchObject({ status: 'sent', partnerReference: 'LB-1042' });
    expect((await run(['call', 'Partner_ListReferrals'], { PORTAL_API_KEY: key })).out).toContain('LB-1042');
    expect((await run(['call', 'Partner_ListReferrals'])).code).toBe(1);
  });

  it('saves a response, and strips control characters that customers typed', async () => {
    const text = 'Fine \u202Etxt.exe';
    const { id } = await server.context.database.query.selectFrom('api_key').select('id').executeTakeFirstOrThrow();
    await server.context.database.query.updateTable('api_key').set({ name: text }).where('id', '=', id).execute();
    const { out } = await run(['call', 'Staff_ListKeys', '--all']);
    expect(out).not.toContain('\u202E');
    expect(out).toContain(String.raw`Fine \u202etxt.exe`);
    expect(await run(['call', 'Staff_ListKeys', '--all', '--out', 'keys.json'])).toEqual({ code: 0, out: '', err: '' });
    expect(await readFile('keys.json', 'utf8')).toBe(out);
    expect(JSON.stringify(JSON.parse(out))).toContain(text);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['no key', 'call Staff_ListKeys', { PORTAL_API_KEY: '' }, 'PORTAL_API_KEY is not set.'],
    ['an unknown key', 'call Staff_ListKeys', { PORTAL_API_KEY: 'staff_x' }, 'The key is unknown'],
    ['a portal that is away', 'call Staff_ListKeys', { PUBLIC_URL: 'http://127.0.0.1:1' }, 'is not responding'],
    [
      'an address that is none',
      'call Staff_ListKeys',
      { PUBLIC_URL: 'apply.lender' },
      'PUBLIC_URL is not a valid address',
    ],
    ['an operation that is none', 'call Staff_Nothing', {}, 'There is no operation Staff_Nothing.'],
    [
      'a value without a key',
      'call Staff_CloseApplication outcome=lost',
      { PORTAL_API_KEY: '' },
      'outcome: not accepted. How it is closed.',
    ],
    ['a file that is not there', 'import none.csv', {}, 'none.csv: no such file'],
    ['a folder that is not there', 'export applications --out no/all.csv', {}, 'no/all.csv: no such file'],
    [
      'an id that is none',
      'call Staff_RevokeKey keyId=0199c1f2-0000-7000-8000-000000000000',
      {},
      'Nothing has that id',
    ],
    [
      'an application that is none',
      'call Staff_GetApplication applicationId=F-2222-2222',
      {},
      'No application has the reference',
    ],
    ['a day that is none', 'call Staff_GetStatistics from=2026-02-30 to=2026-02-28', {}, 'from: not accepted'],
    [
      'what the portal refuses',
      'call Staff_GetStatistics from=2026-02-28 to=2026-02-01',
      {},
      'Refused: errorValidation.',
    ],
    ['an outcome that is none', 'close F-2222-2222 --outcome lost', {}, 'Allowed choices'],
    ['nothing to export', 'export everything --out all', {}, 'Allowed choices'],
  ])('explains the problem with %s, in a few lines and with exit code 1', async (_, line, environment, message) => {
    const { code, err, out } = await run(line.split(' '), environment);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
});
