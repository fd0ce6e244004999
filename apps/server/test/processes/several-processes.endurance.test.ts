import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CODE_WRONG_TRIES_MAXIMUM, MINUTE_MS, SECOND_MS, SESSION_CHECK_CACHE_MS } from '@portal/contract/constants';
import { listApplications } from '@portal/contract/operations/application';
import { logOutEverywhere, requestLogin, verifyCode } from '@portal/contract/operations/auth';
import { createExportTicket } from '@portal/contract/operations/privacy';
import { listPartners, staffListApplications } from '@portal/contract/operations/staff';
import { removePerson } from '@portal/contract/operations/staff/people';
import type { Problem } from '@portal/contract/problem';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { requestLimits } from '../../src/platform/database/postgres/connections.ts';
import { makeSecretText } from '../../src/platform/encryption/index.ts';
import { SEED_LOCK } from '../../src/seeds/seed.ts';
import { availableBalancers, startBalancer } from './balancers.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { freePort } from './free-port.ts';
import { codeIn } from '../outside/inbox.ts';
import { openMailServer } from '../outside/mail-server.ts';
import { signUpRemotely } from '../remote-browser.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { openTestServer } from '../test-context.ts';
import { openConsole, openPerson } from '../test-people.ts';

const STAFF_KEY = `staff_${'k'.repeat(43)}`;
const CALLS_A_MINUTE = 600;
const CALLS_OF_A_KEY = 300;
const MARGIN = 1 / 20;
const AT_ONCE = 10;
const POLL = { timeout: MINUTE_MS, interval: 50 };

