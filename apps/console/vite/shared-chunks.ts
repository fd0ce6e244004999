export interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const FIRST = [/apps\/console\/src\/main\.tsx$/u, /features\/work-list\/work-list-screen\.tsx$/u];

/** Chunk of code shared by several screens: `frame` if the first screen needs it too, `parts` otherwise. */
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
