import { performance } from 'node:perf_hooks';
import { checkBrowsers } from '../browsers/check-browsers.ts';
import { auditDependencies } from './audit.ts';
import type { CheckResult } from './check-result.ts';
import { checkCommitSubjects } from './commit-subjects.ts';
import { checkDefinitions } from './definitions.ts';
import { checkFlakyTests } from './flaky-tests.ts';
import { checkMigrations } from './migrations.ts';
import { checkPlainWords } from './plain-words.ts';
import { moduleFile, runNode } from './run-command.ts';
import { type Counts, nothing } from './test-counts.ts';

interface Check {
  name: string;
  run: () => Promise<CheckResult>;
}

function tool(name: string, ...args: string[]): Check {
  const run = async (): Promise<CheckResult> => {
    const { ok, output } = await runNode(args);
    return { state: ok ? 'passed' : 'failed', output: ok ? '' : output };
  };
  return { name, run };
}

function types(name: string, project: string): Check {
  const cache = `.cache/types/${name}.tsbuildinfo`;
  const tsc = moduleFile('typescript-native/bin/tsc');
  return tool(`types of ${name}`, tsc, '--project', project, '--incremental', '--tsBuildInfoFile', cache);
}

const codeFigures: Check = {
  name: 'code figures',
  run: async () => {
    const { ok, output } = await runNode(['scripts/tasks/figures.ts']);
    return { state: ok ? 'passed' : 'failed', output };
  },
};

/** Longest first, so that both cores finish together. */
const checks: Check[] = [
  tool('lint', moduleFile('oxlint/bin/oxlint')),
  types('portal', 'apps/portal'),
  types('console', 'apps/console'),
  types('server', 'apps/server'),
  types('statements', 'packages/statements'),
  types('design', 'packages/design'),
  types('contract', 'packages/contract'),
  types('locales', 'packages/locales'),
  types('bank sandbox', 'packages/bank-sandbox'),
  types('bureau sandbox', 'packages/bureau-sandbox'),
  types('address sandbox', 'packages/address-sandbox'),
  types('command line', 'apps/command-line'),
  types('test kit', 'packages/test-kit'),
  types('scripts', '.'),
  tool(
    'format',
    moduleFile('prettier/bin/prettier.cjs'),
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-strategy=content',
    '--cache-location=.cache/prettier',
    '.',
  ),
  tool('boundaries', moduleFile('dependency-cruiser/bin/dependency-cruiser.mjs'), 'apps', 'packages', 'scripts'),
  codeFigures,
  tool('unused code', moduleFile('knip/bin/knip.js'), '--no-progress'),
  tool('texts', moduleFile('vitest/vitest.mjs'), 'run', '--project=locales'),
  { name: 'oldest browsers', run: checkBrowsers },
  { name: 'migrations', run: () => checkMigrations() },
  { name: 'functions, triggers and views', run: () => checkDefinitions() },
  { name: 'plain words', run: () => Promise.resolve(checkPlainWords()) },
  { name: 'commit subjects', run: () => Promise.resolve(checkCommitSubjects()) },
  { name: 'flaky tests', run: () => Promise.resolve(checkFlakyTests()) },
  { name: 'known vulnerabilities', run: auditDependencies },
];

const PARALLEL = 2;

export async function runChecks(): Promise<Counts> {
  const waiting = [...checks];
  const count: Counts = { ...nothing, failures: [] };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now();
      const result = await check.run();
      if (result.state === 'failed') count.failures.push(`check: ${check.name}`);
      else count[result.state] += 1;
      print(check.name, result, (performance.now() - start) / 1000);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return count;
}

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const satisfies Record<CheckResult['state'], string>;

function print(name: string, { state, output }: CheckResult, seconds: number): void {
  console.log(`${marks[state]} ${name} (${seconds.toFixed(1)} s)`);
  if (output !== '') console.log(output.trimEnd().replaceAll(/^/gmu, '    '));
}
