import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkKinds } from '@portal/contract/application/checks';
import { answerQuestion, getApplication, getTimeline } from '@portal/contract/operations/application';
import { declineSin } from '@portal/contract/operations/credit';
import { createExportTicket, getOverview, withdrawConsent } from '@portal/contract/operations/privacy';
import {
  assignApplication,
  closeApplication,
  requestInformation,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import { searchApplications } from '@portal/contract/operations/staff/work-list';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { layoutNamed, makeStatement } from '@portal/statements/corpus/corpus';
import { submitAs, type Submitted, untilCheck, uploadPdf } from '../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openPartner, openStaffKey } from '../../../../test/test-keys.ts';
import { WAIT } from '../../../../test/wait.ts';

describe.each(ordinaryDatabases())('the staff view of an application, on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  const paramsOf = ({ applicationId }: Submitted) => ({ applicationId });
  const show = async (submitted: Submitted) =>
    bodyOf(await staff.call(staffGetApplication, { params: paramsOf(submitted) }));

  it('shows why a check was handed over, and no reason otherwise', async () => {
    const submitted = await submitAs(server, 'Nohit');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    const reasonOf = async () =>
      (await show(submitted)).checks.find(({ kind: each }) => each === 'personalDetails')?.reason;
    expect(await reasonOf()).toBeNull();
    const response = await submitted.browser.call(declineSin, { params: paramsOf(submitted) });
    expect(await reasonOf()).toBe('sinDeclined');
    expect(response.response.body).not.toContain('"reason"');
  });

  it('shows which months are covered, and the days that are missing', async () => {
    const submitted = await submitAs(server, 'Tremblay');
    const { covered } = await show(submitted);
    expect(covered.months).toHaveLength(6);
    expect(covered.complete).toBe(false);

    const params = paramsOf(submitted);
    const items = [{ kind: 'statements', months: ['2025-10'] }];
    bodyOf(await staff.call(requestInformation, { params, body: { dueDay: null, items } }));
    const facts = { from: '2025-10-01', to: '2025-10-15', account: '02782-5094431', holder: 'COMPANY' };
    await uploadPdf(server, submitted, await makeStatement(layoutNamed('RBC personal'), facts));
    await vi.waitFor(async () => {
      const month = (await show(submitted)).covered.months.find((each) => each.month === '2025-10');
      expect(month).toEqual({ month: '2025-10', state: 'part', gaps: [{ from: '2025-10-16', to: '2025-10-31' }] });
    }, WAIT);
  });

  it('leaves out data that only the next version knows, while both run during an upgrade', async () => {
    const submitted = await submitAs(server, 'Tremblay');
    const params = paramsOf(submitted);
    for (const check of checkKinds) await untilCheck(server, submitted, check, 'done');
    const before = (await show(submitted)).events;
    await server.context.database.executeSql(
      `insert into application_event (id, application_id, kind, at) values (gen_random_uuid(), $1, 'ofTheNextVersion', $2)`,
      [submitted.applicationId, server.clock.now()],
    );
    expect((await show(submitted)).events).toEqual(before);
    const { reference } = bodyOf(await submitted.browser.call(getApplication, { params }));
    const listed = bodyOf(await staff.call(searchApplications, { query: { view: 'all', search: reference ?? '' } }));
    expect(listed.applications.map(({ lastEvent }) => lastEvent)).toEqual([before.at(-1)]);
    bodyOf(await submitted.browser.call(getTimeline, { params }));
  });

  it('shows staff who did what, and hides the names from the customer', async () => {
    const submitted = await submitAs(server, 'Nohit');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    const params = paramsOf(submitted);
    const accountManager = { name: 'Anne Roy', email: 'anne@lender.example' };
    bodyOf(await staff.call(assignApplication, { params, body: { accountManager } }));
    const items = [{ kind: 'question', question: { en: 'Why?', fr: 'Pourquoi?' } }];
    bodyOf(await staff.call(requestInformation, { params, body: { dueDay: null, items } }));
    bodyOf(await staff.call(closeApplication, { params, body: { outcome: 'declined' } }));

    const { events } = await show(submitted);
    const whoDid = new Map(events.map((event) => [event.kind, event.by]));
    expect(Object.fromEntries(whoDid)).toMatchObject({
      created: { actor: 'customer', name: null },
      submitted: { actor: 'customer', name: null },
      sinAsked: { actor: 'portal', name: null },
      assigned: { actor: 'staff', name: 'test' },
      questionAsked: { actor: 'staff', name: 'test' },
      closed: { actor: 'staff', name: 'test' },
    });

    const { browser } = submitted;
    const { path } = bodyOf(await browser.call(createExportTicket, { body: { language: 'en' } }));
    const archive = unzipSync(new Uint8Array((await server.app.inject(path)).rawPayload));
    const stored = JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array())) as { timeline: object[] };
    expect(stored.timeline).toContainEqual(expect.objectContaining({ kind: 'closed' }));
    for (const event of stored.timeline) expect(event).not.toHaveProperty('staffName');
    const { events: seen } = bodyOf(await browser.call(getTimeline, { params }));
    for (const event of seen) expect(Object.keys(event).toSorted()).toEqual(['at', 'kind', 'months']);
  });

  it('shows what was requested, by which person and by when, and the outcome', async () => {
    const submitted = await submitAs(server, 'Nohit');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    const params = paramsOf(submitted);
    const question = { en: 'What is the loan for?', fr: 'À quoi servira le prêt?' };
    const items = [
      { kind: 'question', question },
      { kind: 'statements', months: ['2025-11', '2025-10'] },
    ];
    server.clock.advance(60);
    bodyOf(await staff.call(requestInformation, { params, body: { dueDay: '2026-02-20', items } }));
    const askedAt = server.clock.now().toISOString();
    const asked = (await show(submitted)).requests;
    const byStaff = { askedAt, dueDay: '2026-02-20', askedBy: 'test', askedWithKey: true, state: 'open' };
    const nothingYet = { settledAt: null, answer: null };
    expect(asked.slice(0, 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'question', question, months: [], ...byStaff, ...nothingYet }),
        expect.objectContaining({ kind: 'statements', months: ['2025-10', '2025-11'], question: null, ...byStaff }),
      ]),
    );
    expect(asked[2]).toMatchObject({ kind: 'sin', askedBy: null, askedWithKey: false, dueDay: null, state: 'open' });

    const itemId = asked.find((each) => each.kind === 'question')?.itemId ?? '';
    await submitted.browser.call(answerQuestion, { params: { ...params, itemId }, body: { answer: 'Un four.' } });
    await submitted.browser.call(declineSin, { params });
    const settledAt = server.clock.now().toISOString();
    const { requests } = await show(submitted);
    const stateOf = (kind: string) => requests.find((each) => each.kind === kind);
    expect(stateOf('question')).toMatchObject({ state: 'provided', settledAt, answer: 'Un four.' });
    expect(stateOf('sin')).toMatchObject({ state: 'declined', settledAt, answer: null });
    expect(stateOf('statements')).toMatchObject({ state: 'open', ...nothingYet });
  });

  it('shows the consents for the application and the account, and which were withdrawn', async () => {
    const submitted = await submitAs(server, 'Tremblay', { language: 'fr' });
    const given = (await show(submitted)).consents;
    expect(given).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'terms', language: 'fr', isOfApplication: false, withdrawnAt: null }),
        expect.objectContaining({ kind: 'softCreditCheck', textVersion: '2026-01', isOfApplication: true }),
      ]),
    );
    bodyOf(await staff.call(closeApplication, { params: paramsOf(submitted), body: { outcome: 'declined' } }));
    const { browser } = submitted;
    const { consents } = bodyOf(await browser.call(getOverview));
    const consentId = consents.find(({ kind: each }) => each === 'softCreditCheck')?.consentId ?? '';
    server.clock.advance(60);
    await browser.call(withdrawConsent, { params: { consentId } });
    const withdrawn = (await show(submitted)).consents.find((each) => each.kind === 'softCreditCheck');
    expect(withdrawn?.withdrawnAt).toBe(server.clock.now().toISOString());
  });

  it('names the partner who referred it', async () => {
    const submitted = await submitAs(server, 'Tremblay');
    expect((await show(submitted)).referral).toBeNull();
    const { partnerId } = await openPartner(server);
    const { database, random, clock } = server.context;
    const referralId = random.uuid();
    await database.query
      .insertInto('referral')
      .values({
        id: referralId,
        partner_id: partnerId,
        idempotency_key: referralId,
        request_hash: 'hash',
        token_hash: referralId,
        token_sealed: 'sealed',
        partner_reference: 'LB-1042',
        business_name: null,
        shared_fields: [],
        values_sealed: null,
        created_at: clock.now(),
        expires_at: clock.now(),
        customer_id: submitted.customerId,
        claimed_at: clock.now(),
        settled_at: clock.now(),
        application_id: submitted.applicationId,
      })
      .execute();
    expect((await show(submitted)).referral).toMatchObject({
      referralId,
      partnerId,
      partnerReference: 'LB-1042',
      acceptedAt: clock.now().toISOString(),
    });
  });
});
