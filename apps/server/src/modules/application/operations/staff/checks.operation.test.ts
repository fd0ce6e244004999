import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BureauSandbox } from '@portal/bureau-sandbox';
import { listApplications } from '@portal/contract/operations/application';
import { declineSin, giveSin } from '@portal/contract/operations/credit';
import {
  closeApplication,
  getCreditReport,
  requestInformation,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import { handOverCheck, retryCheck, settleCheck } from '@portal/contract/operations/staff/checks';
import { decideApplication, undoDecision } from '@portal/contract/operations/staff/decisions';
import type { Problem } from '@portal/contract/problem';
import type { CheckKind, CheckState } from '@portal/contract/application/checks';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { submitAs, type Submitted, untilCheck } from '../../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import { openPerson, type SignedInPerson } from '../../../../../test/test-people.ts';

const WORDS = 'The bank confirmed it by telephone.';
const SIN = '046 454 286';

describe.each(ordinaryDatabases())('checks that staff work on, on %s', (kind) => {
  let server: TestServer;
  let bureau: BureauSandbox;
  let anne: SignedInPerson;
  let program: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    if (!server.sandboxes.bureau) throw new Error('The bureau has no stand-in');
    bureau = server.sandboxes.bureau;
    anne = await openPerson(server, 'accountManager');
    program = openBrowser(server);
    program.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    bureau.isAway = false;
  });

  const detailsOf = async ({ applicationId }: Submitted) =>
    bodyOf(await program.call(staffGetApplication, { params: { applicationId } }));
  const checkOf = async (submitted: Submitted, check: CheckKind) =>
    (await detailsOf(submitted)).checks.find((each) => each.kind === check);
  const versionOf = async (submitted: Submitted) => (await detailsOf(submitted)).application.version;

  const retry = ({ applicationId }: Submitted, check: CheckKind, version?: number) =>
    anne.browser.call(retryCheck, { params: { applicationId, check }, body: { version } });
  const takeOver = ({ applicationId }: Submitted, check: CheckKind, version?: number) =>
    anne.browser.call(handOverCheck, {
      params: { applicationId, check },
      body: { reason: 'takesTooLong', words: WORDS, version },
    });
  const settle = ({ applicationId }: Submitted, check: CheckKind, version?: number) =>
    anne.browser.call(settleCheck, { params: { applicationId, check }, body: { words: WORDS, version } });

  async function handedOver(): Promise<Submitted> {
    const submitted = await submitAs(server, 'Refused');
    await untilCheck(server, submitted, 'personalDetails', 'handedOver');
    await untilCheck(server, submitted, 'transactions', 'done');
    return submitted;
  }
  const askFor = async ({ applicationId }: Submitted, ...items: object[]) =>
    bodyOf(await anne.browser.call(requestInformation, { params: { applicationId }, body: { dueDay: null, items } }));
  const setTransactions = ({ applicationId }: Submitted, state: CheckState) =>
    server.context.database.query
      .updateTable('application_check')
      .set({ state })
      .where('application_id', '=', applicationId)
      .where('kind', '=', 'transactions')
      .execute();
  const inquiriesOf = async ({ applicationId }: Submitted) =>
    bodyOf(await program.call(getCreditReport, { params: { applicationId } })).inquiries;

  it('are settled under the staff member’s name, with an encrypted note', async () => {
    const submitted = await handedOver();
    expect(await checkOf(submitted, 'personalDetails')).toMatchObject({ reason: 'checkFailed', by: null, words: null });
    const version = await versionOf(submitted);
    expect(bodyOf(await settle(submitted, 'personalDetails', version))).toEqual({
      check: { kind: 'personalDetails', state: 'done', reason: null, by: anne.name, words: WORDS },
      version: version + 1,
    });
    const { checks, events } = await detailsOf(submitted);
    expect(checks.find(({ kind: each }) => each === 'personalDetails')).toMatchObject({ state: 'done', words: WORDS });
    expect(events.at(-1)).toMatchObject({
      kind: 'checkSettled',
      check: 'personalDetails',
      by: { actor: 'staff', name: anne.name },
    });
    const rows = await server.context.database.query
      .selectFrom('application_check')
      .selectAll()
      .where('application_id', '=', submitted.applicationId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('telephone');
  });

  it('no longer need the SIN once settled: its request is withdrawn, and other requests stay', async () => {
    const submitted = await handedOver();
    await askFor(
      submitted,
      { kind: 'sin' },
      { kind: 'question', question: { en: 'Whose oven?', fr: 'À qui est le four?' } },
    );
    const settled = bodyOf(await settle(submitted, 'personalDetails', await versionOf(submitted)));
    const { missing, events, application } = await detailsOf(submitted);
    expect(missing.map(({ kind: each }) => each)).toEqual(['question']);
    expect(application).toMatchObject({ status: 'informationRequired', version: settled.version });
    expect(events.slice(-2).map((event) => [event.kind, event.by.name])).toEqual([
      ['sinNotNeeded', anne.name],
      ['checkSettled', anne.name],
    ]);
  });

  it('of transactions keep the SIN request when settled; once the last request closes, the review goes on', async () => {
    const submitted = await handedOver();
    await askFor(submitted, { kind: 'sin' });
    await setTransactions(submitted, 'handedOver');
    bodyOf(await settle(submitted, 'transactions', await versionOf(submitted)));
    expect((await detailsOf(submitted)).missing.map(({ kind: each }) => each)).toEqual(['sin']);
    bodyOf(await settle(submitted, 'personalDetails', await versionOf(submitted)));
    expect(await detailsOf(submitted)).toMatchObject({ missing: [], application: { status: 'underReview' } });
  });

  it('are retried: the bureau is queried again, without the SIN, and the requester is named', async () => {
    bureau.isAway = true;
    const submitted = await submitAs(server, 'Tremblay');
    await untilCheck(server, submitted, 'personalDetails', 'handedOver');
    bureau.isAway = false;
    const { check } = bodyOf(await retry(submitted, 'personalDetails', await versionOf(submitted)));
    expect(check).toEqual({ kind: 'personalDetails', state: 'waiting', reason: null, by: anne.name, words: null });
    await untilCheck(server, submitted, 'personalDetails', 'done');
    const inquiries = await inquiriesOf(submitted);
    expect(inquiries.map(({ status, hadSin }) => [status, hadSin])).toEqual([
      ['ERROR', false],
      ['FOUND', false],
    ]);
    const kinds = (await detailsOf(submitted)).events.map((event) => [event.kind, event.by.name]);
    expect(kinds).toContainEqual(['checkRetried', anne.name]);
    expect(kinds.at(-1)).toEqual(['personalDetailsChecked', null]);
  });

  it.each([
    ['declined', (browser: TestBrowser, params: { applicationId: string }) => browser.call(declineSin, { params })],
    [
      'given',
      (browser: TestBrowser, params: { applicationId: string }) =>
        browser.call(giveSin, { params, body: { sin: SIN } }),
    ],
  ] as const)('a SIN that was %s is not requested again', async (_, answer) => {
    const submitted = await submitAs(server, 'Nowhere');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    const awaited = await retry(submitted, 'personalDetails');
    expect(awaited.problem.errors).toEqual([{ path: 'check', key: 'validation.staff.checkNotRetried' }]);

    await answer(submitted.browser, { applicationId: submitted.applicationId });
    await untilCheck(server, submitted, 'personalDetails', 'handedOver');
    bodyOf(await retry(submitted, 'personalDetails'));
    await untilCheck(server, submitted, 'personalDetails', 'handedOver');
    expect(await checkOf(submitted, 'personalDetails')).toMatchObject({ reason: 'notFound', by: null });
    expect((await detailsOf(submitted)).missing).toEqual([]);
    expect((await inquiriesOf(submitted)).at(-1)).toMatchObject({ status: 'NOT_FOUND', hadSin: false });
  });

  it('without an active consent, the bureau is not queried', async () => {
    const submitted = await handedOver();
    await server.context.database.query
      .updateTable('consent')
      .set({ withdrawn_at: server.clock.now() })
      .where('application_id', '=', submitted.applicationId)
      .where('kind', '=', 'softCreditCheck')
      .execute();
    expect((await retry(submitted, 'personalDetails')).problem).toMatchObject({
      status: 409,
      code: 'errorConsentNeeded',
    });
    expect(await checkOf(submitted, 'personalDetails')).toMatchObject({ state: 'handedOver' });
    expect(await inquiriesOf(submitted)).toHaveLength(1);
  });

  it('are taken over while running: the job then changes nothing, and its SIN is deleted', async () => {
    const submitted = await submitAs(server, 'Nohit');
    await untilCheck(server, submitted, 'personalDetails', 'needsYou');
    bureau.isAway = true;
    const params = { applicationId: submitted.applicationId };
    bodyOf(await submitted.browser.call(giveSin, { params, body: { sin: SIN } }));
    await untilCheck(server, submitted, 'personalDetails', 'running');
    const taken = { kind: 'personalDetails', state: 'handedOver', reason: 'takesTooLong', by: anne.name, words: WORDS };
    expect(bodyOf(await takeOver(submitted, 'personalDetails')).check).toEqual(taken);
    const held = await server.context.database.query
      .selectFrom('held_sin')
      .select('given_at')
      .where('application_id', '=', submitted.applicationId)
      .execute();
    expect(held).toEqual([]);
    bureau.isAway = false;
    await server.context.jobs.bringForward(3600);
    expect(bodyOf(await submitted.browser.call(listApplications)).applications[0]?.status).toBe('underReview');
    expect(await checkOf(submitted, 'personalDetails')).toEqual(taken);
    expect((await detailsOf(submitted)).events.at(-1)).toMatchObject({ kind: 'checkTakenOver' });
  });

  it('that await statements are retried, which settles them with the statements received so far', async () => {
    const submitted = await submitAs(server, 'Tremblay');
    await untilCheck(server, submitted, 'transactions', 'done');
    await setTransactions(submitted, 'needsYou');
    bodyOf(await retry(submitted, 'transactions'));
    await untilCheck(server, submitted, 'transactions', 'done');
  });

  it('cannot be changed in any other state', async () => {
    const submitted = await handedOver();
    const keyOf = async (answer: Promise<{ status: number; problem: Problem }>) => {
      const { status, problem } = await answer;
      return [status, problem.errors?.[0]?.key];
    };
    expect(await keyOf(retry(submitted, 'transactions'))).toEqual([422, 'validation.staff.checkNotRetried']);
    expect(await keyOf(settle(submitted, 'transactions'))).toEqual([422, 'validation.staff.checkNotSettled']);
    for (const check of ['transactions', 'personalDetails'] as const)
      expect(await keyOf(takeOver(submitted, check))).toEqual([422, 'validation.staff.checkNotTakenOver']);

    const version = await versionOf(submitted);
    const params = { applicationId: submitted.applicationId };
    const body = { version, outcome: 'declined', reason: 'other', words: 'No.' };
    const { decisionId } = bodyOf(await program.call(decideApplication, { params, body }));
    for (const act of [retry, settle])
      expect((await act(submitted, 'personalDetails')).problem.code).toBe('errorVersionConflict');
    bodyOf(await program.call(undoDecision, { params: { ...params, decisionId } }));
    expect((await settle(submitted, 'personalDetails', version - 1)).problem).toMatchObject({
      code: 'errorVersionConflict',
      version,
    });
    bodyOf(await program.call(closeApplication, { params, body: { outcome: 'declined' } }));
    expect(await keyOf(retry(submitted, 'personalDetails'))).toEqual([422, 'validation.staff.checkNotRetried']);
    expect(await keyOf(settle(submitted, 'personalDetails'))).toEqual([422, 'validation.staff.checkNotSettled']);
  });

  it('changed by two people at the same time: one acts, and the other gets a conflict', async () => {
    const submitted = await handedOver();
    const version = await versionOf(submitted);
    const answers = await Promise.all([
      retry(submitted, 'personalDetails', version),
      settle(submitted, 'personalDetails', version),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { events } = await detailsOf(submitted);
    expect(events.filter(({ kind: each }) => each === 'checkRetried' || each === 'checkSettled')).toHaveLength(1);
  });
});
