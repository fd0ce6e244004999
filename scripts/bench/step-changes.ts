import type { Browser, Page } from '@playwright/test';
import { ApplicationWalk } from '../../packages/test-kit/application-walk.ts';
import { prepareApplication } from '../../packages/test-kit/prepared-applicant.ts';
import type { PortalServer } from '../../packages/test-kit/server.ts';
import { median, type Measurement } from './measurement.ts';
import { slowDownProcessor } from './slow-connection.ts';

const MOST_MS = 100;
/** The worst value of a single walk often comes from the machine; the median of several comes from the portal. */
const WALKS = 5;

interface Watched {
  changes: number[];
  interactions: number[];
}

/** Runs in the page, so it cannot use anything from outside. */
function watch(): void {
  const watched: Watched = { changes: [], interactions: [] };
  Object.assign(window, { watched });
  let clickedAt = 0;
  addEventListener('click', ({ timeStamp, target }) => {
    if (target instanceof Element && target.closest('button[type=submit]')) clickedAt = timeStamp;
  });
  addEventListener('focusin', ({ target }) => {
    if (clickedAt === 0 || !(target instanceof HTMLHeadingElement)) return;
    const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, startTime }) => name.includes('/api/') && startTime >= clickedAt,
    );
    const inApi = calls.reduce((sum, { duration }) => sum + duration, 0);
    watched.changes.push(performance.now() - clickedAt - inApi);
    clickedAt = 0;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) watched.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function walkSteps(browser: Browser, portal: PortalServer, cpuSlowdown: number): Promise<Watched> {
  const page: Page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript(watch);
    const { email } = await prepareApplication(page, portal, 'en', 'businessStructure');
    await page.goto(`${portal.url}/application-business-structure-section?lng=en`);
    const walk = new ApplicationWalk(page, portal, { email });
    await walk.at('application.structure.title');
    await page.waitForLoadState('networkidle');
    await slowDownProcessor(page, cpuSlowdown);
    await walk.fillToRevenue();
    return await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  } finally {
    await page.close();
  }
}

/**
 * C4: the worst interaction on a walk through all steps on a slow processor. C6: Continue to the next heading, without
 * the API's time.
 */
export async function measureStepChanges(
  browser: Browser,
  portal: PortalServer,
  cpuSlowdown: number,
): Promise<Measurement[]> {
  const slow: number[][] = [];
  for (let walk = 0; walk < WALKS; walk += 1) slow.push((await walkSteps(browser, portal, cpuSlowdown)).interactions);
  const worst = slow.map((interactions) => Math.max(...interactions));
  const ordinary = await walkSteps(browser, portal, 1);
  return [
    {
      row: 'C4',
      name: 'worst interaction on any step, slow processor, ÷ 100 ms',
      ratio: median(worst) / MOST_MS,
      target: { atMost: 1 },
      figures: { worstOfAllMs: Math.max(...worst), bestWorstMs: Math.min(...worst), medianMs: median(slow.flat()) },
    },
    {
      row: 'C6',
      name: 'Continue to the next heading focused, less the API’s time, ÷ 100 ms',
      ratio: median(ordinary.changes) / MOST_MS,
      target: { atMost: 1 },
      figures: { medianMs: median(ordinary.changes), worstMs: Math.max(...ordinary.changes) },
    },
  ];
}
