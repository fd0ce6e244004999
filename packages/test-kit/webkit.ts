import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../apps/server/test/free-port.ts';
import type { AnyLocator, AnyPage, AnyPlace } from './any-page.ts';
import { EXPECT_LIMIT_MS } from './test.ts';

const LOOK_AGAIN_MS = 100;
const DRIVER = '/usr/bin/WebKitWebDriver';
const [MINI_BROWSER = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
/** Finds elements by what people read, in the page itself. */
const library = readFileSync(
  join(import.meta.dirname, '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const keys = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, 'Control+Enter': Key.chord(Key.CONTROL, Key.ENTER) };

/** Which elements of a document are meant. Patterns travel as their source. */
interface Query {
  by: 'Role' | 'LabelText' | 'Text' | 'css';
  what: string;
  isPattern: boolean;
  name?: string;
  isNamePattern: boolean;
  exact: boolean;
}

/** In the page. @returns the elements that are seen; those of a selector, such as a file's field, in any case */
function findAll(query: Query): Element[] {
  const { by, what, isPattern, name, isNamePattern, exact } = query;
  if (by === 'css') return [...document.querySelectorAll(what)];
  const match = (text: string, isRegExp: boolean) => (isRegExp ? new RegExp(text, 'u') : text);
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = (window as never as { TestingLibraryDom: Queries })
    .TestingLibraryDom;
  const found =
    by === 'Role'
      ? queryAllByRole(document.body, what, name === undefined ? {} : { name: nameMatcher(match(name, isNamePattern)) })
      : (by === 'Text' ? queryAllByText : queryAllByLabelText)(document.body, match(what, isPattern), { exact });
  return found.filter((element) => (element as HTMLElement).checkVisibility());

  function nameMatcher(wanted: string | RegExp) {
    if (wanted instanceof RegExp) return wanted;
    const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
    return (text: string) =>
      exact ? plain(text) === plain(wanted) : plain(text).toLowerCase().includes(plain(wanted).toLowerCase());
  }
}

interface Queries {
  queryAllByRole: (container: Element, role: string, options: object) => Element[];
  queryAllByLabelText: (container: Element, text: string | RegExp, options: object) => Element[];
  queryAllByText: (container: Element, text: string | RegExp, options: object) => Element[];
}

export interface Webkit {
  page: AnyPage;
  /** As PNG. */
  takePicture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A window of Debian's WebKit, the engine of Safari. One at a time: its driver takes no second session. */
export async function openWebkit(baseUrl: string): Promise<Webkit> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'portal-webkit-'));
  const server = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1280x1024x24', DRIVER, `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
    },
  );
  const driver = await connect(port);
  const page = new WebkitPage(driver, folder, baseUrl);
  return {
    page,
    takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function connect(port: number): Promise<WebDriver> {
  const options = { binary: MINI_BROWSER, args: ['--automation', '--full-screen'] };
  for (let tries = 1; ; tries += 1) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
        .build();
    } catch (error) {
      if (tries * LOOK_AGAIN_MS > EXPECT_LIMIT_MS) throw error;
      await delay(LOOK_AGAIN_MS);
    }
  }
}

class WebkitPlace implements AnyPlace {
  readonly driver: WebDriver;
  readonly folder: string;
  readonly frame: string | undefined;

  constructor(driver: WebDriver, folder: string, frame?: string) {
    this.driver = driver;
    this.folder = folder;
    this.frame = frame;
  }

  getByRole(role: string, { name, exact = false }: { name?: string | RegExp; exact?: boolean } = {}): AnyLocator {
    const pattern = name instanceof RegExp;
    const named = name === undefined ? {} : { name: pattern ? name.source : name };
    return this.#find({ by: 'Role', what: role, isPattern: false, ...named, isNamePattern: pattern, exact });
  }

  getByLabel(label: string, { exact = false }: { exact?: boolean } = {}): AnyLocator {
    return this.#find({ by: 'LabelText', what: label, isPattern: false, isNamePattern: false, exact });
  }

