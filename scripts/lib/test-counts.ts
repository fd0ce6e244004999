import { readFile } from 'node:fs/promises';

/** How the tests of one part ended. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads vitest's JSON report; a file that could not be loaded counts as one failed test. */
export async function countVitest(file: string, ok: boolean): Promise<Counts> {
  const report = await readReport<VitestReport>(file);
  if (!report) return noReport;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withEnd(counts, ok);
}

/** Reads Playwright's JSON report. */
export async function countPlaywright(file: string, ok: boolean): Promise<Counts> {
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withEnd({ passed: expected, failed: unexpected + flaky, skipped }, ok);
}

/** The counts of all parts together. */
export function sum(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

const noReport: Counts = { passed: 0, failed: 1, skipped: 0 };

/** A run may fail although each of its tests passed, as with an error outside of them. */
function withEnd(counts: Counts, ok: boolean): Counts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}
