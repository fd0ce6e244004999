import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { consentTextVersions } from '@portal/contract/consent';
import { startApplication } from '@portal/contract/operations/application';
import { submitNotEligible } from '@portal/contract/operations/eligibility';
import {
  answerPrivacyRequest,
  closeApplication,
  getLead,
  importContacts,
  listContacts,
  listLeads,
  mergeContacts,
} from '@portal/contract/operations/staff';
import { addLeadNote, assignLead, logLeadContact } from '@portal/contract/operations/staff/leads';
import { listPeople, removePerson } from '@portal/contract/operations/staff/people';
import { createRequest } from '@portal/contract/operations/privacy';
import { DAY_MS, SECOND_MS } from '@portal/contract/constants';
import type { Lead } from '@portal/contract/staff/leads';
import { prepare, reach, structureOf, submit } from '../../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { runJob } from '../../../../../test/run-job.ts';
import {
  bodyOf,
  eligibleAnswers,
  logIn,
  openBrowser,
  signUp,
  type TestBrowser,
} from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import { openPerson, type SignedInPerson } from '../../../../../test/test-people.ts';
import { WAIT } from '../../../../../test/wait.ts';

const STAFF_EMAIL = 'managers@lender.example';
const AFTERNOON = new Date('2026-02-10T18:00:00.000Z');
const DAY_SECONDS = DAY_MS / SECOND_MS;

