import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  APPLICATION_EXPIRES_AFTER_DAYS,
  APPLICATION_EXPIRY_NOTICE_DAYS,
  DAY_MS,
  HOUR_MS,
  SECOND_MS,
} from '@portal/contract/constants';
import { officeDay, officeTimeZones } from '@portal/contract/application/office-day';
import type { ApplicationStep } from '@portal/contract/application/steps';
import { getApplication, saveDraft, withdrawApplication } from '@portal/contract/operations/application';
import { setReminders } from '@portal/contract/operations/privacy';
import { formatDay } from '@portal/locales/format/day';
import { prepare, reach, structureOf, submit } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { logIn, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import type { Context } from '../../../kernel/context.ts';
import { runJob } from '../../../../test/run-job.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { remindCustomers } from './remind-customers.ts';
import { WAIT } from '../../../../test/wait.ts';

/** 1 p.m. in Toronto, when reminders are sent. */
const AFTERNOON = new Date('2026-02-10T18:00:00.000Z');
/** Hours from `AFTERNOON` to late evening in Vancouver, when it is already the next day in Toronto. */
const UNTIL_LATE_HOURS = 11;

describe.each(ordinaryDatabases())('reminders on %s', (kind) => {
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    server = await openTestServer(kind, { start: AFTERNOON, environment: { OFFICE_PROVINCE: 'BC' } });
  });
  afterAll(() => server.close());

  const passDays = (days: number) => server.clock.advance((days * DAY_MS) / SECOND_MS);
  const passHours = (hours: number) => server.clock.advance((hours * HOUR_MS) / SECOND_MS);

  async function runAll(): Promise<void> {
    await Promise.all(Array.from({ length: 2 }, () => remindCustomers(server.context)));
    await remindCustomers(server.context);
  }

  async function left({ step = 'revenue', language = 'en' }: { step?: ApplicationStep; language?: 'en' | 'fr' } = {}) {
    people += 1;
    const email = `left${people}@example.com`;
    const { browser, customerId } = await signUp(server, email, { language });
    const applicationId = await prepare(browser);
    const application = await reach(server, browser, applicationId, step, structureOf(email));
    return { email, browser, customerId, applicationId, application };
  }

  async function eventsOf(applicationId: string): Promise<string[]> {
    const events = await server.context.database.query
      .selectFrom('application_event')
      .select('kind')
      .where('application_id', '=', applicationId)
      .orderBy('id')
      .execute();
    return events.map((event) => event.kind);
  }

  const remindersOf = async (applicationId: string) =>
    (await eventsOf(applicationId)).filter((event) => event === 'reminderSent').length;

  test('go out after one, three and ten days, once each, and never again', async () => {
    const { email, applicationId } = await left();
    const sent: number[] = [];
    const mails: Mail[] = [];
    for (let day = 1; day <= 14; day += 1) {
      passDays(1);
      await runAll();
      sent.push(await remindersOf(applicationId));
      if (sent.at(-1) !== sent.at(-2)) mails.push(await server.inbox.waitFor(email));
    }
    expect(sent).toEqual([1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);

    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
    expect(mails.map(({ text }) => text.includes('our last reminder'))).toEqual([false, false, true]);
  });

  test('name the step where the application stopped and what is left, and link to that step', async () => {
    passHours(UNTIL_LATE_HOURS);
    const closesAt = new Date(server.clock.now().getTime() + APPLICATION_EXPIRES_AFTER_DAYS * DAY_MS);
    const closesOn = formatDay(officeDay(closesAt, officeTimeZones.BC), 'fr');
    const { email, applicationId, customerId } = await left({ language: 'fr' });
    passHours(2 * 24 - UNTIL_LATE_HOURS);
    await runAll();
    const mail = await server.inbox.waitFor(email);
    expect(mail.language).toBe('fr');
    expect(mail.subject).toMatch(/il reste 2 étapes$/u);
    expect(mail.text).toContain(`jusqu’au ${closesOn}`);
    expect(mail.text).toContain('1. Vérification du chiffre d’affaires\n2. Vérifiez et envoyez votre demande');
    expect(mail.text).toContain(`/login?lng=fr#to=/application-value-proposition&application=${applicationId}`);
    expect(mail.text).toContain(`/stop-reminders?lng=fr#token=customer.${customerId}.`);
    expect(mail.oneClickStop).toContain(`/api/reminders/one-click/customer.${customerId}.`);
  });

  test('count days from the last activity, but never restart their sequence', async () => {
    const { email, applicationId } = await left({ step: 'businessFunding' });
    passDays(1);
    await runAll();
    await server.inbox.waitFor(email);
    for (const _ of [1, 2]) {
      await typeSomething((await logIn(server, email)).browser, applicationId);
      passDays(2);
      await runAll();
      expect(await remindersOf(applicationId)).toBe(1);
    }
    passDays(1);
    await runAll();
    expect(await remindersOf(applicationId)).toBe(2);
    await server.inbox.waitFor(email);

    await typeSomething((await logIn(server, email)).browser, applicationId);
    passDays(10);
    await runAll();
    expect(await remindersOf(applicationId)).toBe(3);
    await server.inbox.waitFor(email);
    await typeSomething((await logIn(server, email)).browser, applicationId);
    passDays(10);
    await runAll();
    expect(await remindersOf(applicationId)).toBe(3);
  });

  async function typeSomething(browser: TestBrowser, applicationId: string): Promise<void> {
    const { version } = (await browser.call(getApplication, { params: { applicationId } })).body;
    const params = { applicationId, step: 'businessFunding' };
    const saved = await browser.call(saveDraft, { params, body: { version, values: { requestAmount: '80' } } });
    expect(saved.status).toBe(200);
  }

  test('wait until daytime', async () => {
    const { applicationId } = await left();
    passHours(24 + 6);
    await runAll();
    expect(await remindersOf(applicationId)).toBe(0);
    passHours(15);
    await runAll();
    expect(await remindersOf(applicationId)).toBe(0);
    passHours(4);
    await runAll();
    expect(await remindersOf(applicationId)).toBe(1);
  });

  test('stay spaced out after downtime, and are skipped when too late', async () => {
    const [late, tooLate] = [await left(), await left()];
    passDays(8);
    await runAll();
    passDays(1);
    await runAll();
    expect(await remindersOf(late.applicationId)).toBe(1);
    passDays(1);
    await runAll();
    expect(await remindersOf(late.applicationId)).toBe(2);

    const { context } = server;
    const before = new Date(context.clock.now().getTime() - 30 * DAY_MS);
    await context.database.query
      .updateTable('application')
      .set({ created_at: before, updated_at: before, reminders_sent: 0, reminded_at: null })
      .where('id', '=', tooLate.applicationId)
      .execute();
    const sofar = await remindersOf(tooLate.applicationId);
    await runAll();
    expect(await remindersOf(tooLate.applicationId)).toBe(sofar);
  });

  test('are not sent for applications that were submitted, withdrawn or closed, or are about to expire', async () => {
    const submitted = await left({ step: 'review' });
    await submit(submitted.browser, submitted.application);
    const withdrawn = await left();
    await withdrawn.browser.call(withdrawApplication, { params: { applicationId: withdrawn.applicationId } });
    const [notified, closed] = [await left(), await left()];
    const { query } = server.context.database;
    const at = server.context.clock.now();
    const change = (id: string, values: object) =>
      query.updateTable('application').set(values).where('id', '=', id).execute();
    await change(notified.applicationId, { expiry_notice_at: at });
    await change(closed.applicationId, { status: 'closed', outcome: 'declined', closed_at: at });
    passDays(1);
    await runAll();
    for (const { applicationId } of [submitted, withdrawn, notified, closed])
      expect(await remindersOf(applicationId)).toBe(0);
  });

  test('skip an expired application', async () => {
    const { applicationId } = await left();
    const { context } = server;
    passDays(APPLICATION_EXPIRES_AFTER_DAYS - APPLICATION_EXPIRY_NOTICE_DAYS);
    await context.database.query
      .updateTable('application')
      .set({ status: 'closed', outcome: 'expired', closed_at: context.clock.now() })
      .where('id', '=', applicationId)
      .execute();
    await runAll();
    expect(await remindersOf(applicationId)).toBe(0);
  });

  test('stop when the customer opts out, and start again when they opt in', async () => {
    const { browser, applicationId } = await left();
    const preference = (wanted: boolean, by = browser) => by.call(setReminders, { body: { wanted } });
    expect((await preference(false)).body.remindersWanted).toBe(false);
    passDays(1);
    await runAll();
    expect(await remindersOf(applicationId)).toBe(0);
    const { email } = await ownerOf(applicationId);
    expect((await preference(true, (await logIn(server, email)).browser)).body.remindersWanted).toBe(true);
    await runAll();
    expect(await remindersOf(applicationId)).toBe(1);
  });

  async function ownerOf(applicationId: string): Promise<{ email: string }> {
    return server.context.database.query
      .selectFrom('application')
      .innerJoin('customer', 'customer.id', 'application.customer_id')
      .select('customer.email')
      .where('application.id', '=', applicationId)
      .executeTakeFirstOrThrow();
  }

  test('are never sent after a concurrent submission', async () => {
    const everyone: Awaited<ReturnType<typeof left>>[] = [];
    for (let index = 0; index < 3; index += 1) everyone.push(await left({ step: 'review' }));
    passDays(1);
    const signedIn: TestBrowser[] = [];
    for (const person of everyone) signedIn.push((await logIn(server, person.email)).browser);
    await Promise.all([
      ...everyone.map(({ application }, index) => submit(signedIn[index]!, application)),
      runAll(),
      runAll(),
    ]);
    for (const { applicationId } of everyone) {
      const events = await eventsOf(applicationId);
      expect(events).toContain('submitted');
      expect(events.slice(events.indexOf('submitted'))).not.toContain('reminderSent');
    }
  });

  test('are checked again when sent, after any work in progress', async () => {
    const { applicationId, application, browser, email } = await left({ step: 'review' });
    const { context } = server;
    await context.database.query
      .updateTable('application')
      .set({ reminded_at: context.clock.now() })
      .where('id', '=', applicationId)
      .execute();
    const sent: Mail[] = [];
    const send = (messageId: string) => sendReminder(context, { applicationId, messageId, to: email, sent });

    await send('first');
    expect(sent).toHaveLength(1);
    await submit(browser, application);
    await send('second');
    expect(sent).toHaveLength(1);
  });

  test('wait for a change to the application that is in progress', async () => {
    const { applicationId, email } = await left();
    const { context } = server;
    await context.database.query
      .updateTable('application')
      .set({ reminded_at: context.clock.now() })
      .where('id', '=', applicationId)
      .execute();
    const sent: Mail[] = [];
    const isLocked = Promise.withResolvers<undefined>();
    const change = context.database.transaction(async (tx) => {
      await tx
        .updateTable('application')
        .set({ status: 'closed', outcome: 'withdrawn', closed_at: context.clock.now() })
        .where('id', '=', applicationId)
        .execute();
      isLocked.resolve(undefined);
      // The embedded database has one connection, so the second caller waits for the whole transaction.
      if (kind === 'postgres') await vi.waitFor(async () => expect(await countWaiting(tx)).toBeGreaterThan(0), WAIT);
    });
    await isLocked.promise;
    const sending = sendReminder(context, { applicationId, messageId: 'meanwhile', to: email, sent });
    await change;
    await sending;
    expect(sent).toEqual([]);
  });
});

