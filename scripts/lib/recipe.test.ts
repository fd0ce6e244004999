import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const [, recipe = ''] =
  /^## A column of the work list\n(.*?)^## /msu.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];

/** A column with everything a column can have: a heading, an order, a value of its own and a place in the export. */
const column = 'lastEvent';
const source = /(?<!\.test)\.tsx?$/u;

test('the recipe for a column of the work list names every file that a column needs', () => {
  const needed = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => source.test(path) && RegExp(`\\b${column}\\b`, 'u').test(readFileSync(join(root, path), 'utf8')))
    .map((path) => basename(path));
  expect(needed).toContain('columns.tsx');
  expect(needed.filter((file) => !recipe.includes(file))).toEqual([]);
});
