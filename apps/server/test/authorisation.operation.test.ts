import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKey, listKeys, listPartners, revokeKey } from '@portal/contract/operations/access';
import { operations, partnerAndStaffOperations } from '@portal/contract/operations/index';
import type { Operation } from '@portal/contract/operations/operation';
import { listBusinesses } from '@portal/contract/operations/business';
import {
  getApplication,
  listApplications,
  startApplication,
  submitApplication,
} from '@portal/contract/operations/application';
import { createReferral, listReferrals } from '@portal/contract/operations/partner';
import { createRequest, getOverview } from '@portal/contract/operations/privacy';
import { giveRecordingConsent, startRecording } from '@portal/contract/operations/recording';
import { listStatements } from '@portal/contract/operations/revenue';
import { createWebhook, listWebhooks, requestInformation } from '@portal/contract/operations/staff';
import { prepare, reach, startNew, structureOf } from './application-journey.ts';
import { ageValues, fundingValues, personalValues, structureValues } from './application-values.ts';
import { availableDatabases } from './databases.ts';
import { type CallInput, openBrowser, signUp, type TestBrowser } from './test-browser.ts';
import { openPartner, openStaffKey } from './test-keys.ts';
import { openTestServer, type TestServer } from './test-context.ts';

/** Ids that a call may name: those of a real customer, or invented ones. */
type Ids = {
  customerId: string;
  applicationId: string;
  businessId: string;
  statementId: string;
  itemId: string;
  keyId: string;
  webhookId: string;
  referralId: string;
  partnerId: string;
  consentId: string;
  requestId: string;
  recordingId: string;
};

/** The call as its owner would make it. */
type CallOf = (ids: Ids, version: number) => CallInput;

const ofApplication =
  (body?: (version: number) => object): CallOf =>
  ({ applicationId }, version) => ({
    params: { applicationId },
    ...(body ? { body: body(version) } : {}),
  });

/**
 * What a customer may do to things that have an id: each is tried by nobody and by another customer.
 * `noId`: the call names nothing, so another customer gets her own.
 */
