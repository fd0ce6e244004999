/** `skipped` means that it could not run. */
export interface CheckResult {
  state: 'passed' | 'failed' | 'skipped';
  output: string;
}