describe.skipIf(!availableDatabases().includes('postgres'))('two processes on one database', () => {
  let servers: [ServerProcess, ServerProcess];
  let mails: Awaited<ReturnType<typeof openMailServer>>;
  const atEnd: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const [database, dataDir] = [await createPostgresDatabase(), await mkdtemp(path.join(tmpdir(), 'portal-several-'))];
    mails = await openMailServer();
    atEnd.push(
      database.drop,
      () => rm(dataDir, { recursive: true, force: true }),
      () => mails.stop(),
    );
    const secrets = makeSecretText('k1');
    const start = async () => {
      const server = startServerProcess({
        PORT: String(await freePort()),
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
        LOG_LEVEL: 'warn',
        // Each test is a separate client.
        TRUST_PROXY: '1',
        PORTAL_SECRETS: secrets,
        PORTAL_BOOTSTRAP_KEY: STAFF_KEY,
        REQUESTS_PER_MINUTE: String(CALLS_A_MINUTE),
        REQUESTS_PER_KEY_PER_MINUTE: String(CALLS_OF_A_KEY),
      });
      atEnd.unshift(() => server.end('SIGKILL'));
      await server.ready();
      return server;
    };
    servers = [await start(), await start()];
  }, 4 * MINUTE_MS);
  afterAll(async () => {
    for (const end of atEnd) await end();
  });

  const mailsTo = (email: string) => mails.mails.filter((mail) => [mail.to].flat()[0]?.text === email);
  const signUp = (email: string) =>
    signUpRemotely(servers[0].origin, email, (to) => {
      const text = mailsTo(to).at(-1)?.text;
      return Promise.resolve(text === undefined ? undefined : { text });
    });

  async function call(count: number, target: string, headers: Record<string, string>): Promise<Response[]> {
    const left = Array.from({ length: count }, (_, index) => servers[index % servers.length]?.origin ?? '');
    const responses: Response[] = [];
    const work = async () => {
      for (let origin = left.pop(); origin !== undefined; origin = left.pop()) {
        const response = await fetch(`${origin}${target}`, { headers });
        await response.arrayBuffer();
        responses.push(response);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return responses;
  }

  const limits = [
    ['a client address', CALLS_A_MINUTE, '/api/openapi.json', '203.0.113.1', {}],
    ['a key', CALLS_OF_A_KEY, listPartners.path, '203.0.113.2', { authorization: `Bearer ${STAFF_KEY}` }],
  ] as const;
  test.each(limits)('%s has one call limit across both', async (_whose, most, target, address, headers) => {
    const beganAt = performance.now();
    const responses = await call(most * 1.8, target, { ...headers, 'x-forwarded-for': address });
    // On a very busy machine another minute may have started, with new counts.
    const minutes = Math.ceil((performance.now() - beganAt) / MINUTE_MS);
    const passed = responses.filter(({ ok }) => ok);
    expect(passed.length).toBeGreaterThanOrEqual(most - servers.length);
    expect(passed.length).toBeLessThanOrEqual(most * (1 + MARGIN) * minutes);
    expect(new Set(passed.map((response) => response.headers.get('x-ratelimit-limit')))).toEqual(
      new Set([String(most)]),
    );
    const refused = responses.find(({ status }) => status === 429)?.headers;
    expect(refused?.get('x-ratelimit-limit')).toBe(String(most));
    expect(refused?.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(refused?.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(2, '/api/openapi.json', { 'x-forwarded-for': '203.0.113.9' })).every(({ ok }) => ok)).toBe(true);
  });

  test('guesses of a code are counted across both', async () => {
    const email = 'guesses@example.com';
    await signUp(email);
    const asked = await fetch(`${servers[0].origin}${requestLogin.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, rememberMe: false, language: 'en' }),
    });
    const cookie = asked.headers
      .getSetCookie()
      .map((set) => set.split(';')[0] ?? '')
      .join('; ');
    await expect.poll(() => mailsTo(email).length, POLL).toBe(2);
    const code = codeIn({ text: mailsTo(email).at(-1)?.text ?? '' });
    const wrong = code === '000000' ? '000001' : '000000';
    const guess = async (server: ServerProcess, digits: string) => {
      const response = await fetch(`${server.origin}${verifyCode.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ code: digits }),
      });
      return (await response.json()) as Problem;
    };
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => guess(servers[index % 2]!, wrong)));
    const triesLeft = answers.flatMap((answer) => answer.triesLeft ?? []).filter((left) => left > 0);
    expect(triesLeft.toSorted()).toEqual(Array.from({ length: CODE_WRONG_TRIES_MAXIMUM - 1 }, (_, index) => index + 1));
    expect(await guess(servers[1], code)).not.toHaveProperty('outcome');
  });

  test('a session ended on one is ended on the other', async () => {
    const browser = await signUp('sessions@example.com');
    const other = browser.at(servers[1].origin);
    await other.call(listApplications);
    await browser.call(logOutEverywhere);
    const endedAt = performance.now();
    const outcome = () => other.call(listApplications).then(() => 'answered', String);
    for (let askedAt = endedAt; askedAt - endedAt < 2 * SESSION_CHECK_CACHE_MS;) {
      askedAt = performance.now();
      const answer = await outcome();
      if (askedAt - endedAt > SESSION_CHECK_CACHE_MS) expect(answer).toContain('401 errorUnauthorized');
      // Checks often enough, but within one address's limit.
      await delay(SESSION_CHECK_CACHE_MS / 20);
    }
  });

  test.each(availableBalancers())('a session ended behind %s is ended on every server', async (name) => {
    const balancer = await startBalancer(
      name,
      servers.map(({ origin }) => new URL(origin).host),
    );
    onTestFinished(() => balancer.stop());
    const browser = await signUp(`behind-${name}@example.com`);
    const behind = browser.at(balancer.origin);
    await Promise.all(Array.from({ length: AT_ONCE }, () => behind.call(listApplications)));
    await browser.call(logOutEverywhere);
    await delay(SESSION_CHECK_CACHE_MS);
    const answers = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => behind.call(listApplications)));
    expect(answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : 'answered'))).toEqual(
      Array.from({ length: AT_ONCE }, () => expect.stringContaining('401 errorUnauthorized') as string),
    );
  });

  test('a ticket works once across both', async () => {
    const browser = await signUp('tickets@example.com');
    const { path: ticket } = await browser.call(createExportTicket, { body: { language: 'en' } });
    const responses = await call(AT_ONCE, ticket, { 'x-forwarded-for': '203.0.113.3' });
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

test.skipIf(!availableDatabases().includes('postgres'))(
  'a person removed in one process loses access in the other with the next call',
  async () => {
    const database = await createPostgresDatabase();
    const environment = { PORTAL_SECRETS: makeSecretText('k1') };
    const open = async () => {
      const server = await openTestServer('postgres', { databaseUrl: database.url, environment });
      atEnd.unshift(() => server.close());
      return server;
    };
    const atEnd = [database.drop];
    onTestFinished(async () => {
      for (const end of atEnd) await end();
    });
    const here = await open();
    const [chief, leaver] = [await openPerson(here, 'administrator'), await openPerson(here, 'accountManager')];
    const elsewhere = openConsole(await open());
    for (const [name, value] of leaver.browser.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.call(staffListApplications)).status).toBe(200);
    expect((await chief.browser.call(removePerson, { params: { personId: leaver.personId } })).status).toBe(200);
    expect((await elsewhere.call(staffListApplications)).status).toBe(401);
  },
);

test.skipIf(!availableDatabases().includes('postgres'))(
  'two development servers on one empty database both start, even if another takes long to seed it',
  { timeout: 5 * MINUTE_MS },
  async () => {
    const database = await createPostgresDatabase(true);
    onTestFinished(() => database.drop());
    const filling = new pg.Client({ connectionString: database.url });
    await filling.connect();
    await filling.query(`select pg_advisory_lock(${String(SEED_LOCK)})`);
    const secrets = makeSecretText('k1');
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-beside-'));
        const port = String(await freePort());
        const settings = { PORT: port, DATABASE_URL: database.url, DATA_DIR: dataDir, PORTAL_SECRETS: secrets };
        const server = startServerProcess(settings);
        onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
        onTestFinished(async () => void (await server.end('SIGKILL')));
        return server;
      }),
    );
    const waits = "select from pg_locks where locktype = 'advisory' and not granted";
    await vi.waitFor(async () => expect((await filling.query(waits)).rowCount).toBe(2), POLL);
    await delay(requestLimits.lock_timeout + SECOND_MS);
    await filling.end();
    await Promise.all(servers.map((server) => server.ready()));
  },
);
