/** How a check ended. `skipped`: it could not run, which means nothing. */
export interface CheckResult {
  state: 'passed' | 'failed' | 'skipped';
  /** Shown if it has not passed. */
  output: string;
}
