import { type Applicant, APPLICATIONS_OF_AN_APPLICANT, fundingBody } from './applicant.ts';
import { type Caller, callsPerSecond, latenciesAtRate } from './load.ts';
import { alternate, type Measurement, median, percentile, spreadOf } from './measurement.ts';
import type { Pgbench } from './pgbench.ts';

const ROUNDS = 24;
const ROUND_SECONDS = 0.5;
/** pgbench counts whole seconds. */
const PGBENCH_ROUNDS = 7;
const PGBENCH_SECONDS = 2;
const LATENCY_ROUNDS = 9;
const LATENCY_SECONDS = 2;

/** The measured save of each applicant; its next one is based on the version that it answers. */
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

/** C7: saving a step ÷ plain Fastify and pg insert, and ÷ pgbench. C8: the list ÷ plain select. C9: p99 ÷ p50. */
export async function measureSavingAndListing(
  portalPort: number,
  plainPort: number,
  applicants: Applicant[],
  pgbench: Pgbench | undefined,
): Promise<Measurement[]> {
  const save = savesOf(applicants);
  const insert = applicants.map((applicant) => ({
    next: () => ({ method: 'POST', path: '/insert', body: fundingBody(applicant.version) }),
    take: ({ text }: { text: string }) => void JSON.parse(text),
  }));
  const list = applicants.map(({ authorization }) => ({
    next: () => ({ method: 'GET', path: '/api/applications', headers: { authorization } }),
  }));
  const select = applicants.map((_applicant, owner) => ({
    next: () => ({ method: 'GET', path: `/select/${String(owner + 1)}` }),
  }));

  const saving = await alternate(
    ROUNDS,
    () => callsPerSecond(portalPort, ROUND_SECONDS, save),
    () => callsPerSecond(plainPort, ROUND_SECONDS, insert),
  );
  const besidePgbench =
    pgbench &&
    (await alternate(
      PGBENCH_ROUNDS,
      () => callsPerSecond(portalPort, PGBENCH_SECONDS, save),
      () => pgbench.transactionsPerSecond(PGBENCH_SECONDS),
    ));
  const listing = await alternate(
    ROUNDS,
    () => callsPerSecond(portalPort, ROUND_SECONDS, list),
    () => callsPerSecond(plainPort, ROUND_SECONDS, select),
  );
  return [
    {
      row: 'C7',
      name: 'saving a step ÷ plain Fastify + pg insert',
      ratio: saving.ratio,
      target: { atLeast: 0.5 },
      figures: {
        savesPerSecond: saving.ours,
        plainInsertsPerSecond: saving.plain,
        connections: applicants.length,
        ...spreadOf(saving),
      },
    },
    ...(besidePgbench
      ? [
          {
            row: 'C7 pgbench',
            name: 'saving a step ÷ pgbench of the same statement, synchronous commit on',
            ratio: besidePgbench.ratio,
            target: { atLeast: 0.1 },
            figures: {
              savesPerSecond: besidePgbench.ours,
              pgbenchPerSecond: besidePgbench.plain,
              ...spreadOf(besidePgbench),
            },
          },
        ]
      : []),
    {
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
    },
    await measureLatency({ port: portalPort, callers: save }, { port: plainPort, callers: insert }),
  ];
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

/** At a steady rate of half of what the server can do, as found just before: what it can changes with its neighbours. */
async function latencyOf({ port, callers }: Side): Promise<Latency> {
  const perSecond = (await callsPerSecond(port, ROUND_SECONDS, callers)) / 2;
  const latencies = await latenciesAtRate(port, LATENCY_SECONDS, perSecond, callers);
  return { perSecond, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}

/** C9: how far the slowest saves are from the usual one. The plain server beside it tells what the machine adds. */
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

/** Rows that the plain list reads, as many as a customer has applications. */
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
