import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { defaultOf, type Variable } from './values/variable.ts';
import { variables } from './variables.ts';

const table = Object.entries<Variable>(variables);

function read(page: string): string {
  return readFileSync(new URL(`../../../../${page}`, import.meta.url), 'utf8');
}

test('the tables in docs/configuration.md list exactly the server’s variables, with the same defaults and text', () => {
  const rows = read('docs/configuration.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const expected = table.map(([name, variable]) => [
    `\`${name}\``,
    'default' in variable ? `\`${variable.default}\`` : variable.unset,
    variable.meaning,
    variable.requiredWhen ?? '',
  ]);
  expect(rows).toEqual(expected);
});

test('.env.example lists every variable at its default, and no other, all commented out', () => {
  const lines = read('.env.example').split('\n').filter(Boolean);
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([]);
  const settings = lines.filter((line) => /^#[A-Z]/u.test(line)).map((line) => line.slice(1));
  const expected = Object.fromEntries(table.map(([name, variable]) => [name, defaultOf(variable) ?? '']));
  expect(parseEnv(settings.join('\n'))).toEqual(expected);
  expect(settings).toHaveLength(table.length);
});

const secrets = table.filter(([, { isSecret }]) => isSecret).map(([name]) => name);

test('docs/configuration.md lists the variables that can be read from a file', () => {
  const sentence = /These are secrets: [^.]+/u.exec(read('docs/configuration.md'))?.[0] ?? '';
  expect(sentence.match(/[A-Z]\w+_\w+/gu)).toEqual(secrets);
});

test('every variable named like a secret is treated as a secret', () => {
  const notSecret = ['REQUESTS_PER_KEY_PER_MINUTE', 'GOOGLE_KEYS_URL'];
  const named = table.map(([name]) => name).filter((name) => /SECRET|KEY|CODE|PASSWORD|TOKEN/u.test(name));
  expect(named.filter((name) => !secrets.includes(name))).toEqual(notSecret);
});
