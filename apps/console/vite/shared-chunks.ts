/** What a bundler says of a module. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const FIRST = [/apps\/console\/src\/main\.tsx$/u, /features\/work-list\/work-list-screen\.tsx$/u];

/**
 * Names the file of what several screens have in common: `frame` is needed by the first screen too, `parts` by others
 * alone.
 */
export function sharedChunkOf(id: string, graph: ModuleGraph): 'frame' | 'parts' {
  const seen = new Set<string>();
  const isReached = (each: string): boolean => {
    if (FIRST.some((entry) => entry.test(each))) return true;
    if (seen.has(each)) return false;
    seen.add(each);
    return graph.getModuleInfo(each)?.importers.some(isReached) ?? false;
  };
  return isReached(id) ? 'frame' : 'parts';
}
