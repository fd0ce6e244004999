import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { officeDay } from '@portal/contract/application/office-day';
import {
  SECOND_MS,
  STAFF_INVITATION_LIFETIME_MS,
  STAFF_SESSION_ABSOLUTE_MS,
  STAFF_SESSION_IDLE_MS,
  UNATTENDED_HEADER,
  STAFF_SIGN_IN_LIFETIME_MS,
  STAFF_SIGN_INS_A_MINUTE,
} from '@portal/contract/constants';
import { staffListApplications } from '@portal/contract/operations/staff';
import { changePerson, invitePerson, listPeople, renewInvitation } from '@portal/contract/operations/staff/people';
import {
  acceptInvitation,
  finishPasskeySignIn,
  getSignInOptions,
  getStaffSession,
  openInvitation,
  setOwnLanguage,
  setOwnWorkList,
  signInAsDemoPerson,
  signOut,
  startPasskeySignIn,
} from '@portal/contract/operations/staff/sign-in';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { createTestPasskey, type TestPasskey } from '../../../../test/outside/passkey.ts';
import { bodyOf, openBrowser, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { invitationIn, openConsole, openPerson, type SignedInPerson } from '../../../../test/test-people.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { addPerson } from './people.ts';
import { buildApp } from '../../../app.ts';
import { demoPeople } from '../domain/demo-people.ts';
import { findPasskey, updatePasskeyCounter } from '../storage/passkeys.ts';
import { updateStaffActivity } from '../storage/sessions.ts';

const CONSOLE = 'http://localhost:3000';
const seconds = (ms: number) => ms / SECOND_MS;
const sessionOf = async (browser: TestBrowser) => bodyOf(await browser.call(getStaffSession)).session;
const codeOf = ({ status, problem }: { status: number; problem: { code: string } }) => [status, problem.code];

describe.each(ordinaryDatabases())('passkeys and sessions on %s', (kind) => {
  let server: TestServer;
  let log: string;
  let administrator: SignedInPerson;

  beforeAll(async () => {
    log = '';
    server = await openTestServer(kind, {
      environment: { LOG_LEVEL: 'info' },
      log: { write: (line) => void (log += line) },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    administrator = await openPerson(server, 'administrator');
  });

  const newPasskey = () => createTestPasskey(CONSOLE);
  const start = async (browser: TestBrowser) => (await browser.call(startPasskeySignIn)).body.options;
  const finish = (browser: TestBrowser, response: ReturnType<TestPasskey['use']>) =>
    browser.call(finishPasskeySignIn, { body: { response } });
  const open = (browser: TestBrowser, token: string) => browser.call(openInvitation, { body: { token } });
  const accept = (browser: TestBrowser, token: string, response: ReturnType<TestPasskey['make']>) =>
    browser.call(acceptInvitation, { body: { token, response } });

  async function invite(language = 'en') {
    const email = `${randomUUID()}@lender.example.ca`;
    const body = { name: 'Élodie Caron', email, role: 'auditor', language };
    const person = (await administrator.browser.call(invitePerson, { body })).body;
    const mail = await server.inbox.waitFor(email);
    return { ...person, mail, token: invitationIn(mail) };
  }

  describe('an invitation', () => {
    it('is mailed in the person’s language, and works once', async () => {
      const { token, mail, email, personId } = await invite('fr');
      expect([mail.language, mail.subject]).toEqual(['fr', 'Votre accès à la console de financement']);
      expect(mail.text).toContain(`${CONSOLE}/staff/invitation?lng=fr#token=${token}`);
      const browser = openConsole(server);
      const opened = (await open(browser, token)).body;
      expect(opened).toMatchObject({
        name: 'Élodie Caron',
        email,
        role: 'auditor',
        language: 'fr',
        options: { rp: { id: 'localhost' }, authenticatorSelection: { userVerification: 'required' } },
      });
      const [passkey, other] = [newPasskey(), openConsole(server)];
      const otherOptions = (await open(other, token)).body.options;
      const session = (await accept(browser, token, passkey.make(opened.options))).body;
      expect(session.person).toEqual({
        personId,
        name: 'Élodie Caron',
        email,
        role: 'auditor',
        language: 'fr',
        fundingLimit: null,
      });
      expect(await sessionOf(browser)).toEqual(session);

      expect(codeOf(await accept(other, token, newPasskey().make(otherOptions)))).toEqual([410, 'errorLinkUsed']);
      expect(codeOf(await open(openConsole(server), token))).toEqual([410, 'errorLinkUsed']);
      const listed = (await administrator.browser.call(listPeople)).body.people;
      expect(listed.find((person) => person.personId === personId)).toMatchObject({
        isInvited: false,
        invitationEndsAt: null,
        lastSeenAt: session.signedInAt,
      });
    });

    it('accepted in two browsers at the same time: one wins', async () => {
      const { token } = await invite();
      const racers = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const browser = openConsole(server);
          const { options } = (await open(browser, token)).body;
          return { browser, response: newPasskey().make(options) };
        }),
      );
      const results = await Promise.all(racers.map(({ browser, response }) => accept(browser, token, response)));
      expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(results.filter(({ status }) => status !== 200).map((each) => codeOf(each).join(' ')))).toEqual(
        new Set(['410 errorLinkUsed']),
      );
    });

    it('expires after 24 hours, or when a newer one is sent', async () => {
      const { token, personId, email } = await invite();
      const renewed = await administrator.browser.call(renewInvitation, { params: { personId } });
      expect(renewed.body).toMatchObject({ isInvited: true });
      expect(codeOf(await open(openConsole(server), token))).toEqual([410, 'errorLinkExpired']);
      const second = invitationIn(await server.inbox.waitFor(email));
      server.clock.advance(seconds(STAFF_INVITATION_LIFETIME_MS) - 1);
      expect((await open(openConsole(server), second)).status).toBe(200);
      server.clock.advance(1);
      expect(codeOf(await open(openConsole(server), second))).toEqual([410, 'errorLinkExpired']);
      expect(codeOf(await open(openConsole(server), 'of-nobody'))).toEqual([404, 'errorNotFound']);
    });

    it.each([
      ['of another page', { origin: 'https://console.example' }],
      ['for another host', { rpId: 'console.example' }],
      ['of a challenge that was not given', { challenge: 'AAAA' }],
      ['made in a frame of another site', { isFramed: true }],
      ['without a finger, a face or a PIN', { isVerified: false }],
    ])('accepts no passkey %s', async (_what, deviation) => {
      const { token } = await invite();
      const browser = openConsole(server);
      const { options } = (await open(browser, token)).body;
      expect(codeOf(await accept(browser, token, newPasskey().make(options, deviation)))).toEqual([
        403,
        'errorForbidden',
      ]);
      const again = (await open(browser, token)).body.options;
      expect((await accept(browser, token, newPasskey().make(again))).status).toBe(200);
    });

    it('accepts a challenge only in the browser that opened it', async () => {
      const [{ token }, { token: another }] = [await invite(), await invite()];
      const browser = openConsole(server);
      const { options } = (await open(browser, token)).body;
      const response = newPasskey().make(options);
      expect(codeOf(await accept(openConsole(server), token, response))).toEqual([410, 'errorLinkExpired']);
      expect(codeOf(await accept(browser, another, response))).toEqual([410, 'errorLinkExpired']);
    });

    it('refuses a passkey that belongs to another person', async () => {
      const { token } = await invite();
      const browser = openConsole(server);
      const { options } = (await open(browser, token)).body;
      const stolen = administrator.passkey.make(options);
      expect(codeOf(await accept(browser, token, stolen))).toEqual([403, 'errorForbidden']);
    });
  });

  describe('a passkey', () => {
    it('signs in, with a challenge that works once', async () => {
      const browser = openConsole(server);
      const options = await start(browser);
      expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
      const pending = browser.cookies.get('staffSignIn') ?? '';
      const response = administrator.passkey.use(options);
      const finished = await finish(browser, response);
      expect(finished.body.person).toMatchObject({ personId: administrator.personId, role: 'administrator' });
      expect(String(finished.response.headers['set-cookie'])).toMatch(
        /staffSession=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/u,
      );
      const thief = openConsole(server);
      thief.cookies.set('staffSignIn', pending);
      expect(codeOf(await finish(thief, response))).toEqual([410, 'errorLinkExpired']);
      expect(thief.cookies.has('staffSession')).toBe(false);
    });

    it.each([
      ['of another page', { origin: 'https://console.example' }],
      ['of the same host over https', { origin: 'https://localhost:3000' }],
      ['for another host', { rpId: 'console.example' }],
      ['of another challenge', { challenge: 'AAAA' }],
      ['in a frame of another site', { isFramed: true }],
      ['without a finger, a face or a PIN', { isVerified: false }],
      ['of somebody else', { userHandle: 'AAAA' }],
    ])('is rejected %s', async (_what, deviation) => {
      const browser = openConsole(server);
      const response = administrator.passkey.use(await start(browser), deviation);
      expect(codeOf(await finish(browser, response))).toEqual([403, 'errorForbidden']);
      expect(browser.cookies.has('staffSession')).toBe(false);
    });

    it('is rejected with a signature from another key, or with an unknown user handle', async () => {
      const browser = openConsole(server);
      const forger = newPasskey();
      const { token } = await invite();
      forger.make((await open(openConsole(server), token)).body.options);
      const forged = forger.use(await start(browser));
      expect(codeOf(await finish(browser, forged))).toEqual([403, 'errorForbidden']);
      const genuine = administrator.passkey.use(await start(browser));
      const swapped = { ...genuine, response: { ...genuine.response, signature: forged.response.signature } };
      expect(codeOf(await finish(browser, swapped))).toEqual([403, 'errorForbidden']);
    });

    it('is valid in one browser, for five minutes', async () => {
      const [browser, other] = [openConsole(server), openConsole(server)];
      const response = administrator.passkey.use(await start(browser));
      await start(other);
      expect(codeOf(await finish(other, response))).toEqual([403, 'errorForbidden']);
      expect(codeOf(await finish(openConsole(server), response))).toEqual([410, 'errorLinkExpired']);
      server.clock.advance(seconds(STAFF_SIGN_IN_LIFETIME_MS));
      expect(codeOf(await finish(browser, response))).toEqual([410, 'errorLinkExpired']);
    });

    it('that was cloned is detected by its counter', async () => {
      const [first, second] = [openConsole(server), openConsole(server)];
      const [early, late] = [await start(first), await start(second)];
      const copied = administrator.passkey.use(early);
      expect((await finish(second, administrator.passkey.use(late))).status).toBe(200);
      expect(codeOf(await finish(first, copied))).toEqual([403, 'errorForbidden']);
    });

    it('read by two sign-ins before either completes counts for one of them', async () => {
      const { database } = server.context;
      const { id } = administrator.passkey.use(await start(openConsole(server)));
      const read = await findPasskey(database.query, id);
      const count = () => database.transaction((tx) => updatePasskeyCounter(tx, read!, read!.counter + 1));
      expect([await count(), await count()]).toEqual([true, false]);
    });

    it('that was lost no longer signs in once the person is invited again', async () => {
      const lost = await openPerson(server, 'accountManager');
      const { personId } = lost;
      await administrator.browser.call(renewInvitation, { params: { personId } });
      expect(await sessionOf(lost.browser)).toBeNull();
      const browser = openConsole(server);
      expect(codeOf(await finish(browser, lost.passkey.use(await start(browser))))).toEqual([403, 'errorForbidden']);

      const token = invitationIn(await server.inbox.waitFor(lost.email));
      const [found, passkey] = [openConsole(server), newPasskey()];
      const { options } = (await open(found, token)).body;
      expect((await accept(found, token, passkey.make(options))).body.person.personId).toBe(personId);
    });

    it('that was lost opens no session again, even if an earlier call records its activity late', async () => {
      const { database } = server.context;
      const { browser, personId } = await openPerson(server, 'accountManager');
      const ofLost = database.query.selectFrom('staff_session').select('id').where('person_id', '=', personId);
      const { id } = await ofLost.executeTakeFirstOrThrow();
      server.clock.advance(seconds(STAFF_SESSION_IDLE_MS));
      const { browser: present } = await openPerson(server, 'administrator');
      await present.call(renewInvitation, { params: { personId } });
      const later = new Date(server.clock.now().getTime() + STAFF_SESSION_IDLE_MS);
      await updateStaffActivity(database.query, id, server.clock.now(), { idleEndsAt: later, endsAt: later });
      expect(await sessionOf(browser)).toBeNull();
    });
  });

  describe('a session', () => {
    it('ends after 30 minutes of inactivity', async () => {
      const { browser } = administrator;
      const endsAt = Date.parse((await sessionOf(browser))?.endsAt ?? '');
      expect(endsAt - server.clock.now().getTime()).toBe(STAFF_SESSION_IDLE_MS);
      server.clock.advance(seconds(STAFF_SESSION_IDLE_MS) - 1);
      expect(await sessionOf(browser)).not.toBeNull();
      // A page's background request is not activity, either.
      const headers = { [UNATTENDED_HEADER]: 'true' };
      expect((await browser.call(staffListApplications, { headers })).status).toBe(200);
      server.clock.advance(1);
      expect(codeOf(await browser.call(staffListApplications))).toEqual([401, 'errorUnauthorized']);
    });

    it('ends after 10 hours of use', async () => {
      const { browser } = administrator;
      const step = seconds(STAFF_SESSION_IDLE_MS) - 60;
      const steps = Math.floor(seconds(STAFF_SESSION_ABSOLUTE_MS) / step);
      for (let used = 0; used < steps; used += 1) {
        server.clock.advance(step);
        expect((await browser.call(staffListApplications)).status, String(used)).toBe(200);
      }
      server.clock.advance(seconds(STAFF_SESSION_ABSOLUTE_MS) - steps * step - 1);
      expect(await sessionOf(browser)).not.toBeNull();
      server.clock.advance(1);
      expect(await sessionOf(browser)).toBeNull();
    });

    it('ends where it is signed out, and not elsewhere', async () => {
      const other = openConsole(server);
      await finish(other, administrator.passkey.use(await start(other)));
      const token = administrator.browser.cookies.get('staffSession') ?? '';
      expect((await administrator.browser.call(signOut)).status).toBe(204);
      expect(administrator.browser.cookies.has('staffSession')).toBe(false);
      const thief = openConsole(server);
      thief.cookies.set('staffSession', token);
      expect(await sessionOf(thief)).toBeNull();
      expect(await sessionOf(other)).not.toBeNull();
      expect((await openConsole(server).call(signOut)).status).toBe(204);
    });

    it.each([
      ['another site', 'https://evil.example'],
      ['a sibling host', 'http://apply.localhost:3000'],
      ['a program', undefined],
    ])('stolen or borrowed, cannot write from %s', async (_where, origin) => {
      const { browser, personId } = administrator;
      browser.origin = origin;
      const body = { name: 'Evil', role: 'administrator', language: 'en' };
      expect(codeOf(await browser.call(changePerson, { params: { personId }, body }))).toEqual([403, 'errorForbidden']);
      expect(codeOf(await browser.call(setOwnLanguage, { body: { language: 'fr' } }))).toEqual([403, 'errorForbidden']);
      expect(codeOf(await browser.call(signOut))).toEqual([403, 'errorForbidden']);
      expect((await sessionOf(browser))?.person).toMatchObject({ language: 'en' });
    });

    it('is ignored when the request has an access token', async () => {
      const { browser } = administrator;
      browser.accessToken = `staff_${'A'.repeat(43)}`;
      expect(codeOf(await browser.call(staffListApplications))).toEqual([401, 'errorUnauthorized']);
      expect(codeOf(await browser.call(setOwnLanguage, { body: { language: 'fr' } }))).toEqual([
        401,
        'errorUnauthorized',
      ]);
    });

    it('includes the language that the person chose', async () => {
      const { browser } = administrator;
      expect((await browser.call(setOwnLanguage, { body: { language: 'fr' } })).body.person.language).toBe('fr');
      expect((await sessionOf(browser))?.person.language).toBe('fr');
    });

    it('includes the person’s list layout, on any device they sign in on', async () => {
      const { browser } = administrator;
      expect(await sessionOf(browser)).toMatchObject({ workList: null });
      const views = [{ name: 'Québec', query: 'province=QC&amount=100000-' }];
      const columns = [{ name: 'promise', isShown: false }];
      const workList = { columns, order: 'amount', direction: 'up', views } as const;
      const search = { ...workList, views: [{ name: 'Roy', query: 'province=QC&search=Roy' }] };
      expect((await browser.call(setOwnWorkList, { body: search })).status).toBe(422);
      expect(bodyOf(await browser.call(setOwnWorkList, { body: workList }))).toMatchObject({ workList });
      const elsewhere = openConsole(server);
      elsewhere.cookies.set('staffSession', browser.cookies.get('staffSession') ?? '');
      expect(await sessionOf(elsewhere)).toMatchObject({ workList });
      const { query } = server.context.database;
      const later = JSON.stringify({ ...workList, columns: [{ name: 'of a later version', isShown: true }] });
      await query.updateTable('staff_person').set({ work_list: later }).execute();
      expect(await sessionOf(browser)).toMatchObject({ workList: null });
    });

    it('includes its remaining time, and the current day at the office', async () => {
      const { browser } = administrator;
      await browser.call(listPeople);
      const session = await sessionOf(browser);
      const now = server.clock.now();
      expect(session?.secondsLeft).toBe((Date.parse(session?.endsAt ?? '') - now.getTime()) / SECOND_MS);
      expect(session?.today).toBe(officeDay(now, 'America/Toronto'));
    });
  });

  it('sign-ins per client and minute are limited', async () => {
    const { browser } = administrator;
    const statuses: number[] = [];
    for (let calls = 0; calls <= STAFF_SIGN_INS_A_MINUTE; calls++)
      statuses.push((await browser.call(startPasskeySignIn)).status);
    expect(statuses.findIndex((status) => status === 429)).toBeGreaterThan(STAFF_SIGN_INS_A_MINUTE / 2);
  });

  it('a demo user signs in with one click', async () => {
    const [demo] = demoPeople;
    if (!demo) throw new Error('There are no demo people');
    const row = await server.context.database.transaction((tx) => addPerson(tx, server.context, demo));
    const browser = openConsole(server);
    expect((await browser.call(getSignInOptions)).body).toEqual({
      identityProvider: false,
      passkeys: true,
      demoPeople: [{ personId: row.id, name: 'Anne Roy', role: 'accountManager' }],
      wasRemoved: false,
    });
    const signedIn = await browser.call(signInAsDemoPerson, { params: { personId: row.id } });
    expect(signedIn.body.person).toMatchObject({ name: 'Anne Roy', language: 'fr' });
    const { personId } = administrator;
    expect((await openConsole(server).call(signInAsDemoPerson, { params: { personId } })).status).toBe(404);
  });

  it('production offers no demo button, and refuses demo sign-in even for an existing address', async () => {
    const { query } = server.context.database;
    const { email } = demoPeople[0] ?? { email: '' };
    const person = await query.selectFrom('staff_person').select('id').where('email', '=', email).executeTakeFirst();
    const production = {
      ...server,
      app: await buildApp({ ...server.context, config: { ...server.context.config, mode: 'production' } }),
    };
    const browser = openConsole(production);
    expect((await browser.call(getSignInOptions)).body).toMatchObject({ passkeys: true, demoPeople: [] });
    const refused = await browser.call(signInAsDemoPerson, { params: { personId: person?.id ?? '' } });
    expect(codeOf(refused)).toEqual([404, 'errorNotFound']);
    expect(await sessionOf(browser)).toBeNull();
    await production.app.close();
  });

  it('the log contains no signed data and no person', async () => {
    await openPerson(server, 'auditor');
    expect(log).toContain('passkey refused');
    const { rows } = await server.context.database.executeSql('select email, id from staff_person');
    const people = rows as { email: string }[];
    expect(people.length).toBeGreaterThan(0);
    expect(people.filter(({ email }) => log.includes(email))).toEqual([]);
    expect(log).not.toMatch(/clientDataJSON|staffSession|Élodie/u);
  });

  it('neither secrets nor names are stored in plain text', async () => {
    const { token } = await invite();
    const cookie = administrator.browser.cookies.get('staffSession') ?? '';
    const { rows } = await server.context.database.executeSql(
      `select (select string_agg(p::text, '') from staff_person p) || (select string_agg(i::text, '') from staff_invitation i)
        || (select string_agg(s::text, '') from staff_session s) as stored`,
    );
    const [{ stored = '' } = {}] = rows as { stored?: string }[];
    expect(stored).toContain(administrator.email);
    for (const secret of [token, cookie, 'Élodie', administrator.name]) expect(stored).not.toContain(secret);
  });
});

