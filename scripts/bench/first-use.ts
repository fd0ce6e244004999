import type { Browser } from '@playwright/test';
import type { Client } from 'chrome-remote-interface';
import { connectTo, openBarePage } from './bare-page.ts';
import { type Paint, paintOf } from './first-paint.ts';
import { median, type Measurement } from './measurement.ts';
import { networkFloorMs } from './slow-connection.ts';
import { serveWithoutScripts } from './static-page.ts';

const ROUNDS = 11;
const MOST_STATIC_PAGES = 1.15;
const MOST_FLOORS = 1.5;

/** Times at which the person's first actions take effect, in ms since the address was opened. */
interface FirstUse {
  letterMs: number;
  busyMs: number;
  readyMs: number;
  bytes: number;
}

interface WatchedWindow extends Window {
  use: Omit<FirstUse, 'bytes'>;
  letterShown: Promise<void>;
  hydrated: Promise<void>;
}

/** Runs in the page: records when a letter appears, the clicked button says that it is busy, and React has hydrated. */
function watch(): void {
  const use = { letterMs: Number.NaN, busyMs: Number.NaN, readyMs: Number.NaN };
  const letterShown = new Promise<void>((resolve) => {
    addEventListener('input', ({ isTrusted }) => {
      if (!isTrusted) return;
      requestAnimationFrame(() =>
        setTimeout(() => {
          use.letterMs = performance.now();
          resolve();
        }),
      );
    });
  });
  const hydrated = new Promise<void>((resolve) => {
    const look = new MutationObserver(() => {
      if (Number.isNaN(use.busyMs) && document.querySelector('button[type=submit][aria-disabled=true]'))
        use.busyMs = performance.now();
      if ('screen' in document.documentElement.dataset) return;
      look.disconnect();
      use.readyMs = performance.now();
      resolve();
    });
    look.observe(document, { attributes: true, attributeFilter: ['aria-disabled', 'data-screen'], subtree: true });
  });
  Object.assign(window, { use, letterShown, hydrated } satisfies Partial<WatchedWindow>);
}

async function waitForUse(hydrates: boolean): Promise<FirstUse> {
  const { use, letterShown, hydrated } = window as unknown as WatchedWindow;
  await letterShown;
  if (hydrates) await hydrated;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = resources
    .filter(({ responseEnd }) => responseEnd <= use.readyMs)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, page?.encodedBodySize ?? 0);
  return { ...use, bytes };
}

async function firstUseOf(devtools: Client, url: string, hydrates: boolean): Promise<FirstUse> {
  const page = await openBarePage(devtools, `(${String(watch)})()`);
  try {
    await page.open(url);
    await page.evaluate(`document.querySelector('input[type=email]').focus()`);
    await page.press('a', 'a');
    await page.evaluate(`document.querySelector('button[type=submit]').focus()`);
    await page.press('Enter', '\r');
    return await page.evaluate<FirstUse>(`(${String(waitForUse)})(${String(hydrates)})`);
  } finally {
    await page.close();
  }
}

interface Browsers {
  browser: Browser;
  devtools: Client;
}

interface Round {
  paint: Paint;
  plainPaint: Paint;
  use: FirstUse;
  plainUse: FirstUse;
}

type Pair = readonly [ours: number, other: number];

async function measureRound(browsers: Browsers, address: string, plainAddress: string): Promise<Round> {
  const { browser, devtools } = browsers;
  return {
    plainPaint: await paintOf(browser, plainAddress),
    paint: await paintOf(browser, address),
    plainUse: await firstUseOf(devtools, plainAddress, false),
    use: await firstUseOf(devtools, address, true),
  };
}

function rowOf(row: string, name: string, atMost: number, pairs: readonly Pair[]): Measurement {
  const figures = { oursMs: median(pairs.map(([ours]) => ours)), otherMs: median(pairs.map(([, other]) => other)) };
  return { row, name, ratio: median(pairs.map(([ours, other]) => ours / other)), target: { atMost }, figures };
}

function rowsOf(rounds: readonly Round[]): Measurement[] {
  const firstPaints = rounds.map(({ paint, plainPaint }): Pair => [paint.firstMs, plainPaint.firstMs]);
  const largestPaints = rounds.map(({ paint, plainPaint }): Pair => [paint.largestMs, plainPaint.largestMs]);
  const letters = rounds.map(({ use, plainUse }): Pair => [use.letterMs, plainUse.letterMs]);
  const ready = rounds.map(({ use }): Pair => [use.readyMs, networkFloorMs(use.bytes)]);
  const page = 'a static page of the same bytes';
  const floor = 'network time for all bytes until then';
  const answered = rowOf('C2 ready', `React answers a click ÷ ${floor}`, MOST_FLOORS, ready);
  return [
    rowOf('C3 static', `first paint ÷ that of ${page}`, MOST_STATIC_PAGES, firstPaints),
    rowOf('C2 static', `largest paint ÷ that of ${page}`, MOST_STATIC_PAGES, largestPaints),
    rowOf('C2 letter', `a typed letter shown ÷ on ${page}`, MOST_STATIC_PAGES, letters),
    { ...answered, figures: { ...answered.figures, busyMs: median(rounds.map(({ use }) => use.busyMs)) } },
  ];
}

export async function measureFirstUse(
  browser: Browser,
  debuggingPort: number,
  portalUrl: string,
): Promise<Measurement[]> {
  const address = `${portalUrl}/marketing-qualification?lng=en`;
  const site = await serveWithoutScripts(address);
  const devtools = await connectTo(debuggingPort);
  try {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await measureRound({ browser, devtools }, address, site.url));
    return rowsOf(rounds);
  } finally {
    await devtools.close();
    site.close();
  }
}