const calls: Readonly<Record<string, CallOf | 'noId'>> = {
  Auth_GetSession: 'noId',
  Auth_ExtendSession: 'noId',
  Auth_LogOutEverywhere: 'noId',
  Customer_GetCustomer: ({ customerId }) => ({ params: { customerId } }),
  Customer_SetCustomerLanguage: ({ customerId }) => ({ params: { customerId }, body: { language: 'fr' } }),
  Business_ListBusinesses: 'noId',
  Address_FindAddresses: 'noId',
  Address_RetrieveAddress: 'noId',
  Application_ListApplications: 'noId',
  Application_PrepareApplication: 'noId',
  Application_StartApplication: ({ businessId }) => ({ body: { businessId } }),
  Application_GetApplication: ofApplication(),
  Application_CompleteWelcome: ofApplication((version) => ({ version })),
  Application_SaveBusinessStructure: ofApplication((version) => ({ version, values: structureValues })),
  Application_SaveBusinessFunding: ofApplication((version) => ({ version, values: fundingValues })),
  Application_SaveBusinessAge: ofApplication((version) => ({ version, values: ageValues })),
  Application_SavePersonalInformation: ofApplication((version) => ({ version, values: personalValues })),
  Application_SaveDraft: ({ applicationId }, version) => ({
    params: { applicationId, step: 'businessFunding' },
    body: { version, values: { requestAmount: '1' } },
  }),
  Application_SubmitApplication: ({ applicationId }, version) => ({
    params: { applicationId },
    headers: { 'idempotency-key': 'authorisation' },
    body: { version, acceptedDeclaration: true, language: 'fr', textVersion: '2026-01', choseEnglishTerms: true },
  }),
  Application_SaveMissingInformation: ofApplication((version) => ({ version, values: {} })),
  Referral_AcceptReferral: () => ({
    body: { token: 'a-referral-of-nobody', acceptedReferral: true, acceptedTerms: true, language: 'en' },
  }),
  Referral_GetReferrer: ofApplication(),
  Application_WithdrawApplication: ofApplication(),
  Application_CreateCopyTicket: ofApplication(),
  Revenue_GetBankConnection: ofApplication(),
  Revenue_StartBankConnection: ofApplication(() => ({ language: 'en', textVersion: '2026-01' })),
  Revenue_ConfirmBankConnection: ofApplication(() => ({ loginId: 'another' })),
  Revenue_SelectBankAccount: ({ applicationId, statementId }) => ({
    params: { applicationId },
    body: { accountId: statementId },
  }),
  Revenue_DisconnectBank: ofApplication(),
  Revenue_ListStatements: ofApplication(),
  Revenue_UploadStatement: ({ applicationId }) => ({
    params: { applicationId },
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
    body: [
      '--part',
      'content-disposition: form-data; name="file"; filename="january.pdf"',
      'content-type: application/pdf',
      '',
      '%PDF-1.4',
      '--part--',
      '',
    ].join('\r\n'),
  }),
  Revenue_RemoveStatement: ({ applicationId, statementId }) => ({ params: { applicationId, statementId } }),
  Revenue_ConfirmStatements: ofApplication((version) => ({ version })),
  Revenue_ProvideStatements: ofApplication(),
  Application_GetChecks: ofApplication(),
  Application_GetTimeline: ofApplication(),
  Application_AnswerQuestion: ({ applicationId, itemId }) => ({
    params: { applicationId, itemId },
    body: { answer: 'We moved in June.' },
  }),
  Credit_GiveSin: ofApplication(() => ({ sin: '046 454 286' })),
  Credit_DeclineSin: ofApplication(),
  Privacy_CreateExportTicket: 'noId',
  Privacy_GetOverview: 'noId',
  Privacy_WithdrawConsent: ({ consentId }) => ({ params: { consentId } }),
  Privacy_CreateRequest: 'noId',
  Recording_GetConsent: 'noId',
  Recording_GiveConsent: 'noId',
  Recording_WithdrawConsent: 'noId',
  Recording_StartRecording: 'noId',
  Recording_AddChunk: ({ recordingId }) => ({ params: { recordingId }, body: { position: 0, content: 'H4sI' } }),
};

/**
 * What a partner may do to its own referrals: each is tried by nobody, by a customer, by another partner and by staff.
 */
const partnerCalls: Readonly<Record<string, CallOf | 'noId'>> = {
  Partner_CreateReferral: 'noId',
  Partner_GetReferral: ({ referralId }) => ({ params: { referralId } }),
  Partner_ListReferrals: 'noId',
};

/** What staff may do: each is tried by nobody, by the customer whose things they are, and by her partner. */
const staffCalls: Readonly<Record<string, CallOf | 'noId'>> = {
  Staff_CreateKey: ({ partnerId }) => ({ body: { scope: 'partner', name: 'Another', partnerId } }),
  Staff_ListKeys: 'noId',
  Staff_RevokeKey: ({ keyId }) => ({ params: { keyId } }),
  Staff_CreatePartner: () => ({ body: { name: 'Yet Another Broker' } }),
  Staff_ListPartners: 'noId',
  Staff_ListApplications: 'noId',
  Staff_ListRecordings: 'noId',
  Staff_GetRecording: ({ recordingId }) => ({ params: { recordingId }, query: { chunk: '0' } }),
  Staff_RemoveRecording: ({ recordingId }) => ({ params: { recordingId } }),
  Staff_GetApplication: ofApplication(),
  Staff_ListDepositAnalyses: ofApplication(),
  Staff_CreateCopyTicket: ofApplication(),
  Staff_CreateStatementTicket: ({ applicationId, statementId }) => ({ params: { applicationId, statementId } }),
  Staff_RequestInformation: ofApplication(() => ({ dueDay: null, items: [{ kind: 'sin' }] })),
  Staff_CloseApplication: ofApplication(() => ({ outcome: 'declined' })),
  Staff_AssignApplication: ofApplication(() => ({ accountManager: null })),
  Staff_ExportApplications: 'noId',
  Staff_ImportContacts: () => ({ body: { csv: 'contactId,email,language\nC-1,owner@example.com,en' } }),
  Staff_ListContacts: () => ({ query: { email: 'owner@example.com' } }),
  Staff_MergeContacts: ({ customerId }) => ({ body: { keepCustomerId: customerId, mergeCustomerId: customerId } }),
  Staff_CreateWebhook: () => ({ body: { url: 'http://127.0.0.1:9/' } }),
  Staff_ListWebhooks: 'noId',
  Staff_ListPrivacyRequests: 'noId',
  Staff_AnswerPrivacyRequest: ({ requestId }) => ({
    params: { requestId },
    body: { outcome: 'done', answer: 'It is done.' },
  }),
  Staff_RemoveWebhook: ({ webhookId }) => ({ params: { webhookId } }),
  Staff_ReplayWebhook: ({ webhookId }) => ({ params: { webhookId }, body: { since: '2026-01-01T00:00:00.000Z' } }),
};
const allCalls = { ...calls, ...partnerCalls, ...staffCalls };

