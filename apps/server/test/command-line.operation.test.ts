import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addRecordingChunk, giveRecordingConsent, startRecording } from '@portal/contract/operations/recording';
import { getChecks } from '@portal/contract/operations/application';
import { createReferral } from '@portal/contract/operations/partner';
import { createRequest } from '@portal/contract/operations/privacy';
import { giveMonthsReason } from '@portal/contract/operations/revenue';
import { runProgram } from '../../command-line/src/run-program.ts';
import { prepare, reach, structureOf, submit } from './application-journey.ts';
import { ordinaryDatabases } from './databases.ts';
import { saveReadConnection } from './read-connection.ts';
import { layoutNamed, makeStatement } from '@portal/statements/corpus/corpus';
import { ofProcesses } from './server-process.ts';
import { accountRows, addStatement, giveRows } from './statement-rows.ts';
import { submitAs, uploadPdf } from './submitted-application.ts';
import { bodyOf, openBrowser, signUp, submitLead, type TestBrowser } from './test-browser.ts';
import { openTestServer, type TestServer } from './test-context.ts';
import { openStaffKey } from './test-keys.ts';
import { invitationIn } from './test-people.ts';
import { WAIT } from './wait.ts';
import { openStreams } from './written.ts';

const program = fileURLToPath(new URL('../../command-line/src/main.ts', import.meta.url));

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

  /** Runs the program in this process. */
  async function run(words: readonly string[], environment: Record<string, string> = {}, input = '') {
    const { texts, ...streams } = openStreams(input);
    const env = { PUBLIC_URL: publicUrl, PORTAL_API_KEY: apiKey, ...environment };
    return { code: await runProgram(words, { env, ...streams }), ...texts };
  }

  it('is a program of its own, whose exit code and output are what is tried here', ofProcesses, async () => {
    const words = ['applications', 'show', 'F-0000-0000'];
    const ended = await new Promise((resolve) => {
      const env = { PATH: process.env.PATH, PUBLIC_URL: publicUrl, PORTAL_API_KEY: apiKey };
      execFile(process.execPath, [program, ...words], { env }, (error, out, err) => {
        resolve({ code: error?.code, out, err });
      });
    });
    expect(ended).toEqual(await run(words));
    expect(ended).toMatchObject({ code: 1, err: expect.stringContaining('No application') as string });
  });

  it('tells how it is used, without a key and without a portal', async () => {
    for (const words of [['--help'], ['applications', '--help'], ['applications', 'ask', '--help']]) {
      const { code, out } = await run(words, { PORTAL_API_KEY: '', PUBLIC_URL: 'http://127.0.0.1:1' });
      expect([code, out]).toEqual([0, expect.stringContaining('Usage: portal')]);
    }
  });

  it('says that only a development server has a demo', async () => {
    const { code, err } = await run(['demo'], { PORTAL_API_KEY: '' });
    expect([code, err]).toEqual([1, 'This portal is no development server: there is no demo.\n']);
  });

  it('shows the rows of statements, corrects one, and sums them up, as tables and as CSV', async () => {
    const { id: statementId } = await server.context.database.query
      .selectFrom('statement_file')
      .select('id')
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const rows = [['2026-01-05', 125_00, '=EVIL()']] as const;
    await giveRows(server, { applicationId, statementId }, [
      accountRows({ rows, closingCents: 1150_00, proof: 'notProven' }),
    ]);

    expect((await run(['applications', 'transactions', reference])).out).toMatch(/^Sums +notProven$/mu);
    const correct = ['applications', 'correct', reference, statementId, 'amount', '--version', '0'];
    expect((await run(correct)).err).toContain('--row');
    const corrected = await run([...correct, '--row', '0', '--cents=15000']);
    expect(corrected.out).toMatch(/^Corrected by +test$/mu);
    expect((await run([...correct, '--row', '0', '--cents=1'])).code).toBe(1);

    await run(['applications', 'transactions', reference, '--statement', statementId, '--out', 'rows.csv']);
    const csv = await readFile(path.join(folder, 'rows.csv'), 'utf8');
    expect(csv).toMatch(new RegExp(`${statementId},0,4431,proven,0,2026-01-05,'=EVIL\\(\\),15000,.*,no\\r?$`, 'mu'));
    expect((await run(['applications', 'cash-flow', reference])).out).toContain('statements rbc 4431');
    await run(['applications', 'cash-flow', reference, '--out', 'flow.csv']);
    const flow = await readFile(path.join(folder, 'flow.csv'), 'utf8');
    expect(flow).toContain('2026-01,yes,15000,15000,0,');
    expect(flow).toMatch(new RegExp(`,0,${statementId} account 0 rows 0,,,,\\r?$`, 'mu'));

    const shown = JSON.parse((await run(['--json', 'applications', 'transactions', reference])).out) as {
      statements: { accounts: { corrections: { correctionId: string }[] }[] }[];
    };
    const correctionId = shown.statements[0]?.accounts[0]?.corrections[0]?.correctionId ?? '';
    const withdrawn = await run(['applications', 'withdraw-correction', reference, statementId, correctionId]);
    expect(withdrawn.out).toMatch(/^Sums +notProven$/mu);

    const unknownId = await addStatement(server, applicationId);
    await giveRows(server, { applicationId, statementId: unknownId }, [accountRows()], { toConfirm: ['bank'] });
    const confirm = ['applications', 'confirm', reference, unknownId, 'bank'];
    expect((await run(confirm)).out).toMatch(/^Confirmed +bank by test$/mu);
    expect((await run([...confirm, '--take-back'])).out).toMatch(/^To confirm +bank$/mu);
  });

  it('lets an account manager find an application, read it, ask for a month, and close it', async () => {
    const found = await run(['applications', 'list', '--search', 'plateau']);
    expect(found.out).toContain(reference);
    const read = await run(['applications', 'show', reference]);
    for (const shown of ['Plateau Foods inc.', 'Corporation', 'standard']) expect(read.out).toContain(shown);
    expect(read.out).toMatch(/^Industry +\w/mu);
    expect(read.out).toMatch(/│ submitted +│ customer +│/u);
    expect(read.out).toMatch(/│ softCreditCheck +│ \S+ +│ en +│ .* +│ application +│/u);
    expect(read.out).toMatch(/│ \d{4}-\d{2} +│ missing +│/u);
    const asked = await run(['applications', 'ask', reference, '--statements', '2025-09', '--due', '2026-02-20']);
    expect(asked).toMatchObject({
      code: 0,
      out: expect.stringContaining('The applicant is notified by email') as string,
    });
    for (const [options, why] of [
      ['2025-10 --due 2026-02-30', 'dueDay: not accepted'],
      ['2025-10 --due 2026-02-09', 'dueDay: This day has passed.'],
      ['2026-03', 'This month has not begun.'],
    ] as const) {
      const refused = await run(['applications', 'ask', reference, '--statements', ...options.split(' ')]);
      expect([refused.code, refused.err], options).toEqual([1, expect.stringContaining(why)]);
    }
    const { missing } = bodyOf(await browser.call(getChecks, { params: { applicationId } }));
    expect(missing).toMatchObject([{ kind: 'statements', months: ['2025-09'] }]);

    const body = { kind: 'accountOpened', openedMonth: '2025-10' } as const;
    bodyOf(await browser.call(giveMonthsReason, { params: { applicationId }, body }));
    expect((await run(['applications', 'show', reference])).out).toMatch(
      /^Months not available +The account was opened in October\u00a02025\.$/mu,
    );

    const facts = { from: '2025-10-01', to: '2025-10-31', account: '02782-5094431', holder: 'SOMEBODY ELSE LTD' };
    await uploadPdf(server, { browser, applicationId }, await makeStatement(layoutNamed('RBC personal'), facts));
    await vi.waitFor(async () => {
      const shown = await run(['applications', 'show', reference]);
      expect(shown.out).toMatch(/holderDiffers/u);
      expect(shown.out).not.toContain('SOMEBODY');
    }, WAIT);

    const json = await run(['--json', 'applications', 'show', reference]);
    expect(JSON.parse(json.out)).toMatchObject({ missing: [{ months: ['2025-09'] }] });
    expect((await run(['applications', 'deposits', reference])).out).toContain('No bank transactions have been read.');
    const connectionId = await saveReadConnection(server, applicationId);
    const analysis = await run(['applications', 'deposits', reference]);
    for (const shown of ['Maple Bank', '21500.00', '107', '2026-01', 'TFR FROM SAVINGS', 'ownTransfer'])
      expect(analysis.out).toContain(shown);

    const stored = await run(['--json', 'applications', 'deposits', reference]);
    expect(JSON.parse(stored.out)).toMatchObject({ analyses: [{ institution: 'Maple Bank', trend: 'unknown' }] });
    await server.context.database.query.deleteFrom('bank_connection').where('id', '=', connectionId).execute();

    const copy = await run(['applications', 'copy', reference]);
    expect(copy.out.trim()).toBe(`${reference}.pdf`);
    expect((await readFile(path.join(folder, `${reference}.pdf`))).subarray(0, 5).toString()).toBe('%PDF-');

    const assign = ['applications', 'assign', reference, '--name', 'Anne Roy', '--email', 'anne@lender.example'];
    expect((await run(assign)).out).toContain('Anne Roy');
    const decide = ['applications', 'decide', reference, '--outcome', 'declined', '--reason', 'revenueTooLow'];
    expect((await run([...decide, '--words', 'Two low months.'], {}, 'n\n')).err).toMatch(
      /as declined\? .*Not decided/su,
    );
    const decided = await run(['--json', ...decide, '--words', 'Two low months.', '--yes']);
    const { decisionId } = JSON.parse(decided.out) as { decisionId: string };
    expect((await run(['applications', 'undo-decision', reference, decisionId])).out).toMatch(/^Ended +undone$/mu);
    expect((await run(['applications', 'decisions', reference])).out).toMatch(
      /declined │ revenueTooLow │ .*undone │ test +│ Two low months\./u,
    );
    const close = ['applications', 'close', reference, '--outcome', 'funded'];
    for (const answer of ['', 'n\n', 'Yes, but not now\n']) {
      const refused = await run(close, {}, answer);
      expect([refused.code, refused.out, refused.err]).toEqual([
        1,
        '',
        expect.stringMatching(/^Close .*, F-.* as funded\? .*Not closed\.\n$/su) as string,
      ]);
    }
    const closed = await run(['--json', ...close], {}, 'y\n');
    expect(JSON.parse(closed.out)).toMatchObject({ reference, outcome: 'funded' });
    const again = await run(['applications', 'close', reference, '--outcome', 'declined', '--yes']);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('Its current state does not allow this')]);
    const exported = await run(['applications', 'export', '--out', 'all.csv']);
    expect(exported.code).toBe(0);
    expect(await readFile(path.join(folder, 'all.csv'), 'utf8')).toContain(
      `${applicationId},${reference},closed,funded`,
    );
  });

  it('shows what the credit bureau answered, as text, as JSON and as CSV', async () => {
    await vi.waitFor(async () => {
      expect((await run(['applications', 'credit', reference])).out).toMatch(/^Status +FOUND$/mu);
    }, WAIT);
    const { out } = await run(['applications', 'credit', reference]);
    expect(out).toMatch(/^About +applicant Ana \S+$/mu);
    expect(out).toMatch(/^Kind +soft, without a SIN$/mu);
    const json = await run(['--json', 'applications', 'credit', reference]);
    const [inquiry] = (JSON.parse(json.out) as { inquiries: { inquiryId: string; score: number }[] }).inquiries;
    expect(out).toMatch(new RegExp(`^Score +${String(inquiry?.score)}$`, 'mu'));
    expect(out).toContain('Time since oldest account is too short');
    await run(['applications', 'credit', reference, '--out', 'credit.csv']);
    const csv = await readFile(path.join(folder, 'credit.csv'), 'utf8');
    expect(csv).toContain(`${inquiry?.inquiryId ?? ''},applicant Ana `);
    expect(csv).toContain(`,FOUND,${String(inquiry?.score)},36,`);
  });

  it('lists leads and shows one, as text, as JSON and as CSV', async () => {
    await submitLead(server, '=cmd@example.ca');
    const list = await run([
      'leads',
      'list',
      '--reason',
      'annualRevenue',
      '--since',
      '2026-02-10',
      '--came-back',
      'no',
    ]);
    expect(list.out).toContain('=cmd@example.ca');
    expect((await run(['leads', 'list', '--told', 'yes'])).out).toBe('Nothing found.\n');
    expect((await run(['leads', 'list', '--told', 'perhaps'])).err).toContain('Allowed choices');
    const json = await run(['--json', 'leads', 'list']);
    const [lead] = (JSON.parse(json.out) as { leads: { leadId: string }[] }).leads;
    const leadId = lead?.leadId ?? '';
    expect((await run(['leads', 'show', leadId])).out).toMatch(/^Annual revenue \(CAD\) +1000$/mu);
    await run(['leads', 'list', '--out', 'leads.csv']);
    expect(await readFile(path.join(folder, 'leads.csv'), 'utf8')).toContain(`${leadId},'=cmd@example.ca,fr,`);
  });

  it('imports contacts and tells which lines were refused', async () => {
    await writeFile(
      path.join(folder, 'contacts.csv'),
      'contactId,email,language\nC-1,a@example.ca,fr\nC-2,nobody,fr\n',
    );
    const { out } = await run(['contacts', 'import', 'contacts.csv']);
    expect(out).toContain('1 new, 0 updated, 1 refused.');
    expect(out).toContain('email');
    expect((await run(['contacts', 'list', 'a@example.ca'])).out).toContain('C-1');
  });

  it('saves everything that is stored about a customer, and nothing about who is none', async () => {
    const found = await run(['--json', 'contacts', 'list', 'a@example.ca']);
    const { contacts } = JSON.parse(found.out) as { contacts: { customerId: string }[] };
    const { out } = await run(['contacts', 'data', contacts[0]?.customerId ?? '']);
    const file = await readFile(path.join(folder, out.trim()));
    expect([out, file.subarray(0, 2).toString()]).toEqual([expect.stringMatching(/\.zip\n$/u), 'PK']);
    expect((await run(['contacts', 'data', 'F-NONE'])).code).toBe(1);
  });

  it('lists what customers ask to have corrected or erased, and answers it', async () => {
    await browser.call(createRequest, { body: { kind: 'correction', text: 'My name is spelled Thérèse.' } });
    const list = await run(['privacy', 'list', '--state', 'open']);
    expect(list.out).toContain('My name is spelled Thérèse.');
    const json = await run(['--json', 'privacy', 'list']);
    const { requests } = JSON.parse(json.out) as { requests: { requestId: string }[] };
    const words = ['privacy', 'answer', requests[0]?.requestId ?? '', '--outcome', 'done', '--answer', 'It is done.'];
    expect(await run(words)).toMatchObject({ code: 0, out: 'Answered. The customer is notified by email.\n' });
    expect((await run(['privacy', 'list', '--state', 'open'])).out).not.toContain('Thérèse');
    expect(await run(words)).toMatchObject({
      code: 1,
      err: expect.stringContaining('It has already been answered.') as string,
    });
  });

  it('says which columns a file of contacts needs', async () => {
    await writeFile(path.join(folder, 'columns.csv'), 'id,mail\nC-1,a@example.ca\n');
    const { code, err } = await run(['contacts', 'import', 'columns.csv']);
    expect([code, err]).toEqual([1, expect.stringContaining('(required: contactId, email, language)')]);
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
    const listed = await run(['keys', 'list', '--partner', partnerId]);
    expect(listed.out).toContain(keyId);
    expect(listed.out).not.toMatch(/│ staff +│/u);
    expect((await run(['partners', 'referrals', partnerId])).out).toContain('Nothing found.');
    const broker = openBrowser(server);
    broker.accessToken = key;
    await broker.call(createReferral, {
      headers: { 'idempotency-key': 'a-client-of-theirs' },
      body: { businessInfo: { companyName: 'Quai 12' }, partnerReference: 'LB-1042' },
    });
    expect((await run(['partners', 'referrals', partnerId])).out).toMatch(/│ Quai 12 +│ LB-1042 +│ sent +│/u);
    expect((await run(['partners', 'referrals', keyId])).code).toBe(1);
    expect((await run(['keys', 'revoke', keyId])).out).toContain('revoked');
    const webhook = await run(['--json', 'webhooks', 'add', 'http://127.0.0.1:9/hooks']);
    const { webhookId } = JSON.parse(webhook.out) as { webhookId: string };
    expect((await run(['webhooks', 'list'])).out).toContain('http://127.0.0.1:9/hooks');
    expect((await run(['webhooks', 'remove', webhookId])).out).toBe('Removed.\n');
  });

  it('adds, lists and removes templates of questions', async () => {
    const words = ['--json', 'templates', 'add', 'Rent', '--en', 'Who owns the shop?', '--fr', 'À qui est le local?'];
    const { templateId } = JSON.parse((await run(words)).out) as { templateId: string };
    expect((await run(words)).err).toContain('It already exists.');
    expect((await run(['templates', 'list'])).out).toMatch(/│ Rent +│ Who owns the shop\? +│ À qui est le local\? +│/u);
    expect((await run(['templates', 'change', templateId, '--en', 'Whose shop is it?'])).out).toBe(
      'Rent is changed.\n',
    );
    expect((await run(['templates', 'list'])).out).toContain('Whose shop is it?');
    expect((await run(['templates', 'remove', templateId])).out).toBe('Removed.\n');
    expect((await run(['templates', 'list'])).out).toContain('Nothing found.');
  });

  it('invites, changes and removes people', async () => {
    const email = 'leila.haddadi@lender.example.ca';
    expect(await run(['people', 'invite', email])).toMatchObject({
      code: 1,
      err: expect.stringContaining('--name and --role are required') as string,
    });
    const invited = await run(['people', 'invite', email, '--name', 'Leila Haddadi', '--role', 'auditor']);
    expect(invited.out).toBe('Leila Haddadi has been invited by email.\n');
    const token = invitationIn(await server.inbox.waitFor(email));
    expect((await run(['people', 'invite', email])).out).toBe(invited.out);
    expect(invitationIn(await server.inbox.waitFor(email))).not.toBe(token);
    const changed = await run(['people', 'change', email, '--role', 'administrator', '--language', 'fr']);
    expect(changed.out).toBe('Leila Haddadi is administrator now, with emails in fr.\n');
    expect((await run(['people', 'list'])).out).toMatch(
      /│ Leila Haddadi +│ leila\.haddadi@lender\.example\.ca +│ administrator +│/u,
    );
    expect((await run(['people', 'remove', email])).err).toContain('Nobody else is an administrator.');
    const other = ['people', 'invite', 'joelle@lender.example.ca', '--name', 'Joelle Battersby', '--role'];
    await run([...other, 'administrator']);

    const handed = await submitAs(server, 'Handed');
    const assigned = await run(['applications', 'assign', handed.reference, '--email', email]);
    expect(assigned.out).toContain('Leila Haddadi');
    const refused = await run(['applications', 'assign', handed.reference, '--email', `x${email}`]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('accountManager') as string });
    expect((await run(['people', 'list'])).out).toMatch(/│ Leila Haddadi +│ \S+ +│ administrator +│ fr +│ 1 +│/u);
    const asked = (await run(['people', 'remove', email])).err;
    expect(asked).toMatch(/1 open application goes to nobody\..*Not removed\./u);
    const removed = await run(['people', 'remove', email, '--to', 'joelle@lender.example.ca', '--yes']);
    expect(removed.out).toBe('Leila Haddadi has been removed.\n');
    const theirs = await run(['applications', 'list', '--account-manager', 'joelle@lender.example.ca']);
    expect(theirs.out).toContain(handed.reference);
    expect((await run(['people', 'remove', email])).err).toContain('Nobody with this address has access.');
  });

  it('lists, saves and erases recordings', async () => {
    await browser.call(giveRecordingConsent, { body: { textVersion: '2026-01', language: 'en' } });
    const { recordingId } = bodyOf(await browser.call(startRecording));
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
    ['an unknown key', ['keys', 'list'], { PORTAL_API_KEY: 'staff_x' }, 'The key is unknown'],
    ['a portal that is away', ['keys', 'list'], { PUBLIC_URL: 'http://127.0.0.1:1' }, 'is not responding'],
    ['an address that is none', ['keys', 'list'], { PUBLIC_URL: 'apply.lender' }, 'PUBLIC_URL is not a valid address'],
    ['a file that is not there', ['contacts', 'import', 'none.csv'], {}, 'none.csv: no such file'],
    ['a folder that is not there', ['applications', 'export', '--out', 'no/all.csv'], {}, 'no/all.csv: no such file'],
    ['an id that is none', ['keys', 'revoke', '0199c1f2-0000-7000-8000-000000000000'], {}, 'Nothing has that id'],
    ['an application that is none', ['applications', 'show', 'F-0000-0000'], {}, 'No application has the reference'],
    [
      'half a question',
      ['applications', 'ask', 'F-0000-0000', '--question-en', 'Why?'],
      {},
      'No application has the reference',
    ],
    ['an outcome that is none', ['applications', 'close', 'x', '--outcome', 'lost'], {}, 'Allowed choices'],
  ])('says what is wrong with %s, in a line and with exit code 1', async (_, words, environment, message) => {
    const { code, err, out } = await run(words, environment);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
});
