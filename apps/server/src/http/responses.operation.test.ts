import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getApplication } from '@portal/contract/operations/application';
import { problem } from '@portal/contract/problem';
import { prepare, reach } from '../../test/application-journey.ts';
import { signUp } from '../../test/test-browser.ts';
import { openStaffKey } from '../../test/test-keys.ts';
import { openTestServer, type TestServer } from '../../test/test-context.ts';
import { buildWorkerApp } from '../app.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer('pglite');
});
afterAll(() => server.close());

const page = { accept: 'text/html' };
const responses: [name: string, request: InjectOptions, status: number][] = [
  ['200', { method: 'GET', url: '/api/openapi.json' }, 200],
  ['health', { method: 'GET', url: '/healthz' }, 200],
  ['401', { method: 'GET', url: '/api/applications' }, 401],
  ['404', { method: 'GET', url: '/api/nothing-here' }, 404],
  ['404 outside of the API', { method: 'GET', url: '/nothing.png' }, 404],
  ['404 of the router', { method: 'GET', url: `/api/applications/${'a'.repeat(300)}` }, 404],
  ['404 of a bad address', { method: 'GET', url: '/api/applications/%ff' }, 404],
  ['a redirect of a bad address that a person opened', { method: 'GET', url: '/%E0%A4%A', headers: page }, 302],
  ['404 of a bad address for a program', { method: 'GET', url: '/%E0%A4%A' }, 404],
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

describe('every response carries the security headers', () => {
  test.each(responses)('%s', async (_name, request, status) => {
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
    expect(headers['permissions-policy']).toMatch(/^camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/u);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    if (typeof request.url === 'string' && request.url.startsWith('/api/'))
      expect(headers['cache-control']).toBe('no-store');
  });

  test('a 500 reveals no details', async () => {
    const broken = await openTestServer('pglite');
    broken.app.log.level = 'silent';
    await broken.context.database.executeSql('drop table rate_event cascade');
    const payload = { email: 'canary@bakery.example.ca', rememberMe: false, language: 'en' };
    const response = await broken.app.inject({ method: 'POST', url: '/api/auth/logins', payload });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'errorInternalServer' });
    expect(response.body).not.toMatch(/rate_event|canary|select/iu);
    expect(response.headers['content-security-policy']).toContain("object-src 'none'");
    await broken.close();
  });
});

test('422 for text with a NUL character, in a search or in a body', async () => {
  const { key } = await openStaffKey(server);
  const headers = { authorization: `Bearer ${key}` };
  const payload = { name: 'Another deposit', question: { en: 'Where is it\0 from?', fr: 'D’où vient-il?' } };
  for (const response of [
    await server.app.inject({ url: '/api/staff/contact-searches?search=%00', headers }),
    await server.app.inject({ method: 'POST', url: '/api/staff/question-templates', headers, payload }),
  ]) {
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'errorValidation' });
  }
});

