import { parse, type AnyNode, type CallExpression, type MemberExpression, type NewExpression, type Node } from 'acorn';
import { ancestor } from 'acorn-walk';
import { data, type Feature, findPart, lackedBy, partsOf } from './features.ts';

/** Newer syntax, such as the `v` flag, is a syntax error in the oldest browsers. */
const SYNTAX = 2023;
const builtins = data.javascript.builtins as Feature;
const interfaces = new Map(
  Object.entries({
    document: 'Document',
    history: 'History',
    location: 'Location',
    navigator: 'Navigator',
    performance: 'Performance',
    crypto: 'Crypto',
    window: 'Window',
    self: 'Window',
    globalThis: 'Window',
  }),
);
/** Interfaces whose methods are recognized by name alone. */
const wellKnown = [
  ...['Element', 'HTMLElement', 'Node', 'Document', 'ShadowRoot', 'DOMTokenList', 'Range', 'Selection', 'Event'],
  ...['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement', 'HTMLButtonElement', 'HTMLDialogElement'],
  ...['HTMLFormElement', 'HTMLIFrameElement', 'HTMLTemplateElement', 'HTMLScriptElement', 'ElementInternals'],
  ...['Blob', 'File', 'Request', 'Response', 'Headers', 'URL', 'URLSearchParams', 'AbortSignal', 'ReadableStream'],
  ...['Animation', 'CSSStyleSheet', 'CanvasRenderingContext2D', 'OffscreenCanvas', 'DataTransfer', 'Clipboard'],
].map((name): [string, Feature] => [name, findPart(data.api, name) ?? {}]);
const methods = newerMethods();
const pseudoClass = /::?([a-z-]+)/gu;
const selectorMethods = new Set(['matches', 'closest', 'querySelector', 'querySelectorAll']);

/** Methods that are newer than the oldest supported browsers in every interface that has them. */
function newerMethods(): Map<string, Feature> {
  const all = [...partsOf(data.api), ...partsOf(builtins)].map(([, group]) => group);
  const old = new Set(all.flatMap(partsOf).flatMap(([name, part]) => (lackedBy(part).length === 0 ? [name] : [])));
  const newer = [...wellKnown, ...partsOf(builtins)].flatMap(([, group]) => partsOf(group));
  return new Map(newer.filter(([name, part]) => !old.has(name) && lackedBy(part).length > 0));
}

export interface NewerUse {
  feature: string;
  lackedBy: string[];
  at: number;
}

/** @returns features a script uses that a supported browser lacks, unless the script checks for them */
export function scanScript(text: string): NewerUse[] {
  let program;
  try {
    program = parse(text, { ecmaVersion: SYNTAX, sourceType: 'module', allowHashBang: true });
  } catch (error) {
    const { pos, message } = error as SyntaxError & { pos: number };
    return [{ feature: `syntax: ${message}`, lackedBy: ['the floor'], at: pos }];
  }
  const uses: NewerUse[] = [];
  const own = new Set<string | undefined>();
  const checked = new Set<string | undefined>();
  const report = ([feature, part]: Candidate, { start }: Node, ancestors: Node[] = []) => {
    const lacking = lackedBy(part);
    if (lacking.length === 0) return;
    if (isChecked(ancestors as AnyNode[])) checked.add(feature);
    else uses.push({ feature, lackedBy: lacking, at: start });
  };
  const nameOwn = ({ key }: { key: AnyNode }) => own.add(key.type === 'Identifier' ? key.name : undefined);
  ancestor(program, {
    Identifier: (node, _, ancestors) => report([node.name, globalNamed(node.name)], node, ancestors),
    MemberExpression: (node, _, ancestors) => report(memberOf(node), node, ancestors),
    NewExpression: (node) => {
      report(constructorOf(node.callee), node);
      report(flagOf(node), node);
    },
    CallExpression: (node) => {
      for (const candidate of [methodOf(node), flagOf(node), ...attributesOf(node), ...pseudoClassesOf(node)])
        report(candidate, node.callee.type === 'MemberExpression' ? node.callee.property : node);
    },
    BinaryExpression: ({ operator, left }) => void (operator === 'in' && checked.add(textOf(left))),
    Function: ({ id }) => own.add(id?.name),
    Class: ({ id }) => own.add(id?.name),
    MethodDefinition: nameOwn,
    PropertyDefinition: nameOwn,
    Property: (node) => void (isFunction(node.value) && nameOwn(node)),
    AssignmentExpression: ({ left, right }) =>
      void (left.type === 'MemberExpression' && isFunction(right) && own.add(nameOfProperty(left))),
    ImportSpecifier: ({ local }) => own.add(local.name),
  });
  return uses.filter(({ feature }) =>
    [feature, ...feature.split(/[. ]/u)].every((part) => !own.has(part) && !checked.has(part)),
  );
}

