import { join, resolve } from 'node:path';

const source = resolve(import.meta.dirname, '../src');
const firstModules = ['main.tsx', 'features/eligibility/eligibility-check/eligibility-check-screen.tsx'];

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Puts all that the entry screen needs in one file beside React: dozens of small ones weigh more and ask more often.
 * @returns the chunk of a module, or null where it may go anywhere.
 */
export function firstScreenChunk(): (id: string, graph: ModuleGraph) => string | null {
  let closure: Set<string> | undefined;
  return (id, graph) => {
    closure ??= staticClosure(graph);
    if (!closure.has(id)) return null;
    return /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) ? 'react' : 'first';
  };
}

/** What the modules of the first screen import, directly or not; dynamic imports end the walk. */
function staticClosure(graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const open = firstModules.map((name) => join(source, name));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
