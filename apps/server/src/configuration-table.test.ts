import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationVariables } from './config.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
/** The first cells of the rows of the configuration table. */
const cells = readme
  .split('## Configuration')[1]!
  .split(/^## /mu)[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|')[1]!);

test('the table in README names every variable, and no other', () => {
  const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/gu)].map(([, name]) => name!));
  expect(named.toSorted()).toEqual(configurationVariables.toSorted());
});
