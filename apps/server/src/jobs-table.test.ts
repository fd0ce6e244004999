import { expect, test } from 'vitest';
import { documentedNames } from '../test/documented-names.ts';
import { readConfig } from './config/index.ts';
import type { Context } from './kernel/context.ts';
import { jobHandlers } from './modules/index.ts';
import { systemClock } from './platform/clock.ts';

test('the jobs table in docs/operations.md lists exactly the existing jobs', () => {
  const context = { clock: systemClock, config: readConfig({}) } as Context;
  const names = jobHandlers(context).map(({ job }) => job.name);
  expect(documentedNames('docs/operations.md', 'Jobs').toSorted()).toEqual(names.toSorted());
});
