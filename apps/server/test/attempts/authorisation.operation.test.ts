import type { InjectOptions } from 'fastify';
import { safeParse } from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createCopyTicket,
  getApplication,
  listApplications,
  startApplication,
} from '@portal/contract/operations/application';
import { listDocuments } from '@portal/contract/operations/documents';
import { listBusinesses } from '@portal/contract/operations/business';
import { operations, partnerAndStaffOperations } from '@portal/contract/operations/index';
import type { AccessRule, Operation } from '@portal/contract/operations/operation';
import { listReferrals } from '@portal/contract/operations/partner';
import { getOverview } from '@portal/contract/operations/privacy';
import { listStatements } from '@portal/contract/operations/revenue';
import { listPeople } from '@portal/contract/operations/staff/people';
import { listLenders } from '@portal/contract/operations/staff/lenders';
import { listQuestionTemplates } from '@portal/contract/operations/staff/templates';
import { hasRight, type StaffRole } from '@portal/contract/staff/roles';
import { getLead, listKeys, listPartners, listRecordings, listWebhooks } from '@portal/contract/operations/staff';
import { GOOGLE_RETURN_PATH } from '../../src/providers/open-providers.ts';
import { type Callers, isPerson, openCallers, people, rightful, type Role, roles, scopes } from './callers.ts';
import { ordinaryDatabases } from '../database/databases.ts';
import { type CallInput, openBrowser } from '../test-browser.ts';
import { routesOf } from './routes.ts';
import { openTestServer, type TestServer } from '../test-context.ts';
import { idKinds, type Ids, kindsNamed, mildestFirst, validCall } from './valid-calls.ts';

const isIdentified = {
  anyone: false,
  pendingVerification: false,
  refreshCookie: false,
  uploadVisit: false,
  customer: true,
  partner: true,
  staff: true,
  staffSession: true,
  staffBrowser: false,
} as const satisfies Record<AccessRule, boolean>;

const all = [...operations, ...partnerAndStaffOperations];
const identified = all.filter(({ access }) => isIdentified[access]);
const open = all.filter(({ access }) => !isIdentified[access]);
/** Operations where a customer or partner could name another's row; account managers can reach all rows. */
const ofOneOwner = identified.filter(({ access }) => access !== 'staff');

const withCookies: readonly Role[] = ['cookiesAlone', 'otherDevice', 'bookkeeper', 'removedPerson', ...people];

const strangers = { customer: 'other', partner: 'anotherPartner' } as const;

interface OpenRoute {
  call: (id: string) => InjectOptions;
  status: number;
}

