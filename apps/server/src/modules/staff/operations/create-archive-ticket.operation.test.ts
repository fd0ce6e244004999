import { unzipSync } from 'fflate';
import { createArchiveTicket, staffGetApplication } from '@portal/contract/operations/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/databases.ts';
import { storeStatementFile, submitAs } from '../../../../test/submitted-application.ts';
import { openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { samplePdf } from '../../../seeds/sample-pdf.ts';

describe.each(ordinaryDatabases())('all of an application in one archive, on %s', (kind) => {
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
    expect(Object.keys(files)).toEqual([copy, 'statements/01 january.pdf']);
    expect(Buffer.from(files['statements/01 january.pdf'] ?? []).equals(content)).toBe(true);
    expect(Buffer.from(files[copy] ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await server.app.inject({ url: path })).statusCode).toBe(404);
  });

  it('is of a submitted application only', async () => {
    const { browser } = await signUp(server, 'unsent@example.ca');
    const applicationId = await prepare(browser);
    expect((await staff.call(createArchiveTicket, { params: { applicationId } })).problem.code).toBe('errorNotFound');
  });
});
