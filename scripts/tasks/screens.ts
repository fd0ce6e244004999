// `npm run screens [part of a name …]`: every screen × language × width as PNG in screens/, with one contact sheet
// per language.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { languages, type Language } from '../../packages/contract/src/language.ts';
import { createServerPool } from '../../apps/portal/e2e/fixtures/server-pool.ts';
import type { PortalServer } from '../../apps/portal/e2e/fixtures/server.ts';
import { screenCases } from '../../apps/portal/e2e/screens/index.ts';
import type { ScreenCase } from '../../apps/portal/e2e/screens/screen-case.ts';
import { chromiumArguments, getChromium } from '../chromium.ts';
import { exitOnSignals, stopWithLauncher } from '../lib/launcher.ts';
import { root } from '../lib/paths.mjs';
import { buildPortalWhenStale } from '../lib/portal-build.ts';

const folder = join(root, 'screens');
const widths = [
  { label: '1280', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  { label: '390', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
];
const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

const wanted = process.argv.slice(2);
const cases = screenCases.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

stopWithLauncher();
exitOnSignals();
await buildPortalWhenStale();
if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumArguments });
let failures = 0;
await Promise.all(languages.map(takeLanguage));
await browser.close();
console.log(`${cases.length * widths.length * languages.length - failures} pictures in screens/, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);

/** On servers of its own: cases move the clock and log in as demo customers. */
async function takeLanguage(language: Language): Promise<void> {
  const servers = createServerPool();
  for (const screen of cases) {
    for (const width of widths) {
      try {
        await takePicture(browser, await servers.get(screen.env), screen, language, width);
      } catch (error) {
        failures += 1;
        console.error(`${pictureName(screen, language, width.label)}: ${String(error)}`);
      }
    }
  }
  await servers.dispose();
  await takeContactSheet(language);
}

async function takePicture(
  from: Browser,
  server: PortalServer,
  screen: ScreenCase,
  language: Language,
  { label, viewport, deviceScaleFactor }: (typeof widths)[number],
): Promise<void> {
  const context = await from.newContext({
    baseURL: server.url,
    viewport,
    deviceScaleFactor,
    locale: locales[language],
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await screen.reach(page, { portal: server, language });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, pictureName(screen, language, label)), fullPage: true });
  } finally {
    await context.close();
  }
}

function pictureName({ name }: ScreenCase, language: Language, width: string): string {
  return `${name}.${language}.${width}.png`;
}

/** All pictures of a language on one page, each phone beside its desk. */
async function takeContactSheet(language: Language): Promise<void> {
  const figures = cases.map((screen) => {
    const images = widths.map(
      ({ label }) => `<img src="${pictureName(screen, language, label)}" alt="" class="w${label}">`,
    );
    return `<figure><figcaption>${screen.name} <small>${screen.route}</small></figcaption>${images.join('')}</figure>`;
  });
  const style = `body { margin: 24px; font: 15px system-ui; display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px }
    figure { margin: 0 } figcaption { margin-bottom: 8px } img { vertical-align: top; border: 1px solid #d5ded8 }
    .w1280 { width: 72% } .w390 { width: 22%; margin-left: 2% }`;
  const html = join(folder, `contact-sheet.${language}.html`);
  await writeFile(html, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('\n')}`);
  const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
  await page.screenshot({ path: join(folder, `contact-sheet.${language}.png`), fullPage: true });
  await page.close();
}
