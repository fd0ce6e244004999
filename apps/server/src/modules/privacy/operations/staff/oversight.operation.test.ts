import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createKey,
  createPartner,
  createWebhook,
  listMatches,
  listPartners,
  replayWebhook,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import { changeApplications, undoBulkChange } from '@portal/contract/operations/staff/bulk-changes';
import { listDeliveries, searchAudit } from '@portal/contract/operations/staff/oversight';
import { changePerson, invitePerson } from '@portal/contract/operations/staff/people';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { type Submitted, submitAs } from '../../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, submitLead, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import { openPerson, type SignedInPerson } from '../../../../../test/test-people.ts';
import { auditStatement, type WantedAuditTrail } from '../../storage/audit-trail.ts';
import { WAIT } from '../../../../../test/wait.ts';

const ENTRIES = 20_000;

describe.each(ordinaryDatabases())('oversight on %s', (kind) => {
  let server: TestServer;
  let auditor: SignedInPerson;
  let program: TestBrowser;
  let keyId: string;
  let submitted: Submitted;

  beforeAll(async () => {
    server = await openTestServer(kind);
    auditor = await openPerson(server, 'auditor');
    const opened = await openStaffKey(server);
    keyId = opened.keyId;
    program = openBrowser(server);
    program.accessToken = opened.key;
    submitted = await submitAs(server, 'Found');
    const params = { applicationId: submitted.applicationId };
    expect((await program.call(staffGetApplication, { params })).status).toBe(200);
    expect((await auditor.browser.call(listPartners)).status).toBe(200);
  });
  afterAll(() => server.close());

  const search = async (query: Record<string, string> = {}) =>
    bodyOf(await auditor.browser.call(searchAudit, { query }));
  const operationsOf = async (query: Record<string, string>) =>
    (await search(query)).entries.map(({ operation }) => operation);

  it('shows who called which operation, and for which application', async () => {
    const { reference, applicationId } = submitted;
    const [entry] = (await search({ keyId, operation: 'Staff_GetApplication' })).entries;
    expect(entry).toMatchObject({
      operation: 'Staff_GetApplication',
      key: { keyId, name: 'test' },
      person: null,
      rowId: applicationId,
      reference,
      application: { applicationId, business: 'Northshore Bakery' },
      rowName: null,
      status: 200,
    });
    const [own] = (await search({ personId: auditor.personId, operation: 'Staff_ListPartners' })).entries;
    expect(own).toMatchObject({ person: { personId: auditor.personId, name: auditor.name }, key: null, rowId: null });
  });

  it('names the keys, partners and webhooks that a call is about, and only the host of a webhook', async () => {
    const administrator = await openPerson(server, 'administrator');
    const { browser } = administrator;
    const { partnerId } = bodyOf(await browser.call(createPartner, { body: { name: 'Ledger & Co' } }));
    await browser.call(createKey, { body: { scope: 'partner', name: 'Ledger sync', partnerId } });
    await browser.call(createWebhook, { body: { url: 'http://127.0.0.1:9/hooks/of-a-secret-address' } });
    const { entries } = await search({ personId: administrator.personId });
    expect(entries.filter(({ rowId }) => rowId !== null).map(({ rowName }) => rowName)).toEqual([
      '127.0.0.1:9',
      'Ledger sync',
      'Ledger & Co',
    ]);
  });

  it('says how an invitation, or a change of a person, changed their access', async () => {
    const { browser } = await openPerson(server, 'administrator');
    const person = { name: 'Priya Sandhar', role: 'accountManager', language: 'en' } as const;
    const email = 'priya.sandhar@lender.example.ca';
    const invited = await browser.call(invitePerson, { body: { ...person, email, fundingLimit: 60_000 } });
    const params = { personId: bodyOf(invited).personId };
    for (const body of [
      { ...person, language: 'fr' } as const,
      { ...person, role: 'auditor', fundingLimit: null } as const,
    ])
      bodyOf(await browser.call(changePerson, { params, body }));
    const { entries } = await search({ operation: 'Staff_ChangePerson' });
    expect(entries.filter(({ rowId }) => rowId === params.personId).map(({ change }) => change)).toEqual([
      { role: { before: 'accountManager', after: 'auditor' }, fundingLimit: { before: 60_000, after: null } },
      null,
    ]);
    const [invitation] = (await search({ operation: 'Staff_InvitePerson' })).entries.filter(
      ({ rowId }) => rowId !== null,
    );
    expect(invitation?.change).toEqual({
      role: { before: null, after: 'accountManager' },
      fundingLimit: { before: null, after: 60_000 },
    });
  });

  it('is searched by application, customer and day, and records each search', async () => {
    const { reference, customerId } = submitted;
    expect(await operationsOf({ reference: reference.toLowerCase() })).toContain('Staff_GetApplication');
    expect(await operationsOf({ customerId })).toContain('Staff_GetApplication');
    expect(await operationsOf({ reference, customerId })).toContain('Staff_GetApplication');
    expect(await operationsOf({ reference, operation: 'Staff_SearchAudit' })).not.toEqual([]);
    expect(await operationsOf({ reference: 'F-NONE-NONE' })).toEqual([]);
    const day = '2026-02-09';
    expect(await operationsOf({ to: day })).toEqual([]);
    expect((await search({ from: day })).entries.length).toBeGreaterThan(2);
  });

  it('finds a change to many applications, and its undoing, by each of them', async () => {
    const [one, other] = [await submitAs(server, 'Gagnon'), await submitAs(server, 'Gagnon')];
    const { browser, personId } = await openPerson(server, 'accountManager');
    const applications = [one, other].map(({ applicationId }) => ({ applicationId, version: 0 }));
    const { bulkChangeId } = bodyOf(await browser.call(changeApplications, { body: { applications, note: 'Call.' } }));
    bodyOf(await browser.call(undoBulkChange, { params: { bulkChangeId } }));
    for (const { reference } of [one, other])
      expect(await operationsOf({ reference, personId })).toEqual(['Staff_UndoBulkChange', 'Staff_ChangeApplications']);
  });

  it('records a list of matches as a read of the application it is about, and of no other', async () => {
    const [one, other] = [await submitAs(server, 'Gagnon'), await submitAs(server, 'Gagnon')];
    const { browser, personId } = await openPerson(server, 'accountManager');
    const { matches } = bodyOf(await browser.call(listMatches, { params: { applicationId: one.applicationId } }));
    expect(matches.map(({ reference }) => reference)).toContain(other.reference);
    expect(await operationsOf({ reference: one.reference, personId })).toEqual(['Staff_ListMatches']);
    expect(await operationsOf({ reference: other.reference, personId })).toEqual([]);
  });

  it('leaves out reads of lists on request, and no other calls', async () => {
    bodyOf(await program.call(listPartners));
    const of = async (lists: string) => new Set(await operationsOf({ keyId, lists }));
    const [whole, rest] = [await of('yes'), await of('no')];
    expect([...whole].filter((operation) => !rest.has(operation))).toEqual(['Staff_ListPartners']);
    expect(rest).toContain('Staff_GetApplication');
  });

  it('comes in pages, without duplicates or gaps', async () => {
    const whole = (await search({ to: '2100-01-01', keyId })).entries.map(({ entryId }) => entryId);
    for (let count = 0; count < 5; count += 1) await program.call(listPartners);
    const known: string[] = [];
    let after: string | null = null;
    do {
      const { entries, next } = await search({ keyId, limit: '2', ...(after !== null && { after }) });
      known.push(...entries.map(({ entryId }) => entryId));
      after = next;
    } while (after !== null);
    expect(new Set(known).size).toBe(known.length);
    expect(known).toHaveLength(whole.length + 5);
    expect(known.slice(5)).toEqual(whole);
  });

  it('lists what a webhook has received, is waiting for and is behind on, without the bodies', async () => {
    const url = 'http://127.0.0.1:9/hooks';
    const { webhookId } = bodyOf(await program.call(createWebhook, { body: { url } }));
    await submitLead(server, 'lead@example.ca');
    await program.call(replayWebhook, { params: { webhookId }, body: { since: '2020-01-01T00:00:00.000Z' } });
    const list = async (query: Record<string, string> = {}) =>
      bodyOf(await auditor.browser.call(listDeliveries, { params: { webhookId }, query }));
    // A separate job replays earlier events, in parallel with new ones.
    await vi.waitFor(async () => {
      const { deliveries } = await list({ limit: '100' });
      expect(deliveries.some(({ tries }) => tries > 0)).toBe(true);
      expect(deliveries.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['application.submitted', 'lead.created']),
      );
    }, WAIT);

    const { deliveries } = await list({ limit: '100' });
    const ofApplication = deliveries.filter(({ reference }) => reference === submitted.reference);
    expect(ofApplication.map(({ type }) => type)).toContain('application.submitted');
    expect(ofApplication.filter(({ isBehind }) => !isBehind)).toHaveLength(1);
    expect(deliveries.map(({ type }) => type)).toContain('lead.created');
    expect(deliveries.every(({ state, nextTryAt }) => state === 'waiting' && nextTryAt !== null)).toBe(true);
    expect((await list({ state: 'undelivered', limit: '100' })).deliveries).toHaveLength(deliveries.length);
    const first = await list({ limit: '1' });
    const second = await list({ limit: '1', after: first.next ?? '' });
    expect([first, second].map((page) => page.deliveries[0]?.eventId)).toEqual(
      deliveries.slice(0, 2).map(({ eventId }) => eventId),
    );
    await server.context.database.executeSql("update webhook_delivery set state = 'delivered', delivered_at = now()");
    expect((await list({ state: 'undelivered' })).deliveries).toEqual([]);
    expect((await list()).deliveries[0]).toMatchObject({ state: 'delivered', nextTryAt: null });

    const params = { webhookId: keyId };
    expect((await auditor.browser.call(listDeliveries, { params })).status).toBe(404);
  });

  it.runIf(kind === 'postgres')('never scans a whole table, whatever the query', async () => {
    const { database } = server.context;
    await database.executeSql(`insert into audit_entry (id, key_id, person_id, operation, row_id, request_id, status, at)
      select gen_random_uuid(), case when n % 2 = 0 then '${keyId}'::uuid end,
        case when n % 2 = 1 then '${auditor.personId}'::uuid end, 'Staff_Operation' || n % 60, gen_random_uuid(),
        'request', 200, now() - n * interval '1 minute'
      from generate_series(1, ${String(ENTRIES)}) as n`);
    await database.executeSql('analyze audit_entry');
    const filters: Partial<WantedAuditTrail>[] = [
      {},
      { lists: 'no' },
      { personId: auditor.personId },
      { keyId },
      { operation: 'Staff_Operation7' },
      { rowIds: [submitted.applicationId] },
      { from: '2026-02-01', to: '2026-02-02' },
      { personId: auditor.personId, operation: 'Staff_Operation7', from: '2026-02-01' },
    ];
    for (const filter of filters) {
      for (const after of [undefined, submitted.applicationId]) {
        const wanted = { zone: 'America/Toronto', rowIds: undefined, limit: 51, ...filter, after } as const;
        const { sql: text, parameters } = auditStatement(wanted).compile(database.query);
        const explained = CompiledQuery.raw(`explain (costs off) ${text}`, [...parameters]);
        const { rows } = await database.query.executeQuery<{ 'QUERY PLAN': string }>(explained);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan, JSON.stringify(filter)).not.toMatch(/Seq Scan on audit_entry/u);
        // Entries of someone who left are far from the newest.
        const isOfCaller = filter.personId ?? filter.keyId ?? filter.operation;
        if (isOfCaller !== undefined)
          expect(plan, JSON.stringify(filter)).not.toMatch(/Backward using audit_entry_at/u);
      }
    }
  });
});
