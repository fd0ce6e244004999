import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, partnerAndStaffOperations } from '@portal/contract/operations/index';
import { problem } from '@portal/contract/problem';
import type { Operation } from '@portal/contract/operations/operation';
import { prepare, reach } from '../../test/application-journey.ts';
import { openKeys } from '../../test/test-keys.ts';
import { signUp } from '../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../test/test-context.ts';

const FULL_RUN_REQUESTS = 10_000;
const SHORT_RUN_REQUESTS = 600;
const REQUESTS = process.env.TEST_FULL ? FULL_RUN_REQUESTS : SHORT_RUN_REQUESTS;

let server: TestServer;
let authorizations: string[];

beforeAll(async () => {
  server = await openTestServer('pglite');
  const { browser } = await signUp(server, 'somebody@bakery.example.ca');
  const keys = await openKeys(server);
  authorizations = [browser.accessToken ?? '', keys.staff, keys.partner].map((token) => `Bearer ${token}`);
});
afterAll(() => server.close());

const answers: [name: string, request: InjectOptions, status: number][] = [
  ['200', { method: 'GET', url: '/api/openapi.json' }, 200],
  ['health', { method: 'GET', url: '/healthz' }, 200],
  ['401', { method: 'GET', url: '/api/applications' }, 401],
  ['404', { method: 'GET', url: '/api/nothing-here' }, 404],
  ['404 outside of the API', { method: 'GET', url: '/nothing.png' }, 404],
  ['404 of the router', { method: 'GET', url: `/api/applications/${'a'.repeat(300)}` }, 404],
  ['404 of a bad address', { method: 'GET', url: '/api/applications/%ff' }, 404],
  ['413', { method: 'POST', url: '/api/auth/logins', payload: { email: 'x'.repeat(70_000) } }, 413],
  [
    '415',
    { method: 'POST', url: '/api/auth/logins', payload: 'email=x', headers: { 'content-type': 'text/xml' } },
    415,
  ],
  ['422', { method: 'POST', url: '/api/auth/logins', payload: {} }, 422],
  [
    'broken JSON',
    { method: 'POST', url: '/api/auth/logins', payload: '{', headers: { 'content-type': 'application/json' } },
    422,
  ],
];

