import type { ComponentType } from 'react';

/** Code that is fetched when it is first needed, and can be fetched again after a failure. Why: decision 0012. */
export interface Lazy<Part> {
  get: () => Part | undefined;
  load: () => Promise<Part>;
}

export type LazyScreen = Lazy<ComponentType>;

/** Overlapping calls share one fetch. */
export function lazy<Part>(fetchPart: () => Promise<Part>): Lazy<Part> {
  let loaded: Part | undefined;
  let loading: Promise<Part> | undefined;
  const load = async () => {
    loaded = await fetchPart();
    return loaded;
  };
  return {
    get: () => loaded,
    load: () => {
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading;
    },
  };
}
