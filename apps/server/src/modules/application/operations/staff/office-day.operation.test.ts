import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listApplications } from '@portal/contract/operations/application';
import { logContact } from '@portal/contract/operations/staff/notes';
import { countViews, searchApplications } from '@portal/contract/operations/staff/work-list';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { submitAs } from '../../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';

describe.each(ordinaryDatabases())('an office in British Columbia on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    // Late Monday at the office, already Tuesday in Toronto.
    const start = new Date('2026-02-10T07:55:00.000Z');
    server = await openTestServer(kind, { start, environment: { OFFICE_PROVINCE: 'BC' } });
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  const listed = async (query: Record<string, string> = {}) => bodyOf(await staff.call(searchApplications, { query }));

  it('counts promised days in its own time zone', async () => {
    const { applicationId, browser } = await submitAs(server, 'Tremblay');
    const { applications, today } = await listed();
    expect(today).toBe('2026-02-09');
    expect(applications[0]?.nextContactDay).toBe('2026-02-10');
    expect((await listed({ submittedFrom: '2026-02-09', submittedTo: '2026-02-09' })).total).toBe(1);
    expect((await listed({ submittedFrom: '2026-02-10' })).total).toBe(0);

    const body = { kind: 'call', outcome: 'noAnswer', nextContactDay: '2026-02-09', note: null };
    expect((await staff.call(logContact, { params: { applicationId }, body })).status).toBe(200);
    const promised = async () => bodyOf(await browser.call(listApplications)).applications[0]?.nextContactDay;
    const late = async () => bodyOf(await staff.call(countViews)).late;
    expect([await promised(), await late()]).toEqual(['2026-02-09', 0]);
    server.clock.advance(4 * 60 + 59);
    expect([await promised(), await late()]).toEqual(['2026-02-09', 0]);
    server.clock.advance(1);
    expect([await promised(), await late()]).toEqual([null, 1]);
  });
});
