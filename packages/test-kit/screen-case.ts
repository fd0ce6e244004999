import type { Page } from '@playwright/test';
import type { RoutePath } from '@portal/contract/routes';
import type { ConsolePath } from '@portal/contract/staff/console-paths';
import type { Language } from '@portal/contract/language';
import type { PortalServer } from './server.ts';

/** What a case can use to get to its screen. */
export interface ScreenContext {
  portal: PortalServer;
  language: Language;
}

/** Widths of pictures, in px. */
export type PictureWidth = '1440' | '1280' | '900' | '390';

/** A screen in one state and how to reach it, for pictures and accessibility tests. */
export interface ScreenCase {
  /** Names the picture: kebab-case, unique. */
  name: string;
  /** Route in the address bar, with parameter names. */
  route: RoutePath | ConsolePath;
  /** Address instead, if it is not a route. */
  shownAt?: string;
  /** Settings it needs. Cases with equal settings share a server. */
  env?: Readonly<Record<string, string>>;
  /** Widths of its pictures; by default a desktop's and a phone's. */
  widths?: readonly PictureWidth[];
  /** Language in which `npm test` runs it, if not the one by its position; TEST_FULL runs both. */
  testedIn?: Language;
  /** Only in full runs: a state that other cases show with other words around it. */
  isOfFull?: boolean;
  /** Console errors that belong to the state, such as for a lost connection. */
  allows?: RegExp;
  /** Opens the screen on a fresh page and waits until it has settled. */
  reach(page: Page, context: ScreenContext): Promise<void>;
}

/** Waits for the only h1, with this name if given. */
export async function headingShown(page: Page, name?: string): Promise<void> {
  await page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) }).waitFor();
}

/** A case that only opens an address and waits for the heading. */
export function openedDirectly(name: string, route: RoutePath, address: string = route): ScreenCase {
  return {
    name,
    route,
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}${address}?lng=${language}`);
      await headingShown(page);
    },
  };
}
