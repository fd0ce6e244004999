import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savePersonalInformation } from '@portal/contract/operations/application';
import { createRequest } from '@portal/contract/operations/privacy';
import { importContacts, listContacts, mergeContacts, staffListApplications } from '@portal/contract/operations/staff';
import { createStaffExportTicket, previewMerge, searchContacts } from '@portal/contract/operations/staff/contacts';
import { addNote } from '@portal/contract/operations/staff/notes';
import { personalValues } from '../../../../test/application-values.ts';
import { prepare, reach, structureOf, submit } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { submitAs } from '../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { HOUR_MS, SECOND_MS } from '@portal/contract/constants';
import { droppedByMerge, movedByMerge } from '../storage/merge-customers.ts';

const HOUR_SECONDS = HOUR_MS / SECOND_MS;

describe.each(ordinaryDatabases())('contacts on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  const found = async (search: string) =>
    bodyOf(await staff.call(searchContacts, { query: { limit: '100', search } })).contacts;

  async function applied(companyName: string) {
    const email = `${randomUUID()}@example.ca`;
    const { browser, customerId } = await signUp(server, email);
    const structure = { ...structureOf(companyName), companyName };
    const application = await reach(server, browser, await prepare(browser), 'review', structure);
    const { applicationId } = await submit(browser, application);
    return { browser, email, customerId, applicationId };
  }

  /** Imports a second contact with the same address from the CRM; the merge retains the imported one. */
  async function twice(companyName: string) {
    const own = await applied(companyName);
    const contactId = `C-${randomUUID()}`;
    await staff.call(importContacts, { body: { csv: `contactId,email,language\n${contactId},${own.email},fr` } });
    const { contacts } = bodyOf(await staff.call(listContacts, { query: { email: own.email } }));
    const keep = contacts.find((contact) => contact.contactId === contactId)?.customerId ?? '';
    return { ...own, contactId, keep, merge: own.customerId };
  }

  it('are found by address, by CRM id, and by the start of a name', async () => {
    const name = `Zinc ${randomUUID().slice(0, 8)}`;
    const { email, contactId, keep, merge } = await twice(`${name} inc.`);
    const both = [keep, merge].toSorted().toReversed();
    expect((await found(email.toUpperCase())).map(({ customerId }) => customerId)).toEqual(both);
    expect(await found(contactId)).toMatchObject([{ customerId: keep, sameEmail: 2, applications: 0, businesses: [] }]);
    expect(await found(name.toLowerCase())).toMatchObject([
      { customerId: merge, email, businesses: [`${name} inc.`], applications: 1, sameEmail: 2 },
    ]);
    expect(await found('%')).toEqual([]);
    const same = bodyOf(await staff.call(searchContacts, { query: { sameAs: keep } })).contacts;
    expect(same.map(({ customerId }) => customerId)).toEqual(both);
  });

  it('are found by parts of a name and by phone before they submit, by the latest of each', async () => {
    const { browser, customerId } = await signUp(server, `${randomUUID()}@example.ca`);
    const application = await reach(server, browser, await prepare(browser), 'personalInformation');
    const params = { applicationId: application.applicationId };
    const idsOf = async (search: string) => (await found(search)).map((contact) => contact.customerId);
    const save = async (names: object, version: number) => {
      const body = { version, values: { ...personalValues, ...names } };
      return bodyOf(await browser.call(savePersonalInformation, { params, body })).version;
    };
    const version = await save({ lastName: 'Zwicky' }, application.version);
    expect(await idsOf('zwicky')).toEqual([customerId]);
    await save({ firstName: 'Ève', lastName: 'Ouimet-Zsolt', phoneNumber: '4185550187' }, version);
    expect(await idsOf('zwicky')).toEqual([]);
    expect(await idsOf('zsolt eve')).toEqual([customerId]);
    expect(await idsOf('zsolt unknown')).toEqual([]);
    expect(await idsOf('(418) 555-0187')).toEqual([customerId]);
    expect(await idsOf('555-0187')).toEqual([customerId]);
    server.clock.advance(HOUR_SECONDS);
    expect(await idsOf('zsol')).toEqual([customerId]);
    const { rows } = await sql`select * from match_key`.execute(server.context.database.query);
    expect(JSON.stringify(rows)).not.toMatch(/Ouimet|Zsolt|5550187/u);
  });

  it('come in pages, newest first', async () => {
    await twice(`Pages ${randomUUID()}`);
    const first = bodyOf(await staff.call(searchContacts, { query: { limit: '1' } }));
    const second = bodyOf(await staff.call(searchContacts, { query: { limit: '1', after: first.next ?? '' } }));
    expect(second.contacts[0]?.customerId.localeCompare(first.contacts[0]?.customerId ?? '')).toBe(-1);
  });

  it('list their own applications', async () => {
    const { merge, applicationId, keep } = await twice(`Own ${randomUUID()}`);
    const of = async (customerId: string) =>
      bodyOf(await staff.call(staffListApplications, { query: { customerId } })).applications;
    expect(await of(merge)).toMatchObject([{ applicationId }]);
    expect(await of(keep)).toEqual([]);
  });

  it('are merged as previewed', async () => {
    const { browser, merge, keep, applicationId, email } = await twice(`Merged ${randomUUID()}`);
    await browser.call(createRequest, { body: { kind: 'correction', text: 'The street.' } });
    const ask = (keepCustomerId: string, mergeCustomerId: string) =>
      staff.call(previewMerge, { query: { keepCustomerId, mergeCustomerId } });
    const before = bodyOf(await ask(keep, merge));
    expect(before).toMatchObject({
      applications: [{ applicationId }],
      businesses: [expect.stringContaining('Merged')],
      united: [],
      openForBoth: [],
      requests: 1,
      droppedRequests: 0,
      sessions: 1,
    });
    expect(before.consents).toBeGreaterThan(0);
    expect(await found(email)).toHaveLength(2);
    const stranger = await signUp(server, `${randomUUID()}@example.ca`);
    expect((await ask(keep, stranger.customerId)).status).toBe(404);
    expect((await ask(keep, keep)).status).toBe(422);

    const ids = { keepCustomerId: keep, mergeCustomerId: merge };
    const { fingerprint } = before;
    const body = { ...ids, fingerprint };
    // Now more would move than the preview showed.
    await browser.call(createRequest, { body: { kind: 'erasure', text: 'All of it.' } });
    expect((await staff.call(mergeContacts, { body })).problem).toMatchObject({
      status: 409,
      code: 'errorVersionConflict',
    });
    expect(await found(email)).toHaveLength(2);
    const again = bodyOf(await ask(keep, merge));
    expect(again).toMatchObject({ requests: 2 });
    expect(bodyOf(await staff.call(mergeContacts, { body: { ...ids, fingerprint: again.fingerprint } }))).toMatchObject(
      {
        applications: 1,
      },
    );
    const [kept, ...others] = await found(email);
    expect([kept?.applications, kept?.businesses, others]).toEqual([1, before.businesses, []]);
    expect((await ask(keep, merge)).status).toBe(404);
  });

  it('are not merged if both have an open application for the same business, which the preview shows', async () => {
    const name = `Both ${randomUUID().slice(0, 8)}`;
    const [one, two] = [await applied(name), await applied(name)];
    await server.context.database.query
      .updateTable('customer')
      .set({ email: one.email, email_folded: one.email })
      .where('id', '=', two.customerId)
      .execute();
    const ids = { keepCustomerId: one.customerId, mergeCustomerId: two.customerId };
    const previewed = bodyOf(await staff.call(previewMerge, { query: ids }));
    expect(previewed).toMatchObject({ businesses: [], united: [name], openForBoth: [name] });
    const refused = await staff.call(mergeContacts, { body: ids });
    expect(refused.problem.code).toBe('errorOpenApplicationFound');
  });

  it('keep a CRM ID when the imported one is merged into the other', async () => {
    const { merge: keepCustomerId, keep: mergeCustomerId, email } = await twice(`Imported ${randomUUID()}`);
    const [id] = (await found(email)).flatMap(({ contactId }) => contactId ?? []);
    bodyOf(await staff.call(mergeContacts, { body: { keepCustomerId, mergeCustomerId } }));
    expect(await found(email)).toMatchObject([{ customerId: keepCustomerId, contactId: id }]);
    expect(id).toBeDefined();
  });

  it('are exported like a self-service export, listing notes without their text', async () => {
    const own = await submitAs(server, 'Tremblay');
    const params = { customerId: own.customerId };
    const before = bodyOf(await staff.call(createStaffExportTicket, { params }));
    const guideAt = async (path: string) => {
      const { rawPayload } = await server.app.inject({ method: 'GET', url: path });
      return strFromU8(unzipSync(new Uint8Array(rawPayload))['Read me first.txt'] ?? new Uint8Array());
    };
    expect(await guideAt(before.path)).not.toContain('internal notes');
    await staff.call(addNote, { params: { applicationId: own.applicationId }, body: { text: 'Sounded hurried.' } });
    const after = bodyOf(await staff.call(createStaffExportTicket, { params }));
    const guide = await guideAt(after.path);
    expect(guide).toContain('internal notes');
    expect(guide).not.toContain('hurried');
    const unknown = { customerId: randomUUID() };
    expect((await staff.call(createStaffExportTicket, { params: unknown })).status).toBe(404);
  });

  it('transfer everything that belongs to a customer in a merge', async () => {
    const { rows } = await server.context.database.executeSql(
      `select table_name from information_schema.columns where column_name = 'customer_id' and table_schema = 'public'`,
    );
    const known = [...movedByMerge, ...droppedByMerge];
    expect(rows.map((row) => String(row.table_name)).toSorted()).toEqual(known.toSorted());
  });
});
