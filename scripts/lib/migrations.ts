import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckResult } from './check-result.ts';
import { moduleFile, runNode } from './run-command.ts';
import { root } from './paths.mjs';

/** The last one that was written before versions ran side by side. */
const LAST_UNCHECKED = '0030-whole-application.sql';
const FOLDER = 'apps/server/migrations';

const isConcurrent = /\bindex concurrently\b/iu;
/** What squawk accepts by a comment, and what takes away something that an earlier version may use. */
const ignored = /^\s*-- squawk-ignore(?:-file)? (?<rules>.+)$/gmu;
const takesAway = /ban-drop|renaming|changing-column-type/u;
const needs = /^-- needs: \d{4}-[a-z0-9-]+\.sql$/mu;
const comments = /--.*$/gmu;
const functionBodies = /\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$/gu;
/** Why a change of rows locks only a few. */
const fewRows = /^-- few rows: \S/mu;
const changesRows = /^\s*(?:update|delete|truncate)\b/imu;
/** npm leaves out what a platform does not have. */
const withoutSquawk = /^squawk: (?:unsupported platform|the "@squawk-cli)/mu;

/** Asks squawk, and ourselves, whether a migration locks a big table or breaks the version before. */
export async function checkMigrations(folder: string = path.join(root, FOLDER)): Promise<CheckResult> {
  const files = globSync('*.sql', { cwd: folder })
    .filter((name) => name > LAST_UNCHECKED)
    .toSorted()
    .map((name) => ({ name, script: readFileSync(path.join(folder, name), 'utf8') }));
  const own = files.flatMap(({ name, script }) => complaintsAbout(script).map((complaint) => `${name}: ${complaint}`));
  const groups = [
    { chosen: files.filter(({ script }) => !isConcurrent.test(script)), flags: ['--assume-in-transaction'] },
    { chosen: files.filter(({ script }) => isConcurrent.test(script)), flags: [] },
  ];
  const said: string[] = [];
  for (const { chosen, flags } of groups) {
    if (chosen.length === 0) continue;
    const { ok, output } = await runNode([
      moduleFile('squawk-cli/js/bin/squawk'),
      `--config=${path.join(root, '.squawk.toml')}`,
      '--reporter=gcc',
      ...flags,
      ...chosen.map(({ name }) => path.join(folder, name)),
    ]);
    if (!ok && withoutSquawk.test(output))
      return { state: 'skipped', output: 'squawk has no program for this platform.' };
    if (!ok) said.push(output.replaceAll(`${folder}/`, ''));
  }
  const output = [...own, ...said].join('\n');
  return { state: output === '' ? 'passed' : 'failed', output };
}

/** What squawk does not look for. */
function complaintsAbout(script: string): string[] {
  const rules = [...script.matchAll(ignored)].map(({ groups }) => groups?.rules ?? '');
  const statements = script.replaceAll(functionBodies, '').replaceAll(comments, '');
  return [
    ...(rules.some((rule) => takesAway.test(rule)) && !needs.test(script)
      ? [
          'what takes something away says "-- needs: 00NN-….sql", the migration that came with the version which works without it',
        ]
      : []),
    ...(changesRows.test(statements) && !fewRows.test(script)
      ? [
          'rows are changed by a job, in batches, not by a migration, which would hold them all; a line "-- few rows: …" says why they are few',
        ]
      : []),
  ];
}