  getByText(text: string | RegExp, { exact = false }: { exact?: boolean } = {}): AnyLocator {
    const isPattern = text instanceof RegExp;
    return this.#find({ by: 'Text', what: isPattern ? text.source : text, isPattern, isNamePattern: false, exact });
  }

  locator(selector: string): AnyLocator {
    return this.#find({ by: 'css', what: selector, isPattern: false, isNamePattern: false, exact: true });
  }

  #find(query: Query): AnyLocator {
    return new WebkitLocator(this, query);
  }
}

class WebkitPage extends WebkitPlace implements AnyPage {
  readonly #baseUrl: string;

  constructor(driver: WebDriver, folder: string, baseUrl: string) {
    super(driver, folder);
    this.#baseUrl = baseUrl;
  }

  async goto(address: string): Promise<void> {
    await this.driver.switchTo().defaultContent();
    await this.driver.get(new URL(address, this.#baseUrl).href);
  }

  frameLocator(selector: string): AnyPlace {
    return new WebkitPlace(this.driver, this.folder, selector);
  }
}

class WebkitLocator implements AnyLocator {
  readonly #place: WebkitPlace;
  readonly #query: Query;

  constructor(place: WebkitPlace, query: Query) {
    this.#place = place;
    this.#query = query;
  }

  first(): AnyLocator {
    return this;
  }

  async waitFor(): Promise<void> {
    await this.#element();
  }

  async isVisible(): Promise<boolean> {
    return (await this.count()) > 0;
  }

  async count(): Promise<number> {
    return (await this.#elements()).length;
  }

  async click(): Promise<void> {
    await this.#act((element) => element.click());
  }

  async check(): Promise<void> {
    await this.#act(async (element) => {
      if (!(await element.isSelected())) await element.sendKeys(Key.SPACE);
    });
  }

  async fill(text: string): Promise<void> {
    await this.#act(async (element) => {
      await element.clear();
      await element.sendKeys(text);
    });
  }

  async press(key: keyof typeof keys): Promise<void> {
    await this.#act((element) => element.sendKeys(keys[key]));
  }

  async selectOption(value: string): Promise<void> {
    await this.#act(async (element) => {
      await this.#place.driver.executeScript(
        `const [field, value] = arguments; field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true })); field.dispatchEvent(new Event('change', { bubbles: true }));`,
        element,
        value,
      );
    });
  }

  async setInputFiles(files: readonly { name: string; buffer: Buffer }[]): Promise<void> {
    const paths = files.map(({ name }) => join(this.#place.folder, name));
    for (const [index, { buffer }] of files.entries()) await writeFile(paths[index] ?? '', buffer);
    await this.#act((element) => element.sendKeys(paths.join('\n')));
  }

  /** Tries again when the page has re-rendered the element in the meantime. */
  async #act(act: (element: WebElement) => Promise<unknown>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const element = await this.#element();
        // The driver itself scrolls the window alone.
        await this.#place.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        await act(element);
        return;
      } catch (error) {
        if (tries * LOOK_AGAIN_MS > EXPECT_LIMIT_MS) throw error;
        await delay(LOOK_AGAIN_MS);
      }
    }
  }

  async #element(): Promise<WebElement> {
    for (let tries = 1; ; tries += 1) {
      const [element] = await this.#elements();
      if (element) return element;
      if (tries * LOOK_AGAIN_MS > EXPECT_LIMIT_MS)
        throw new Error(`Not seen in WebKit: ${JSON.stringify(this.#query)}`);
      await delay(LOOK_AGAIN_MS);
    }
  }

  async #elements(): Promise<WebElement[]> {
    const { driver, frame } = this.#place;
    try {
      await driver.switchTo().defaultContent();
      if (frame !== undefined) await driver.switchTo().frame(await driver.findElement({ css: frame }));
      const isLoaded = await driver.executeScript('return "TestingLibraryDom" in window');
      if (isLoaded !== true) await driver.executeScript(library);
      return await driver.executeScript<WebElement[]>(`return (${findAll.toString()})(arguments[0])`, this.#query);
    } catch {
      // A page that is just being left.
      return [];
    }
  }
}
