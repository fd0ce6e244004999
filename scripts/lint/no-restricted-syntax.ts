import type { LintRule } from './lint-rule.ts';

interface Restriction {
  selector: string;
  message: string;
}

export const noRestrictedSyntax: LintRule = {
  meta: { schema: false },
  create(context) {
    const restrictions = context.options as readonly Restriction[];
    return Object.fromEntries(
      restrictions.map(({ selector, message }) => [selector, (node: unknown) => context.report({ node, message })]),
    );
  },
};
