import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

export interface Counts {
  passed: number;
  skipped: number;
  failures: string[];
  /** Tests that passed on a retry, with their first error. They also count as passed. */
  flaky: string[];
  files: FileTime[];
}

export interface FileTime {
  name: string;
  seconds: number;
}

export const nothing: Readonly<Counts> = { passed: 0, skipped: 0, failures: [], flaky: [], files: [] };

interface VitestTest {
  status: string;
  fullName: string;
  failureMessages?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: VitestTest[];
    /** Milliseconds since 1970, like `endTime`. */
    startTime: number;
    endTime: number;
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; line: number; title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** One entry per attempt; durations in ms. */
  results: { duration: number; error?: { message?: string } }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const MESSAGE_CHARACTERS = 600;

export async function countVitest(file: string, ok: boolean): Promise<Counts> {
  const report = await readReport<VitestReport>(file);
  if (!report) return noReport(file);
  const failures: string[] = [];
  const flaky: string[] = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const describe = ({ fullName, failureMessages }: VitestTest) =>
      describeFailure(`${relative('.', name)}: ${fullName}`, failureMessages?.[0]);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    failures.push(...failed.map(describe));
    flaky.push(
      ...assertionResults.filter((test) => test.status === 'passed' && test.failureMessages?.[0]).map(describe),
    );
    if (status === 'failed' && failed.length === 0) failures.push(describeFailure(relative('.', name), message));
  }
  const { numPassedTests, numPendingTests, numTodoTests } = report;
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }));
  const skipped = numPendingTests + numTodoTests;
  return withEnd({ passed: numPassedTests, failures, skipped, flaky, files }, ok);
}

export async function countPlaywright(file: string, ok: boolean): Promise<Counts> {
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return noReport(file);
  const { expected, flaky, skipped } = report.stats;
  const specs = report.suites.flatMap(listSpecs);
  return withEnd(
    {
      passed: expected + flaky,
      failures: specs.flatMap((spec) => describeTests(spec, 'unexpected')),
      flaky: specs.flatMap((spec) => describeTests(spec, 'flaky')),
      skipped,
      files: timesOf(specs),
    },
    ok,
  );
}

export function sum(all: Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
    files: all.flatMap(({ files }) => files),
  };
}

type PlaywrightSpec = NonNullable<PlaywrightSuite['specs']>[number];

function listSpecs({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function timesOf(specs: PlaywrightSpec[]): FileTime[] {
  return [...Map.groupBy(specs, ({ file }) => file)].map(([name, own]) => {
    const tries = own.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
    return { name, seconds: tries.reduce((total, { duration }) => total + duration, 0) / 1000 };
  });
}

function describeTests({ file, line, title, tests }: PlaywrightSpec, ended: PlaywrightTest['status']): string[] {
  const found = tests.filter(({ status }) => status === ended);
  return found.map(({ results }) =>
    describeFailure(`${file}:${line} ${title}`, results.find(({ error }) => error)?.error?.message),
  );
}

function describeFailure(name: string, message = ''): string {
  return `${name}\n${message.slice(0, MESSAGE_CHARACTERS)}`.trim();
}

function noReport(file: string): Counts {
  return { ...nothing, failures: [`The report ${relative('.', file)} is missing`] };
}

/** A run can fail although every test passed, such as by an error outside the tests. */
function withEnd(counts: Counts, ok: boolean): Counts {
  if (ok || counts.failures.length > 0) return counts;
  return { ...counts, failures: ['The run failed outside its tests'] };
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}
