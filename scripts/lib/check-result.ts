/** How a check ended. `skipped`: it could not be asked, which says nothing. */
export interface CheckResult {
  state: 'passed' | 'failed' | 'skipped';
  /** Shown where it has not passed. */
  output: string;
}
