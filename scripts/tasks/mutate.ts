// `npm run mutate [-- NAME…]`: breaks the product in one place at a time, and fails if no test notices.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getChromium } from '../chromium.ts';
import { buildAppsWhenStale } from '../lib/app-builds.ts';
import { exitOnSignals, stopWithLauncher } from '../lib/launcher.ts';
import { compiledFolder, root } from '../lib/paths.mjs';
import { moduleFile, runNode } from '../lib/run-command.ts';
import { countPlaywright, countVitest } from '../lib/test-counts.ts';
import { type Break, breaks } from '../mutate/breaks.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !breaks.some((each) => each.name === name));
if (unknown.length > 0) fail(`scripts/mutate/breaks.ts has no break "${unknown.join(' ')}".`);
const chosen = names.length === 0 ? breaks : breaks.filter(({ name }) => names.includes(name));
const files = chosen.map(({ file }) => file);
const changed = execFileSync('git', ['status', '--porcelain', '--', ...files], { cwd: root, encoding: 'utf8' });
if (changed !== '') fail(`Commit these files first, because they would be overwritten:\n${changed}`);

stopWithLauncher();
exitOnSignals();
const folder = await mkdtemp(join(tmpdir(), 'mutate-'));
const missed: string[] = [];
for (const each of chosen) {
  const caughtBy = await breakAndTest(each);
  console.log(`${each.name.padEnd(30)} ${caughtBy === undefined ? 'NOT CAUGHT' : `caught by ${caughtBy}`}`);
  if (caughtBy === undefined) missed.push(each.name);
}
await rm(folder, { recursive: true });
console.log(`\n${chosen.length - missed.length} caught, ${missed.length} not caught`);
process.exit(missed.length > 0 ? 1 : 0);

/** @returns the title of the first test that fails */
async function breakAndTest({ file, from, to, test }: Break): Promise<string | undefined> {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, original);
  process.once('exit', restore);
  try {
    // `replace` would interpret `$` in its second argument.
    writeFileSync(path, original.split(from).join(to));
    return test.endsWith('.spec.ts') ? await runJourney(test) : await runTest(test);
  } finally {
    restore();
    process.off('exit', restore);
  }
}

async function runTest(test: string): Promise<string | undefined> {
  const report = await freshReport('vitest.json');
  const vitest = [moduleFile('vitest/vitest.mjs'), 'run', '--maxWorkers=1', '--bail=1', test];
  vitest.push('--reporter=json', `--outputFile.json=${report}`);
  const { ok } = await runNode(vitest, { limitMinutes: 20, env: { NODE_COMPILE_CACHE: compiledFolder } });
  const { failures } = await countVitest(report, ok);
  return titleOf(failures.find((failure) => failure.startsWith(`${test}: `)));
}

async function runJourney(test: string): Promise<string | undefined> {
  await buildAppsWhenStale();
  const report = await freshReport('playwright.json');
  const playwright = [moduleFile('@playwright/test/cli.js'), 'test', '--retries=0', '-x'];
  const env = { CHROMIUM_PATH: getChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_COMPILE_CACHE: compiledFolder };
  const { ok } = await runNode([...playwright, '--reporter=json', test], { limitMinutes: 20, env });
  const { failures } = await countPlaywright(report, ok);
  return titleOf(failures.find((failure) => /^\S+\.ts:\d+ /u.test(failure)));
}

async function freshReport(name: string): Promise<string> {
  const report = join(folder, name);
  await rm(report, { force: true });
  return report;
}

function titleOf(failure: string | undefined): string | undefined {
  return failure?.split('\n')[0];
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
