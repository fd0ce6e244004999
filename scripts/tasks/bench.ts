import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../apps/server/test/processes/free-port.ts';
import { findPostgresPrograms, startPostgresCluster } from '../../apps/server/test/database/postgres-cluster.ts';
import { type Applicant, makeApplicant, reachUpload } from '../bench/applicant.ts';
import { measureBrowserRows } from '../bench/browser-rows.ts';
import { openFilled, openGrownServers } from '../bench/grown-servers.ts';
import { measureGrowth } from '../bench/growth.ts';
import { measureConsoleRows } from '../bench/console-rows.ts';
import { measureHostileUploads } from '../bench/hostile-uploads.ts';
import { type Measurement, reaches } from '../bench/measurement.ts';
import { measureLogInTimes } from '../bench/log-in-times.ts';
import { measureNoticeMemory } from '../bench/notice-memory.ts';
import { type Costs, measureCosts, measureStorage, type Storage } from '../bench/processor-costs.ts';
import { openPgbench } from '../bench/pgbench.ts';
import { type RunningServer, startServer } from '../bench/portal-server.ts';
import { fillPlainLists, measureSavingAndListing, measureSavingOfSeveral } from '../bench/saving-and-listing.ts';
import { measureReadingRows } from '../bench/reading-rows.ts';
import { measureReading } from '../bench/reading-statements.ts';
import { measureStarting } from '../bench/starting.ts';
import { measureUploadMemory } from '../bench/upload-memory.ts';
import { measureUploading } from '../bench/uploading.ts';
import { measureWorkList } from '../bench/work-list.ts';
import { getChromium } from '../chromium.ts';
import { buildAppsWhenStale } from '../lib/app-builds.ts';
import { root } from '../lib/paths.mjs';

const CONNECTIONS = 12;
const UPLOADERS = 10;
const isFull = process.env.TEST_FULL === '1';
/** Enough to fill a page of the work list. */
const COSTS_APPLICATIONS = 3000;
/** Number of applications of a large lender in a year and a half. */
const GROWN_APPLICATIONS = 300_000;
/** Overridden by `--uploads` and `--rest-minutes`. */
const memoryOptions = isFull ? { uploads: 1000, restMinutes: 5 } : { uploads: 100, restMinutes: 1 };
/** How long the machine is watched before measuring. */
const LOOK_MS = 3000;
const MOST_BUSY_PERCENT = 25;
const resultsFolder = join(root, 'bench-results');

interface Results {
  at: string;
  commit: string;
  machine: Record<string, string | number>;
  measurements: Measurement[];
  costs?: Costs;
  storage?: Storage;
}

