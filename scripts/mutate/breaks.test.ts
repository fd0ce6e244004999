import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { breaks } from './breaks.ts';

test.each(breaks)('$name breaks one place and names its test', ({ file, from, to, test: testFile }) => {
  const parts = readFileSync(join(root, file), 'utf8').split(from);
  expect(parts).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(existsSync(join(root, testFile)), testFile).toBe(true);
});

test('each break has a unique name and a test from the regular run', () => {
  expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length);
  const tests = breaks.map((each) => each.test);
  expect(tests.filter((each) => !/(?<!endurance)\.(?:test|spec)\.ts$/u.test(each))).toEqual([]);
});
