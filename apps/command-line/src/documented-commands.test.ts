import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from './program.ts';

const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const lines = [...page.matchAll(/^npm run -s portal -- (.+)$/gmu)].map(
  ([, words = '']) => words.split(/\s+#/u)[0] ?? '',
);

/** As split by a shell: at spaces outside quotes. */
const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/gu)].map(([, ...parts]) => parts.join(''));

/** The commands as they are, each of which does nothing and throws instead of ending the process. */
function readOnly(command: Command): Command {
  command.exitOverride().configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
  command.commands.forEach(readOnly);
  return command.commands.length > 0 ? command : command.action(() => undefined);
}

test.each(lines.filter((line) => line !== '--help'))(
  'docs/operations.md names a command that is there: %s',
  async (line) => {
    const program = readOnly(
      createProgram({
        publicUrl: 'http://localhost',
        apiKey: undefined,
        write: () => undefined,
        ask: () => Promise.resolve(''),
      }),
    );
    await expect(program.parseAsync(wordsOf(line), { from: 'user' })).resolves.toBe(program);
  },
);

test('docs/operations.md names commands of every kind', () => {
  const named = new Set(lines.flatMap(wordsOf));
  const program = createProgram({
    publicUrl: 'http://localhost',
    apiKey: undefined,
    write: () => undefined,
    ask: () => Promise.resolve(''),
  });
  expect(program.commands.map((command) => command.name()).filter((name) => !named.has(name))).toEqual([]);
});
