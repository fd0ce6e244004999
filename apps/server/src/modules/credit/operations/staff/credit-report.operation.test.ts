import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BureauSandbox } from '@portal/bureau-sandbox';
import { giveSin } from '@portal/contract/operations/credit';
import { createExportTicket, createRequest } from '@portal/contract/operations/privacy';
import { answerPrivacyRequest, getCreditReport } from '@portal/contract/operations/staff';
import type { CreditInquiry } from '@portal/contract/staff/credit-report';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { submitAs, type Submitted, untilCheck } from '../../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';

const SIN = '046 454 286';
const REASON = { code: '36', description: 'Time since oldest account is too short' };

const POLL = { timeout: 60_000, interval: 50 };

describe.each(ordinaryDatabases())('the credit bureau’s report, on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;
  let bureau: BureauSandbox;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    if (!server.sandboxes.bureau) throw new Error('The bureau has no stand-in');
    bureau = server.sandboxes.bureau;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    bureau.isAway = false;
  });

  const reportOf = async ({ applicationId }: Pick<Submitted, 'applicationId'>): Promise<CreditInquiry[]> =>
    bodyOf(await staff.call(getCreditReport, { params: { applicationId } })).inquiries;

  const giveSinOf = ({ browser, applicationId }: Submitted) =>
    browser.call(giveSin, { params: { applicationId }, body: { sin: SIN } });

  it('is a score with its reasons, about the applicant, which staff can read with their key', async () => {
    const submitted = await submitAs(server, 'Tremblay');
    await untilCheck(server, submitted, 'personalDetails', 'done');
    const inquiries = await reportOf(submitted);
    expect(inquiries).toEqual([
      {
        inquiryId: expect.any(String) as string,
        kind: 'soft',
        subject: { role: 'applicant', firstName: 'Ana', lastName: 'Tremblay' },
        hadSin: false,
        askedAt: server.clock.now().toISOString(),
        answeredAt: server.clock.now().toISOString(),
        status: 'FOUND',
        score: expect.any(Number) as number,
        reasons: [REASON],
        bureauRef: expect.stringMatching(/^[0-9a-f]{10}$/u) as string,
        error: null,
      },
    ]);
    expect(bureau.inquiries.map(({ reference }) => reference)).toContain(inquiries[0]?.inquiryId);

    const trail = await server.context.database.query
      .selectFrom('audit_entry')
      .innerJoin('api_key', 'api_key.id', 'audit_entry.key_id')
      .select(['api_key.name', 'audit_entry.status'])
      .where('operation', '=', 'Staff_GetCreditReport')
      .where('row_id', '=', submitted.applicationId)
      .execute();
    expect(trail).toEqual([{ name: 'test', status: 200 }]);
  });

  it('lists each inquiry if the SIN was requested, and never contains the SIN', async () => {
    const submitted = await submitAs(server, 'Thin');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    expect(await reportOf(submitted)).toMatchObject([
      { status: 'NO_SCORE', score: null, reasons: [{ code: 'B0', description: 'File too new' }] },
    ]);
    bureau.isAway = true;
    await giveSinOf(submitted);
    await untilCheck(server, submitted, 'personalDetails', 'running');
    bureau.isAway = false;
    await untilCheck(server, submitted, 'personalDetails', 'done');
    const inquiries = await reportOf(submitted);
    expect(inquiries).toMatchObject([
      { hadSin: false, status: 'NO_SCORE' },
      { hadSin: true, status: 'FOUND', reasons: [REASON] },
    ]);
    expect(JSON.stringify(inquiries)).not.toMatch(/046.?454.?286/u);
  });

  it('explains why there is no report, and what is still pending', async () => {
    const refused = await submitAs(server, 'Refused');
    await untilCheck(server, refused, 'personalDetails', 'handedOver');
    expect(await reportOf(refused)).toMatchObject([
      { status: 'ERROR', error: 'refused', score: null, reasons: [], bureauRef: null },
    ]);

    bureau.isAway = true;
    const waiting = await submitAs(server, 'Tremblay');
    await untilCheck(server, waiting, 'personalDetails', 'running');
    // The check starts at submission; its inquiry appears once the job runs.
    await expect.poll(() => reportOf(waiting), POLL).toMatchObject([{ status: null, answeredAt: null, error: null }]);
    bureau.isAway = false;
    await untilCheck(server, waiting, 'personalDetails', 'done');
  });

  it('shows what was stored before the bureau’s wording was saved too', async () => {
    const submitted = await submitAs(server, 'Tremblay');
    await untilCheck(server, submitted, 'personalDetails', 'done');
    const { database, vault } = server.context;
    const earlier = vault.seal(
      JSON.stringify({ score: 655, reasonCodes: ['14', '36'], bureauRef: '4f0c2a91be' }),
      'credit.report',
    );
    const keep = (sealed: string | null) =>
      database.query
        .updateTable('credit_inquiry')
        .set({ report_sealed: sealed })
        .where('application_id', '=', submitted.applicationId)
        .execute();
    await keep(earlier);
    expect(await reportOf(submitted)).toMatchObject([
      {
        score: 655,
        reasons: [
          { code: '14', description: null },
          { code: '36', description: null },
        ],
        bureauRef: '4f0c2a91be',
        error: null,
      },
    ]);
    await keep(null);
    expect(await reportOf(submitted)).toMatchObject([{ status: 'FOUND', score: null, reasons: [] }]);
  });

  it('is in its subject’s data download, and is erased with their data', async () => {
    const submitted = await submitAs(server, 'Tremblay');
    await untilCheck(server, submitted, 'personalDetails', 'done');
    const [inquiry] = await reportOf(submitted);
    const { path } = bodyOf(await submitted.browser.call(createExportTicket, { body: { language: 'en' } }));
    const archive = unzipSync(new Uint8Array((await server.app.inject(path)).rawPayload));
    const stored = JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array())) as Record<string, unknown>;
    expect(stored.creditInquiries).toMatchObject([
      { id: inquiry?.inquiryId, status: 'FOUND', report: { score: inquiry?.score, reasons: [REASON] } },
    ]);

    const asked = await submitted.browser.call(createRequest, { body: { kind: 'erasure', text: 'Erase everything.' } });
    const requestId = bodyOf(asked).requests[0]?.requestId ?? '';
    const done = { outcome: 'done', answer: 'All of it is erased.' };
    bodyOf(await staff.call(answerPrivacyRequest, { params: { requestId }, body: done }));
    const { applicationId } = submitted;
    const { response } = await staff.call(getCreditReport, { params: { applicationId } });
    expect(response.body).not.toContain(inquiry?.bureauRef);
    const rows = await server.context.database.query
      .selectFrom('credit_inquiry')
      .select('id')
      .where('application_id', '=', applicationId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('returns 404 for an unknown application', async () => {
    const params = { applicationId: server.context.random.uuid() };
    expect((await staff.call(getCreditReport, { params })).problem.code).toBe('errorNotFound');
  });
});
