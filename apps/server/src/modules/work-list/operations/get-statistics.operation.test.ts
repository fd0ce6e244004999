import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationEventKind } from '@portal/contract/application/events';
import type { Province } from '@portal/contract/fields/provinces';
import type { DecisionEnd, DecisionReason } from '@portal/contract/staff/decisions';
import type { Language } from '@portal/contract/language';
import { getStatistics } from '@portal/contract/operations/staff/statistics';
import type { ApplicationTable, EventDetails } from '../../../platform/database/schema.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { bodyOf, openBrowser, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openPartner, openStaffKey } from '../../../../test/test-keys.ts';
import { openPerson, type SignedInPerson } from '../../../../test/test-people.ts';

// An office day ends at 04:00 UTC in June. June 24 is a holiday only in Quebec, July 1 everywhere.
const OFFERED = 45_000;
const NOW = new Date('2026-07-10T15:00:00Z');
const WEEK = { from: '2026-06-22', to: '2026-06-28' };
const TEN_MINUTES_MS = 600_000;

interface Story {
  begun?: string;
  submitted?: string;
  closed?: string;
  outcome?: 'funded' | 'declined' | 'withdrawn' | 'expired';
  reached?: ApplicationTable['reached_step'];
  language?: Language;
  province?: Province;
  amount?: number;
  manager?: string;
  /** Events without a name were caused by the portal. */
  events?: readonly { kind: ApplicationEventKind; at: string; by?: string; details?: EventDetails }[];
}

const call = (at: string, outcome: 'reached' | 'noAnswer' | 'wrongNumber' = 'reached') =>
  ({
    kind: 'contacted',
    at,
    by: 'Anne Roy',
    details: { contact: { kind: 'call', outcome, nextContactDay: null } },
  }) as const;

const stories = {
  soon: {
    submitted: '2026-06-22T14:00:00Z',
    events: [call('2026-06-22T15:00:00Z')],
    closed: '2026-06-26T15:00:00Z',
    outcome: 'funded',
    amount: 50_000,
  },
  onTheDayThatAHolidayMoved: {
    submitted: '2026-06-23T14:00:00Z',
    province: 'QC',
    language: 'fr',
    events: [{ kind: 'questionAsked', at: '2026-06-25T14:00:00Z', by: 'Anne Roy' }],
    closed: '2026-06-26T15:00:00Z',
    outcome: 'declined',
  },
  oneDayLate: { submitted: '2026-06-23T14:00:00Z', events: [call('2026-06-25T14:00:00Z')] },
  reachedAtTheThirdCall: {
    submitted: '2026-06-24T14:00:00Z',
    language: 'fr',
    events: [
      call('2026-06-24T15:00:00Z', 'noAnswer'),
      call('2026-06-24T15:05:00Z', 'wrongNumber'),
      call('2026-06-24T17:30:00Z'),
    ],
  },
  lastSecondOfADayAndForgotten: {
    submitted: '2026-06-25T03:59:59Z',
    events: [{ kind: 'statementsAsked', at: '2026-06-25T04:10:00Z' }],
  },
  firstSecondOfADay: {
    submitted: '2026-06-25T04:00:00Z',
    events: [{ kind: 'documentAsked', at: '2026-06-25T20:00:00Z', by: 'Anne Roy' }],
  },
  withdrawnInTime: { submitted: '2026-06-25T14:00:00Z', closed: '2026-06-25T16:00:00Z', outcome: 'withdrawn' },
  lastSecondBefore: { submitted: '2026-06-22T03:59:59Z', events: [call('2026-06-22T14:00:00Z')] },
  firstSecondAfter: { submitted: '2026-06-29T04:00:00Z' },
  decidedSinceThen: {
    submitted: '2026-06-10T14:00:00Z',
    closed: '2026-06-24T14:00:00Z',
    outcome: 'funded',
    amount: 30_000,
    events: [call('2026-06-10T15:00:00Z')],
  },
  businessEntered: { begun: '2026-06-23T14:00:00Z', reached: 'personalInformation' },
  expiredAtReview: {
    begun: '2026-06-23T14:00:00Z',
    reached: 'review',
    closed: '2026-07-05T14:00:00Z',
    outcome: 'expired',
  },
  gaveUpAtOnce: { begun: '2026-06-28T14:00:00Z', closed: '2026-06-28T15:00:00Z', outcome: 'withdrawn' },
} satisfies Record<string, Story>;
type StoryName = keyof typeof stories;

