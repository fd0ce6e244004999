import { addDays } from '@portal/contract/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkKinds } from '@portal/contract/application/checks';
import { STATEMENT_MONTHS_REQUIRED, STATEMENT_MONTHS_REQUIRED_RENEWAL } from '@portal/contract/constants';
import { setCustomerLanguage } from '@portal/contract/operations/customer';
import {
  assignApplication,
  closeApplication,
  requestInformation,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import { countViews, searchApplications } from '@portal/contract/operations/staff/work-list';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import {
  type MonthMark,
  usualDirections,
  type WorkListOrder,
  workListDirections,
  workListOrders,
  workListOutcomes,
  workListViews,
} from '@portal/contract/staff/work-list-terms';
import { fillDatabase } from '../../../seeds/fill-database.ts';
import { startNew } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { accountRows, addStatement, giveRows } from '../../../../test/statement-rows.ts';
import { submitAs, untilCheck } from '../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openPartner, openStaffKey } from '../../../../test/test-keys.ts';
import { fillOutcomes } from '../storage/work-list.ts';

const APPLICATIONS = 400;
type Query = Record<string, string>;

const valueOf = {
  promise: (row) => row.nextContactDay,
  submitted: (row) => row.submittedAt,
  amount: (row) => row.requestedAmount,
  business: (row) => folded(row.operatingName),
  changed: (row) => row.lastEvent?.at ?? row.submittedAt,
} as const satisfies Record<WorkListOrder, (row: WorkListRow) => string | number>;

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const coveredAs = {
  proven: 'found',
  read: 'found',
  notProven: 'found',
  part: 'part',
  missing: 'missing',
  reading: 'missing',
} as const satisfies Record<MonthMark, string>;

describe.each(ordinaryDatabases())('the work list on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    await fillDatabase(server.context, { applications: APPLICATIONS, progress: () => undefined });
  }, 120_000);
  afterAll(() => server.close());

  const page = async (query: Query) => bodyOf(await staff.call(searchApplications, { query }));
  const pages = async (query: Query) => {
    const rows: WorkListRow[] = [];
    let after: string | null = null;
    do {
      const found = await page({ limit: '37', ...query, ...(after === null ? {} : { after }) });
      rows.push(...found.applications);
      after = found.next;
    } while (after !== null);
    return rows;
  };
  const everything = async () => [...(await pages({})), ...(await pages({ view: 'closed' }))];
  const idsOf = (rows: readonly WorkListRow[]) => rows.map(({ applicationId }) => applicationId).toSorted();
  const rowOf = async (applicationId: string, query: Query = {}) =>
    (await pages(query)).find((row) => row.applicationId === applicationId);

  it.each(workListOrders.flatMap((order) => workListDirections.map((direction) => [order, direction] as const)))(
    'is sorted by %s, %s, page by page, each application once',
    async (order, direction) => {
      const rows = await pages({ order, direction, status: 'underReview' });
      expect(rows.length).toBeGreaterThan(90);
      expect(new Set(idsOf(rows)).size).toBe(rows.length);
      const values = rows.map((row) => valueOf[order](row));
      const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(values).toEqual(direction === 'up' ? sorted : sorted.toReversed());
    },
  );

  it.each(workListDirections)(
    'by promise, %s, shows what waits for the customer last once its day has passed',
    async (direction) => {
      const { today } = await page({});
      const isLast = ({ nextContactDay, status }: WorkListRow) =>
        nextContactDay < today && status === 'informationRequired';
      const rows = await pages({ direction });
      const last = rows.slice(rows.findIndex(isLast));
      expect(last.length).toBeGreaterThan(3);
      expect(last).toEqual(rows.filter(isLast));
      expect(rows.some((row) => row.status === 'informationRequired' && !isLast(row))).toBe(true);
      for (const part of [last, rows.slice(0, -last.length)]) {
        const days = part.map(({ nextContactDay }) => nextContactDay);
        expect(days).toEqual(direction === 'up' ? days.toSorted() : days.toSorted().toReversed());
      }
      // With one row per page, pages begin in both parts.
      expect(idsOf(await pages({ direction, limit: '1' }))).toEqual(idsOf(rows));
    },
  );

  it('has a default order and direction, and refuses a cursor from another one', async () => {
    const { next } = await page({ limit: '5' });
    expect(await page({ limit: '5' })).toEqual(await page({ limit: '5', order: 'promise', direction: 'up' }));
    const { applications } = await page({ limit: '5', order: 'amount' });
    expect(usualDirections.amount).toBe('down');
    expect(applications).toEqual((await page({ limit: '5', order: 'amount', direction: 'down' })).applications);
    const refused = await staff.call(searchApplications, { query: { order: 'amount', after: next ?? '' } });
    expect(refused.problem.code).toBe('errorValidation');
  });

  it('groups submitted applications into views, and counts them', async () => {
    const all = await everything();
    const { query } = server.context.database;
    const submitted = await query
      .selectFrom('application')
      .select('id')
      .where('submitted_at', 'is not', null)
      .execute();
    expect(idsOf(all)).toEqual(submitted.map(({ id }) => id).toSorted());

    const { today } = await page({});
    const open = all.filter(({ status }) => status !== 'closed');
    const expected = {
      mine: [],
      unassigned: open.filter(({ accountManager }) => accountManager === null),
      waiting: open.filter(({ status }) => status === 'informationRequired'),
      late: open.filter(({ nextContactDay, status }) => nextContactDay < today && status !== 'informationRequired'),
      approval: [],
      all: open,
      closed: all.filter(({ status }) => status === 'closed'),
    } as const;
    const counts = bodyOf(await staff.call(countViews));
    for (const view of workListViews) {
      expect([view, idsOf(await pages({ view }))]).toEqual([view, idsOf(expected[view])]);
      expect([view, counts[view]]).toEqual([view, expected[view].length]);
      expect((await page({ view, limit: '1' })).total).toBe(expected[view].length);
    }
    expect(open.filter((row) => row.nextContactDay >= today && row.businessDaysLate > 0)).toEqual([]);
    expect(open.some(({ businessDaysLate }) => businessDaysLate > 0)).toBe(true);
    const waitingBeyond = expected.waiting.filter(({ nextContactDay }) => nextContactDay < today);
    expect(waitingBeyond.length).toBeGreaterThan(0);
    expect(waitingBeyond.filter(({ businessDaysLate }) => businessDaysLate > 0)).toEqual([]);
  });

  it('can be narrowed by each filter', async () => {
    const all = await pages({});
    const some = all[Math.floor(all.length / 2)];
    const partner = await server.context.database.query.selectFrom('partner').selectAll().execute();
    const [first] = partner.filter(({ name }) => all.some(({ partnerName }) => partnerName === name));
    if (!some || !first) throw new Error('The filling has no partners');
    const day = some.submittedAt.slice(0, 10);
    const email = all.find(({ accountManager }) => accountManager !== null)?.accountManager?.email ?? '';
    const filters: [Query, (row: WorkListRow) => boolean][] = [
      [{ status: 'informationRequired' }, (row) => row.status === 'informationRequired'],
      [{ language: 'fr' }, (row) => row.language === 'fr'],
      [{ province: 'BC' }, (row) => row.province === 'BC'],
      [
        { amountFrom: '100000', amountTo: '150000' },
        (row) => row.requestedAmount >= 100_000 && row.requestedAmount <= 150_000,
      ],
      [{ partnerId: first.id }, (row) => row.partnerName === first.name],
      [{ submittedFrom: day }, (row) => row.submittedAt >= `${day}T05:00:00.000Z`],
      [{ submittedTo: day }, (row) => row.submittedAt < `${addDays(day, 1)}T05:00:00.000Z`],
      [{ proof: 'proven' }, (row) => row.proof === 'proven'],
      [{ proof: 'notProven' }, (row) => row.proof === 'notProven'],
      [{ proof: 'incomplete' }, (row) => row.proof === 'incomplete'],
      [{ accountManager: email.toUpperCase() }, (row) => row.accountManager?.email === email],
      [
        { language: 'en', province: 'QC', proof: 'proven' },
        (row) => row.language === 'en' && row.province === 'QC' && row.proof === 'proven',
      ],
    ];
    for (const [query, isWanted] of filters) {
      const expected = idsOf(all.filter(isWanted));
      expect([query, expected.length > 0 && expected.length < all.length]).toEqual([query, true]);
      expect([query, idsOf(await pages(query))]).toEqual([query, expected]);
    }
    // An amount above the maximum is still valid.
    expect(await pages({ amountFrom: '99999999' })).toEqual([]);
    expect(idsOf(await pages({ amountTo: '99999999' }))).toEqual(idsOf(all));
  });

  it('filters closed applications by outcome, including those that an upgrade has yet to fill in', async () => {
    const { query } = server.context.database;
    const closed = await pages({ view: 'closed' });
    const expected = (outcome: string) => idsOf(closed.filter((row) => row.outcome === outcome));
    for (const outcome of workListOutcomes) {
      expect(expected(outcome).length).toBeGreaterThan(0);
      expect([outcome, idsOf(await pages({ view: 'closed', outcome }))]).toEqual([outcome, expected(outcome)]);
      expect((await page({ outcome })).applications).toEqual([]);
    }
    await query.updateTable('work_list_entry').set({ outcome: null }).execute();
    expect((await page({ view: 'closed', outcome: 'declined' })).total).toBe(0);
    const open = (await pages({})).length;
    expect(await fillOutcomes(query, 3)).toBe(3);
    expect(await fillOutcomes(query, closed.length + open)).toBe(closed.length - 3);
    expect(idsOf(await pages({ view: 'closed', outcome: 'declined' }))).toEqual(expected('declined'));
  });

  it('finds parts of references, addresses and names, and people, regardless of case and accents', async () => {
    const { applicationId, reference, email } = await submitAs(server, 'O’Brien-Lavertu');
    const structure = { companyName: 'Les Épiceries Côté & Cie', legalBusinessName: '9412 Œuvres_Boréales inc.' };
    await sql`
      update application set structure = structure || ${JSON.stringify(structure)}::jsonb
      where id = ${applicationId}`.execute(server.context.database.query);
    const searches = [
      reference,
      reference.slice(4).toLowerCase(),
      reference.replaceAll('-', '').toLowerCase(),
      email,
      email.slice(3, 20),
      'EPICERIES COTE',
      'cote épic',
      "o'brien-lavertu",
      'LAVERTU ana',
      'laver',
      'VERT',
      'brien-la',
      'obrien cote',
      '514.555.0134',
      '+1 (514) 555-0134',
      '555-0134',
      '5550134',
      'lavertu 514 555-0134',
      '(514) 555-0134 lavertu',
      '555-0134 cote',
      'iceries',
      'oeuvres_bor',
      'é & c',
      '94',
    ];
    for (const search of searches) {
      expect([search, idsOf((await page({ search, limit: '100' })).applications)]).toEqual([
        search,
        expect.arrayContaining([applicationId]),
      ]);
    }
    for (const search of [
      'epiceries%',
      'cotes',
      'ic',
      'lavertue',
      'lavertu cotes',
      'la',
      '514 555-0135',
      '555-0135',
      'lavertu 514-555-0135',
      'f2222 2222',
    ]) {
      const found = idsOf((await page({ search, limit: '100' })).applications);
      expect([search, found.includes(applicationId)]).toEqual([search, false]);
    }
  });

  it('shows the same months as the application itself', async () => {
    const rows = (await everything()).filter((_, index) => index % 9 === 0);
    const marks = new Set(rows.flatMap(({ months }) => months.map(({ source, state }) => `${source ?? ''} ${state}`)));
    expect([...marks].toSorted()).toEqual(
      expect.arrayContaining([' missing', 'bank read', 'statement notProven', 'statement proven']),
    );
    for (const { applicationId, months, accountManager, lastEvent, version } of rows) {
      const whole = bodyOf(await staff.call(staffGetApplication, { params: { applicationId } }));
      expect(months.map(({ month, state }) => [month, coveredAs[state]])).toEqual(
        whole.covered.months.map(({ month, state }) => [month, state]),
      );
      expect([accountManager, lastEvent, version]).toEqual([
        whole.accountManager,
        whole.events.at(-1),
        whole.application.version,
      ]);
    }
  });

  it('follows changes to an application', async () => {
    const submitted = await submitAs(server, 'Tremblay');
    const { applicationId, browser, customerId } = submitted;
    const params = { applicationId };
    for (const check of checkKinds) await untilCheck(server, submitted, check, 'done');
    expect(await rowOf(applicationId, { view: 'unassigned' })).toMatchObject({ language: 'en', partnerName: null });
    const accountManager = { name: 'Anne Roy', email: 'anne.roy@lender.example' };
    bodyOf(await staff.call(assignApplication, { params, body: { accountManager, isOutside: true } }));
    await browser.call(setCustomerLanguage, { params: { customerId }, body: { language: 'fr' } });
    expect(await rowOf(applicationId, { accountManager: accountManager.email, language: 'fr' })).toMatchObject({
      accountManager,
      lastEvent: { kind: 'assigned', assignedTo: 'Anne Roy', by: { actor: 'staff', name: 'test' } },
    });
    expect(await rowOf(applicationId, { view: 'unassigned' })).toBeUndefined();

    const items = [{ kind: 'question', question: { en: 'Why?', fr: 'Pourquoi?' } }];
    bodyOf(await staff.call(requestInformation, { params, body: { dueDay: null, items } }));
    expect(await rowOf(applicationId, { view: 'waiting' })).toMatchObject({ status: 'informationRequired' });
    const { partnerId } = await openPartner(server);
    const { database, random, clock } = server.context;
    const at = clock.now();
    const referral = {
      id: random.uuid(),
      partner_id: partnerId,
      idempotency_key: 'a',
      request_hash: 'a',
      token_hash: 'a',
    };
    await database.query
      .insertInto('referral')
      .values({
        ...{ ...referral, token_sealed: '', partner_reference: null, business_name: null, shared_fields: [] },
        ...{ values_sealed: null, created_at: at, expires_at: at, customer_id: null, claimed_at: at, settled_at: at },
        application_id: applicationId,
      })
      .execute();
    expect(await rowOf(applicationId, { partnerId })).toBeDefined();
    await database.query.updateTable('referral').set({ application_id: null }).where('id', '=', referral.id).execute();
    expect(await rowOf(applicationId, { partnerId })).toBeUndefined();

    bodyOf(await staff.call(closeApplication, { params, body: { outcome: 'declined' } }));
    expect(await rowOf(applicationId)).toBeUndefined();
    expect(await rowOf(applicationId, { view: 'closed' })).toMatchObject({ outcome: 'declined', businessDaysLate: 0 });
    await database.query.deleteFrom('application').where('id', '=', applicationId).execute();
    expect(await rowOf(applicationId, { view: 'closed' })).toBeUndefined();
  });

  it('updates the proof as soon as statements are read, removed, or corrected', async () => {
    const { applicationId } = await submitAs(server, 'Tremblay');
    const proofs = async () => {
      const found = await Promise.all(
        ['proven', 'notProven', 'incomplete'].map(
          async (proof) => [proof, await rowOf(applicationId, { proof })] as const,
        ),
      );
      return found.flatMap(([proof, row]) => (row ? [[proof, row.proof]] : []));
    };
    expect(await proofs()).toEqual([['incomplete', 'incomplete']]);
    const statementId = await addStatement(server, applicationId);
    const account = accountRows({ from: '2025-08-01', to: '2026-01-31' });
    await giveRows(server, { applicationId, statementId }, [account]);
    expect(await proofs()).toEqual([['proven', 'proven']]);
    const { query } = server.context.database;
    const ofStatement = query.updateTable('statement_account').where('statement_id', '=', statementId);
    await ofStatement.set({ proof: 'notProven' }).execute();
    expect(await proofs()).toEqual([['notProven', 'notProven']]);
    await query
      .updateTable('statement_file')
      .set({ removed_at: server.clock.now() })
      .where('id', '=', statementId)
      .execute();
    expect(await proofs()).toEqual([['incomplete', 'incomplete']]);
  });

  it('retains the months of a funded application, and requires fewer for its renewal', async () => {
    const { applicationId, browser } = await submitAs(server, 'Tremblay');
    const params = { applicationId };
    const monthsOf = async () => [
      (await rowOf(applicationId, { view: 'closed' }))?.months.length,
      bodyOf(await staff.call(staffGetApplication, { params })).application.requiredMonths.length,
    ];
    bodyOf(await staff.call(closeApplication, { params, body: { outcome: 'funded' } }));
    expect(await monthsOf()).toEqual([STATEMENT_MONTHS_REQUIRED, STATEMENT_MONTHS_REQUIRED]);
    const renewal = await startNew(browser);
    expect(renewal.requiredMonths).toHaveLength(STATEMENT_MONTHS_REQUIRED_RENEWAL);
  });

  it('is one audit entry, however many rows it shows', async () => {
    const entries = () =>
      server.context.database.query
        .selectFrom('audit_entry')
        .select(['row_id', 'status'])
        .where('operation', '=', 'Staff_SearchApplications')
        .orderBy('id')
        .execute();
    const before = (await entries()).length;
    expect((await page({ limit: '3' })).applications).toHaveLength(3);
    expect((await entries()).slice(before)).toEqual([{ row_id: null, status: 200 }]);
  });
});
