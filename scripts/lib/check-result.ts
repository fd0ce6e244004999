/** `skipped`: it could not run. */
export interface CheckResult {
  state: 'passed' | 'failed' | 'skipped';
  /** Shown if it has not passed. */
  output: string;
}
