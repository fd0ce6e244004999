import { relative, sep } from 'node:path';
import type { LintRule } from './lint-rule.ts';

const kebabCase = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u;
const emptyNames = new Set(['util', 'utils', 'helper', 'helpers']);

export const fileName: LintRule = {
  create: (context) => ({
    Program(node: unknown) {
      for (const part of relative(context.cwd, context.filename).split(sep)) {
        if (emptyNames.has(part.split('.')[0] ?? ''))
          context.report({ node, message: `"${part}" says nothing: name it after the one thing it holds.` });
        else if (!kebabCase.test(part) && !part.startsWith('.'))
          context.report({ node, message: `"${part}" is not kebab-case.` });
      }
    },
  }),
};
