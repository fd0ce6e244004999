import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './check-result.ts';
import { root } from './paths.mjs';

const CHARACTERS_MAXIMUM = 72;
const form = /^(?<area>[a-z0-9][a-z0-9 ,.-]*): (?<verb>[a-z][a-z-]*)(?: |$)/u;
/** Words at the start of a subject that describe a state instead of the change. */
const notVerbs = new Set(
  'a all an another any as at both each every few from how if in it its less many more most no nothing of on one only other same some that the their these this those to what when where which who whose with'.split(
    ' ',
  ),
);
/** Matches inflected forms (rows, refused, sorting) but not pass, address, feed, embed, bring or ring. */
const inflected = /(?:[^s]s|[^e]ed|[^r]ing)$/u;
const irregular = new Set([
  'focus',
  'bypass',
  'embed',
  'shed',
  'canvas',
  'alias',
  'bias',
  'bus',
  'sing',
  'swing',
  'cling',
]);

export function problemOfSubject(subject: string): string | undefined {
  if (subject.length > CHARACTERS_MAXIMUM) return `has ${subject.length} characters, at most ${CHARACTERS_MAXIMUM}`;
  const verb = form.exec(subject)?.groups?.['verb'];
  if (verb === undefined) return 'is not "area: verb …"';
  if (notVerbs.has(verb) || (inflected.test(verb) && !irregular.has(verb)))
    return `must say what the commit does: "${verb}" is not an imperative`;
  return undefined;
}

export function checkCommitSubjects(): CheckResult {
  if (!existsSync(join(root, '.git'))) return { state: 'skipped', output: 'This is not a git repository.' };
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const first = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/lib/commit-subjects.ts').split('\n').at(-1);
  if (first === undefined || first === '') return { state: 'passed', output: '' };
  const found = git('log', '--no-merges', '--format=%h %s', `${first}..HEAD`)
    .split('\n')
    .flatMap((line) => {
      const [commit, ...words] = line.split(' ');
      const problem = line === '' ? undefined : problemOfSubject(words.join(' '));
      return problem === undefined ? [] : [`${commit ?? ''} "${words.join(' ')}" ${problem}`];
    });
  return { state: found.length > 0 ? 'failed' : 'passed', output: found.join('\n') };
}
