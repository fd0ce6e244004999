import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { cacheFolder } from '../lib/paths.mjs';
import type { Measurement } from './measurement.ts';

const KILOBYTE = 1000;
const MOST_FLOORS = 1.9;
const SUBMIT = 'Check eligibility';

async function reactFloorBytes(): Promise<number> {
  const folder = await mkdtemp(join(cacheFolder, 'react-floor-'));
  try {
    const entry = join(folder, 'entry.js');
    await writeFile(entry, "import { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(null);\n");
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      build: { outDir: 'out', rolldownOptions: { input: entry } },
    });
    const assets = join(folder, 'out/assets');
    const files = await readdir(assets);
    const sizes = await Promise.all(
      files.map(async (file) => brotliCompressSync(await readFile(join(assets, file))).byteLength),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface FirstScreen {
  bytes: number;
  requests: number;
  afterwards: number;
}

/** Loads the eligibility check with an empty cache; its weight is everything requested before it was usable. */
async function firstScreen(browser: Browser, url: string): Promise<FirstScreen> {
  const page = await browser.newPage();
  try {
    await page.addInitScript(() => {
      const usable = { at: Number.POSITIVE_INFINITY };
      Object.assign(window, { usable });
      const look = new MutationObserver(() => {
        // Nothing reacts before React has hydrated the page.
        if (!document.querySelector('button[type=submit]') || 'screen' in document.documentElement.dataset) return;
        look.disconnect();
        void document.fonts.ready.then(() => (usable.at = performance.now()));
      });
      look.observe(document, { attributes: true, childList: true, subtree: true });
    });
    await page.goto(url);
    await page.getByRole('button', { name: SUBMIT }).waitFor();
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

export async function measureFirstScreenWeight(browser: Browser, portalUrl: string): Promise<Measurement> {
  const floor = await reactFloorBytes();
  const { bytes, afterwards, requests } = await firstScreen(browser, `${portalUrl}/marketing-qualification?lng=en`);
  return {
    row: 'C1',
    name: 'bytes of the first screen ÷ React’s own floor',
    ratio: bytes / floor,
    target: { atMost: MOST_FLOORS },
    figures: {
      firstScreenKilobytes: bytes / KILOBYTE,
      reactFloorKilobytes: floor / KILOBYTE,
      fetchedAfterwardsKilobytes: afterwards / KILOBYTE,
      requests,
    },
  };
}
