import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  extendSession,
  getSession,
  logOut,
  logOutEverywhere,
  regenerateTokens,
  requestLogin,
  verifyCode,
} from '@portal/contract/operations/auth';
import { getCustomer } from '@portal/contract/operations/customer';
import { buildApp } from '../../../app.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { codeIn } from '../../../../test/outside/inbox.ts';
import { runJob } from '../../../../test/run-job.ts';
import { logIn, openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';

const REFRESHES = 20;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let addresses = 0;
const newEmail = () => `session${String((addresses += 1))}@example.com`;

describe.each(ordinaryDatabases())('sessions on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  /** Acts like the portal: on 401 it renews the token once and repeats the call. */
  const act = async (browser: TestBrowser, customerId: string) => {
    const ask = () => browser.call(getCustomer, { params: { customerId } });
    const first = await ask();
    if (first.status !== 401) return first.status;
    const renewed = await browser.call(regenerateTokens);
    if (renewed.status !== 200) return renewed.status;
    browser.accessToken = renewed.body.accessToken;
    return (await ask()).status;
  };
  const renew = async (browser: TestBrowser) => {
    const result = await browser.call(regenerateTokens);
    if (result.status === 200) browser.accessToken = result.body.accessToken;
    return result;
  };
  const copyOf = (browser: TestBrowser, cookies: ReadonlyMap<string, string> = browser.cookies) => {
    const copy = openBrowser(server);
    for (const [name, value] of cookies) copy.cookies.set(name, value);
    return copy;
  };

  it('expire after 30 minutes of inactivity, and show when', async () => {
    const { browser, customerId } = await signUp(server, newEmail());
    const { body: response } = await browser.call(getSession);
    expect(Date.parse(response.idleEndsAt) - Date.parse(response.serverTime)).toBe(30 * MINUTE * 1000);
    expect(Date.parse(response.endsAt) - Date.parse(response.serverTime)).toBe(12 * HOUR * 1000);

    server.clock.advance(30 * MINUTE - 1);
    expect(await act(browser, customerId)).toBe(200);
    server.clock.advance(30 * MINUTE);
    const dead = await renew(browser);
    expect(dead.problem).toMatchObject({ code: 'errorUnauthorized', status: 401 });
    expect(browser.cookies.has('refresh')).toBe(false);
  });

  it('are not extended by refreshing tokens or reading the session', async () => {
    const { browser } = await signUp(server, newEmail());
    for (let minutes = 9; minutes < 30; minutes += 9) {
      server.clock.advance(9 * MINUTE);
      expect((await renew(browser)).status).toBe(200);
      expect((await browser.call(getSession)).status).toBe(200);
    }
    server.clock.advance(3 * MINUTE);
    expect((await browser.call(getSession)).status).toBe(401);
    expect((await renew(browser)).status).toBe(401);
  });

  it('are extended on request', async () => {
    const { browser } = await signUp(server, newEmail());
    server.clock.advance(28 * MINUTE);
    await renew(browser);
    const before = (await browser.call(getSession)).body;
    expect(Date.parse(before.idleEndsAt) - Date.parse(before.serverTime)).toBe(2 * MINUTE * 1000);
    const { body: response } = await browser.call(extendSession);
    expect(Date.parse(response.idleEndsAt) - Date.parse(response.serverTime)).toBe(30 * MINUTE * 1000);
    expect(response.endsAt).toBe(before.endsAt);
  });

  it('end after 12 hours, however active', async () => {
    const { browser, customerId } = await signUp(server, newEmail());
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      server.clock.advance(25 * MINUTE);
      expect(await act(browser, customerId)).toBe(200);
    }
    server.clock.advance(25 * MINUTE);
    expect(await act(browser, customerId)).toBe(401);
  });

  it('last 30 days from the last activity with “remember me”', async () => {
    const email = newEmail();
    await signUp(server, email);
    const { browser, customerId } = await logIn(server, email, { rememberMe: true });
    expect((await browser.call(getSession)).body.rememberMe).toBe(true);
    server.clock.advance(29 * DAY);
    const { response } = await renew(browser);
    expect(response.cookies.find(({ name }) => name === 'refresh')?.maxAge).toBe(30 * DAY);
    expect(await act(browser, customerId)).toBe(200);
    server.clock.advance(29 * DAY);
    expect(await act(browser, customerId)).toBe(200);
    server.clock.advance(30 * DAY);
    expect(await act(browser, customerId)).toBe(401);
  });

  it('end after 90 days even if a remembered customer keeps coming back', async () => {
    const email = newEmail();
    await signUp(server, email);
    const { browser, customerId } = await logIn(server, email, { rememberMe: true });
    for (let days = 0; days < 80; days += 20) {
      server.clock.advance(20 * DAY);
      await renew(browser);
      expect(await act(browser, customerId)).toBe(200);
    }
    server.clock.advance(10 * DAY);
    expect((await renew(browser)).status).toBe(401);
  });

  it('give access for 10 minutes at a time', async () => {
    const { browser } = await signUp(server, newEmail());
    server.clock.advance(10 * MINUTE - 1);
    expect((await browser.call(getSession)).status).toBe(200);
    server.clock.advance(1);
    expect((await browser.call(getSession)).status).toBe(401);
  });

  it('accept no tokens but their own', async () => {
    const { browser } = await signUp(server, newEmail());
    const [head = '', body = '', signature = ''] = (browser.accessToken ?? '').split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    const other = openBrowser(server);
    const altered = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"exp":1', '"exp":2')).toString(
      'base64url',
    );
    for (const token of ['', 'x', `${none}.${body}.`, `${head}.${altered}.${signature}`, `${head}.${body}.`]) {
      other.accessToken = token;
      expect((await other.call(getSession)).problem.code).toBe('errorUnauthorized');
    }
    other.accessToken = `${head}.${body}.${signature}`;
    expect((await other.call(getSession)).status).toBe(200);
  });

  describe('refreshing tokens', () => {
    it('logs no one out when two tabs refresh 20 times at the same time', async () => {
      const { browser, customerId } = await signUp(server, newEmail());
      const cookies = new Map(browser.cookies);
      const tabs = [copyOf(browser), copyOf(browser)];
      const renewals = await Promise.all(
        Array.from({ length: REFRESHES }, (_, index) =>
          copyOf(tabs[index % 2] ?? browser, cookies).call(regenerateTokens),
        ),
      );
      expect(renewals.map(({ status }) => status)).toEqual(Array(REFRESHES).fill(200));
      for (const { body: response } of renewals) {
        browser.accessToken = response.accessToken;
        expect(await act(browser, customerId)).toBe(200);
      }
      // The browser continues with whichever cookie it stored last.
      const last = renewals.at(-1)?.response.cookies.find(({ name }) => name === 'refresh')?.value ?? '';
      browser.cookies.set('refresh', last);
      expect((await renew(browser)).status).toBe(200);
    });

    it('accepts the last spent token for 30 s, and revokes the family on a later replay', async () => {
      const { browser } = await signUp(server, newEmail());
      const stolen = copyOf(browser, new Map(browser.cookies));
      await renew(browser);
      server.clock.advance(30);
      expect((await copyOf(stolen, new Map(stolen.cookies)).call(regenerateTokens)).status).toBe(200);
      server.clock.advance(1);
      const replay = await stolen.call(regenerateTokens);
      expect(replay.problem.code).toBe('errorUnauthorized');
      expect((await browser.call(getSession)).status).toBe(401);
      expect((await renew(browser)).status).toBe(401);
    });

    it('revokes the family as soon as a token spent before the last one comes back', async () => {
      const { browser } = await signUp(server, newEmail());
      const stolen = copyOf(browser, new Map(browser.cookies));
      await renew(browser);
      await renew(browser);
      expect((await stolen.call(regenerateTokens)).status).toBe(401);
      expect((await renew(browser)).status).toBe(401);
    });

    it('invalidates tokens issued to other tabs once they are old', async () => {
      const { browser } = await signUp(server, newEmail());
      const otherTab = copyOf(browser, new Map(browser.cookies));
      await renew(browser);
      await renew(otherTab);
      server.clock.advance(31);
      expect((await renew(browser)).status).toBe(200);
      expect((await otherTab.call(regenerateTokens)).status).toBe(401);
    });

    it('requires its cookie', async () => {
      const browser = openBrowser(server);
      expect((await browser.call(regenerateTokens)).status).toBe(401);
      browser.cookies.set('refresh', 'made-up');
      expect((await browser.call(regenerateTokens)).status).toBe(401);
      expect(browser.cookies.has('refresh')).toBe(false);
    });
  });

  describe('logging out', () => {
    it('invalidates both tokens immediately', async () => {
      const { browser } = await signUp(server, newEmail());
      const copy = copyOf(browser, new Map(browser.cookies));
      copy.accessToken = browser.accessToken;
      expect((await browser.call(logOut)).status).toBe(204);
      expect(browser.cookies.has('refresh')).toBe(false);
      expect((await copy.call(getSession)).status).toBe(401);
      expect((await copy.call(regenerateTokens)).status).toBe(401);
    });

    it.each(['cookie', 'bearer'])('works with only the %s', async (which) => {
      const { browser } = await signUp(server, newEmail());
      const copy = copyOf(browser, new Map(browser.cookies));
      copy.accessToken = browser.accessToken;
      if (which === 'cookie') browser.accessToken = undefined;
      else browser.cookies.delete('refresh');
      expect((await browser.call(logOut)).status).toBe(204);
      expect((await copy.call(getSession)).status).toBe(401);
      expect((await copy.call(regenerateTokens)).status).toBe(401);
    });

    it('does nothing without a session', async () => {
      expect((await openBrowser(server).call(logOut)).status).toBe(204);
    });

    it('takes effect in other processes within a second', async () => {
      const context = { ...server.context };
      const app = await buildApp(context);
      const { browser } = await signUp(server, newEmail());
      const elsewhere = openBrowser({ ...server, context, app });
      elsewhere.accessToken = browser.accessToken;
      expect((await elsewhere.call(getSession)).status).toBe(200);
      await browser.call(logOut);
      server.clock.advance(1);
      expect((await elsewhere.call(getSession)).status).toBe(401);
      await app.close();
    });

    it('everywhere ends every session of the customer, and no other', async () => {
      const email = newEmail();
      const { browser } = await signUp(server, email);
      const { browser: phone } = await logIn(server, email);
      const { browser: stranger } = await signUp(server, newEmail());
      for (const each of [browser, phone, stranger]) expect((await each.call(getSession)).status).toBe(200);
      expect((await browser.call(logOutEverywhere)).status).toBe(204);
      expect((await browser.call(getSession)).status).toBe(401);
      expect((await phone.call(getSession)).status).toBe(401);
      expect((await renew(phone)).status).toBe(401);
      expect((await stranger.call(getSession)).status).toBe(200);
    });
  });

  describe('cookies', () => {
    it('are HttpOnly, SameSite=Lax, and end with the browser unless remembered', async () => {
      const email = newEmail();
      await signUp(server, email);
      const browser = openBrowser(server);
      const asked = await browser.call(requestLogin, { body: { email, rememberMe: false, language: 'en' } });
      const proved = await browser.call(verifyCode, { body: { code: codeIn(await server.inbox.waitFor(email)) } });
      const cookies = [...asked.response.cookies, ...proved.response.cookies].filter(({ value }) => value !== '');
      expect(cookies.map(({ name }) => name)).toEqual(['pendingVerification', 'knownBrowser', 'refresh']);
      for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      const refresh = cookies.find(({ name }) => name === 'refresh');
      expect(refresh?.path).toBe('/api/auth/tokens');
      expect(refresh).not.toHaveProperty('maxAge');
      expect(refresh).not.toHaveProperty('expires');
    });

    it('are Secure and prefixed where the portal is served over https', async () => {
      const config = { ...server.context.config, publicUrl: 'https://portal.example' };
      const context = { ...server.context, config };
      const app = await buildApp(context);
      const email = newEmail();
      await signUp(server, email);
      const browser = openBrowser({ ...server, context, app });
      const asked = await browser.call(requestLogin, { body: { email, rememberMe: true, language: 'en' } });
      const mail = await server.inbox.waitFor(email);
      expect(mail.text).toContain('https://portal.example/verify?lng=en#token=');
      const proved = await browser.call(verifyCode, { body: { code: codeIn(mail) } });
      const cookies = [...asked.response.cookies, ...proved.response.cookies].filter(({ value }) => value !== '');
      expect(cookies.map(({ name }) => name)).toEqual([
        '__Host-pendingVerification',
        '__Host-knownBrowser',
        '__Secure-refresh',
      ]);
      for (const cookie of cookies) expect(cookie.secure).toBe(true);
      await app.close();
    });

    it('are useless to a form on another site', async () => {
      const { browser } = await signUp(server, newEmail());
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      ] as Record<string, string>[]) {
        for (const operation of [regenerateTokens, logOut, extendSession])
          expect((await browser.call(operation, { headers })).problem.code).toBe('errorForbidden');
      }
      const form = await server.app.inject({
        method: 'POST',
        url: requestLogin.path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=a%40example.com&rememberMe=true&language=en',
      });
      expect(form.statusCode).toBe(415);
      expect((await browser.call(getSession)).status).toBe(200);
    });
  });

  it('are erased with all other expired data', async () => {
    const email = newEmail();
    await signUp(server, email);
    await openBrowser(server).call(requestLogin, { body: { email, rememberMe: false, language: 'en' } });
    const { query } = server.context.database;
    const count = async () => {
      const tables = ['verification_request', 'rate_event', 'session', 'refresh_token', 'known_browser'] as const;
      const rows = await Promise.all(tables.map((table) => query.selectFrom(table).selectAll().execute()));
      return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.length]));
    };
    await server.context.database.executeSql(
      `insert into known_browser (id, token_hash, email_folded, created_at, last_seen_at)
      select gen_random_uuid(), 'many ' || number, 'many@example.ca', $1, $1 from generate_series(1, 250) as number`,
      [server.clock.now()],
    );
    const clean = () => runJob(server.context, 'forget-old-credentials');
    expect(await count()).not.toMatchObject({ verification_request: 0 });
    server.clock.advance(31 * DAY);
    await clean();
    expect(await count()).toMatchObject({ verification_request: 0, rate_event: 0 });
    expect(await count()).not.toMatchObject({ known_browser: 0 });
    server.clock.advance(365 * DAY);
    await clean();
    expect(await count()).toEqual({
      verification_request: 0,
      rate_event: 0,
      session: 0,
      refresh_token: 0,
      known_browser: 0,
    });
  });
});
