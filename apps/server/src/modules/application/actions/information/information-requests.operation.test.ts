import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CHECK_TIMEOUT_MS, SECOND_MS, STATEMENT_FILE_COUNT_LIMIT, UNDO_MS } from '@portal/contract/constants';
import {
  getApplication,
  listApplications,
  answerQuestion,
  getChecks,
  getTimeline,
} from '@portal/contract/operations/application';
import { declineSin } from '@portal/contract/operations/credit';
import {
  giveMonthsReason,
  provideStatements,
  listStatements,
  removeStatement,
} from '@portal/contract/operations/revenue';
import { requestInformation, withdrawRequest as staffWithdrawRequest } from '@portal/contract/operations/staff';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { submitAs, type Submitted, untilCheck, uploadPdf } from '../../../../../test/submitted-application.ts';
import { bodyOf, openBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import { type AskedItem, requestInformationFrom } from './ask-for-information.ts';
import { listAnswers, wasSettled } from '../../storage/information.ts';
import { withdrawRequest } from './withdraw-request.ts';
import { handOverStuckChecks } from '../checks/run-check.ts';
import { WAIT } from '../../../../../test/wait.ts';

const MINUTE_SECONDS = 60;
const STAFF_EMAIL = 'managers@lender.example';
const question = { en: 'Why did sales fall in June?', fr: 'Pourquoi les ventes ont-elles baissé en juin?' };

describe.each(ordinaryDatabases())('requests for information on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { STAFF_EMAIL } });
  });
  afterAll(() => server.close());

  async function checked(): Promise<Submitted> {
    const submitted = await submitAs(server, 'Tremblay');
    await untilCheck(server, submitted, 'personalDetails', 'done');
    await untilCheck(server, submitted, 'transactions', 'done');
    return submitted;
  }

  const ask = ({ applicationId }: Submitted, items: AskedItem[]) =>
    server.context.database.transaction((tx) =>
      requestInformationFrom(tx, server.context, {
        applicationId,
        items,
        dueDay: '2026-02-20',
        askedBy: 'Marie (staff)',
      }),
    );

  async function untilUndoIsOver(): Promise<void> {
    server.clock.advance(UNDO_MS / SECOND_MS);
    await server.context.jobs.bringForward(UNDO_MS / SECOND_MS);
  }

  const untilNoMailWaits = () =>
    vi.waitFor(async () => {
      await server.context.jobs.bringForward(UNDO_MS / SECOND_MS);
      const kinds = (await server.context.jobs.counts()).map((count) => count.kind);
      expect(kinds).not.toContain('mail-missing-information');
      expect(kinds).not.toContain('send-mail');
    }, WAIT);

  const mailsTo = (email: string) =>
    server.inbox.mails.filter(({ to, subject }) => to === email && subject.includes('something else'));

  const withdraw = ({ applicationId }: Submitted, itemIds: readonly string[]) =>
    server.context.database.transaction((tx) =>
      withdrawRequest(tx, server.context, { applicationId, itemIds, withdrawnBy: 'Marie (staff)' }),
    );

  const rowOf = async ({ browser }: Submitted) => (await browser.call(listApplications)).body.applications[0];

  test('statements that the customer does not have: a reason given since the request is enough, an earlier one is not', async () => {
    const submitted = await checked();
    const { browser, applicationId } = submitted;
    const params = { applicationId };
    const reason = { params, body: { kind: 'accountOpened', openedMonth: '2025-10' } } as const;
    for (const month of ['2025-08', '2025-09']) {
      await ask(submitted, [{ kind: 'statements', months: [month] }]);
      expect((await browser.call(provideStatements, { params })).problem.code).toBe('errorFileMissing');
      server.clock.advance(MINUTE_SECONDS);
      expect((await browser.call(giveMonthsReason, reason)).status).toBe(200);
      expect((await browser.call(provideStatements, { params })).body.missing).toEqual([]);
      expect((await rowOf(submitted))?.status).toBe('underReview');
      await untilCheck(server, submitted, 'transactions', 'done');
      server.clock.advance(MINUTE_SECONDS);
    }
    const { events } = (await browser.call(getTimeline, { params })).body;
    expect(events.filter(({ kind: of }) => of === 'statementsUnavailable')).toHaveLength(2);
    expect(events.some(({ kind: of }) => of === 'statementsProvided')).toBe(false);
  });

  test('statements, the SIN and a question: each is provided, and the last one returns the application to review automatically', async () => {
    const submitted = await checked();
    const { browser, applicationId, email } = submitted;
    const params = { applicationId };
    const [, questionId = ''] = [
      ...(await ask(submitted, [{ kind: 'statements', months: ['2025-09', '2025-08'] }])),
      ...(await ask(submitted, [{ kind: 'question', question }, { kind: 'sin' }])),
    ];
    const row = await rowOf(submitted);
    expect(row).toMatchObject({
      status: 'informationRequired',
      actions: ['provideMissingInformation', 'withdraw'],
      missing: [
        { kind: 'statements', months: ['2025-08', '2025-09'], dueDay: '2026-02-20' },
        { kind: 'question', question },
        { kind: 'sin' },
      ],
    });
    await untilUndoIsOver();
    await vi.waitFor(() => {
      const mails = mailsTo(email);
      expect(mails.some(({ text }) => text.includes('September statement'))).toBe(true);
      expect(mails.some(({ text }) => text.includes(question.en))).toBe(false);
    }, WAIT);

    expect((await browser.call(provideStatements, { params })).problem.code).toBe('errorFileMissing');
    expect((await browser.call(listStatements, { params })).body.statements).toEqual([]);
    expect((await uploadPdf(server, submitted)).status).toBe(200);
    expect((await browser.call(listStatements, { params })).body.statements).toHaveLength(1);
    expect((await browser.call(provideStatements, { params })).body.missing).toHaveLength(2);
    expect((await rowOf(submitted))?.status).toBe('informationRequired');

    const response = 'We were closed for two weeks.\n\nSince then they are back.';
    const params2 = { applicationId, itemId: questionId };
    expect((await browser.call(answerQuestion, { params: params2, body: { answer: '  ' } })).status).toBe(422);
    expect(
      (await browser.call(answerQuestion, { params: params2, body: { answer: response } })).body.missing,
    ).toHaveLength(1);
    expect((await browser.call(answerQuestion, { params: params2, body: { answer: response } })).problem.code).toBe(
      'errorNothingAsked',
    );
    const { database, vault } = server.context;
    expect(await listAnswers(database.query, vault, applicationId)).toMatchObject([{ question, answer: response }]);

    expect((await browser.call(declineSin, { params })).body.missing).toEqual([]);
    expect((await rowOf(submitted))?.status).toBe('underReview');
    const events = (await browser.call(getTimeline, { params })).body.events;
    expect(events.find((event) => event.kind === 'statementsAsked')?.months).toEqual(['2025-09', '2025-08']);
    expect(events.map((event) => event.kind)).toEqual(
      expect.arrayContaining(['statementsProvided', 'questionAnswered', 'sinDeclined', 'informationComplete']),
    );
    await vi.waitFor(() => {
      expect(
        server.inbox.mails.some(
          ({ to, subject, text }) =>
            to === STAFF_EMAIL && subject.includes('provided') && text.includes(submitted.reference),
        ),
      ).toBe(true);
    }, WAIT);
  });

  test('a request undone right away sends no mail, and two made together share one', async () => {
    const [undone, notified] = [await checked(), await checked()];
    await withdraw(undone, await ask(undone, [{ kind: 'sin' }, { kind: 'question', question }]));
    expect(await rowOf(undone)).toMatchObject({ status: 'underReview', missing: [] });

    await ask(notified, [{ kind: 'statements', months: ['2025-09'] }]);
    server.clock.advance(1);
    const mistaken = await ask(notified, [{ kind: 'statements', months: ['2025-07'] }]);
    server.clock.advance(1);
    await ask(notified, [{ kind: 'question', question }]);
    server.clock.advance(1);
    await withdraw(notified, mistaken);
    await untilUndoIsOver();
    await vi.waitFor(() => expect(mailsTo(notified.email)).toHaveLength(1), WAIT);
    await untilNoMailWaits();
    expect(mailsTo(notified.email)).toHaveLength(1);
    expect(mailsTo(notified.email)[0]?.text).toContain('September statement');
    expect(mailsTo(notified.email)[0]?.text).not.toContain('July statement');
    expect(mailsTo(undone.email)).toEqual([]);
  });

  test('a withdrawn request is no longer open; the timeline names it, and the customer moves on', async () => {
    const submitted = await checked();
    const { browser, applicationId } = submitted;
    const params = { applicationId };
    const [statementsId = '', questionId = ''] = await ask(submitted, [
      { kind: 'statements', months: ['2025-09'] },
      { kind: 'question', question },
    ]);
    await untilUndoIsOver();
    await withdraw(submitted, [questionId]);
    expect(await rowOf(submitted)).toMatchObject({ status: 'informationRequired', missing: [{ kind: 'statements' }] });
    const late = { params: { applicationId, itemId: questionId }, body: { answer: 'We moved.' } };
    expect((await browser.call(answerQuestion, late)).problem.code).toBe('errorNothingAsked');
    await withdraw(submitted, [statementsId, questionId]);
    expect(await rowOf(submitted)).toMatchObject({ status: 'underReview', missing: [], nextContactDay: '2026-02-11' });
    expect((await browser.call(provideStatements, { params })).problem.code).toBe('errorNothingAsked');

    const { events } = (await browser.call(getTimeline, { params })).body;
    expect(events.filter(({ kind: of }) => of === 'questionNotNeeded')).toHaveLength(1);
    expect(events.find(({ kind: of }) => of === 'statementsNotNeeded')?.months).toEqual(['2025-09']);
    expect(events.some(({ kind: of }) => of === 'informationComplete')).toBe(false);
  });

  test('files sent for a request that is withdrawn count toward the one that is still open', async () => {
    const submitted = await checked();
    const { browser, applicationId } = submitted;
    const params = { applicationId };
    const staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    const [mistaken = ''] = await ask(submitted, [{ kind: 'statements', months: ['2025-07'] }]);
    server.clock.advance(1);
    const [meant = ''] = await ask(submitted, [{ kind: 'statements', months: ['2025-09'] }]);
    const { statementId } = (await uploadPdf(server, submitted)).file;

    const withdrawMistaken = { params, body: { itemIds: [mistaken] } };
    expect((await staff.call(staffWithdrawRequest, withdrawMistaken)).status).toBe(204);
    expect((await browser.call(listStatements, { params })).body.statements).toMatchObject([{ statementId }]);
    expect((await browser.call(provideStatements, { params })).body.missing).toEqual([]);
    const { events } = (await browser.call(getTimeline, { params })).body;
    expect(events.some(({ kind: of }) => of === 'statementsProvided')).toBe(true);
    const withdrawMeant = { params, body: { itemIds: [meant] } };
    expect((await staff.call(staffWithdrawRequest, withdrawMeant)).problem.code).toBe('errorNothingAsked');
  });

  test('files sent for a withdrawn request count toward a later one', async () => {
    const submitted = await checked();
    const { browser, applicationId } = submitted;
    const params = { applicationId };
    const staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    const askFor = async (...months: string[]) => {
      const body = { dueDay: null, items: [{ kind: 'statements', months }] };
      return bodyOf(await staff.call(requestInformation, { params, body })).itemIds;
    };
    const itemIds = await askFor('2025-07');
    const { statementId } = (await uploadPdf(server, submitted)).file;
    expect((await staff.call(staffWithdrawRequest, { params, body: { itemIds } })).status).toBe(204);
    server.clock.advance(1);
    await askFor('2025-09');
    expect((await browser.call(listStatements, { params })).body.statements).toMatchObject([{ statementId }]);
    expect((await browser.call(provideStatements, { params })).body.missing).toEqual([]);
    await askFor('2025-08');
    expect((await browser.call(listStatements, { params })).body.statements).toEqual([]);
  });

  test('an item cannot be withdrawn if it was answered, is from another application, or is awaited by a check', async () => {
    const [submitted, other] = [await checked(), await checked()];
    const { applicationId, browser } = submitted;
    const [itemId = ''] = await ask(submitted, [{ kind: 'question', question }]);
    const [sinId = ''] = await ask(submitted, [{ kind: 'sin' }]);
    await expect(withdraw(other, [itemId])).rejects.toMatchObject({ code: 'errorNotFound' });
    await browser.call(answerQuestion, { params: { applicationId, itemId }, body: { answer: 'We moved.' } });
    await expect(withdraw(submitted, [itemId, sinId])).rejects.toMatchObject({ code: 'errorNothingAsked' });

    const setCheck = (state: 'needsYou' | 'handedOver') =>
      server.context.database.query
        .updateTable('application_check')
        .set({ state })
        .where('application_id', '=', applicationId)
        .where('kind', '=', 'personalDetails')
        .execute();
    await setCheck('needsYou');
    await expect(withdraw(submitted, [sinId])).rejects.toMatchObject({
      code: 'errorValidation',
      details: { errors: [{ path: 'itemIds', key: 'validation.staff.checkWaits' }] },
    });
    await setCheck('handedOver');
    await withdraw(submitted, [sinId]);
    expect(await rowOf(submitted)).toMatchObject({ status: 'underReview', missing: [] });
    // A withdrawn item was never provided, so a check may request it.
    expect(await wasSettled(server.context.database.query, applicationId, 'sin')).toBe(false);
  });

  test('items already requested are not requested again', async () => {
    const submitted = await checked();
    await ask(submitted, [{ kind: 'statements', months: ['2025-09'] }, { kind: 'sin' }]);
    expect(await ask(submitted, [{ kind: 'statements', months: ['2025-09'] }, { kind: 'sin' }])).toEqual([]);
    expect(await ask(submitted, [{ kind: 'statements', months: ['2025-09', '2025-10'] }])).toHaveLength(1);
    expect((await rowOf(submitted))?.missing.map(({ months }) => months)).toEqual([['2025-09'], [], ['2025-10']]);
  });

  test('file limits apply per request; duplicate content is refused across all of them', async () => {
    const submitted = await checked();
    const { browser, applicationId } = submitted;
    const params = { applicationId };
    await ask(submitted, [{ kind: 'statements', months: ['2025-09'] }]);
    const files = [];
    for (let count = 1; count < STATEMENT_FILE_COUNT_LIMIT; count += 1)
      files.push(await uploadPdf(server, submitted, `first ${applicationId} ${String(count)}`));

    expect(new Set(files.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await uploadPdf(server, submitted)).problem.code).toBe('errorFileCount');
    const statementId = files[0]?.file.statementId ?? '';
    expect((await browser.call(removeStatement, { params: { applicationId, statementId } })).status).toBe(204);
    await browser.call(provideStatements, { params });

    expect((await uploadPdf(server, submitted)).problem.code).toBe('errorAlreadySubmitted');
    const stored = files[1]?.file.statementId ?? '';
    expect((await browser.call(removeStatement, { params: { applicationId, statementId: stored } })).problem.code).toBe(
      'errorAlreadySubmitted',
    );
    await ask(submitted, [{ kind: 'statements', months: ['2025-10'] }]);
    expect((await uploadPdf(server, submitted, `first ${applicationId} 2`)).problem.code).toBe('errorFileDuplicate');
    expect((await uploadPdf(server, submitted)).status).toBe(200);
  });

  test('no information can be requested for an application that is unsubmitted or closed', async () => {
    const submitted = await checked();
    const { database } = server.context;
    await expect(ask(submitted, [])).rejects.toMatchObject({ code: 'errorValidation' });
    await database.query
      .updateTable('application')
      .set({ status: 'closed', outcome: 'declined', closed_at: server.clock.now() })
      .where('id', '=', submitted.applicationId)
      .execute();
    await expect(ask(submitted, [{ kind: 'sin' }])).rejects.toMatchObject({ code: 'errorValidation' });
  });

  test('an application has no missing items before it is submitted', async () => {
    const submitted = await checked();
    const { browser, applicationId } = submitted;
    expect((await browser.call(getChecks, { params: { applicationId } })).body.missing).toEqual([]);
    expect((await browser.call(getApplication, { params: { applicationId } })).body.status).toBe('underReview');
    expect((await browser.call(provideStatements, { params: { applicationId } })).problem.code).toBe(
      'errorNothingAsked',
    );
  });

  test('a check whose job was lost is handed over after a timeout', async () => {
    const submitted = await checked();
    await server.context.database.query
      .updateTable('application_check')
      .set({ state: 'running', updated_at: new Date(server.clock.now().getTime() - CHECK_TIMEOUT_MS) })
      .where('application_id', '=', submitted.applicationId)
      .where('kind', '=', 'personalDetails')
      .execute();
    await handOverStuckChecks(server.context);
    await untilCheck(server, submitted, 'personalDetails', 'handedOver');
  });

  test('the contact day is hidden once past, and set again when all items are provided', async () => {
    const submitted = await checked();
    const { applicationId, browser } = submitted;
    const days = async () => [
      (await rowOf(submitted))?.nextContactDay,
      (await browser.call(getApplication, { params: { applicationId } })).body.nextContactDay,
    ];
    const nextDay = '2026-02-11';
    expect(await days()).toEqual([nextDay, nextDay]);

    const [itemId = ''] = await ask(submitted, [{ kind: 'question', question }]);
    await server.context.database.query
      .updateTable('application')
      .set({ next_contact_day: '2026-02-09' })
      .where('id', '=', applicationId)
      .execute();
    expect(await days()).toEqual([null, null]);

    await browser.call(answerQuestion, { params: { applicationId, itemId }, body: { answer: 'For two weeks.' } });
    expect(await days()).toEqual([nextDay, nextDay]);
  });
});
