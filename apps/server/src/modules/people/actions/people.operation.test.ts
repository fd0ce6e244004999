import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, SECOND_MS } from '@portal/contract/constants';
import { assignApplication, listKeys, staffGetApplication } from '@portal/contract/operations/staff';
import {
  changePerson,
  invitePerson,
  listColleagues,
  listPeople,
  removePerson,
  renewInvitation,
} from '@portal/contract/operations/staff/people';
import {
  finishPasskeySignIn,
  getSignInOptions,
  getStaffSession,
  startPasskeySignIn,
} from '@portal/contract/operations/staff/sign-in';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { runJob } from '../../../../test/run-job.ts';
import { submitAs } from '../../../../test/submitted-application.ts';
import { openBrowser, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { invitationIn, openConsole, openPerson, type SignedInPerson } from '../../../../test/test-people.ts';
import { buildApp } from '../../../app.ts';
import { inviteFirstAdministrator } from './people.ts';

const ADMIN_EMAIL = 'first@lender.example.ca';
const codeOf = ({ status, problem }: { status: number; problem: { code: string } }) => [status, problem.code];
const details = { name: 'Marc-Olivier Fiset', role: 'accountManager', language: 'fr' };

describe.each(ordinaryDatabases())('staff on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, {
      environment: { STAFF_ADMIN_EMAIL: ADMIN_EMAIL, RETENTION_SESSION_DAYS: '7', RETENTION_AUDIT_DAYS: '30' },
    });
  });
  afterAll(() => server.close());

  async function openProgram() {
    const program = openBrowser(server);
    program.accessToken = (await openStaffKey(server)).key;
    return program;
  }

  it('the first administrator is created once, invited until their first sign-in, and stays removed', async () => {
    const program = await openProgram();
    const firsts = async () =>
      (await program.call(listPeople)).body.people.filter(({ email }) => email === ADMIN_EMAIL);
    await Promise.all([inviteFirstAdministrator(server.context), inviteFirstAdministrator(server.context)]);
    const first = invitationIn(await server.inbox.waitFor(ADMIN_EMAIL));
    expect(await firsts()).toMatchObject([{ name: 'first', role: 'administrator', isInvited: true }]);

    server.clock.advance(DAY_MS / SECOND_MS);
    await inviteFirstAdministrator(server.context);
    expect(invitationIn(await server.inbox.waitFor(ADMIN_EMAIL))).not.toBe(first);

    const personId = (await firsts())[0]?.personId ?? '';
    await openPerson(server, 'administrator');
    expect((await program.call(removePerson, { params: { personId } })).status).toBe(200);
    await inviteFirstAdministrator(server.context);
    expect(await firsts()).toMatchObject([{ personId, removedAt: server.clock.now().toISOString() }]);
  });

  it('are invited, changed and listed by an administrator', async () => {
    const { browser } = await openPerson(server, 'administrator');
    const email = 'mo.fiset@lender.example.ca';
    const { personId } = (await browser.call(invitePerson, { body: { ...details, email } })).body;
    const twice = await browser.call(invitePerson, { body: { ...details, email: email.toUpperCase() } });
    expect([codeOf(twice), twice.problem.errors?.[0]?.path]).toEqual([[409, 'errorAlreadyExists'], 'email']);

    const changed = { name: 'Marc-Olivier Fiset-Roy', role: 'auditor', language: 'en' };
    expect((await browser.call(changePerson, { params: { personId }, body: changed })).body).toMatchObject(changed);
    const listed = (await browser.call(listPeople)).body.people;
    expect(listed.find((person) => person.personId === personId)).toMatchObject({ ...changed, email, isInvited: true });
    const present = listed.filter(({ removedAt }) => removedAt === null);
    const names = present.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'fr-CA')));
    expect(listed.slice(0, present.length)).toEqual(present);

    const colleagues = async () => (await browser.call(listColleagues)).body.colleagues.map((each) => each.personId);
    expect(await colleagues()).not.toContain(personId);
    await browser.call(changePerson, { params: { personId }, body: details });
    expect(await colleagues()).toContain(personId);
  });

  it('have a limit that other administrators set', async () => {
    const [one, other] = [await openPerson(server, 'administrator'), await openPerson(server, 'administrator')];
    const change = async ({ personId, name }: SignedInPerson, fundingLimit?: number | null) => {
      const body = { name, role: 'administrator', language: 'en', ...(fundingLimit !== undefined && { fundingLimit }) };
      return one.browser.call(changePerson, { params: { personId }, body });
    };
    expect((await change(other, 50_000)).body.fundingLimit).toBe(50_000);
    expect((await change(other)).body.fundingLimit).toBe(50_000);
    expect((await change(other, null)).body.fundingLimit).toBeNull();
    expect(codeOf(await change(one, 50_000))).toEqual([409, 'errorOwnAccount']);
    expect((await change(one)).status).toBe(200);
  });

  it('changed by two administrators at the same time: the second gets a conflict', async () => {
    const { browser, name } = await openPerson(server, 'administrator');
    const { personId } = await openPerson(server, 'accountManager');
    const personNow = async () =>
      (await browser.call(listPeople)).body.people.find((person) => person.personId === personId);
    const version = (await personNow())?.version;
    const bodies = ['One', 'Two'].map((own) => ({ ...details, name: own, version }));
    const answers = await Promise.all(bodies.map((body) => browser.call(changePerson, { params: { personId }, body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.problem;
    expect(refused).toMatchObject({ code: 'errorVersionConflict', version: (version ?? 0) + 1 });
    expect(await personNow()).toMatchObject({
      name: answers.find(({ status }) => status === 200)?.body.name,
      changedBy: name,
      changedAt: server.clock.now().toISOString(),
    });
  });

  it('have the permissions of their role, starting with their next call', async () => {
    const administrator = await openPerson(server, 'administrator');
    const { browser, personId } = await openPerson(server, 'accountManager');
    expect(codeOf(await browser.call(listKeys))).toEqual([403, 'errorForbidden']);
    const body = { ...details, role: 'auditor' };
    await administrator.browser.call(changePerson, { params: { personId }, body });
    expect((await browser.call(listKeys)).status).toBe(200);
    expect(codeOf(await browser.call(invitePerson, { body: { ...details, email: 'a@lender.example.ca' } }))).toEqual([
      403,
      'errorForbidden',
    ]);
  });

  it('who are removed lose access immediately, in every process', async () => {
    const administrator = await openPerson(server, 'administrator');
    const { browser, personId, email, passkey } = await openPerson(server, 'administrator');
    // Another process: its own app, context and caches over the same database.
    const elsewhere = { ...server, app: await buildApp({ ...server.context }) };
    const there = openConsole(elsewhere);
    there.cookies.set('staffSession', browser.cookies.get('staffSession') ?? '');
    expect([(await browser.call(listKeys)).status, (await there.call(listKeys)).status]).toEqual([200, 200]);

    const removed = await administrator.browser.call(removePerson, { params: { personId } });
    expect(removed.body).toMatchObject({ removedAt: server.clock.now().toISOString(), isInvited: false });
    expect(codeOf(await browser.call(listKeys))).toEqual([401, 'errorUnauthorized']);
    expect(codeOf(await there.call(listKeys))).toEqual([401, 'errorUnauthorized']);
    expect((await there.call(getStaffSession)).body).toEqual({ session: null });
    const mayLearn = async (from: TestBrowser) => (await from.call(getSignInOptions)).body.wasRemoved;
    expect([await mayLearn(there), await mayLearn(administrator.browser)]).toEqual([true, false]);
    expect(await mayLearn(openConsole(server))).toBe(false);

    const { options } = (await browser.call(startPasskeySignIn)).body;
    const back = await browser.call(finishPasskeySignIn, { body: { response: passkey.use(options) } });
    expect(codeOf(back)).toEqual([403, 'errorForbidden']);
    for (const operation of [changePerson, renewInvitation]) {
      const refused = await administrator.browser.call(operation, { params: { personId }, body: details });
      expect(codeOf(refused)).toEqual([404, 'errorNotFound']);
    }
    expect((await administrator.browser.call(removePerson, { params: { personId } })).body).toEqual(removed.body);
    const again = await administrator.browser.call(invitePerson, { body: { ...details, email } });
    expect(again.body.personId).not.toBe(personId);
    expect(await mayLearn(there)).toBe(false);
    await elsewhere.app.close();
  });

  it('always include an administrator, and cannot remove themselves', async () => {
    const alone = await openTestServer(kind);
    const { browser, personId } = await openPerson(alone, 'administrator');
    const params = { personId };
    const program = openBrowser(alone);
    program.accessToken = (await openStaffKey(alone)).key;
    expect(codeOf(await browser.call(removePerson, { params }))).toEqual([409, 'errorOwnAccount']);
    expect(codeOf(await program.call(removePerson, { params }))).toEqual([409, 'errorLastAdministrator']);
    expect(codeOf(await browser.call(changePerson, { params, body: details }))).toEqual([
      409,
      'errorLastAdministrator',
    ]);

    const other = await openPerson(alone, 'administrator');
    const bothWays = await Promise.all([
      browser.call(removePerson, { params: { personId: other.personId } }),
      other.browser.call(removePerson, { params }),
    ]);
    expect(bothWays.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = (await program.call(listPeople)).body.people.filter(({ removedAt }) => removedAt === null);
    expect(left).toHaveLength(1);
    await alone.close();
  });

  it('are named in the audit trail and in application events', async () => {
    const { browser, personId, name } = await openPerson(server, 'accountManager');
    const { applicationId } = await submitAs(server, 'Trail');
    const params = { applicationId };
    await browser.call(assignApplication, { params, body: { accountManager: null } });
    const { events } = (await browser.call(staffGetApplication, { params })).body;
    expect(events.findLast(({ kind: event }) => event === 'assigned')).toMatchObject({ by: { actor: 'staff', name } });

    const refused = await browser.call(listKeys);
    const { rows } = await sql<{ operation: string; row_id: string | null; status: number; key_id: string | null }>`
      select operation, row_id, status, key_id from audit_entry where person_id = ${personId} order by id`.execute(
      server.context.database.query,
    );
    expect(rows.map((row) => [row.operation, row.row_id, row.status, row.key_id])).toEqual([
      ['Staff_AcceptInvitation', null, 200, null],
      ['Staff_AssignApplication', applicationId, 200, null],
      ['Staff_GetApplication', applicationId, 200, null],
      ['Staff_ListKeys', null, refused.status, null],
    ]);
  });

  it('are stored as long as the audit trail names them, and their sessions for a week', async () => {
    const administrator = await openPerson(server, 'administrator');
    const { personId, browser } = await openPerson(server, 'accountManager');
    const count = async (table: string, column: string) => {
      const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`.execute(
        server.context.database.query,
      );
      return rows.length;
    };
    await browser.call(startPasskeySignIn);
    server.clock.advance((8 * DAY_MS) / SECOND_MS + 1);
    await runJob(server.context, 'forget-staff-sign-ins');
    expect([await count('staff_session', 'person_id'), await count('staff_invitation', 'person_id')]).toEqual([0, 0]);
    const pending = await server.context.database.query.selectFrom('staff_sign_in').selectAll().execute();
    expect(pending).toEqual([]);

    const program = await openProgram();
    expect((await program.call(removePerson, { params: { personId } })).status).toBe(200);
    server.clock.advance((30 * DAY_MS) / SECOND_MS - 1);
    await runJob(server.context, 'erase-past-retention');
    expect(await count('staff_person', 'id')).toBe(1);
    server.clock.advance(1);
    await runJob(server.context, 'erase-past-retention');
    expect([await count('staff_person', 'id'), await count('staff_passkey', 'person_id')]).toEqual([0, 0]);
    const people = (await program.call(listPeople)).body.people.map((person) => person.personId);
    expect(people).toContain(administrator.personId);
  });
});
