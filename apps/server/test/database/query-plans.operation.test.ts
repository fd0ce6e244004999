import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, partnerAndStaffOperations } from '@portal/contract/operations/index';
import { listApplications } from '@portal/contract/operations/application';
import { getStatistics } from '@portal/contract/operations/staff/statistics';
import { exportApplications, listLeads, staffListApplications } from '@portal/contract/operations/staff';
import { searchContacts } from '@portal/contract/operations/staff/contacts';
import { searchAudit } from '@portal/contract/operations/staff/oversight';
import { countViews, searchApplications } from '@portal/contract/operations/staff/work-list';
import { DAY_MS, SECOND_MS } from '@portal/contract/constants';
import { createMetrics } from '../../src/http/metrics.ts';
import { jobHandlers, moduleMetrics } from '../../src/modules/index.ts';
import { fillDatabase } from '../../src/seeds/fill-database.ts';
import { type Callers, openCallers, rightful, type Role } from '../attempts/callers.ts';
import { type LoggedPlan, type PlanLog, startPlanLog, tablesLookedThrough, tablesReadWhole } from './logged-plans.ts';
import { findPostgresPrograms } from './postgres-cluster.ts';
import { sayUntried } from '../processes/programs.ts';
import { runJob } from '../run-job.ts';
import { openTestServer, type TestServer } from '../test-context.ts';
import { unusedTables } from './unused-tables.ts';
import { mildestFirst, validCall } from '../attempts/valid-calls.ts';

const isFull = process.env.TEST_FULL === '1';
/**
 * In full runs, checks PostgreSQL's plans on as many rows as a large lender has. Otherwise forbids sequential scans and
 * checks that each step has an index: with few rows, PostgreSQL would read them all for good reason.
 */