function machineFacts(): Results['machine'] {
  return {
    node: process.version,
    system: `${platform()} ${release()}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGibibytes: Math.round(totalmem() / 1024 ** 3),
    ...(isAsked('browser') || isAsked('console') ? { browser: browserName() } : {}),
  };
}

function browserName(): string {
  const program = getChromium();
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  return `${basename(program)} (${version})`;
}

function processorTimes(): { busyMs: number; allMs: number } {
  const times = cpus().map(({ times: each }) => each);
  const allMs = times.flatMap((each) => Object.values(each)).reduce((sum, ms) => sum + ms, 0);
  return { busyMs: allMs - times.reduce((sum, { idle }) => sum + idle, 0), allMs };
}

/** Throws an error if other programs use the processors: figures taken beside them would say nothing. */
async function refuseBusyMachine(): Promise<void> {
  const before = processorTimes();
  await delay(LOOK_MS);
  const after = processorTimes();
  const percent = Math.round(((after.busyMs - before.busyMs) / (after.allMs - before.allMs)) * 100);
  if (percent > MOST_BUSY_PERCENT)
    throw new Error(`Other programs use ${String(percent)} % of the processors. End them, then measure again.`);
}

const parts = ['browser', 'console', 'saving', 'uploading', 'start', 'memory', 'rows', 'growth', 'costs'] as const;
type Part = (typeof parts)[number];

const servedParts: readonly Part[] = ['browser', 'console', 'saving', 'uploading', 'start', 'memory'];

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    filled: { type: 'string' },
    applications: { type: 'string' },
    uploads: { type: 'string' },
    'rest-minutes': { type: 'string' },
    compare: { type: 'string' },
  },
});
const asked = flags.only?.split(',') ?? parts;
const unknown = asked.filter((part) => !parts.some((known) => known === part));
if (unknown.length > 0) throw new Error(`--only takes ${parts.join(', ')}, not ${unknown.join(', ')}`);

function numberOf(flag: 'applications' | 'uploads' | 'rest-minutes'): number | undefined {
  const value = flags[flag];
  if (value !== undefined && !(Number(value) >= 0)) throw new Error(`--${flag} takes a number, not "${value}"`);
  return value === undefined ? undefined : Number(value);
}

const isAsked = (part: Part) => asked.includes(part);

async function measure(): Promise<Measurement[]> {
  if (servedParts.some(isAsked)) await buildAppsWhenStale();
  await refuseBusyMachine();
  return [
    ...(isAsked('browser') ? await measureBrowserRows() : []),
    ...(isAsked('console') ? await measureConsoleRows(await getPostgresPrograms()) : []),
    ...(await measureServerRows()),
    ...(isAsked('start') ? await measureStart() : []),
    ...(isAsked('memory') ? await measureMemoryRows() : []),
    ...(isAsked('rows') ? await measureReadingRows() : []),
    ...(isAsked('growth') ? await measureGrowthRows() : []),
  ];
}

interface Servers {
  programs: string;
  databaseUrl: string;
  portal: RunningServer;
  plain: RunningServer;
}

const startPortal = (databaseUrl: string, more: Record<string, string> = {}) =>
  startServer({ DATABASE_URL: databaseUrl, REQUESTS_PER_MINUTE: '9999999', ...more });

const startPlain = (databaseUrl: string) =>
  startServer({ DATABASE_URL: databaseUrl }, join(root, 'scripts/bench/plain-server.ts'));

async function saving(
  { programs, databaseUrl, portal, plain }: Servers,
  applicants: Applicant[],
): Promise<Measurement[]> {
  const pgbench = await openPgbench(programs, databaseUrl, CONNECTIONS, applicants[0]?.applicationId ?? '');
  if (!pgbench) console.log('C7 ÷ pgbench is not measured: pgbench is not installed (Debian’s package postgresql)');
  const measured = await measureSavingAndListing(portal.port, plain.port, applicants, pgbench);
  await pgbench?.close();
  const second = await startPortal(databaseUrl, { DATA_DIR: portal.dataDir, TRUST_PROXY: 'loopback' });
  let secondPlain: RunningServer | undefined;
  try {
    secondPlain = await startPlain(databaseUrl);
    const [portals, plains] = [
      [portal.port, second.port],
      [plain.port, secondPlain.port],
    ];
    const ofSeveral = await measureSavingOfSeveral(portals, plains, applicants);
    const emails = applicants.map(({ email }) => email);
    return [...measured, ofSeveral, await measureLogInTimes(second.port, emails)];
  } finally {
    await Promise.all([second.stop(), secondPlain?.stop()]);
  }
}

async function uploading(
  portalPort: number,
  plainPort: number,
  [uploader, attacker, victim]: [Applicant, Applicant, Applicant],
): Promise<Measurement[]> {
  for (const applicant of [uploader, attacker, victim]) await reachUpload(portalPort, applicant);
  const reading = await measureReading(portalPort, uploader);
  const rate = await measureUploading(portalPort, plainPort, uploader);
  return [rate, ...reading, await measureHostileUploads(portalPort, attacker, victim)];
}

async function getPostgresPrograms(): Promise<string> {
  const programs = await findPostgresPrograms();
  if (programs === undefined)
    throw new Error('The benchmark needs PostgreSQL’s programs (Debian’s package postgresql)');
  return programs;
}

async function measureServerRows(): Promise<Measurement[]> {
  if (!isAsked('saving') && !isAsked('uploading')) return [];
  const programs = await getPostgresPrograms();
  const cluster = await startPostgresCluster(programs, { durable: true });
  try {
    const databaseUrl = cluster.urlOf('postgres');
    const portal = await startPortal(databaseUrl);
    const plain = await startPlain(databaseUrl);
    try {
      const applicants: Applicant[] = [];
      for (let number = 1; number <= CONNECTIONS; number += 1)
        applicants.push(await makeApplicant(portal.port, number));
      await fillPlainLists(plain.port, CONNECTIONS);
      const [uploader, attacker, victim] = applicants;
      if (!uploader || !attacker || !victim) throw new Error('Too few applicants are left to upload');
      const saved = isAsked('saving') ? await saving({ programs, databaseUrl, portal, plain }, applicants) : [];
      return [
        ...saved,
        ...(isAsked('uploading') ? await uploading(portal.port, plain.port, [uploader, attacker, victim]) : []),
      ];
    } finally {
      await Promise.all([portal.stop(), plain.stop()]);
    }
  } finally {
    await cluster.stop();
  }
}

async function measureStart(): Promise<Measurement[]> {
  const cluster = await startPostgresCluster(await getPostgresPrograms());
  try {
    return await measureStarting(cluster.urlOf('postgres'));
  } finally {
    await cluster.stop();
  }
}

/** Uses separate servers, because other rows leave memory behind. Runs both at once, since a rest may take an hour. */
async function measureMemoryRows(): Promise<Measurement[]> {
  const cluster = await startPostgresCluster(await getPostgresPrograms());
  try {
    const rows = await Promise.all([
      measureMemory('PostgreSQL', { DATABASE_URL: cluster.urlOf('postgres') }),
      measureMemory('embedded database', {}),
    ]);
    return rows.flat();
  } finally {
    await cluster.stop();
  }
}

async function measureGrowthRows(): Promise<Measurement[]> {
  const cluster = await startPostgresCluster(await getPostgresPrograms());
  try {
    const filledUrl = flags.filled;
    const applications = numberOf('applications') ?? GROWN_APPLICATIONS;
    const servers = await openGrownServers(cluster, { applications, filledUrl });
    try {
      const workList = await measureWorkList(servers.grown, filledUrl ?? cluster.urlOf('grown'));
      return [workList, ...(await measureGrowth(servers))];
    } finally {
      await servers.close();
    }
  } finally {
    await cluster.stop();
  }
}

async function measureCostRows(): Promise<Pick<Results, 'costs' | 'storage'>> {
  if (!isAsked('costs')) return {};
  const cluster = await startPostgresCluster(await getPostgresPrograms(), { durable: true });
  try {
    const databaseUrl = cluster.urlOf('postgres');
    const secrets = `bench:${randomBytes(32).toString('base64')}`;
    await (await openFilled(databaseUrl, COSTS_APPLICATIONS, secrets)).close();
    const storage = await measureStorage(databaseUrl, COSTS_APPLICATIONS);
    const metricsPort = await freePort();
    const key = `staff_${randomBytes(32).toString('hex')}`;
    const portal = await startServer({
      DATABASE_URL: databaseUrl,
      METRICS_PORT: String(metricsPort),
      PORTAL_SECRETS: secrets,
      PORTAL_BOOTSTRAP_KEY: key,
      REQUESTS_PER_KEY_PER_MINUTE: '9999999',
    });
    try {
      const applicant = await makeApplicant(portal.port, 1);
      const staff = `Bearer ${key}`;
      const at = { port: portal.port, metricsPort, databaseUrl };
      await reachUpload(portal.port, applicant);
      return { storage, costs: await measureCosts({ ...at, applicant, staff }) };
    } finally {
      await portal.stop();
    }
  } finally {
    await cluster.stop();
  }
}

async function measureMemory(name: string, environment: Record<string, string>): Promise<Measurement[]> {
  const metricsPort = await freePort();
  const portal = await startServer({ METRICS_PORT: String(metricsPort), ...environment });
  try {
    const { port } = portal;
    const applicants: Applicant[] = [];
    for (let number = 1; number <= UPLOADERS; number += 1) {
      const applicant = await makeApplicant(port, number);
      await reachUpload(port, applicant);
      applicants.push(applicant);
    }
    const uploads = numberOf('uploads') ?? memoryOptions.uploads;
    const restMinutes = numberOf('rest-minutes') ?? memoryOptions.restMinutes;
    return [
      await measureUploadMemory({ name, port, metricsPort, applicants, uploads, restMinutes }),
      await measureNoticeMemory(name, port, metricsPort),
    ];
  } finally {
    await portal.stop();
  }
}

function describe(measurement: Measurement, earlier: Measurement | undefined): string {
  const { row, name, ratio, target, figures } = measurement;
  const wanted = 'atLeast' in target ? `at least ${target.atLeast.toFixed(2)}` : `at most ${target.atMost.toFixed(2)}`;
  const before = earlier ? `, before ${earlier.ratio.toFixed(3)}` : '';
  const details = Object.entries(figures).map(
    ([figure, value]) => `${figure} ${value.toFixed(Math.abs(value) < 10 ? 3 : 1)}`,
  );
  const lines = [`${reaches(measurement) ? '✓' : '✗'} ${row} ${name}: ${ratio.toFixed(3)} (${wanted}${before})`];
  return [...lines, ...(details.length > 0 ? [`    ${details.join(', ')}`] : [])].join('\n');
}

/** `npm run bench -- --compare FILE` prints each ratio next to that of an earlier run. */
function earlierResults(): Results | undefined {
  const file = flags.compare;
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Results);
}

const earlier = earlierResults();
const results: Results = {
  at: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  machine: machineFacts(),
  measurements: await measure(),
  ...(await measureCostRows()),
};
mkdirSync(resultsFolder, { recursive: true });
const file = join(resultsFolder, `${results.at.replaceAll(/[:.]/gu, '-')}.json`);
writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
const machine = Object.entries(results.machine).map(([fact, value]) => `${fact} ${String(value)}`);
console.log(`${machine.join(', ')}, commit ${results.commit}`);
for (const measurement of results.measurements) {
  const before = earlier?.measurements.find(({ row }) => row === measurement.row);
  console.log(describe(measurement, before));
}
for (const [kind, { portalMs, databaseMs }] of Object.entries(results.costs ?? {}))
  console.log(`${kind}: ${portalMs.toFixed(2)} ms of the portal, ${databaseMs.toFixed(2)} ms of PostgreSQL`);
console.log(`Saved to ${file}`);
