import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dynamicKeys } from './dynamic-keys.ts';
import { leafTexts, withoutPlural } from './leaf-texts.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = readSources();
const keys = new Set([...leafTexts('en').keys()].map(withoutPlural));
const groups = [...new Set([...keys].map((key) => key.split('.')[0]))].join('|');

const literals = findAll(new RegExp(`(['"])((?:${groups})(?:\\.[A-Za-z0-9]+)+)\\1`, 'gu'));
const templates = findAll(new RegExp(`(\`)((?:${groups})\\.[^\`\\s]*\\$\\{[^\`\\s]*)\``, 'gu'));
/** What is asked for as a text, whatever its group. */
const asserted = findAll(/(\bt\(\s*|i18nKey=\{?\s*)['"`]([\w.]+)['"`]/gu);

/** Every source file of the product but tests and this package. */
function readSources(): string[] {
  const folders = readdirSync(join(root, 'apps'))
    .map((name) => join(root, 'apps', name, 'src'))
    .concat(join(root, 'packages/contract/src'));
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.generated\.d\.ts$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

function findAll(pattern: RegExp): Set<string> {
  return new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[2] ?? '').filter(Boolean)));
}

/** `errors.*` for the template `errors.${code}`. */
function asPattern(template: string): string {
  return template.replaceAll(/\$\{[^}]*\}/g, '*');
}

function reaches(pattern: string, key: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(key);
}

test('no key is missing', () => {
  const missing = [...literals, ...asserted].filter((key) => !keys.has(key));
  expect(missing.sort()).toEqual([]);
});

test('no key is unused', () => {
  const unused = [...keys].filter((key) => !literals.has(key) && !dynamicKeys.some((pattern) => reaches(pattern, key)));
  expect(unused).toEqual([]);
});

test('keys that the code puts together are declared in dynamic-keys.ts, and reach a text', () => {
  expect([...new Set([...templates].map(asPattern))].sort()).toEqual([...dynamicKeys].sort());
  expect(dynamicKeys.filter((pattern) => ![...keys].some((key) => reaches(pattern, key)))).toEqual([]);
});
