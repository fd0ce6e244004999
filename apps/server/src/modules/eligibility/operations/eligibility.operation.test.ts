import { productDay } from '@portal/contract/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getPendingVerification,
  requestLogin,
  resendVerification,
  verifyCode,
  verifyLink,
} from '@portal/contract/operations/auth';
import { checkEligibility, submitNotEligible } from '@portal/contract/operations/eligibility';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { codeIn, linkTokenIn } from '../../../../test/outside/inbox.ts';
import { eligibleAnswers, openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { takeEligibilityAnswers } from '../../customer/index.ts';

const personalTables = ['customer', 'verification_request', 'consent', 'lead', 'rate_event', 'session'] as const;

let addresses = 0;
const newEmail = () => `owner${String((addresses += 1))}@example.com`;

describe.each(ordinaryDatabases())('the eligibility check on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const check = (browser: TestBrowser, changes: Record<string, unknown>) =>
    browser.call(checkEligibility, { body: { ...eligibleAnswers, ...changes } });
  const consentsOf = (email: string) =>
    server.context.database.query
      .selectFrom('consent')
      .selectAll()
      .where('email_folded', '=', email)
      .orderBy('kind')
      .execute();
  const countRows = async () => {
    const { query } = server.context.database;
    const rows = await Promise.all(personalTables.map((table) => query.selectFrom(table).selectAll().execute()));
    return rows.map(({ length }) => length);
  };

  it('is counted by office day, without any personal data', async () => {
    const days = () => server.context.database.query.selectFrom('eligibility_day').selectAll().execute();
    const [before] = await days();
    const browser = openBrowser(server);
    await check(browser, { email: newEmail() });
    await check(browser, { email: newEmail(), annualRevenue: 0 });
    const day = productDay(server.context.clock.now());
    const [checked, eligible] = [(before?.checked ?? 0) + 2, (before?.eligible ?? 0) + 1];
    await expect.poll(days, { timeout: 60_000 }).toEqual([{ day, checked, eligible }]);
  });

  it.each([
    [{ timeInBusiness: 6, timeInBusinessUnit: 'months', annualRevenue: 120_000 }, []],
    [{ timeInBusiness: 5, timeInBusinessUnit: 'months' }, ['timeInBusiness']],
    [{ timeInBusiness: 1, timeInBusinessUnit: 'years', annualRevenue: 119_999 }, ['annualRevenue']],
    [{ timeInBusiness: 0, annualRevenue: 0 }, ['timeInBusiness', 'annualRevenue']],
  ])('with %o gives the reasons %o', async (changes, reasons) => {
    const before = await countRows();
    const { body: result, response } = await check(openBrowser(server), { ...changes, email: newEmail() });
    expect(result).toEqual({
      eligibilityStatus: reasons.length === 0 ? 'eligible' : 'notEligible',
      reasons,
      next: reasons.length === 0 ? 'checkInbox' : 'notEligible',
    });
    if (reasons.length > 0) {
      expect(await countRows()).toEqual(before);
      expect(response.cookies).toEqual([]);
    }
  });

  it('refuses missing terms and unknown fields', async () => {
    const before = await countRows();
    const browser = openBrowser(server);
    expect((await check(browser, { email: newEmail(), acceptedTerms: false })).problem).toMatchObject({
      code: 'errorValidation',
      errors: [{ path: 'acceptedTerms', key: 'validation.acceptedTerms.required' }],
    });
    for (const extra of [{ customerId: 'x' }, { status: 'eligible' }, { rememberMe: true }])
      expect((await check(browser, { email: newEmail(), ...extra })).problem.code).toBe('errorValidation');

    expect(await countRows()).toEqual(before);
  });

  it('for a new address creates a customer once it is verified, and passes the answers on once', async () => {
    const email = newEmail();
    const browser = openBrowser(server, '192.0.2.1');
    expect((await check(browser, { email: email.toUpperCase(), language: 'fr' })).body.next).toBe('checkInbox');
    const { query } = server.context.database;
    expect(await query.selectFrom('customer').selectAll().where('email_folded', '=', email).execute()).toEqual([]);
    expect(await consentsOf(email)).toMatchObject([
      { kind: 'privacy', language: 'fr', customer_id: null, client_address: '192.0.2.1' },
      { kind: 'terms', language: 'fr', customer_id: null, client_address: '192.0.2.1' },
    ]);

    const mail = await server.inbox.waitFor(email.toUpperCase());
    expect(mail.language).toBe('fr');
    const { body: response } = await browser.call(verifyCode, { body: { code: codeIn(mail) } });
    if (response.outcome !== 'signedIn') throw new Error('not signed in');
    expect(response.session.language).toBe('fr');
    const { customerId } = response.session;
    expect((await consentsOf(email)).map(({ customer_id: id }) => id)).toEqual([customerId, customerId]);
    const taken = { monthsInBusiness: 24, annualRevenue: 240_000 };
    expect(await takeEligibilityAnswers(query, customerId)).toEqual(taken);
    expect(await takeEligibilityAnswers(query, customerId)).toBeUndefined();
  });

  it('verified in two browsers at the same time creates one customer', async () => {
    const email = newEmail();
    const browsers = [openBrowser(server), openBrowser(server), openBrowser(server)];
    const tokens: string[] = [];
    for (const browser of browsers) {
      await check(browser, { email });
      tokens.push(linkTokenIn(await server.inbox.waitFor(email)));
    }
    const proofs = await Promise.all(
      browsers.map((browser, index) =>
        browser.call(verifyLink, { body: { token: tokens[index] ?? '', confirmed: true } }),
      ),
    );
    expect(proofs.map(({ body: response }) => response.outcome)).toEqual(['signedIn', 'signedIn', 'signedIn']);
    const { query } = server.context.database;
    expect(await query.selectFrom('customer').selectAll().where('email_folded', '=', email).execute()).toHaveLength(1);
  });

  it('for a customer’s address says so, sends no mail yet, and continues with the answers', async () => {
    const email = newEmail();
    await signUp(server, email);
    const sent = server.inbox.mails.length;
    const browser = openBrowser(server);
    const responses = { email, timeInBusiness: 9, timeInBusinessUnit: 'months' };
    expect((await check(browser, responses)).body.next).toBe('existingCustomer');
    expect((await browser.call(getPendingVerification)).body).toMatchObject({ email, sent: false, triesLeft: 5 });
    expect((await browser.call(verifyCode, { body: { code: '123456' } })).problem.code).toBe('errorOtpExpired');
    expect(server.inbox.mails).toHaveLength(sent);

    expect((await browser.call(resendVerification, { body: { language: 'en' } })).body.sent).toBe(true);
    const { body: response } = await browser.call(verifyCode, {
      body: { code: codeIn(await server.inbox.waitFor(email)) },
    });
    if (response.outcome !== 'signedIn') throw new Error('not signed in');
    const stored = await takeEligibilityAnswers(server.context.database.query, response.session.customerId);
    expect(stored).toMatchObject({ monthsInBusiness: 9 });
  });

  it('reveals an existing customer 5 times an hour to a client address; after that only the mail does', async () => {
    const email = newEmail();
    await signUp(server, email);
    const ask = async (address: string) => (await check(openBrowser(server, address), { email })).body.next;
    for (let time = 0; time < 5; time += 1) expect(await ask('198.51.100.1')).toBe('existingCustomer');
    expect(await ask('198.51.100.1')).toBe('checkInbox');
    expect(await ask('198.51.100.2')).toBe('existingCustomer');
    const mail = await server.inbox.waitFor(email);
    const fresh = newEmail();
    await check(openBrowser(server, '198.51.100.1'), { email: fresh });
    expect((await server.inbox.waitFor(fresh)).subject).not.toBe(mail.subject);
    expect(codeIn(mail)).toMatch(/^\d{6}$/u);
    server.clock.advance(3600);
    expect(await ask('198.51.100.1')).toBe('existingCustomer');
  });

  it('reveals it to at most 5 concurrent requests', async () => {
    const email = newEmail();
    await signUp(server, email);
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => check(openBrowser(server, '198.51.100.9'), { email })),
    );
    expect(asked.filter(({ body: response }) => response.next === 'existingCustomer')).toHaveLength(5);
  });

  it('emails a customer in their own language', async () => {
    const email = newEmail();
    await signUp(server, email, { language: 'fr' });
    await openBrowser(server).call(requestLogin, { body: { email, rememberMe: false, language: 'en' } });
    expect((await server.inbox.waitFor(email)).language).toBe('fr');
  });

  describe('the lead of a person who is not eligible', () => {
    const submit = (email: string, changes: Record<string, unknown> = {}) =>
      openBrowser(server).call(submitNotEligible, {
        body: { ...eligibleAnswers, annualRevenue: 90_000, email, ...changes },
      });
    const leadsOf = (email: string) =>
      server.context.database.query.selectFrom('lead').selectAll().where('email_folded', '=', email).execute();

    it('is saved with its consent, once an hour', async () => {
      const email = newEmail();
      const statuses = await Promise.all(Array.from({ length: 5 }, () => submit(email)));
      expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
      expect(await leadsOf(email)).toMatchObject([
        { email, language: 'en', months_in_business: 24, annual_revenue: 90_000, reasons: ['annualRevenue'] },
      ]);
      expect((await consentsOf(email)).map(({ kind }) => kind)).toEqual([
        'contactAfterNotEligible',
        'privacy',
        'terms',
      ]);
      server.clock.advance(3600);
      await submit(email);
      expect(await leadsOf(email)).toHaveLength(2);
    });

    it('is refused for a person who is eligible, or has not consented', async () => {
      const email = newEmail();
      expect((await submit(email, { annualRevenue: 120_000 })).status).toBe(422);
      expect((await submit(email, { acceptedTerms: false })).status).toBe(422);
      expect(await leadsOf(email)).toEqual([]);
    });
  });
});
