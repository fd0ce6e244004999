import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { DAY_MS, SECOND_MS } from '@portal/contract/constants';
import { checkEligibility } from '@portal/contract/operations/eligibility';
import {
  getApplication,
  listApplications,
  saveBusinessFunding,
  saveBusinessStructure,
} from '@portal/contract/operations/application';
import { requestLogin, verifyCode } from '@portal/contract/operations/auth';
import { listStatements } from '@portal/contract/operations/revenue';
import {
  exportApplications,
  listLeads,
  staffGetApplication,
  staffListApplications,
} from '@portal/contract/operations/staff';
import { searchContacts } from '@portal/contract/operations/staff/contacts';
import { searchAudit } from '@portal/contract/operations/staff/oversight';
import { getStatistics } from '@portal/contract/operations/staff/statistics';
import { countViews, searchApplications } from '@portal/contract/operations/staff/work-list';
import { jobHandlers } from '../../apps/server/src/modules/index.ts';
import { fundingValues } from '../../apps/server/test/application-values.ts';
import { prepare, reach, structureOf } from '../../apps/server/test/application-journey.ts';
import { codeIn } from '../../apps/server/test/outside/inbox.ts';
import { runJob } from '../../apps/server/test/run-job.ts';
import { eligibleAnswers, openBrowser, signUp, type TestBrowser } from '../../apps/server/test/test-browser.ts';
import type { TestServer } from '../../apps/server/test/test-context.ts';
import { openStaffKey } from '../../apps/server/test/test-keys.ts';
import type { GrownServers } from './grown-servers.ts';
import { alternate, type Measurement, median, spreadOf } from './measurement.ts';

const ROUNDS = 9;
const CALLS_OF_A_ROUND = 7;
const GROWTH_MAXIMUM = 1.3;
/** The cost of the overview grows with what it counts, so both sides count about the same number. */
const COUNTED_APPLICATIONS = 1000;
const OVERVIEW_DAYS_MAXIMUM = 180;
const ONLY_NAME = 'Zythologie Quimper';
/** Afternoon in Canada in summer and winter, the only time at which reminders are sent. */
const SENDING_HOUR_UTC = 18;

interface Overview {
  period: { from: string; to: string };
  count: number;
}

interface Side {
  server: TestServer;
  owner: TestBrowser;
  staff: TestBrowser;
  applicationId: string;
  version: number;
  submitted: { id: string; reference: string; email: string; business: string; onlyName: string };
  overview: Overview;
  /** Increased at each login, because a customer gets only a few codes an hour. */
  customer: number;
}

const dayBefore = (count: number) => new Date(Date.now() - count * DAY_MS).toISOString().slice(0, 10);

async function findOverview({ context }: TestServer): Promise<Overview> {
  const { rows } = await context.database.executeSql(
    `select days, count(application.id)::integer as count from generate_series(1, $1::integer) as days
      join application on application.created_at >= current_date - 2 * days and application.created_at < current_date
      group by days order by abs(count(application.id) - $2::integer), days limit 1`,
    [OVERVIEW_DAYS_MAXIMUM, COUNTED_APPLICATIONS],
  );
  const { days, count } = rows[0] as unknown as { days: number; count: number };
  return { period: { from: dayBefore(days), to: dayBefore(1) }, count };
}

async function openSide(server: TestServer): Promise<Side> {
  const { browser: owner } = await signUp(server, `bench-${randomUUID()}@example.ca`);
  const { applicationId, version } = await reach(
    server,
    owner,
    await prepare(owner),
    'revenue',
    structureOf('Bench inc.'),
  );
  const staff = openBrowser(server);
  staff.accessToken = (await openStaffKey(server)).key;
  const { rows } = await server.context.database.executeSql(
    `select application.id, reference, email, operating_name as business from application
      join customer on customer.id = application.customer_id join business on business.id = application.business_id
      where status = 'underReview' order by application.id limit 1`,
  );
  const submitted = { ...(rows[0] as unknown as Omit<Side['submitted'], 'onlyName'>), onlyName: ONLY_NAME };
  await server.context.database.executeSql(
    `update application set structure = jsonb_set(structure, '{companyName}', to_jsonb($2::text)) where id = $1`,
    [submitted.id, ONLY_NAME],
  );
  return {
    server,
    owner,
    staff,
    applicationId,
    version,
    submitted,
    overview: await findOverview(server),
    customer: 0,
  };
}

type Act = (side: Side) => Promise<{ status: number }>;

const params = ({ applicationId }: Side) => ({ applicationId });
const asStaff =
  (query: Record<string, string>, operation: typeof staffListApplications | typeof searchApplications): Act =>
  ({ staff }) =>
    staff.call(operation, { query });

async function logIn(side: Side): Promise<{ status: number }> {
  side.customer += 1;
  const email = `person${String(side.customer)}@example.ca`;
  const browser = openBrowser(side.server);
  await browser.call(requestLogin, { body: { email, rememberMe: false, language: 'en' } });
  return browser.call(verifyCode, { body: { code: codeIn(await side.server.inbox.waitFor(email)) } });
}

