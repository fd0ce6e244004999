export interface LintRule {
  /** Skips validation of options. */
  meta?: { schema: false };
  create(context: LintContext): Record<string, (node: never) => void>;
}

interface LintContext {
  readonly cwd: string;
  readonly filename: string;
  readonly options: readonly unknown[];
  report(found: { node: unknown; message: string }): void;
}