/** Operations for everybody or for a cookie of the browser itself: they name nobody's things. */
const withoutBearer = operations.filter(({ access }) => access !== 'customer').map(({ operationId }) => operationId);
const withBearer = operations.filter(({ access }) => access === 'customer');
const withId = withBearer.filter(({ operationId }) => calls[operationId] !== 'noId');
const ofPartners = partnerAndStaffOperations.filter(({ access }) => access === 'partner');
const ofStaff = partnerAndStaffOperations.filter(({ access }) => access === 'staff');
const ofPartnersWithId = ofPartners.filter(({ operationId }) => partnerCalls[operationId] !== 'noId');
const identified = [...withBearer, ...ofPartners, ...ofStaff];

const named = (group: readonly Operation[]) => group.map((operation) => [operation.operationId, operation] as const);

function inputOf(operation: Operation, ids: Ids, version: number): CallInput {
  const call = allCalls[operation.operationId];
  if (call === undefined) throw new Error(`${operation.operationId} is missing from the table`);
  return call === 'noId' ? {} : call(ids, version);
}

test('the table names every operation that takes a customer’s token, and no other', () => {
  expect(withBearer.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(calls).toSorted());
});

test('the tables name every operation that takes a key, and no other', () => {
  expect(ofPartners.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(partnerCalls).toSorted());
  expect(ofStaff.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(staffCalls).toSorted());
});

test('operations without a token are those known to need none', () => {
  expect(withoutBearer.toSorted()).toEqual([
    'Auth_FinishGoogleSignIn',
    'Auth_GetPendingVerification',
    'Auth_LogOut',
    'Auth_RegenerateTokens',
    'Auth_RenewLink',
    'Auth_RequestLogin',
    'Auth_ResendVerification',
    'Auth_StartGoogleSignIn',
    'Auth_VerifyCode',
    'Auth_VerifyLink',
    'Eligibility_CheckEligibility',
    'Eligibility_SubmitNotEligible',
    'Referral_OpenReferral',
    'Referral_RequestVerification',
  ]);
});

