import { type Applicant, APPLICATIONS_OF_AN_APPLICANT, fundingBody } from './applicant.ts';
import { type Caller, callsPerSecond, latenciesAtRate } from './load.ts';
import { alternate, type Measurement, median, percentile, spreadOf } from './measurement.ts';
import type { Pgbench } from './pgbench.ts';

const ROUNDS = 24;
const ROUND_SECONDS = 0.5;
const WARM_UP_SECONDS = 6;
/** pgbench counts whole seconds. */
const PGBENCH_ROUNDS = 7;
const PGBENCH_SECONDS = 2;
const LATENCY_ROUNDS = 9;
const LATENCY_SECONDS = 2;

/** Each save is based on the version that the previous one returned. */
function savesOf(applicants: readonly Applicant[]): Caller[] {
  return applicants.map((applicant) => ({
    next: () => ({
      method: 'PUT',
      path: `/api/applications/${applicant.applicationId}/business-funding`,
      headers: { authorization: applicant.authorization },
      body: fundingBody(applicant.version),
    }),
    take: ({ text }) => {
      applicant.version = (JSON.parse(text) as { version: number }).version;
    },
  }));
}

function insertsOf(applicants: readonly Applicant[]): Caller[] {
  return applicants.map((applicant) => ({
    next: () => ({ method: 'POST', path: '/insert', body: fundingBody(applicant.version) }),
    take: ({ text }) => void JSON.parse(text),
  }));
}

/** C7: saving a step ÷ a plain Fastify and pg insert, and ÷ pgbench. C8: the list ÷ a plain select. C9: p99 ÷ p50. */
export async function measureSavingAndListing(
  portalPort: number,
  plainPort: number,
  applicants: Applicant[],
  pgbench: Pgbench | undefined,
): Promise<Measurement[]> {
  const portal = { port: portalPort, callers: savesOf(applicants) };
  const plain = { port: plainPort, callers: insertsOf(applicants) };
  const saving = await measureSaving(
    { row: 'C7', name: 'saving a step ÷ plain Fastify + pg insert' },
    { ports: [portalPort], callers: portal.callers },
    { ports: [plainPort], callers: plain.callers },
  );
  const besidePgbench = pgbench ? [await measureBesidePgbench(portal, pgbench)] : [];
  const listing = await measureListing(portalPort, plainPort, applicants);
  return [saving, ...besidePgbench, listing, await measureLatency(portal, plain)];
}

export async function measureSavingOfSeveral(
  portalPorts: readonly number[],
  plainPorts: readonly number[],
  applicants: readonly Applicant[],
): Promise<Measurement> {
  return measureSaving(
    {
      row: `C7, ${String(portalPorts.length)} processes`,
      name: 'saving a step ÷ plain Fastify + pg insert, both divided among processes',
    },
    { ports: portalPorts, callers: savesOf(applicants) },
    { ports: plainPorts, callers: insertsOf(applicants) },
  );
}

interface Divided {
  ports: readonly number[];
  callers: readonly Caller[];
}

async function rateOf({ ports, callers }: Divided, seconds: number): Promise<number> {
  const rates = ports.map((port, place) => {
    const share = callers.filter((_caller, index) => index % ports.length === place);
    return callsPerSecond(port, seconds, share);
  });
  return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
}

async function compare(ours: Divided, plain: Divided): ReturnType<typeof alternate> {
  for (const side of [ours, plain]) await rateOf(side, WARM_UP_SECONDS);
  return alternate(
    ROUNDS,
    () => rateOf(ours, ROUND_SECONDS),
    () => rateOf(plain, ROUND_SECONDS),
  );
}

async function measureSaving(
  named: Pick<Measurement, 'row' | 'name'>,
  ours: Divided,
  plain: Divided,
): Promise<Measurement> {
  const saving = await compare(ours, plain);
  return {
    ...named,
    ratio: saving.ratio,
    target: { atLeast: 0.5 },
    figures: {
      savesPerSecond: saving.ours,
      plainInsertsPerSecond: saving.plain,
      connections: ours.callers.length,
      ...spreadOf(saving),
    },
  };
}

async function measureBesidePgbench({ port, callers }: Side, pgbench: Pgbench): Promise<Measurement> {
  const compared = await alternate(
    PGBENCH_ROUNDS,
    () => callsPerSecond(port, PGBENCH_SECONDS, callers),
    () => pgbench.transactionsPerSecond(PGBENCH_SECONDS),
  );
  return {
    row: 'C7 pgbench',
    name: 'saving a step ÷ pgbench of the same statement, synchronous commit on',
    ratio: compared.ratio,
    target: { atLeast: 0.1 },
    figures: { savesPerSecond: compared.ours, pgbenchPerSecond: compared.plain, ...spreadOf(compared) },
  };
}

async function measureListing(
  portalPort: number,
  plainPort: number,
  applicants: readonly Applicant[],
): Promise<Measurement> {
  const list = applicants.map(({ authorization }) => ({
    next: () => ({ method: 'GET', path: '/api/applications', headers: { authorization } }),
  }));
  const select = applicants.map((_applicant, owner) => ({
    next: () => ({ method: 'GET', path: `/select/${String(owner + 1)}` }),
  }));
  const listing = await compare({ ports: [portalPort], callers: list }, { ports: [plainPort], callers: select });
  return {
    row: 'C8',
    name: 'list of applications ÷ plain Fastify + pg select',
    ratio: listing.ratio,
    target: { atLeast: 0.6 },
    figures: {
      listsPerSecond: listing.ours,
      plainSelectsPerSecond: listing.plain,
      rowsInPlainList: APPLICATIONS_OF_AN_APPLICANT,
      ...spreadOf(listing),
    },
  };
}

interface Side {
  port: number;
  callers: readonly Caller[];
}

interface Latency {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Measures at half the capacity just measured, because capacity varies with other load. */
async function latencyOf({ port, callers }: Side): Promise<Latency> {
  const perSecond = (await callsPerSecond(port, ROUND_SECONDS, callers)) / 2;
  const latencies = await latenciesAtRate(port, LATENCY_SECONDS, perSecond, callers);
  return { perSecond, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}

/** C9: the slowest saves compared with the median. The plain server shows the machine's share. */
async function measureLatency(portal: Side, plain: Side): Promise<Measurement> {
  const ours: Latency[] = [];
  const theirs: Latency[] = [];
  for (let round = 0; round < LATENCY_ROUNDS; round += 1) {
    ours.push(await latencyOf(portal));
    theirs.push(await latencyOf(plain));
  }
  const ratioOf = (rounds: readonly Latency[]) => median(rounds.map(({ p50, p99 }) => p99 / p50));
  return {
    row: 'C9',
    name: 'p99 ÷ p50 of saving a step at half of saturation',
    ratio: ratioOf(ours),
    target: { atMost: 5 },
    figures: {
      p50Milliseconds: median(ours.map(({ p50 }) => p50)),
      p99Milliseconds: median(ours.map(({ p99 }) => p99)),
      savesPerSecond: median(ours.map(({ perSecond }) => perSecond)),
      ratioOfPlainInserts: ratioOf(theirs),
    },
  };
}

export async function fillPlainLists(plainPort: number, owners: number): Promise<void> {
  for (let owner = 1; owner <= owners; owner += 1) {
    const reply = await fetch(
      `http://127.0.0.1:${String(plainPort)}/fill/${String(owner)}/${String(APPLICATIONS_OF_AN_APPLICANT)}`,
      {
        method: 'POST',
      },
    );
    if (!reply.ok) throw new Error('The plain lists could not be filled');
  }
}
