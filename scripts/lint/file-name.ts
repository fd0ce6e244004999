import { relative, sep } from 'node:path';
import type { Rule } from 'eslint';
import { root } from '../lib/paths.mjs';

const kebabCase = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u;
const emptyNames = new Set(['util', 'utils', 'helper', 'helpers']);

/** Files and folders are kebab-case, and no name is meaningless. */
export const fileName: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program(node) {
      for (const part of relative(root, context.filename).split(sep)) {
        if (emptyNames.has(part.split('.')[0] ?? ''))
          context.report({ node, message: `"${part}" says nothing: name it after the one thing it holds.` });
        else if (!kebabCase.test(part) && !part.startsWith('.'))
          context.report({ node, message: `"${part}" is not kebab-case.` });
      }
    },
  }),
};
