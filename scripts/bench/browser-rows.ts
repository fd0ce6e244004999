import { chromium } from '@playwright/test';
import { startServer } from '../../packages/test-kit/server.ts';
import { freePort } from '../../apps/server/test/processes/free-port.ts';
import { chromiumArguments, getChromium } from '../chromium.ts';
import { measureFirstUse } from './first-use.ts';
import { measureFirstScreenWeight } from './first-screen-weight.ts';
import { measureLayoutShift } from './layout-shift.ts';
import type { Measurement } from './measurement.ts';
import { CPU_SLOWDOWN } from './slow-connection.ts';
import { measureStepChanges } from './step-changes.ts';

/** Rows C1 to C6: loading and reaction times in a browser. */
export async function measureBrowserRows(): Promise<Measurement[]> {
  const portal = await startServer();
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: getChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${String(debuggingPort)}`],
  });
  try {
    return [
      await measureFirstScreenWeight(browser, portal.url),
      ...(await measureFirstUse(browser, debuggingPort, portal.url)),
      await measureLayoutShift(browser, portal.url),
      ...(await measureStepChanges(browser, portal, CPU_SLOWDOWN)),
    ];
  } finally {
    await browser.close();
    await portal.dispose();
  }
}
