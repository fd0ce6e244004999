import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUSINESS_DAYS_LISTED } from '@portal/contract/constants';
import { getApplication, getTimeline } from '@portal/contract/operations/application';
import { createExportTicket } from '@portal/contract/operations/privacy';
import { closeApplication, staffGetApplication } from '@portal/contract/operations/staff';
import { addNote, listNotes, logContact } from '@portal/contract/operations/staff/notes';
import { listBusinessDays } from '@portal/contract/operations/staff/work-list';
import { prepare } from '../../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { submitAs } from '../../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, signUp, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import { openPerson } from '../../../../../test/test-people.ts';

const TEXT = 'Her accountant, M. Zébulon, sends March on Thursday.\nCall after 3 p.m.';

describe.each(ordinaryDatabases())('notes and contacts on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  const log = (applicationId: string, body: object) =>
    staff.call(logContact, {
      params: { applicationId },
      body: { kind: 'call', outcome: 'noAnswer', nextContactDay: null, note: null, ...body },
    });

  it('are written once under an id chosen by the caller, however often they are sent', async () => {
    const [{ applicationId }, other] = [await submitAs(server, 'Tremblay'), await submitAs(server, 'Tremblay')];
    const params = { applicationId };
    const body = { text: TEXT, noteId: server.context.random.uuid() };
    const first = bodyOf(await staff.call(addNote, { params, body }));
    expect(first).toMatchObject(body);
    server.clock.advance(60);
    expect(bodyOf(await staff.call(addNote, { params, body }))).toEqual(first);
    expect(bodyOf(await staff.call(listNotes, { params })).notes).toEqual([first]);
    const elsewhere = await staff.call(addNote, { params: { applicationId: other.applicationId }, body });
    expect(elsewhere.problem.code).toBe('errorAlreadyExists');
    const { browser: colleague } = await openPerson(server, 'accountManager');
    const byAnother = await colleague.call(addNote, { params, body });
    expect([byAnother.status, bodyOf(await staff.call(listNotes, { params })).notes]).toEqual([409, [first]]);
  });

  it('notes are stored encrypted, listed newest first, and erased with the application', async () => {
    const { applicationId, browser } = await submitAs(server, 'Tremblay');
    const params = { applicationId };
    const first = bodyOf(await staff.call(addNote, { params, body: { text: TEXT } }));
    expect(first).toMatchObject({ text: TEXT, author: 'test', at: server.clock.now().toISOString() });
    server.clock.advance(60);
    bodyOf(await staff.call(addNote, { params, body: { text: 'Second.' } }));
    const { notes } = bodyOf(await staff.call(listNotes, { params }));
    expect(notes.map(({ text }) => text)).toEqual(['Second.', TEXT]);

    const { query } = server.context.database;
    const stored = await query
      .selectFrom('staff_note')
      .selectAll()
      .where('application_id', '=', applicationId)
      .execute();
    expect(JSON.stringify(stored)).not.toContain('Zébulon');
    const { path } = bodyOf(await browser.call(createExportTicket, { body: { language: 'en' } }));
    const archive = unzipSync(new Uint8Array((await server.app.inject(path)).rawPayload));
    const exported = strFromU8(archive['data.json'] ?? new Uint8Array());
    expect(exported).not.toContain('Zébulon');
    expect((JSON.parse(exported) as { staffNotes: object[] }).staffNotes).toHaveLength(2);
    for (const mail of server.inbox.mails) expect(mail.text).not.toContain('Zébulon');

    await query.deleteFrom('application').where('id', '=', applicationId).execute();
    const left = await query
      .selectFrom('staff_note')
      .select('id')
      .where('application_id', '=', applicationId)
      .execute();
    expect(left).toEqual([]);
    expect((await staff.call(listNotes, { params })).status).toBe(404);
    expect((await staff.call(addNote, { params, body: { text: TEXT } })).status).toBe(404);
  });

  it('a contact moves the promised day, and appears in the timeline with its author', async () => {
    const { applicationId, browser } = await submitAs(server, 'Tremblay');
    const params = { applicationId };
    const before = bodyOf(await browser.call(getApplication, { params }));
    expect(before.nextContactDay).toBe('2026-02-11');
    const kept = bodyOf(await log(applicationId, {}));
    expect(kept).toMatchObject({ nextContactDay: '2026-02-11', note: null });
    const moved = bodyOf(await log(applicationId, { outcome: 'reached', nextContactDay: '2026-02-17', note: TEXT }));
    expect(moved).toMatchObject({ nextContactDay: '2026-02-17', note: { text: TEXT, author: 'test' } });

    expect(bodyOf(await browser.call(getApplication, { params })).nextContactDay).toBe('2026-02-17');
    const { events } = bodyOf(await staff.call(staffGetApplication, { params }));
    expect(events.filter(({ kind: each }) => each === 'contacted')).toEqual([
      expect.objectContaining({ contact: { kind: 'call', outcome: 'noAnswer', nextContactDay: null } }),
      expect.objectContaining({
        contact: { kind: 'call', outcome: 'reached', nextContactDay: '2026-02-17' },
        by: { actor: 'staff', name: 'test' },
      }),
    ]);
    expect(JSON.stringify(events)).not.toContain('Zébulon');
    const { events: seen } = bodyOf(await browser.call(getTimeline, { params }));
    expect(JSON.stringify(seen)).not.toContain('contact');
  });

  it.each([
    ['a day that has passed', { nextContactDay: '2026-02-09' }, 'nextContactDay', 'validation.staff.dayPassed'],
    ['a Saturday', { nextContactDay: '2026-02-14' }, 'nextContactDay', 'validation.staff.dayOfRest'],
    ['a holiday of the office', { nextContactDay: '2026-02-16' }, 'nextContactDay', 'validation.staff.dayOfRest'],
    ['a call that was sent', { outcome: 'sent' }, 'outcome', 'errors.errorValidation'],
    ['a mail without an answer', { kind: 'mail', outcome: 'noAnswer' }, 'outcome', 'errors.errorValidation'],
  ])('%s is refused at its field, and nothing is recorded', async (_, body, path, key) => {
    const { applicationId } = await submitAs(server, 'Tremblay');
    const refused = await log(applicationId, { ...body, note: TEXT });
    expect(refused.problem).toMatchObject({ code: 'errorValidation', errors: [{ path, key }] });
    const params = { applicationId };
    expect(bodyOf(await staff.call(listNotes, { params })).notes).toEqual([]);
    const { events } = bodyOf(await staff.call(staffGetApplication, { params }));
    expect(events.map(({ kind: each }) => each)).not.toContain('contacted');
  });

  it('does not overwrite a promise that a colleague made in the meantime', async () => {
    const { applicationId } = await submitAs(server, 'Tremblay');
    const params = { applicationId };
    const { version } = bodyOf(await staff.call(staffGetApplication, { params })).application;
    bodyOf(await log(applicationId, { nextContactDay: '2026-02-17', version }));
    const second = await log(applicationId, { nextContactDay: '2026-02-18', note: TEXT, version });
    expect(second.problem).toMatchObject({ status: 409, code: 'errorVersionConflict', version: version + 1 });
    expect(bodyOf(await staff.call(listNotes, { params })).notes).toEqual([]);
    bodyOf(await log(applicationId, { nextContactDay: '2026-02-18', version: version + 1 }));
    expect(bodyOf(await log(applicationId, {})).nextContactDay).toBe('2026-02-18');
  });

  it('can promise any of the office’s next business days, excluding its holidays', async () => {
    const { today, days } = bodyOf(await staff.call(listBusinessDays));
    expect(today).toBe('2026-02-10');
    expect(days).toHaveLength(BUSINESS_DAYS_LISTED);
    expect(days.slice(0, 5)).toEqual(['2026-02-11', '2026-02-12', '2026-02-13', '2026-02-17', '2026-02-18']);
  });

  it('cannot make a promise for a closed or unsubmitted application', async () => {
    const { applicationId } = await submitAs(server, 'Tremblay');
    bodyOf(await staff.call(closeApplication, { params: { applicationId }, body: { outcome: 'declined' } }));
    expect((await log(applicationId, { nextContactDay: '2026-02-17' })).problem.errors).toEqual([
      { path: 'nextContactDay', key: 'validation.staff.promiseOver' },
    ]);
    expect((await log(applicationId, {})).status).toBe(200);
    const { browser } = await signUp(server, 'unsubmitted@example.ca');
    const incomplete = await prepare(browser);
    expect((await log(incomplete, {})).problem.code).toBe('errorValidation');
  });
});
