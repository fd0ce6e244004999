import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/load-texts.ts';
import { currentLanguage } from '../i18n/set-up.ts';

/** Code that is fetched when it is first needed, and can be fetched again after a failure. */
export interface Lazy<Part> {
  /** The part, once it is here. */
  get: () => Part | undefined;
  /** Rejects where it does not arrive. */
  load: () => Promise<Part>;
}

export type LazyScreen = Lazy<ComponentType>;

/** Calls that overlap share one fetch. */
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

/** A screen together with the texts that the first screens do without. */
export function laterScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  return lazy(async () => {
    const [screen] = await Promise.all([fetchScreen(), loadTexts(currentLanguage(), 'rest')]);
    return screen;
  });
}
