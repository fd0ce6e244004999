import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequest } from '@portal/contract/operations/privacy';
import { answerPrivacyRequest, listPrivacyRequests } from '@portal/contract/operations/staff';
import { countPrivacyRequests } from '@portal/contract/operations/staff/contacts';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { bodyOf, signUp } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openPerson } from '../../../../../test/test-people.ts';

describe.each(ordinaryDatabases())('the count of privacy requests on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  it('counts the unanswered ones, for every role, and leaves no person in the audit trail', async () => {
    const [{ browser: auditor, personId }, { browser: accountManager }, { browser: administrator }] = await Promise.all(
      [openPerson(server, 'auditor'), openPerson(server, 'accountManager'), openPerson(server, 'administrator')],
    );
    const count = async (browser = auditor) => bodyOf(await browser.call(countPrivacyRequests)).open;
    expect(await count()).toBe(0);

    const { browser: customer } = await signUp(server, 'asking@example.ca');
    for (const request of ['correction', 'erasure'])
      bodyOf(await customer.call(createRequest, { body: { kind: request, text: 'Please.' } }));
    for (const browser of [auditor, accountManager, administrator]) expect(await count(browser)).toBe(2);

    const [request] = bodyOf(await administrator.call(listPrivacyRequests)).requests;
    const params = { requestId: request?.requestId ?? '' };
    bodyOf(await administrator.call(answerPrivacyRequest, { params, body: { outcome: 'declined', answer: 'No.' } }));
    expect(await count()).toBe(1);

    const entries = await server.context.database.query
      .selectFrom('audit_entry')
      .select('row_id')
      .where('operation', '=', 'Staff_CountPrivacyRequests')
      .where('person_id', '=', personId)
      .execute();
    expect(entries).toEqual([{ row_id: null }, { row_id: null }, { row_id: null }]);
  });
});
