import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOGLE_SIGN_IN_LIFETIME_MS, GOOGLE_SIGN_INS_PER_CLIENT_AN_HOUR, SECOND_MS } from '@portal/contract/constants';
import {
  finishGoogleSignIn,
  getSession,
  renewLink,
  startGoogleSignIn,
  verifyCode,
  verifyLink,
} from '@portal/contract/operations/auth';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { type GoogleIssuer, type IssuedPerson, openGoogleIssuer } from '../../../../test/outside/google-issuer.ts';
import { codeIn, linkTokenIn } from '../../../../test/outside/inbox.ts';
import { openBrowser, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { insertCustomer } from '../../customer/index.ts';

const RETURN_PATH = '/api/auth/google/return';

let people = 0;
const newPerson = (claims: Partial<IssuedPerson> = {}): IssuedPerson => {
  people += 1;
  return { sub: `10000000000000000${String(people)}`, email: `google${String(people)}@gmail.com`, ...claims };
};

const comeBackTo = ({ app }: TestServer, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: RETURN_PATH,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://accounts.google.com',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams(fields).toString(),
  });
const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? '';

describe.each(ordinaryDatabases())('signing in with Google on %s', (kind) => {
  let issuer: GoogleIssuer;
  let server: TestServer;
  const log: string[] = [];

  beforeAll(async () => {
    issuer = await openGoogleIssuer();
    server = await openTestServer(kind, {
      environment: { ...issuer.environment, LOG_LEVEL: 'info' },
      log: { write: (line) => void log.push(line) },
    });
  });
  afterAll(async () => {
    await server.close();
    await issuer.close();
  });

  const addCustomer = async (email: string): Promise<string> => {
    const id = server.context.random.uuid();
    await insertCustomer(server.context.database.query, { id, email, language: 'fr', createdAt: server.clock.now() });
    return id;
  };
  const start = async (browser: TestBrowser, rememberMe = false): Promise<string> =>
    (await browser.call(startGoogleSignIn, { body: { rememberMe, language: 'en' } })).body.url;
  const comeBack = (fields: Record<string, string>) => comeBackTo(server, fields);
  const signIn = async (
    person: IssuedPerson,
    { browser = openBrowser(server), claims = {}, rememberMe = false } = {},
  ) => {
    const url = await start(browser, rememberMe);
    await comeBack({ state: stateOf(url), id_token: await issuer.issue(url, person, server.clock.now(), claims) });
    return { browser, url, result: await browser.call(finishGoogleSignIn) };
  };

  it('requests a token by form post, bound to this browser, and sends Google nothing about the person', async () => {
    const browser = openBrowser(server);
    const url = new URL(await start(browser));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'portal.apps.local.example',
      redirect_uri: `http://localhost:3000${RETURN_PATH}`,
      response_type: 'id_token',
      response_mode: 'form_post',
      scope: 'openid email',
      prompt: 'select_account',
      hl: 'en',
      state: expect.stringMatching(/^[\w-]{43}$/u) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/u) as string,
    });
    expect(browser.cookies.has('googleSignIn')).toBe(true);
  });

  it('signs in a customer whose address Google verifies, like a code would', async () => {
    const person = newPerson();
    const customerId = await addCustomer(person.email);
    const { browser, result } = await signIn(person, { rememberMe: true });

    expect(result.body).toMatchObject({
      outcome: 'signedIn',
      session: { customerId, email: person.email, language: 'fr', rememberMe: true },
    });
    expect(result.response.cookies.find(({ name }) => name === 'refresh')).toMatchObject({
      httpOnly: true,
      path: '/api/auth/tokens',
      maxAge: 30 * 24 * 3600,
    });
    expect(browser.cookies.has('knownBrowser')).toBe(true);
    expect(browser.cookies.has('googleSignIn')).toBe(false);
    browser.accessToken = result.body.outcome === 'signedIn' ? result.body.accessToken : '';
    expect((await browser.call(getSession)).body.customerId).toBe(customerId);
  });

  it('goes by the linked Google subject, even after the address changes', async () => {
    const person = newPerson();
    const customerId = await addCustomer(person.email);
    await signIn(person);
    const { result } = await signIn({ ...person, email: 'moved@elsewhere.example' });
    expect(result.body).toMatchObject({ outcome: 'signedIn', session: { customerId, email: person.email } });
  });

  it('trusts an organization’s own domain, and no other address on its account', async () => {
    const own = newPerson({ email: 'owner@bakery.example', hd: 'bakery.example' });
    await addCustomer(own.email);
    expect((await signIn(own)).result.body.outcome).toBe('signedIn');
    const other = newPerson({ email: 'owner@mill.example', hd: 'bakery.example' });
    await addCustomer(other.email);
    expect((await signIn(other)).result.body.outcome).toBe('codeSent');
  });

  it('requires a code once where Google is not authoritative, and none the next time', async () => {
    const person = newPerson({ email: 'someone@yahoo.example' });
    const customerId = await addCustomer(person.email);
    const { browser, result } = await signIn(person);
    expect(result.body).toMatchObject({ outcome: 'codeSent', pending: { email: person.email, sent: true } });

    const code = codeIn(await server.inbox.waitFor(person.email));
    expect((await browser.call(verifyCode, { body: { code } })).body.outcome).toBe('signedIn');
    expect((await signIn(person)).result.body).toMatchObject({ outcome: 'signedIn', session: { customerId } });
  });

  it('links nothing when the mail is opened in another browser, since the address may be another person’s', async () => {
    const person = newPerson({ email: 'victim@yahoo.example' });
    await addCustomer(person.email);
    await signIn(person);
    const first = linkTokenIn(await server.inbox.waitFor(person.email));
    server.clock.advance(31);
    const renewer = openBrowser(server);
    await renewer.call(renewLink, { body: { token: first, language: 'en' } });
    const second = await server.inbox.waitFor(person.email);
    expect((await renewer.call(verifyCode, { body: { code: codeIn(second) } })).body.outcome).toBe('signedIn');
    expect((await signIn(person)).result.body.outcome).toBe('codeSent');

    const third = linkTokenIn(await server.inbox.waitFor(person.email));
    const opened = await openBrowser(server).call(verifyLink, { body: { token: third, confirmed: true } });
    expect(opened.body.outcome).toBe('signedIn');
    expect((await signIn(person)).result.body.outcome).toBe('codeSent');
  });

  it('handles an address without an account, or with several contacts, like a code would', async () => {
    const unknown = newPerson();
    expect((await signIn(unknown)).result.body).toEqual({ outcome: 'noAccount', email: unknown.email });
    const stranger = newPerson({ email: 'nobody@yahoo.example' });
    expect((await signIn(stranger)).result.body.outcome).toBe('codeSent');
    expect((await server.inbox.waitFor(stranger.email)).text).toContain('/marketing-qualification');

    const twice = newPerson();
    await addCustomer(twice.email);
    await addCustomer(twice.email);
    expect((await signIn(twice)).result.body).toEqual({ outcome: 'multipleContacts' });
  });

  const inAnHour = () => Math.floor(server.clock.now().getTime() / SECOND_MS) + 3600;
  it.each([
    ['another audience', () => ({ aud: 'another.apps.local.example' })],
    ['several audiences, made for another', () => ({ aud: ['portal.apps.local.example', 'x'], azp: 'x' })],
    ['another issuer', () => ({ iss: 'https://accounts.google.example' })],
    ['a time long ago, though it has not expired', () => ({ iat: inAnHour() - 3600 - 720 })],
    ['a time to come', () => ({ iat: inAnHour(), exp: inAnHour() + 3600 })],
    ['a time that is over', () => ({ exp: inAnHour() - 3600 - 120, iat: inAnHour() - 7200 })],
    ['an address that is not verified', () => ({ email_verified: false })],
    ['an address that is not verified, in words', () => ({ email_verified: 'true' })],
    ['another nonce', () => ({ nonce: 'A'.repeat(43) })],
    ['no nonce', () => ({ nonce: undefined })],
  ])('refuses a token with %s', async (_name, claims) => {
    const person = newPerson();
    await addCustomer(person.email);
    const { browser, result } = await signIn(person, { claims: claims() });
    expect([result.status, result.problem.code]).toEqual([403, 'errorForbidden']);
    expect(browser.cookies.has('refresh')).toBe(false);
  });

  it('refuses a token that is unsigned, signed with another key, or signed with a shared secret', async () => {
    const person = newPerson();
    await addCustomer(person.email);
    const bare = (alg: string) =>
      `${Buffer.from(JSON.stringify({ alg, kid: 'local' })).toString('base64url')}.${Buffer.from(JSON.stringify(person)).toString('base64url')}.`;
    const makers = [
      (url: string) => issuer.forge(url, person, server.clock.now()),
      () => Promise.resolve(bare('none')),
      () => Promise.resolve(`${bare('HS256')}AAAA`),
      () => Promise.resolve('not a token'),
    ];
    for (const make of makers) {
      const browser = openBrowser(server);
      const url = await start(browser);
      await comeBack({ state: stateOf(url), id_token: await make(url) });
      expect((await browser.call(finishGoogleSignIn)).problem.code).toBe('errorForbidden');
    }
  });

  it('accepts a response once: neither a second call nor a replayed token signs in', async () => {
    const person = newPerson();
    await addCustomer(person.email);
    const browser = openBrowser(server);
    const url = await start(browser);
    const cookie = browser.cookies.get('googleSignIn') ?? '';
    const token = await issuer.issue(url, person, server.clock.now());
    await comeBack({ state: stateOf(url), id_token: token });
    expect((await browser.call(finishGoogleSignIn)).body.outcome).toBe('signedIn');

    browser.cookies.set('googleSignIn', cookie);
    await comeBack({ state: stateOf(url), id_token: token });
    expect((await browser.call(finishGoogleSignIn)).problem.code).toBe('errorLinkExpired');

    const again = openBrowser(server);
    const secondUrl = await start(again);
    await comeBack({ state: stateOf(secondUrl), id_token: token });
    expect((await again.call(finishGoogleSignIn)).problem.code).toBe('errorForbidden');
  });

  it('signs in only the browser that started the sign-in', async () => {
    const person = newPerson();
    await addCustomer(person.email);
    const [asker, victim] = [openBrowser(server), openBrowser(server)];
    const url = await start(asker);
    await start(victim);
    await comeBack({ state: stateOf(url), id_token: await issuer.issue(url, person, server.clock.now()) });
    expect((await victim.call(finishGoogleSignIn)).problem.code).toBe('errorLinkExpired');
    expect((await openBrowser(server).call(finishGoogleSignIn)).problem.code).toBe('errorLinkExpired');
    expect((await asker.call(finishGoogleSignIn)).body.outcome).toBe('signedIn');
  });

  it('redirects back without a token in the URL, whatever was posted', async () => {
    const browser = openBrowser(server);
    const url = await start(browser);
    const token = await issuer.issue(url, newPerson(), server.clock.now());
    const known = await comeBack({ state: stateOf(url), id_token: token });
    const unknown = await comeBack({ state: 'A'.repeat(43), id_token: token });
    for (const { statusCode, headers } of [known, unknown]) {
      expect([statusCode, headers.location]).toEqual([303, '/verify#google']);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['set-cookie']).toBeUndefined();
    }
    const turnedBack = await comeBack({ state: stateOf(url), error: 'access_denied' });
    expect([turnedBack.statusCode, turnedBack.headers.location]).toEqual([303, '/login']);
    const large = await comeBack({ state: stateOf(url), id_token: 'A'.repeat(20_000) });
    expect(large.statusCode).toBe(413);
    const json = await server.app.inject({ method: 'POST', url: RETURN_PATH, payload: { state: 'x', id_token: 'y' } });
    expect(json.statusCode).toBe(415);
  });

  it('expires after ten minutes', async () => {
    const person = newPerson();
    await addCustomer(person.email);
    const browser = openBrowser(server);
    const url = await start(browser);
    server.clock.advance(GOOGLE_SIGN_IN_LIFETIME_MS / SECOND_MS);
    await comeBack({ state: stateOf(url), id_token: await issuer.issue(url, person, server.clock.now()) });
    expect((await browser.call(finishGoogleSignIn)).problem.code).toBe('errorLinkExpired');
  });

  it('limits the starts per hour from a client address', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries <= GOOGLE_SIGN_INS_PER_CLIENT_AN_HOUR; tries += 1) {
      const { status } = await openBrowser(server, '203.0.113.77').call(startGoogleSignIn, {
        body: { rememberMe: false, language: 'fr' },
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(GOOGLE_SIGN_INS_PER_CLIENT_AN_HOUR);
    expect(statuses.at(-1)).toBe(429);
  });

  it('writes no tokens, nonces or addresses to the log, and stores no token after its use', async () => {
    const person = newPerson();
    await addCustomer(person.email);
    const { url } = await signIn(person);
    await signIn(newPerson(), { claims: { aud: 'x' } });
    const { rows } = await server.context.database.executeSql(
      'select row_to_json(t)::text as row from google_sign_in t',
    );
    const stored = rows.map(({ row }) => String(row)).join('\n');
    const lines = log.join('\n');
    expect(lines).toContain('google token refused');
    expect(lines).not.toContain('eyJ');
    for (const secret of [stateOf(url), new URL(url).searchParams.get('nonce') ?? '', person.email]) {
      expect(lines).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
  });
});

