import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from './program.ts';

const read = (page: string) => readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8');
/** In a block of their own, or between backticks in the README. */
const lines = [
  ...read('docs/operations.md').matchAll(/^npm run -s portal -- (.+)$/gmu),
  ...read('README.md').matchAll(/`npm run -s portal -- ([^`]+)`/gu),
].map(([, words = '']) => words.split(/\s+#/u)[0] ?? '');

/** As split by a shell: at spaces outside quotes. */
const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/gu)].map(([, ...parts]) => parts.join(''));

const newProgram = () =>
  createProgram({
    publicUrl: 'http://localhost',
    apiKey: undefined,
    write: () => undefined,
    writeError: () => undefined,
    ask: () => Promise.resolve(''),
  });

/** The commands as they are, each of which does nothing. */
function readOnly(command: Command): Command {
  command.commands.forEach(readOnly);
  return command.commands.length > 0 ? command : command.action(() => undefined);
}

test.each(lines.filter((line) => line !== '--help'))('a command that the documents name is there: %s', async (line) => {
  const program = readOnly(newProgram());
  await expect(program.parseAsync(wordsOf(line), { from: 'user' })).resolves.toBe(program);
});

/** Each command with those that it belongs to: `applications show`. */
const namesOf = (command: Command): string[] =>
  command.commands.flatMap((each) =>
    each.commands.length === 0 ? [each.name()] : namesOf(each).map((name) => `${each.name()} ${name}`),
  );
const all = namesOf(newProgram());

test('the documents name every command', () => {
  const typed = lines.map((line) => wordsOf(line.replace(/^--json /u, '')).join(' '));
  expect(all.filter((name) => !typed.some((line) => `${line} `.startsWith(`${name} `)))).toEqual([]);
});

test('docs/operations.md mentions no command that is not there', () => {
  const groups = [...new Set(all.map((name) => name.split(' ')[0]))].join('|');
  const mentions = read('docs/operations.md').matchAll(new RegExp(`\`((?:${groups}) [a-z-]+)[\` ]`, 'gu'));
  expect([...mentions].map(([, name]) => name ?? '').filter((name) => !all.includes(name))).toEqual([]);
});