describe('every answer carries the headers that protect', () => {
  test.each(answers)('%s', async (_name, request, status) => {
    const { headers, statusCode } = await server.app.inject(request);
    expect(statusCode).toBe(status);
    const policy = String(headers['content-security-policy']);
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe-inline');
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain(`frame-src ${server.context.bank.widget.origin}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/u);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    if (typeof request.url === 'string' && request.url.startsWith('/api/'))
      expect(headers['cache-control']).toBe('no-store');
  });

  test('500, which tells nothing', async () => {
    const broken = await openTestServer('pglite');
    broken.app.log.level = 'silent';
    await broken.context.database.executeSql('drop table rate_event cascade');
    const payload = { email: 'canary@bakery.example.ca', rememberMe: false, language: 'en' };
    const answer = await broken.app.inject({ method: 'POST', url: '/api/auth/logins', payload });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'errorInternalServer' });
    expect(answer.body).not.toMatch(/rate_event|canary|select/iu);
    expect(answer.headers['content-security-policy']).toContain("object-src 'none'");
    await broken.close();
  });
});

describe('writes that another site makes a browser send are refused', () => {
  const login = { email: 'ana@bakery.example.ca', rememberMe: false, language: 'en' };
  const form = 'email=ana%40bakery.example.ca&rememberMe=false&language=en';
  const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
  const cases: [name: string, headers: Record<string, string>, payload: object | string, status: number][] = [
    ['another origin', { origin: 'https://evil.example' }, login, 403],
    ['an origin that only starts alike', { origin: 'http://localhost:3000.evil.example' }, login, 403],
    ['an opaque origin', { origin: 'null' }, login, 403],
    ['no origin, said to be cross-site', { 'sec-fetch-site': 'cross-site' }, login, 403],
    ['a form of the own site', { origin: 'http://localhost:3000', ...urlEncoded }, form, 415],
    ['the own origin', { origin: 'http://localhost:3000' }, login, 200],
    ['a program', {}, login, 200],
  ];
  test.each(cases)('%s', async (_name, headers, payload, status) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/logins', headers, payload });
    expect(answer.statusCode).toBe(status);
  });
});

/** Bodies of the right shape now and then, and of any other shape else. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\uD800',
    '\u0000',
    '../../etc/passwd',
    "'; drop table customer; --",
    '<script>alert(1)</script>',
    'a'.repeat(5000),
  ),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.array(hostileText, { maxLength: 3 }),
  fc.double(),
  fc.constant(null),
);

function fieldsOf(schema: Operation['body']): string[] {
  return schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];
}

function requestOf(operation: Operation): fc.Arbitrary<InjectOptions> {
  const names = [...fieldsOf(operation.body), 'status', 'customerId', '__proto__'];
  const body = fc.oneof(
    fc.dictionary(fc.constantFrom(...names), hostileValue, { maxKeys: 6 }).map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    hostileText,
  );
  const parameter = fc.oneof(fc.uuid(), hostileText).map(encodeParameter);
  return fc
    .record({
      body,
      parameters: fc.array(parameter, { minLength: 3, maxLength: 3 }),
      host: fc.constantFrom('localhost:3000', 'evil.example', 'localhost:3000@evil.example', '[::1', ''),
      type: fc.constantFrom(
        'application/json',
        'application/json; charset=latin1',
        'multipart/form-data; boundary=x',
        'text/plain',
      ),
      authorization: fc.option(fc.constantFrom(...authorizations), { nil: undefined }),
    })
    .map(({ body: payload, parameters, host, type, authorization }) => {
      let index = 0;
      return {
        method: operation.method,
        url: operation.path.replaceAll(/\{\w+\}/gu, () => parameters[index++] ?? ''),
        headers: {
          host,
          ...(operation.method === 'get' ? {} : { 'content-type': type }),
          ...(authorization === undefined ? {} : { authorization }),
          cookie: 'pendingVerification=%00; refresh=%ff; knownBrowser=x',
          'idempotency-key': 'fuzz-fuzz-fuzz',
        },
        ...(operation.method === 'get' ? {} : { payload: Buffer.from(payload, 'utf8') }),
      };
    });
}

function encodeParameter(text: string): string {
  return encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/gu, ''));
}

describe('requests made up from the API document', () => {
  const all = [...operations, ...partnerAndStaffOperations];
  const ended = new Set(['Auth_LogOut', 'Auth_LogOutEverywhere', 'Staff_RevokeKey']);

  test('are answered as documented, and never by a failure of ours', async () => {
    const request = fc
      .constantFrom(...all.filter(({ operationId }) => !ended.has(operationId)))
      .chain((operation) => requestOf(operation).map((options) => ({ operationId: operation.operationId, options })));
    await fc.assert(
      fc.asyncProperty(request, async ({ operationId, options }) => {
        const answer = await server.app.inject(options);
        const answerSchema = all.find((operation) => operation.operationId === operationId)?.answer;
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(answer.headers['content-type']).toContain('application/problem+json');
          expect(z.safeParse(problem, answer.json()).success).toBe(true);
        } else if (answerSchema) {
          expect(z.safeParse(answerSchema, answer.json()).success).toBe(true);
        }
      }),
      { numRuns: REQUESTS },
    );
  }, 600_000);

  test('bad UTF-8 is refused, not repaired into something else', async () => {
    const { browser } = await signUp(server, 'typist@bakery.example.ca');
    const applicationId = await prepare(browser);
    const { version } = await reach(server, browser, applicationId, 'businessStructure');
    const save = (companyName: Buffer) =>
      server.app.inject({
        method: 'PUT',
        url: `/api/applications/${applicationId}/drafts/businessStructure`,
        headers: { authorization: `Bearer ${browser.accessToken ?? ''}`, 'content-type': 'application/json' },
        payload: Buffer.concat([
          Buffer.from(`{"version":${String(version)},"values":{"companyName":"`),
          companyName,
          Buffer.from('"}}'),
        ]),
      });
    for (const bytes of [
      [0xff, 0xfe],
      [0xf0, 0x9f, 0x98],
      [0xc0, 0xaf],
      [0xed, 0xa0, 0x80],
    ]) {
      const refused = await save(Buffer.from(bytes));
      expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'errorValidation' }]);
    }
    expect((await save(Buffer.from('Épicerie Nguyễn 😀'))).statusCode).toBe(200);
  });
});
