import type { Language } from './language.ts';
import type { PortalConfiguration } from './portal-configuration.ts';
import { paths, type RoutePath } from './routes.ts';

/** The screens that most people see first: they can be read and filled in before any script has come. */
export const entryScreens = [
  paths.eligibilityCheck,
  paths.login,
  paths.terms,
  paths.privacy,
] as const satisfies readonly RoutePath[];
export type EntryScreen = (typeof entryScreens)[number];

/** A screen as HTML, with everything around it. */
export interface PrerenderedScreen {
  /** Of the document; plain text. */
  title: string;
  html: string;
}

/** Every entry screen in one language. */
export interface PrerenderedPages {
  screens: Record<EntryScreen, PrerenderedScreen>;
  /** The top bar alone, for a path whose screen only the browser can know. */
  bar: string;
  /** The note that a script is needed, for a page that does nothing without one. */
  withoutScript: string;
}

/** What the built portal exports for the server, which draws its pages with its own configuration. */
export interface Prerenderer {
  /** The entry screen that a path shows on a first load; undefined if that depends on the tab or the session. */
  entryScreenOf: (path: string, query: string) => EntryScreen | undefined;
  prerender: (configuration: PortalConfiguration, language: Language) => Promise<PrerenderedPages>;
}
