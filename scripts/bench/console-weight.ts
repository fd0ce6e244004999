import type { Browser } from '@playwright/test';
import { type FirstScreen, loadUntilUsable } from './first-screen.ts';
import type { Measurement } from './measurement.ts';

const KILOBYTE = 1000;
const MOST_KILOBYTES = 180;

/**
 * Loads the work list of a signed-in person, which can be used once it has rows.
 * @param cookie the session's cookie, as `name=value`
 */
export async function loadFirstView(browser: Browser, origin: string, cookie: string): Promise<FirstScreen> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  return loadUntilUsable(context, `${origin}/staff?lng=en`, 'tbody th[scope=row] a');
}

/** K3: the first view of the work list. */
export async function measureFirstView(browser: Browser, origin: string, cookie: string): Promise<Measurement> {
  const { bytes, afterwards, requests } = await loadFirstView(browser, origin, cookie);
  return {
    row: 'K3',
    name: `first view of the work list ÷ ${String(MOST_KILOBYTES)} KB`,
    ratio: bytes / KILOBYTE / MOST_KILOBYTES,
    target: { atMost: 1 },
    figures: { kilobytes: bytes / KILOBYTE, fetchedAfterwardsKilobytes: afterwards / KILOBYTE, requests },
  };
}
