import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BureauSandbox } from '@portal/bureau-sandbox';
import { listApplications, withdrawApplication, getTimeline } from '@portal/contract/operations/application';
import { declineSin, giveSin } from '@portal/contract/operations/credit';
import { MISSING_INFORMATION_MAIL_DELAY_MS } from '@portal/contract/constants';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { progressOf, submitAs, type Submitted, untilCheck } from '../../../../test/submitted-application.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { jobHandlers } from '../../index.ts';
import { WAIT } from '../../../../test/wait.ts';

const STAFF_EMAIL = 'managers@lender.example';
const SIN = '046 454 286';

describe.each(ordinaryDatabases())('the soft credit check on %s', (kind) => {
  let server: TestServer;
  let bureau: BureauSandbox;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { STAFF_EMAIL } });
    if (!server.sandboxes.bureau) throw new Error('The bureau has no stand-in');
    bureau = server.sandboxes.bureau;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    bureau.isAway = false;
  });

  const statusOf = async ({ browser }: Submitted) =>
    (await browser.call(listApplications)).body.applications.map(({ status }) => status);

  const heldSins = async ({ applicationId }: Submitted) =>
    (
      await server.context.database.query
        .selectFrom('held_sin')
        .select('given_at')
        .where('application_id', '=', applicationId)
        .execute()
    ).length;

  const inquiriesOf = async ({ applicationId }: Submitted) =>
    server.context.database.query
      .selectFrom('credit_inquiry')
      .select(['id', 'status', 'cause'])
      .where('application_id', '=', applicationId)
      .orderBy('asked_at')
      .orderBy('id')
      .execute();

  const timelineOf = async ({ browser, applicationId }: Submitted) =>
    (await browser.call(getTimeline, { params: { applicationId } })).body.events.map(({ kind: each }) => each);

  const give = ({ browser, applicationId }: Submitted, sin = SIN) =>
    browser.call(giveSin, { params: { applicationId }, body: { sin } });
  const decline = ({ browser, applicationId }: Submitted) => browser.call(declineSin, { params: { applicationId } });

  const staffMailOn = ({ reference }: Submitted) =>
    server.inbox.mails
      .filter(({ to, text }) => to === STAFF_EMAIL && text.includes(reference))
      .map(({ text }) => text.replaceAll(/\s+/gu, ' '));

  test('found: done, with one inquiry', async () => {
    const submitted = await submitAs(server, 'Tremblay');
    expect((await progressOf(submitted)).checks.map(({ kind: each }) => each)).toEqual([
      'transactions',
      'personalDetails',
    ]);
    const progress = await untilCheck(server, submitted, 'personalDetails', 'done');
    expect(progress.missing).toEqual([]);
    await untilCheck(server, submitted, 'transactions', 'done');
    expect(await statusOf(submitted)).toEqual(['underReview']);
    expect(await inquiriesOf(submitted)).toMatchObject([{ status: 'FOUND', cause: 'submission' }]);
    const timeline = await timelineOf(submitted);
    expect(timeline.slice(0, 2)).toEqual(['created', 'submitted']);
    expect(timeline.slice(2).toSorted()).toEqual(['personalDetailsChecked', 'transactionsChecked']);
  });

  test.each(['Nohit', 'Thin', 'Twin'])(
    '%s: the SIN is requested, provided, used once and deleted',
    async (lastName) => {
      const submitted = await submitAs(server, lastName);
      const asked = await untilCheck(server, submitted, 'personalDetails', 'needsYou');
      expect(asked.missing).toMatchObject([{ kind: 'sin' }]);
      expect(await statusOf(submitted)).toEqual(['informationRequired']);

      const given = (await give(submitted)).body;
      expect(given.missing).toEqual([]);
      expect(await statusOf(submitted)).toEqual(['underReview']);
      await untilCheck(server, submitted, 'personalDetails', 'done');
      expect(await heldSins(submitted)).toBe(0);
      const inquiries = await inquiriesOf(submitted);
      expect(inquiries.map(({ status }) => status)).toContain('FOUND');
      expect(inquiries).toHaveLength(2);
      const ids = inquiries.map(({ id }) => id);
      expect(bureau.inquiries.filter(({ reference }) => ids.includes(reference)).map(({ hasSin }) => hasSin)).toEqual([
        false,
        true,
      ]);
      expect(await timelineOf(submitted)).toEqual(
        expect.arrayContaining(['sinAsked', 'sinProvided', 'informationComplete', 'personalDetailsChecked']),
      );
      expect((await give(submitted)).problem.code).toBe('errorNothingAsked');
    },
  );

  test('no match with the SIN either: the check continues, staff are notified, the SIN is deleted', async () => {
    const submitted = await submitAs(server, 'Nowhere', { language: 'fr' });
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    expect((await give(submitted)).status).toBe(200);
    await untilCheck(server, submitted, 'personalDetails', 'handedOver');
    expect(await statusOf(submitted)).toEqual(['underReview']);
    expect(await heldSins(submitted)).toBe(0);
    await vi.waitFor(() => {
      expect(staffMailOn(submitted).some((text) => text.includes('The number has been deleted'))).toBe(true);
    }, WAIT);
  });

  test('continuing without the SIN is a valid answer: under review, staff notified, no second inquiry', async () => {
    const submitted = await submitAs(server, 'Nohit');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    const progress = (await decline(submitted)).body;
    expect(progress.missing).toEqual([]);
    expect(progress.checks.find(({ kind: each }) => each === 'personalDetails')?.state).toBe('handedOver');
    expect(await statusOf(submitted)).toEqual(['underReview']);
    expect(await inquiriesOf(submitted)).toHaveLength(1);
    await vi.waitFor(() => {
      expect(staffMailOn(submitted).some((text) => text.includes('chose to continue without'))).toBe(true);
    }, WAIT);
    expect((await decline(submitted)).problem.code).toBe('errorNothingAsked');
    expect((await give(submitted)).problem.code).toBe('errorNothingAsked');
  });

  test('two answers at the same moment: only one counts', async () => {
    const submitted = await submitAs(server, 'Nohit');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    const responses = await Promise.all([give(submitted), decline(submitted), give(submitted), decline(submitted)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await untilCheck(server, submitted, 'personalDetails', 'done', 'handedOver');
    expect(await heldSins(submitted)).toBe(0);
  });

  test.each([
    ['', 'validation.sin.required'],
    ['12345678', 'validation.sin.invalid'],
    ['1234567890', 'validation.sin.invalid'],
    ['04645428x', 'validation.sin.invalid'],
  ])('a SIN of %j is refused at its field', async (sin, key) => {
    const submitted = await submitAs(server, 'Nohit');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    const { status, problem } = await give(submitted, sin);
    expect([status, problem.errors]).toEqual([422, [{ path: 'sin', key }]]);
    expect(await heldSins(submitted)).toBe(0);
  });

  test('an unavailable bureau is retried under one reference, and everything arrives once', async () => {
    const submitted = await submitAs(server, 'Outage');
    await untilCheck(server, submitted, 'personalDetails', 'done');
    const [inquiry] = await inquiriesOf(submitted);
    expect(bureau.inquiries.filter(({ reference }) => reference === inquiry?.id)).toHaveLength(1);
    expect((await timelineOf(submitted)).filter((each) => each === 'personalDetailsChecked')).toHaveLength(1);
  });

  test('a restart partway through loses nothing and repeats no inquiry', async () => {
    bureau.isAway = true;
    const submitted = await submitAs(server, 'Nohit');
    await untilCheck(server, submitted, 'personalDetails', 'running');
    await server.context.jobs.stop();
    bureau.isAway = false;
    await server.context.jobs.start(jobHandlers(server.context));
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');

    bureau.isAway = true;
    await give(submitted);
    await untilCheck(server, submitted, 'personalDetails', 'running');
    expect(await heldSins(submitted)).toBe(1);
    await server.context.jobs.stop();
    bureau.isAway = false;
    await server.context.jobs.start(jobHandlers(server.context));
    await untilCheck(server, submitted, 'personalDetails', 'done');
    const ids = (await inquiriesOf(submitted)).map(({ id }) => id);
    expect(bureau.inquiries.filter(({ reference }) => ids.includes(reference))).toHaveLength(2);
    expect(await heldSins(submitted)).toBe(0);
  });

  test('an unavailable bureau: after the last attempt the check goes to the account manager', async () => {
    bureau.isAway = true;
    const submitted = await submitAs(server, 'Tremblay');
    await untilCheck(server, submitted, 'personalDetails', 'handedOver');
    expect(await statusOf(submitted)).toEqual(['underReview']);
    expect((await inquiriesOf(submitted))[0]?.status).toBe('ERROR');
    await vi.waitFor(() => expect(staffMailOn(submitted).length).toBeGreaterThan(1), WAIT);
  });

  test('an inquiry that the bureau refuses is handed over immediately', async () => {
    const submitted = await submitAs(server, 'Refused');
    await untilCheck(server, submitted, 'personalDetails', 'handedOver');
  });

  test('without an active consent no inquiry is made', async () => {
    bureau.isAway = true;
    const submitted = await submitAs(server, 'Tremblay');
    await server.context.database.query
      .updateTable('consent')
      .set({ withdrawn_at: server.clock.now() })
      .where('application_id', '=', submitted.applicationId)
      .where('kind', '=', 'softCreditCheck')
      .execute();
    await untilCheck(server, submitted, 'personalDetails', 'handedOver');
    await vi.waitFor(() => {
      expect(staffMailOn(submitted).some((text) => text.includes('There is no consent'))).toBe(true);
    }, WAIT);
  });

  test('withdrawn while the SIN is waiting to be used: the SIN is deleted, and the check stops', async () => {
    const submitted = await submitAs(server, 'Nohit');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    bureau.isAway = true;
    await give(submitted);
    expect(await heldSins(submitted)).toBe(1);
    const { browser, applicationId } = submitted;
    expect((await browser.call(withdrawApplication, { params: { applicationId } })).status).toBe(200);
    expect(await heldSins(submitted)).toBe(0);
    expect((await give(submitted)).problem.code).toBe('errorNothingAsked');
  });

  test('an open question is announced by mail, without the SIN or the question’s text', async () => {
    const submitted = await submitAs(server, 'Nohit');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    server.clock.advance(MISSING_INFORMATION_MAIL_DELAY_MS / 1000);
    await vi.waitFor(async () => {
      await server.context.jobs.bringForward(MISSING_INFORMATION_MAIL_DELAY_MS / 1000);
      const mails = server.inbox.mails.filter(({ to }) => to === submitted.email);
      expect(mails.some(({ text }) => text.includes('Your Social Insurance Number (optional)'))).toBe(true);
    }, WAIT);
  });
});
