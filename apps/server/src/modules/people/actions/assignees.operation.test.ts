import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listApplications } from '@portal/contract/operations/application';
import { assignApplication, closeApplication, staffGetApplication } from '@portal/contract/operations/staff';
import { changePerson, listPeople, removePerson } from '@portal/contract/operations/staff/people';
import { countViews } from '@portal/contract/operations/staff/work-list';
import { prepare, reach } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { submitAs } from '../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { openPerson, type SignedInPerson } from '../../../../test/test-people.ts';
import { WAIT } from '../../../../test/wait.ts';
import { mailStaff } from '../../notification/index.ts';

const EVERYBODY = 'everybody@lender.example.ca';
const ROUNDS = process.env.TEST_FULL ? 50 : 5;

describe.each(ordinaryDatabases())('application assignees on %s', (kind) => {
  let server: TestServer;
  let administrator: SignedInPerson;
  let program: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { STAFF_EMAIL: EVERYBODY } });
    program = openBrowser(server);
    program.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  const giveTo = (applicationId: string, { name, email }: Pick<SignedInPerson, 'name' | 'email'>, isOutside?: true) =>
    program.call(assignApplication, {
      params: { applicationId },
      body: { accountManager: { name, email }, ...(isOutside && { isOutside }) },
    });
  const detailsOf = async (applicationId: string) =>
    bodyOf(await program.call(staffGetApplication, { params: { applicationId } }));
  const listedPerson = async (personId: string) =>
    bodyOf(await program.call(listPeople)).people.find((person) => person.personId === personId);

  async function withSomebody(person: SignedInPerson) {
    const submitted = await submitAs(server, 'Handed');
    const closed = await submitAs(server, 'Over');
    const { browser } = await signUp(server, `unfinished-${person.personId}@example.ca`);
    const unfinished = await reach(server, browser, await prepare(browser), 'businessFunding');
    for (const { applicationId } of [submitted, closed, unfinished]) bodyOf(await giveTo(applicationId, person));
    const params = { applicationId: closed.applicationId };
    bodyOf(await program.call(closeApplication, { params, body: { outcome: 'funded' } }));
    return { submitted, closed, unfinished };
  }

  const staffMailsAbout = async (applicationId: string): Promise<string[]> => {
    const before = server.inbox.mails.length;
    const about = { reference: 'F-0000-0000', operatingName: null };
    await server.context.database.transaction((tx) =>
      mailStaff(tx, server.context, { applicationId }, { template: 'informationProvidedStaff', ...about }),
    );
    return vi.waitFor(() => {
      const mails = server.inbox.mails.slice(before).filter(({ text }) => text.includes('F-0000-0000'));
      if (mails.length === 0) throw new Error('The mail has not arrived');
      return mails.map(({ to }) => to);
    }, WAIT);
  };

  it('before the console has users, an application can be assigned to any address', async () => {
    const { applicationId } = await submitAs(server, 'Early');
    const luc = { name: 'Luc', email: 'luc@lender.example.ca' };
    expect(bodyOf(await giveTo(applicationId, luc)).accountManager).toEqual(luc);
    administrator = await openPerson(server, 'administrator');
  });

  it('after that, only to a colleague under their own name, and a typo is refused at its field', async () => {
    const { name, email } = await openPerson(server, 'accountManager');
    const auditor = await openPerson(server, 'auditor');
    const { applicationId } = await submitAs(server, 'Typed');
    const given = await giveTo(applicationId, { name: 'Somebody', email: email.toUpperCase() });
    expect(bodyOf(given).accountManager).toEqual({ name, email });

    for (const refused of [`x${email}`, auditor.email]) {
      const { status, problem } = await giveTo(applicationId, { name: 'Somebody', email: refused });
      expect([status, problem.errors]).toEqual([
        422,
        [{ path: 'accountManager.email', key: 'validation.staff.accountManager' }],
      ]);
    }
    expect((await detailsOf(applicationId)).accountManager).toEqual({ name, email });

    const broker = { name: 'A Broker', email: 'broker@elsewhere.example.ca' };
    expect(bodyOf(await giveTo(applicationId, broker, true)).accountManager).toEqual(broker);
    expect((await giveTo(applicationId, auditor, true)).status).toBe(422);
  });

  it('removing a person unassigns their open applications: listed, hidden from customers, mailed to the team', async () => {
    const person = await openPerson(server, 'accountManager');
    const { submitted, closed, unfinished } = await withSomebody(person);
    const named = async () => bodyOf(await submitted.browser.call(listApplications)).applications[0]?.accountManager;
    expect([(await listedPerson(person.personId))?.openApplications, await named()]).toEqual([2, person.name]);
    const before = await detailsOf(submitted.applicationId);
    const ofUnfinished = await detailsOf(unfinished.applicationId);
    const { unassigned } = bodyOf(await program.call(countViews));
    expect(await staffMailsAbout(submitted.applicationId)).toEqual([person.email]);

    const removed = await administrator.browser.call(removePerson, { params: { personId: person.personId } });
    expect(bodyOf(removed)).toMatchObject({ openApplications: 0, changedBy: administrator.name });
    const after = await detailsOf(submitted.applicationId);
    expect([after.accountManager, after.application.version]).toEqual([null, before.application.version + 1]);
    const by = { actor: 'staff', name: administrator.name };
    expect(after.events.at(-1)).toMatchObject({ kind: 'assigned', assignedTo: null, by });
    const ofUnfinishedAfter = await detailsOf(unfinished.applicationId);
    expect([ofUnfinishedAfter.accountManager, ofUnfinishedAfter.application.version]).toEqual([
      null,
      ofUnfinished.application.version,
    ]);
    expect((await detailsOf(closed.applicationId)).accountManager?.email).toBe(person.email);
    expect(bodyOf(await program.call(countViews)).unassigned).toBe((unassigned ?? 0) + 1);
    expect(await named()).toBeNull();
    expect(await staffMailsAbout(submitted.applicationId)).toEqual([EVERYBODY]);
    expect(await staffMailsAbout(closed.applicationId)).toEqual([EVERYBODY]);
    expect((await giveTo(submitted.applicationId, person, true)).status).toBe(422);
  });

  it('removing a person can reassign them to a colleague, who gets one mail with the count', async () => {
    const person = await openPerson(server, 'accountManager');
    const successor = await openPerson(server, 'accountManager', { language: 'fr' });
    const { submitted, unfinished } = await withSomebody(person);
    const query = { successorId: successor.personId };
    bodyOf(await administrator.browser.call(removePerson, { params: { personId: person.personId }, query }));
    for (const { applicationId } of [submitted, unfinished])
      expect((await detailsOf(applicationId)).accountManager).toEqual({ name: successor.name, email: successor.email });
    expect((await listedPerson(successor.personId))?.openApplications).toBe(2);
    const ofSuccessor = () =>
      server.inbox.mails.filter(({ to, subject }) => to === successor.email && subject.startsWith('Pour vous'));
    await vi.waitFor(() => expect(ofSuccessor()).toHaveLength(1), WAIT);
    const [mail] = ofSuccessor();
    expect(mail?.subject).toMatch(/^Pour vous\u00A0: .+, F-[\w-]+ et 1 autre$/u);
    expect(mail?.text).toContain(person.name);
    expect(mail?.text).toContain('http://localhost:3000/staff?view=mine');
  });

  it('demoting a person to read-only reassigns their applications as well', async () => {
    const person = await openPerson(server, 'accountManager');
    const { submitted } = await withSomebody(person);
    const params = { personId: person.personId };
    const details = { name: person.name, language: 'en' };
    bodyOf(await administrator.browser.call(changePerson, { params, body: { ...details, role: 'administrator' } }));
    expect((await detailsOf(submitted.applicationId)).accountManager?.email).toBe(person.email);
    const body = { ...details, role: 'auditor', successorId: administrator.personId };
    bodyOf(await administrator.browser.call(changePerson, { params, body }));
    expect((await detailsOf(submitted.applicationId)).accountManager?.email).toBe(administrator.email);
    expect(await staffMailsAbout(submitted.applicationId)).toEqual([administrator.email]);
    expect(
      server.inbox.mails.filter(({ to, subject }) => to === administrator.email && /given/u.test(subject)),
    ).toEqual([]);
  });

  it('a successor is another person who works on applications, or nothing changes', async () => {
    const person = await openPerson(server, 'accountManager');
    const { submitted } = await withSomebody(person);
    const params = { personId: person.personId };
    const auditor = await openPerson(server, 'auditor');
    for (const successorId of [person.personId, auditor.personId, crypto.randomUUID()]) {
      const refused = await administrator.browser.call(removePerson, { params, query: { successorId } });
      expect([refused.status, refused.problem.errors]).toEqual([
        422,
        [{ path: 'successorId', key: 'validation.staff.accountManager' }],
      ]);
    }
    expect((await listedPerson(person.personId))?.removedAt).toBeNull();
    expect((await detailsOf(submitted.applicationId)).accountManager?.email).toBe(person.email);
  });

  it(`assigning to a person during their removal, ${String(ROUNDS)} times: no application stays with them`, async () => {
    const { applicationId } = await submitAs(server, 'Race');
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await openPerson(server, 'accountManager');
      const params = { personId: person.personId };
      const [given, removed] = await Promise.all([
        giveTo(applicationId, person),
        administrator.browser.call(removePerson, { params }),
      ]);
      expect([200, 422]).toContain(given.status);
      expect(removed.status).toBe(200);
      expect((await detailsOf(applicationId)).accountManager).toBeNull();
    }
  });
});
