import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestInformation } from '@portal/contract/operations/staff';
import { addLeadNote } from '@portal/contract/operations/staff/leads';
import { addNote } from '@portal/contract/operations/staff/notes';
import { prepare, reach, structureOf, submit } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { bodyOf, openBrowser, signUp, submitLead, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';

const all = { applicationIds: null, viewersOf: [], leadIds: [] };

describe.each(ordinaryDatabases())('changes of applications on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  async function atReview(email: string) {
    const { browser } = await signUp(server, email);
    const structure = structureOf(`Business of ${email} inc.`);
    return { browser, ...(await reach(server, browser, await prepare(browser), 'review', structure)) };
  }

  async function watchSubmitted(email: string) {
    const { browser, applicationId, version } = await atReview(email);
    await submit(browser, { applicationId, version });
    const end = new AbortController();
    const first = subscribeToChanges(server.context, end.signal);
    expect((await first.next()).value).toEqual(all);
    return { applicationId, first, end };
  }

  it('are sent to every viewer', async () => {
    const end = new AbortController();
    const watched = subscribeToChanges(server.context, end.signal);
    const other = subscribeToChanges(server.context, end.signal);
    expect([(await watched.next()).value, (await other.next()).value]).toEqual([all, all]);

    const { browser, applicationId, version } = await atReview('watched@example.ca');
    await submit(browser, { applicationId, version });
    const untilSent = async (stream: ReturnType<typeof subscribeToChanges>) => {
      for (;;) {
        const { value, done } = await stream.next();
        if (done || value?.applicationIds?.includes(applicationId)) return value;
      }
    };
    const sent = { applicationIds: [applicationId], viewersOf: [], leadIds: [] };
    expect(await untilSent(watched)).toEqual(sent);
    expect(await untilSent(other)).toEqual(sent);

    const body = { dueDay: null, items: [{ kind: 'sin' }] };
    const next = untilSent(watched);
    bodyOf(await staff.call(requestInformation, { params: { applicationId }, body }));
    expect(await next).toEqual(sent);
    end.abort();
    expect((await watched.next()).done).toBe(true);
  });

  it('start with a full reload, then send ids, including those changed while subscribing', async () => {
    const { applicationId, first, end } = await watchSubmitted('at-once@example.ca');
    // The process already listens, so the second stream's first message is not a change.
    const second = subscribeToChanges(server.context, end.signal);
    const [begins] = await Promise.all([
      second.next(),
      staff.call(addNote, { params: { applicationId }, body: { text: 'Call after 3 p.m.' } }).then(bodyOf),
    ]);
    expect(begins.value).toEqual(all);
    expect((await second.next()).value).toEqual({ applicationIds: [applicationId], viewersOf: [], leadIds: [] });
    end.abort();
    await Promise.all([first.next(), second.next()]);
  });

  it('start with the changes since a given time, as far as they are known', async () => {
    const { applicationId, first, end } = await watchSubmitted('a-moment-ago@example.ca');
    const begins = async (since: Date) => {
      const stream = subscribeToChanges(server.context, end.signal, since);
      const { value } = await stream.next();
      await stream.return();
      return value;
    };
    expect(await begins(new Date('2020-01-01T00:00:00.000Z'))).toEqual(all);
    server.clock.advance(60);
    const readAt = server.clock.now();
    server.clock.advance(10);
    bodyOf(await staff.call(addNote, { params: { applicationId }, body: { text: 'Call after 3 p.m.' } }));
    const sent = { applicationIds: [applicationId], viewersOf: [], leadIds: [] };
    expect((await first.next()).value).toEqual(sent);
    expect(await begins(readAt)).toEqual(sent);
    server.clock.advance(10);
    expect(await begins(readAt)).toEqual(sent);
    expect(await begins(server.clock.now())).toEqual({ applicationIds: [], viewersOf: [], leadIds: [] });
    end.abort();
    await first.next();
  });

  it('include notes, leads and, once submitted, files', async () => {
    const [draft, complete] = [await atReview('draft@example.ca'), await atReview('sent@example.ca')];
    const params = { applicationId: complete.applicationId };
    const { query } = server.context.database;
    const at = server.clock.now();
    const submitted = { status: 'underReview', submitted_at: at } as const;
    await query.updateTable('application').set(submitted).where('id', '=', params.applicationId).execute();
    const end = new AbortController();
    const watched = subscribeToChanges(server.context, end.signal);
    expect((await watched.next()).value).toEqual(all);
    const change = { applicationIds: [params.applicationId], viewersOf: [], leadIds: [] };

    for (const { applicationId } of [draft, complete]) {
      const files = query.updateTable('statement_file').where('application_id', '=', applicationId);
      await files.set({ removed_at: at }).execute();
    }
    expect((await watched.next()).value).toEqual(change);
    bodyOf(await staff.call(addNote, { params, body: { text: 'Call after 3 p.m.' } }));
    expect((await watched.next()).value).toEqual(change);
    await submitLead(server, 'lead@example.ca');
    const { id: leadId } = await query.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    const ofLead = { applicationIds: [], viewersOf: [], leadIds: [leadId] };
    expect((await watched.next()).value).toEqual(ofLead);
    bodyOf(await staff.call(addLeadNote, { params: { leadId }, body: { text: 'Call in May.' } }));
    expect((await watched.next()).value).toEqual(ofLead);
    end.abort();
    expect((await watched.next()).done).toBe(true);
  });
});
