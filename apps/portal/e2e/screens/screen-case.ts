import type { Page } from '@playwright/test';
import type { Language } from '@portal/contract/language';
import type { PortalServer } from '../fixtures/server.ts';

/** What a screen case may use to get where it wants. */
export interface ScreenContext {
  portal: PortalServer;
  language: Language;
}

/** A screen in one state, and the way to it. Pictures and accessibility tests go through the same list. */
export interface ScreenCase {
  /** Names the picture: kebab-case, unique. */
  name: string;
  /** The route that the address bar shows at the end. */
  route: string;
  /** What has to be switched on for it. Cases of one environment share a server. */
  env?: Readonly<Record<string, string>>;
  /** Leads a fresh page to the screen; it has settled when this is done. */
  reach(page: Page, context: ScreenContext): Promise<void>;
}

/** Waits for the one h1, of this name where it is given. */
export async function headingShown(page: Page, name?: string): Promise<void> {
  await page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) }).waitFor();
}

/** A case that only has to open an address, and waits for the screen's heading. */
export function openedDirectly(name: string, route: string, address = route): ScreenCase {
  return {
    name,
    route,
    async reach(page, { portal, language }) {
      await page.goto(`${portal.url}${address}?lng=${language}`);
      await headingShown(page);
    },
  };
}
