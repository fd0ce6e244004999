import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_REMINDERS_MAXIMUM } from '@portal/contract/constants';
import { submitNotEligible } from '@portal/contract/operations/eligibility';
import { endReminder, listReminders, setReminder } from '@portal/contract/operations/staff/reminders';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { prepare } from '../../../../test/application-journey.ts';
import { submitAs } from '../../../../test/submitted-application.ts';
import { bodyOf, eligibleAnswers, openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { openPerson, type SignedInPerson } from '../../../../test/test-people.ts';

describe.each(ordinaryDatabases())('reminders on %s', (kind) => {
  let server: TestServer;
  let anne: SignedInPerson;
  let other: SignedInPerson;
  let program: TestBrowser;
  let applicationId: string;

  beforeAll(async () => {
    // Ten o’clock in Toronto.
    server = await openTestServer(kind, { start: new Date('2026-02-12T15:00:00.000Z') });
    [anne, other] = [await openPerson(server, 'accountManager'), await openPerson(server, 'accountManager')];
    program = openBrowser(server);
    program.accessToken = (await openStaffKey(server)).key;
    ({ applicationId } = await submitAs(server, 'Sandhu'));
  });
  afterAll(() => server.close());

  const set = (by: TestBrowser, moment: { day: string; time: string }, words: string | null = null) =>
    by.call(setReminder, { body: { applicationId, leadId: null, words, ...moment } });
  const wordsOf = async (by: TestBrowser) =>
    bodyOf(await by.call(listReminders)).reminders.map(({ words, at }) => [words, at]);
  const later = { day: '2026-07-02', time: '09:30' };

  it('are set for an hour at the office, and seen and ended only by the person who set them', async () => {
    const { reminderId } = bodyOf(await set(anne.browser, later, 'Ask for June.'));
    bodyOf(await set(anne.browser, { day: '2026-02-12', time: '10:01' }, 'Call.'));
    expect(await wordsOf(anne.browser)).toEqual([
      ['Call.', '2026-02-12T15:01:00.000Z'],
      ['Ask for June.', '2026-07-02T13:30:00.000Z'],
    ]);
    expect([await wordsOf(other.browser), await wordsOf(program)]).toEqual([[], []]);
    const rows = await server.context.database.query.selectFrom('staff_reminder').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('June');
    const params = { reminderId };
    expect((await other.browser.call(endReminder, { params })).problem.code).toBe('errorNotFound');
    expect((await anne.browser.call(endReminder, { params })).status).toBe(204);
    expect((await anne.browser.call(endReminder, { params })).problem.code).toBe('errorNotFound');
    expect(await wordsOf(anne.browser)).toHaveLength(1);
  });

  it('are refused for a time that has passed, an unfinished application and keys, and beyond the limit', async () => {
    expect((await set(other.browser, { day: '2026-02-12', time: '10:00' })).problem.errors).toEqual([
      { path: 'time', key: 'validation.staff.reminderPast' },
    ]);
    const unfinished = await prepare((await signUp(server, 'unfinished@example.ca')).browser);
    const body = { applicationId: unfinished, leadId: null, words: null, ...later };
    expect((await other.browser.call(setReminder, { body })).problem.code).toBe('errorNotFound');
    expect((await set(program, later)).problem.code).toBe('errorForbidden');
    for (let count = 0; count < STAFF_REMINDERS_MAXIMUM; count += 1) bodyOf(await set(other.browser, later));
    expect((await set(other.browser, later)).problem.errors?.[0]?.key).toBe('validation.staff.reminderCount');
  });

  it('are set for a lead, too, and end with it', async () => {
    const { query } = server.context.database;
    const answers = { timeInBusiness: 5, timeInBusinessUnit: 'months', language: 'fr', email: 'lead@example.ca' };
    await openBrowser(server).call(submitNotEligible, { body: { ...eligibleAnswers, ...answers } });
    const { id: leadId } = await query.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    const body = { applicationId: null, leadId, words: 'Old enough in March.', ...later };
    const set = bodyOf(await anne.browser.call(setReminder, { body }));
    expect(set).toMatchObject({ applicationId: null, leadId, reference: null, name: 'lead@example.ca' });
    expect(bodyOf(await anne.browser.call(listReminders)).reminders).toContainEqual(set);
    const both = { ...body, applicationId };
    expect((await anne.browser.call(setReminder, { body: both })).status).toBe(422);
    expect((await anne.browser.call(setReminder, { body: { ...body, leadId: null } })).status).toBe(422);
    await query.deleteFrom('lead').where('id', '=', leadId).execute();
    expect(bodyOf(await anne.browser.call(listReminders)).reminders).not.toContainEqual(set);
  });

  it('end with the application', async () => {
    await server.context.database.query.deleteFrom('application').where('id', '=', applicationId).execute();
    expect(await wordsOf(anne.browser)).toEqual([]);
  });
});
