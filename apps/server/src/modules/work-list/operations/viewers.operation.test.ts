import { SECOND_MS, VIEWING_LASTS_MS } from '@portal/contract/constants';
import { staffGetApplication } from '@portal/contract/operations/staff';
import { removePerson } from '@portal/contract/operations/staff/people';
import { signOut } from '@portal/contract/operations/staff/sign-in';
import { endViewing, keepViewing } from '@portal/contract/operations/staff/viewers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { submitAs } from '../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { openPerson } from '../../../../test/test-people.ts';
import { subscribeToChanges } from '../actions/subscribe-to-changes.ts';

describe.each(ordinaryDatabases())('viewers of an application on %s', (kind) => {
  let server: TestServer;
  let program: TestBrowser;
  let params: { applicationId: string };
  beforeAll(async () => {
    server = await openTestServer(kind);
    program = openBrowser(server);
    program.accessToken = (await openStaffKey(server)).key;
    params = { applicationId: (await submitAs(server, 'Viewed')).applicationId };
  });
  afterAll(() => server.close());

  const seenBy = async (browser: TestBrowser) => bodyOf(await browser.call(keepViewing, { params })).viewers;
  const noViewers: unknown[] = [];

  it('are visible to colleagues and programs, each person once, until they close it, sign out or are removed', async () => {
    const [anne, marc] = [await openPerson(server, 'accountManager'), await openPerson(server, 'auditor')];
    expect(await seenBy(anne.browser)).toEqual(noViewers);
    const first = { personId: anne.personId, name: anne.name };
    const second = { personId: marc.personId, name: marc.name };
    expect(await seenBy(marc.browser)).toEqual([first]);
    expect(await seenBy(anne.browser)).toEqual([second]);
    expect(await seenBy(program)).toEqual([first, second]);
    expect(await seenBy(anne.browser)).toEqual([second]);

    await marc.browser.call(endViewing, { params });
    expect(await seenBy(anne.browser)).toEqual(noViewers);
    await seenBy(marc.browser);
    await marc.browser.call(signOut);
    expect(await seenBy(anne.browser)).toEqual(noViewers);

    await program.call(removePerson, { params: { personId: anne.personId } });
    expect(await seenBy(program)).toEqual(noViewers);
  });

  it('expire without a heartbeat', async () => {
    const [anne, marc] = [await openPerson(server, 'accountManager'), await openPerson(server, 'accountManager')];
    await seenBy(marc.browser);
    server.clock.advance(VIEWING_LASTS_MS / SECOND_MS - 1);
    expect(await seenBy(anne.browser)).toEqual([{ personId: marc.personId, name: marc.name }]);
    server.clock.advance(1);
    expect(await seenBy(anne.browser)).toEqual(noViewers);
    server.clock.advance(VIEWING_LASTS_MS / SECOND_MS - 1);
    await seenBy(anne.browser);
    server.clock.advance(VIEWING_LASTS_MS / SECOND_MS - 1);
    expect(await seenBy(program)).toEqual([{ personId: anne.personId, name: anne.name }]);
    await anne.browser.call(endViewing, { params });
  });

  it('are announced to subscribers when one arrives, leaves or has expired, but not on each heartbeat', async () => {
    const [anne, marc] = [await openPerson(server, 'accountManager'), await openPerson(server, 'accountManager')];
    const end = new AbortController();
    const watched = subscribeToChanges(server.context, end.signal);
    expect((await watched.next()).value).toEqual({ applicationIds: null, viewersOf: [], leadIds: [] });
    const sent = { applicationIds: [], viewersOf: [params.applicationId], leadIds: [] };
    const next = watched.next();
    await seenBy(anne.browser);
    expect((await next).value).toEqual(sent);

    await seenBy(anne.browser);
    await anne.browser.call(endViewing, { params });
    expect((await watched.next()).value).toEqual(sent);
    await seenBy(marc.browser);
    expect((await watched.next()).value).toEqual(sent);
    server.clock.advance(VIEWING_LASTS_MS / SECOND_MS);
    await seenBy(program);
    expect((await watched.next()).value).toEqual(sent);

    // Nothing else was sent: the next message is this change.
    await server.context.database.executeSql("select pg_notify('application_changed', 'the end')");
    expect((await watched.next()).value).toEqual({ applicationIds: ['the end'], viewersOf: [], leadIds: [] });
    end.abort();
  });

  it('appear in the audit trail only through reading the application, and do not count as activity', async () => {
    const { browser, personId } = await openPerson(server, 'accountManager');
    const { query } = server.context.database;
    const activeAt = () =>
      query.selectFrom('staff_session').select('last_active_at').where('person_id', '=', personId).executeTakeFirst();
    const before = await activeAt();
    server.clock.advance(120);
    await seenBy(browser);
    await browser.call(endViewing, { params });
    expect(await activeAt()).toEqual(before);
    await browser.call(staffGetApplication, { params });
    const entries = query.selectFrom('audit_entry').select('operation').where('person_id', '=', personId);
    expect((await entries.execute()).map(({ operation }) => operation)).toEqual([
      'Staff_AcceptInvitation',
      'Staff_GetApplication',
    ]);
  });

  it('do not exist for an unknown application', async () => {
    const invented = { applicationId: crypto.randomUUID() };
    expect((await program.call(keepViewing, { params: invented })).status).toBe(404);
  });
});