const page = (url: string): OpenRoute => ({ call: () => ({ method: 'GET', url }), status: 200 });
const FORMER_REFERENCE = '/api/partners-and-staff';
const moved = (url: string): OpenRoute => ({ ...page(url), status: 308 });
const openRoutes: Readonly<Partial<Record<string, OpenRoute>>> = {
  'GET /api/openapi.json': page('/api/openapi.json'),
  'GET /api/definition.json': page('/api/definition.json'),
  'GET /api/partner/openapi.json': page('/api/partner/openapi.json'),
  'GET /api/partner': page('/api/partner'),
  'GET /api/staff/openapi.json': page('/api/staff/openapi.json'),
  'GET /api/staff': page('/api/staff'),
  'GET /api/reference.css': page('/api/reference.css'),
  'GET /api/reference.js': page('/api/reference.js'),
  [`GET ${FORMER_REFERENCE}`]: moved(FORMER_REFERENCE),
  [`GET ${FORMER_REFERENCE}/openapi.json`]: moved(`${FORMER_REFERENCE}/openapi.json`),
  'GET /healthz': page('/healthz'),
  'GET /readyz': page('/readyz'),
  'GET /leavez': { call: () => ({ method: 'GET', url: '/leavez' }), status: 404 },
  'GET /api/downloads/:ticket': { call: (id) => ({ method: 'GET', url: `/api/downloads/${id}` }), status: 404 },
  'GET /api/reminders/one-click/:token': {
    call: (id) => ({ method: 'GET', url: `/api/reminders/one-click/${id}` }),
    status: 303,
  },
  'POST /api/reminders/one-click/:token': {
    call: (id) => ({
      method: 'POST',
      url: `/api/reminders/one-click/${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    }),
    status: 410,
  },
  'POST /api/bank-notices': {
    call: (id) => ({
      method: 'POST',
      url: '/api/bank-notices',
      headers: { 'content-type': 'application/json', 'flinks-authenticity-key': `${'A'.repeat(43)}=` },
      payload: JSON.stringify({ Tag: id, LoginId: id }),
    }),
    status: 403,
  },
  [`POST ${GOOGLE_RETURN_PATH}`]: {
    call: (id) => ({
      method: 'POST',
      url: GOOGLE_RETURN_PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://accounts.google.com' },
      payload: new URLSearchParams({ state: id, id_token: id }).toString(),
    }),
    status: 303,
  },
};

const isFull = process.env.TEST_FULL === '1';
const ofStaff = all.filter(({ access }) => access === 'staff');
const isAllowed = (role: StaffRole, { right }: Operation) => right !== undefined && hasRight(role, right);

const named = (group: readonly Operation[]) => group.map((operation) => [operation.operationId, operation] as const);
const sampleIds = (text: string) => Object.fromEntries(idKinds.map((kind) => [kind, `${kind} ${text}`])) as Ids;
const kindsOf = (operation: Operation) => kindsNamed(operation, sampleIds('one'), sampleIds('two'));

test.each(named(all))('%s is tested with a call that matches its schemas', (_name, operation) => {
  const ids = Object.fromEntries(idKinds.map((kind) => [kind, crypto.randomUUID()])) as Ids;
  const { params, query, headers, body } = validCall(operation, ids, 1);
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const schema = operation[part];
    if (schema)
      expect(safeParse(schema, { params, query, headers, body }[part]), part).toMatchObject({ success: true });
  }
});

test('operations without authentication are those that need none', () => {
  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual([
    'Auth_FinishGoogleSignIn',
    'Auth_GetPendingVerification',
    'Auth_LogOut',
    'Auth_RegenerateTokens',
    'Auth_RenewLink',
    'Auth_RequestLogin',
    'Auth_ResendVerification',
    'Auth_SetRememberMe',
    'Auth_StartGoogleSignIn',
    'Auth_VerifyCode',
    'Auth_VerifyLink',
    'Eligibility_CheckEligibility',
    'Eligibility_SubmitNotEligible',
    'Handoff_EndUploadVisit',
    'Handoff_GetUploadVisit',
    'Handoff_OpenUploadLink',
    'Handoff_StartUploadVisit',
    'Handoff_UploadStatement',
    'Privacy_StopReminders',
    'Referral_OpenReferral',
    'Referral_RequestVerification',
    'Staff_AcceptInvitation',
    'Staff_FinishPasskeySignIn',
    'Staff_GetSession',
    'Staff_GetSignInOptions',
    'Staff_OpenInvitation',
    'Staff_SignInAsDemoPerson',
    'Staff_SignOut',
    'Staff_StartPasskeySignIn',
  ]);
});

describe.each(ordinaryDatabases())('authorisation on %s', (kind) => {
  let server: TestServer;
  let callers: Callers;
  let sets: readonly Ids[];
  let untouched: unknown;

  beforeAll(async () => {
    server = await openTestServer(kind, {
      environment: { SESSION_RECORDER: 'on', GOOGLE_CLIENT_ID: 'portal.apps.local.example' },
    });
    callers = await openCallers(server, 'matrix');
    // Each role needs a single credential: with its cookies, Auth_LogOut would log out `other`.
    for (const role of roles) if (!withCookies.includes(role)) callers.as[role].cookies.clear();
    sets = [callers.owned.open, callers.owned.submitted, callers.invented];
    untouched = await stateOfAll();
  });
  afterAll(() => server.close());

  async function stateOfAll() {
    const { owner, partner, staff } = callers.as;
    const params = { applicationId: callers.owned.open.applicationId };
    const [keys, webhooks, { body: lead }, lenders, ...others] = await Promise.all([
      staff.call(listKeys, { query: { limit: '100' } }),
      staff.call(listWebhooks),
      staff.call(getLead, { params: { leadId: callers.owned.open.leadId } }),
      staff.call(listPeople),
      owner.call(getOverview),
      owner.call(getApplication, { params }),
      owner.call(getApplication, { params: { applicationId: callers.owned.submitted.applicationId } }),
      owner.call(listApplications),
      owner.call(listBusinesses),
      owner.call(listStatements, { params }),
      owner.call(listDocuments, { params: { applicationId: callers.owned.submitted.applicationId } }),
      staff.call(listPartners, { query: { limit: '100' } }),
      partner.call(listReferrals),
      staff.call(listRecordings),
      staff.call(listQuestionTemplates),
      staff.call(listLenders),
    ]);
    // Left out: the last use of a key or a person changes with every call, and waiting deliveries with every job.
    return [
      keys.body.keys.map((key) => ({ ...key, lastUsedAt: null })),
      webhooks.body.webhooks.map((webhook) => ({ ...webhook, waiting: null })),
      lead,
      lenders.body.people.map((person) => ({ ...person, lastSeenAt: null })),
      ...others.map(({ body }) => body as object),
    ];
  }

  const secretsOfOwner = () => [
    ...Object.values(callers.owned.open),
    ...Object.values(callers.owned.submitted),
    'matrix-owner',
  ];

  /**
   * In full runs, checks after each writing operation, so that a failure names it; otherwise checks once at the end.
   */
  async function expectUntouched({ method }: Pick<Operation, 'method'>): Promise<void> {
    if (isFull && method !== 'get') expect(await stateOfAll()).toEqual(untouched);
  }

  interface Answer {
    who: Role;
    status: number;
    code: string | undefined;
    body: string;
  }

  async function answerOf(who: Role, operation: Operation, input: CallInput): Promise<Answer> {
    const { response, status } = await callers.as[who].call(operation, input);
    const code = status < 400 ? undefined : response.json<{ code?: string }>().code;
    return { who, status, code, body: response.body.replace(/"requestId":"[^"]*"/u, '') };
  }

  async function answersOf(asked: readonly Role[], operation: Operation, given = sets): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const who of asked) {
      for (const ids of given)
        answers.push(await answerOf(who, operation, validCall(operation, ids, callers.owned.version)));
    }
    return answers;
  }

  async function sameAnswersOf(asked: readonly Role[], operation: Operation): Promise<Answer[]> {
    if (isFull) return answersOf(asked, operation);
    const there = await answersOf(asked, operation, sets.slice(0, 1));
    return [...there, ...(await answersOf(asked.slice(0, 1), operation, sets.slice(1)))];
  }

  test.each(named(identified))(
    '%s: unknown callers get 401, the wrong callers get 404, and neither changes data',
    async (_name, operation) => {
      const isOfPeople = operation.access === 'staff' || operation.access === 'staffSession';
      const unknown = await sameAnswersOf(
        roles.filter((role) => scopes[role] === null || (isPerson(role) && !isOfPeople)),
        operation,
      );
      for (const { who, status, code } of unknown) expect([who, status, code]).toEqual([who, 401, 'errorUnauthorized']);
      expect(new Set(unknown.map(({ body }) => body)).size).toBe(1);

      const known = await sameAnswersOf(
        roles.filter((role) => scopes[role] !== null && scopes[role] !== operation.access && !isPerson(role)),
        operation,
      );
      for (const { who, status, code } of known) expect([who, status, code]).toEqual([who, 404, 'errorNotFound']);
      expect(new Set(known.map(({ body }) => body)).size).toBe(1);
      await expectUntouched(operation);
    },
  );

  test.each(named(ofStaff))(
    '%s: staff without the permission are refused, and change nothing',
    async (_, operation) => {
      const answers = await sameAnswersOf(
        people.filter((role) => !isAllowed(role, operation)),
        operation,
      );
      for (const { who, status, code } of answers) expect([who, status, code]).toEqual([who, 403, 'errorForbidden']);
      expect(new Set(answers.map(({ body }) => body)).size).toBeLessThanOrEqual(1);
      await expectUntouched(operation);
    },
  );

  const withIds = ofOneOwner.filter((operation) => kindsOf(operation).some((each) => each !== 'referralToken'));

  test.each(named(withIds))(
    '%s: another customer’s rows look like invented ones, even for each id separately',
    async (_, operation) => {
      const stranger = strangers[operation.access as keyof typeof strangers];
      const whole = await answersOf([stranger], operation);
      for (const { status, code } of whole) expect([status, code]).toEqual([404, 'errorNotFound']);
      expect(new Set(whole.map(({ body }) => body)).size).toBe(1);

      for (const own of [callers.others.open, callers.others.submitted]) {
        for (const each of kindsOf(operation)) {
          const answers: string[] = [];
          for (const ids of sets) {
            const input = validCall(operation, { ...own, [each]: ids[each] }, callers.others.version);
            const { status, body } = await answerOf(stranger, operation, input);
            answers.push(`${String(status)} ${body}`);
          }
          expect(new Set(answers).size, answers.join('\n')).toBe(1);
          expect(answers[0]).toMatch(/^(?:404|409|204) /u);
        }
      }
      await expectUntouched(operation);
    },
  );

  test('lists and start pages contain only the caller’s own data', async () => {
    const { other, anotherPartner } = callers.as;
    const responses = [
      await other.call(listApplications),
      await other.call(listBusinesses),
      await other.call(getOverview),
      await other.call(startApplication, { body: { businessId: null } }),
      await anotherPartner.call(listReferrals),
      await anotherPartner.call(listReferrals, { query: { after: callers.owned.open.referralId } }),
    ];
    for (const { response, status } of responses) {
      expect(status).toBe(200);
      expect(secretsOfOwner().filter((secret) => response.body.includes(secret))).toEqual([]);
    }
  });

  test.each(named(open))('%s reveals none of the owner’s data to any caller', async (_name, operation) => {
    for (const { who, status, body } of await sameAnswersOf(
      roles.filter((role) => role !== 'cookiesAlone' && role !== 'owner' && !isPerson(role)),
      operation,
    )) {
      expect(status, who).toBeLessThan(500);
      expect(
        secretsOfOwner().filter((secret) => body.includes(secret)),
        who,
      ).toEqual([]);
    }
    await expectUntouched(operation);
  });

  test.each(['', 'x', 'staff_', `staff_${'A'.repeat(43)}`, `partner_${'A'.repeat(43)}`, 'a.b.c'])(
    'the key %j belongs to no caller',
    async (key) => {
      const stranger = openBrowser(server);
      stranger.accessToken = key;
      for (const operation of [listKeys, listApplications]) expect((await stranger.call(operation)).status).toBe(401);
    },
  );

  test('every other route is listed, and responds the same to every caller', async () => {
    const routes = await routesOf(server.context);
    const others = routes.filter(({ operationId, name }) => operationId === undefined && !name.startsWith('HEAD '));
    expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(openRoutes).toSorted());
  });

  test.each(Object.entries(openRoutes))(
    '%s: every caller gets the same, and none of the owner’s data',
    async (_, route) => {
      const params = { applicationId: callers.owned.submitted.applicationId };
      const { path } = (await callers.as.owner.call(createCopyTicket, { params })).body;
      expect((await server.app.inject(path)).statusCode).toBe(200);
      const usedTicket = path.split('/').at(-1) ?? '';
      const answers = new Set<string>();
      const ids = [usedTicket, ...sets.flatMap((each) => Object.values(each))];
      const calls = new Map(ids.map((id) => [JSON.stringify(route?.call(id)), route?.call(id) ?? {}]));
      for (const [index, who] of roles.entries()) {
        const authorization = `Bearer ${callers.as[who].accessToken ?? ''}`;
        // The first role tries all ids. In ordinary runs the others try only one, because the response does not depend
        // on the caller.
        for (const options of [...calls.values()].slice(0, isFull || index === 0 ? undefined : 1)) {
          const response = await server.app.inject({ ...options, headers: { ...options.headers, authorization } });
          expect(response.cookies).toEqual([]);
          answers.add(`${String(response.statusCode)} ${response.body.replace(/"requestId":"[^"]*"/u, '')}`);
        }
      }
      expect([...answers].map((answer) => answer.split(' ')[0])).toEqual([String(route?.status)]);
      expect(secretsOfOwner().filter((secret) => [...answers].join('').includes(secret))).toEqual([]);
    },
  );

  test('a HEAD request does not bypass an operation’s authorization', async () => {
    for (const { path, operationId } of identified.filter(({ method }) => method === 'get')) {
      const url = path.replaceAll(/\{(\w+)\}/gu, (_, name: keyof Ids) => callers.owned.open[name]);
      expect([operationId, (await server.app.inject({ method: 'HEAD', url })).statusCode]).toEqual([operationId, 401]);
    }
  });

  test('none of these calls changed the owner’s data', async () => {
    expect(await stateOfAll()).toEqual(untouched);
  });

  test.each(named(ofStaff))('%s: staff with the permission have access', async (_, operation) => {
    const invented = validCall(operation, callers.invented, callers.owned.version);
    for (const role of people.filter((each) => isAllowed(each, operation))) {
      const { status } = await answerOf(role, operation, invented);
      expect([role, [401, 403].includes(status), status < 500]).toEqual([role, false, true]);
    }
  });

  /** Without this test, the others would pass even if no id was ever found. Operations that end something come last. */
  const inOrder = mildestFirst(identified);

  test.each(named(inOrder))('%s is available to its intended callers', async (_name, operation) => {
    const who = rightful[operation.access as keyof typeof rightful];
    const statuses = new Set<number>();
    for (const ids of [callers.owned.open, callers.owned.submitted])
      statuses.add((await answerOf(who, operation, validCall(operation, ids, callers.owned.version))).status);
    expect([...statuses].filter((status) => status !== 404 && status !== 401)).not.toEqual([]);
  });
});
