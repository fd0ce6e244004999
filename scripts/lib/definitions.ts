import { execFileSync } from 'node:child_process';
import path from 'node:path';
import {
  type DefinitionFile,
  readDefinitions,
  toDefinition,
} from '../../apps/server/src/platform/database/migrate/definition-files.ts';
import type { CheckResult } from './check-result.ts';
import { askSquawk } from './migrations.ts';
import { root } from './paths.mjs';

const FOLDER = 'apps/server/database';
const added = /^:\d+ \d+ \w+ (?<blob>\w+) [AM]\t(?<file>.+\.sql)$/gmu;
const functions = /^create (?:or replace )?function (?<head>\w+\([\s\S]*?\)) returns\b/gmu;
const triggers = /^create (?:or replace )?(?:constraint )?trigger (?<name>\w+)\s[\s\S]*?\son (?<table>\w+)/gmu;
const droppedTriggers = /^drop trigger if exists (?<name>\w+) on (?<table>\w+)/gmu;
const droppedFunction = /^drop function if exists /mu;

/**
 * Checks with squawk that no function, trigger or view locks data in use, and with the git history that each changed
 * text has a higher revision. A database ignores a changed text with the same revision.
 */
export async function checkDefinitions(repository: string = root): Promise<CheckResult> {
  const folder = path.join(repository, FOLDER);
  const definitions = await readDefinitions(folder);
  const { isMissing, output: said } = await askSquawk(
    definitions.map(({ file }) => path.join(folder, path.basename(file))),
    ['--assume-in-transaction'],
  );
  const output = [
    ...complaintsAbout(definitions, committedDefinitions(repository)),
    ...(said === '' ? [] : [said]),
  ].join('\n');
  if (output !== '') return { state: 'failed', output };
  return isMissing
    ? { state: 'skipped', output: 'squawk is not available for this platform.' }
    : { state: 'passed', output };
}

function complaintsAbout(definitions: readonly DefinitionFile[], committed: readonly DefinitionFile[]): string[] {
  const current = new Map(definitions.map((definition) => [definition.name, definition]));
  const complaints = committed.flatMap((former) => {
    const now = current.get(former.name);
    if (now === undefined) {
      return [
        `${former.file} is gone: keep it with the next revision and drop what it defined, so that no earlier version creates it again`,
      ];
    }
    const isOther = now.revision === former.revision && now.checksum !== former.checksum;
    if (!isOther && now.revision >= former.revision) return lostOf(former, now);
    const [own, least] = [String(now.revision), String(former.revision)];
    return [`${now.file} was changed, but revision ${own} is not new: raise it above ${least} in the first line`];
  });
  return [...new Set(complaints)];
}

function lostOf(former: DefinitionFile, now: DefinitionFile): string[] {
  const isKept = (head: string) => now.script.includes(`function ${head} `) || droppedFunction.test(now.script);
  const keptTriggers = new Set([triggers, droppedTriggers].flatMap((form) => namesIn(now.script, form)));
  const lost = [
    ...[...former.script.matchAll(functions)].flatMap(({ groups }) =>
      groups?.head === undefined || isKept(groups.head) ? [] : [`function ${groups.head}`],
    ),
    ...namesIn(former.script, triggers).filter((name) => !keptTriggers.has(name)),
  ];
  return lost.map((each) => `${now.file} no longer has the ${each}: drop it in the file, for upgraded databases`);
}

function namesIn(script: string, form: RegExp): string[] {
  return [...script.matchAll(form)].map(({ groups }) => `trigger ${groups?.name ?? ''} on ${groups?.table ?? ''}`);
}

/** Every committed text; empty without a git history. */
function committedDefinitions(repository: string): DefinitionFile[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  let log: string;
  try {
    log = git('log', '--format=', '--raw', '--no-abbrev', '--no-renames', '--', FOLDER);
  } catch {
    return [];
  }
  return [...log.matchAll(added)].map(({ groups: { blob = '', file = '' } = {} }) =>
    toDefinition(`database/${path.posix.basename(file)}`, git('cat-file', 'blob', blob)),
  );
}