async function countWaiting(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_locks where not granted`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function sendReminder(
  context: Context,
  { applicationId, messageId, to, sent }: { applicationId: string; messageId: string; to: string; sent: Mail[] },
): Promise<void> {
  const mailer = {
    send: (mail: Mail) => {
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  const mail = {
    template: 'applicationReminder',
    to,
    language: 'en',
    applicationId,
    operatingName: null,
    stepsLeft: ['review'],
    statementMonths: 6,
    closesOn: '2026-05-11',
    isLast: false,
    resumeLink: 'https://portal.example/login',
    stop: { page: 'https://portal.example/stop-reminders', oneClick: 'https://portal.example/api' },
  };
  await runJob({ ...context, mailer }, 'send-mail', { messageId: `${applicationId}-${messageId}`, mail });
}

describe.each(ordinaryDatabases())('with reminders off on %s', (kind) => {
  test('REMINDER_DAYS=off sends none', async () => {
    const server = await openTestServer(kind, { start: AFTERNOON, environment: { REMINDER_DAYS: 'off' } });
    try {
      const { browser } = await signUp(server, 'quiet@example.com');
      const applicationId = await prepare(browser);
      server.clock.advance((10 * DAY_MS) / SECOND_MS);
      await remindCustomers(server.context);
      const { reminders_sent: sent } = await server.context.database.query
        .selectFrom('application')
        .select('reminders_sent')
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow();
      expect(sent).toBe(0);
    } finally {
      await server.close();
    }
  });
});
