import { type ChildNode, parse } from 'postcss';
import { data, type Feature, findPart, lackedBy, partsOf } from './features.ts';
import type { NewerUse } from './scan-script.ts';

const pseudo = /::?([a-z-]+)/gu;
const calledFunction = /(?<![\w-])([a-z][a-z-]*)\(/gu;
const functions = functionsOf(findPart(data.css, 'types') ?? {});

function functionsOf(feature: Feature): Map<string, Feature> {
  return new Map(partsOf(feature).flatMap(([name, part]) => [[name, part] as const, ...functionsOf(part)]));
}

/** @returns features a style sheet uses that a supported browser lacks, outside `@supports` */
export function scanStyle(text: string): NewerUse[] {
  const uses: NewerUse[] = [];
  parse(text).walk((node) => {
    if (isChecked(node)) return;
    for (const [feature, part] of featuresOf(node)) {
      const lacking = lackedBy(part);
      if (lacking.length > 0) uses.push({ feature, lackedBy: lacking, at: node.source?.start?.offset ?? 0 });
    }
  });
  return uses;
}

function isChecked(node: ChildNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') return true;
  return false;
}

function featuresOf(node: ChildNode): (readonly [string, Feature | undefined])[] {
  if (node.parent?.type === 'rule' && node.type !== 'decl')
    return [['nested rules', findPart(data.css, 'selectors', 'nesting')]];
  if (node.type === 'atrule') return [[`@${node.name}`, findPart(data.css, 'at-rules', node.name)]];
  if (node.type === 'rule') {
    const names = [...node.selector.matchAll(pseudo)].map(([, name = '']) => name);
    return names.map((name) => [`:${name}`, findPart(data.css, 'selectors', name)]);
  }
  if (node.type !== 'decl' || node.prop.startsWith('--')) return [];
  const property = findPart(data.css, 'properties', node.prop);
  if (lackedBy(property).length > 0) return [[node.prop, property]];
  const words = node.value.split(/[\s,]+/u).map((word) => [`${node.prop}: ${word}`, findPart(property, word)] as const);
  const called = [...node.value.matchAll(calledFunction)].map(
    ([, name = '']) => [`${name}()`, findPart(property, name) ?? functions.get(name)] as const,
  );
  return [...words, ...called];
}
