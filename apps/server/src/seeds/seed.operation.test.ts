import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorsOfPersonal, errorsOfStructure } from '@portal/contract/application/step-rules';
import { businessStructureForm, personalInformationForm } from '@portal/contract/application/step-forms';
import { createCopyTicket, listApplications } from '@portal/contract/operations/application';
import { listBusinesses } from '@portal/contract/operations/business';
import { listReferrals } from '@portal/contract/operations/partner';
import { openReferral } from '@portal/contract/operations/referral';
import { listStatements } from '@portal/contract/operations/revenue';
import { ordinaryDatabases } from '../../test/database/databases.ts';
import { logIn, openBrowser } from '../../test/test-browser.ts';
import { invitePerson } from '../modules/people/index.ts';
import { openTestServer, type TestServer } from '../../test/test-context.ts';
import { createPdfReader } from '@portal/statements/pdf/pdf-reader';
import { toFilter } from '../modules/work-list/actions/to-filter.ts';
import { countWorkList } from '../modules/work-list/storage/work-list.ts';
import { demoCustomers } from './demo-customers.ts';
import { sampleStatement } from './sample-statement.ts';
import { seed } from './seed.ts';

describe.each(demoCustomers)('the demo customer $email', ({ personal, applications }) => {
  test('could have been entered in the portal', () => {
    expect(personalInformationForm.parse(personal)).toEqual(personal);
    expect(errorsOfPersonal(personal, new Date('2026-02-10T14:00:00Z'))).toEqual([]);
    for (const { structure } of applications) {
      expect(businessStructureForm.parse(structure)).toEqual(structure);
      expect(errorsOfStructure(structure)).toEqual([]);
    }
  });
});

test('the sample statements are read as their stored readings', async () => {
  const reader = createPdfReader();
  for (const { structure } of demoCustomers.flatMap(({ applications }) => applications)) {
    for (const month of ['2026-02', '2025-12']) {
      const { pdf, reading } = sampleStatement(structure, month);
      const read = await reader.read(() => Promise.resolve(new Uint8Array(pdf)), '2026-03-10');
      expect(read).toMatchObject({ reading, pages: 1 });
    }
  }
});

describe.each(ordinaryDatabases())('seeds on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  test('are added once and can log in, also where other people work already', async () => {
    const other = { name: 'Someone Else', email: 'manager-0@lender.example', language: 'en' } as const;
    await invitePerson(server.context, { ...other, role: 'accountManager' });
    const first = await seed(server.context);
    expect(await seed(server.context)).toEqual({ ...first, partner: undefined });
    expect(first.logins.map(({ email }) => email)).toEqual([
      ...demoCustomers.map(({ email }) => email),
      'twice@demo.example',
    ]);

    expect(first.people.map(({ name, role }) => [name, role])).toEqual([
      ['Anne Roy', 'accountManager'],
      ['Joelle Battersby', 'administrator'],
      ['Owen Kassel', 'auditor'],
    ]);

    const statuses: string[] = [];
    for (const { email, applications } of demoCustomers) {
      const { browser } = await logIn(server, email);
      const listed = (await browser.call(listApplications)).body.applications;
      expect(listed).toHaveLength(applications.length);
      expect((await browser.call(listBusinesses)).body.businesses).toHaveLength(applications.length);
      statuses.push(...listed.map(({ status }) => status));
      const submitted = listed.find(({ reference }) => reference !== null);
      if (!submitted) continue;
      const params = { applicationId: submitted.applicationId };
      const statements = submitted.missing.length > 0 ? 0 : 6;
      const uploaded = (await browser.call(listStatements, { params })).body;
      expect(uploaded.statements).toHaveLength(statements);
      for (const { reading } of uploaded.statements) expect(reading).toMatchObject({ state: 'read', bank: 'rbc' });
      expect(submitted.missing.length > 0).toBe(submitted.status === 'informationRequired');
      expect((await browser.call(createCopyTicket, { params })).status).toBe(200);
    }
    expect(new Set(statuses).size).toBe(4);
    const found = await toFilter(server.context, { search: 'trembl' });
    const reader = { email: null, today: '2026-02-10', zone: 'America/Toronto' } as const;
    expect(await countWorkList(server.context.database.query, found, reader)).toBe(1);
    const events = await server.context.database.query.selectFrom('lead_event').select('kind').orderBy('at').execute();
    expect(events.map((event) => event.kind)).toEqual(['assigned', 'contacted', 'noteAdded']);
  });

  test('include a partner whose key works, and a referral link in each state', async () => {
    const empty = await openTestServer(kind);
    const { partner, referrals } = await seed(empty.context);
    const browser = openBrowser(empty);
    for (const { link, state } of referrals) {
      const token = new URL(link).searchParams.get('referral');
      expect((await browser.call(openReferral, { body: { token } })).body).toMatchObject({ state });
    }
    expect(referrals.map(({ state }) => state)).toEqual(['open', 'used', 'expired']);
    browser.accessToken = partner?.key;
    const listed = (await browser.call(listReferrals)).body.referrals;
    expect(listed.map(({ status }) => status).toSorted()).toEqual(['closed', 'expired', 'sent']);
    await empty.close();
  });
});
