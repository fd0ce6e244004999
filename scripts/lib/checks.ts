import { performance } from 'node:perf_hooks';
import { auditDependencies } from './audit.ts';
import type { CheckResult } from './check-result.ts';
import { moduleFile, runNode } from './run-command.ts';
import type { Counts } from './test-counts.ts';

interface Check {
  name: string;
  run: () => Promise<CheckResult>;
}

function tool(name: string, ...args: string[]): Check {
  const run = async (): Promise<CheckResult> => {
    const { ok, output } = await runNode(args);
    return { state: ok ? 'passed' : 'failed', output };
  };
  return { name, run };
}

function types(name: string, project: string): Check {
  const cache = `.cache/types/${name}.tsbuildinfo`;
  const tsc = moduleFile('typescript/bin/tsc');
  return tool(`types of ${name}`, tsc, '--project', project, '--incremental', '--tsBuildInfoFile', cache);
}

/** The longest first, so that two cores finish together. */
const checks: Check[] = [
  tool('lint', moduleFile('eslint/bin/eslint.js'), '--max-warnings=0', '.'),
  types('portal', 'apps/portal'),
  types('server', 'apps/server'),
  types('contract', 'packages/contract'),
  types('locales', 'packages/locales'),
  types('bank sandbox', 'packages/bank-sandbox'),
  types('bureau sandbox', 'packages/bureau-sandbox'),
  types('scripts', '.'),
  tool(
    'format',
    moduleFile('prettier/bin/prettier.cjs'),
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=.cache/prettier',
    '.',
  ),
  tool('boundaries', moduleFile('dependency-cruiser/bin/dependency-cruiser.mjs'), 'apps', 'packages', 'scripts'),
  tool('unused code', moduleFile('knip/bin/knip.js'), '--no-progress'),
  tool('texts', moduleFile('vitest/vitest.mjs'), 'run', '--project=locales'),
  tool('generated types', 'scripts/tasks/types.ts', '--check'),
  { name: 'known faults of dependencies', run: auditDependencies },
];

const PARALLEL = 2;

/** Runs every check, two at a time, and prints each as it ends. */
export async function runChecks(): Promise<Counts> {
  const waiting = [...checks];
  const count = { passed: 0, failed: 0, skipped: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now();
      const result = await check.run();
      count[result.state] += 1;
      print(check.name, result, (performance.now() - start) / 1000);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return count;
}

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const satisfies Record<CheckResult['state'], string>;

function print(name: string, { state, output }: CheckResult, seconds: number): void {
  console.log(`${marks[state]} ${name} (${seconds.toFixed(1)} s)`);
  if (state !== 'passed') console.log(output.trimEnd().replaceAll(/^/gm, '    '));
}
