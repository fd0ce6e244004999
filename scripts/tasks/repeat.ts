// `npm run test:repeat -- FILE… [--times N]`: runs test files many times and prints which tests failed, how often and
// why.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getChromium } from '../chromium.ts';
import { buildAppsWhenStale } from '../lib/app-builds.ts';
import { exitOnSignals, stopWithLauncher } from '../lib/launcher.ts';
import { moduleFile, runNode } from '../lib/run-command.ts';
import { type Counts, countPlaywright, countVitest, sum } from '../lib/test-counts.ts';

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const times = Number(values.times);
if (positionals.length === 0 || !Number.isInteger(times) || times < 1) {
  console.error('Usage: npm run test:repeat -- FILE… [--times N]');
  process.exit(1);
}

stopWithLauncher();
exitOnSignals();
const journeys = positionals.filter((file) => file.endsWith('.spec.ts'));
const others = positionals.filter((file) => !journeys.includes(file));
const folder = await mkdtemp(join(tmpdir(), 'repeat-'));
const results: Counts[] = [];
if (others.length > 0) {
  for (let time = 1; time <= times; time += 1) {
    const { passed, failures, ...rest } = await runTests(others);
    console.log(`${time} of ${times}: ${passed} passed, ${failures.length} failed`);
    results.push({ passed, failures, ...rest });
  }
}
if (journeys.length > 0) results.push(await runJourneys(journeys));
await rm(folder, { recursive: true });

const { passed, failures } = sum(results);
const byTest = Map.groupBy(failures, (failure) => failure.split('\n')[0] ?? '');
for (const [name, each] of byTest) console.log(`\n✗ ${each.length} times: ${name}\n${[...new Set(each)].join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

async function runTests(files: readonly string[]): Promise<Counts> {
  const report = join(folder, 'vitest.json');
  const vitest = [moduleFile('vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runNode([...vitest, ...files], { limitMinutes: 60 });
  return countVitest(report, ok);
}

/** Runs each repetition in its own browser, two at once. */
async function runJourneys(files: readonly string[]): Promise<Counts> {
  await buildAppsWhenStale();
  const report = join(folder, 'playwright.json');
  const playwright = [moduleFile('@playwright/test/cli.js'), 'test', '--retries=0'];
  playwright.push(`--repeat-each=${times}`, '--reporter=list,json', ...files);
  const env = { CHROMIUM_PATH: getChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { ok } = await runNode(playwright, { live: true, limitMinutes: 600, env });
  return countPlaywright(report, ok);
}