describe.each(ordinaryDatabases())('statistics on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;
  let anne: SignedInPerson;
  let partnerId: string;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    server = await openTestServer(kind, { start: NOW });
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    anne = await openPerson(server, 'accountManager');
    ({ partnerId } = await openPartner(server, 'Laurentian Brokers'));
    for (const [name, story] of Object.entries<Story>(stories)) await play(name, story);
    await refer('soon');
    await refer(undefined);
    await decide('soon', 'funded');
    await decide('onTheDayThatAHolidayMoved', 'declined', 'revenueFalling', 'undone');
    await decide('onTheDayThatAHolidayMoved', 'declined', 'revenueTooLow');
    await decide('withdrawnInTime', 'withdrawn', 'notReached');
    await decide('gaveUpAtOnce', 'withdrawn', 'duplicate', 'overtaken');
    await decide('expiredAtReview', 'declined', 'other');
    await addChecks();
    await addLead('2026-06-22T04:00:00Z', '2026-07-01T14:00:00Z');
    await addLead('2026-06-29T03:59:59Z');
    await addLead('2026-06-29T04:00:00Z');
  }, 120_000);
  afterAll(() => server.close());

  async function play(name: string, story: Story): Promise<void> {
    const { random, database } = server.context;
    const [id, customerId] = [random.uuid(), random.uuid()];
    ids.set(name, id);
    const submittedAt = story.submitted === undefined ? null : new Date(story.submitted);
    const begunAt = new Date(story.begun ?? (submittedAt ?? NOW).getTime() - TEN_MINUTES_MS);
    const isOpen = submittedAt === null ? 'incomplete' : 'underReview';
    const application: Insertable<ApplicationTable> = {
      id,
      customer_id: customerId,
      status: story.outcome === undefined ? isOpen : 'closed',
      outcome: story.outcome ?? null,
      experience_type: 'standard',
      created_with: name === 'soon' || name === 'gaveUpAtOnce' ? 'eligibilityCheck' : 'account',
      banking_required: true,
      current_step: 'welcome',
      reached_step: submittedAt === null ? (story.reached ?? 'welcome') : 'complete',
      version: 0,
      structure: JSON.stringify({ companyName: name, legalBusinessName: name, stateCode: story.province ?? 'ON' }),
      funding: JSON.stringify({ requestAmount: story.amount ?? 10_000 }),
      drafts: '{}',
      reference: submittedAt === null ? null : name,
      submitted_at: submittedAt,
      created_at: begunAt,
      updated_at: begunAt,
      closed_at: story.closed === undefined ? null : new Date(story.closed),
      account_manager_email: name === 'soon' ? anne.email : null,
    };
    await database.transaction(async (tx) => {
      const email = `${name.toLowerCase()}@example.ca`;
      const language = story.language ?? 'en';
      await tx
        .insertInto('customer')
        .values({ id: customerId, email, email_folded: email, language, created_at: begunAt })
        .execute();
      await tx.insertInto('application').values(application).execute();
      for (const event of story.events ?? []) {
        await tx
          .insertInto('application_event')
          .values({
            id: random.uuid(),
            application_id: id,
            kind: event.kind,
            at: new Date(event.at),
            details: event.details ? JSON.stringify(event.details) : null,
            announced_at: NOW,
            staff_name: event.by ?? null,
          })
          .execute();
      }
    });
  }

  async function refer(name: StoryName | undefined): Promise<void> {
    const id = server.context.random.uuid();
    await server.context.database.query
      .insertInto('referral')
      .values({
        id,
        partner_id: partnerId,
        idempotency_key: id,
        request_hash: '',
        token_hash: id,
        token_sealed: '',
        shared_fields: [],
        created_at: new Date('2026-06-22T13:00:00Z'),
        expires_at: NOW,
        application_id: name === undefined ? null : (ids.get(name) ?? null),
      })
      .execute();
  }

  async function decide(
    name: StoryName,
    outcome: 'funded' | 'declined' | 'withdrawn',
    reason: DecisionReason | null = null,
    end: DecisionEnd = 'carriedOut',
  ): Promise<void> {
    await server.context.database.query
      .insertInto('application_decision')
      .values({
        id: server.context.random.uuid(),
        application_id: ids.get(name) ?? '',
        outcome,
        reason,
        offer_amount: outcome === 'funded' ? OFFERED : null,
        decided_by: 'Anne Roy',
        decided_at: NOW,
        takes_effect_at: NOW,
        ended_as: end,
        ended_at: NOW,
        undone_by: end === 'undone' ? 'Anne Roy' : null,
      })
      .execute();
  }

  async function addChecks(): Promise<void> {
    await server.context.database.query
      .insertInto('eligibility_day')
      .values([
        { day: '2026-06-21', checked: 101, eligible: 51 },
        { day: '2026-06-22', checked: 20, eligible: 14 },
        { day: '2026-06-28', checked: 2, eligible: 2 },
        { day: '2026-06-29', checked: 103, eligible: 53 },
      ])
      .execute();
  }

  async function addLead(at: string, cameBackAt?: string): Promise<void> {
    const email = `${at}@example.ca`;
    await server.context.database.query
      .insertInto('lead')
      .values({
        id: server.context.random.uuid(),
        email,
        email_folded: email,
        language: 'en',
        months_in_business: 2,
        annual_revenue: 1,
        reasons: ['timeInBusiness'],
        created_at: new Date(at),
        announced_at: NOW,
        came_back_at: cameBackAt === undefined ? null : new Date(cameBackAt),
      })
      .execute();
  }

  const statistics = async (query: Record<string, string>, by = staff) =>
    bodyOf(await by.call(getStatistics, { query }));

  it('count submissions and decisions in the period, and in the previous one', async () => {
    const { period, before, figures, figuresBefore } = await statistics(WEEK);
    expect(period).toEqual(WEEK);
    expect(before).toEqual({ from: '2026-06-15', to: '2026-06-21' });
    expect(figures).toEqual({
      submitted: 7,
      contactKept: 4,
      contactLate: 2,
      medianContactMinutes: (16 * 60 + 48 * 60) / 2,
      waitingForContact: 1,
      decided: 3,
      funded: 2,
      fundedAmount: 30_000 + OFFERED,
      medianDecisionDays: 4,
    });
    expect(figuresBefore).toEqual({
      submitted: 1,
      contactKept: 1,
      contactLate: 0,
      medianContactMinutes: 600,
      waitingForContact: 0,
      decided: 0,
      funded: 0,
      fundedAmount: 0,
      medianDecisionDays: null,
    });
  });

  it('start and end each day at midnight in the office’s time zone', async () => {
    const { days } = await statistics(WEEK);
    const open = { isBusinessDay: true };
    expect(days).toEqual([
      { day: '2026-06-22', ...open, en: 1, fr: 0 },
      { day: '2026-06-23', ...open, en: 1, fr: 1 },
      { day: '2026-06-24', ...open, en: 1, fr: 1 },
      { day: '2026-06-25', ...open, en: 2, fr: 0 },
      { day: '2026-06-26', ...open, en: 0, fr: 0 },
      { day: '2026-06-27', isBusinessDay: false, en: 0, fr: 0 },
      { day: '2026-06-28', isBusinessDay: false, en: 0, fr: 0 },
    ]);
    const { figures } = await statistics({ from: '2026-06-24', to: '2026-06-24' });
    expect(figures).toMatchObject({ submitted: 2, decided: 1, medianDecisionDays: 10 });
  });

  it('compare first contacts with the promised day', async () => {
    const { firstContact } = await statistics(WEEK);
    expect(firstContact).toEqual({
      classes: [
        { class: 'underTwoHours', count: 1 },
        { class: 'underFourHours', count: 1 },
        { class: 'sameDay', count: 1 },
        { class: 'byPromisedDay', count: 1 },
        { class: 'oneDayLate', count: 1 },
        { class: 'laterStill', count: 1 },
      ],
      notDue: 0,
      notNeeded: 1,
    });
  });

  it('show where applicants stopped', async () => {
    const { funnel } = await statistics(WEEK);
    expect(funnel).toEqual({
      completeFrom: '2026-04-11',
      checksFrom: '2026-06-21',
      steps: [
        { step: 'checked', reached: 22, stopped: 6, underway: 0 },
        { step: 'eligible', reached: 16, stopped: 14, underway: 0 },
        { step: 'begun', reached: 11, stopped: 1, underway: 0 },
        { step: 'business', reached: 10, stopped: 0, underway: 1 },
        { step: 'person', reached: 9, stopped: 0, underway: 0 },
        { step: 'revenue', reached: 9, stopped: 1, underway: 0 },
        { step: 'submitted', reached: 8, stopped: 1, underway: 5 },
        { step: 'decided', reached: 2, stopped: 1, underway: 0 },
        { step: 'funded', reached: 1, stopped: 0, underway: 0 },
      ],
    });
  });

  it('break down languages, provinces, partners and leads', async () => {
    const found = await statistics(WEEK);
    const nothing = { decided: 0, funded: 0, fundedAmount: 0 };
    const english = {
      submitted: 5,
      contactKept: 2,
      contactLate: 2,
      decided: 2,
      funded: 2,
      fundedAmount: 30_000 + OFFERED,
    };
    const french = { submitted: 2, contactKept: 2, contactLate: 0, ...nothing, decided: 1 };
    const quebec = { submitted: 1, contactKept: 1, contactLate: 0, ...nothing, decided: 1 };
    expect(found.byLanguage).toEqual([
      { language: 'en', ...english },
      { language: 'fr', ...french },
    ]);
    expect(found.byProvince).toEqual([
      { province: 'ON', ...english, submitted: 6, contactKept: 3 },
      { province: 'QC', ...quebec },
    ]);
    const referred = { submitted: 1, contactKept: 1, contactLate: 0, decided: 1, funded: 1, fundedAmount: OFFERED };
    expect(found.byPartner).toEqual([
      {
        ...{ partnerId: null, name: null, referred: null },
        ...{ submitted: 6, contactKept: 3, contactLate: 2, decided: 2, funded: 1, fundedAmount: 30_000 },
      },
      { partnerId, name: 'Laurentian Brokers', referred: 2, ...referred },
    ]);
    expect(found.leads).toEqual({ asked: 2, cameBack: 1 });
  });

  it('show why applications were closed in the period, by the decision that closed them', async () => {
    const declined = { outcome: 'declined', reasons: [{ reason: 'revenueTooLow', count: 1 }] };
    const withdrawn = { outcome: 'withdrawn', reasons: [{ reason: 'notReached', count: 1 }] };
    expect((await statistics(WEEK)).byReason).toEqual([declined, withdrawn]);
    expect((await statistics({ ...WEEK, scope: 'mine' }, anne.browser)).byReason).toEqual([
      { outcome: 'declined', reasons: [] },
      { outcome: 'withdrawn', reasons: [] },
    ]);
  });

  it('can be limited to a person’s own applications; a key has none', async () => {
    const mine = await statistics({ ...WEEK, scope: 'mine' }, anne.browser);
    expect(mine.figures).toMatchObject({ submitted: 1, contactKept: 1, decided: 1, funded: 1, fundedAmount: OFFERED });
    expect(mine.funnel.steps).toEqual([
      { step: 'submitted', reached: 1, stopped: 0, underway: 0 },
      { step: 'decided', reached: 1, stopped: 0, underway: 0 },
      { step: 'funded', reached: 1, stopped: 0, underway: 0 },
    ]);
    expect([mine.leads, mine.funnel.checksFrom]).toEqual([null, null]);
    expect(mine.byPartner.map(({ name, referred }) => [name, referred])).toEqual([
      [null, null],
      ['Laurentian Brokers', null],
    ]);
    expect((await statistics(WEEK, anne.browser)).figures.submitted).toBe(7);
    expect((await statistics({ ...WEEK, scope: 'mine' })).figures).toMatchObject({ submitted: 0, decided: 0 });
  });

  it('are zeros when there is no data', async () => {
    const { figures, days, byProvince, byPartner, funnel } = await statistics({ from: '2025-01-01', to: '2026-01-01' });
    expect(new Set(Object.values(figures))).toEqual(new Set([0, null]));
    expect(days).toHaveLength(366);
    expect([byProvince, byPartner.length, funnel.steps[0]?.reached]).toEqual([[], 1, 0]);
  });

  it.each([
    ['in the wrong order', { from: '2026-06-28', to: '2026-06-22' }],
    ['too many', { from: '2025-06-22', to: '2026-06-23' }],
    ['far from any application', { from: '1026-06-22', to: '1026-06-23' }],
    ['still to come', { from: '9999-12-30', to: '9999-12-31' }],
    ['no days', { from: 'yesterday', to: '2026-06-23' }],
  ])('refuse days that are %s', async (_, query) => {
    const { status, problem } = await staff.call(getStatistics, { query });
    expect([status, problem.code]).toEqual([422, 'errorValidation']);
  });
});
