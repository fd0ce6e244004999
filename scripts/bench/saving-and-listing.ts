import { type Applicant, APPLICATIONS_OF_AN_APPLICANT, fundingBody } from './applicant.ts';
import { type Caller, callsPerSecond, latenciesAtRate } from './load.ts';
import { alternate, type Measurement, median, percentile } from './measurement.ts';
import type { Pgbench } from './pgbench.ts';

const ROUND_SECONDS = 2;
const LATENCY_ROUNDS = 5;
const LATENCY_SECONDS = 4;

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
    () => callsPerSecond(portalPort, ROUND_SECONDS, save),
    () => callsPerSecond(plainPort, ROUND_SECONDS, insert),
  );
  const besidePgbench =
    pgbench &&
    (await alternate(
      () => callsPerSecond(portalPort, ROUND_SECONDS, save),
      () => pgbench.transactionsPerSecond(ROUND_SECONDS),
    ));
  const listing = await alternate(
    () => callsPerSecond(portalPort, ROUND_SECONDS, list),
    () => callsPerSecond(plainPort, ROUND_SECONDS, select),
  );
  return [
    {
      row: 'C7',
      name: 'saving a step ÷ plain Fastify + pg insert',
      ratio: saving.ratio,
      target: { atLeast: 0.5 },
      figures: { savesPerSecond: saving.ours, plainInsertsPerSecond: saving.plain, connections: applicants.length },
    },
    ...(besidePgbench
      ? [
          {
            row: 'C7 pgbench',
            name: 'saving a step ÷ pgbench of the same statement, synchronous commit on',
            ratio: besidePgbench.ratio,
            target: { atLeast: 0.1 },
            figures: { savesPerSecond: besidePgbench.ours, pgbenchPerSecond: besidePgbench.plain },
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
      },
    },
    await measureLatency(portalPort, save, saving.ours / 2),
  ];
}

/** C9: how far the slowest saves are from the usual one, at a steady rate of half of what the server can do. */
async function measureLatency(portalPort: number, save: readonly Caller[], rate: number): Promise<Measurement> {
  const rounds: { p50: number; p99: number }[] = [];
  for (let round = 0; round < LATENCY_ROUNDS; round += 1) {
    const latencies = await latenciesAtRate(portalPort, LATENCY_SECONDS, rate, save);
    rounds.push({ p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) });
  }
  return {
    row: 'C9',
    name: 'p99 ÷ p50 of saving a step at half of saturation',
    ratio: median(rounds.map(({ p50, p99 }) => p99 / p50)),
    target: { atMost: 5 },
    figures: {
      p50Milliseconds: median(rounds.map(({ p50 }) => p50)),
      p99Milliseconds: median(rounds.map(({ p99 }) => p99)),
      savesPerSecond: rate,
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
