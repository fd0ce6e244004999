import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listApplications, withdrawApplication } from '@portal/contract/operations/application';
import { confirmBankConnection, disconnectBank, startBankConnection } from '@portal/contract/operations/revenue';
import { createRequest, getOverview, withdrawConsent } from '@portal/contract/operations/privacy';
import { answerPrivacyRequest, listPrivacyRequests, closeApplication } from '@portal/contract/operations/staff';
import { previewPrivacyAnswer } from '@portal/contract/operations/staff/contacts';
import { addNote } from '@portal/contract/operations/staff/notes';
import { searchApplications } from '@portal/contract/operations/staff/work-list';
import type { ConsentKind } from '@portal/contract/consent';
import { prepare, reach, structureOf } from '../../../../test/application-journey.ts';
import { controlBank, logInAtBank } from '../../../../test/outside/bank-control.ts';
import { dumpOf } from '../../../../test/attempts/canary.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { addRuling } from '../../../../test/statement-rows.ts';
import { storeStatementFile, submitAs, type Submitted } from '../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, signUp, submitLead, type TestBrowser } from '../../../../test/test-browser.ts';
import { runJob } from '../../../../test/run-job.ts';
import { translate } from '../../../platform/texts.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { WAIT } from '../../../../test/wait.ts';

