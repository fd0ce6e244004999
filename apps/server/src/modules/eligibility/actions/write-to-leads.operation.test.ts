import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { officeDay, officeTimeZones } from '@portal/contract/application/office-day';
import { sameDayOfMonth } from '@portal/contract/calendar';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@portal/contract/constants';
import { submitNotEligible } from '@portal/contract/operations/eligibility';
import { startApplication } from '@portal/contract/operations/application';
import { stopReminders } from '@portal/contract/operations/privacy';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { eligibleAnswers, openBrowser, signUp } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { WAIT } from '../../../../test/wait.ts';
import { findApplicants, listProgress } from '../../application/index.ts';
import { writeToLeads } from './write-to-leads.ts';

/** 1 p.m. in Toronto, when mails to leads are sent. */
const AFTERNOON = new Date('2026-02-10T18:00:00.000Z');
/** Hours from `AFTERNOON` to late evening in Vancouver, when it is already the next day in Toronto. */
const UNTIL_LATE_HOURS = 12;

describe.each(ordinaryDatabases())('leads whose business was too young, on %s', (kind) => {
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    server = await openTestServer(kind, { start: AFTERNOON, environment: { OFFICE_PROVINCE: 'BC' } });
  });
  afterAll(() => server.close());

  const passDays = (days: number) => server.clock.advance((days * DAY_MS) / SECOND_MS);

  async function runAll(): Promise<void> {
    const run = () => writeToLeads(server.context, { findApplicants, listProgress });
    await Promise.all([run(), run()]);
    await run();
  }

  async function leave(answers: object, email = `young${(people += 1)}@example.com`): Promise<string> {
    const body = { ...eligibleAnswers, timeInBusinessUnit: 'months', language: 'fr', ...answers, email };
    expect((await openBrowser(server).call(submitNotEligible, { body })).status).toBe(204);
    // Announcing it to webhooks locks the lead for a moment, and a run leaves locked ones to the next run.
    await vi.waitFor(async () => expect(await unannounced()).toEqual([]), WAIT);
    return email;
  }

  const unannounced = () =>
    server.context.database.query.selectFrom('lead').select('id').where('announced_at', 'is', null).execute();
  const leadsOf = (email: string) =>
    server.context.database.query
      .selectFrom('lead')
      .select(['id', 'write_on', 'written_at'])
      .where('email', '=', email)
      .orderBy('created_at')
      .execute();
  const mailsTo = (email: string) => server.inbox.mails.filter(({ to }) => to === email);

  test('get one mail on the day they qualify, in their language, and none before or after', async () => {
    const email = await leave({ timeInBusiness: 5 });
    expect(await leadsOf(email)).toMatchObject([{ write_on: '2026-03-10', written_at: null }]);
    passDays(27);
    await runAll();
    expect(await leadsOf(email)).toMatchObject([{ written_at: null }]);
    passDays(1);
    await runAll();
    const mail = await server.inbox.waitFor(email);
    expect(mail.language).toBe('fr');
    expect(mail.text).toContain('/marketing-qualification?lng=fr');
    const [written] = await leadsOf(email);
    passDays(1);
    await runAll();
    expect(await leadsOf(email)).toEqual([written]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('are emailed during the day, counted from the day at the office', async () => {
    server.clock.advance((UNTIL_LATE_HOURS * HOUR_MS) / SECOND_MS);
    const email = await leave({ timeInBusiness: 5 });
    const writeOn = sameDayOfMonth(officeDay(server.clock.now(), officeTimeZones.BC), 1);
    expect(await leadsOf(email)).toMatchObject([{ write_on: writeOn }]);
    passDays(31);
    await runAll();
    expect(await leadsOf(email)).toMatchObject([{ written_at: null }]);
    server.clock.advance(((24 - UNTIL_LATE_HOURS) * HOUR_MS) / SECOND_MS);
    await runAll();
    expect((await server.inbox.waitFor(email)).subject).toContain('admissible');
  });

  test('have no such day if age was given in years, or revenue is too low', async () => {
    const emails = [
      await leave({ timeInBusiness: 0, timeInBusinessUnit: 'years' }),
      await leave({ timeInBusiness: 5, annualRevenue: 1000 }),
    ];
    for (const email of emails) expect(await leadsOf(email)).toMatchObject([{ write_on: null }]);
  });

  test('are emailed only about their latest answers', async () => {
    const email = await leave({ timeInBusiness: 3 });
    passDays(1);
    await leave({ timeInBusiness: 4 }, email);
    const days = (await leadsOf(email)).map(({ write_on: day }) => day === null);
    expect(days).toEqual([true, false]);
  });

  test('get no mail once they have applied', async () => {
    const email = await leave({ timeInBusiness: 5 });
    passDays(1);
    const { browser } = await signUp(server, email);
    expect((await browser.call(startApplication, { body: { businessId: null } })).status).toBe(200);
    const before = mailsTo(email).length;
    passDays(31);
    await runAll();
    const sentinel = await leave({ timeInBusiness: 5 });
    passDays(31);
    await runAll();
    await server.inbox.waitFor(sentinel);
    expect(await leadsOf(email)).toMatchObject([{ write_on: null, written_at: null }]);
    expect(mailsTo(email)).toHaveLength(before);
  });

  test('unsubscribe with one click: their answers are erased, and their consent is withdrawn', async () => {
    const email = await leave({ timeInBusiness: 5 });
    passDays(31);
    await runAll();
    const { text } = await server.inbox.waitFor(email);
    const token = /\/stop-reminders\?lng=\w\w#token=(\S+)/u.exec(text)?.[1];
    for (const _ of [1, 2])
      expect((await openBrowser(server).call(stopReminders, { body: { token } })).status).toBe(204);
    expect(await leadsOf(email)).toEqual([]);
    const consent = await server.context.database.query
      .selectFrom('consent')
      .select('withdrawn_at')
      .where('email_folded', '=', email)
      .where('kind', '=', 'contactAfterNotEligible')
      .executeTakeFirstOrThrow();
    expect(consent.withdrawn_at).toEqual(server.context.clock.now());
  });
});
