import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SECOND_MS, STAFF_SIGN_IN_LIFETIME_MS } from '@portal/contract/constants';
import type { Operation } from '@portal/contract/operations/operation';
import { staffListApplications } from '@portal/contract/operations/staff';
import { removePerson } from '@portal/contract/operations/staff/people';
import {
  getSignInOptions,
  getStaffSession,
  openInvitation,
  startPasskeySignIn,
} from '@portal/contract/operations/staff/sign-in';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import {
  type ForgedClaims,
  type ForgingIssuer,
  openForgingIssuer,
  openRealIssuer,
  type RealIssuer,
} from '../../../../test/outside/oidc-issuers.ts';
import { openBrowser, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { openConsole } from '../../../../test/test-people.ts';
import { invitePerson } from '../actions/people.ts';

const PERSON = { name: 'Priya Nair', email: 'priya.nair@lender.example.ca', role: 'auditor', language: 'fr' } as const;

function pageAt(path: string): Operation {
  return { operationId: 'page', method: 'get', path, summary: '', access: 'staffBrowser', errors: [] };
}

const locationOf = ({ response }: { response: { headers: Record<string, unknown> } }) =>
  String(response.headers.location);
const start = async (browser: TestBrowser) => locationOf(await browser.call(pageAt('/api/staff/sign-in/oidc')));
async function bringBack(browser: TestBrowser, returnUrl: string): Promise<string> {
  const { pathname, searchParams } = new URL(returnUrl);
  return locationOf(await browser.call(pageAt(pathname), { query: Object.fromEntries(searchParams) }));
}
const isSignedIn = async (browser: TestBrowser) => (await browser.call(getStaffSession)).body.session !== null;

describe.each(ordinaryDatabases())('the lender’s identity provider on %s', (kind) => {
  describe.each([true, false])('a real provider, with the address in the token: %s', (hasEmailInToken) => {
    let server: TestServer;
    let issuer: RealIssuer;
    let personId: string;

    beforeAll(async () => {
      issuer = await openRealIssuer({ hasEmailInToken });
      server = await openTestServer(kind, { environment: issuer.environment });
      ({ personId } = await invitePerson(server.context, PERSON));
    });
    afterAll(async () => {
      await server.close();
      await issuer.close();
    });

    it('signs in the named person', async () => {
      const mail = await server.inbox.waitFor(PERSON.email);
      expect(mail.text).toContain('http://localhost:3000/staff');
      expect(mail.text).not.toContain('invitation');

      const browser = openConsole(server);
      const back = await issuer.signIn(await start(browser), 'Priya.Nair@lender.example.ca');
      expect(await bringBack(browser, back)).toBe('/staff');
      expect((await browser.call(getStaffSession)).body.session?.person).toMatchObject({ personId, ...PERSON });
      expect((await browser.call(staffListApplications)).status).toBe(200);
    });

    it.each([
      ['stranger@lender.example.ca', 'unknownPerson'],
      ['unverified.priya@lender.example.ca', 'emailNotVerified'],
    ])('refuses sign-in as %s', async (email, error) => {
      const browser = openConsole(server);
      const back = await issuer.signIn(await start(browser), email);
      expect(await bringBack(browser, back)).toBe(`/staff/sign-in?error=${error}`);
      expect(await isSignedIn(browser)).toBe(false);
    });

    it('refuses a cancelled sign-in', async () => {
      const browser = openConsole(server);
      expect(await bringBack(browser, await issuer.cancel(await start(browser)))).toBe(
        '/staff/sign-in?error=cancelled',
      );
    });
  });

  describe('a forging provider', () => {
    let server: TestServer;
    let log: string;
    let issuer: ForgingIssuer;
    let browser: TestBrowser;
    let signInUrl: string;

    beforeAll(async () => {
      log = '';
      issuer = await openForgingIssuer();
      server = await openTestServer(kind, {
        environment: { ...issuer.environment, LOG_LEVEL: 'info' },
        log: { write: (line) => void (log += line) },
      });
      await invitePerson(server.context, PERSON);
    });
    afterAll(async () => {
      await server.close();
      await issuer.close();
    });
    beforeEach(async () => {
      browser = openConsole(server);
      signInUrl = await start(browser);
    });
    afterEach(() => {
      expect(log).not.toContain(PERSON.email);
    });

    const returned = (values: Record<string, string> = {}) => {
      const state = new URL(signInUrl).searchParams.get('state') ?? '';
      return `http://localhost:3000/api/staff/sign-in/oidc-return?${new URLSearchParams({ code: 'any', state, ...values }).toString()}`;
    };
    const email = { email: PERSON.email };

    it('is trusted when nothing is forged', async () => {
      const asked = new URL(signInUrl).searchParams;
      expect(asked.get('code_challenge_method')).toBe('S256');
      expect(asked.get('scope')).toBe('openid email');
      await issuer.prepare(signInUrl, email);
      expect(await bringBack(browser, returned())).toBe('/staff');
      expect(await isSignedIn(browser)).toBe(true);
      expect(await bringBack(browser, returned())).toBe('/staff/sign-in?error=expired');
    });

    const now = Math.floor(Date.now() / SECOND_MS);
    it.each<[string, ForgedClaims]>([
      ['of another issuer', { iss: 'https://id.example' }],
      ['for another client', { aud: 'another' }],
      ['of another sign-in', { nonce: 'another' }],
      ['that has expired', { exp: now - 60 }],
      ['from before the sign-in that has not expired', { iat: now - 3600 }],
      ['from the future', { iat: now + 3600, exp: now + 7200 }],
      ['without a nonce', { nonce: undefined }],
      ['without a time of issue', { iat: undefined }],
      ['without an end', { exp: undefined }],
    ])('is not trusted with a token %s', async (_what, claims) => {
      await issuer.prepare(signInUrl, { ...email, ...claims });
      expect(await bringBack(browser, returned())).toBe('/staff/sign-in?error=failed');
      expect(await isSignedIn(browser)).toBe(false);
    });

    it.each(['another key', 'the client secret', 'not at all'] as const)(
      'is not trusted with a token signed by: %s',
      async (signing) => {
        await issuer.prepare(signInUrl, email, signing);
        expect(await bringBack(browser, returned())).toBe('/staff/sign-in?error=failed');
        expect(await isSignedIn(browser)).toBe(false);
      },
    );

    it.each([false, 'true', undefined])('is not trusted for an address with email_verified: %s', async (isVerified) => {
      await issuer.prepare(signInUrl, { ...email, email_verified: isVerified });
      expect(await bringBack(browser, returned())).toBe('/staff/sign-in?error=emailNotVerified');
      expect(await isSignedIn(browser)).toBe(false);
    });

    it('is not trusted with another state, in another browser, or too late', async () => {
      await issuer.prepare(signInUrl, email);
      expect(await bringBack(openConsole(server), returned())).toBe('/staff/sign-in?error=expired');
      expect(await bringBack(browser, returned({ state: 'another' }))).toBe('/staff/sign-in?error=failed');
      signInUrl = await start(browser);
      await issuer.prepare(signInUrl, email);
      server.clock.advance(STAFF_SIGN_IN_LIFETIME_MS / SECOND_MS);
      expect(await bringBack(browser, returned())).toBe('/staff/sign-in?error=expired');
    });

    it('refuses sign-in to a removed person', async () => {
      const gone = { ...PERSON, email: 'gone@lender.example.ca' };
      const { personId } = await invitePerson(server.context, gone);
      const staff = openBrowser(server);
      staff.accessToken = (await openStaffKey(server)).key;
      expect((await staff.call(removePerson, { params: { personId } })).status).toBe(200);
      await issuer.prepare(signInUrl, { email: gone.email });
      expect(await bringBack(browser, returned())).toBe('/staff/sign-in?error=unknownPerson');
    });

    it('replaces passkeys', async () => {
      expect((await browser.call(getSignInOptions)).body).toMatchObject({ identityProvider: true, passkeys: false });
      expect((await browser.call(startPasskeySignIn)).status).toBe(404);
      expect((await browser.call(openInvitation, { body: { token: 'of-nobody' } })).status).toBe(404);
    });
  });

  it('that does not respond is reported, and the log explains why', async () => {
    const issuer = await openForgingIssuer();
    const log: string[] = [];
    const environment = { ...issuer.environment, LOG_LEVEL: 'warn' };
    const server = await openTestServer(kind, { environment, log: { write: (line) => log.push(line) } });
    await issuer.close();
    expect(await start(openConsole(server))).toBe('/staff/sign-in?error=failed');
    expect(log.find((line) => line.includes('identity provider unavailable'))).toContain('"reason":"ECONNREFUSED"');
    await server.close();
  });
});
