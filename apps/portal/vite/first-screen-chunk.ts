import { join, resolve } from 'node:path';

const source = resolve(import.meta.dirname, '../src');
const eligibilityCheck = 'features/eligibility/eligibility-check';
const firstModules = ['main.tsx', `${eligibilityCheck}/eligibility-check-screen.tsx`];
const ruleModules = [`${eligibilityCheck}/eligibility-resolver.ts`];

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Puts what the entry screen needs in one file next to React, and what its first click needs in another. Dozens of
 * small files would be larger and need more requests (decision 0012).
 * @returns the chunk of a module, or null if it can go anywhere
 */
export function firstScreenChunk(): (id: string, graph: ModuleGraph) => string | null {
  let screen: Set<string> | undefined;
  let rules: Set<string> | undefined;
  return (id, graph) => {
    screen ??= staticClosure(graph, firstModules);
    rules ??= staticClosure(graph, ruleModules);
    if (!screen.has(id)) return rules.has(id) ? 'rules' : null;
    return /\/node_modules\/(?:react|react-dom|scheduler)\//u.test(id) ? 'react' : 'first';
  };
}

function staticClosure(graph: ModuleGraph, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = names.map((name) => join(source, name));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
