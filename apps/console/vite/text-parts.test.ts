import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import english from '@portal/locales/en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { TextChoice, TextGroup } from '../../../scripts/build/texts-plugin.ts';
import { textParts } from './text-parts.ts';

const sources = resolve(import.meta.dirname, '../src');
const groups = Object.entries(english as Record<string, TextGroup>);
const names = groups.map(([group]) => group).join('|');
const named = new RegExp(`['"\`]((?:${names})(?:\\.[A-Za-z0-9]+)+)(?:['"\`]|\\.\\$\\{)`, 'gu');

const read = (file: string) => readFileSync(join(sources, file), 'utf8');

function chosen(choose: TextChoice): Record<string, TextGroup | undefined> {
  return Object.fromEntries(groups.map(([group, texts]) => [group, choose(group, texts)]));
}

function isIn(texts: object, key: string): boolean {
  let found: unknown = texts;
  for (const part of key.split('.')) {
    const among = (found ?? {}) as Record<string, unknown>;
    found = among[part] ?? among[`${part}_other`];
  }
  return found !== undefined;
}

function missing(files: Iterable<string>, ...texts: object[]): string[] {
  return [...files].flatMap((file) => {
    const keys = Array.from(read(file).matchAll(named), ([, key = '']) => key);
    return keys.filter((key) => !texts.some((some) => isIn(some, key))).map((key) => `${file}: ${key}`);
  });
}

function importedFrom(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  // Skips the screens, which load on navigation.
  const imports = /routes\.ts$/u.test(file)
    ? /from '(?<path>\.[^']+\.tsx?)'/gu
    : /(?:from|import)[ (]'(?<path>\.[^']+\.tsx?)'/gu;
  for (const { groups: { path = '' } = {} } of read(file).matchAll(imports)) {
    const imported = join(dirname(file), path);
    if (existsSync(join(sources, imported))) importedFrom(imported, known);
  }
  return known;
}

const [first, rest] = [chosen(textParts.first), chosen(textParts.rest)];

test('every text that a screen uses is bundled with the console', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/u.test(name));
  expect(missing(files, first, rest)).toEqual([]);
});

test('the initial bundle contains every text that the frame, the sign-in and the work list use', () => {
  const files = [
    'main.tsx',
    'features/work-list/work-list-screen.tsx',
    'features/sign-in/sign-in-screen.tsx',
    'features/invitation/invitation-screen.tsx',
  ].reduce((known, file) => new Set([...known, ...importedFrom(file)]), new Set<string>());
  expect(files.size).toBeGreaterThan(50);
  expect(missing(files, first)).toEqual([]);
});
