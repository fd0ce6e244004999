// `npm test [-- part … | --changed [revision]]`: checks, unit tests, operation tests through the built app, browser
// journeys; endurance in full runs.
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { findOnPath, getChromium, installDebianPackage } from '../chromium.ts';
import { changedSince, ordinaryParts, partsFor, type TestPart, testParts } from '../lib/changed-parts.ts';
import { runChecks } from '../lib/checks.ts';
import { describeFlaky } from '../lib/flaky-tests.ts';
import { exitOnSignals, stopWithLauncher } from '../lib/launcher.ts';
import { cacheFolder, compiledFolder } from '../lib/paths.mjs';
import { buildAppsWhenStale } from '../lib/app-builds.ts';
import { moduleFile, runNode } from '../lib/run-command.ts';
import { type Counts, countPlaywright, countVitest, nothing, sum } from '../lib/test-counts.ts';

const operationTests = 'operation.test.ts';
/** Kills, outages, memory, failover, upgrades and proxies: minutes each, with many processes. */
const enduranceTests = 'endurance.test.ts';
/** A worker runs many files and loads shared modules once. Endurance tests run in separate processes. */
const SHARED = '--no-isolate';
const isFull = process.env.TEST_FULL === '1';
const PAGE_CHARACTERS = 2500;
const SLOWEST_SHOWN = 10;
const reportFolder = join(cacheFolder, 'test-reports');
/** Limit per part, only to detect hangs. Full runs take hours of restarts, kills and outages. */
const limitMinutes = isFull ? 6 * 60 : 50;
const MINUTE_MS = 60_000;
const inCi = process.env.CI === 'true';

const parts: Record<TestPart, () => Promise<Counts>> = {
  check: runChecks,
  unit: () =>
    // Projects would otherwise have different numbers of workers.
    runVitest('unit', [
      SHARED,
      '--maxWorkers=2',
      ...[operationTests, enduranceTests].flatMap((name) => ['--exclude', `**/*.${name}`]),
    ]),
  // Operation tests spend a third of their time waiting for servers, so two cores run three at once.
  operations: () => runVitest('operations', [SHARED, '--project=server', '--maxWorkers=3', operationTests]),
  endurance: () => runVitest('endurance', ['--project=server', '--maxWorkers=3', enduranceTests]),
  e2e: async () => sum([await build(), await runJourneys()]),
};

const selected = selectParts(process.argv.slice(2));

stopWithLauncher();
exitOnSignals();
await mkdir(reportFolder, { recursive: true });
if (selected.includes('e2e')) {
  provideChromium();
  provideOtherEngines();
}
if (selected.some((part) => part !== 'check' && part !== 'e2e')) providePostgres();

const results: Counts[] = [];
const timings: string[] = [];
for (const part of selected) {
  console.log(`\n── ${part} ──`);
  const start = performance.now();
  results.push(await parts[part]());
  timings.push(`${part} ${Math.round((performance.now() - start) / 1000)} s`);
}

const { passed, skipped, failures, flaky, files } = sum(results);
for (const test of flaky) console.log(`\n~ flaky (${describeFlaky(test)}): ${test}`);
for (const failure of failures) console.log(`\n✗ ${failure}`);
const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_SHOWN);
if (slowest.length > 0) console.log('\nSlowest files:');
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
console.log(`\nTime: ${timings.join(', ')}`);
if (skipped > 0) console.log(`${skipped} skipped`);
if (flaky.length > 0) console.log(`${flaky.length} flaky`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

function selectParts([first, ...rest]: string[]): readonly TestPart[] {
  if (first === undefined) return isFull ? testParts : ordinaryParts;
  if (first === '--changed') {
    const files = changedOrFail(rest[0]);
    const called = partsFor(files);
    console.log(`${files.length} files have changed: ${called.join(', ') || 'nothing to test'}`);
    return called;
  }
  const unknown = [first, ...rest].filter((name) => !(name in parts));
  if (unknown.length > 0) fail(`There is no part "${unknown.join(' ')}". Parts: ${testParts.join(', ')}.`);
  return testParts.filter((part) => [first, ...rest].includes(part));
}

function changedOrFail(revision: string | undefined): string[] {
  try {
    return changedSince(revision);
  } catch {
    return fail(
      `Git does not know ${revision ?? 'origin/main'}: name another revision, as in npm test -- --changed HEAD~3`,
    );
  }
}

function provideChromium(): void {
  try {
    process.env.CHROMIUM_PATH = getChromium();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** Finds the other browsers; without them, their journeys are skipped except in CI. */
function provideOtherEngines(): void {
  const packages = { 'firefox-esr': ['firefox'], 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['xvfb-run'] };
  for (const [name, programs] of Object.entries(packages)) {
    if (!findOnPath([name, ...programs]) && !installDebianPackage(name))
      console.error(`${name} is not installed: the journeys in its engine will be skipped.`);
  }
}

/** Operation tests also run on PostgreSQL if installed; the build machine must have it. */
function providePostgres(): void {
  const present = findOnPath(['initdb']) ?? (existsSync('/usr/lib/postgresql') || installDebianPackage('postgresql'));
  if (inCi) process.env.REQUIRE_POSTGRES = '1';
  else if (!present)
    console.error('PostgreSQL is not installed: the operation tests run on the embedded database only.');
}

async function runVitest(name: string, args: string[]): Promise<Counts> {
  const report = await freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = [moduleFile('vitest/vitest.mjs'), 'run', '--passWithNoTests', ...reporters, ...args];
  // Shares a compile cache, because most processes load the same modules.
  const { ok } = await runNode(vitest, { live: true, limitMinutes, env: { NODE_COMPILE_CACHE: compiledFolder } });
  return countVitest(report, ok);
}

async function build(): Promise<Counts> {
  try {
    await buildAppsWhenStale();
    return { ...nothing, passed: 1 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ...nothing, failures: ['The portal could not be built'] };
  }
}

async function runJourneys(): Promise<Counts> {
  const report = await freshReport('e2e');
  // Ends slightly before the outer limit, so that there is a report.
  const limit = `--global-timeout=${String((limitMinutes - 1) * MINUTE_MS)}`;
  const playwright = [moduleFile('@playwright/test/cli.js'), 'test', limit];
  playwright.push('--reporter=list,json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_COMPILE_CACHE: compiledFolder };
  const { ok } = await runNode(playwright, { live: true, limitMinutes, env });
  if (!ok) await printPagesOfFailures();
  return countPlaywright(report, ok);
}

/**
 * Prints the main part of the page when a journey fails, including dialogs, because pictures are not visible on a build
 * machine.
 */
async function printPagesOfFailures(): Promise<void> {
  for await (const file of glob('test-results/*/error-context.md')) {
    const page = /```yaml\n(?<snapshot>[^]*?)```/u.exec(await readFile(file, 'utf8'))?.groups?.snapshot ?? '';
    console.log(`\n${file}\n${page.slice(Math.max(0, page.indexOf('- main'))).slice(0, PAGE_CHARACTERS)}`);
  }
}

async function freshReport(name: string): Promise<string> {
  const file = join(reportFolder, `${name}.json`);
  await rm(file, { force: true });
  return file;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
