import type { LintRule } from './lint-rule.ts';

const spokenAttributes = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
const letters = /\p{L}/u;
const entity = /&#?\w+;/gu;
const MESSAGE = 'Words belong in en.json and fr.json: use a text key.';

interface JsxText {
  type: 'JSXText';
  value: string;
}
interface JsxAttribute {
  type: 'JSXAttribute';
  name: { name: string };
  value: { type: string; value?: unknown } | null;
}
interface JsxContainer {
  type: 'JSXExpressionContainer';
  parent: { type: string };
  expression: { type: string; value?: unknown; quasis?: { value: { raw: string } }[] };
}

export const noSentenceInCode: LintRule = {
  create(context) {
    const report = (node: unknown) => context.report({ node, message: MESSAGE });
    return {
      JSXText(node: JsxText) {
        if (letters.test(node.value.replaceAll(entity, ''))) report(node);
      },
      JSXAttribute(node: JsxAttribute) {
        if (spokenAttributes.has(node.name.name) && isWords(node.value)) report(node);
      },
      JSXExpressionContainer(node: JsxContainer) {
        const isChild = node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment';
        const words = node.expression.quasis?.some(({ value }) => letters.test(value.raw)) ?? false;
        if (isChild && (words || isWords(node.expression))) report(node);
      },
    };
  },
};

function isWords(node: { type: string; value?: unknown } | null): boolean {
  return node?.type === 'Literal' && typeof node.value === 'string' && letters.test(node.value);
}
