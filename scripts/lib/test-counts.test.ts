import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright } from './test-counts.ts';

function spec(title: string, status: string, ...errors: (string | undefined)[]) {
  const results = errors.map((message) => ({
    duration: 1500,
    ...(message === undefined ? {} : { error: { message } }),
  }));
  return { file: 'login.spec.ts', line: 7, title, tests: [{ status, results }] };
}

test('a browser test that passes on its retry counts as passed, and is named with its first error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'counts-'));
  const file = join(folder, 'e2e.json');
  const specs = [
    spec('steady', 'expected', undefined),
    spec('wavering', 'flaky', 'too late', undefined),
    spec('broken', 'unexpected', 'wrong', 'wrong again'),
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 2 };
  await writeFile(file, JSON.stringify({ stats, suites: [{ suites: [{ specs }] }] }));
  expect(await countPlaywright(file, false)).toEqual({
    passed: 2,
    skipped: 2,
    failures: ['login.spec.ts:7 broken\nwrong'],
    flaky: ['login.spec.ts:7 wavering\ntoo late'],
    files: [{ name: 'login.spec.ts', seconds: 7.5 }],
  });
  await rm(folder, { recursive: true });
});
