import type { Page } from '@playwright/test';
import type { RoutePath } from '@portal/contract/routes';
import type { ConsolePath } from '@portal/contract/staff/console-paths';
import type { Language } from '@portal/contract/language';
import type { PortalServer } from './server.ts';

export interface ScreenContext {
  portal: PortalServer;
  language: Language;
}

export type PictureWidth = '1440' | '1280' | '900' | '390';

export interface ScreenCase {
  name: string;
  route: RoutePath | ConsolePath;
  shownAt?: string;
  env?: Readonly<Record<string, string>>;
  /** Widths of its pictures; by default a desktop's and a phone's. */
  widths?: readonly PictureWidth[];
  testedIn?: Language;
  /** Only in full runs: other cases show this state with other text around it. */
  isOfFull?: boolean;
  /** Console errors that belong to the state, such as for a lost connection. */
  allows?: RegExp;
  reach(page: Page, context: ScreenContext): Promise<void>;
}

export async function headingShown(page: Page, name?: string): Promise<void> {
  await page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) }).waitFor();
}

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
