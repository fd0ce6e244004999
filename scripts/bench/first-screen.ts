import type { Browser, BrowserContext } from '@playwright/test';

/** What a browser with an empty cache loads until a screen can be used, and what it fetches ahead afterwards. */
export interface FirstScreen {
  bytes: number;
  requests: number;
  afterwards: number;
}

/** Loads the eligibility check, which can be used once React has hydrated the page. */
export async function loadFirstScreen(
  browser: Browser,
  portalUrl: string,
  language: 'en' | 'fr',
): Promise<FirstScreen> {
  const context = await browser.newContext();
  const address = `${portalUrl}/marketing-qualification?lng=${language}`;
  return loadUntilUsable(context, address, 'html:not([data-screen]) button[type=submit]');
}

/** Loads `address` in `context`, which it closes. The screen can be used as soon as the selector `shown` matches. */
export async function loadUntilUsable(context: BrowserContext, address: string, shown: string): Promise<FirstScreen> {
  try {
    const page = await context.newPage();
    await page.addInitScript((selector) => {
      const usable = { at: Number.POSITIVE_INFINITY };
      Object.assign(window, { usable });
      const look = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        look.disconnect();
        // The font, which is preloaded, has begun to load by then.
        usable.at = performance.now();
      });
      look.observe(document, { attributes: true, childList: true, subtree: true });
    }, shown);
    await page.goto(address);
    await page.locator(shown).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => {
      const { usable } = window as unknown as { usable: { at: number } };
      const fetched = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      const sum = (entries: PerformanceResourceTiming[]) =>
        entries.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
      // On a new address the browser reloads its icon from the cache.
      const sent = fetched.filter(({ transferSize }) => transferSize > 0);
      const needed = sent.filter(({ startTime }) => startTime <= usable.at);
      return { bytes: sum(needed), requests: needed.length, afterwards: sum(sent) - sum(needed) };
    });
  } finally {
    await context.close();
  }
}