const APPLICATIONS = isFull ? 300_000 : 2000;
const planner = isFull
  ? {}
  : { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off', enable_material: 'off' };
const DONE_JOBS = isFull ? 240_000 : 2000;
/** After five runs a named statement may get a generic plan. */
const ROUNDS = isFull ? 7 : 1;
const LIMIT = { timeout: 3_600_000 };
const FIVE_DAYS_S = (5 * DAY_MS) / SECOND_MS;

/** Tables that do not grow with applications, and why; all others count as growing, filled or not. */
const staysSmall: Readonly<Record<string, string>> = {
  ...unusedTables,
  queue: 'of the job queue: a row for each kind of job',
  schedule: 'of the job queue: a row for each job that runs by itself',
  subscription: 'of the job queue: not used',
  version: 'of the job queue: one row',
  bam: 'of the job queue: its index builds',
  warning: 'of the job queue: not used',
  job_dependency: 'of the job queue: not used',
  migration: 'a row for each migration',
  migration_definition: 'a row for each function and view',
  staff_person: 'people of the lender',
  staff_passkey: 'their devices',
  staff_invitation: 'their invitations of a week',
  staff_session: 'their sessions of a week',
  staff_sign_in: 'their sign-ins of minutes',
  application_viewer: 'their open pages',
  question_template: 'written by people of the lender',
  added_lender: 'written by people of the lender',
  api_key: 'programs of the lender and of partners',
  partner: 'partners of the lender',
  webhook_endpoint: 'systems of the lender',
  eligibility_day: 'a row a day',
  backup_run: 'a row or two a day',
};

/** The queue counts and cleans up once a minute under its own lock, possibly during the test. */
const queueUpkeep = /advisory_xact_lock\(.*\.pgboss\.pgboss/u;

const programs = await findPostgresPrograms();
if (programs === undefined) sayUntried('the plans of statements', 'PostgreSQL is not installed');

describe.skipIf(programs === undefined)('query plans on a database that has grown', () => {
  let log: PlanLog;
  let server: TestServer;
  const everyTable = new Set<string>();
  const partialIndexes = new Set<string>();

  beforeAll(async () => {
    log = await startPlanLog(programs ?? '');
    await log.cluster.execute('create database grown');
    server = await openTestServer('postgres', {
      databaseUrl: log.cluster.urlOf('grown'),
      environment: { SESSION_RECORDER: 'on', GOOGLE_CLIENT_ID: 'portal.apps.local.example' },
    });
    await fillDatabase(server.context, { applications: APPLICATIONS, progress: () => undefined });
    await fillQueue();
    await noteSizes();
    for (const [parameter, value] of Object.entries(planner)) await log.set(parameter, value);
  }, LIMIT.timeout);
  afterAll(async () => {
    await server.close();
    await log.stop();
  });

  async function fillQueue(): Promise<void> {
    await server.context.database.executeSql(
      `insert into pgboss.job (name, state, policy, completed_on)
        select 'send-mail', 'completed', 'short', now() from generate_series(1, $1::integer)`,
      [DONE_JOBS],
    );
  }

  /** Runs at the end, because plans depend on table sizes. */
  async function noteSizes(): Promise<void> {
    const { database } = server.context;
    await database.executeSql('analyze');
    const { rows } = await database.executeSql(
      `select relname as name from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
    );
    for (const { name } of rows) everyTable.add(String(name));
    const { rows: indexes } = await database.executeSql(
      'select relname as name from pg_class join pg_index on indexrelid = oid where indpred is not null',
    );
    for (const { name } of indexes) partialIndexes.add(String(name));
  }

  const readWhole = (plans: readonly LoggedPlan[]) =>
    grownTables(plans, (plan) => tablesReadWhole(plan, partialIndexes));

  function grownTables(
    plans: readonly LoggedPlan[],
    tablesOf: (plan: LoggedPlan['plan']) => string[],
  ): Record<string, string[]> {
    const found = new Map<string, Set<string>>();
    for (const { statement, plan } of plans) {
      const tables = tablesOf(plan).filter((table) => everyTable.has(table) && !(table in staysSmall));
      if (tables.length > 0) found.set(statement, new Set([...(found.get(statement) ?? []), ...tables]));
    }
    return Object.fromEntries([...found].map(([statement, tables]) => [statement, [...tables]]));
  }

  async function callAll(callers: Callers): Promise<void> {
    const { owned } = callers;
    for (const operation of mildestFirst([...operations, ...partnerAndStaffOperations])) {
      const who: Role = operation.access in rightful ? rightful[operation.access as keyof typeof rightful] : 'visitor';
      for (const ids of [owned.open, owned.submitted]) {
        const { status } = await callers.as[who].call(operation, validCall(operation, ids, owned.version));
        expect([operation.operationId, status < 500]).toEqual([operation.operationId, true]);
      }
    }
  }

  async function searchEverything({ as: { staff, owner, administrator } }: Callers): Promise<void> {
    const lists = [
      await owner.call(listApplications),
      await administrator.call(countViews),
      await staff.call(exportApplications, { query: { status: 'closed', limit: '100' } }),
      await administrator.call(getStatistics, { query: { from: '2025-10-12', to: '2025-11-10' } }),
      await staff.call(listLeads, { query: { cameBack: 'no', since: '2025-06-01T00:00:00.000Z' } }),
      await staff.call(searchAudit, { query: { operation: 'Staff_GetCashFlow', from: '2026-01-01' } }),
      await staff.call(staffListApplications, { query: { status: 'underReview' } }),
      await staff.call(staffListApplications, { query: { accountManager: 'manager-1@lender.example' } }),
    ].map(({ status }) => status);
    for (const search of ['F-7K3M-92QX', 'person7@example.ca', 'Bakery Nor', 'Traiteur']) {
      lists.push(
        (await staff.call(staffListApplications, { query: { search } })).status,
        (await staff.call(searchContacts, { query: { search } })).status,
        (await staff.call(searchApplications, { query: { search, view: 'closed' } })).status,
      );
    }
    expect(lists).toEqual(lists.map(() => 200));
  }

  it('every table listed as small exists, with a reason', () => {
    expect(Object.keys(staysSmall).filter((table) => !everyTable.has(table))).toEqual([]);
  });

  const readMetrics = () => createMetrics(server.context, moduleMetrics).read();

  async function runScheduledJobs(): Promise<void> {
    for (const { job } of jobHandlers(server.context))
      if (job.cron !== undefined) await runJob(server.context, job.name);
  }

  it('no job scans a table while nothing is due', LIMIT, async () => {
    await runScheduledJobs();
    await noteSizes();
    await log.record(true);
    await runScheduledJobs();
    // Scrapes also count open applications and webhooks once a minute.
    await server.context.jobs.counts();
    await log.record(false);
    const plans = (await log.take()).filter(({ statement }) => !queueUpkeep.test(statement));
    expect(plans.length).toBeGreaterThan(30);
    expect(grownTables(plans, tablesLookedThrough)).toEqual({});
  });

  it('no operation or job scans a whole table', LIMIT, async () => {
    const callers = await openCallers(server, 'plans');
    await log.record(true);
    for (let round = 0; round < ROUNDS; round += 1) {
      await searchEverything(callers);
      await runScheduledJobs();
      await readMetrics();
    }
    await callAll(await openCallers(server, 'more-plans'));
    server.clock.advance(FIVE_DAYS_S);
    await runScheduledJobs();
    await log.record(false);
    const plans = await log.take();
    await noteSizes();
    expect(plans.length).toBeGreaterThan(500);
    expect(readWhole(plans)).toEqual({});
  });
});
