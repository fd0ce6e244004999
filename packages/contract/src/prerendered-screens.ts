import type { Language } from './language.ts';
import type { PortalConfiguration } from './portal-configuration.ts';
import { paths, type RoutePath } from './routes.ts';

/** First screens of most visits: readable and fillable before any script loads. */
export const entryScreens = [
  paths.eligibilityCheck,
  paths.login,
  paths.terms,
  paths.privacy,
] as const satisfies readonly RoutePath[];
export type EntryScreen = (typeof entryScreens)[number];

export interface PrerenderedScreen {
  title: string;
  html: string;
}

export interface PrerenderedPages {
  screens: Record<EntryScreen, PrerenderedScreen>;
  bar: string;
  withoutScript: string;
}

export interface Prerenderer {
  /** The entry screen of a path on first load; undefined if it depends on the tab or the session. */
  entryScreenOf: (path: string, query: string) => EntryScreen | undefined;
  prerender: (configuration: PortalConfiguration, language: Language) => Promise<PrerenderedPages>;
}
