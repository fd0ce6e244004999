import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

export interface SheetEntry {
  name: string;
  route: string;
  pictures: readonly { file: string; width: string }[];
}

/** Four rows, which a browser on a slow machine still renders as one picture. */
const SCREENS_ON_A_SHEET = 12;
const LIMIT_MS = 300_000;
const STYLE = `body { margin: 24px; font: 15px system-ui; display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px }
  figure { margin: 0 } figcaption { margin-bottom: 8px } img { vertical-align: top; border: 1px solid #d5ded8 }
  .w1280 { width: 72% } .w390 { width: 22%; margin-left: 2% }`;

export async function takeContactSheets(
  browser: Browser,
  folder: string,
  name: string,
  entries: readonly SheetEntry[],
): Promise<void> {
  for (let first = 0; first < entries.length; first += SCREENS_ON_A_SHEET) {
    const sheet = join(folder, `${name}.${first / SCREENS_ON_A_SHEET + 1}`);
    const figures = entries.slice(first, first + SCREENS_ON_A_SHEET).map(figure);
    await writeFile(
      `${sheet}.html`,
      `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${figures.join('\n')}`,
    );
    const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
    try {
      await page.goto(pathToFileURL(`${sheet}.html`).href, { waitUntil: 'load', timeout: LIMIT_MS });
      await page.screenshot({ path: `${sheet}.png`, fullPage: true, timeout: LIMIT_MS });
    } finally {
      await page.close();
    }
  }
}

function figure({ name, route, pictures }: SheetEntry): string {
  const images = pictures.map(({ file, width }) => `<img src="${file}" alt="" class="w${width}">`);
  return `<figure><figcaption>${name} <small>${route}</small></figcaption>${images.join('')}</figure>`;
}
