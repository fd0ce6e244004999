import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { cacheFolder } from '../lib/paths.mjs';
import { loadFirstScreen } from './first-screen.ts';
import type { Measurement } from './measurement.ts';

const KILOBYTE = 1000;
const MOST_FLOORS = 1.9;

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

export async function measureFirstScreenWeight(browser: Browser, portalUrl: string): Promise<Measurement> {
  const floor = await reactFloorBytes();
  const { bytes, afterwards, requests } = await loadFirstScreen(browser, portalUrl, 'en');
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
