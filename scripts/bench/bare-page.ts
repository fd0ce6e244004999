import connect, { type Client } from 'chrome-remote-interface';
import { CPU_SLOWDOWN, slowConnection } from './slow-connection.ts';

const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };

export interface BarePage {
  open: (url: string) => Promise<void>;
  press: (key: string, text: string) => Promise<void>;
  evaluate: <Value>(expression: string) => Promise<Value>;
  close: () => Promise<void>;
}

export async function connectTo(debuggingPort: number): Promise<Client> {
  const options = { host: '127.0.0.1', port: debuggingPort };
  const { webSocketDebuggerUrl } = await connect.Version(options);
  return connect({ target: webSocketDebuggerUrl });
}

/**
 * Opens an empty page with an empty cache on the slow connection and processor. Avoids Playwright, whose scripts for
 * finding and watching elements take longer on a slow processor than the page's own. A listening console also makes the
 * engine parse them twice.
 *
 * @param script runs before the page's own
 */
export async function openBarePage(browser: Client, script: string): Promise<BarePage> {
  const { browserContextId } = await browser.Target.createBrowserContext({});
  const { targetId } = await browser.Target.createTarget({ url: 'about:blank', browserContextId });
  const { sessionId } = await browser.Target.attachToTarget({ targetId, flatten: true });
  await browser.send('Page.enable', undefined, sessionId);
  await browser.send('Page.setLifecycleEventsEnabled', { enabled: true }, sessionId);
  await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: script }, sessionId);
  await browser.send('Emulation.setDeviceMetricsOverride', phone, sessionId);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }, sessionId);
  await browser.send('Network.enable', {}, sessionId);
  await browser.send('Network.emulateNetworkConditions', slowConnection, sessionId);

  return {
    open: async (url) => {
      const isPainted = painted(browser, sessionId);
      await browser.send('Page.navigate', { url }, sessionId);
      await isPainted;
    },
    press: async (key, text) => {
      await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text }, sessionId);
      await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key }, sessionId);
    },
    evaluate: async <Value>(expression: string) => {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await browser.send('Runtime.evaluate', options, sessionId);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value as Value;
    },
    close: () => browser.Target.disposeBrowserContext({ browserContextId }),
  };
}

function painted(browser: Client, session: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = browser['Page.lifecycleEvent'](({ name }, from) => {
      if (name !== 'firstContentfulPaint' || from !== session) return;
      stop();
      resolve();
    });
  });
}
