import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOfPersonal, faultsOfStructure } from '../modules/application/domain/field-rules.ts';
import {
  businessStructureForm,
  createCopyTicket,
  listApplications,
  personalInformationForm,
} from '@portal/contract/operations/application';
import { listBusinesses } from '@portal/contract/operations/business';
import { listStatements } from '@portal/contract/operations/revenue';
import { availableDatabases } from '../../test/databases.ts';
import { logIn } from '../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../test/test-context.ts';
import { demoCustomers } from './demo-customers.ts';
import { seed } from './seed.ts';

describe.each(demoCustomers)('the demo customer $email', ({ personal, applications }) => {
  test('could have been entered in the portal', () => {
    expect(personalInformationForm.parse(personal)).toEqual(personal);
    expect(faultsOfPersonal(personal, new Date('2026-02-10T14:00:00Z'))).toEqual([]);
    for (const { structure } of applications) {
      expect(businessStructureForm.parse(structure)).toEqual(structure);
      expect(faultsOfStructure(structure)).toEqual([]);
    }
  });
});

describe.each(availableDatabases())('seeds on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  test('are put in once and can be logged in as', async () => {
    const first = await seed(server.context);
    expect(await seed(server.context)).toEqual(first);
    expect(first.map(({ email }) => email)).toEqual([...demoCustomers.map(({ email }) => email), 'twice@demo.example']);

    const statuses: string[] = [];
    for (const { email, applications } of demoCustomers) {
      const { browser } = await logIn(server, email);
      const listed = (await browser.call(listApplications)).answer.applications;
      expect(listed).toHaveLength(applications.length);
      expect((await browser.call(listBusinesses)).answer.businesses).toHaveLength(applications.length);
      statuses.push(...listed.map(({ status }) => status));
      const submitted = listed.find(({ reference }) => reference !== null);
      if (!submitted) continue;
      const params = { applicationId: submitted.applicationId };
      // Where a statement is asked for, the list is of what was uploaded for that.
      const statements = submitted.missing.length > 0 ? 0 : 6;
      expect((await browser.call(listStatements, { params })).answer.statements).toHaveLength(statements);
      expect(submitted.missing.length > 0).toBe(submitted.status === 'informationRequired');
      expect((await browser.call(createCopyTicket, { params })).status).toBe(200);
    }
    expect(new Set(statuses).size).toBe(4);
  });
});
