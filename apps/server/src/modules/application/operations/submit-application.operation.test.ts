import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOWNLOAD_TICKET_LIFETIME_MS, SECOND_MS } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import {
  createCopyTicket,
  getApplication,
  listApplications,
  saveBusinessFunding,
  saveBusinessStructure,
  startApplication,
  submitApplication,
  withdrawApplication,
} from '@portal/contract/operations/application';
import { prepare, reach, startNew, structureOf } from '../../../../test/application-journey.ts';
import { fundingValues, structureValues } from '../../../../test/application-values.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { logIn, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';

const isFull = process.env.TEST_FULL === '1';
const DUPLICATES = 50;
const ROUNDS = isFull ? 100 : 5;
const PARALLEL_STARTS = 50;
const ROUNDS_LIMIT_MS = (ROUNDS + 10) * 10 * SECOND_MS;
const STAFF_EMAIL = 'managers@lender.example';

describe.each(ordinaryDatabases())('submission on %s', (kind) => {
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { STAFF_EMAIL } });
  });
  afterAll(() => server.close());

  async function reviewed(language: 'en' | 'fr' = 'en') {
    people += 1;
    const email = `submit${String(people)}@example.com`;
    const { browser, customerId } = await signUp(server, email, { language });
    const application = await reach(server, browser, await prepare(browser), 'review');
    return { email, browser, customerId, application };
  }

  function bodyOf({ version }: Pick<Application, 'version'>) {
    const choice = { choseEnglishTerms: true };
    return { version, acceptedDeclaration: true, language: 'fr', textVersion: '2026-01', ...choice } as const;
  }

  function submit(browser: TestBrowser, application: Application, key: string = randomUUID(), change: object = {}) {
    return browser.call(submitApplication, {
      params: { applicationId: application.applicationId },
      body: { ...bodyOf(application), ...change },
      headers: { 'idempotency-key': key },
    });
  }

  test('gives a reference, the next business day, consent records, an event, and two mails', async () => {
    const { email, browser, application, customerId } = await reviewed('fr');
    const sent = (await submit(browser, application)).body;
    expect(sent).toMatchObject({
      status: 'underReview',
      applicationStep: 'complete',
      reachedStep: 'complete',
      nextContactDay: '2026-02-11',
      submittedAt: server.clock.now().toISOString(),
    });
    expect(sent.reference).toMatch(/^F-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/u);

    const { query } = server.context.database;
    const consents = await query
      .selectFrom('consent')
      .select(['kind', 'language', 'text_version', 'application_id'])
      .where('customer_id', '=', customerId)
      .where('application_id', 'is not', null)
      .execute();
    const given = { language: 'fr', text_version: '2026-01', application_id: application.applicationId };
    expect(consents).toEqual([
      { kind: 'declaration', ...given },
      { kind: 'softCreditCheck', ...given },
    ]);
    const events = await query
      .selectFrom('application_event')
      .select('kind')
      .where('application_id', '=', application.applicationId)
      .orderBy('id')
      .execute();
    expect(events.map((event) => event.kind).slice(0, 2)).toEqual(['created', 'submitted']);

    const mail = await server.inbox.waitFor(email);
    expect(mail.language).toBe('fr');
    expect(mail.text).toContain(sent.reference);
    expect(mail.text).toContain(`/login?lng=fr#to=/sent-application&application=${application.applicationId}`);
    for (const personal of ['Tremblay', '1984', '555-0134']) expect(mail.text).not.toContain(personal);
    const staffMail = await server.inbox.waitFor(STAFF_EMAIL);
    expect(staffMail.text).toContain(sent.reference);
  });

  test('one key, sent many times concurrently and again later: one application, one response', async () => {
    const { browser, application } = await reviewed();
    const key = randomUUID();
    const many = await Promise.all(Array.from({ length: DUPLICATES }, () => submit(browser, application, key)));
    const responses = new Set(many.map(({ body: response }) => JSON.stringify(response)));
    expect(responses.size).toBe(1);

    const again = (await submit(browser, application, key)).body;
    expect(again).toEqual(many[0]?.body);
    expect((await browser.call(listApplications)).body.applications).toHaveLength(1);
    const events = await server.context.database.query
      .selectFrom('application_event')
      .select('id')
      .where('application_id', '=', application.applicationId)
      .where('kind', '=', 'submitted')
      .execute();
    expect(events).toHaveLength(1);
  });

  test('a reused key with different content is refused; another key reports that it was already submitted', async () => {
    const { browser, application } = await reviewed();
    const key = randomUUID();
    await submit(browser, application, key);
    const other = await submit(browser, application, key, { textVersion: '2025-12' });
    expect(other.problem.code).toBe('errorIdempotencyMismatch');
    expect((await submit(browser, application)).problem.code).toBe('errorAlreadySubmitted');

    const second = await startNew(browser);
    const reached = await reach(server, browser, second.applicationId, 'review', structureOf('Plateau Roasters inc.'));
    expect((await submit(browser, reached, key)).problem.code).toBe('errorIdempotencyMismatch');
    expect((await submit(browser, reached)).status).toBe(200);
  });

  test('a withdrawn application was never submitted, so submitting it is refused', async () => {
    const { browser, application } = await reviewed();
    await browser.call(withdrawApplication, { params: { applicationId: application.applicationId } });
    const { status, problem } = await submit(browser, application);
    expect([status, problem.code]).toEqual([422, 'errorValidation']);
  });

  test('many keys at the same time: one is accepted', async () => {
    const { browser, application } = await reviewed();
    const many = await Promise.all(Array.from({ length: 10 }, () => submit(browser, application)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, problem } of many.filter((each) => each.status !== 200))
      expect([status, problem.code]).toEqual([409, 'errorAlreadySubmitted']);
  });

  test('without a key, a required checkbox, or the current version, nothing is submitted', async () => {
    const { browser, application } = await reviewed();
    const params = { applicationId: application.applicationId };
    const keyless = await browser.call(submitApplication, { params, body: bodyOf(application) });
    expect(keyless.problem.code).toBe('errorValidation');
    const unticked = await submit(browser, application, randomUUID(), { acceptedDeclaration: false });
    expect(unticked.problem.errors).toEqual([
      { path: 'acceptedDeclaration', key: 'validation.acceptedDeclaration.required' },
    ]);
    const old = await submit(browser, application, randomUUID(), { version: application.version - 1 });
    expect(old.problem).toMatchObject({ code: 'errorVersionConflict', version: application.version });
    expect((await browser.call(getApplication, { params })).body.status).toBe('incomplete');
  });

  test('the whole application is checked again: bounds, statements, every value', async () => {
    const { browser, application } = await reviewed();
    const params = { applicationId: application.applicationId };
    const { version } = application;
    const low = { ...fundingValues, annualRevenue: 1 };
    const lowered = (await browser.call(saveBusinessFunding, { params, body: { version, values: low } })).body;
    expect((await submit(browser, { ...application, ...lowered })).problem.code).toBe('errorStepNotReached');

    const { database, clock } = server.context;
    const row = database.query.updateTable('application').where('id', '=', application.applicationId);
    const corrected = (
      await browser.call(saveBusinessFunding, { params, body: { version: lowered.version, values: fundingValues } })
    ).body;
    await row.set({ revenue_confirmed_at: null }).execute();
    expect((await submit(browser, { ...application, ...corrected })).problem.code).toBe('errorStepNotReached');
    await row
      .set({ revenue_confirmed_at: clock.now(), structure: JSON.stringify({ ...structureValues, city: '' }) })
      .execute();
    expect((await submit(browser, { ...application, ...corrected })).problem.errors).toEqual([
      { path: 'businessStructure.city', key: 'validation.city.required' },
    ]);
  });

  test('in Quebec, terms in English require an express choice, which is recorded', async () => {
    const { browser, application, customerId } = await reviewed();
    expect(application.termsLanguage).toBe('en');
    for (const language of ['en', 'fr']) {
      const without = { language, choseEnglishTerms: undefined };
      const unasked = await submit(browser, application, randomUUID(), without);
      expect(unasked.problem.errors).toEqual([
        { path: 'choseEnglishTerms', key: 'validation.choseEnglishTerms.required' },
      ]);
    }

    const sent = (await submit(browser, application, randomUUID(), { choseEnglishTerms: false })).body;
    expect(sent.termsLanguage).toBe('fr');
    const terms = await server.context.database.query
      .selectFrom('consent')
      .select('language')
      .where('customer_id', '=', customerId)
      .where('application_id', '=', application.applicationId)
      .where('kind', '=', 'terms')
      .execute();
    expect(terms).toEqual([{ language: 'fr' }]);
    const params = { applicationId: application.applicationId };
    expect((await browser.call(getApplication, { params })).body).toEqual(sent);
  });

  test('in Quebec, terms accepted in French require no choice, whatever the language of the review', async () => {
    const { browser, application } = await reviewed('fr');
    expect(application.termsLanguage).toBe('fr');
    const sent = await submit(browser, application, randomUUID(), { language: 'en', choseEnglishTerms: undefined });
    expect(sent.body.status).toBe('underReview');
  });

  test('a submitted application can no longer be changed', async () => {
    const { browser, application } = await reviewed();
    const sent = (await submit(browser, application)).body;
    const save = await browser.call(saveBusinessStructure, {
      params: { applicationId: sent.applicationId },
      body: { version: sent.version, values: structureValues },
    });
    expect(save.problem.code).toBe('errorAlreadySubmitted');
  });

  test('the copy is a PDF in the customer’s language, for a ticket that works once within a minute', async () => {
    const { email, browser, application } = await reviewed('fr');
    const params = { applicationId: application.applicationId };
    expect((await browser.call(createCopyTicket, { params })).problem.code).toBe('errorNotFound');
    const { reference } = (await submit(browser, application)).body;

    const { path } = (await browser.call(createCopyTicket, { params })).body;
    expect((await server.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404);
    const copy = await server.app.inject({ url: path });
    expect(copy.statusCode).toBe(200);
    expect(copy.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${String(reference)}.pdf"; filename*=UTF-8''${String(reference)}.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const { extractText, getDocumentProxy } = await import('unpdf');
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(copy.rawPayload)), {
      mergePages: true,
    });
    for (const part of [
      'Votre demande',
      String(reference),
      'Northshore Bakery',
      'Ana Tremblay',
      email,
      '51,5',
      '3 ans',
    ])
      expect(text).toContain(part);

    expect(totalPages).toBe(1);

    expect((await server.app.inject({ url: path })).statusCode).toBe(404);
    const late = (await browser.call(createCopyTicket, { params })).body;
    server.clock.advance(DOWNLOAD_TICKET_LIFETIME_MS / SECOND_MS);
    expect((await server.app.inject({ url: late.path })).statusCode).toBe(404);
    expect((await server.app.inject({ url: '/api/downloads/invented' })).statusCode).toBe(404);
  });

  test(
    'one open application per business, however many are started concurrently in two sessions',
    async () => {
      const email = `parallel-${kind}@example.com`;
      const { browser } = await signUp(server, email);
      const first = await reach(server, browser, await prepare(browser), 'businessFunding');
      const { browser: other } = await logIn(server, email);
      const { database } = server.context;

      for (let round = 0; round < ROUNDS; round += 1) {
        await database.query
          .updateTable('application')
          .set({ status: 'closed', outcome: 'declined' })
          .where('business_id', '=', first.businessId)
          .execute();
        const starts = await Promise.all(
          Array.from({ length: PARALLEL_STARTS }, (_, index) =>
            (index % 2 === 0 ? browser : other).call(startApplication, { body: { businessId: first.businessId } }),
          ),
        );
        expect(starts.filter(({ status }) => status === 200)).toHaveLength(1);
        for (const { problem } of starts.filter(({ status }) => status !== 200))
          expect(problem).toMatchObject({ code: 'errorOpenApplicationFound', operatingName: 'Northshore Bakery' });
      }
    },
    ROUNDS_LIMIT_MS,
  );

  test('many applications that name one business at the same time: one gets it', async () => {
    const { browser, customerId } = await signUp(server, `named-${kind}@example.com`);
    const template = (await browser.call(getApplication, { params: { applicationId: await prepare(browser) } })).body;
    const { database, random } = server.context;
    const row = await database.query
      .selectFrom('application')
      .selectAll()
      .where('id', '=', template.applicationId)
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: PARALLEL_STARTS }, () => random.uuid());
    await database.query
      .insertInto('application')
      .values(
        ids.map((id) => ({
          ...row,
          id,
          customer_id: customerId,
          reached_step: 'businessStructure' as const,
          structure: null,
          funding: null,
          age: null,
          drafts: '{}',
        })),
      )
      .execute();

    const saves = await Promise.all(
      ids.map((applicationId) =>
        browser.call(saveBusinessStructure, {
          params: { applicationId },
          body: { version: 0, values: { ...structureValues, companyName: `Name ${applicationId}` } },
        }),
      ),
    );
    const accepted = saves.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(1);
    for (const { problem } of saves.filter(({ status }) => status !== 200)) {
      expect(problem).toMatchObject({
        code: 'errorOpenApplicationFound',
        operatingName: accepted[0]?.body.businessInfo.companyName,
      });
    }
  });
});
