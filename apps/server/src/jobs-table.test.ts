import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import { jobHandlers } from './modules/index.ts';
import { systemClock } from './platform/clock.ts';

const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
/** The first cells of the rows of the table of jobs. */
const cells = page
  .split('## Jobs')[1]!
  .split(/^## /mu)[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|')[1]!);

test('the table of jobs in docs/operations.md names every job, and no other', () => {
  // A handler that is made has not done anything yet.
  const context = { clock: systemClock, config: readConfig({}) } as Context;
  const names = jobHandlers(context).map(({ job }) => job.name);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/gu)].map(([, name]) => name!));
  expect(named.toSorted()).toEqual(names.toSorted());
});
