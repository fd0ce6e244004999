import type { LintRule } from './lint-rule.ts';

interface Expression {
  type: string;
  value?: unknown;
  /** Of an assertion of its type. */
  expression?: Expression;
}
interface Declaration {
  type: string;
  kind: string;
  declarations: readonly { id: { type: string; name: string }; init: Expression | null }[];
  parent: { type: string };
}

const upperCase = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/u;
const camelCase = /^_?[a-z][a-zA-Z\d]*$|^[A-Z][a-z\d][a-zA-Z\d]*$|^[A-Z]$|^_$/u;
const primitives = new Set(['boolean', 'number', 'string']);
const reckoned = new Set(['TemplateLiteral', 'UnaryExpression', 'BinaryExpression']);
const ofModules = new Set(['Program', 'ExportNamedDeclaration']);

/**
 * Variables are in camelCase, components in PascalCase. A constant of a module that is plainly a boolean, a number or a
 * text is in UPPER_CASE; one of which the form does not tell may be.
 */
export const constantName: LintRule = {
  create(context) {
    return {
      VariableDeclaration({ kind, declarations, parent }: Declaration) {
        const isConstant = kind === 'const' && ofModules.has(parent.type);
        for (const { id, init } of declarations) {
          if (id.type !== 'Identifier') continue;
          const isUpper = upperCase.test(id.name);
          const fits = isConstant && isPrimitive(init) ? isUpper : camelCase.test(id.name) || (isConstant && isUpper);
          if (!fits) context.report({ node: id, message: `"${id.name}" is not written as what it names.` });
        }
      },
    };
  },
};

/** By its form: a literal, a text with values in it, or what is reckoned from such. */
function isPrimitive(node: Expression | null): boolean {
  if (!node) return false;
  if (node.expression) return isPrimitive(node.expression);
  return node.type === 'Literal' ? primitives.has(typeof node.value) : reckoned.has(node.type);
}
