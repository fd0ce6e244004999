import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getApplication, withdrawApplication } from '@portal/contract/operations/application';
import { UNDO_MS, SECOND_MS } from '@portal/contract/constants';
import {
  assignApplication,
  closeApplication,
  createWebhook,
  exportApplications,
  requestInformation,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import {
  approveDecision,
  decideApplication,
  listDecisions,
  previewDecisionMail,
  previewInformationMail,
  sendBackDecision,
  undoDecision,
} from '@portal/contract/operations/staff/decisions';
import { changePerson } from '@portal/contract/operations/staff/people';
import { countViews, searchApplications } from '@portal/contract/operations/staff/work-list';
import { listNotes, logContact } from '@portal/contract/operations/staff/notes';
import { decisionReasons } from '@portal/contract/staff/decisions';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { submitAs } from '../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openPerson, type SignedInPerson } from '../../../../test/test-people.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { WAIT } from '../../../../test/wait.ts';

const SUBJECT = 'Your application was closed';
const GRANTED_SUBJECT = 'Your financing was approved';
const SENT_BACK_SUBJECT = /^Offer sent back: .+/u;
const APPROVAL_SUBJECT = /^Offer to approve: .+/u;
const ASKED_SUBJECT = 'We need something else for your application';
const declined = { outcome: 'declined', reason: 'revenueTooLow', words: 'Two months below what was stated.' } as const;
const funded = { outcome: 'funded', reason: null, words: 'The SIN is not needed.' } as const;
type Attempt = (by: TestBrowser, version: number) => Promise<{ status: number }>;
const isFull = process.env.TEST_FULL === '1';
const ROUNDS = isFull ? 100 : 6;

describe.each(ordinaryDatabases())('decisions on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;
  let other: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    [staff, other] = [openBrowser(server), openBrowser(server)];
    staff.accessToken = (await openStaffKey(server)).key;
    other.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  async function submitted() {
    const { browser, email, applicationId } = await submitAs(server, 'Sandhu');
    const params = { applicationId };
    return { email, browser, params, version: await versionOf(params) };
  }

  async function passTime(): Promise<void> {
    server.clock.advance(UNDO_MS / SECOND_MS);
    await server.context.jobs.bringForward(UNDO_MS / SECOND_MS);
  }

  const versionOf = async (params: { applicationId: string }) =>
    bodyOf(await staff.call(staffGetApplication, { params })).application.version;
  const statusOf = async (params: { applicationId: string }) =>
    bodyOf(await staff.call(staffGetApplication, { params })).application.status;
  const mailsTo = (email: string, ...about: string[]) => {
    const wanted = about.length > 0 ? about : [SUBJECT, GRANTED_SUBJECT];
    return server.inbox.mails.filter(({ to, subject }) => to === email && wanted.includes(subject));
  };
  const endsOf = async (params: { applicationId: string }) =>
    bodyOf(await staff.call(listDecisions, { params })).decisions.map(({ end }) => end);

  const exportedReason = async ({ applicationId }: { applicationId: string }) => {
    const rows = parse<Record<string, string>>(bodyOf(await staff.call(exportApplications)).csv, { columns: true });
    return rows.find((row) => row.applicationId === applicationId)?.decisionReason;
  };

  it('close the application once the time to undo has passed, and notify the applicant then', async () => {
    const one = await submitted();
    const made = bodyOf(
      await staff.call(decideApplication, { params: one.params, body: { ...declined, version: one.version } }),
    );
    expect(made).toMatchObject({ ...declined, end: null, undoneBy: null });
    expect(Date.parse(made.takesEffectAt) - Date.parse(made.decidedAt)).toBe(UNDO_MS);
    expect(await statusOf(one.params)).toBe('underReview');
    expect(mailsTo(one.email)).toEqual([]);
    expect(await exportedReason(one.params)).toBe('');

    await passTime();
    await vi.waitFor(async () => expect(await statusOf(one.params)).toBe('closed'), WAIT);
    await vi.waitFor(() => expect(mailsTo(one.email)).toHaveLength(1), WAIT);
    expect(await endsOf(one.params)).toEqual(['carriedOut']);
    expect(await exportedReason(one.params)).toBe('revenueTooLow');
    const seen = bodyOf(await one.browser.call(getApplication, { params: one.params }));
    expect(seen.outcome).toBe('declined');
    expect(JSON.stringify(seen)).not.toMatch(/revenueTooLow|below what was stated/u);
  });

  it('to fund carry what is offered, which only they may', async () => {
    const one = await submitted();
    const offer = {
      amount: 60_000,
      costKind: 'factor',
      cost: 1.25,
      termMonths: 12,
      rhythm: 'weekly',
      conditions: 'A void cheque.',
    } as const;
    const decide = (body: object) =>
      staff.call(decideApplication, { params: one.params, body: { version: one.version, offer, ...body } });
    const { problem } = await decide(declined);
    expect([problem.code, problem.errors]).toEqual([
      'errorValidation',
      [{ path: 'offer', key: 'errors.errorValidation' }],
    ]);
    for (const cost of [0.125, 12.5]) {
      const { problem: typo } = await decide({ ...funded, offer: { ...offer, cost } });
      expect([typo.code, typo.errors?.map(({ path }) => path)]).toEqual(['errorValidation', ['offer.cost']]);
    }
    expect(bodyOf(await decide(funded))).toMatchObject({ outcome: 'funded', offer });
    expect(bodyOf(await staff.call(listDecisions, { params: one.params })).decisions).toMatchObject([{ offer }]);
    const stored = await server.context.database.query
      .selectFrom('application_decision')
      .select(['offer_sealed', 'offer_amount'])
      .where('application_id', '=', one.params.applicationId)
      .executeTakeFirstOrThrow();
    expect(stored.offer_amount).toBe(60_000);
    expect(stored.offer_sealed).not.toContain('cheque');
  });

  it('list how other applications of the customer were closed and what was offered, but not open ones', async () => {
    const [one, paid, other] = [await submitted(), await submitted(), await submitted()];
    const { applicationId: closed } = one.params;
    const offer = {
      amount: 60_000,
      costKind: 'rate',
      cost: 12,
      termMonths: 12,
      rhythm: 'monthly',
      conditions: 'A lease.',
    } as const;
    const decide = async (application: typeof one, body: typeof declined | (typeof funded & { offer: typeof offer })) =>
      bodyOf(
        await staff.call(decideApplication, {
          params: application.params,
          body: { ...body, version: application.version },
        }),
      );
    await decide(one, declined);
    await passTime();
    await vi.waitFor(async () => expect(await statusOf(one.params)).toBe('closed'), WAIT);
    await decide(paid, { ...funded, offer });
    await passTime();
    await vi.waitFor(async () => expect(await statusOf(paid.params)).toBe('closed'), WAIT);
    await server.context.database.query
      .updateTable('application')
      .set({ business_id: (of) => of.selectFrom('application').select('business_id').where('id', '=', closed) })
      .where('id', 'in', [paid.params.applicationId, other.params.applicationId])
      .execute();
    const earlierOf = async (params: { applicationId: string }) =>
      bodyOf(await staff.call(listDecisions, { params })).earlier;
    const same = { isSameBusiness: true, requestedAmount: 80_000 };
    expect(await earlierOf(other.params)).toMatchObject([
      { ...same, applicationId: paid.params.applicationId, outcome: 'funded', offeredAmount: 60_000, reason: null },
      { ...same, applicationId: closed, outcome: 'declined', offeredAmount: null, reason: 'revenueTooLow' },
    ]);
    const elsewhere = await submitted();
    expect(await earlierOf(elsewhere.params)).toEqual([]);
    await server.context.database.query
      .updateTable('application')
      .set({ customer_id: (of) => of.selectFrom('application').select('customer_id').where('id', '=', closed) })
      .where('id', '=', elsewhere.params.applicationId)
      .execute();
    expect(await earlierOf(elsewhere.params)).toMatchObject([{ applicationId: closed, isSameBusiness: false }]);
  });

  it('that are undone in time change nothing and notify no one', async () => {
    const one = await submitted();
    const hook = { body: { url: 'http://127.0.0.1:9/' } };
    bodyOf(await staff.call(createWebhook, hook));
    const { decisionId } = bodyOf(
      await staff.call(decideApplication, { params: one.params, body: { ...declined, version: one.version } }),
    );
    const place = { params: { ...one.params, decisionId } };
    const undone = bodyOf(await other.call(undoDecision, place));
    expect([undone.end, undone.undoneBy]).toEqual(['undone', 'test']);
    expect(bodyOf(await staff.call(undoDecision, place))).toEqual(undone);

    // A second decision right away would be based on the state before the first one.
    const body = { ...funded, version: one.version };
    bodyOf(await other.call(decideApplication, { params: one.params, body }));
    await passTime();
    await vi.waitFor(async () => expect(await endsOf(one.params)).toEqual(['carriedOut', 'undone']), WAIT);
    await vi.waitFor(() => expect(mailsTo(one.email)).toHaveLength(1), WAIT);
    expect(bodyOf(await staff.call(staffGetApplication, { params: one.params })).application.outcome).toBe('funded');
    expect(await exportedReason(one.params)).toBe('');
    const closings = await server.context.database.query
      .selectFrom('application_event')
      .select('kind')
      .where('application_id', '=', one.params.applicationId)
      .where('kind', '=', 'closed')
      .execute();
    expect(closings).toHaveLength(1);
    expect((await staff.call(undoDecision, { params: { ...one.params, decisionId } })).status).toBe(200);
  });

  it('can no longer be undone once carried out', async () => {
    const one = await submitted();
    const body = { ...funded, version: one.version };
    const { decisionId } = bodyOf(await staff.call(decideApplication, { params: one.params, body }));
    await passTime();
    await vi.waitFor(async () => expect(await statusOf(one.params)).toBe('closed'), WAIT);
    const late = await staff.call(undoDecision, { params: { ...one.params, decisionId } });
    expect([late.status, late.problem.code]).toEqual([409, 'errorVersionConflict']);
  });

  it('are dropped when the applicant withdraws', async () => {
    const one = await submitted();
    const body = { ...declined, version: one.version };
    const { decisionId } = bodyOf(await staff.call(decideApplication, { params: one.params, body }));
    bodyOf(await one.browser.call(withdrawApplication, { params: one.params }));
    await passTime();
    await vi.waitFor(async () => expect(await endsOf(one.params)).toEqual(['overtaken']), WAIT);
    expect(bodyOf(await staff.call(staffGetApplication, { params: one.params })).application.outcome).toBe('withdrawn');
    expect(mailsTo(one.email)).toEqual([]);
    expect((await staff.call(undoDecision, { params: { ...one.params, decisionId } })).problem.code).toBe(
      'errorVersionConflict',
    );
  });

  it('require a reason that fits the outcome, an open application, and its current version', async () => {
    const one = await submitted();
    const attempt = (body: object) =>
      staff.call(decideApplication, { params: one.params, body: { ...declined, version: one.version, ...body } });
    for (const body of [{ reason: null }, { outcome: 'funded' }, { reason: 'fundedElsewhere' }, { words: '' }])
      expect([body, (await attempt(body)).problem.code]).toEqual([body, 'errorValidation']);
    const stale = await attempt({ version: one.version - 1 });
    expect([stale.status, stale.problem.code]).toEqual([409, 'errorVersionConflict']);
    expect(await endsOf(one.params)).toEqual([]);

    const items = [{ kind: 'sin' }];
    bodyOf(await staff.call(requestInformation, { params: one.params, body: { dueDay: null, items } }));
    const seen = { version: await versionOf(one.params) };
    expect((await attempt({ ...seen, words: null })).problem).toMatchObject({
      status: 422,
      errors: [{ path: 'words', key: 'validation.staff.words' }],
    });
    const { decisionId } = bodyOf(await attempt(seen));
    bodyOf(await staff.call(undoDecision, { params: { ...one.params, decisionId } }));

    await one.browser.call(withdrawApplication, { params: one.params });
    expect((await attempt({ version: await versionOf(one.params) })).problem.code).toBe('errorValidation');
  });

  it(
    'made at the same time as another staff action: one call wins each time, and one mail is sent',
    {
      timeout: 600_000,
    },
    async () => {
      for (let round = 1; round <= ROUNDS; round++) {
        const { params, email } = await submitted();
        const atOnce = async (first: Attempt, second: Attempt) => {
          const version = await versionOf(params);
          const answers = await Promise.all([first(staff, version), second(other, version)]);
          expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        };
        const assign: Attempt = (by, version) => {
          const accountManager = {
            name: 'Anne Roy',
            email: by === staff ? 'anne@lender.example' : 'marc@lender.example',
          };
          return by.call(assignApplication, { params, body: { accountManager, version } });
        };
        const ask: Attempt = (by, version) => {
          const text = by === staff ? 'Why?' : 'What for?';
          const items = [{ kind: 'question', question: { en: text, fr: text } }];
          return by.call(requestInformation, { params, body: { dueDay: null, items, version } });
        };
        const decide: Attempt = (by, version) =>
          by.call(decideApplication, { params, body: { ...(by === staff ? declined : funded), version } });

        const log: Attempt = (by, version) => {
          const day = by === staff ? '2026-02-17' : '2026-02-18';
          const contact = { kind: 'call', outcome: 'reached', nextContactDay: day, note: `Call of ${day}` };
          return by.call(logContact, { params, body: { ...contact, version } });
        };

        await atOnce(assign, assign);
        await atOnce(log, log);
        const { events } = bodyOf(await staff.call(staffGetApplication, { params }));
        const logged = events.filter((event) => event.contact !== null);
        expect(logged).toHaveLength(1);
        const { nextContactDay } = bodyOf(await staff.call(staffGetApplication, { params })).application;
        expect(nextContactDay).toBe(logged[0]?.contact?.nextContactDay);
        expect(bodyOf(await staff.call(listNotes, { params })).notes).toHaveLength(1);
        await atOnce(ask, ask);
        await passTime();
        await vi.waitFor(() => expect(mailsTo(email, ASKED_SUBJECT)).toHaveLength(1), WAIT);
        await atOnce(decide, decide);
        const asked = { dueDay: null, items: [{ kind: 'sin' }] };
        expect((await other.call(requestInformation, { params, body: asked })).problem.code).toBe(
          'errorVersionConflict',
        );
        await passTime();
        await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), WAIT);
        expect(mailsTo(email, ASKED_SUBJECT)).toHaveLength(1);
        expect(await endsOf(params)).toEqual(['carriedOut']);
      }
    },
  );

  it('made at the same time as a request do not both reach the applicant', async () => {
    const { params, version, email } = await submitted();
    const items = [{ kind: 'sin' }];
    const [decided, asked] = await Promise.all([
      staff.call(decideApplication, { params, body: { ...declined, version } }),
      other.call(requestInformation, { params, body: { dueDay: null, items, version } }),
    ]);
    expect([decided.status, asked.status].toSorted()).toEqual([200, 409]);
    await passTime();
    if (decided.status === 200) await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), WAIT);
    else expect(mailsTo(email)).toEqual([]);
  });

  it('show a preview of their mail, in the applicant’s language, with what would be requested', async () => {
    const one = await submitted();
    const mail = bodyOf(await staff.call(previewDecisionMail, { params: one.params, query: { outcome: 'declined' } }));
    expect(mail).toMatchObject({ language: 'en', subject: SUBJECT });
    expect(mail.html).toContain('Northshore Bakery');
    const asked = bodyOf(
      await staff.call(previewInformationMail, {
        params: one.params,
        body: { dueDay: null, items: [{ kind: 'statements', months: ['2026-01'] }, { kind: 'sin' }] },
      }),
    );
    expect(asked.text).toMatch(/January statement[^]*Social Insurance Number/u);
    expect(await statusOf(one.params)).toBe('underReview');
  });

  it('are signed by the account manager once there is one, in the preview and in the mail', async () => {
    const { email, params } = await submitted();
    const signature = /\n\nAnne Roy\nYour account manager\n/u;
    const preview = async () =>
      bodyOf(await staff.call(previewDecisionMail, { params, query: { outcome: 'declined' } })).text;
    expect(await preview()).not.toMatch(/account manager\n/u);

    const accountManager = { name: 'Anne Roy', email: 'anne@lender.example.ca' };
    bodyOf(await staff.call(assignApplication, { params, body: { accountManager } }));
    expect(await preview()).toMatch(signature);
    const body = { dueDay: null, items: [{ kind: 'sin' }] };
    expect(bodyOf(await staff.call(previewInformationMail, { params, body })).text).toMatch(signature);
    bodyOf(await staff.call(requestInformation, { params, body }));
    await passTime();
    await vi.waitFor(() => expect(mailsTo(email, ASKED_SUBJECT)[0]?.text).toMatch(signature), WAIT);
  });

  // These come last: once the console has people, applications can only be assigned to them.
  describe('above the limit of a person', () => {
    const LIMIT = 50_000;
    const offering = (amount: number) => ({
      ...funded,
      offer: { amount, costKind: 'rate', cost: 18.9, termMonths: 12, rhythm: 'monthly', conditions: null },
    });
    const decideOn = async (by: SignedInPerson, amount: number) => {
      const { params, email, browser, version } = await submitted();
      const body = { ...offering(amount), version };
      const made = bodyOf(await by.browser.call(decideApplication, { params, body }));
      return { made, params, email, browser, place: { ...params, decisionId: made.decisionId } };
    };
    const countToApprove = async () => bodyOf(await staff.call(countViews)).approval;
    const listToApprove = async () =>
      bodyOf(await staff.call(searchApplications, { query: { view: 'approval' } })).applications.map(
        ({ applicationId }) => applicationId,
      );
    const approvalMails = () =>
      server.inbox.mails
        .filter(({ subject }) => APPROVAL_SUBJECT.test(subject))
        .toSorted((a, b) => a.to.localeCompare(b.to));
    let administrator: SignedInPerson;
    let limited: SignedInPerson;
    let low: SignedInPerson;
    let high: SignedInPerson;

    beforeAll(async () => {
      [limited, low, high] = [
        await openPerson(server, 'accountManager'),
        await openPerson(server, 'accountManager'),
        await openPerson(server, 'accountManager'),
      ];
      administrator = await openPerson(server, 'administrator');
      for (const [person, fundingLimit] of [
        [limited, LIMIT],
        [low, LIMIT + 1],
        [high, 2 * LIMIT],
      ] as const) {
        const { personId, name } = person;
        const body = { name, role: 'accountManager', language: 'en', fundingLimit };
        bodyOf(await administrator.browser.call(changePerson, { params: { personId }, body }));
      }
    });

    it('wait for a second person with a high enough limit, and then take effect', async () => {
      const { made, params, email, place } = await decideOn(limited, 2 * LIMIT);
      expect(made.approval).toMatchObject({ by: null, at: null, isYours: false });
      expect(made.approval?.approvers.toSorted()).toEqual([administrator.name, high.name].toSorted());
      await vi.waitFor(
        () => expect(approvalMails().map(({ to }) => to)).toEqual([administrator.email, high.email].toSorted()),
        WAIT,
      );
      expect(approvalMails()[0]?.text).toContain('$100,000');
      await passTime();
      expect([await statusOf(params), await listToApprove(), await countToApprove()]).toEqual([
        'underReview',
        [params.applicationId],
        1,
      ]);
      for (const by of [staff, limited.browser, low.browser]) {
        const { decisions } = bodyOf(await by.call(listDecisions, { params }));
        expect(decisions[0]?.approval?.isYours).toBe(false);
        expect((await by.call(approveDecision, { params: place })).problem.code).toBe('errorForbidden');
      }
      const { decisions } = bodyOf(await high.browser.call(listDecisions, { params }));
      expect(decisions[0]?.approval?.isYours).toBe(true);
      const approved = bodyOf(await high.browser.call(approveDecision, { params: place }));
      expect(approved.approval).toEqual({
        by: high.name,
        at: server.clock.now().toISOString(),
        isYours: false,
        approvers: [],
      });
      expect(bodyOf(await high.browser.call(approveDecision, { params: place }))).toEqual(approved);
      expect([await statusOf(params), await listToApprove(), mailsTo(email)]).toEqual(['underReview', [], []]);
      await passTime();
      await vi.waitFor(async () => expect(await statusOf(params)).toBe('closed'), WAIT);
      await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), WAIT);
      expect(await endsOf(params)).toEqual(['carriedOut']);
    });

    it('can be undone by anyone before and after the approval', async () => {
      const before = await decideOn(limited, LIMIT + 1);
      expect(bodyOf(await low.browser.call(undoDecision, { params: before.place }))).toMatchObject({
        end: 'undone',
        undoneBy: low.name,
      });
      expect((await high.browser.call(approveDecision, { params: before.place })).problem.code).toBe(
        'errorVersionConflict',
      );
      const after = await decideOn(limited, LIMIT + 1);
      bodyOf(await low.browser.call(approveDecision, { params: after.place }));
      bodyOf(await limited.browser.call(undoDecision, { params: after.place }));
      await passTime();
      expect([await statusOf(before.params), await statusOf(after.params)]).toEqual(['underReview', 'underReview']);
    });

    it('say that no one may approve them, if every other limit is too low', async () => {
      const { personId, name } = administrator;
      const setLimit = (fundingLimit: number | null) =>
        server.context.database.query
          .updateTable('staff_person')
          .set({ funding_limit: fundingLimit })
          .where('id', '=', personId)
          .execute();
      await setLimit(LIMIT);
      const { made, params, place } = await decideOn(limited, 4 * LIMIT);
      expect(made.approval).toMatchObject({ approvers: [] });
      await setLimit(null);
      const { decisions } = bodyOf(await limited.browser.call(listDecisions, { params }));
      expect(decisions[0]?.approval).toMatchObject({ approvers: [name] });
      bodyOf(await limited.browser.call(undoDecision, { params: place }));
    });

    it('can be sent back by those who may approve them, with a reason for the file', async () => {
      const { params, email, place } = await decideOn(limited, 2 * LIMIT);
      const reason = 'Two lenders are still to be repaid.';
      const body = { reason };
      for (const by of [staff, limited.browser, low.browser])
        expect((await by.call(sendBackDecision, { params: place, body })).problem.code).toBe('errorForbidden');
      const blank = { params: place, body: { reason: ' ' } };
      expect((await high.browser.call(sendBackDecision, blank)).problem.code).toBe('errorValidation');
      const sent = bodyOf(await high.browser.call(sendBackDecision, { params: place, body }));
      expect(sent).toMatchObject({ end: 'undone', undoneBy: high.name });
      expect(bodyOf(await high.browser.call(sendBackDecision, { params: place, body }))).toEqual(sent);
      expect(bodyOf(await staff.call(listNotes, { params })).notes).toMatchObject([
        { text: reason, author: high.name },
      ]);
      const toDecider = () =>
        server.inbox.mails.filter(({ to, subject }) => to === limited.email && SENT_BACK_SUBJECT.test(subject));
      await vi.waitFor(() => expect(toDecider()).toHaveLength(1), WAIT);
      expect(toDecider()[0]?.text).toContain(high.name);
      expect(toDecider()[0]?.text).not.toContain(reason);
      expect([await statusOf(params), mailsTo(email)]).toEqual(['underReview', []]);

      const undone = await decideOn(limited, 2 * LIMIT);
      bodyOf(await limited.browser.call(undoDecision, { params: undone.place }));
      const lost = await high.browser.call(sendBackDecision, { params: undone.place, body });
      expect(lost.problem.code).toBe('errorVersionConflict');

      const approved = await decideOn(limited, 2 * LIMIT);
      bodyOf(await high.browser.call(approveDecision, { params: approved.place }));
      const late = await administrator.browser.call(sendBackDecision, { params: approved.place, body });
      expect(late.problem.code).toBe('errorVersionConflict');
      bodyOf(await high.browser.call(undoDecision, { params: approved.place }));
    });

    it('end if the customer withdraws first', async () => {
      const { params, browser, place } = await decideOn(limited, 2 * LIMIT);
      bodyOf(await browser.call(withdrawApplication, { params }));
      expect([await endsOf(params), await listToApprove()]).toEqual([['overtaken'], []]);
      expect((await high.browser.call(approveDecision, { params: place })).problem.code).toBe('errorVersionConflict');
    });

    it('need no approval up to the limit, or without one, but always an offer', async () => {
      expect((await decideOn(limited, LIMIT)).made.approval).toBeNull();
      const { params, version } = await submitted();
      const withoutOffer = { params, body: { ...funded, version } };
      const { problem } = await limited.browser.call(decideApplication, withoutOffer);
      expect(problem.errors).toEqual([{ path: 'offer', key: 'errors.errorValidation' }]);
      const close = { params, body: { outcome: 'funded' } } as const;
      expect((await limited.browser.call(closeApplication, close)).problem.code).toBe('errorForbidden');
      expect(bodyOf(await staff.call(decideApplication, withoutOffer)).approval).toBeNull();
    });
  });
});

it('require a reason for every outcome except a funded one', () => {
  expect(Object.entries(decisionReasons).map(([outcome, reasons]) => [outcome, reasons.length > 0])).toEqual([
    ['funded', false],
    ['declined', true],
    ['withdrawn', true],
  ]);
});
