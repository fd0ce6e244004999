import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dynamicKeys } from './dynamic-keys.ts';
import { leafTexts, withoutPlural } from './leaf-texts.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Excludes other server strings of the same form, such as the purpose of a sealed value. */
const serverGroups = /^(common|errors|mails|olderBrowser|validation)\./u;
const propertyPaths = /^documents\//u;
const shared = readSources(
  'apps/portal/src',
  'apps/console/src',
  'packages/design/src',
  'packages/contract/src',
  'packages/locales/src/format',
);
const server = readSources('apps/server/src');
const keys = new Set([...leafTexts('en').keys()].map(withoutPlural));
const groups = [...new Set([...keys].map((key) => key.split('.')[0]))].join('|');

const literal = new RegExp(`(['"])((?:${groups})(?:\\.[A-Za-z0-9]+)+)\\1`, 'gu');
const template = new RegExp(`(\`)((?:${groups})\\.[^\`\\s]*\\$\\{[^\`\\s]*)\``, 'gu');
/** Matches keys that are used as texts, from any group. */
const askedFor = /(\bt\(\s*|i18nKey=\{?\s*)['"`]([\w.]+)['"`]/gu;

const literals = new Set([...findAll(literal, shared), ...findAll(literal, server)]);
const templates = new Set([...findAll(template, shared), ...findAll(template, server)].map(asPattern));

function readSources(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name) && !propertyPaths.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
}

function findAll(pattern: RegExp, sources: string[]): string[] {
  return sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[2] ?? ''));
}

/** `errors.*` for the template `errors.${code}`. */
function asPattern(template: string): string {
  return template.replaceAll(/\$\{[^}]*\}/gu, '*');
}

function reaches(pattern: string, key: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`, 'u').test(key);
}

test('no key is missing', () => {
  const named = [
    ...findAll(literal, shared),
    ...findAll(askedFor, [...shared, ...server]),
    ...findAll(literal, server).filter((key) => serverGroups.test(key)),
  ];
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
});

test('no key is unused', () => {
  const unused = [...keys].filter((key) => !literals.has(key) && !dynamicKeys.some((pattern) => reaches(pattern, key)));
  expect(unused).toEqual([]);
});

test('dynamic keys are declared in dynamic-keys.ts and resolve to a text', () => {
  expect([...templates].sort()).toEqual([...dynamicKeys].sort());
  expect(dynamicKeys.filter((pattern) => ![...keys].some((key) => reaches(pattern, key)))).toEqual([]);
});
