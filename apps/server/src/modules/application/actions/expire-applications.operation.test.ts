import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  APPLICATION_EXPIRES_AFTER_DAYS,
  APPLICATION_EXPIRY_NOTICE_DAYS,
  DAY_MS,
  SECOND_MS,
} from '@portal/contract/constants';
import { getApplication, saveDraft } from '@portal/contract/operations/application';
import { prepare, reach, structureOf } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { logIn, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { expireLeftApplications } from './expire-applications.ts';

/** The evening of February 10 at the office in Vancouver, when it is February 11 in Toronto. */
const LATE = new Date('2026-02-11T05:30:00.000Z');
const NOTICE_AFTER_DAYS = APPLICATION_EXPIRES_AFTER_DAYS - APPLICATION_EXPIRY_NOTICE_DAYS;

describe.each(ordinaryDatabases())('expiry on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind, { start: LATE, environment: { OFFICE_PROVINCE: 'BC' } });
  });
  afterAll(() => server.close());

  const passDays = (days: number) => server.clock.advance((days * DAY_MS) / SECOND_MS);

  async function runTwice(): Promise<void> {
    await Promise.all([
      expireLeftApplications(server.context, new AbortController().signal),
      expireLeftApplications(server.context, new AbortController().signal),
    ]);
    await expireLeftApplications(server.context, new AbortController().signal);
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

  async function started(email: string): Promise<{ browser: TestBrowser; applicationId: string; version: number }> {
    const { browser } = await signUp(server, email);
    const applicationId = await prepare(browser);
    const { version } = await reach(server, browser, applicationId, 'businessFunding', structureOf(email));
    return { browser, applicationId, version };
  }

  test('notifies 14 days ahead and closes after 90 inactive days, once each', async () => {
    const email = 'left@example.com';
    const { applicationId } = await started(email);

    passDays(NOTICE_AFTER_DAYS - 1);
    await runTwice();
    expect(await eventsOf(applicationId)).toEqual(['created']);

    passDays(1);
    await runTwice();
    expect(await eventsOf(applicationId)).toEqual(['created', 'expiryNoticeSent']);
    const notice = await server.inbox.waitFor(email);
    expect(notice.text).toContain('Northshore Bakery');
    expect(notice.text).toMatch(/closed on May\s11,\s2026/u);

    passDays(APPLICATION_EXPIRY_NOTICE_DAYS - 1);
    await runTwice();
    expect(await eventsOf(applicationId)).toEqual(['created', 'expiryNoticeSent']);

    passDays(1);
    await runTwice();
    expect(await eventsOf(applicationId)).toEqual(['created', 'expiryNoticeSent', 'expired']);
    expect((await server.inbox.waitFor(email)).text).toContain('Northshore Bakery');

    const { browser } = await logIn(server, email);
    const closed = (await browser.call(getApplication, { params: { applicationId } })).body;
    expect(closed).toMatchObject({ status: 'closed', outcome: 'expired' });
  });

  test('any work on the application restarts the count', async () => {
    const email = 'back@example.com';
    const { applicationId, version } = await started(email);
    passDays(NOTICE_AFTER_DAYS);
    await runTwice();
    await server.inbox.waitFor(email);

    const { browser } = await logIn(server, email);
    const draft = await browser.call(saveDraft, {
      params: { applicationId, step: 'businessFunding' },
      body: { version, values: { requestAmount: '80' } },
    });
    expect(draft.status).toBe(200);
    passDays(APPLICATION_EXPIRY_NOTICE_DAYS);
    await runTwice();
    expect(await eventsOf(applicationId)).toEqual(['created', 'expiryNoticeSent']);
  });

  test('no application is closed without a notice 14 days ahead', async () => {
    const { applicationId } = await started('absent@example.com');
    passDays(APPLICATION_EXPIRES_AFTER_DAYS * 2);
    await runTwice();
    expect(await eventsOf(applicationId)).toEqual(['created', 'expiryNoticeSent']);
    passDays(APPLICATION_EXPIRY_NOTICE_DAYS);
    await runTwice();
    expect(await eventsOf(applicationId)).toEqual(['created', 'expiryNoticeSent', 'expired']);
  });
});
