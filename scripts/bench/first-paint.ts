import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { slowDown } from './slow-connection.ts';

const SMALL_PAGE_BYTES = 14 * 1024;

export interface Paint {
  firstMs: number;
  largestMs: number;
  bytes: number;
}

export async function serveSmallPage(): Promise<{ server: Server; url: string }> {
  const head = '<!doctype html><meta charset="utf-8"><title>Static</title><h1>A static page</h1>';
  const page =
    head + '<p>Fourteen kilobytes of words.</p>'.repeat(SMALL_PAGE_BYTES).slice(0, SMALL_PAGE_BYTES - head.length);
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