describe('requests that the parser rejects', () => {
  const requests: [name: string, bytes: string, status: number][] = [
    ['headers too large', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['no HTTP', 'nothing of the kind\r\n\r\n', 400],
  ];
  beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }));

  test.each(requests)(
    '%s gets a response with the security headers, and the connection is closed',
    async (_name, bytes, status) => {
      const { port } = server.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.end(bytes);
      const response = await text(socket);
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `, 'u'));
      for (const header of ['content-security-policy', 'strict-transport-security', 'connection: close'])
        expect(response).toContain(header);
      expect(z.safeParse(problem, JSON.parse(response.split('\r\n\r\n')[1] ?? '')).success).toBe(true);
    },
  );
});

describe('cross-site writes from a browser are refused', () => {
  const login = { email: 'ana@bakery.example.ca', rememberMe: false, language: 'en' };
  const form = 'email=ana%40bakery.example.ca&rememberMe=false&language=en';
  const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
  const cases: [name: string, headers: Record<string, string>, payload: object | string, status: number][] = [
    ['another origin', { origin: 'https://evil.example' }, login, 403],
    ['an origin that only starts alike', { origin: 'http://localhost:3000.evil.example' }, login, 403],
    ['an opaque origin', { origin: 'null' }, login, 403],
    ['no origin, said to be cross-site', { 'sec-fetch-site': 'cross-site' }, login, 403],
    ['no origin, said to be of a neighbouring site', { 'sec-fetch-site': 'same-site' }, login, 403],
    ['no origin, said to be the own one', { 'sec-fetch-site': 'same-origin' }, login, 200],
    ['a form of the own site', { origin: 'http://localhost:3000', ...urlEncoded }, form, 415],
    ['the own origin', { origin: 'http://localhost:3000' }, login, 200],
    ['a program', {}, login, 200],
  ];
  test.each(cases)('%s', async (_name, headers, payload, status) => {
    const response = await server.app.inject({ method: 'POST', url: '/api/auth/logins', headers, payload });
    expect(response.statusCode).toBe(status);
  });
});

describe('an unknown caller', () => {
  const challenges: [name: string, headers: Record<string, string>, challenge: string][] = [
    ['and sent nothing, is told how to authenticate', {}, 'Bearer realm="portal"'],
    [
      'by an old token, is told that too',
      { authorization: 'Bearer gone' },
      'Bearer realm="portal", error="invalid_token"',
    ],
  ];
  test.each(challenges)('%s', async (_name, headers, challenge) => {
    const response = await server.app.inject({ method: 'GET', url: '/api/applications', headers });
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, challenge]);
  });
});

test('a server that is about to stop reports it to balancers, and closes their connections', async () => {
  const leaving = { hasBegun: false };
  const app = buildWorkerApp(server.context, { leaving });
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.connection === 'close'];
  };
  expect([await ask('/leavez'), await ask('/readyz'), await ask('/healthz')]).toEqual([
    [404, false],
    [200, false],
    [200, false],
  ]);
  leaving.hasBegun = true;
  expect([await ask('/leavez'), await ask('/readyz'), await ask('/healthz')]).toEqual([
    [503, true],
    [503, true],
    [200, true],
  ]);
  await app.close();
});

describe('long responses', () => {
  const headers = { 'accept-encoding': 'gzip, br' };

  test('are compressed for staff, whose cookie is never sent from another site', async () => {
    const { key } = await openStaffKey(server);
    const authorization = `Bearer ${key}`;
    const url = '/api/staff/statistics?from=2026-01-01&to=2026-03-01';
    const plain = await server.app.inject({ url, headers: { authorization } });
    const compressed = await server.app.inject({ url, headers: { authorization, ...headers } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(compressed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2);
    expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString())).toEqual(plain.json());
  });

  test('are not compressed for customers', async () => {
    const { browser } = await signUp(server, 'reader@bakery.example.ca');
    const applicationId = await prepare(browser);
    await reach(server, browser, applicationId, 'review');
    const { response } = await browser.call(getApplication, { params: { applicationId }, headers });
    expect(response.rawPayload.byteLength).toBeGreaterThan(1024);
    expect(response.headers['content-encoding']).toBeUndefined();
  });
});

describe('bodies', () => {
  test('unknown fields are named at any depth, up to a limit', async () => {
    const errorsOf = async (payload: object) => {
      const response = await server.app.inject({ method: 'POST', url: '/api/auth/logins', payload });
      return response.json<{ errors: { path: string; key: string }[] }>().errors;
    };
    const login = { email: 'ana@bakery.example.ca', rememberMe: false, language: 'en' };
    const key = 'errors.errorValidation';
    expect(await errorsOf({ ...login, phone: '1', remember: true })).toEqual([
      { path: 'phone', key },
      { path: 'remember', key },
    ]);
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`field${String(index)}`, 1]));
    expect(await errorsOf({ ...login, ...many })).toHaveLength(100);
  });

  test('invalid UTF-8 is refused, not silently repaired', async () => {
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
