import type { Page } from '@playwright/test';
import type { RoutePath } from '@portal/contract/routes';
import type { ConsolePath } from '@portal/contract/staff/console-paths';
import type { Language } from '@portal/contract/language';
import type { PortalServer } from './server.ts';

/** What a screen case can use to get to its screen. */
export interface ScreenContext {
  portal: PortalServer;
  language: Language;
}

/** How wide a picture can be, in px. */
export type PictureWidth = '1440' | '1280' | '900' | '390';

/** A screen in one state, and the way to it. Pictures and accessibility tests go through the same list. */
export interface ScreenCase {
  /** Names the picture: kebab-case, unique. */
  name: string;
  /** The route that the address bar shows at the end, what varies in it by its name. */
  route: RoutePath | ConsolePath;
  /** What the address bar shows instead, where that is no route. */
  shownAt?: string;
  /** What has to be switched on for it. Cases of one environment share a server. */
  env?: Readonly<Record<string, string>>;
  /** Of its pictures; a desktop's and a phone's without it. */
  widths?: readonly PictureWidth[];
  /** The language in which `npm test` tries it, where its place in the list would choose the other; TEST_FULL has both. */
  testedIn?: Language;
  /** Tried in full runs alone: a state that other cases show with other words around it. */
  isOfFull?: boolean;
  /** Console errors that are part of the state, such as of a lost connection. */
  allows?: RegExp;
  /** Leads a fresh page to the screen; it has settled when this is done. */
  reach(page: Page, context: ScreenContext): Promise<void>;
}

/** Waits for the one h1, with this name if given. */
export async function headingShown(page: Page, name?: string): Promise<void> {
  await page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) }).waitFor();
}

/** A case that only has to open an address, and waits for the screen's heading. */
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