describe.each(availableDatabases())('authorisation on %s', (kind) => {
  let server: TestServer;
  let owner: TestBrowser;
  let other: TestBrowser;
  let nobody: TestBrowser;
  /** Programs: the partner of the owner, another one, and an account manager. */
  let partner: TestBrowser;
  let anotherPartner: TestBrowser;
  let staff: TestBrowser;
  /** Keys of staff and of the owner's partner that were revoked. */
  let formerly: TestBrowser[];
  let owned: Ids;
  /** The owner's, after submission. */
  let submitted: Ids;
  let invented: Ids;
  let version: number;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { SESSION_RECORDER: 'on' } });
    const ownerLogin = await signUp(server, 'owner@example.com');
    owner = ownerLogin.browser;
    const application = await reach(server, owner, await prepare(owner), 'review');
    version = application.version;
    const statements = (await owner.call(listStatements, { params: { applicationId: application.applicationId } }))
      .answer;
    const { random } = server.context;
    const [itsKey, anotherKey, staffKey] = [
      await openPartner(server),
      await openPartner(server),
      await openStaffKey(server),
    ];
    [partner, anotherPartner, staff] = [itsKey, anotherKey, staffKey].map(({ key }) => {
      const program = openBrowser(server);
      program.accessToken = key;
      return program;
    }) as [TestBrowser, TestBrowser, TestBrowser];
    formerly = [];
    for (const scope of ['staff', 'partner'] as const) {
      const program = openBrowser(server);
      const body = { scope, name: 'Revoked', partnerId: scope === 'partner' ? itsKey.partnerId : null };
      const made = (await staff.call(createKey, { body })).answer;
      program.accessToken = made.key;
      expect((await staff.call(revokeKey, { params: { keyId: made.keyId } })).status).toBe(200);
      formerly.push(program);
    }
    const referral = (
      await partner.call(createReferral, {
        headers: { 'idempotency-key': 'authorisation' },
        body: { businessInfo: { companyName: 'A Client inc.' } },
      })
    ).answer;
    const agreement = { body: { textVersion: '2026-01', language: 'en' } };
    await owner.call(giveRecordingConsent, agreement);
    const { recordingId } = (await owner.call(startRecording)).answer;
    await owner.call(createRequest, { body: { kind: 'erasure', text: 'Please erase everything.' } });
    const privacy = (await owner.call(getOverview)).answer;
    const webhook = (await staff.call(createWebhook, { body: { url: 'http://127.0.0.1:9/' } })).answer;
    owned = {
      recordingId,
      consentId: privacy.consents[0]?.consentId ?? '',
      requestId: privacy.requests[0]?.requestId ?? '',
      keyId: staffKey.keyId,
      webhookId: webhook.webhookId,
      referralId: referral.referralId,
      partnerId: itsKey.partnerId,
      customerId: ownerLogin.customerId,
      applicationId: application.applicationId,
      businessId: application.businessId ?? '',
      statementId: statements.statements[0]?.statementId ?? '',
      itemId: random.uuid(),
    };
    const second = await startNew(owner);
    const whole = await reach(server, owner, second.applicationId, 'review', structureOf('Plateau Roasters inc.'));
    const submission = inputOf(submitApplication, { ...owned, applicationId: whole.applicationId }, whole.version);
    const sent = (await owner.call(submitApplication, submission)).answer;
    const asked = { kind: 'question', question: { en: 'Why?', fr: 'Pourquoi?' } };
    const { itemIds } = (
      await staff.call(requestInformation, {
        params: { applicationId: sent.applicationId },
        body: { dueDay: null, items: [asked] },
      })
    ).answer;
    submitted = {
      ...owned,
      applicationId: sent.applicationId,
      businessId: sent.businessId ?? '',
      itemId: itemIds[0] ?? '',
    };
    invented = {
      recordingId: random.uuid(),
      customerId: random.uuid(),
      applicationId: random.uuid(),
      businessId: random.uuid(),
      statementId: random.uuid(),
      itemId: random.uuid(),
      keyId: random.uuid(),
      webhookId: random.uuid(),
      referralId: random.uuid(),
      partnerId: random.uuid(),
      consentId: random.uuid(),
      requestId: random.uuid(),
    };
    other = (await signUp(server, 'other@example.com')).browser;
    await reach(server, other, await prepare(other), 'review', structureOf('Another Company inc.'));
    await other.call(giveRecordingConsent, agreement);
    nobody = openBrowser(server);
  });
  afterAll(() => server.close());

  /** Everything of the owner, and all keys and partners, to see that no call of others changed it. */
  async function stateOfAll() {
    const params = { applicationId: owned.applicationId };
    const [application, applications, businesses, statements, keys, partners, referrals, privacy, webhooks] =
      await Promise.all([
        owner.call(getApplication, { params }),
        owner.call(listApplications),
        owner.call(listBusinesses),
        owner.call(listStatements, { params }),
        staff.call(listKeys),
        staff.call(listPartners),
        partner.call(listReferrals),
        owner.call(getOverview),
        staff.call(listWebhooks),
      ]);
    return [
      privacy.answer,
      application.answer,
      applications.answer,
      businesses.answer,
      statements.answer,
      // When a key was used last changes with every call of it.
      keys.answer.keys.map((key) => ({ ...key, lastUsedAt: null })),
      partners.answer,
      referrals.answer,
      webhooks.answer,
    ];
  }

  test.each(named(identified))(
    '%s: nobody, and whose key was revoked, gets 401, alike for real and invented ids',
    async (_name, operation) => {
      const before = await stateOfAll();
      const answers = new Set<string>();
      for (const caller of [nobody, ...formerly]) {
        for (const ids of [owned, submitted, invented]) {
          const { status, problem } = await caller.call(operation, inputOf(operation, ids, version));
          expect([status, problem.code]).toEqual([401, 'errorUnauthorized']);
          answers.add(JSON.stringify({ ...problem, requestId: '' }));
        }
      }
      expect(answers.size).toBe(1);
      expect(await stateOfAll()).toEqual(before);
    },
  );

  /** Every one of these callers finds nothing, alike for real and invented ids, and changes nothing. */
  async function expectNothingFound(operation: Operation, callers: readonly TestBrowser[]): Promise<void> {
    const before = await stateOfAll();
    const answers = new Set<string>();
    for (const caller of callers) {
      for (const ids of [owned, submitted, invented]) {
        const { status, problem } = await caller.call(operation, inputOf(operation, ids, version));
        expect([status, problem.code]).toEqual([404, 'errorNotFound']);
        answers.add(JSON.stringify({ ...problem, requestId: '' }));
      }
    }
    expect(answers.size).toBe(1);
    expect(await stateOfAll()).toEqual(before);
  }

  test.each(named(withBearer))('%s: no partner and no account manager finds it', async (_name, operation) => {
    await expectNothingFound(operation, [partner, anotherPartner, staff]);
  });

  test.each(named(ofPartners))('%s: no customer and no account manager finds it', async (_name, operation) => {
    await expectNothingFound(operation, [owner, other, staff]);
  });

  test.each(named(ofPartnersWithId))('%s: another partner finds nothing', async (_name, operation) => {
    await expectNothingFound(operation, [anotherPartner]);
  });

  test.each(named(ofStaff))('%s: no customer and no partner finds it', async (_name, operation) => {
    await expectNothingFound(operation, [owner, other, partner, anotherPartner]);
  });

  test.each(named(withId))('%s: another customer finds nothing', async (_name, operation) => {
    await expectNothingFound(operation, [other]);
  });

  test('a partner’s list holds its own referrals alone', async () => {
    expect((await partner.call(listReferrals)).answer.referrals).toMatchObject([{ referralId: owned.referralId }]);
    expect((await anotherPartner.call(listReferrals)).answer.referrals).toEqual([]);
  });

  test('lists and starts hold only what is her own', async () => {
    const lists = [await other.call(listApplications), await other.call(listBusinesses)];
    for (const { response } of lists) {
      for (const id of [...Object.values(owned), ...Object.values(submitted)]) expect(response.body).not.toContain(id);
    }
    const started = (await other.call(startApplication, { body: { businessId: null } })).response;
    for (const id of [...Object.values(owned), ...Object.values(submitted)]) expect(started.body).not.toContain(id);
  });

  test('a token with a letter changed is nobody’s', async () => {
    const forged = openBrowser(server);
    const token = owner.accessToken ?? '';
    forged.accessToken = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await forged.call(listApplications)).status).toBe(401);
  });

  test.each(['', 'x', 'staff_', `staff_${'A'.repeat(43)}`, `partner_${'A'.repeat(43)}`, 'a.b.c'])(
    'the key %j is nobody’s',
    async (key) => {
      const stranger = openBrowser(server);
      stranger.accessToken = key;
      for (const operation of [listKeys, listApplications]) expect((await stranger.call(operation)).status).toBe(401);
    },
  );
});
