import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckResult } from './check-result.ts';
import { moduleFile, runNode } from './run-command.ts';
import { root } from './paths.mjs';

/** The last migration written before two versions could run side by side. */
const LAST_UNCHECKED = '0030-whole-application.sql';
/** Up to this migration, migrations contained functions, triggers and views. */
const LAST_WITH_DEFINITIONS = '0070-confirmed-statements.sql';
const FOLDER = 'apps/server/migrations';

const isConcurrent = /\bindex concurrently\b/iu;
/** Matches the squawk rules that a comment turns off, and those about removing what an earlier version may use. */
const ignored = /^\s*-- squawk-ignore(?:-file)? (?<rules>.+)$/gmu;
const takesAway = /ban-drop|renaming|changing-column-type/u;
const needs = /^-- needs: \d{4}-[a-z0-9-]+\.sql$/mu;
const comments = /--.*$/gmu;
const functionBodies = /\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$/gu;
const fewRows = /^-- few rows: \S/mu;
const changesRows = /^\s*(?:update|delete|truncate)\b/imu;
const definition =
  /\b(?:create|alter)\s+(?:or\s+replace\s+)?(?:constraint\s+|materialized\s+)?(?:function|procedure|trigger|view)\b/iu;
const dropsDefinition = /\bdrop\s+(?:materialized\s+)?(?:function|procedure|trigger|view)\b/iu;
/** Squawk is missing on some platforms, because npm omits packages for other platforms. */
const withoutSquawk = /^squawk: (?:unsupported platform|the "@squawk-cli)/mu;

/** Checks, with squawk and our own rules, that no migration locks a big table or breaks the previous version. */
export async function checkMigrations(folder: string = path.join(root, FOLDER)): Promise<CheckResult> {
  const files = globSync('*.sql', { cwd: folder })
    .filter((name) => name > LAST_UNCHECKED)
    .toSorted()
    .map((name) => ({ name, script: readFileSync(path.join(folder, name), 'utf8') }));
  const own = files.flatMap(({ name, script }) =>
    complaintsAbout(name, script).map((complaint) => `${name}: ${complaint}`),
  );
  const groups = [
    { chosen: files.filter(({ script }) => !isConcurrent.test(script)), flags: ['--assume-in-transaction'] },
    { chosen: files.filter(({ script }) => isConcurrent.test(script)), flags: [] },
  ];
  const said: string[] = [];
  for (const { chosen, flags } of groups) {
    if (chosen.length === 0) continue;
    const { isMissing, output } = await askSquawk(
      chosen.map(({ name }) => path.join(folder, name)),
      flags,
    );
    if (isMissing) return { state: 'skipped', output: 'squawk is not available for this platform.' };
    if (output !== '') said.push(output);
  }
  const output = [...own, ...said].join('\n');
  return { state: output === '' ? 'passed' : 'failed', output };
}

/** Squawk's complaints about SQL files; `isMissing` if npm has no squawk for this platform. */
export async function askSquawk(
  files: readonly string[],
  flags: readonly string[],
): Promise<{ isMissing: boolean; output: string }> {
  const { ok, output } = await runNode([
    moduleFile('squawk-cli/js/bin/squawk'),
    `--config=${path.join(root, '.squawk.toml')}`,
    '--reporter=gcc',
    ...flags,
    ...files,
  ]);
  if (ok) return { isMissing: false, output: '' };
  if (withoutSquawk.test(output)) return { isMissing: true, output: '' };
  return { isMissing: false, output: files.reduce((text, file) => text.replaceAll(file, path.basename(file)), output) };
}

function complaintsAbout(name: string, script: string): string[] {
  const rules = [...script.matchAll(ignored)].map(({ groups }) => groups?.rules ?? '');
  const statements = script.replaceAll(functionBodies, '').replaceAll(comments, '');
  return [
    ...(name > LAST_WITH_DEFINITIONS && definition.test(script.replaceAll(comments, ''))
      ? ['define functions, triggers and views in apps/server/database/, not in a migration']
      : []),
    ...((rules.some((rule) => takesAway.test(rule)) || dropsDefinition.test(statements)) && !needs.test(script)
      ? [
          'to remove something, add a line "-- needs: 00NN-….sql" that names the migration of the first version that works without it',
        ]
      : []),
    ...(changesRows.test(statements) && !fewRows.test(script)
      ? [
          'rows are changed by a job, in batches; a migration would lock them all. If they are few, say why in a line "-- few rows: …"',
        ]
      : []),
  ];
}
