import { performance } from 'node:perf_hooks';
import fastify from 'fastify';
import pg from 'pg';
import { DAY_MS } from '@portal/contract/constants';
import { searchApplications } from '@portal/contract/operations/staff/work-list';
import { usualDirections, workListOrders, workListViews } from '@portal/contract/staff/work-list-terms';
import { officeDay } from '@portal/contract/application/office-day';
import { productDay } from '@portal/contract/calendar';
import { toFilter } from '../../apps/server/src/modules/work-list/actions/to-filter.ts';
import { countStatement, pageStatement } from '../../apps/server/src/modules/work-list/storage/work-list.ts';
import type { TestServer } from '../../apps/server/test/test-context.ts';
import { openPerson, type SignedInPerson } from '../../apps/server/test/test-people.ts';
import { type Measurement, median, percentile } from './measurement.ts';

const CALLS = 5;
const PAGE = 50;
const SHOWN = 5;
/** One in ten people in the filled database has it in their name. */
const PART_OF_NAME = 'kafo';

type Query = Record<string, string>;

async function filtersOf(databaseUrl: string): Promise<Query[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ reference: string; email: string; business: string; partner: string }>(
    `select reference, email, operating_name as business, (select id from partner limit 1) as partner from application
      join customer on customer.id = application.customer_id join business on business.id = application.business_id
      where status = 'closed' and reference is not null order by application.id limit 1`,
  );
  await client.end();
  const [found] = rows;
  if (!found) throw new Error('The database is not filled');
  return [
    {},
    { status: 'informationRequired' },
    { language: 'fr' },
    { province: 'NU' },
    { province: 'QC' },
    { amountFrom: '50000', amountTo: '52000' },
    { partnerId: found.partner },
    { submittedFrom: productDay(new Date(Date.now() - 20 * DAY_MS)) },
    { proof: 'notProven' },
    { accountManager: 'manager-1@lender.example' },
    { search: found.reference },
    { search: found.email },
    { search: found.business.slice(2, 12) },
    { search: PART_OF_NAME },
    { language: 'en', province: 'QC', proof: 'proven', amountFrom: '200000' },
  ];
}

interface Tried {
  what: string;
  callMs: number;
  plainMs: number;
}

async function plainStatements(server: TestServer, person: SignedInPerson, { order, ...query }: Query) {
  const filter = await toFilter(server.context, query);
  const { clock, config } = server.context;
  const zone = config.officeTimeZone;
  const reader = { email: person.email, today: officeDay(clock.now(), zone), zone };
  const name = workListOrders.find((each) => each === order) ?? 'promise';
  const wanted = { filter, reader, order: name, direction: usualDirections[name], after: undefined, limit: PAGE + 1 };
  const { query: queries } = server.context.database;
  return [pageStatement(wanted).compile(queries), countStatement(filter, reader).compile(queries)];
}

/** K2: the work list with every view, order and filter, compared with its queries by plain Fastify and pg. */
export async function measureWorkList(server: TestServer, databaseUrl: string): Promise<Measurement> {
  await server.context.database.executeSql(
    "update staff_person set removed_at = now() where removed_at is null and email like 'person-%@lender.example.ca'",
  );
  const person = await openPerson(server, 'accountManager');
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const plain = fastify();
  plain.get('/work-list', async (request) => {
    const statements = await plainStatements(server, person, request.query as Query);
    const results = await Promise.all(
      statements.map(({ sql, parameters }) => pool.query<Record<string, unknown>>(sql, [...parameters])),
    );
    return { rows: results.map(({ rows }) => rows) };
  });
  const tried: Tried[] = [];
  const filters = await filtersOf(databaseUrl);
  const queries = workListViews.flatMap((view) =>
    workListOrders.flatMap((order) => filters.map((filter) => ({ view, order, ...filter }))),
  );
  for (const query of queries) tried.push(await tryOne(query));
  await plain.close();
  await pool.end();
  return summary(tried);

  async function tryOne(query: Query): Promise<Tried> {
    const times: { callMs: number; plainMs: number }[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const start = performance.now();
      const answer = await person.browser.call(searchApplications, { query });
      const middle = performance.now();
      const other = await plain.inject({ url: '/work-list', query });
      if (answer.status !== 200 || other.statusCode !== 200) throw new Error(`Refused: ${JSON.stringify(query)}`);
      times.push({ callMs: middle - start, plainMs: performance.now() - middle });
    }
    return {
      what: JSON.stringify(query),
      callMs: median(times.map(({ callMs }) => callMs)),
      plainMs: median(times.map(({ plainMs }) => plainMs)),
    };
  }
}

function summary(tried: readonly Tried[]): Measurement {
  for (const { what, callMs, plainMs } of tried.toSorted((left, right) => right.callMs - left.callMs).slice(0, SHOWN))
    console.log(`work list, slowest: ${what}: ${callMs.toFixed(1)} ms, plain ${plainMs.toFixed(1)} ms`);
  const calls = tried.map(({ callMs }) => callMs);
  const plains = tried.map(({ plainMs }) => plainMs);
  const p95 = percentile(calls, 0.95);
  console.log(`work list: p95 ${p95.toFixed(1)} ms, plain ${percentile(plains, 0.95).toFixed(1)} ms`);
  return {
    row: 'K2',
    name: 'p95 of the work list, every view, order and filter ÷ of the plain indexed queries',
    ratio: p95 / percentile(plains, 0.95),
    target: { atMost: 2 },
    figures: {
      combinations: tried.length,
      p95Milliseconds: p95,
      plainP95Milliseconds: percentile(plains, 0.95),
      medianMilliseconds: median(calls),
      plainMedianMilliseconds: median(plains),
      worstMilliseconds: Math.max(...calls),
    },
  };
}
