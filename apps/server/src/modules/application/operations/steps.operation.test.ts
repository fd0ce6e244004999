import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '@portal/contract/constants';
import {
  completeWelcome,
  getApplication,
  listApplications,
  prepareApplication,
  saveBusinessAge,
  saveBusinessFunding,
  saveBusinessStructure,
  saveDraft,
  savePersonalInformation,
  startApplication,
  withdrawApplication,
} from '@portal/contract/operations/application';
import { listBusinesses } from '@portal/contract/operations/business';
import { prepare, reach, startNew, structureOf } from '../../../../test/application-journey.ts';
import { ageValues, fundingValues, personalValues, structureValues } from '../../../../test/application-values.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { logIn, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';

describe.each(ordinaryDatabases())('application steps on %s', (kind) => {
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { FUNDING_MAXIMUM: '100000' } });
  });
  afterAll(() => server.close());

  const signUpSomebody = () => {
    people += 1;
    return signUp(server, `person${String(people)}@example.com`);
  };

  async function prepared(): Promise<{ browser: TestBrowser; applicationId: string }> {
    const { browser } = await signUpSomebody();
    return { browser, applicationId: await prepare(browser) };
  }

  test('each step leads to the next, values are stored as interpreted, and Resume follows', async () => {
    const { browser, applicationId } = await prepared();
    const params = { applicationId };
    const start = (await browser.call(getApplication, { params })).body;
    expect(start).toMatchObject({
      version: 0,
      status: 'incomplete',
      applicationStep: 'welcome',
      reachedStep: 'welcome',
      applicationCreatedWith: 'eligibilityCheck',
      experienceType: 'standard',
      bankingRequired: true,
      monthsInBusiness: 24,
      requestAmount: null,
      personalInfo: { emailAddress: `person${String(people)}@example.com`, acceptedTerms: true, language: 'en' },
      businessInfo: { annualRevenue: 240_000, yearsInBusiness: 2 },
      requiredMonths: ['2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01'],
    });

    const saved = await reach(server, browser, applicationId, 'review');
    expect(saved).toMatchObject({
      version: 6,
      applicationStep: 'review',
      reachedStep: 'review',
      requestAmount: 80_000,
      monthsInBusiness: 36,
      businessInfo: { companyName: 'Northshore Bakery', ownershipPercentage: 51.5, yearsInBusiness: 3 },
      personalInfo: { phoneNumber: '+15145550134', postalCode: 'H2J 2L4' },
      revenueConfirmed: true,
      statementCount: 1,
    });
    expect((await browser.call(getApplication, { params })).body).toEqual(saved);
    expect((await browser.call(listApplications)).body.applications).toMatchObject([
      {
        applicationId,
        business: 'Northshore Bakery',
        requestedAmount: 80_000,
        currentStep: 'review',
        actions: ['resume', 'withdraw'],
      },
    ]);
  });

  test('a step cannot be skipped, by Continue or by a draft', async () => {
    const { browser, applicationId } = await prepared();
    const params = { applicationId };
    const skips = [
      browser.call(saveBusinessStructure, { params, body: { version: 0, values: structureValues } }),
      browser.call(saveBusinessFunding, { params, body: { version: 0, values: fundingValues } }),
      browser.call(saveBusinessAge, { params, body: { version: 0, values: ageValues } }),
      browser.call(savePersonalInformation, { params, body: { version: 0, values: personalValues } }),
      browser.call(saveDraft, { params: { ...params, step: 'businessFunding' }, body: { version: 0, values: {} } }),
    ];
    for (const skip of await Promise.all(skips)) expect(skip.problem.code).toBe('errorStepNotReached');
    expect((await browser.call(getApplication, { params })).body).toMatchObject({ version: 0, businessId: null });
    expect((await browser.call(listBusinesses)).body.businesses).toEqual([]);
  });

  test('fields from outside the step are refused', async () => {
    const { browser, applicationId } = await prepared();
    const params = { applicationId };
    await reach(server, browser, applicationId, 'businessStructure');
    const intruders = [
      { status: 'underReview' },
      { customerId: applicationId },
      { reachedStep: 'review' },
      { sin: '046454286' },
    ];
    for (const intruder of intruders) {
      const calls = [
        browser.call(completeWelcome, { params, body: { version: 1, ...intruder } }),
        browser.call(saveBusinessStructure, { params, body: { version: 1, values: structureValues, ...intruder } }),
        browser.call(saveBusinessStructure, {
          params,
          body: { version: 1, values: { ...structureValues, ...intruder } },
        }),
        browser.call(saveDraft, {
          params: { ...params, step: 'businessStructure' },
          body: { version: 1, values: intruder },
        }),
        browser.call(startApplication, { body: { businessId: null, ...intruder } }),
      ];
      for (const { problem } of await Promise.all(calls)) expect(problem.code).toBe('errorValidation');
    }
    expect((await browser.call(getApplication, { params })).body.version).toBe(1);
  });

  test('errors name their field and message', async () => {
    const { browser, applicationId } = await prepared();
    const { version } = await reach(server, browser, applicationId, 'revenue');
    const params = { applicationId };
    const errorsOf = async (call: Promise<{ problem: { errors?: unknown } }>) => (await call).problem.errors;

    expect(
      await errorsOf(
        browser.call(saveBusinessStructure, {
          params,
          body: { version, values: { ...structureValues, industryCode: '72' } },
        }),
      ),
    ).toEqual([{ path: 'values.industryCode', key: 'validation.industryCode.required' }]);
    expect(
      await errorsOf(
        browser.call(saveBusinessFunding, {
          params,
          body: { version, values: { ...fundingValues, requestAmount: 100_001 } },
        }),
      ),
    ).toEqual([{ path: 'values.requestAmount', key: 'validation.requestAmount.invalid' }]);
    for (const dateOfBirth of ['2008-02-11', '1905-02-10', '2026-02-11']) {
      expect(
        await errorsOf(
          browser.call(savePersonalInformation, {
            params,
            body: { version, values: { ...personalValues, dateOfBirth } },
          }),
        ),
      ).toEqual([{ path: 'values.dateOfBirth', key: 'validation.dateOfBirth.invalid' }]);
    }
  });

  test('a value below a bound is saved, blocks the later steps, and unblocks them once corrected', async () => {
    const { browser, applicationId } = await prepared();
    const params = { applicationId };
    const { version } = await reach(server, browser, applicationId, 'review');

    const low = (
      await browser.call(saveBusinessFunding, {
        params,
        body: { version, values: { ...fundingValues, annualRevenue: 119_999 } },
      })
    ).body;
    expect(low).toMatchObject({
      applicationStep: 'businessFunding',
      reachedStep: 'businessFunding',
      businessInfo: { annualRevenue: 119_999 },
    });
    const behind = await browser.call(savePersonalInformation, {
      params,
      body: { version: low.version, values: personalValues },
    });
    expect(behind.problem.code).toBe('errorStepNotReached');
    expect((await browser.call(listApplications)).body.applications[0]?.currentStep).toBe('businessFunding');

    const corrected = await browser.call(saveBusinessFunding, {
      params,
      body: { version: low.version, values: fundingValues },
    });
    expect(corrected.body).toMatchObject({ applicationStep: 'review', reachedStep: 'review' });
  });

  test('an outdated version is refused with the current one, and nothing is overwritten', async () => {
    const { browser, applicationId } = await prepared();
    const params = { applicationId };
    const { version } = await reach(server, browser, applicationId, 'businessAge');
    const other = (
      await browser.call(saveBusinessFunding, {
        params,
        body: { version, values: { ...fundingValues, requestAmount: 50_000 } },
      })
    ).body;

    const late = await browser.call(saveBusinessFunding, { params, body: { version, values: fundingValues } });
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({ code: 'errorVersionConflict', version: other.version });
    const lateDraft = await browser.call(saveDraft, {
      params: { ...params, step: 'businessFunding' },
      body: { version, values: { requestAmount: '1' } },
    });
    expect(lateDraft.problem).toMatchObject({ code: 'errorVersionConflict', version: other.version });
    expect((await browser.call(getApplication, { params })).body.requestAmount).toBe(50_000);
  });

  test('of many concurrent saves of one version, exactly one succeeds', async () => {
    const { browser, applicationId } = await prepared();
    const params = { applicationId };
    const { version } = await reach(server, browser, applicationId, 'businessFunding');
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        browser.call(saveBusinessFunding, {
          params,
          body: { version, values: { ...fundingValues, requestAmount: index + 1 } },
        }),
      ),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saves.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await browser.call(getApplication, { params })).body.version).toBe(version + 1);
  });

  test('a draft stores the typed input next to the valid values until Continue, on every device', async () => {
    const email = `drafts-${kind}@example.com`;
    const { browser } = await signUp(server, email);
    const applicationId = await prepare(browser);
    const params = { applicationId, step: 'businessFunding' };
    const { version } = await reach(server, browser, applicationId, 'personalInformation');

    const typed = { requestAmount: '80 0', annualRevenue: '' };
    const draft = (await browser.call(saveDraft, { params, body: { version, values: typed } })).body;
    expect(draft.version).toBe(version + 1);

    const { browser: phone } = await logIn(server, email);
    expect((await phone.call(prepareApplication)).body).toEqual({
      message: 'returning',
      applicationId,
      openBusiness: null,
    });
    const resumed = (await phone.call(getApplication, { params })).body;
    expect(resumed).toMatchObject({
      applicationStep: 'businessFunding',
      requestAmount: 80_000,
      drafts: { businessFunding: typed },
    });

    const stored = await server.context.database.query
      .selectFrom('application')
      .select('drafts')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain('80 0');

    const done = await phone.call(saveBusinessFunding, {
      params,
      body: { version: draft.version, values: fundingValues },
    });
    expect(done.body.drafts).toEqual({});
  });

  test('personal details are stored encrypted', async () => {
    const { browser, applicationId } = await prepared();
    await reach(server, browser, applicationId, 'revenue');
    const row = await server.context.database.query
      .selectFrom('application')
      .selectAll()
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    for (const secret of ['Tremblay', '1984-03-08', '5550134']) expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('a second application is prefilled, and asks about a known business only what may have changed', async () => {
    const { browser, applicationId } = await prepared();
    const first = await reach(server, browser, applicationId, 'revenue');

    const other = await startNew(browser);
    expect(other).toMatchObject({
      applicationCreatedWith: 'account',
      businessId: null,
      personalInfo: { firstName: 'Ana', dateOfBirth: '1984-03-08' },
      businessInfo: { companyName: null },
    });
    expect((await startNew(browser)).applicationId).toBe(other.applicationId);

    const open = await browser.call(startApplication, { body: { businessId: first.businessId } });
    expect(open.problem).toMatchObject({ code: 'errorOpenApplicationFound', operatingName: 'Northshore Bakery' });

    await browser.call(withdrawApplication, { params: { applicationId } });
    const again = (await browser.call(startApplication, { body: { businessId: first.businessId } })).body;
    expect(again).toMatchObject({
      businessId: first.businessId,
      applicationStep: 'welcome',
      businessInfo: { companyName: 'Northshore Bakery', annualRevenue: 240_000 },
      personalInfo: { lastName: 'Tremblay' },
      requestAmount: null,
      monthsInBusiness: 36,
    });
    expect((await browser.call(listBusinesses)).body.businesses).toMatchObject([
      { businessId: first.businessId, operatingName: 'Northshore Bakery', openApplicationId: again.applicationId },
    ]);
  });

  test('the same business in another spelling is matched, and a corrected one leaves nothing behind', async () => {
    const { browser, applicationId } = await prepared();
    const params = { applicationId };
    const first = await reach(server, browser, applicationId, 'businessFunding');
    const respelled = {
      ...structureOf('9412 3317 QUEBEC INC'),
      companyName: 'Northshore Bakery & Café',
      postalCode: 'h2j2l4',
    };
    const second = (
      await browser.call(saveBusinessStructure, { params, body: { version: first.version, values: respelled } })
    ).body;
    expect(second.businessId).toBe(first.businessId);

    const corrected = structureOf('9412-3318 Québec inc.');
    const third = await browser.call(saveBusinessStructure, {
      params,
      body: { version: second.version, values: corrected },
    });
    expect(third.body.businessId).not.toBe(first.businessId);
    expect((await browser.call(listBusinesses)).body.businesses).toHaveLength(1);
  });

  test('a business of another customer is not refused; staff can see the match in the timeline', async () => {
    const one = await prepared();
    const other = await prepared();
    const shared = structureOf('Quai 12 Épicerie ltée');
    await reach(server, one.browser, one.applicationId, 'businessFunding', shared);
    await reach(server, other.browser, other.applicationId, 'businessFunding', shared);
    const events = await server.context.database.query
      .selectFrom('application_event')
      .select(['application_id', 'kind'])
      .where('application_id', 'in', [one.applicationId, other.applicationId])
      .execute();
    expect(events.filter(({ kind: each }) => each === 'businessKnownToAnotherCustomer')).toEqual([
      { application_id: other.applicationId, kind: 'businessKnownToAnotherCustomer' },
    ]);
  });

  test('the loading screen prepares one application, returns to it, and otherwise leads to the account', async () => {
    const email = `loading-${kind}@example.com`;
    const { browser } = await signUp(server, email);
    const responses = await Promise.all(Array.from({ length: 10 }, () => browser.call(prepareApplication)));
    const messages = responses.map(({ body: response }) => response.message);
    expect(messages.filter((message) => message === 'preparing')).toHaveLength(1);
    expect(messages.filter((message) => message === 'returning')).toHaveLength(9);
    expect(new Set(responses.map(({ body: response }) => response.applicationId)).size).toBe(1);

    const applicationId = responses[0]?.body.applicationId ?? '';
    await reach(server, browser, applicationId, 'businessFunding');
    await startNew(browser);
    expect((await browser.call(prepareApplication)).body).toEqual({
      message: 'account',
      applicationId: null,
      openBusiness: null,
    });

    for (const each of (await browser.call(listApplications)).body.applications) {
      await browser.call(withdrawApplication, { params: { applicationId: each.applicationId } });
      await server.inbox.waitFor(email);
    }
    const { browser: later } = await logIn(server, email);
    expect((await later.call(prepareApplication)).body).toEqual({
      message: 'account',
      applicationId: null,
      openBusiness: null,
    });
  });

  test('a withdrawn application is closed permanently, and a mail confirms it', async () => {
    const email = `withdraw-${kind}@example.com`;
    const { browser } = await signUp(server, email);
    const applicationId = await prepare(browser);
    const params = { applicationId };
    const { version } = await reach(server, browser, applicationId, 'businessFunding');

    const closed = (await browser.call(withdrawApplication, { params })).body;
    expect(closed).toMatchObject({ status: 'closed', outcome: 'withdrawn', actions: [] });
    expect((await browser.call(withdrawApplication, { params })).problem.code).toBe('errorValidation');
    const save = await browser.call(saveBusinessFunding, { params, body: { version, values: fundingValues } });
    expect(save.problem.code).toBe('errorValidation');
    expect((await server.inbox.waitFor(email)).text).toContain('Northshore Bakery');
  });

  test('applications that need action come first, then the newest', async () => {
    const { browser, applicationId } = await prepared();
    await reach(server, browser, applicationId, 'businessFunding');
    const second = await startNew(browser);
    await reach(server, browser, second.applicationId, 'businessFunding', structureOf('Second Company inc.'));
    const third = await startNew(browser);
    await server.context.database.query
      .updateTable('application')
      .set({ status: 'informationRequired', created_at: new Date(server.clock.now().getTime() - DAY_MS) })
      .where('id', '=', applicationId)
      .execute();
    await browser.call(withdrawApplication, { params: { applicationId: second.applicationId } });
    const { applications } = (await browser.call(listApplications)).body;
    expect(applications.map((each) => each.applicationId)).toEqual([
      applicationId,
      third.applicationId,
      second.applicationId,
    ]);
    expect(applications[0]?.actions).toEqual(['provideMissingInformation', 'withdraw']);
  });
});
