import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LINK_LIFETIME_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import {
  getPendingVerification,
  requestLogin,
  resendVerification,
  verifyCode,
  verifyLink,
} from '@portal/contract/operations/auth';
import { checkEligibility } from '@portal/contract/operations/eligibility';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { codeIn, linkTokenIn } from '../../../../test/outside/inbox.ts';
import { bodyOf, eligibleAnswers, openBrowser, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { insertCustomer } from '../../customer/index.ts';
import { WAIT } from '../../../../test/wait.ts';

const ATTACKING_ADDRESSES = 12;
/** Ten regular mails, then three links every half hour. */
const MAILS_AN_HOUR = 10 + 2 * 3;
const QUESTIONS_AT = process.env.TEST_FULL === '1' ? [10, 20, 30, 40, 50] : [10, 30, 50];
const TRIAL_TIMEOUT_MS = 300_000;
const VICTIM = 'victim@example.ca';
const NOBODY = 'nobody@example.ca';

describe.each(ordinaryDatabases())('an attacker on a customer’s address, on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer(kind);
    const customer = { id: server.context.random.uuid(), email: VICTIM, language: 'en' } as const;
    await insertCustomer(server.context.database.query, { ...customer, createdAt: server.clock.now() });
  });
  afterEach(() => server.close());

  const askFor = (browser: TestBrowser, email: string) =>
    browser.call(requestLogin, { body: { email, rememberMe: false, language: 'en' } });
  const tryCode = (browser: TestBrowser, code: string) => browser.call(verifyCode, { body: { code } });
  const openLink = (browser: TestBrowser, token: string, confirmed = false) =>
    browser.call(verifyLink, { body: { token, confirmed } });

  const mailsTo = async (email: string): Promise<Mail[]> => {
    await vi.waitFor(async () => {
      const { rows } = await server.context.database.executeSql(
        "select count(*)::int as waiting from pgboss.job where name = 'send-mail' and state <> 'completed'",
      );
      expect(rows).toEqual([{ waiting: 0 }]);
    }, WAIT);
    return server.inbox.mails.filter(({ to }) => to === email);
  };
  const textOf = (mail: Mail | undefined) => ({ text: mail?.text ?? '' });
  const newestMail = async (email: string) => textOf((await mailsTo(email)).at(-1));

  const attack = async (email: string) => {
    for (let index = 1; index <= ATTACKING_ADDRESSES; index += 1) {
      const attacker = openBrowser(server, `198.51.100.${String(index)}`);
      await askFor(attacker, email);
      for (let guess = 0; guess < 5; guess += 1) await tryCode(attacker, `00000${String(guess)}`);
    }
    await mailsTo(email);
  };
  const describeAnswer = ({ status, response, body }: Awaited<ReturnType<typeof askFor>>) => ({
    status,
    body: { ...body, email: '' },
    headers: Object.keys(response.headers).toSorted(),
    cookies: response.cookies.map(({ value, expires: _, ...cookie }) => ({ ...cookie, length: value.length })),
  });

  it(
    'cannot lock the victim out, who gets a link instead of a code',
    async () => {
      const usual = describeAnswer(await askFor(openBrowser(server), 'other@example.ca'));
      await attack(VICTIM);

      const victim = openBrowser(server);
      expect(describeAnswer(await askFor(victim, VICTIM))).toEqual(usual);
      const mail = await newestMail(VICTIM);
      expect(mail.text).toContain('a link and no code');
      expect(() => codeIn(mail)).toThrow();

      await attack(VICTIM);
      expect((await tryCode(victim, '123456')).problem.code).toBe('errorTooManyRequests');
      const { body } = await openLink(victim, linkTokenIn(mail));
      expect(body).toMatchObject({ outcome: 'signedIn', session: { email: VICTIM } });
    },
    TRIAL_TIMEOUT_MS,
  );

  it(
    'never prevents a working link in the mailbox, and triggers no more mails than the limit',
    async () => {
      let minute = 0;
      for (const next of QUESTIONS_AT) {
        await attack(VICTIM);
        server.clock.advance(((next - minute) * MINUTE_MS) / SECOND_MS);
        minute = next;
        expect((await askFor(openBrowser(server), VICTIM)).status).toBe(200);
        const newest = linkTokenIn(await newestMail(VICTIM));
        expect((await openLink(openBrowser(server), newest)).body).toEqual({ outcome: 'confirmationNeeded' });
      }
      expect(await mailsTo(VICTIM)).toHaveLength(MAILS_AN_HOUR);
    },
    TRIAL_TIMEOUT_MS,
  );

  it(
    'cannot use up the links permanently: each log-in frees some',
    async () => {
      for (let logIns = 0; logIns < 2; logIns += 1) {
        await attack(VICTIM);
        const victim = openBrowser(server);
        bodyOf(await askFor(victim, VICTIM));
        // The newest mail may be for the attacker's request; its link still proves the address in the waiting browser.
        const { body } = await openLink(victim, linkTokenIn(await newestMail(VICTIM)));
        expect(body).toMatchObject({ outcome: 'signedIn', session: { email: VICTIM } });
        expect((await victim.call(getPendingVerification)).status).toBe(404);
      }
    },
    TRIAL_TIMEOUT_MS,
  );

  it(
    'invalidates no mailed link, even when the victim requests another mail',
    async () => {
      const victim = openBrowser(server);
      bodyOf(await askFor(victim, VICTIM));
      const first = await newestMail(VICTIM);
      await attack(VICTIM);
      await attack(VICTIM);
      const mails = (await mailsTo(VICTIM)).length;
      server.clock.advance(30);
      bodyOf(await victim.call(resendVerification, { body: { language: 'en' } }));
      expect(await mailsTo(VICTIM)).toHaveLength(mails);
      expect((await openLink(victim, linkTokenIn(first))).body.outcome).toBe('signedIn');
    },
    TRIAL_TIMEOUT_MS,
  );

  it(
    'gets the same responses for an address without an account, which receives as many mails',
    async () => {
      const outcomes = [];
      for (const email of [VICTIM, NOBODY]) {
        await attack(email);
        const last = openBrowser(server);
        const answer = describeAnswer(await askFor(last, email));
        const { requestId: _, ...refusal } = (await tryCode(last, '123456')).problem;
        await attack(email);
        outcomes.push({ answer, refusal, mails: (await mailsTo(email)).length });
      }
      expect(outcomes[0]).toEqual(outcomes[1]);
    },
    TRIAL_TIMEOUT_MS,
  );

  it(
    'cannot lock a new applicant out either, whose answers are saved',
    async () => {
      await attack(NOBODY);
      const strangers = Array.from({ length: 5 }, () => openBrowser(server));
      for (const browser of strangers) {
        bodyOf(
          await browser.call(checkEligibility, { body: { ...eligibleAnswers, annualRevenue: 990_000, email: NOBODY } }),
        );
      }

      const applicant = openBrowser(server);
      bodyOf(await applicant.call(checkEligibility, { body: { ...eligibleAnswers, email: NOBODY } }));
      const { body } = await openLink(applicant, linkTokenIn(await newestMail(NOBODY)));
      expect(body).toMatchObject({ outcome: 'signedIn', session: { email: NOBODY } });
      const stored = await server.context.database.query.selectFrom('eligibility_answers').selectAll().execute();
      expect(stored).toEqual([expect.objectContaining({ annual_revenue: eligibleAnswers.annualRevenue })]);
    },
    TRIAL_TIMEOUT_MS,
  );

  it('suspends codes no longer than the attack counts', async () => {
    await attack(VICTIM);
    const victim = openBrowser(server);
    bodyOf(await askFor(victim, VICTIM));
    await mailsTo(VICTIM);
    server.clock.advance(LINK_LIFETIME_MS / SECOND_MS);
    const { problem } = await tryCode(victim, '123456');
    expect(problem.code).toBe('errorTooManyRequests');
    server.clock.advance(problem.retryAfterSeconds ?? 0);
    expect((await tryCode(victim, '123456')).problem.code).toBe('errorOtpExpired');
    bodyOf(await victim.call(resendVerification, { body: { language: 'en' } }));
    expect((await tryCode(victim, codeIn(await newestMail(VICTIM)))).body.outcome).toBe('signedIn');
  });
});
