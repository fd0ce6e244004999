import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { callableOperations, getOperation } from './call/find-operation.ts';
import { prepareCall } from './call/prepare-call.ts';
import { documentedCommands, readPage } from './documented-commands.fixture.ts';
import { createProgram } from './program.ts';

const newProgram = () =>
  createProgram({
    publicUrl: 'http://localhost',
    apiKey: undefined,
    stdin: Readable.from([]),
    write: () => undefined,
    writeError: () => undefined,
    ask: () => Promise.resolve(''),
  });

function readOnly(program: Command): Command {
  for (const command of program.commands) command.action(() => undefined);
  return program;
}

const inReadme = [...readPage('README.md').matchAll(/`npm run -s portal -- ([a-z][^`]+)`/gu)].map(([, line = '']) =>
  line.split(' '),
);

test.each([...documentedCommands, ...inReadme].map((words) => [words.join(' '), words] as const))(
  'a documented command exists: %s',
  async (_, words) => {
    const program = readOnly(newProgram());
    await expect(program.parseAsync(words, { from: 'user' })).resolves.toBe(program);
  },
);

const samples: Readonly<Record<string, string>> = {
  APPLICATION: 'F-7K3M-92QX',
  VERSION: '7',
  DAY: '2026-12-03',
  MONTH: '2026-09',
};
const filled = (word: string) =>
  word.replaceAll(/\b[A-Z]{3,}\b/gu, (name) => samples[name] ?? '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10');

test.each(
  documentedCommands
    .filter(([command, , ...values]) => command === 'call' && !values.includes('--help'))
    .map((words) => [words.join(' '), words] as const),
)('an operation accepts its documented values: %s', (_, [, name = '', ...values]) => {
  const pairs = values.filter((word, index) => !word.startsWith('--') && values[index - 1] !== '--out').map(filled);
  expect(() => prepareCall(getOperation(name), pairs)).not.toThrow();
});

test('the documentation names every command', () => {
  const typed = new Set(documentedCommands.map(([command]) => command));
  expect(newProgram().commands.filter((each) => !typed.has(each.name()))).toEqual([]);
});

test('docs/command-line.md only names operations that exist', () => {
  const names = new Set(callableOperations.map(({ operationId }) => operationId));
  const mentions = readPage('docs/command-line.md').matchAll(/\b(?:Staff|Partner)_[A-Za-z]+\b/gu);
  expect([...mentions].map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
});
