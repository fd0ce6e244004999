import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, SECOND_MS } from '@portal/contract/constants';
import { verifyCode } from '@portal/contract/operations/auth';
import {
  getApplication,
  prepareApplication,
  saveBusinessAge,
  saveDrafts,
  saveMissingInformation,
} from '@portal/contract/operations/application';
import { createReferral, getReferral, listReferrals } from '@portal/contract/operations/partner';
import { acceptReferral, getReferrer, openReferral, requestVerification } from '@portal/contract/operations/referral';
import { confirmOneStatement, prepare, reach, submit } from '../../../../test/application-journey.ts';
import { personalValues, structureValues } from '../../../../test/application-values.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { codeIn } from '../../../../test/outside/inbox.ts';
import { openBrowser, openProgram, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openPartner } from '../../../../test/test-keys.ts';

const { country: _country, ...business } = structureValues;
const { country: _home, street, city, stateCode, postalCode, ...person } = personalValues;
const home = { street, city, stateCode, postalCode };

describe.each(ordinaryDatabases())('referrals on %s', (kind) => {
  let server: TestServer;
  let partner: TestBrowser;
  let emails = 0;
  let keys = 0;
  let email: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    partner = openProgram(server, (await openPartner(server, 'Boreal Brokers inc.')).key);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    emails += 1;
    email = `client${String(emails)}@bakery.example.ca`;
  });

  const refer = (body: object, key = `referral-${String((keys += 1))}`, by = partner) =>
    by.call(createReferral, { body, headers: { 'idempotency-key': key } });
  const tokenOf = (link: string) => new URL(link).searchParams.get('referral') ?? '';
  const statusOf = async (referralId: string) => (await partner.call(getReferral, { params: { referralId } })).body;
  const everything = () => ({
    businessInfo: { ...business, annualRevenue: 480_000 },
    monthsInBusiness: 36,
    requestAmount: 60_000,
    personalInfo: { ...person, ...home, emailAddress: email },
  });
  const agreed = { acceptedReferral: true, acceptedTerms: true, language: 'en' } as const;
  const open = async (token: string, browser = openBrowser(server)) => browser.call(openReferral, { body: { token } });

  async function follow(link: string, address = email): Promise<TestBrowser> {
    const browser = openBrowser(server);
    const asked = await browser.call(requestVerification, {
      body: { ...agreed, token: tokenOf(link), email: address },
    });
    expect(asked.body.email).toBe(address);
    const { body: response } = await browser.call(verifyCode, {
      body: { code: codeIn(await server.inbox.waitFor(address)) },
    });
    if (response.outcome !== 'signedIn') throw new Error(response.outcome);
    browser.accessToken = response.accessToken;
    return browser;
  }

  async function prepareAndGet(browser: TestBrowser) {
    const prepared = (await browser.call(prepareApplication)).body;
    const params = { applicationId: prepared.applicationId ?? '' };
    return { prepared, params, application: (await browser.call(getApplication, { params })).body };
  }

  it('go from everything a partner knows to the revenue step, and show the partner their progress', async () => {
    const { link, referralId, status, businessName } = (await refer({ ...everything(), partnerReference: 'B-17' }))
      .body;
    expect(link).toMatch(/^http:\/\/localhost:3000\/partner-welcome\?referral=[\w-]{43}$/u);
    expect([status, businessName]).toEqual(['sent', structureValues.companyName]);
    const browser = await follow(link);
    expect((await statusOf(referralId)).status).toBe('accepted');
    const { prepared, params, application } = await prepareAndGet(browser);
    expect(prepared).toMatchObject({ message: 'preparing', openBusiness: null });
    expect(application).toMatchObject({
      experienceType: 'partner',
      applicationCreatedWith: 'partnerReferral',
      businessInfo: { companyName: structureValues.companyName, annualRevenue: 480_000 },
      personalInfo: { firstName: personalValues.firstName, dateOfBirth: personalValues.dateOfBirth },
      monthsInBusiness: 36,
      requestAmount: 60_000,
    });
    const referrer = (await browser.call(getReferrer, { params })).body;
    expect(referrer.partnerName).toBe('Boreal Brokers inc.');
    expect(referrer.sharedFields).toContain('homeAddress');
    const body = { version: application.version, values: {} };
    const saved = (await browser.call(saveMissingInformation, { params, body })).body;
    expect([saved.reachedStep, saved.applicationStep]).toEqual(['revenue', 'revenue']);
    expect(saved.businessId).not.toBeNull();
    const searched = await server.context.database.query
      .selectFrom('match_key')
      .select('kind')
      .where('application_id', '=', saved.applicationId)
      .execute();
    expect(searched.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['nameWord', 'phone']));
    expect(await statusOf(referralId)).toMatchObject({ status: 'incomplete', outcome: null, partnerReference: 'B-17' });
    const whole = await confirmOneStatement(server, browser, saved);
    expect((await submit(browser, whole)).status).toBe('underReview');
    expect((await statusOf(referralId)).status).toBe('underReview');
  });

  it('ask only for what is missing, with bounds as errors at their fields', async () => {
    const { monthsInBusiness: _months, ...rest } = everything();
    const { link } = (await refer({ ...rest, businessInfo: { ...business, annualRevenue: 90_000 } })).body;
    const browser = await follow(link);
    const { params, application } = await prepareAndGet(browser);
    const save = async (values: object) =>
      browser.call(saveMissingInformation, { params, body: { version: application.version, values } });
    expect((await save({})).problem.errors).toEqual(
      expect.arrayContaining([
        { path: 'values.timeInBusiness', key: 'validation.timeInBusiness.required' },
        { path: 'values.annualRevenue', key: 'validation.annualRevenue.minimum' },
      ]),
    );
    expect(
      (await save({ timeInBusiness: 5, timeInBusinessUnit: 'months', annualRevenue: 119_999 })).problem.errors,
    ).toEqual([
      { path: 'values.annualRevenue', key: 'validation.annualRevenue.minimum' },
      { path: 'values.timeInBusiness', key: 'validation.timeInBusiness.minimum' },
    ]);
    const { body: response } = await save({
      timeInBusiness: '6',
      timeInBusinessUnit: 'months',
      annualRevenue: '120 000 $',
    });
    expect(response).toMatchObject({
      reachedStep: 'revenue',
      monthsInBusiness: 6,
      businessInfo: { annualRevenue: 120_000 },
    });
  });

  it('store input before Continue as step drafts, which still lead to the single screen', async () => {
    const { monthsInBusiness: _months, ...rest } = everything();
    const { link } = (await refer({ ...rest, businessInfo: { ...business, annualRevenue: 90_000 } })).body;
    const browser = await follow(link);
    const { params, application } = await prepareAndGet(browser);
    const save = async (version: number, drafts: object) =>
      browser.call(saveDrafts, { params, body: { version, drafts } });
    const typed = { businessAge: { timeInBusiness: '1,5' }, personalInformation: { phoneNumber: '514', street: '' } };
    const { version } = (await save(application.version, typed)).body;
    await save(version, { businessFunding: { annualRevenue: '12O 000' }, businessAge: { timeInBusiness: '2' } });
    const now = (await browser.call(getApplication, { params })).body;
    expect(now.drafts).toEqual({
      businessFunding: { annualRevenue: '12O 000' },
      businessAge: { timeInBusiness: '2' },
      personalInformation: typed.personalInformation,
    });
    expect([now.applicationStep, now.reachedStep]).toEqual([application.applicationStep, application.reachedStep]);
    expect(now.monthsInBusiness).toBeNull();

    const late = await save(version, { businessAge: { timeInBusiness: '3' } });
    expect(late.problem).toMatchObject({ code: 'errorVersionConflict', version: now.version });
    const strange = await save(now.version, { businessAge: { sin: '046454286' } });
    expect(strange.problem.errors).toEqual([{ path: 'drafts.businessAge.sin', key: 'errors.errorValidation' }]);
    const row = await server.context.database.query
      .selectFrom('application')
      .select('drafts')
      .where('id', '=', params.applicationId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row.drafts)).not.toContain('12O 000');

    const values = { timeInBusiness: '2', timeInBusinessUnit: 'years', annualRevenue: '120000' } as const;
    const saved = (await browser.call(saveMissingInformation, { params, body: { version: now.version, values } })).body;
    expect([saved.drafts, saved.monthsInBusiness]).toEqual([{}, 24]);
    const changed = { version: saved.version, values: { timeInBusiness: 3, timeInBusinessUnit: 'years' } } as const;
    expect((await browser.call(saveBusinessAge, { params, body: changed })).body.monthsInBusiness).toBe(36);
  });

  it('do not affect the drafts of other customers, which stay with their steps', async () => {
    const { browser } = await signUp(server, email);
    const params = { applicationId: await prepare(browser) };
    const { version } = (await browser.call(getApplication, { params })).body;
    const call = { params, body: { version, drafts: { businessAge: { timeInBusiness: '2' } } } };
    expect((await browser.call(saveDrafts, call)).problem.code).toBe('errorStepNotReached');
    const { browser: other } = await signUp(server, `other-${email}`);
    expect((await other.call(saveDrafts, call)).problem.code).toBe('errorNotFound');
  });

  it('start empty for an address other than the one the partner gave', async () => {
    const { link, referralId } = (await refer(everything())).body;
    const browser = await follow(link, `someone-else-${email}`);
    const { application } = await prepareAndGet(browser);
    expect(application).toMatchObject({
      experienceType: 'partner',
      businessInfo: { companyName: null, street: null, annualRevenue: null },
      personalInfo: { firstName: null, dateOfBirth: null },
      requestAmount: null,
    });
    expect((await statusOf(referralId)).status).toBe('incomplete');
  });

  it('show only names and kinds of information before an address is verified', async () => {
    const { link } = (await refer(everything())).body;
    const { body: result, response } = await open(tokenOf(link));
    expect(result).toMatchObject({
      state: 'open',
      partnerName: 'Boreal Brokers inc.',
      businessName: business.companyName,
    });
    for (const secret of [email, personalValues.firstName, personalValues.lastName, personalValues.dateOfBirth])
      expect(response.body).not.toContain(secret);

    expect(response.body).not.toContain(business.legalBusinessName);
  });

  it('have one owner, and show their outcome', async () => {
    const { link } = (await refer(everything())).body;
    const token = tokenOf(link);
    const browser = await follow(link);
    expect((await open(token, browser)).body.state).toBe('own');
    expect((await open(token)).body.state).toBe('used');
    const other = (await signUp(server, `foreign-${email}`)).browser;
    expect((await open(token, other)).body.state).toBe('used');
    expect((await other.call(acceptReferral, { body: { ...agreed, token } })).problem.code).toBe('errorLinkExpired');
    const again = await openBrowser(server).call(requestVerification, { body: { ...agreed, token, email } });
    expect(again.problem.code).toBe('errorLinkExpired');
    for (const broken of ['', 'x', `${token.slice(0, -1)}_`, '../../etc/passwd'])
      expect((await open(broken)).problem.code).toBe('errorNotFound');
  });

  it('belong to one customer when many verify an address for them at the same time', async () => {
    const { link } = (await refer({ businessInfo: { companyName: 'Raced inc.' } })).body;
    const token = tokenOf(link);
    const browsers = await Promise.all(
      [1, 2, 3, 4].map(async (each) => (await signUp(server, `racer${String(each)}-${email}`)).browser),
    );
    const tries = await Promise.all(browsers.map((each) => each.call(acceptReferral, { body: { ...agreed, token } })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 410, 410, 410]);
  });

  it('expire after 30 days, and the shared data is purged', async () => {
    const { link, referralId } = (await refer(everything())).body;
    server.clock.advance((30 * DAY_MS) / SECOND_MS - 1);
    expect((await open(tokenOf(link))).body.state).toBe('open');
    server.clock.advance(1);
    expect((await open(tokenOf(link))).body.state).toBe('expired');
    expect((await statusOf(referralId)).status).toBe('expired');
    const ask = openBrowser(server).call(requestVerification, { body: { ...agreed, token: tokenOf(link), email } });
    expect((await ask).problem.code).toBe('errorLinkExpired');
  });

  it('record the consent, and require both checkboxes', async () => {
    const { link } = (await refer(everything())).body;
    for (const box of ['acceptedReferral', 'acceptedTerms']) {
      const body = { ...agreed, token: tokenOf(link), email, [box]: false };
      expect((await openBrowser(server).call(requestVerification, { body })).problem.errors).toEqual([
        { path: box, key: `validation.${box}.required` },
      ]);
    }
    await follow(link);
    const consents = await server.context.database.query
      .selectFrom('consent')
      .select(['kind', 'customer_id'])
      .where('email_folded', '=', email)
      .orderBy('kind')
      .execute();
    expect(consents.map((each) => each.kind)).toEqual(['partnerReferral', 'privacy', 'terms']);
    expect(consents.every((each) => each.customer_id !== null)).toBe(true);
  });

  it('for a business with an open request lead to that request', async () => {
    const { browser } = await signUp(server, email);
    const begun = await reach(server, browser, await prepare(browser), 'personalInformation');
    const { link, referralId } = (await refer(everything())).body;
    await browser.call(acceptReferral, { body: { ...agreed, token: tokenOf(link) } });
    const prepared = (await browser.call(prepareApplication)).body;
    expect(prepared).toEqual({
      message: 'account',
      applicationId: begun.applicationId,
      openBusiness: structureValues.companyName,
    });
    expect((await statusOf(referralId)).status).toBe('accepted');
  });

  it('are created once per key, however often they are requested', async () => {
    const body = { ...everything(), partnerReference: 'once' };
    const made = await Promise.all(Array.from({ length: 8 }, () => refer(body, 'once-key-1')));
    expect(new Set(made.map(({ body: response }) => response.link)).size).toBe(1);
    expect((await refer({ ...body, requestAmount: 1 }, 'once-key-1')).problem.code).toBe('errorIdempotencyMismatch');
    const another = openProgram(server, (await openPartner(server)).key);
    const own = (await refer(body, 'once-key-1', another)).body;
    expect(own.referralId).not.toBe(made[0]?.body.referralId);
    expect((await another.call(listReferrals)).body.referrals.map(({ referralId }) => referralId)).toEqual([
      own.referralId,
    ]);
  });

  it.each([
    [{ businessInfo: { postalCode: 'D1A 1A1' } }, 'businessInfo.postalCode'],
    [{ businessInfo: { industryCode: '72' } }, 'businessInfo.industryCode'],
    [{ personalInfo: { dateOfBirth: '2020-01-01' } }, 'personalInfo.dateOfBirth'],
    [{ personalInfo: { emailAddress: 'nobody' } }, 'personalInfo.emailAddress'],
    [{ requestAmount: 10_000_001 }, 'requestAmount'],
    [{ monthsInBusiness: -1 }, 'monthsInBusiness'],
    [{ personalInfo: { sin: '046454286' } }, 'personalInfo.sin'],
  ])('refuses %j', async (body, path) => {
    expect((await refer(body)).problem).toMatchObject({ code: 'errorValidation', errors: [{ path }] });
  });

  it('store shared data encrypted, and no value appears in their audit trail', async () => {
    const { referralId } = (await refer({ personalInfo: { firstName: 'Canarienne', emailAddress: email } })).body;
    const { query } = server.context.database;
    const row = await query.selectFrom('referral').selectAll().where('id', '=', referralId).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Canarienne|bakery/u);
    const trail = await query.selectFrom('audit_entry').selectAll().where('row_id', '=', referralId).execute();
    expect(trail.map(({ operation }) => operation)).toEqual(['Partner_CreateReferral']);
  });
});
