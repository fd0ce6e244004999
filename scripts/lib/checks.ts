import { moduleFile, runNode, type CommandResult } from './run-command.ts';

interface Check {
  name: string;
  args: string[];
}

function types(name: string, project: string): Check {
  const cache = `.cache/types/${name}.tsbuildinfo`;
  return {
    name: `types of ${name}`,
    args: [moduleFile('typescript/bin/tsc'), '--project', project, '--incremental', '--tsBuildInfoFile', cache],
  };
}

/** The longest first, so that two cores finish together. */
const checks: Check[] = [
  { name: 'lint', args: [moduleFile('eslint/bin/eslint.js'), '--max-warnings=0', '.'] },
  types('portal', 'apps/portal'),
  types('server', 'apps/server'),
  types('contract', 'packages/contract'),
  types('locales', 'packages/locales'),
  types('bank sandbox', 'packages/bank-sandbox'),
  types('bureau sandbox', 'packages/bureau-sandbox'),
  types('scripts', '.'),
  {
    name: 'format',
    args: [
      moduleFile('prettier/bin/prettier.cjs'),
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-location=.cache/prettier',
      '.',
    ],
  },
  {
    name: 'boundaries',
    args: [moduleFile('dependency-cruiser/bin/dependency-cruiser.mjs'), 'apps', 'packages', 'scripts'],
  },
  { name: 'unused code', args: [moduleFile('knip/bin/knip.js'), '--no-progress'] },
  { name: 'texts', args: [moduleFile('vitest/vitest.mjs'), 'run', '--project=locales'] },
  { name: 'generated types', args: ['scripts/tasks/types.ts', '--check'] },
];

const PARALLEL = 2;

/** Runs every check, two at a time, and prints each as it ends. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks];
  const count = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runNode(check.args);
      count[result.ok ? 'passed' : 'failed'] += 1;
      print(check.name, result);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return count;
}

function print(name: string, { ok, output, seconds }: CommandResult): void {
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
}
