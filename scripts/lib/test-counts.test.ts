import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countVitest } from './test-counts.ts';

function spec(title: string, status: string, ...errors: (string | undefined)[]) {
  const results = errors.map((message) => ({
    duration: 1500,
    ...(message === undefined ? {} : { error: { message } }),
  }));
  return { file: 'login.spec.ts', line: 7, title, tests: [{ status, results }] };
}

async function report(content: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'counts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('a browser test that passes on retry counts as passed and is listed with its first error', async () => {
  const specs = [
    spec('steady', 'expected', undefined),
    spec('wavering', 'flaky', 'too late', undefined),
    spec('broken', 'unexpected', 'wrong', 'wrong again'),
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 2 };
  expect(await countPlaywright(await report({ stats, suites: [{ suites: [{ specs }] }] }), false)).toEqual({
    passed: 2,
    skipped: 2,
    failures: ['login.spec.ts:7 broken\nwrong'],
    flaky: ['login.spec.ts:7 wavering\ntoo late'],
    files: [{ name: 'login.spec.ts', seconds: 7.5 }],
  });
});

test('a process test that passes on retry counts as passed too, and a file that fails to load counts as one failure', async () => {
  const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const testResults = [
    {
      name: resolve('start.test.ts'),
      status: 'failed',
      message: '',
      startTime: 1000,
      endTime: 3500,
      assertionResults: [
        result('steady', 'passed'),
        result('wavering', 'passed', 'too late'),
        result('broken', 'failed', 'wrong', 'wrong again'),
      ],
    },
    {
      name: resolve('gone.test.ts'),
      status: 'failed',
      message: 'no such module',
      startTime: 0,
      endTime: 0,
      assertionResults: [],
    },
  ];
  const totals = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 };
  expect(await countVitest(await report({ ...totals, testResults }), false)).toEqual({
    passed: 2,
    skipped: 1,
    failures: ['start.test.ts: broken\nwrong', 'gone.test.ts\nno such module'],
    flaky: ['start.test.ts: wavering\ntoo late'],
    files: [
      { name: 'start.test.ts', seconds: 2.5 },
      { name: 'gone.test.ts', seconds: 0 },
    ],
  });
});