describe.each(ordinaryDatabases())('privacy rights on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { PRIVACY_EMAIL: 'privacy@lender.example' } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  const overviewOf = async (browser: TestBrowser) => (await browser.call(getOverview)).body;
  const consentOf = async (browser: TestBrowser, of: ConsentKind) => {
    const found = (await overviewOf(browser)).consents.find((consent) => consent.kind === of);
    if (!found) throw new Error(`No consent ${of}`);
    return found;
  };
  const withdraw = (browser: TestBrowser, consentId: string) =>
    browser.call(withdrawConsent, { params: { consentId } });
  /** Mails are wrapped, so line breaks are removed. */
  const inLine = (text: string) => text.replaceAll(/\s+/gu, ' ');
  const mailsTo = (to: string) => server.inbox.mails.filter((mail) => mail.to === to);
  const countOf = async (table: string, column: string, value: string) => {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
      server.context.database.query,
    );
    return rows.length;
  };

  test('a consent that an open application needs can be withdrawn after that application is, as a separate record', async () => {
    const own = await submitAs(server, 'Tremblay');
    const terms = await consentOf(own.browser, 'terms');
    expect(terms.neededBy).toMatchObject([{ applicationId: own.applicationId, business: 'Northshore Bakery' }]);
    const refused = await withdraw(own.browser, terms.consentId);
    expect([refused.status, refused.problem.code]).toEqual([409, 'errorConsentNeeded']);
    expect((await consentOf(own.browser, 'terms')).withdrawnAt).toBeNull();

    await own.browser.call(withdrawApplication, { params: { applicationId: own.applicationId } });
    server.clock.advance(60);
    const after = (await withdraw(own.browser, terms.consentId)).body;
    const withdrawnAt = server.clock.now().toISOString();
    expect(after.consents.find(({ consentId }) => consentId === terms.consentId)).toMatchObject({ withdrawnAt });
    server.clock.advance(60);
    expect((await withdraw(own.browser, terms.consentId)).status).toBe(200);

    const given = await server.context.database.query
      .selectFrom('consent')
      .innerJoin('consent_withdrawal', 'consent_withdrawal.consent_id', 'consent.id')
      .select(['consent.text_version as given', 'consent_withdrawal.text_version as taken', 'given_at'])
      .select('consent_withdrawal.withdrawn_at as at')
      .where('consent.id', '=', terms.consentId)
      .execute();
    expect(given).toMatchObject([{ given: terms.textVersion, taken: terms.textVersion, at: new Date(withdrawnAt) }]);
    expect(given[0]?.given_at.toISOString()).toBe(terms.givenAt);
  });

  test('a customer cannot withdraw another’s consent', async () => {
    const own = await submitAs(server, 'Tremblay');
    const other = await submitAs(server, 'Tremblay');
    const { consentId } = await consentOf(own.browser, 'privacy');
    expect((await withdraw(other.browser, consentId)).status).toBe(404);
  });

  test('withdrawing the consent to bank data disconnects the bank, at the provider too', async () => {
    const { browser } = await signUp(server, `${randomUUID()}@example.ca`);
    const applicationId = await prepare(browser);
    await reach(server, browser, applicationId, 'revenue', structureOf(`Bank ${randomUUID().slice(0, 8)} inc.`));
    const params = { applicationId };
    await browser.call(startBankConnection, { params, body: { language: 'en', textVersion: '2026-01' } });
    const bank = server.sandboxes.bank?.url ?? '';
    const { loginId } = await logInAtBank(bank, `steady-${randomUUID().slice(0, 8)}`, applicationId);
    expect((await browser.call(confirmBankConnection, { params, body: { loginId } })).status).toBe(200);

    const { consentId } = await consentOf(browser, 'bankData');
    const after = (await withdraw(browser, consentId)).body;
    expect(after.consents.find((consent) => consent.kind === 'bankData')?.withdrawnAt).not.toBeNull();
    await vi.waitFor(async () => {
      await server.context.jobs.bringForward(60);
      const logins = await controlBank<{ id: string }[]>(bank, 'GET', '/sandbox/logins');
      expect(logins.map(({ id }) => id)).not.toContain(loginId);
    }, WAIT);
    const rows = await server.context.database.query
      .selectFrom('bank_connection')
      .select(['accounts_sealed', 'analysis_sealed'])
      .where('application_id', '=', applicationId)
      .execute();
    expect(rows).toEqual([{ accounts_sealed: null, analysis_sealed: null }]);
    expect((await browser.call(disconnectBank, { params })).status).toBe(200);
    expect(await countOf('consent_withdrawal', 'consent_id', consentId)).toBe(1);
  });

  test('consent to contact after a not-eligible result can be withdrawn, even if given before the account', async () => {
    const email = `${randomUUID()}@example.ca`;
    const { browser } = await signUp(server, email);
    await submitLead(server, email);
    const consent = await consentOf(browser, 'contactAfterNotEligible');
    expect(consent.neededBy).toEqual([]);
    expect((await withdraw(browser, consent.consentId)).status).toBe(200);
    expect(await countOf('lead', 'email_folded', email)).toBe(0);
    expect((await consentOf(browser, 'contactAfterNotEligible')).withdrawnAt).not.toBeNull();
  });

  const ask = (browser: TestBrowser, body: object) => browser.call(createRequest, { body });
  const listed = async (query: Record<string, string> = {}) =>
    (await staff.call(listPrivacyRequests, { query: { limit: '100', ...query } })).body.requests;
  const response = (requestId: string, outcome: string, text = 'We looked at it.') =>
    staff.call(answerPrivacyRequest, { params: { requestId }, body: { outcome, answer: text } });

  test('a correction is requested, reported to the lender, and answered by staff and by mail, with the answer in the trail', async () => {
    const email = `${randomUUID()}@example.ca`;
    const { browser, customerId } = await signUp(server, email, { language: 'fr' });
    const text = 'Mon nom s’écrit <b>Thérèse</b>.';
    const asked = (await ask(browser, { kind: 'correction', text })).body.requests;
    expect(asked).toMatchObject([{ kind: 'correction', text, outcome: null, answer: null }]);
    const again = await ask(browser, { kind: 'correction', text: 'Encore' });
    expect([again.status, again.problem.code]).toEqual([409, 'errorRequestOpen']);
    expect((await ask(browser, { kind: 'correction', text: '   ' })).status).toBe(422);
    const requestId = asked[0]?.requestId ?? '';
    await vi.waitFor(() => {
      const mail = mailsTo('privacy@lender.example').find((each) => each.text.includes(requestId));
      expect(mail?.html).not.toContain('Thérèse');
      expect(mail).toBeDefined();
    }, WAIT);

    expect((await listed({ state: 'open' })).find((each) => each.requestId === requestId)).toMatchObject({
      customerId,
      email,
      language: 'fr',
      text,
    });
    const reply = 'C’est corrigé.\nMerci.';
    expect((await response(requestId, 'done', reply)).body).toMatchObject({ outcome: 'done', answeredBy: 'test' });
    expect(await countOf('audit_entry', 'row_id', customerId)).toBeGreaterThan(0);
    expect((await response(requestId, 'declined')).status).toBe(409);
    expect((await response(randomUUID(), 'done')).status).toBe(404);
    expect((await listed({ state: 'open' })).some((each) => each.requestId === requestId)).toBe(false);
    expect((await listed({ state: 'answered' })).some((each) => each.requestId === requestId)).toBe(true);

    expect((await overviewOf(browser)).requests).toMatchObject([{ outcome: 'done', answer: reply }]);
    await vi.waitFor(() => {
      const mail = mailsTo(email).find((each) => each.text.includes('C’est corrigé.'));
      expect(mail?.subject).toBe('Réponse à votre demande sur vos renseignements personnels');
    }, WAIT);
  });

  const previewed = async (requestId: string, outcome: string) => {
    const body = { outcome, answer: 'We looked at it.' };
    const { text } = (await staff.call(previewPrivacyAnswer, { params: { requestId }, body })).body;
    expect(text).toContain(body.answer);
    return inLine(text).includes(translate('en', 'mails.privacyRequestAnswered.notes'));
  };

  test('the answer to a request mentions internal notes, in the reader’s language, without their content', async () => {
    const own = await submitAs(server, 'Tremblay');
    const recorded = await submitAs(server, 'Tremblay');
    const params = { applicationId: recorded.applicationId };
    await staff.call(addNote, { params, body: { text: 'Sounded hurried on the phone.' } });
    const answers = await Promise.all(
      [own, recorded].map(async ({ browser }) => {
        const [request] = (await ask(browser, { kind: 'correction', text: 'The street.' })).body.requests;
        const named = await previewed(request?.requestId ?? '', 'done');
        await response(request?.requestId ?? '', 'done', 'It is corrected.');
        const [after] = (await overviewOf(browser)).requests;
        return { named, answer: after?.answer };
      }),
    );
    const words = translate('en', 'mails.privacyRequestAnswered.notes');
    expect(answers).toEqual([
      { named: false, answer: 'It is corrected.' },
      { named: true, answer: `It is corrected.\n\n${words}` },
    ]);
    await vi.waitFor(() => {
      expect(mailsTo(recorded.email).some((mail) => inLine(mail.text).includes(words))).toBe(true);
    }, WAIT);
    expect(JSON.stringify(server.inbox.mails)).not.toContain('hurried');
  });

  test('an erasure includes the notes; its answer mentions only the remaining ones', async () => {
    const own = await submitAs(server, 'Tremblay');
    await staff.call(addNote, { params: { applicationId: own.applicationId }, body: { text: 'Called.' } });
    const requestId = await askErasure(own);
    expect([await previewed(requestId, 'declined'), await previewed(requestId, 'done')]).toEqual([true, false]);
    await response(requestId, 'done', 'All of it is gone.');
    expect(await countOf('staff_note', 'application_id', own.applicationId)).toBe(0);
    await vi.waitFor(() => {
      const mail = mailsTo(own.email).find((each) => each.text.includes('All of it is gone.'));
      expect(inLine(mail?.text ?? '')).not.toContain('internal notes');
      expect(mail).toBeDefined();
    }, WAIT);
  });

  async function askErasure({ browser }: Pick<Submitted, 'browser'>): Promise<string> {
    const { requests } = (await ask(browser, { kind: 'erasure', text: 'Please erase all of it.' })).body;
    return requests[0]?.requestId ?? '';
  }

  test('an erasure removes everything but the evidence, which is anonymous', async () => {
    const own = await submitAs(server, 'Tremblay');
    const bystander = await submitAs(server, 'Tremblay');
    const key = await storeStatementFile(server, own.applicationId);
    await addRuling(server, own.applicationId);
    const consents = await countOf('consent', 'customer_id', own.customerId);
    const requestId = await askErasure(own);
    expect((await response(requestId, 'done', 'Everything is erased.')).body).toMatchObject({
      outcome: 'done',
      email: null,
      text: null,
      answer: null,
    });
    await runJob(server.context, 'sweep-files');
    expect(await server.context.files.findKeyId(key)).toBeUndefined();
    // An ended session is noticed within a second.
    server.clock.advance(1);
    expect((await own.browser.call(getOverview)).status).toBe(401);
    await vi.waitFor(() => {
      expect(mailsTo(own.email).some((mail) => mail.text.includes('Everything is erased.'))).toBe(true);
    }, WAIT);

    const { database } = server.context;
    const all = await dumpOf(database);
    expect(all).not.toContain(own.email);
    expect(all).toContain(bystander.email);
    const left = await database.query
      .selectFrom('application')
      .selectAll()
      .where('customer_id', '=', own.customerId)
      .execute();
    expect(left).toMatchObject([
      { status: 'closed', outcome: 'withdrawn', structure: null, personal_sealed: null, drafts: {}, business_id: null },
    ]);
    expect(await countOf('business', 'customer_id', own.customerId)).toBe(0);
    expect(await countOf('revenue_ruling', 'application_id', own.applicationId)).toBe(0);
    expect(await countOf('consent', 'customer_id', own.customerId)).toBe(consents);
    expect(await countOf('consent', 'email_folded', own.email)).toBe(0);

    await runJob(server.context, 'erase-past-retention');
    expect(await countOf('application', 'customer_id', own.customerId)).toBe(0);
    expect(await countOf('consent', 'customer_id', own.customerId)).toBe(consents);
    expect(await countOf('application', 'customer_id', bystander.customerId)).toBe(1);
    expect(await countOf('customer', 'email_folded', own.email)).toBe(0);
  });

  test('an erasure clears the work list, and closes the customer’s other requests', async () => {
    const own = await submitAs(server, 'Tremblay');
    const { applicationId } = own;
    await ask(own.browser, { kind: 'correction', text: 'My name has two Ls.' });
    await staff.call(closeApplication, { params: { applicationId }, body: { outcome: 'declined' } });
    const closed = async () => bodyOf(await staff.call(searchApplications, { query: { view: 'closed' } })).applications;
    expect((await closed()).map((row) => row.applicationId)).toContain(applicationId);
    const requestId = await askErasure(own);

    expect((await response(requestId, 'done', 'Everything is erased.')).status).toBe(200);
    expect((await closed()).map((row) => row.applicationId)).not.toContain(applicationId);
    expect(await countOf('work_list_entry', 'application_id', applicationId)).toBe(0);
    const { requests } = bodyOf(await staff.call(listPrivacyRequests, { query: { state: 'open' } }));
    expect(requests.filter(({ customerId }) => customerId === own.customerId)).toEqual([]);
  });

  test('a funded application stays until its retention period is over; then its customer is erased too', async () => {
    const own = await submitAs(server, 'Tremblay');
    await staff.call(closeApplication, { params: { applicationId: own.applicationId }, body: { outcome: 'funded' } });
    const requestId = await askErasure(own);
    expect((await response(requestId, 'done', 'All but the financing.')).status).toBe(200);
    const { applications } = (await own.browser.call(listApplications)).body;
    expect(applications).toMatchObject([{ applicationId: own.applicationId, business: 'Northshore Bakery' }]);
    expect((await overviewOf(own.browser)).requests).toMatchObject([{ answer: 'All but the financing.' }]);

    server.clock.advance(server.context.config.retentionDays.funded * 24 * 3600);
    await runJob(server.context, 'erase-past-retention');
    expect(await countOf('application', 'customer_id', own.customerId)).toBe(0);
    expect(await countOf('customer', 'email_folded', own.email)).toBe(0);
  });

  test('a declined erasure erases nothing', async () => {
    const own = await submitAs(server, 'Tremblay');
    await response(await askErasure(own), 'declined', 'The law makes us keep it.');
    expect((await overviewOf(own.browser)).requests).toMatchObject([{ outcome: 'declined' }]);
    const { applications } = (await own.browser.call(listApplications)).body;
    expect(applications).toMatchObject([{ applicationId: own.applicationId }]);
  });
});
