import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CHECK_TIMEOUT_MS, STATEMENT_FILE_COUNT_LIMIT } from '@portal/contract/constants';
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
import { ordinaryDatabases } from '../../../../test/databases.ts';
import { submitAs, type Submitted, untilCheck, uploadPdf } from '../../../../test/submitted-application.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { type AskedItem, askForInformation, listAnswers } from '../index.ts';
import { handOverStuckChecks } from './hand-over-stuck-checks.ts';
import { WAIT } from '../../../../test/wait.ts';

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
      askForInformation(tx, server.context, { applicationId, items, dueDay: '2026-02-20', askedBy: 'Marie (staff)' }),
    );

  const rowOf = async ({ browser }: Submitted) => (await browser.call(listApplications)).body.applications[0];

  test('statements that the customer does not have: a reason given since is enough, an earlier one is not', async () => {
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

  test('statements, the SIN and a question: each provided, and under review by itself after the last', async () => {
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
    await vi.waitFor(() => {
      const mails = server.inbox.mails.filter(({ to }) => to === email);
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

  test('what is asked for already is not asked again', async () => {
    const submitted = await checked();
    await ask(submitted, [{ kind: 'statements', months: ['2025-09'] }, { kind: 'sin' }]);
    expect(await ask(submitted, [{ kind: 'statements', months: ['2025-09'] }, { kind: 'sin' }])).toEqual([]);
    expect(await ask(submitted, [{ kind: 'statements', months: ['2025-09', '2025-10'] }])).toHaveLength(1);
    expect((await rowOf(submitted))?.missing.map(({ months }) => months)).toEqual([['2025-09'], [], ['2025-10']]);
  });

  test('limits count for each request; the same content is refused for all of them', async () => {
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

  test('nothing is asked of an application that is not submitted or is closed', async () => {
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

  test('nothing of an application is missing before it is submitted', async () => {
    const submitted = await checked();
    const { browser, applicationId } = submitted;
    expect((await browser.call(getChecks, { params: { applicationId } })).body.missing).toEqual([]);
    expect((await browser.call(getApplication, { params: { applicationId } })).body.status).toBe('underReview');
    expect((await browser.call(provideStatements, { params: { applicationId } })).problem.code).toBe(
      'errorNothingAsked',
    );
  });

  test('a check whose job was lost is handed over after a while', async () => {
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

  test('the day to be in touch is not named once it is over, and set again when all is provided', async () => {
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
