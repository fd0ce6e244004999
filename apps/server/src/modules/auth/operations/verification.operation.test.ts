import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getPendingVerification,
  getSession,
  renewLink,
  requestLogin,
  resendVerification,
  verifyCode,
  verifyLink,
} from '@portal/contract/operations/auth';
import { checkEligibility } from '@portal/contract/operations/eligibility';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { codeIn, linkTokenIn } from '../../../../test/outside/inbox.ts';
import { noteStatements } from '../../../../test/noted-statements.ts';
import { bodyOf, eligibleAnswers, openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { insertCustomer } from '../../customer/index.ts';

const LONG_TRIAL_TIMEOUT_MS = 300_000;
const isFull = process.env.TEST_FULL === '1';
/** The page source; a build changes only the script names. */
const portalDist = fileURLToPath(new URL('../../../../../portal', import.meta.url));
const PARALLEL_TRIES = 50;
const LINK_OPENINGS = isFull ? 100 : 20;
const BURNED_CODES = isFull ? 1000 : 100;

let addresses = 0;
const newEmail = (name = 'person') => `${name}${String((addresses += 1))}@example.com`;
const hasCode = ({ text }: Pick<Mail, 'text'>) => /^\s*\d{3} \d{3}\s*$/mu.test(text);
const wrongCodeFor = (code: string, offset = 1) => String((Number(code) + offset) % 1_000_000).padStart(6, '0');

describe.each(ordinaryDatabases())('email verification on %s', (kind) => {
  let server: TestServer;
  let statements: ReturnType<typeof noteStatements>;
  beforeAll(async () => {
    statements = noteStatements();
    server = await openTestServer(kind, { portalDist });
  });
  afterAll(async () => {
    await server.close();
    statements.stop();
  });

  const addCustomer = async (email = newEmail('customer')) => {
    const id = server.context.random.uuid();
    const customer = { id, email, language: 'en' as const, createdAt: server.clock.now() };
    await insertCustomer(server.context.database.query, customer);
    return email;
  };
  const askFor = (browser: TestBrowser, email: string) =>
    browser.call(requestLogin, { body: { email, rememberMe: false, language: 'en' } });
  const resend = (browser: TestBrowser) => browser.call(resendVerification, { body: { language: 'en' } });
  const tryCode = (browser: TestBrowser, code: string) => browser.call(verifyCode, { body: { code } });
  const openLink = (browser: TestBrowser, token: string, confirmed = true) =>
    browser.call(verifyLink, { body: { token, confirmed } });
  const countSessions = async (email: string) => {
    const rows = await server.context.database.query
      .selectFrom('session')
      .innerJoin('customer', 'customer.id', 'session.customer_id')
      .select('session.id')
      .where('customer.email', '=', email)
      .execute();
    return rows.length;
  };
  const start = async (email?: string) => {
    const address = email ?? (await addCustomer());
    const browser = openBrowser(server);
    bodyOf(await askFor(browser, address));
    const mail = await server.inbox.waitFor(address);
    return { email: address, browser, code: codeIn(mail), link: linkTokenIn(mail) };
  };

  describe('one mail with a code and a link', () => {
    it('signs in with the code, once, and ends the link', async () => {
      const { email, browser, code, link } = await start();

      const { body: response } = await tryCode(browser, code);
      expect(response).toMatchObject({ outcome: 'signedIn', session: { email, rememberMe: false } });

      expect(browser.cookies.has('pendingVerification')).toBe(false);
      expect((await openLink(openBrowser(server), link)).problem.code).toBe('errorLinkExpired');
    });

    it('signs in with the link, once, and ends the code', async () => {
      const { browser, code, link } = await start();
      const pending = browser.cookies.get('pendingVerification') ?? '';

      expect((await openLink(browser, link, false)).body.outcome).toBe('signedIn');

      browser.cookies.set('pendingVerification', pending);
      expect((await tryCode(browser, code)).problem).toMatchObject({ code: 'errorProvedElsewhere', status: 410 });
      expect((await openLink(browser, link)).problem).toMatchObject({ code: 'errorLinkExpired', status: 410 });
    });

    it('accepts a code with spaces, and refuses one in another format', async () => {
      const { browser, code } = await start();
      expect((await tryCode(browser, '12345')).problem).toMatchObject({
        code: 'errorValidation',
        errors: [{ path: 'code', key: 'errors.errorOtpInvalid' }],
      });
      expect((await tryCode(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    });

    it('stores neither the code nor the tokens, and no mail in plain text', async () => {
      const { browser, code, link } = await start();
      expect(Buffer.from(link, 'base64url')).toHaveLength(32);
      const { database } = server.context;
      const dump = await Promise.all(
        ['verification_request', 'spent_link', 'rate_event', 'known_browser', 'pgboss.job'].map((table) =>
          database.executeSql(`select row_to_json(t)::text as row from ${table} t`),
        ),
      );
      const text = dump.flatMap(({ rows }) => rows.map(({ row }) => String(row))).join('\n');
      expect(text).not.toContain(link);
      expect(text).not.toContain(browser.cookies.get('pendingVerification'));
      expect(text).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`, 'u'));
    });

    it('accepts the code and the link only within their lifetimes, by the server’s clock', async () => {
      const inTime = await start();
      const late = await start();
      const lateBrowser = await start();
      server.clock.advance(599);
      expect((await tryCode(inTime.browser, inTime.code)).status).toBe(200);
      server.clock.advance(2);
      expect((await tryCode(late.browser, late.code)).problem.code).toBe('errorOtpExpired');
      server.clock.advance(1198);
      expect((await openLink(late.browser, late.link)).status).toBe(200);
      server.clock.advance(2);
      expect((await openLink(lateBrowser.browser, lateBrowser.link)).problem.code).toBe('errorLinkExpired');
    });

    it('accepts the code only in the browser that requested it', async () => {
      const { email, browser, code } = await start();
      const stranger = openBrowser(server);
      expect((await tryCode(stranger, code)).problem.code).toBe('errorNotFound');
      bodyOf(await askFor(stranger, email));
      expect((await tryCode(stranger, code)).problem.code).toBe('errorOtpInvalid');
      const { query } = server.context.database;
      const [own] = await query
        .selectFrom('verification_request')
        .selectAll()
        .where('email', '=', email)
        .orderBy('id')
        .execute();
      await query
        .updateTable('verification_request')
        .set({ code_hash: own?.code_hash ?? null })
        .where('email', '=', email)
        .execute();
      expect((await tryCode(stranger, code)).problem.code).toBe('errorOtpInvalid');
      expect((await tryCode(browser, code)).status).toBe(200);
    });

    it('shows the browser what it is waiting for, until the address is verified', async () => {
      const { email, browser, code } = await start();
      const now = server.clock.now().getTime();
      expect((await browser.call(getPendingVerification)).body).toEqual({
        email,
        rememberMe: false,
        sent: true,
        resendAvailableAt: new Date(now + 30_000).toISOString(),
        codeExpiresAt: new Date(now + 600_000).toISOString(),
        triesLeft: 5,
        provedElsewhere: false,
        serverTime: new Date(now).toISOString(),
      });
      const pending = browser.cookies.get('pendingVerification') ?? '';
      await tryCode(browser, code);
      browser.cookies.set('pendingVerification', pending);
      expect((await browser.call(getPendingVerification)).body).toMatchObject({ email, provedElsewhere: true });
      expect((await openBrowser(server).call(getPendingVerification)).problem.code).toBe('errorNotFound');
    });
  });

  describe('guessing', () => {
    it('checks 5 of 50 wrong codes sent concurrently; the link still works', async () => {
      const { browser, code, link } = await start();
      const tries = await Promise.all(
        Array.from({ length: PARALLEL_TRIES }, (_, index) => tryCode(browser, wrongCodeFor(code, index + 1))),
      );
      const looked = tries.filter(({ problem }) => problem.code === 'errorOtpInvalid');
      expect(looked.map(({ problem }) => problem.triesLeft).toSorted()).toEqual([0, 1, 2, 3, 4]);
      expect(tries.filter(({ problem }) => problem.code === 'errorOtpExpired')).toHaveLength(PARALLEL_TRIES - 5);
      expect((await browser.call(getPendingVerification)).body.triesLeft).toBe(0);
      expect((await tryCode(browser, code)).problem.code).toBe('errorOtpExpired');
      expect((await openLink(browser, link)).status).toBe(200);
    });

    it('checks 20 wrong codes an hour, however many mails are sent', async () => {
      const { email, browser, code } = await start();
      let current = code;
      let looked = 0;
      for (let send = 1; send <= 5; send += 1) {
        for (let index = 1; index <= 5; index += 1) {
          const { problem } = await tryCode(browser, wrongCodeFor(current, index));
          looked += problem.code === 'errorOtpInvalid' ? 1 : 0;
        }
        if (send === 5) break;
        server.clock.advance(300);
        bodyOf(await resend(browser));
        const mail = await server.inbox.waitFor(email);
        if (send < 4) current = codeIn(mail);
        else expect(() => codeIn(mail)).toThrow();
      }
      expect(looked).toBe(20);
      const { problem, response } = await tryCode(browser, current);
      expect(problem).toMatchObject({ code: 'errorTooManyRequests', status: 429 });
      expect(Number(response.headers['retry-after'])).toBe(problem.retryAfterSeconds);

      server.clock.advance(problem.retryAfterSeconds ?? 0);
      bodyOf(await resend(browser));
      expect((await tryCode(browser, codeIn(await server.inbox.waitFor(email)))).status).toBe(200);
    });

    it('checks 20 wrong codes an hour across browsers that try concurrently', async () => {
      const email = await addCustomer();
      const browsers = Array.from({ length: 6 }, () => openBrowser(server));
      await Promise.all(browsers.map((browser) => askFor(browser, email)));
      const tries = await Promise.all(
        browsers.flatMap((browser) =>
          Array.from({ length: 5 }, (_, index) => tryCode(browser, `00000${String(index)}`)),
        ),
      );
      expect(tries.filter(({ status }) => status === 422).length).toBe(20);
      expect(tries.filter(({ status }) => status === 429).length).toBe(10);
    });

    it('creates one session from a valid code sent 50 times concurrently', async () => {
      const { email, browser, code } = await start();
      const tries = await Promise.all(Array.from({ length: PARALLEL_TRIES }, () => tryCode(browser, code)));
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(tries.filter(({ status }) => status === 410)).toHaveLength(PARALLEL_TRIES - 1);
      expect(await countSessions(email)).toBe(1);
    });

    it('creates one session from a code and a link used at the same time', async () => {
      const { email, browser, code, link } = await start();
      await Promise.all([
        tryCode(browser, code),
        openLink(browser, link),
        tryCode(browser, code),
        openLink(browser, link),
      ]);
      expect(await countSessions(email)).toBe(1);
    });

    it(
      'lets a customer in while an attacker uses up codes for their address',
      async () => {
        const email = newEmail('victim');
        const { browser: known } = await signUp(server, email);
        const attackersLinks: string[] = [];
        for (let burned = 0; burned < BURNED_CODES; burned += 5) {
          const attacker = openBrowser(server);
          bodyOf(await askFor(attacker, email));
          // One of the ten mails was for signing up; three more contain only a link.
          if (attackersLinks.length < 9 + 3) attackersLinks.push(linkTokenIn(await server.inbox.waitFor(email)));
          for (let index = 0; index < 5; index += 1) await tryCode(attacker, `00000${String(index)}`);
        }

        bodyOf(await askFor(known, email));
        const code = codeIn(await server.inbox.waitFor(email));
        expect((await tryCode(known, code)).body.outcome).toBe('signedIn');

        // The link works in an unknown browser, too: wrong codes never block links.
        expect((await openLink(openBrowser(server), attackersLinks.at(-1) ?? '')).body.outcome).toBe('signedIn');
      },
      LONG_TRIAL_TIMEOUT_MS,
    );
  });

  describe('opening a link', () => {
    it('consumes nothing by GET, HEAD, or a POST without confirmation in another browser', async () => {
      const { browser, link } = await start();
      for (let index = 0; index < LINK_OPENINGS; index += 1) {
        const page = await server.app.inject({ method: 'GET', url: `/verify?token=${link}` });
        expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
        expect(page.body).toContain('<div id="root">');
        expect(page.body).not.toContain(link);
        expect((await server.app.inject({ method: 'HEAD', url: `/verify?token=${link}` })).statusCode).toBe(200);
        expect((await openLink(openBrowser(server), link, false)).body).toEqual({ outcome: 'confirmationNeeded' });
      }
      expect((await browser.call(getPendingVerification)).body.sent).toBe(true);
      const elsewhere = openBrowser(server);
      const { body: response } = await openLink(elsewhere, link, true);
      expect(response.outcome).toBe('signedIn');
      expect(elsewhere.cookies.has('refresh')).toBe(true);
      expect(browser.cookies.has('refresh')).toBe(false);

      // Only the requesting browser learns that the address was verified; another login is a new request.
      server.clock.advance(30);
      for (const late of [await tryCode(browser, '000000'), await resend(browser)])
        expect(late.problem).toMatchObject({ code: 'errorProvedElsewhere', status: 410 });
    });

    it('refuses an invalid token', async () => {
      for (const token of ['', 'x', 'x'.repeat(200)])
        expect((await openLink(openBrowser(server), token)).problem.code).toBe('errorLinkExpired');

      expect((await openLink(openBrowser(server), 'x'.repeat(201))).status).toBe(422);
    });
  });

  describe('a log-in with an unknown address', () => {
    it('responds and refuses codes as for a customer; the mail says there is no account', async () => {
      const [known, unknown] = [await addCustomer(), newEmail('nobody')];
      const responses = [];
      for (const email of [known, unknown]) {
        const browser = openBrowser(server);
        const { body: result, response } = await askFor(browser, email);
        const wrong = await tryCode(browser, '000000');
        const headers = Object.keys(response.headers).toSorted();
        const cookies = response.cookies.map(({ value, expires: _, ...cookie }) => ({
          ...cookie,
          length: value.length,
        }));
        responses.push({ ...result, email: '', headers, cookies, wrong: { ...wrong.problem, requestId: '' } });
      }
      expect(responses[0]).toEqual(responses[1]);
      const mail = await server.inbox.waitFor(unknown);
      expect(() => codeIn(mail)).toThrow();
      expect(() => linkTokenIn(mail)).toThrow();
      expect(mail.text).toContain('/marketing-qualification');
    });

    it('runs the same statements; `npm run bench -- --only saving` compares their timing', async () => {
      const emails = { known: await addCustomer(), unknown: newEmail('nobody') };
      const steps = async (email: string) => {
        const browser = openBrowser(server);
        const asked = await statements.of(() => askFor(browser, email));
        const tried = await statements.of(() => tryCode(browser, '000000'));
        server.clock.advance(30);
        return { asked, tried, again: await statements.of(() => resend(browser)) };
      };
      const known = await steps(emails.known);
      const queuesMail = 'INSERT pgboss.job_common';
      expect(known.asked).toEqual(expect.arrayContaining(['INSERT verification_request', queuesMail]));
      expect(known.tried).toContain('UPDATE verification_request');
      expect(known.again).toContain(queuesMail);
      expect(await steps(emails.unknown)).toEqual(known);
    });
  });

  describe('resending', () => {
    it('waits for the countdown, which doubles, and invalidates the earlier code and link', async () => {
      const first = await start();
      const { browser, email } = first;
      server.clock.advance(29);
      const early = await resend(browser);
      expect(early.problem).toMatchObject({ code: 'errorTooManyRequests', retryAfterSeconds: 1 });
      expect(early.response.headers['retry-after']).toBe('1');
      server.clock.advance(1);
      const { body: response } = await resend(browser);
      expect(Date.parse(response.resendAvailableAt) - Date.parse(response.serverTime)).toBe(60_000);
      const second = await server.inbox.waitFor(email);

      expect((await openLink(browser, first.link)).problem.code).toBe('errorLinkExpired');
      expect((await tryCode(browser, first.code)).problem.code).toBe('errorOtpInvalid');
      expect((await tryCode(browser, codeIn(second))).status).toBe(200);
    });

    it('happens once when two tabs request it at the same moment', async () => {
      const { browser } = await start();
      server.clock.advance(30);
      const statuses = (await Promise.all([resend(browser), resend(browser)])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 429]);
    });

    it('does not affect another browser’s code and link', async () => {
      const { email, browser, code } = await start();
      const other = openBrowser(server);
      bodyOf(await askFor(other, email));
      expect((await tryCode(browser, code)).status).toBe(200);
    });

    it.each([true, false])('sends 10 codes an hour to an address, then links (customer: %s)', async (isCustomer) => {
      const email = isCustomer ? await addCustomer() : newEmail('nobody');
      for (let send = 0; send < 10; send += 1) {
        bodyOf(await askFor(openBrowser(server), email));
        expect(hasCode(await server.inbox.waitFor(email))).toBe(isCustomer);
      }
      bodyOf(await askFor(openBrowser(server), email));
      expect(hasCode(await server.inbox.waitFor(email))).toBe(false);
      server.clock.advance(3600);
      bodyOf(await askFor(openBrowser(server), email));
      expect(hasCode(await server.inbox.waitFor(email))).toBe(isCustomer);
    });

    it('reserves 3 codes an hour for a browser known for the address', async () => {
      const email = newEmail('known');
      const { browser } = await signUp(server, email);
      for (let send = 0; send < 9; send += 1) {
        bodyOf(await askFor(openBrowser(server), email));
        codeIn(await server.inbox.waitFor(email));
      }
      const sent: boolean[] = [];
      for (const asker of [openBrowser(server), browser, browser, browser, browser]) {
        bodyOf(await askFor(asker, email));
        sent.push(hasCode(await server.inbox.waitFor(email)));
      }
      expect(sent).toEqual([false, true, true, true, false]);
    });

    it.each([
      ['an IPv4 address', '192.0.2.7', '192.0.2.7', '192.0.2.8'],
      ['an IPv6 network of /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ])('sends 30 mails an hour for %s', async (_, one, same, other) => {
      for (let send = 0; send < 30; send += 1)
        expect((await askFor(openBrowser(server, one), newEmail())).status).toBe(200);

      expect((await askFor(openBrowser(server, same), newEmail())).status).toBe(429);
      expect((await askFor(openBrowser(server, other), newEmail())).status).toBe(200);
    });
  });

  describe('an expired link', () => {
    const renew = (browser: TestBrowser, token: string) => browser.call(renewLink, { body: { token, language: 'en' } });

    it('requests a new mail in the browser it is opened in', async () => {
      const { email, link } = await start();
      const phone = openBrowser(server);
      expect((await renew(phone, link)).problem).toMatchObject({ code: 'errorTooManyRequests', retryAfterSeconds: 30 });
      expect((await openLink(phone, link, false)).body.outcome).toBe('confirmationNeeded');
      server.clock.advance(1801);
      expect((await openLink(phone, link)).problem.code).toBe('errorLinkExpired');
      expect((await renew(phone, link)).body).toMatchObject({ email, sent: true, triesLeft: 5 });
      expect((await renew(phone, link)).status).toBe(429);
      expect((await tryCode(phone, codeIn(await server.inbox.waitFor(email)))).status).toBe(200);
    });

    it('does the same if it was used or replaced', async () => {
      const { email, browser, code, link } = await start();
      await tryCode(browser, code);
      expect((await openLink(browser, link)).problem).toMatchObject({ retryAfterSeconds: 30 });
      server.clock.advance(30);
      expect((await openLink(browser, link)).problem.retryAfterSeconds).toBeUndefined();
      bodyOf(await renew(browser, link));
      const again = await server.inbox.waitFor(email);
      server.clock.advance(60);
      bodyOf(await renew(browser, link));
      expect((await tryCode(browser, codeIn(again))).problem.code).toBe('errorOtpInvalid');
      expect((await tryCode(browser, codeIn(await server.inbox.waitFor(email)))).status).toBe(200);
    });

    it('preserves the answers of the eligibility check', async () => {
      const email = newEmail();
      bodyOf(await openBrowser(server).call(checkEligibility, { body: { ...eligibleAnswers, email } }));
      const link = linkTokenIn(await server.inbox.waitFor(email));
      server.clock.advance(1801);
      const phone = openBrowser(server);
      bodyOf(await renew(phone, link));
      bodyOf(await tryCode(phone, codeIn(await server.inbox.waitFor(email))));
      const stored = await server.context.database.query.selectFrom('eligibility_answers').selectAll().execute();
      expect(stored).toContainEqual(expect.objectContaining({ months_in_business: 24, annual_revenue: 240_000 }));
    });

    it('is purged after a day, and an invented one is unknown', async () => {
      const { link } = await start();
      expect((await renew(openBrowser(server), 'never')).problem.code).toBe('errorLinkExpired');
      server.clock.advance(86_400);
      expect((await renew(openBrowser(server), link)).problem.code).toBe('errorLinkExpired');
    });
  });

  it('blocks sign-in when an address has several contacts, and notifies staff once', async () => {
    const email = await addCustomer();
    await addCustomer(email);
    const { database, config } = server.context;
    const countMails = async () => {
      const { rows } = await database.executeSql("select count(*) as mails from pgboss.job where name = 'send-mail'");
      return Number(rows[0]?.mails);
    };
    const before = await countMails();
    for (let time = 0; time < 2; time += 1) {
      const { browser, code } = await start(email);
      expect((await tryCode(browser, code)).body).toEqual({ outcome: 'multipleContacts' });
      expect(browser.cookies.has('refresh')).toBe(false);
      expect((await browser.call(getSession)).status).toBe(401);
    }
    expect(await countSessions(email)).toBe(0);
    expect((await server.inbox.waitFor(config.staffEmail)).text).toContain(email);
    // Two mails go to the person, one to staff.
    expect(await countMails()).toBe(before + 3);
  });
});
