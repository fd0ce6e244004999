import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArguments, getChromium } from '../chromium.ts';
import { cacheFolder } from '../lib/paths.mjs';
import type { Measurement } from './measurement.ts';

const KILOBYTE = 1000;
const MOST_KILOBYTES = 150;

const SETTLE_TEXT = /eligib/iu;

/** Bytes of React alone, as a browser would get them: built and compressed as the portal is. */
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
  afterwards: number;
  requests: number;
}

/** Loads the eligibility check with an empty cache and adds up what came over the wire until it could be used. */
async function firstScreenBytes(browser: Browser, url: string): Promise<FirstScreen> {
  const page = await browser.newPage();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: SETTLE_TEXT }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const untilUsable = bytes;
  const untilUsableRequests = requests;
  await page.waitForLoadState('networkidle');
  await page.close();
  return { bytes: untilUsable, afterwards: bytes - untilUsable, requests: untilUsableRequests };
}

/** The largest shift of the flow: load, an error summary, the language toggle, the toast. */
async function layoutShift(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await page.getByRole('button', { name: SETTLE_TEXT }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: SETTLE_TEXT }).click();
  await page.getByRole('alert').or(page.getByRole('group')).first().waitFor();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'English' }).waitFor();
  await page.waitForLoadState('networkidle');
  const total = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
  await page.close();
  return total;
}

/** C1: bytes of the first screen ÷ React's own floor. C5: layout shift on a phone. */
export async function measureFirstScreen(portalPort: number): Promise<Measurement[]> {
  const url = `http://127.0.0.1:${String(portalPort)}/marketing-qualification?lng=en`;
  const floor = await reactFloorBytes();
  const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumArguments });
  try {
    const { bytes, afterwards, requests } = await firstScreenBytes(browser, url);
    const shift = await layoutShift(browser, url);
    return [
      {
        row: 'C1',
        name: 'bytes of the first screen ÷ React’s own floor',
        ratio: bytes / floor,
        target: { atMost: (MOST_KILOBYTES * KILOBYTE) / floor },
        figures: {
          firstScreenKilobytes: bytes / KILOBYTE,
          reactFloorKilobytes: floor / KILOBYTE,
          fetchedAfterwardsKilobytes: afterwards / KILOBYTE,
          requests,
        },
      },
      {
        row: 'C5',
        name: 'layout shift: load, errors, language',
        ratio: shift,
        target: { atMost: 0.02 },
        figures: {},
      },
    ];
  } finally {
    await browser.close();
  }
}
