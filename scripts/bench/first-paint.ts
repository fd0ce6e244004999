import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { median, type Measurement } from './measurement.ts';
import { networkFloorMs, slowDown } from './slow-connection.ts';

const ROUNDS = 5;
const STATIC_PAGE_BYTES = 14 * 1024;
const MOST_SECONDS = 1.8;
const SECOND_MS = 1000;

export interface Paint {
  firstMs: number;
  largestMs: number;
  bytes: number;
}

async function serveStaticPage(): Promise<{ server: Server; url: string }> {
  const head = '<!doctype html><meta charset="utf-8"><title>Static</title><h1>A static page</h1>';
  const page =
    head + '<p>Fourteen kilobytes of words.</p>'.repeat(STATIC_PAGE_BYTES).slice(0, STATIC_PAGE_BYTES - head.length);
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/` };
}

export async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const largest = { ms: 0 };
      Object.assign(window, { largest });
      new PerformanceObserver((list) => {
        largest.ms = list.getEntries().at(-1)?.startTime ?? largest.ms;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    return await page.evaluate(() => {
      const { largest } = window as unknown as { largest: { ms: number } };
      const navigation = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const loadedAt = navigation[0]?.loadEventStart ?? 0;
      return {
        firstMs: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
        largestMs: largest.ms,
        bytes: [...navigation, ...resources.filter(({ startTime }) => startTime < loadedAt)].reduce(
          (sum, { encodedBodySize }) => sum + encodedBodySize,
          0,
        ),
      };
    });
  } finally {
    await context.close();
  }
}

/** C2: largest paint ÷ the network's own time for its bytes. C3: first paint ÷ that of a static page. */
export async function measureFirstPaint(browser: Browser, portalUrl: string): Promise<Measurement[]> {
  const { server, url: staticUrl } = await serveStaticPage();
  try {
    const entry: Paint[] = [];
    const plain: Paint[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(await paintOf(browser, staticUrl));
      entry.push(await paintOf(browser, `${portalUrl}/marketing-qualification?lng=en`));
    }
    const largestMs = median(entry.map((paint) => paint.largestMs));
    const floorMs = median(entry.map(({ bytes }) => networkFloorMs(bytes)));
    const firstMs = median(entry.map((paint) => paint.firstMs));
    const staticMs = median(plain.map((paint) => paint.firstMs));
    return [
      {
        row: 'C2',
        name: 'largest paint on slow 4G and a slow processor ÷ what the network takes for its bytes',
        ratio: largestMs / floorMs,
        target: { atMost: 1.5 },
        figures: { largestPaintMs: largestMs, networkFloorMs: floorMs },
      },
      {
        row: 'C2 seconds',
        name: 'largest paint on slow 4G and a slow processor, in seconds',
        ratio: largestMs / SECOND_MS,
        target: { atMost: MOST_SECONDS },
        figures: {},
      },
      {
        row: 'C3',
        name: 'first paint ÷ that of a static page of 14 KB',
        ratio: firstMs / staticMs,
        target: { atMost: 2 },
        figures: { firstPaintMs: firstMs, staticPageMs: staticMs },
      },
    ];
  } finally {
    server.close();
  }
}
