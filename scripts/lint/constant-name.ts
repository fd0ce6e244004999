import type { LintRule } from './lint-rule.ts';

interface Expression {
  type: string;
  value?: unknown;
  expression?: Expression;
  consequent?: Expression;
  alternate?: Expression;
}
interface Variable {
  type: string;
  name: string;
  typeAnnotation?: { typeAnnotation: { type: string } } | null;
}
interface Declaration {
  type: string;
  kind: string;
  declarations: readonly { id: Variable; init: Expression | null }[];
  parent: { type: string };
}

const upperCase = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/u;
const camelCase = /^_?[a-z][a-zA-Z\d]*$|^[A-Z][a-z\d][a-zA-Z\d]*$|^[A-Z]$|^_$/u;
/** A single word in capitals also counts as PascalCase. */
const capitalWord = /^[A-Z][A-Z\d]*$/u;
const primitiveValues = new Set(['boolean', 'number', 'string']);
const primitiveTypes = new Set(['TSBooleanKeyword', 'TSNumberKeyword', 'TSStringKeyword']);
const primitiveForms = new Set(['TemplateLiteral', 'UnaryExpression', 'BinaryExpression']);
const otherForms = new Set([
  'ArrayExpression',
  'ArrowFunctionExpression',
  'ClassExpression',
  'FunctionExpression',
  'NewExpression',
  'ObjectExpression',
]);
const assertions = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);
const moduleLevel = new Set(['Program', 'ExportNamedDeclaration']);

/**
 * camelCase variables, PascalCase components. A module's constant is UPPER_CASE if it is visibly a boolean, number or
 * string; for calls either is accepted.
 */
export const constantName: LintRule = {
  create(context) {
    return {
      VariableDeclaration({ kind, declarations, parent }: Declaration) {
        const isConstant = kind === 'const' && moduleLevel.has(parent.type);
        for (const { id, init } of declarations) {
          if (id.type !== 'Identifier') continue;
          const fits = isConstant
            ? fitsConstant(id.name, hasPrimitiveType(id) || hasPrimitiveForm(init))
            : camelCase.test(id.name);
          if (!fits) context.report({ node: id, message: `"${id.name}" is not written as what it names.` });
        }
      },
    };
  },
};

function fitsConstant(name: string, primitive: boolean | undefined): boolean {
  if (primitive) return upperCase.test(name);
  return camelCase.test(name) || (primitive === undefined ? upperCase : capitalWord).test(name);
}

function hasPrimitiveType({ typeAnnotation }: Variable): boolean {
  return primitiveTypes.has(typeAnnotation?.typeAnnotation.type ?? '');
}

/** Whether an expression is visibly a primitive; undefined if its form does not show that. */
function hasPrimitiveForm(node: Expression | null | undefined): boolean | undefined {
  if (!node) return undefined;
  if (assertions.has(node.type)) return hasPrimitiveForm(node.expression);
  if (node.type === 'ConditionalExpression') {
    const form = hasPrimitiveForm(node.consequent);
    return form === hasPrimitiveForm(node.alternate) ? form : undefined;
  }
  if (node.type === 'Literal') return primitiveValues.has(typeof node.value);
  if (primitiveForms.has(node.type)) return true;
  return otherForms.has(node.type) ? false : undefined;
}
