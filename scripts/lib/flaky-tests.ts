import list from '../../flaky-tests.json' with { type: 'json' };
import type { CheckResult } from './check-result.ts';

export interface FlakyTest {
  test: string;
  /** Day of the first failure, such as 2026-11-28. */
  since: string;
  error: string;
}

const DAYS_TO_FIX = 30;
const DAY_MS = 86_400_000;
const listed: readonly FlakyTest[] = list;

export function describeFlaky(found: string, known = listed): string {
  const entry = known.find(({ test }) => found.startsWith(test));
  return entry ? `known since ${entry.since}` : 'new: fix it, or add it to flaky-tests.json with its date';
}

export function checkFlakyTests(today = new Date(), known = listed): CheckResult {
  const late = known.filter(({ since }) => !(today.getTime() - Date.parse(since) <= DAYS_TO_FIX * DAY_MS));
  const output = late.map(({ test, since }) => `${test} has been flaky since ${since}: fix or remove it\n`).join('');
  return { state: late.length > 0 ? 'failed' : 'passed', output };
}