const acts: Readonly<Record<string, Act>> = {
  'my applications': ({ owner }) => owner.call(listApplications),
  application: (side) => side.owner.call(getApplication, { params: params(side) }),
  statements: (side) => side.owner.call(listStatements, { params: params(side) }),
  'save funding': async (side) => {
    const { version } = side;
    const saved = await side.owner.call(saveBusinessFunding, {
      params: params(side),
      body: { version, values: fundingValues },
    });
    side.version = saved.body.version;
    return saved;
  },
  'save business': async (side) => {
    const { version } = side;
    const values = structureOf('Bench inc.');
    const saved = await side.owner.call(saveBusinessStructure, { params: params(side), body: { version, values } });
    side.version = saved.body.version;
    return saved;
  },
  'eligibility check': (side) => {
    side.customer += 1;
    const email = `newcomer${String(side.customer)}@example.ca`;
    return openBrowser(side.server).call(checkEligibility, { body: { ...eligibleAnswers, email } });
  },
  'log-in': logIn,
  'staff list': asStaff({}, staffListApplications),
  'staff list by status': asStaff({ status: 'underReview' }, staffListApplications),
  'staff list by manager': asStaff({ accountManager: 'manager-1@lender.example' }, staffListApplications),
  'staff search by reference': ({ staff, submitted }) =>
    staff.call(staffListApplications, { query: { search: submitted.reference } }),
  'staff search by email': ({ staff, submitted }) =>
    staff.call(staffListApplications, { query: { search: submitted.email } }),
  'staff search by business': ({ staff, submitted }) =>
    staff.call(staffListApplications, { query: { search: submitted.business } }),
  'staff application': ({ staff, submitted }) =>
    staff.call(staffGetApplication, { params: { applicationId: submitted.id } }),
  'work list': asStaff({}, searchApplications),
  // Full pages for the list, a single row for the search: the cost of a page depends on its rows.
  'work list by province': asStaff({ province: 'ON' }, searchApplications),
  'work list search by reference': ({ staff, submitted }) =>
    staff.call(searchApplications, { query: { search: submitted.reference } }),
  'work list search by business': ({ staff, submitted }) =>
    staff.call(searchApplications, { query: { search: submitted.onlyName } }),
  'counts of views': ({ staff }) => staff.call(countViews),
  'export page': ({ staff }) => staff.call(exportApplications, { query: { limit: '100' } }),
  overview: ({ staff, overview }) => staff.call(getStatistics, { query: overview.period }),
  'audit search': ({ staff }) => staff.call(searchAudit, { query: { operation: 'Staff_GetCashFlow' } }),
  'customers search': ({ staff, submitted }) => staff.call(searchContacts, { query: { search: submitted.business } }),
  leads: ({ staff }) => staff.call(listLeads),
};

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Divisor of an action's cost: for the overview, thousands of counted applications. */
const sizes: Readonly<Record<string, (side: Side) => number>> = {
  overview: ({ overview }) => overview.count / 1000,
};

/** Measured per round, because a single call may coincide with the queue's own work. */
async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS_OF_A_ROUND; call += 1) times.push(await msOf(work));
  return median(times);
}

async function actMs(name: string, act: Act, side: Side): Promise<number> {
  const ms = await medianMs(async () => {
    const { status } = await act(side);
    if (status >= 300) throw new Error(`${name} was refused with ${String(status)}`);
  });
  return ms / (sizes[name]?.(side) ?? 1);
}

async function compare(
  name: string,
  rounds: number,
  grown: () => Promise<number>,
  young: () => Promise<number>,
): Promise<Measurement> {
  const compared = await alternate(rounds, grown, young);
  console.log(
    `${name}: ${compared.ours.toFixed(1)} ms, young ${compared.plain.toFixed(1)} ms, ${compared.ratio.toFixed(2)}`,
  );
  return {
    row: `P6 ${name}`,
    name: 'on a database that has grown ÷ on a young one',
    ratio: compared.ratio,
    target: { atMost: GROWTH_MAXIMUM },
    figures: { grownMilliseconds: compared.ours, youngMilliseconds: compared.plain, ...spreadOf(compared) },
  };
}

function secondsUntilSending(now: Date): number {
  const sending = new Date(now).setUTCHours(SENDING_HOUR_UTC, 0, 0, 0);
  return ((sending - now.getTime() + DAY_MS) % DAY_MS) / SECOND_MS;
}

export async function measureGrowth({ grown, young }: GrownServers): Promise<Measurement[]> {
  const sides = { grown: await openSide(grown), young: await openSide(young) };
  const measured: Measurement[] = [];
  for (const [name, act] of Object.entries(acts)) {
    const timesOf = (side: Side) => () => actMs(name, act, side);
    measured.push(await compare(name, ROUNDS, timesOf(sides.grown), timesOf(sides.young)));
  }
  const jobs = jobHandlers(grown.context).flatMap(({ job }) => (job.cron === undefined ? [] : [job]));
  for (const server of [grown, young]) {
    server.clock.advance(secondsUntilSending(server.clock.now()));
    for (const job of jobs) await runJob(server.context, job.name);
    await server.context.database.executeSql('vacuum (analyze)');
  }
  for (const job of jobs) {
    const timeOf = (server: TestServer) => () => medianMs(() => runJob(server.context, job.name));
    measured.push(await compare(`job ${job.name}`, ROUNDS, timeOf(grown), timeOf(young)));
  }
  return measured;
}
