import { unzipSync } from 'fflate';
import {
  createArchiveTicket,
  createStaffCopyTicket,
  createStatementTicket,
  revokeKey,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import { createStaffExportTicket } from '@portal/contract/operations/staff/contacts';
import { removePerson } from '@portal/contract/operations/staff/people';
import { signOut } from '@portal/contract/operations/staff/sign-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare } from '../../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { storeStatementFile, submitAs } from '../../../../../test/submitted-application.ts';
import { checkPdfUa } from '../../../../../test/pdf-ua.ts';
import { openBrowser, signUp, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import { openPerson } from '../../../../../test/test-people.ts';
import { samplePdf } from '../../../../seeds/sample-pdf.ts';

describe.each(ordinaryDatabases())('a full application archive, on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;
  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  it('holds the copy and the statements as they were uploaded, once', async () => {
    const { applicationId } = await submitAs(server, 'Tremblay');
    const content = samplePdf('january');
    await storeStatementFile(server, applicationId, content);
    const { reference } = (await staff.call(staffGetApplication, { params: { applicationId } })).body.application;
    const { path } = (await staff.call(createArchiveTicket, { params: { applicationId } })).body;
    const archive = await server.app.inject({ url: path });
    expect([archive.statusCode, archive.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(archive.headers['content-disposition']).toContain(`${reference ?? ''}.zip`);

    const files = unzipSync(new Uint8Array(archive.rawPayload));
    const copy = `${reference ?? ''}.pdf`;
    const cashFlow = `${reference ?? ''}-cash-flow.pdf`;
    expect(Object.keys(files)).toEqual([copy, cashFlow, 'statements/01 january.pdf']);
    expect(Buffer.from(files['statements/01 january.pdf'] ?? []).equals(content)).toBe(true);
    expect(Buffer.from(files[copy] ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    const { faults, elements } = await checkPdfUa(files[cashFlow] ?? new Uint8Array());
    expect(faults).toEqual([]);
    expect(Math.max(...elements.flatMap(({ pages }) => pages))).toBe(1);
    expect(elements.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Cash flow', 'Owed to lenders', 'What counts as sales']),
    );
    expect((await server.app.inject({ url: path })).statusCode).toBe(404);
  });

  it('is refused to a person who signed out or was removed, and to a revoked key', async () => {
    const { applicationId } = await submitAs(server, 'Roy');
    await storeStatementFile(server, applicationId, samplePdf('january'));
    const { statementId, customerId } = await server.context.database.query
      .selectFrom('statement_file')
      .innerJoin('application', 'application.id', 'statement_file.application_id')
      .select(['statement_file.id as statementId', 'application.customer_id as customerId'])
      .where('application.id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const take = async (browser: TestBrowser) => [
      (await browser.call(createArchiveTicket, { params: { applicationId } })).body.path,
      (await browser.call(createStaffCopyTicket, { params: { applicationId } })).body.path,
      (await browser.call(createStatementTicket, { params: { applicationId, statementId } })).body.path,
      (await browser.call(createStaffExportTicket, { params: { customerId } })).body.path,
    ];
    const statuses = async (paths: string[]) =>
      Promise.all(paths.map(async (url) => (await server.app.inject({ url })).statusCode));

    const [leaving, removed] = [await openPerson(server, 'administrator'), await openPerson(server, 'administrator')];
    const key = await openStaffKey(server);
    const program = openBrowser(server);
    program.accessToken = key.key;
    const [ofLeaving, ofRemoved, ofKey] = [
      await take(leaving.browser),
      await take(removed.browser),
      await take(program),
    ];
    await leaving.browser.call(signOut);
    await staff.call(removePerson, { params: { personId: removed.personId }, query: {} });
    await staff.call(revokeKey, { params: { keyId: key.keyId } });
    for (const paths of [ofLeaving, ofRemoved, ofKey]) expect(await statuses(paths)).toEqual([404, 404, 404, 404]);
    expect(await statuses(await take(staff))).toEqual([200, 200, 200, 200]);
  });

  it('is available only for a submitted application', async () => {
    const { browser } = await signUp(server, 'unsent@example.ca');
    const applicationId = await prepare(browser);
    expect((await staff.call(createArchiveTicket, { params: { applicationId } })).problem.code).toBe('errorNotFound');
  });
});
