import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './check-result.ts';
import { root } from './paths.mjs';

const privateWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bwhom\b/iu, 'name the person'],
  [/\bnobody\b/iu, '"no one", or name who'],
  [/\banew\b/iu, '"again", or a verb with "re-"'],
  [/\b(?:is|are|was|were|be|been|being) told\b/iu, '"notified", "shown" or "reported"'],
  [/\btold apart\b/iu, '"distinguished"'],
  [/\bfore(?:see|sees|seen)\b/iu, '"preview"'],
  [/\bstands? (?:in|on|at|there|beside|above|below)\b/iu, '"is"'],
  [/\bpatience\b/iu, '"timeout" or "delay"'],
  [/\bhand(?:s|ed)? on\b/iu, '"reassign"'],
  [
    /\b(?:decisions?|quality|design|specification|facts), (?:section|row|[A-Z]\d|rules|review)/u,
    'state the rule itself',
  ],
];

const privateNames: ReadonlyMap<string, string> = new Map([
  ['anew', 're…'],
  ['foresee', 'preview'],
  ['foreseen', 'previewed'],
  ['hear', 'receive'],
  ['heard', 'received'],
  ['nobody', 'none, unassigned …'],
  ['noted', 'recorded'],
  ['patience', 'timeout'],
  ['tell', 'notify, emit'],
  ['telling', 'notifying'],
  ['told', 'notified'],
  ['trial', 'load test'],
  ['whom', 'recipient, customer …'],
]);

/** Names that other programs know: properties of the API, a column, an option of Playwright. */
const promised = new Set(['told', 'toldAt', 'told_at', 'tellOn', 'trial']);

/** Files about these words, and migrations, which cannot change because their checksums are stored. */
const exempt = /^(?:scripts\/lib\/plain-words(?:\.test)?\.ts|apps\/server\/migrations\/)/u;
const code = /\.(?:ts|tsx|mjs|cjs|css|sql)$/u;
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|(?<=^|\s)--[^\n]*/gmu;
const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu;
const codeInText = /^```[\s\S]*?^```|`[^`\n]*`/gmu;
/** Splits `noteHeard` and `note-heard` into note and heard. */
const partOfName = /[A-Z]?[a-z]+/gu;

export function findPrivateWords(path: string, content: string): string[] {
  const lineOf = (at: number) => content.slice(0, at).split('\n').length;
  const prose = path.endsWith('.md')
    ? [{ text: content.replaceAll(codeInText, (each) => each.replaceAll(/[^\n]/gu, ' ')), at: 0 }]
    : [...content.matchAll(comment)].map(({ 0: text, index }) => ({ text, at: index }));
  const inProse = prose.flatMap(({ text, at }) =>
    privateWords.flatMap(([pattern, instead]) =>
      [...text.matchAll(RegExp(pattern, `g${pattern.flags}`))].map(
        ({ 0: found, index }) => `${path}:${lineOf(at + index)}: "${found}": write ${instead}`,
      ),
    ),
  );
  const names = code.test(path) ? content.replaceAll(comment, '').replaceAll(literal, '') : '';
  const seen = new Set(names.match(/[\w$-]+/gu)?.filter((name) => !promised.has(name)));
  const inNames = [...seen].flatMap((name) =>
    (name.match(partOfName) ?? []).flatMap((part) => {
      const instead = privateNames.get(part.toLowerCase());
      return instead === undefined ? [] : [`${path}: ${name}: write ${instead}`];
    }),
  );
  return [...inProse, ...inNames];
}

export function checkPlainWords(): CheckResult {
  if (!existsSync(join(root, '.git'))) return { state: 'skipped', output: 'This is not a git repository.' };
  const found = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => (code.test(path) || path.endsWith('.md')) && !exempt.test(path) && existsSync(join(root, path)))
    .flatMap((path) => findPrivateWords(path, readFileSync(join(root, path), 'utf8')));
  return { state: found.length > 0 ? 'failed' : 'passed', output: found.join('\n') };
}