describe('a console at its own address', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer('pglite', {
      environment: { PUBLIC_URL: 'https://apply.lender.ca', STAFF_URL: 'https://console.lender.ca' },
    });
  });
  afterAll(() => server.close());

  test('is served only there, and accepts writes only from its own pages', async () => {
    const { browser, personId } = await openPerson(server, 'administrator');
    expect([...browser.cookies.keys()]).toEqual(['__Host-staffSession']);
    expect((await browser.call(staffListApplications)).status).toBe(200);
    expect((await browser.call(getSignInOptions)).status).toBe(200);

    const change = { params: { personId }, body: { name: 'Priya Nair', role: 'administrator', language: 'fr' } };
    browser.origin = 'https://apply.lender.ca';
    expect(codeOf(await browser.call(changePerson, change))).toEqual([403, 'errorForbidden']);
    browser.origin = 'https://console.lender.ca';
    expect((await browser.call(changePerson, change)).status).toBe(200);

    browser.host = 'apply.lender.ca';
    expect(codeOf(await browser.call(staffListApplications))).toEqual([401, 'errorUnauthorized']);
    expect(codeOf(await browser.call(getStaffSession))).toEqual([404, 'errorNotFound']);
    expect(codeOf(await browser.call(getSignInOptions))).toEqual([404, 'errorNotFound']);
    expect(codeOf(await browser.call(startPasskeySignIn))).toEqual([404, 'errorNotFound']);

    const program = openBrowser(server);
    program.accessToken = (await openStaffKey(server)).key;
    expect((await program.call(staffListApplications)).status).toBe(200);
  });
});
