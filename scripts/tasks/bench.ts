// Measures the rows of quality.md, part C, as ratios in one run, and keeps them in a file.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { findPostgresPrograms, startPostgresCluster } from '../../apps/server/test/postgres-cluster.ts';
import { type Applicant, makeApplicant, reachUpload } from '../bench/applicant.ts';
import { measureBrowserRows } from '../bench/browser-rows.ts';
import { type Measurement, reaches } from '../bench/measurement.ts';
import { openPgbench } from '../bench/pgbench.ts';
import { startServer } from '../bench/portal-server.ts';
import { fillPlainLists, measureSavingAndListing } from '../bench/saving-and-listing.ts';
import { measureReading } from '../bench/reading-statements.ts';
import { measureUploading } from '../bench/uploading.ts';
import { buildPortalWhenStale } from '../lib/portal-build.ts';
import { root } from '../lib/paths.mjs';

const CONNECTIONS = 12;
const resultsFolder = join(root, 'bench-results');

interface Results {
  at: string;
  commit: string;
  machine: Record<string, string | number>;
  measurements: Measurement[];
}

function machineFacts(): Results['machine'] {
  return {
    node: process.version,
    system: `${platform()} ${release()}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGibibytes: Math.round(totalmem() / 1024 ** 3),
    /** Above the number of cores, others were at work: repeat the run. */
    loadBefore: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}

/** What `npm run bench -- --only browser,saving,uploading` chooses from. */
type Part = 'browser' | 'saving' | 'uploading';

function flagValue(flag: string): string | undefined {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : process.argv[at + 1];
}

function isAsked(part: Part): boolean {
  const only = flagValue('--only');
  return only === undefined || only.split(',').includes(part);
}

async function measure(): Promise<Measurement[]> {
  await buildPortalWhenStale();
  return [...(isAsked('browser') ? await measureBrowserRows() : []), ...(await measureServerRows())];
}

async function saving(
  programs: string,
  databaseUrl: string,
  portalPort: number,
  plainPort: number,
  applicants: Applicant[],
): Promise<Measurement[]> {
  const pgbench = await openPgbench(programs, databaseUrl, CONNECTIONS, applicants[0]?.applicationId ?? '');
  if (!pgbench) console.log('C7 ÷ pgbench is not measured: pgbench is not here (Debian’s package postgresql)');
  const measured = await measureSavingAndListing(portalPort, plainPort, applicants, pgbench);
  await pgbench?.close();
  return measured;
}

async function uploading(portalPort: number, plainPort: number, uploader: Applicant): Promise<Measurement[]> {
  await reachUpload(portalPort, uploader);
  const reading = await measureReading(portalPort, uploader);
  return [await measureUploading(portalPort, plainPort, uploader), ...reading];
}

async function measureServerRows(): Promise<Measurement[]> {
  if (!isAsked('saving') && !isAsked('uploading')) return [];
  const programs = await findPostgresPrograms();
  if (!programs) throw new Error('The bench needs PostgreSQL’s programs (Debian’s package postgresql)');
  const cluster = await startPostgresCluster(programs, { durable: true });
  try {
    const databaseUrl = cluster.urlOf('postgres');
    const portal = await startServer('apps/server/src/main.ts', '/readyz', {
      DATABASE_URL: databaseUrl,
      REQUESTS_PER_MINUTE: '9999999',
    });
    const plain = await startServer('scripts/bench/plain-server.ts', '/ready', { DATABASE_URL: databaseUrl });
    try {
      const applicants: Applicant[] = [];
      for (let number = 1; number <= CONNECTIONS; number += 1)
        applicants.push(await makeApplicant(portal.port, number));
      await fillPlainLists(plain.port, CONNECTIONS);
      const [uploader] = applicants;
      if (!uploader) throw new Error('Nobody uploads');
      const saved = isAsked('saving') ? await saving(programs, databaseUrl, portal.port, plain.port, applicants) : [];
      return [...saved, ...(isAsked('uploading') ? await uploading(portal.port, plain.port, uploader) : [])];
    } finally {
      await Promise.all([portal.stop(), plain.stop()]);
    }
  } finally {
    await cluster.stop();
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

/** `npm run bench -- --compare FILE` shows each ratio beside that of an earlier run. */
function earlierResults(): Results | undefined {
  const file = flagValue('--compare');
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Results);
}

const earlier = earlierResults();
const results: Results = {
  at: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  machine: machineFacts(),
  measurements: await measure(),
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
console.log(`Kept in ${file}`);
