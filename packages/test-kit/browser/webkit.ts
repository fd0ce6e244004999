import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../apps/server/test/processes/free-port.ts';
import { findOnPath } from '../../../scripts/chromium.ts';
import { type BrowserDriver, openRemotePage, type RemoteWindow } from './remote-page.ts';
import { EXPECT_LIMIT_MS } from '../test.ts';

const RETRY_MS = 100;
const DRIVER = '/usr/bin/WebKitWebDriver';
const [MINI_BROWSER = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
/** The driver reports no errors, so each page records its own after loading. */
const noteErrors = `window.errorsSeen = [];
  addEventListener('error', ({ message }) => errorsSeen.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errorsSeen.push(String(reason)));`;
const screen = ['--auto-servernum', '--server-args=-screen 0 1440x1024x24'];

export function hasWebkit(): boolean {
  return existsSync(DRIVER) && MINI_BROWSER !== '' && findOnPath(['xvfb-run']) !== undefined;
}

/**
 * Opens a window of Debian's WebKit, the engine of Safari, with its own driver, which allows one session. `features`
 * switches features off, such as `-PopoverAttribute`.
 */
export async function openWebkit(baseUrl: string, features = ''): Promise<RemoteWindow> {
  const port = await freePort();
  const server = spawn('xvfb-run', [...screen, DRIVER, `--port=${port}`], { stdio: 'ignore', detached: true });
  const driver = await connect(port, features);
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1024 });
  const opened = {
    ...actionsIn(driver),
    takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    },
  };
  return await openRemotePage(opened, baseUrl);
}

async function connect(port: number, features: string): Promise<WebDriver> {
  const options = { binary: MINI_BROWSER, args: ['--automation', '--full-screen', `--features=${features}`] };
  for (let tries = 1; ; tries += 1) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
        .build();
    } catch (error) {
      if (tries * RETRY_MS > EXPECT_LIMIT_MS) throw error;
      await delay(RETRY_MS);
    }
  }
}

function actionsIn(driver: WebDriver): Omit<BrowserDriver<WebElement>, 'takePicture' | 'close'> {
  const enter = async (frame?: string) => {
    await driver.switchTo().defaultContent();
    if (frame !== undefined) await driver.switchTo().frame(await driver.findElement({ css: frame }));
  };
  const evaluate = async <T>(expression: string, frame?: string): Promise<T> => {
    await enter(frame);
    return await driver.executeScript<T>(`return ${expression}`);
  };
  const errors: string[] = [];
  const collectErrors = async () => {
    await enter();
    errors.push(...(await driver.executeScript<string[]>('return window.errorsSeen?.splice(0) ?? []')));
    return errors;
  };
  return {
    errors: collectErrors,
    open: async (address) => {
      await collectErrors();
      await driver.get(address);
      await driver.executeScript(noteErrors);
    },
    evaluate,
    run: async (statements, frame) => {
      await enter(frame);
      await driver.executeScript(statements);
    },
    findAll: evaluate,
    callWith: async (element, source) => await driver.executeScript(`return (${source})(arguments[0])`, element),
    click: async (element) => await element.click(),
    type: async (element, text) => await element.sendKeys(text),
    chord: async (element, pressed) => await element.sendKeys(Key.chord(...pressed)),
    setFiles: async (element, paths) => await element.sendKeys(paths.join('\n')),
  };
}