describe.each(ordinaryDatabases())('while Google is unavailable, on %s', (kind) => {
  it('sign-in and its return address do not exist unless configured', async () => {
    const server = await openTestServer(kind);
    try {
      const browser = openBrowser(server);
      const started = await browser.call(startGoogleSignIn, { body: { rememberMe: false, language: 'en' } });
      expect(started.problem.code).toBe('errorNotFound');
      const back = await server.app.inject({ method: 'POST', url: RETURN_PATH, payload: {} });
      expect(back.statusCode).toBe(404);
    } finally {
      await server.close();
    }
  });

  it('the customer is offered another way when Google’s keys cannot be fetched', async () => {
    const issuer = await openGoogleIssuer();
    const server = await openTestServer(kind, {
      environment: { ...issuer.environment, GOOGLE_KEYS_URL: 'http://127.0.0.1:9/keys' },
    });
    try {
      const browser = openBrowser(server);
      const { url } = (await browser.call(startGoogleSignIn, { body: { rememberMe: false, language: 'en' } })).body;
      const token = await issuer.issue(url, newPerson(), server.clock.now());
      await comeBackTo(server, { state: stateOf(url), id_token: token });
      expect((await browser.call(finishGoogleSignIn)).problem).toMatchObject({ status: 503, code: 'errorUnavailable' });
    } finally {
      await server.close();
      await issuer.close();
    }
  });
});
