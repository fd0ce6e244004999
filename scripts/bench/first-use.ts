import type { Browser } from '@playwright/test';
import type { Client } from 'chrome-remote-interface';
import { connectTo, openBarePage } from './bare-page.ts';
import { type Paint, paintOf, serveSmallPage } from './first-paint.ts';
import { median, type Measurement, percentile } from './measurement.ts';
import { networkFloorMs } from './slow-connection.ts';
import { serveWithoutScripts } from './static-page.ts';

const ROUNDS = 11;
const MOST_STATIC_PAGES = 1.15;
const MOST_SMALL_PAGES = 2;
const MOST_FLOORS = 1.5;
const MOST_LARGEST_MS = 1800;

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

interface Addresses {
  portal: string;
  /** The portal's own first screen, without its scripts. */
  plain: string;
  small: string;
}

interface Round {
  paint: Paint;
  plainPaint: Paint;
  smallPaint: Paint;
  use: FirstUse;
  plainUse: FirstUse;
}

/** Every other round measures in the opposite order, so that a machine that slows down affects all sides alike. */
async function measureRound({ browser, devtools }: Browsers, at: Addresses, isReversed: boolean): Promise<Round> {
  const round: Partial<Round> = {};
  const steps = [
    async () => (round.smallPaint = await paintOf(browser, at.small)),
    async () => (round.plainPaint = await paintOf(browser, at.plain)),
    async () => (round.paint = await paintOf(browser, at.portal)),
    async () => (round.plainUse = await firstUseOf(devtools, at.plain, false)),
    async () => (round.use = await firstUseOf(devtools, at.portal, true)),
  ];
  for (const step of isReversed ? steps.toReversed() : steps) await step();
  return round as Round;
}

type Pair = readonly [ours: number, other: number];

function rowOf(row: string, name: string, atMost: number, pairs: readonly Pair[]): Measurement {
  const ratios = pairs.map(([ours, other]) => ours / other);
  return {
    row,
    name,
    ratio: median(ratios),
    target: { atMost },
    figures: {
      oursMs: median(pairs.map(([ours]) => ours)),
      otherMs: median(pairs.map(([, other]) => other)),
      ratioFirstQuartile: percentile(ratios, 0.25),
      ratioThirdQuartile: percentile(ratios, 0.75),
    },
  };
}

function rowsOf(rounds: readonly Round[]): Measurement[] {
  const pairs = (pairOf: (round: Round) => Pair) => rounds.map(pairOf);
  const page = 'a static page of the same bytes';
  const floor = 'network time for all bytes until then';
  const busyMs = median(rounds.map(({ use }) => use.busyMs));
  const answered = rowOf(
    'C2 ready',
    `React answers a click ÷ ${floor}`,
    MOST_FLOORS,
    pairs(({ use }) => [use.readyMs, networkFloorMs(use.bytes)]),
  );
  return [
    rowOf(
      'C2',
      'largest paint on slow 4G and a slow processor ÷ what the network takes for its bytes',
      MOST_FLOORS,
      pairs(({ paint }) => [paint.largestMs, networkFloorMs(paint.bytes)]),
    ),
    rowOf(
      'C2 seconds',
      `largest paint on slow 4G and a slow processor ÷ ${String(MOST_LARGEST_MS)} ms`,
      1,
      pairs(({ paint }) => [paint.largestMs, MOST_LARGEST_MS]),
    ),
    rowOf(
      'C3',
      'first paint ÷ that of a static page of 14 KB',
      MOST_SMALL_PAGES,
      pairs(({ paint, smallPaint }) => [paint.firstMs, smallPaint.firstMs]),
    ),
    rowOf(
      'C3 static',
      `first paint ÷ that of ${page}`,
      MOST_STATIC_PAGES,
      pairs(({ paint, plainPaint }) => [paint.firstMs, plainPaint.firstMs]),
    ),
    rowOf(
      'C2 static',
      `largest paint ÷ that of ${page}`,
      MOST_STATIC_PAGES,
      pairs(({ paint, plainPaint }) => [paint.largestMs, plainPaint.largestMs]),
    ),
    rowOf(
      'C2 letter',
      `a typed letter shown ÷ on ${page}`,
      MOST_STATIC_PAGES,
      pairs(({ use, plainUse }) => [use.letterMs, plainUse.letterMs]),
    ),
    { ...answered, figures: { ...answered.figures, busyMs } },
  ];
}

/** Rows C2 and C3: how soon the first screen is drawn and answers, on slow 4G and a slow processor. */
export async function measureFirstUse(
  browser: Browser,
  debuggingPort: number,
  portalUrl: string,
): Promise<Measurement[]> {
  const portal = `${portalUrl}/marketing-qualification?lng=en`;
  const [plain, small, devtools] = [
    await serveWithoutScripts(portal),
    await serveSmallPage(),
    await connectTo(debuggingPort),
  ];
  try {
    const rounds: Round[] = [];
    const addresses = { portal, plain: plain.url, small: small.url };
    for (let round = 0; round <= ROUNDS; round += 1)
      rounds.push(await measureRound({ browser, devtools }, addresses, round % 2 === 1));
    // The first round warms up the servers and the browser.
    return rowsOf(rounds.slice(1));
  } finally {
    await devtools.close();
    plain.close();
    small.server.close();
  }
}
