import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequest } from '@portal/contract/operations/privacy';
import { answerPrivacyRequest, listPrivacyRequests } from '@portal/contract/operations/staff';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { bodyOf, signUp } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openPerson } from '../../../../../test/test-people.ts';

describe.each(ordinaryDatabases())('the list of privacy requests on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  it('starts with the open request due first, page by page, followed by the others, newest first', async () => {
    const { browser: administrator } = await openPerson(server, 'administrator');
    const asked: string[] = [];
    for (const name of ['first', 'second', 'third']) {
      const { browser } = await signUp(server, `${name}@example.ca`);
      const { requests } = bodyOf(await browser.call(createRequest, { body: { kind: 'correction', text: 'Please.' } }));
      asked.push(requests[0]?.requestId ?? '');
    }
    const [first = '', second = '', third = ''] = asked;
    const pages = async (query: { state?: string }) => {
      const page = bodyOf(await administrator.call(listPrivacyRequests, { query: { ...query, limit: '2' } }));
      const after = page.next ?? '';
      const rest = bodyOf(await administrator.call(listPrivacyRequests, { query: { ...query, limit: '2', after } }));
      expect(rest.next).toBeNull();
      return [page, rest].map(({ requests }) => requests.map(({ requestId }) => requestId));
    };
    expect(await pages({ state: 'open' })).toEqual([[first, second], [third]]);
    expect(await pages({})).toEqual([[third, second], [first]]);

    for (const requestId of asked) {
      bodyOf(
        await administrator.call(answerPrivacyRequest, {
          params: { requestId },
          body: { outcome: 'declined', answer: 'No.' },
        }),
      );
    }
    expect(await pages({ state: 'answered' })).toEqual([[third, second], [first]]);
  });
});
