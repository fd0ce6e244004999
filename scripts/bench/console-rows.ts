import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { makeSecretText } from '../../apps/server/src/platform/encryption/index.ts';
import { startPostgresCluster } from '../../apps/server/test/database/postgres-cluster.ts';
import { chromiumArguments, getChromium } from '../chromium.ts';
import { root } from '../lib/paths.mjs';
import { measureLiveUpdates } from './live-updates.ts';
import { measureFirstView } from './console-weight.ts';
import { median, type Measurement, percentile } from './measurement.ts';
import { startServer } from './portal-server.ts';
import { slowDownProcessor } from './slow-connection.ts';

const FILLED = 25_000;
const SCROLLED_ROWS = 10_000;
/** Scroll distance per frame, as with a fast turn of the wheel. */
const STEP_PX = 240;
const LONGEST_FRAME_MS = 50;
const OPENINGS = 15;
const MOST_FRAMES_AT_REST = 600;
const MOST_OPENING_MS = 200;
const PARTS = ['', '/cash-flow', '/notes', '/decisions'];

const KEY = 'a-staff-key-of-the-bench-0123456789abcdef';

type View = 'all' | 'closed';

async function signIn(origin: string): Promise<string> {
  const path = `${origin}/api/staff/sign-in`;
  const { demoPeople } = (await (await fetch(path)).json()) as { demoPeople: { personId: string; name: string }[] };
  const personId = demoPeople.find(({ name }) => name === 'Joelle Battersby')?.personId ?? '';
  const response = await fetch(`${path}/demo-people/${personId}`, { method: 'POST', headers: { origin } });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function openWorkList(browser: Browser, origin: string, view: View): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/staff?view=${view}&lng=en`);
  await page.getByRole('button', { name: 'Joelle Battersby' }).click();
  await page.locator('tbody th[scope=row] a').first().waitFor();
  return page;
}

interface Scrolled {
  frames: number[];
  rows: number;
}

async function scrollThrough({
  rows,
  step,
  mostAtRest,
}: {
  rows: number;
  step: number;
  mostAtRest: number;
}): Promise<Scrolled> {
  const scroller = document.querySelector('table')?.closest('[data-scrolls]');
  if (!scroller) throw new Error('There is no list');
  const lastRow = () =>
    Number([...scroller.querySelectorAll('tr[aria-rowindex]')].at(-1)?.getAttribute('aria-rowindex'));
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frames: number[] = [];
  let last = await frame();
  let atRest = 0;
  while (lastRow() < rows) {
    const before = scroller.scrollTop;
    scroller.scrollTop += step;
    atRest = scroller.scrollTop === before ? atRest + 1 : 0;
    if (atRest > mostAtRest) throw new Error(`The list ends with row ${String(lastRow())}`);
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  return { frames, rows: lastRow() };
}

async function measureScrolling(browser: Browser, origin: string): Promise<Measurement> {
  const page = await openWorkList(browser, origin, 'closed');
  const scrolled = await page.evaluate(scrollThrough, {
    rows: SCROLLED_ROWS,
    step: STEP_PX,
    mostAtRest: MOST_FRAMES_AT_REST,
  });
  await page.close();
  // Three screen refreshes are 50 ms, plus or minus a tenth in the browser's clock.
  const frames = scrolled.frames.map(Math.round);
  const worst = Math.max(...frames);
  return {
    row: 'K5',
    name: `longest frame while ${String(SCROLLED_ROWS)} rows are scrolled ÷ 50 ms`,
    ratio: worst / LONGEST_FRAME_MS,
    target: { atMost: 1 },
    figures: {
      rows: scrolled.rows,
      frames: frames.length,
      medianMs: median(frames),
      p99Ms: percentile(frames, 0.99),
      framesOver50Ms: frames.filter((ms) => ms > LONGEST_FRAME_MS).length,
    },
  };
}

function watchOpening(): void {
  const opened = new Promise<number>((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = () => {
          const hasPanels = document.querySelectorAll('main section h2').length > 2;
          if (hasPanels) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        look();
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { opened });
}

async function measureOpening(browser: Browser, origin: string): Promise<Measurement> {
  const page = await openWorkList(browser, origin, 'all');
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const link = page.locator('tbody th[scope=row] a').nth(opening);
    const path = `/api${(await link.getAttribute('href')) ?? ''}`;
    const ahead = PARTS.map((part) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === path + part),
    );
    await link.focus();
    await Promise.all(ahead);
    await page.evaluate(watchOpening);
    await slowDownProcessor(page);
    await page.keyboard.press('Enter');
    times.push(await page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened));
    await slowDownProcessor(page, 1);
    await page.keyboard.press('Escape');
    await page.locator('tbody th[scope=row] a').first().waitFor();
  }
  await page.close();
  return {
    row: 'K4',
    name: 'a selected application opened by key, slow processor, ÷ 200 ms',
    ratio: median(times) / MOST_OPENING_MS,
    target: { atMost: 1 },
    figures: { medianMs: median(times), firstMs: times[0] ?? NaN, worstMs: Math.max(...times) },
  };
}

/** Rows K3 to K6: waiting times of an account manager with many applications in PostgreSQL. */
export async function measureConsoleRows(postgresPrograms: string): Promise<Measurement[]> {
  const cluster = await startPostgresCluster(postgresPrograms);
  const settings = { DATABASE_URL: cluster.urlOf('postgres'), PORTAL_SECRETS: makeSecretText('bench') };
  const limits = { REQUESTS_PER_MINUTE: '9999999', REQUESTS_PER_KEY_PER_MINUTE: '9999999' };
  try {
    const portal = await startServer({ ...settings, ...limits, PORTAL_BOOTSTRAP_KEY: KEY });
    const browser = await chromium.launch({ executablePath: getChromium(), args: [...chromiumArguments] });
    try {
      const fill = [
        join(root, 'apps/server/src/commands/fill.ts'),
        '--applications',
        String(FILLED),
        '--beside-others',
      ];
      const { status } = spawnSync(process.execPath, fill, { env: { ...process.env, ...settings }, stdio: 'ignore' });
      if (status !== 0) throw new Error('The database was not filled');
      const origin = `http://localhost:${String(portal.port)}`;
      const own = [
        await measureFirstView(browser, origin, await signIn(origin)),
        await measureOpening(browser, origin),
        await measureScrolling(browser, origin),
      ];
      const second = await startServer({ ...settings, ...limits, DATA_DIR: portal.dataDir, BANK_SANDBOX_PORT: '0' });
      try {
        const changing = `http://localhost:${String(second.port)}`;
        return [...own, ...(await measureLiveUpdates(browser, { showing: origin, changing, key: KEY }))];
      } finally {
        await second.stop();
      }
    } finally {
      await browser.close();
      await portal.stop();
    }
  } finally {
    await cluster.stop();
  }
}
