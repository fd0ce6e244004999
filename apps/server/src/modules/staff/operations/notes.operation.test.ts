import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApplication, getTimeline } from '@portal/contract/operations/application';
import { createExportTicket } from '@portal/contract/operations/privacy';
import { closeApplication, staffGetApplication } from '@portal/contract/operations/staff';
import { addNote, listNotes, logContact } from '@portal/contract/operations/staff-notes';
import { prepare } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/databases.ts';
import { submitAs } from '../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';

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

  it('notes are kept sealed, the newest first, and end with the application', async () => {
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

  it('a contact moves the promised day, and stands in the timeline with who it was', async () => {
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
    ['a day that has passed', { nextContactDay: '2026-02-09' }],
    ['a Saturday', { nextContactDay: '2026-02-14' }],
    ['a holiday of the office', { nextContactDay: '2026-02-16' }],
    ['a call that was sent', { outcome: 'sent' }],
    ['a mail without an answer', { kind: 'mail', outcome: 'noAnswer' }],
  ])('%s is refused, and nothing is noted', async (_, body) => {
    const { applicationId } = await submitAs(server, 'Tremblay');
    expect((await log(applicationId, { ...body, note: TEXT })).problem.code).toBe('errorValidation');
    const params = { applicationId };
    expect(bodyOf(await staff.call(listNotes, { params })).notes).toEqual([]);
    const { events } = bodyOf(await staff.call(staffGetApplication, { params }));
    expect(events.map(({ kind: each }) => each)).not.toContain('contacted');
  });

  it('promises nothing for an application that is closed, and nothing before it is submitted', async () => {
    const { applicationId } = await submitAs(server, 'Tremblay');
    bodyOf(await staff.call(closeApplication, { params: { applicationId }, body: { outcome: 'declined' } }));
    expect((await log(applicationId, { nextContactDay: '2026-02-17' })).problem.code).toBe('errorValidation');
    expect((await log(applicationId, {})).status).toBe(200);
    const { browser } = await signUp(server, 'unsubmitted@example.ca');
    const incomplete = await prepare(browser);
    expect((await log(incomplete, {})).problem.code).toBe('errorValidation');
  });
});
