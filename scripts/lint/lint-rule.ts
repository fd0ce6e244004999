/** A rule of ours, as far as the linter's own type of one is used; nodes are ESTree's. */
export interface LintRule {
  /** Whose options are not checked. */
  meta?: { schema: false };
  create(context: LintContext): Record<string, (node: never) => void>;
}

interface LintContext {
  /** The root of the repository. */
  readonly cwd: string;
  readonly filename: string;
  readonly options: readonly unknown[];
  report(found: { node: unknown; message: string }): void;
}
