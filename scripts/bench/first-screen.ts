import type { Browser } from '@playwright/test';

export interface FirstScreen {
  bytes: number;
  requests: number;
  afterwards: number;
}

/** Loads the eligibility check with an empty cache; its weight is everything requested before it was usable. */
export async function loadFirstScreen(
  browser: Browser,
  portalUrl: string,
  language: 'en' | 'fr',
): Promise<FirstScreen> {
  const page = await browser.newPage();
  try {
    await page.addInitScript(() => {
      const usable = { at: Number.POSITIVE_INFINITY };
      Object.assign(window, { usable });
      const look = new MutationObserver(() => {
        // Nothing reacts before React has hydrated the page.
        if (!document.querySelector('button[type=submit]') || 'screen' in document.documentElement.dataset) return;
        look.disconnect();
        // The font, which is preloaded, has begun to load by then.
        usable.at = performance.now();
      });
      look.observe(document, { attributes: true, childList: true, subtree: true });
    });
    await page.goto(`${portalUrl}/marketing-qualification?lng=${language}`);
    await page.locator('button[type=submit]').waitFor();
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
    await page.close();
  }
}
