import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SECOND_MS, UNDO_MS } from '@portal/contract/constants';
import { assignApplication, staffGetApplication } from '@portal/contract/operations/staff';
import { changeApplications, listBulkChanges, undoBulkChange } from '@portal/contract/operations/staff/bulk-changes';
import { listDecisions } from '@portal/contract/operations/staff/decisions';
import { listNotes } from '@portal/contract/operations/staff/notes';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { submitAs, type Submitted } from '../../../../test/submitted-application.ts';
import { bodyOf, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openPerson, type SignedInPerson } from '../../../../test/test-people.ts';
import { WAIT } from '../../../../test/wait.ts';

const CLOSED = 'Your application was closed';
const close = { outcome: 'withdrawn', reason: 'notReached', words: 'Called three times.' } as const;

describe.each(ordinaryDatabases())('changes to many applications on %s', (kind) => {
  let server: TestServer;
  let maker: SignedInPerson;
  let other: SignedInPerson;

  beforeAll(async () => {
    server = await openTestServer(kind);
    maker = await openPerson(server, 'accountManager');
    other = await openPerson(server, 'accountManager');
  });
  afterAll(() => server.close());

  const detailsOf = async ({ applicationId }: Submitted) =>
    bodyOf(await maker.browser.call(staffGetApplication, { params: { applicationId } })).application;
  const lastEventOf = async ({ applicationId }: Submitted) =>
    bodyOf(await maker.browser.call(staffGetApplication, { params: { applicationId } })).events.at(-1);
  const seen = async (...submitted: Submitted[]) =>
    Promise.all(
      submitted.map(async (one) => ({ applicationId: one.applicationId, version: (await detailsOf(one)).version })),
    );
  const submit = (count: number) => Promise.all(Array.from({ length: count }, () => submitAs(server, 'Sandhu')));
  const change = async (body: object) => bodyOf(await maker.browser.call(changeApplications, { body }));
  const latest = async () => bodyOf(await maker.browser.call(listBulkChanges)).changes[0];
  const mailsTo = (email: string, about: RegExp) =>
    server.inbox.mails.filter(({ to, subject }) => to === email && about.test(subject));
  const passTime = async () => {
    server.clock.advance(UNDO_MS / SECOND_MS);
    await server.context.jobs.bringForward(UNDO_MS / SECOND_MS);
  };
  const untilDone = () =>
    vi.waitFor(async () => {
      const now = await latest();
      expect(now?.end).toBe('carriedOut');
      return now;
    }, WAIT);

  it('assign after the time to undo, with one email for all, and leave out what changed meanwhile', async () => {
    const [one, two, three] = (await submit(3)) as [Submitted, Submitted, Submitted];
    const to = { name: other.name, email: other.email };
    const made = await change({ applications: await seen(one, two, three), assign: to });
    expect(made).toMatchObject({ kind: 'assign', accountManager: other.name, total: 3, done: 0, end: null });
    expect((await detailsOf(one)).accountManager).toBeNull();

    await maker.browser.call(assignApplication, {
      params: { applicationId: three.applicationId },
      body: { accountManager: { name: maker.name, email: maker.email } },
    });
    await passTime();
    expect(await untilDone()).toMatchObject({ done: 3, leftOut: 1, leftOutReferences: [three.reference] });
    expect((await detailsOf(one)).accountManager).toBe(other.name);
    expect((await detailsOf(two)).accountManager).toBe(other.name);
    expect(await lastEventOf(two)).toMatchObject({
      kind: 'assigned',
      assignedTo: other.name,
      by: { name: maker.name },
    });
    expect((await detailsOf(three)).accountManager).toBe(maker.name);
    await vi.waitFor(() => expect(mailsTo(other.email, /^For you: .* and 1 other$/u)).toHaveLength(1), WAIT);
    expect(mailsTo(other.email, /^For you/u)).toHaveLength(1);
  });

  it('close with a reason, each applicant notified, and a closed one left out', async () => {
    const [one, two] = (await submit(2)) as [Submitted, Submitted];
    const applications = await seen(one, two);
    await change({ applications, close });
    await change({ applications, close });
    await passTime();
    await vi.waitFor(async () => {
      const { changes } = bodyOf(await maker.browser.call(listBulkChanges));
      expect(changes.slice(0, 2).map(({ end }) => end)).toEqual(['carriedOut', 'carriedOut']);
      expect(changes.slice(0, 2).reduce((sum, { leftOut }) => sum + leftOut, 0)).toBe(2);
    }, WAIT);
    for (const { applicationId, email } of [one, two]) {
      const { decisions } = bodyOf(await maker.browser.call(listDecisions, { params: { applicationId } }));
      expect(decisions).toMatchObject([{ ...close, decidedBy: maker.name, end: 'carriedOut' }]);
      await vi.waitFor(() => expect(mailsTo(email, new RegExp(CLOSED, 'u'))).toHaveLength(1), WAIT);
    }
  });

  it('add a note to all that match a search, whatever happened to them meanwhile', async () => {
    const [one, two] = (await submit(2)) as [Submitted, Submitted];
    const made = await change({ matching: { search: one.reference }, note: 'Call on Monday.' });
    expect(made.total).toBe(1);
    await maker.browser.call(assignApplication, {
      params: { applicationId: one.applicationId },
      body: { accountManager: null },
    });
    await passTime();
    expect(await untilDone()).toMatchObject({ leftOut: 0 });
    const notesOf = async ({ applicationId }: Submitted) =>
      bodyOf(await maker.browser.call(listNotes, { params: { applicationId } })).notes;
    expect(await notesOf(one)).toMatchObject([{ text: 'Call on Monday.', author: maker.name }]);
    expect(await notesOf(two)).toEqual([]);
  });

  it('are undone in time by their maker alone, and then change nothing', async () => {
    const [one] = (await submit(1)) as [Submitted];
    const { bulkChangeId } = await change({ applications: await seen(one), close });
    const undo = (browser: TestBrowser) => browser.call(undoBulkChange, { params: { bulkChangeId } });
    expect((await undo(other.browser)).problem.code).toBe('errorNotFound');
    expect(bodyOf(await undo(maker.browser)).end).toBe('undone');
    expect(bodyOf(await undo(maker.browser)).end).toBe('undone');

    await change({ applications: await seen(one), note: 'Still here.' });
    await passTime();
    await untilDone();
    expect((await detailsOf(one)).status).toBe('underReview');
    expect((await undo(maker.browser)).status).toBe(200);
    const late = (await latest())?.bulkChangeId ?? '';
    const tooLate = await maker.browser.call(undoBulkChange, { params: { bulkChangeId: late } });
    expect(tooLate.problem.code).toBe('errorVersionConflict');
  });

  it('go on where a process that stopped had left off', async () => {
    const submitted = await submit(2);
    const { bulkChangeId } = await change({ applications: await seen(...submitted), note: 'Once.' });
    await server.context.database.query
      .updateTable('bulk_change')
      .set({ done: 1 })
      .where('id', '=', bulkChangeId)
      .execute();
    await passTime();
    await untilDone();
    const notes = await Promise.all(
      submitted.map(async ({ applicationId }) =>
        bodyOf(await maker.browser.call(listNotes, { params: { applicationId } })),
      ),
    );
    expect(notes.flatMap((one) => one.notes)).toHaveLength(1);
  });

  it.each([
    ['no change', {}],
    ['two changes', { note: 'Call.', assign: null }],
    ['a reason of another outcome', { close: { ...close, reason: 'revenueTooLow' } }],
    ['someone who does not work on applications', { assign: { name: 'A Stranger', email: 'stranger@example.ca' } }],
  ])('are refused with %s', async (_, details) => {
    const refused = await maker.browser.call(changeApplications, { body: { matching: {}, ...details } });
    expect(refused.problem.code).toBe('errorValidation');
  });

  it('are refused without a selection, with two, or for an application that was not submitted', async () => {
    const [one] = (await submit(1)) as [Submitted];
    const call = (body: object) => maker.browser.call(changeApplications, { body: { note: 'Call.', ...body } });
    expect((await call({})).problem.code).toBe('errorValidation');
    expect((await call({ matching: {}, applications: await seen(one) })).problem.code).toBe('errorValidation');
    const unknown = [{ applicationId: randomUUID(), version: 1 }];
    expect((await call({ applications: unknown })).problem.code).toBe('errorNotFound');
  });
});
