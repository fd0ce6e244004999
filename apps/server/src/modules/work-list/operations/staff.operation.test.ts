import { EXPORT_PAGE_SIZE_MAXIMUM } from '@portal/contract/constants';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getApplication, answerQuestion, getChecks, listApplications } from '@portal/contract/operations/application';
import {
  assignApplication,
  closeApplication,
  createStaffCopyTicket,
  createStatementTicket,
  createWebhook,
  exportApplications,
  importContacts,
  listContacts,
  listWebhooks,
  mergeContacts,
  removeWebhook,
  replayWebhook,
  requestInformation,
  staffGetApplication,
  staffListApplications,
} from '@portal/contract/operations/staff';
import { prepare, reach, structureOf, submit } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { bodyOf, openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { productionEnvironment } from '../../../../test/processes/production-environment.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { WAIT } from '../../../../test/wait.ts';

const BOM = '\uFEFF';

describe.each(ordinaryDatabases())('account managers on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  async function submitted(email: string, legalName: string) {
    const { browser, customerId } = await signUp(server, email);
    const { applicationId, version } = await reach(server, browser, await prepare(browser), 'review', {
      ...structureOf(legalName),
      companyName: legalName,
    });
    const { reference } = await submit(browser, { applicationId, version });
    return { browser, customerId, applicationId, reference: reference ?? '', params: { applicationId } };
  }

  const auditedRows = async (operation: string) => {
    const rows = await server.context.database.query
      .selectFrom('audit_entry')
      .select('row_id')
      .where('operation', '=', operation)
      .execute();
    return rows.map(({ row_id: id }) => id);
  };

  const idsOf = async (query: Record<string, string>) =>
    bodyOf(await staff.call(staffListApplications, { query })).applications.map(({ applicationId }) => applicationId);

  it('find an application by reference, address, and the start of a name, in any case', async () => {
    const one = await submitted('finder@example.ca', 'Percent Roasters inc.');
    for (const search of [one.reference.toLowerCase(), 'FINDER@example.ca', 'percent ro', 'PERCENT'])
      expect(await idsOf({ search })).toEqual([one.applicationId]);

    for (const search of ['%', 'per_ent', 'roasters']) expect(await idsOf({ search })).toEqual([]);
    expect(await idsOf({ search: 'Percent', status: 'closed' })).toEqual([]);
    expect(await auditedRows('Staff_ListApplications')).toContain(null);
  });

  it('see lists in pages, newest first', async () => {
    await submitted('pages1@example.ca', 'Pages One inc.');
    await submitted('pages2@example.ca', 'Pages Two inc.');
    const all = await idsOf({ limit: '100' });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const query: Record<string, string> = { limit: '1', ...(after === null ? {} : { after }) };
      const page = bodyOf(await staff.call(staffListApplications, { query }));
      seen.push(...page.applications.map(({ applicationId }) => applicationId));
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(all);
    expect(all.toSorted().toReversed()).toEqual(all);
  });

  it('read a full application, and each read is in the audit trail', async () => {
    const one = await submitted('reader@example.ca', 'Reader Foods inc.');
    const read = bodyOf(await staff.call(staffGetApplication, { params: one.params }));
    expect(read.application).toMatchObject({ reference: one.reference, personalInfo: { lastName: 'Tremblay' } });
    expect(read.statements).toHaveLength(1);
    expect(read.events.map((event) => event.kind)).toContain('submitted');
    expect(await auditedRows('Staff_GetApplication')).toContain(one.applicationId);
  });

  it('request a month and an answer to a question, read the answer, and close', async () => {
    const one = await submitted('asked@example.ca', 'Asked Foods inc.');
    const question = { en: 'Why did sales fall in June?', fr: 'Pourquoi les ventes ont-elles baissé en juin?' };
    const items = [
      { kind: 'statements', months: ['2025-09'] },
      { kind: 'question', question },
    ];
    for (const [dueDay, key] of [
      ['2026-02-09', 'validation.staff.dayPassed'],
      ['2026-02-14', 'validation.staff.dayOfRest'],
      ['2026-02-16', 'validation.staff.dayOfRest'],
    ]) {
      const refused = await staff.call(requestInformation, { params: one.params, body: { dueDay, items } });
      expect(refused.problem.errors).toEqual([{ path: 'dueDay', key }]);
    }
    const { itemIds } = bodyOf(
      await staff.call(requestInformation, { params: one.params, body: { dueDay: '2026-02-20', items } }),
    );
    expect(itemIds).toHaveLength(2);
    const seen = bodyOf(await one.browser.call(getChecks, { params: one.params }));
    expect(seen.missing).toMatchObject([
      { months: ['2025-09'], dueDay: '2026-02-20' },
      { kind: 'question', question },
    ]);
    const [, questionId = ''] = itemIds;
    bodyOf(
      await one.browser.call(answerQuestion, {
        params: { ...one.params, itemId: questionId },
        body: { answer: 'We moved.' },
      }),
    );
    const read = bodyOf(await staff.call(staffGetApplication, { params: one.params }));
    expect(read.answers).toMatchObject([{ question, answer: 'We moved.' }]);
    expect(read.application.status).toBe('informationRequired');

    const closed = bodyOf(await staff.call(closeApplication, { params: one.params, body: { outcome: 'declined' } }));
    expect(closed).toMatchObject({ status: 'closed', outcome: 'declined' });
    await vi.waitFor(() => {
      const subjects = server.inbox.mails.filter(({ to }) => to === 'asked@example.ca').map(({ subject }) => subject);
      expect(subjects).toContain('Your application was closed');
    }, WAIT);
    const again = await staff.call(closeApplication, { params: one.params, body: { outcome: 'funded' } });
    expect(again.problem.code).toBe('errorValidation');
    const late = await staff.call(requestInformation, { params: one.params, body: { dueDay: null, items } });
    expect(late.problem.code).toBe('errorValidation');
  });

  it('assign an application and find their own', async () => {
    const one = await submitted('assigned@example.ca', 'Assigned Foods inc.');
    const accountManager = { name: 'Anne Roy', email: 'anne.roy@lender.example' };
    const assigned = await staff.call(assignApplication, { params: one.params, body: { accountManager } });
    expect(bodyOf(assigned).accountManager).toEqual(accountManager);
    expect(await idsOf({ accountManager: 'Anne.Roy@lender.example' })).toEqual([one.applicationId]);
    const [listed] = bodyOf(await one.browser.call(listApplications)).applications;
    expect(listed?.accountManager).toBe('Anne Roy');
    const shown = bodyOf(await one.browser.call(getApplication, { params: one.params }));
    expect([shown.accountManager, shown.businessId]).toEqual(['Anne Roy', listed?.businessId]);
    expect(JSON.stringify([listed, shown])).not.toContain(accountManager.email);
    bodyOf(await staff.call(assignApplication, { params: one.params, body: { accountManager: null } }));
    expect(await idsOf({ accountManager: accountManager.email })).toEqual([]);
  });

  it('download the copy and a statement with tickets that work once', async () => {
    const one = await submitted('files@example.ca', 'Files Foods inc.');
    const { path } = bodyOf(await staff.call(createStaffCopyTicket, { params: one.params }));
    const copy = await server.app.inject({ url: path });
    expect([copy.statusCode, copy.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await server.app.inject({ url: path })).statusCode).toBe(404);

    const [statement] = bodyOf(await staff.call(staffGetApplication, { params: one.params })).statements;
    const params = { ...one.params, statementId: statement?.statementId ?? '' };
    const { storage_key: key } = await server.context.database.query
      .selectFrom('statement_file')
      .select('storage_key')
      .where('id', '=', params.statementId)
      .executeTakeFirstOrThrow();
    await server.context.files.write(key, Readable.from([Buffer.from('%PDF-1.7 content')]), { limitBytes: 1000 });
    const ticket = bodyOf(await staff.call(createStatementTicket, { params }));
    const file = await server.app.inject({ url: ticket.path });
    expect(file.body).toBe('%PDF-1.7 content');
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="january.pdf"; filename*=UTF-8''january.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await server.app.inject({ url: ticket.path })).statusCode).toBe(404);
    const other = await submitted('files2@example.ca', 'Other Files inc.');
    const foreign = await staff.call(createStatementTicket, {
      params: { ...other.params, statementId: params.statementId },
    });
    expect(foreign.status).toBe(404);
  });

  it('import contacts line by line, and again without duplicating them', async () => {
    const header = 'contactId,email,firstName,language,operatingName,legalBusinessName,street,city,province,postalCode';
    const csv = [
      `${BOM}${header}`,
      'C-1,import1@example.ca,"Marie-Ève",fr,Café Nord,9000-1111 Québec inc.,1 rue Principale,Montréal,QC,h2j 2l4',
      'C-2,not an address,,en,,,,,,',
      'C-3,import3@example.ca,Joe',
      'C-4,import4@example.ca,,en,,,,,,',
      'C-5,import5@example.ca,"Joe',
      'Junior",en,,,,,,',
      'C-6,import6@example.ca,,de,,,,,,',
      '',
    ].join('\r\n');
    const report = bodyOf(await staff.call(importContacts, { body: { csv } }));
    expect(report).toEqual({
      created: 2,
      updated: 0,
      taken: [
        { line: 2, customerId: expect.any(String) as string, outcome: 'created' },
        { line: 5, customerId: expect.any(String) as string, outcome: 'created' },
      ],
      refused: [
        { line: 3, columns: ['email'] },
        { line: 4, columns: ['line'] },
        { line: 6, columns: ['firstName'] },
        { line: 8, columns: ['language'] },
      ],
    });
    const again = bodyOf(await staff.call(importContacts, { body: { csv } }));
    expect(again).toMatchObject({ created: 0, updated: 2 });
    expect(again.taken).toEqual(report.taken.map((each) => ({ ...each, outcome: 'updated' })));
    const { contacts } = bodyOf(await staff.call(listContacts, { query: { email: 'IMPORT1@example.ca' } }));
    expect(contacts).toMatchObject([{ contactId: 'C-1', firstName: 'Marie-Ève', language: 'fr', applications: 0 }]);
  });

  it.each(['', 'email\na@example.ca', 'contactId,email,language,status\nC,a@example.ca,en,closed', 'a"b,"\n"'])(
    'get an error that %j is not a contacts file',
    async (csv) => {
      const { problem } = await staff.call(importContacts, { body: { csv } });
      expect(problem).toMatchObject({ code: 'errorValidation', errors: [{ path: 'csv' }] });
    },
  );

  it('merge two contacts with the same address, with all their data', async () => {
    const one = await submitted('twice@example.ca', 'Twice Foods inc.');
    const csv = 'contactId,email,language\nC-9,twice@example.ca,en';
    bodyOf(await staff.call(importContacts, { body: { csv } }));
    const { contacts } = bodyOf(await staff.call(listContacts, { query: { email: 'twice@example.ca' } }));
    const imported = contacts.find(({ contactId }) => contactId === 'C-9')?.customerId ?? '';
    const stranger = await signUp(server, 'stranger@example.ca');
    const merge = (keepCustomerId: string, mergeCustomerId: string) =>
      staff.call(mergeContacts, { body: { keepCustomerId, mergeCustomerId } });
    expect((await merge(imported, stranger.customerId)).status).toBe(404);
    expect((await merge(imported, imported)).status).toBe(422);
    expect(bodyOf(await merge(imported, one.customerId))).toEqual({ customerId: imported, applications: 1 });
    const read = bodyOf(await staff.call(staffGetApplication, { params: one.params }));
    expect(read.application.reference).toBe(one.reference);
    expect((await one.browser.call(getApplication, { params: one.params })).status).not.toBe(200);
  });

  it('export without executable formulas', async () => {
    const one = await submitted('export@example.ca', '+Plus, "Quoted" inc.'.replaceAll('"', "'"));
    const first = bodyOf(await staff.call(exportApplications, { query: { limit: '100' } }));
    const [header, ...lines] = first.csv.trimEnd().split('\r\n');
    expect(header).toMatch(/^applicationId,reference,status/u);
    const line = lines.find((each) => each.startsWith(one.applicationId));
    expect(line).toContain(`"'+Plus, 'Quoted' inc."`);
    for (const cell of first.csv.split(/[,\r\n]/u)) expect(cell).not.toMatch(/^"?[=+\-@\t]/u);
  });

  it('export a thousand rows at a time, with one audit entry per page', async () => {
    const exported = () =>
      server.context.database.query
        .selectFrom('audit_entry')
        .select('row_id')
        .where('operation', '=', exportApplications.operationId)
        .execute();
    const before = (await exported()).length;
    const most = String(EXPORT_PAGE_SIZE_MAXIMUM);
    expect(bodyOf(await staff.call(exportApplications, { query: { limit: most } })).next).toBeNull();
    expect((await exported()).slice(before)).toEqual([{ row_id: null }]);
    const more = String(EXPORT_PAGE_SIZE_MAXIMUM + 1);
    expect((await staff.call(exportApplications, { query: { limit: more } })).status).toBe(422);
  });

  it('add, list, replay and remove a webhook', async () => {
    const { webhookId, secret } = bodyOf(
      await staff.call(createWebhook, { body: { url: 'http://127.0.0.1:9/hooks' } }),
    );
    expect(secret).toMatch(/^whsec_/u);
    const { webhooks } = bodyOf(await staff.call(listWebhooks));
    expect(webhooks).toMatchObject([{ webhookId, url: 'http://127.0.0.1:9/hooks' }]);
    expect(JSON.stringify(webhooks)).not.toContain(secret);
    const params = { webhookId };
    const replayed = await staff.call(replayWebhook, { params, body: { since: new Date(0).toISOString() } });
    expect(bodyOf(replayed).events).toBeGreaterThan(0);
    expect((await staff.call(replayWebhook, { params, body: {} })).status).toBe(422);
    expect((await staff.call(replayWebhook, { params, body: { eventId: webhookId } })).status).toBe(404);
    expect((await staff.call(removeWebhook, { params })).status).toBe(204);
    expect((await staff.call(removeWebhook, { params })).status).toBe(404);
    expect(bodyOf(await staff.call(listWebhooks)).webhooks).toEqual([]);
    const refused = await staff.call(createWebhook, { body: { url: 'javascript:alert(1)' } });
    expect(refused.status).toBe(422);
  });

  it.each([
    ['off', 'https://crm.lender.example/hooks', 200],
    ['off', 'http://crm.lender.example/hooks', 422],
    ['off', 'https://127.0.0.1/hooks', 422],
    ['off', 'https://[::ffff:169.254.169.254]/', 422],
    ['off', 'https://crm.internal/hooks', 422],
    ['on', 'http://crm.internal/hooks', 200],
    ['on', 'http://crm.lender.example/hooks', 422],
  ])('in production, with WEBHOOKS_INTERNAL=%s, adding a webhook to %s returns %i', async (allowed, url, status) => {
    const production = await openTestServer(kind, {
      environment: { ...productionEnvironment, WEBHOOKS_INTERNAL: allowed },
    });
    const program = openBrowser(production);
    program.accessToken = (await openStaffKey(production)).key;
    expect((await program.call(createWebhook, { body: { url } })).status).toBe(status);
    await production.close();
  });
});
