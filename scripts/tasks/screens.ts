// `npm run screens [part of a name …]`: every screen × language × width as PNG in screens/, with contact sheets per
// language.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { languages, type Language } from '../../packages/contract/src/language.ts';
import { createServerPool } from '../../packages/test-kit/servers/server-pool.ts';
import type { PortalServer } from '../../packages/test-kit/server.ts';
import { consoleCases } from '../../apps/console/e2e/screens/cases.ts';
import { screenCases } from '../../apps/portal/e2e/screens/index.ts';
import type { PictureWidth, ScreenCase } from '../../packages/test-kit/screen-case.ts';
import { chromiumArguments, getChromium } from '../chromium.ts';
import { exitOnSignals, stopWithLauncher } from '../lib/launcher.ts';
import { root } from '../lib/paths.mjs';
import { buildAppsWhenStale } from '../lib/app-builds.ts';
import { takeContactSheets } from '../screens/contact-sheet.ts';

/** This limit is long because it only has to detect hangs: a busy slow machine may take minutes. */
const STEP_LIMIT_MS = 180_000;
const folder = join(root, 'screens');
const widths = [
  { label: '1440', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { label: '1280', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  { label: '900', viewport: { width: 900, height: 900 }, deviceScaleFactor: 1 },
  { label: '390', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
] as const;
const usualWidths: readonly PictureWidth[] = ['1280', '390'];
const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

const wanted = process.argv.slice(2);
const cases = [...screenCases, ...consoleCases].filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

stopWithLauncher();
exitOnSignals();
await buildAppsWhenStale();
if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumArguments });
const failures: string[] = [];
const taken = new Set<string>();
await Promise.all(languages.map(takeLanguage));
await browser.close();
console.log(`${taken.size} pictures in screens/, ${failures.length} failed`);
for (const failure of failures) console.log(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** Uses its own servers, because cases advance the clock and sign in as demo customers. */
async function takeLanguage(language: Language): Promise<void> {
  const servers = createServerPool();
  for (const screen of cases) {
    for (const width of widthsOf(screen)) {
      const picture = pictureName(screen, language, width.label);
      try {
        await takePicture(browser, await servers.get(screen.env), screen, language, width);
        taken.add(picture);
      } catch (error) {
        fail(picture, error);
      }
    }
  }
  await servers.dispose();
  const entries = cases.map((screen) => ({
    ...screen,
    pictures: widthsOf(screen)
      .map(({ label }) => ({ file: pictureName(screen, language, label), width: label }))
      .filter(({ file }) => taken.has(file)),
  }));
  const name = `contact-sheet.${language}`;
  await takeContactSheets(browser, folder, name, entries).catch((error: unknown) => fail(name, error));
}

function widthsOf(screen: ScreenCase): (typeof widths)[number][] {
  const wantedWidths = screen.widths ?? usualWidths;
  return widths.filter(({ label }) => wantedWidths.includes(label));
}

function fail(what: string, error: unknown): void {
  console.error(`${what}: ${String(error)}`);
  failures.push(`${what}: ${String(error).split('\n')[0] ?? ''}`);
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
  context.setDefaultTimeout(STEP_LIMIT_MS);
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
