import type { Browser } from '@playwright/test';
import type { Measurement } from './measurement.ts';

const KILOBYTE = 1000;
const MOST_KILOBYTES = 180;

/** Resources that a browser with an empty cache loads until the work list is usable. */
export interface FirstView {
  bytes: number;
  requests: number;
}

/**
 * K3: the work list of a signed-in person, with an empty cache.
 * @param cookie the session's cookie, as `name=value`
 */
export async function loadFirstView(browser: Browser, origin: string, cookie: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/staff?lng=en`);
    await page.locator('tbody th[scope=row] a').first().waitFor();
    return await page.evaluate(async () => {
      await document.fonts.ready;
      const fetched = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      // Unfinished requests, such as the stream of changes, have no size.
      return {
        bytes: fetched.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        requests: fetched.length,
      };
    });
  } finally {
    await context.close();
  }
}

export async function measureFirstView(browser: Browser, origin: string, cookie: string): Promise<Measurement> {
  const { bytes, requests } = await loadFirstView(browser, origin, cookie);
  return {
    row: 'K3',
    name: `first view of the work list ÷ ${String(MOST_KILOBYTES)} KB`,
    ratio: bytes / KILOBYTE / MOST_KILOBYTES,
    target: { atMost: 1 },
    figures: { kilobytes: bytes / KILOBYTE, requests },
  };
}