type Candidate = readonly [feature: string, part: Feature | undefined];
const nothing: Candidate = ['', undefined];

function globalNamed(name: string): Feature | undefined {
  return findPart(builtins, name) ?? findPart(data.api, name);
}

function constructorOf(callee: AnyNode): Candidate {
  if (callee.type !== 'Identifier') return nothing;
  return [`new ${callee.name}`, findPart(globalNamed(callee.name), callee.name)];
}

/** The `v` flag in a pattern that Vite turned into a call, which only fails at run time. */
function flagOf({ callee, arguments: [, flags] }: CallExpression | NewExpression): Candidate {
  const isNewer = callee.type === 'Identifier' && callee.name === 'RegExp' && textOf(flags)?.includes('v') === true;
  return isNewer ? ['RegExp v flag', findPart(builtins, 'RegExp', 'unicodeSets')] : nothing;
}

function memberOf(node: MemberExpression): Candidate {
  const name = nameOfProperty(node);
  if (name === undefined || node.object.type !== 'Identifier') return nothing;
  const holder = describedAs(node.object.name);
  const group = globalNamed(holder);
  const part = findPart(group, `${name}_static`) ?? findPart(group, name);
  return [`${node.object.name}.${name}`, part ?? (holder === 'Window' ? globalNamed(name) : undefined)];
}

function describedAs(name: string): string {
  return interfaces.get(name) ?? name;
}

/** A method by name, since its object is unknown. Property names are too ambiguous. */
function methodOf({ callee }: CallExpression): Candidate {
  if (callee.type !== 'MemberExpression') return nothing;
  const isGlobal = callee.object.type === 'Identifier' && globalNamed(describedAs(callee.object.name)) !== undefined;
  const name = nameOfProperty(callee) ?? '';
  return isGlobal ? nothing : [`*.${name}`, methods.get(name)];
}

function nameOfProperty({ property, computed }: MemberExpression): string | undefined {
  return !computed && property.type === 'Identifier' ? property.name : textOf(property);
}

/** Text of a string or of a template without values, which minifiers prefer. */
function textOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function isFunction({ type }: AnyNode): boolean {
  return type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}

/** Attributes of elements that React creates: `jsx('div', { popover: 'auto' })`. */
function attributesOf({ arguments: [first, props] }: CallExpression): Candidate[] {
  const element = findPart(data.html, 'elements', textOf(first) ?? '');
  if (element === undefined || props?.type !== 'ObjectExpression') return [];
  return props.properties.map((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return nothing;
    const name = property.key.name.toLowerCase();
    return [`<${name}>`, findPart(element, name) ?? findPart(data.html, 'global_attributes', name)];
  });
}

function pseudoClassesOf({ callee, arguments: [first] }: CallExpression): Candidate[] {
  if (callee.type !== 'MemberExpression' || !selectorMethods.has(nameOfProperty(callee) ?? '')) return [];
  const names = [...(textOf(first) ?? '').matchAll(pseudoClass)].map(([, name = '']) => name);
  return names.map((name) => [`:${name}`, findPart(data.css, 'selectors', name)]);
}

/** Ways to check for a feature: `typeof Temporal`, `URL.parse?.(…)`, `if (Map.groupBy)`. */
const checks: Partial<Record<AnyNode['type'], (parent: never, node: AnyNode) => boolean>> = {
  UnaryExpression: ({ operator }: { operator: string }) => operator === 'typeof' || operator === '!',
  LogicalExpression: ({ left }: { left: AnyNode }, node) => left === node,
  IfStatement: ({ test }: { test: AnyNode }, node) => test === node,
  ConditionalExpression: ({ test }: { test: AnyNode }, node) => test === node,
  BinaryExpression: ({ operator }: { operator: string }) => /^[!=]==?$/u.test(operator),
  CallExpression: ({ optional, callee }: CallExpression, node) => optional && callee === node,
  MemberExpression: ({ optional, object }: MemberExpression, node) => optional && object === node,
};

/** @param ancestors ends with the node itself */
function isChecked(ancestors: AnyNode[]): boolean {
  const [node, parent] = ancestors.toReversed();
  const check = parent && checks[parent.type];
  return node !== undefined && check !== undefined && check(parent as never, node);
}