describe.each(ordinaryDatabases())('leads on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    const environment = { STAFF_EMAIL, RETENTION_UNFINISHED_DAYS: '10', RETENTION_LEAD_DAYS: '365' };
    server = await openTestServer(kind, { start: AFTERNOON, environment });
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  let people = 0;
  async function leave(changes: object = {}, email = `${randomUUID()}@example.ca`): Promise<string> {
    const answers = { timeInBusiness: 5, timeInBusinessUnit: 'months', language: 'fr', ...changes };
    const browser = openBrowser(server, `198.51.100.${String((people += 1))}`);
    const body = { ...eligibleAnswers, ...answers, email };
    expect((await browser.call(submitNotEligible, { body })).status).toBe(204);
    return email;
  }

  const listed = async (query: Record<string, string> = {}): Promise<Lead[]> =>
    bodyOf(await staff.call(listLeads, { query: { limit: '100', ...query } })).leads;
  const leadsOf = async (email: string) => (await listed()).filter((lead) => lead.email === email);
  const idOf = async (email: string) => (await leadsOf(email))[0]?.leadId ?? '';
  const emailsOf = async (query: Record<string, string>) => (await listed(query)).map(({ email }) => email);

  it('are listed with their answers, and opening one is in the audit trail', async () => {
    const email = await leave();
    const [lead] = await leadsOf(email);
    expect(lead).toEqual({
      leadId: expect.any(String) as string,
      email,
      language: 'fr',
      monthsInBusiness: 5,
      annualRevenue: eligibleAnswers.annualRevenue,
      reasons: ['timeInBusiness'],
      createdAt: AFTERNOON.toISOString(),
      tellOn: '2026-03-10',
      toldAt: null,
      cameBackAt: null,
      application: null,
      accountManager: null,
      contactedAt: null,
      version: 0,
    });
    const leadId = lead?.leadId ?? '';
    const consent = {
      textVersion: consentTextVersions.contactAfterNotEligible,
      language: 'fr',
      givenAt: lead?.createdAt,
    };
    expect(bodyOf(await staff.call(getLead, { params: { leadId } }))).toEqual({ ...lead, consent, events: [] });
    const trail = await server.context.database.query
      .selectFrom('audit_entry')
      .select('operation')
      .where('row_id', '=', leadId)
      .orderBy('id')
      .execute();
    expect(trail.map(({ operation }) => operation)).toEqual(['Staff_GetLead']);
    const params = { leadId: server.context.random.uuid() };
    expect((await staff.call(getLead, { params })).problem.code).toBe('errorNotFound');
  });

  it('are announced to STAFF_EMAIL without their answers or identity', async () => {
    const before = server.inbox.mails.length;
    const email = await leave({ annualRevenue: 1000 });
    const leadId = await idOf(email);
    const mail = await vi.waitFor(() => {
      const found = server.inbox.mails
        .slice(before)
        .find(({ to, text }) => to === STAFF_EMAIL && text.includes(leadId));
      if (!found) throw new Error('The mail has not arrived');
      return found;
    }, WAIT);
    expect(mail.text.replaceAll(/\s+/gu, ' ')).toContain('time in business, annual revenue');
    expect(JSON.stringify(mail)).not.toContain(email);
  });

  it('come in pages, newest first, and are filtered by what happened', async () => {
    const poor = await leave({ timeInBusiness: 24, annualRevenue: 1000 });
    server.clock.advance(1);
    const since = server.clock.now().toISOString();
    const [first, second] = [await leave(), await leave()];
    expect(await emailsOf({ since })).toEqual([second, first]);
    expect((await emailsOf({ reason: 'annualRevenue' }))[0]).toBe(poor);
    expect(await emailsOf({ reason: 'annualRevenue', since })).toEqual([]);
    expect(await emailsOf({ told: 'yes' })).toEqual([]);
    expect(await emailsOf({ search: first.slice(3, 20).toUpperCase() })).toEqual([first]);
    expect(await emailsOf({ search: 'example.ca', since })).toEqual([second, first]);
    expect(await emailsOf({ search: '_%' })).toEqual([]);
    expect(await emailsOf({ told: 'no', cameBack: 'no', since })).toEqual([second, first]);

    const all = await listed();
    const seen: Lead[] = [];
    let after: string | null = null;
    do {
      const query: Record<string, string> = { limit: '1', ...(after === null ? {} : { after }) };
      const page = bodyOf(await staff.call(listLeads, { query }));
      seen.push(...page.leads);
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(all);
    expect((await staff.call(listLeads, { query: { told: 'maybe' } })).status).toBe(422);
  });

  it('show that they were emailed on their day', async () => {
    const email = await leave();
    server.clock.advance(28 * DAY_SECONDS);
    await runJob(server.context, 'write-to-leads');
    await server.inbox.waitFor(email);
    expect(await leadsOf(email)).toMatchObject([
      { toldAt: server.clock.now().toISOString(), tellOn: '2026-03-10', cameBackAt: null },
    ]);
    expect(await emailsOf({ told: 'yes' })).toContain(email);
    expect(await emailsOf({ told: 'no' })).not.toContain(email);
  });

  it('show the application that they came back with: the first one, and its outcome', async () => {
    const email = await leave({}, `Back-${randomUUID()}@Example.ca`);
    const folded = email.toLowerCase();
    const { browser } = await signUp(server, folded);
    server.clock.advance(60);
    const at = server.clock.now().toISOString();
    const applicationId = await prepare(browser);
    expect(await leadsOf(email)).toMatchObject([
      {
        cameBackAt: at,
        tellOn: null,
        application: { applicationId, reference: null, status: 'incomplete', outcome: null, submittedAt: null },
      },
    ]);
    server.clock.advance(60);
    const whole = await reach(server, browser, applicationId, 'review', structureOf('Back Foods inc.'));
    const { reference } = await submit(browser, whole);
    bodyOf(await browser.call(startApplication, { body: { businessId: null } }));
    bodyOf(await staff.call(closeApplication, { params: { applicationId }, body: { outcome: 'declined' } }));
    expect(await leadsOf(email)).toMatchObject([
      { cameBackAt: at, application: { applicationId, reference, status: 'closed', outcome: 'declined' } },
    ]);
    expect(await emailsOf({ cameBack: 'yes' })).toContain(email);
    expect(await emailsOf({ cameBack: 'no' })).not.toContain(email);
  });

  it('also count as back with an application started earlier', async () => {
    const email = `${randomUUID()}@example.ca`;
    const { browser } = await signUp(server, email);
    const whole = await reach(server, browser, await prepare(browser), 'review', structureOf('Begun Foods inc.'));
    await leave({}, email);
    expect(await leadsOf(email)).toMatchObject([{ cameBackAt: null }]);
    await submit(browser, whole);
    expect(await leadsOf(email)).toMatchObject([{ application: { applicationId: whole.applicationId } }]);
  });

  it('stay linked to their application when its customer is merged, and lose it when it is erased', async () => {
    const email = await leave();
    const { customerId } = await signUp(server, email);
    const csv = `contactId,email,language\nC-${randomUUID()},${email},en`;
    bodyOf(await staff.call(importContacts, { body: { csv } }));
    const { contacts } = bodyOf(await staff.call(listContacts, { query: { email } }));
    const keepCustomerId = contacts.find((each) => each.customerId !== customerId)?.customerId ?? '';
    bodyOf(await staff.call(mergeContacts, { body: { keepCustomerId, mergeCustomerId: customerId } }));
    const { browser } = await logIn(server, email);
    const { applicationId } = bodyOf(await browser.call(startApplication, { body: { businessId: null } }));
    expect(await leadsOf(email)).toMatchObject([{ application: { applicationId } }]);

    const query = server.context.database.query;
    await sql`update application set status = 'closed', outcome = 'expired', closed_at = ${server.clock.now()}
      where id = ${applicationId}`.execute(query);
    server.clock.advance(11 * DAY_SECONDS);
    await runJob(server.context, 'erase-past-retention');
    const [lead] = await leadsOf(email);
    expect([lead?.application, typeof lead?.cameBackAt]).toEqual([null, 'string']);
  });

  it('are contacted, assigned and noted, with who did it, and filtered by that', async () => {
    const since = server.clock.now().toISOString();
    const [anne, owen] = [await openPerson(server, 'accountManager'), await openPerson(server, 'accountManager')];
    const email = await leave();
    const leadId = await idOf(email);
    const params = { leadId };
    const own = { accountManager: { name: 'Whoever', email: anne.email }, version: 0 };
    bodyOf(await anne.browser.call(assignLead, { params, body: own }));
    server.clock.advance(60);
    const contact = { kind: 'mail', outcome: 'sent', note: 'Opens a second shop.', version: 1 };
    bodyOf(await owen.browser.call(logLeadContact, { params, body: contact }));
    server.clock.advance(60);
    const note = { text: 'Call in May.', noteId: randomUUID() };
    bodyOf(await anne.browser.call(addLeadNote, { params, body: note }));
    const read = bodyOf(await anne.browser.call(addLeadNote, { params, body: note }));
    expect(read).toMatchObject({
      accountManager: { name: anne.name, email: anne.email },
      contactedAt: new Date(server.clock.now().getTime() - 60 * SECOND_MS).toISOString(),
      version: 2,
      events: [
        { kind: 'assigned', by: anne.name, assignedTo: anne.name, contact: null, note: null },
        { kind: 'contacted', by: owen.name, contact: { kind: 'mail', outcome: 'sent' }, note: 'Opens a second shop.' },
        { kind: 'noteAdded', by: anne.name, note: 'Call in May.', eventId: note.noteId },
      ],
    });
    expect(bodyOf(await owen.browser.call(getLead, { params }))).toEqual(read);
    const rows = await server.context.database.query.selectFrom('lead_event').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('second shop');

    const other = await leave();
    const seenBy = async (by: TestBrowser, query: Record<string, string>) =>
      bodyOf(await by.call(listLeads, { query: { since, ...query } })).leads.map((lead) => lead.email);
    expect(await seenBy(anne.browser, { assigned: 'mine' })).toEqual([email]);
    expect([await seenBy(owen.browser, { assigned: 'mine' }), await seenBy(staff, { assigned: 'mine' })]).toEqual([
      [],
      [],
    ]);
    expect(await seenBy(owen.browser, { assigned: 'unassigned' })).toEqual([other]);
    expect(await seenBy(owen.browser, { contacted: 'no' })).toEqual([other]);
    expect(await seenBy(owen.browser, { contacted: 'yes' })).toEqual([email]);

    const elsewhere = { params: { leadId: await idOf(other) }, body: note };
    expect((await anne.browser.call(addLeadNote, elsewhere)).problem.code).toBe('errorAlreadyExists');
    const odd = { params, body: { kind: 'call', outcome: 'sent', note: null } };
    expect((await anne.browser.call(logLeadContact, odd)).problem.errors?.[0]?.path).toBe('outcome');
  });

  it('are assigned to one of two people who take them at once; the other learns that, and loses nothing', async () => {
    const [anne, owen] = [await openPerson(server, 'accountManager'), await openPerson(server, 'accountManager')];
    const params = { leadId: await idOf(await leave()) };
    const take = ({ browser, name, email }: SignedInPerson) =>
      browser.call(assignLead, { params, body: { accountManager: { name, email }, version: 0 } });
    const taken = await Promise.all([take(anne), take(owen)]);
    expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = taken.find(({ status }) => status === 409);
    expect(lost?.problem.code).toBe('errorVersionConflict');
    const { events, version } = bodyOf(await staff.call(getLead, { params }));
    expect([events, version]).toEqual([[expect.objectContaining({ kind: 'assigned' })], 1]);
    const late = { kind: 'call', outcome: 'reached', note: 'Wants to talk.', version: 0 };
    expect((await owen.browser.call(logLeadContact, { params, body: late })).status).toBe(409);
    const stranger = { name: 'A Stranger', email: 'stranger@lender.example' };
    const refused = await anne.browser.call(assignLead, { params, body: { accountManager: stranger } });
    expect(refused.problem.errors?.[0]?.path).toBe('accountManager.email');
  });

  it('go to the successor of an account manager who leaves', async () => {
    const [boss, anne, owen] = [
      await openPerson(server, 'administrator'),
      await openPerson(server, 'accountManager'),
      await openPerson(server, 'accountManager'),
    ];
    const email = await leave();
    const params = { leadId: await idOf(email) };
    bodyOf(await boss.browser.call(assignLead, { params, body: { accountManager: { name: 'A', email: anne.email } } }));
    const { people } = bodyOf(await boss.browser.call(listPeople));
    expect(people.find(({ personId }) => personId === anne.personId)).toMatchObject({ openApplications: 0, leads: 1 });
    const leaving = { params: { personId: anne.personId }, query: { successorId: owen.personId } };
    bodyOf(await boss.browser.call(removePerson, leaving));
    const assigned = await server.inbox.waitFor(anne.email);
    expect(assigned.text).toContain(`/staff/leads/${params.leadId}`);
    expect(JSON.stringify(assigned)).not.toContain(email);
    const { accountManager, events } = bodyOf(await staff.call(getLead, { params }));
    expect([accountManager?.email, events.at(-1)]).toEqual([
      owen.email,
      expect.objectContaining({ by: boss.name, assignedTo: owen.name }),
    ]);
    const reassigned = await server.inbox.waitFor(owen.email);
    expect(reassigned.subject).toBe('A lead has been assigned to you');
    expect(reassigned.text).toContain('/staff/leads?assigned=mine');
    expect(reassigned.text).toContain(anne.name);
  });

  it('are erased with their customer', async () => {
    const email = await leave();
    const { browser } = await signUp(server, email);
    await prepare(browser);
    const leadId = await idOf(email);
    bodyOf(await staff.call(addLeadNote, { params: { leadId }, body: { text: 'Nothing may stay.' } }));
    const asked = bodyOf(await browser.call(createRequest, { body: { kind: 'erasure', text: 'Erase everything.' } }));
    const requestId = asked.requests[0]?.requestId ?? '';
    const answer = { outcome: 'done', answer: 'All of it is erased.' };
    bodyOf(await staff.call(answerPrivacyRequest, { params: { requestId }, body: answer }));
    expect((await staff.call(getLead, { params: { leadId } })).status).toBe(404);
    const { query } = server.context.database;
    expect(await query.selectFrom('lead_event').selectAll().where('lead_id', '=', leadId).execute()).toEqual([]);
  });
});
