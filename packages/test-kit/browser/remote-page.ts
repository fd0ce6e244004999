import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AnyLocator, AnyPage, AnyPlace } from './any-page.ts';
import { EXPECT_LIMIT_MS } from '../test.ts';
import type { UploadableFile } from '../statement.ts';

const RETRY_MS = 100;
const library = readFileSync(
  join(import.meta.dirname, '../../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const keys = {
  j: ['j'],
  Space: [' '],
  Escape: ['\uE00C'],
  ArrowDown: ['\uE015'],
  Enter: ['\uE007'],
  'Control+Enter': ['\uE009', '\uE007'],
} as const;

/** Functions a browser must provide so that a page can be used; `Element` is the browser's own handle of an element. */
export interface BrowserDriver<Element> {
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page, or in the frame that the selector finds. @returns a JSON value */
  evaluate: (expression: string, frame?: string) => Promise<unknown>;
  run: (statements: string, frame?: string) => Promise<void>;
  findAll: (expression: string, frame?: string) => Promise<Element[]>;
  callWith: (element: Element, source: string) => Promise<unknown>;
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  chord: (element: Element, pressed: readonly string[]) => Promise<void>;
  setFiles: (element: Element, paths: readonly string[]) => Promise<void>;
  takePicture: () => Promise<Buffer>;
  /** Uncaught errors so far; in Firefox also those printed to the console. */
  errors: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

export interface RemoteWindow {
  page: AnyPage;
  takePicture: () => Promise<Buffer>;
  errors: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

export async function openRemotePage<Element>(driver: BrowserDriver<Element>, baseUrl: string): Promise<RemoteWindow> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-uploads-'));
  return {
    page: {
      ...placeIn(driver, folder),
      evaluate: (expression) => driver.evaluate(expression),
      goto: (address) => driver.open(new URL(address, baseUrl).href),
      locator: (selector) => new RemoteLocator(driver, folder, { by: 'css', what: selector, exact: true }),
      frameLocator: (selector) => placeIn(driver, folder, selector),
    },
    takePicture: driver.takePicture,
    errors: driver.errors,
    close: async () => {
      await driver.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Query {
  by: 'Role' | 'LabelText' | 'Text' | 'css';
  what: string;
  isPattern?: boolean;
  name?: string;
  isNamePattern?: boolean;
  exact: boolean;
}

interface Queries {
  queryAllByRole: (container: Element, role: string, options: object) => Element[];
  queryAllByLabelText: (container: Element, text: string | RegExp, options: object) => Element[];
  queryAllByText: (container: Element, text: string | RegExp, options: object) => Element[];
}

/** Runs in the page. @returns the visible elements; a selector also finds hidden ones, such as a file field */
function findElements({ by, what, isPattern = false, name, isNamePattern = false, exact }: Query): Element[] {
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

function placeIn<Element>(driver: BrowserDriver<Element>, folder: string, frame?: string): AnyPlace {
  const find = (query: Query) => new RemoteLocator(driver, folder, query, frame);
  return {
    getByRole(role, { name, exact = false } = {}) {
      const isNamePattern = name instanceof RegExp;
      const named = name === undefined ? {} : { name: isNamePattern ? name.source : name, isNamePattern };
      return find({ by: 'Role', what: role, ...named, exact });
    },
    getByLabel: (label, { exact = false } = {}) => find({ by: 'LabelText', what: label, exact }),
    getByText(text, { exact = false } = {}) {
      const isPattern = text instanceof RegExp;
      return find({ by: 'Text', what: isPattern ? text.source : text, isPattern, exact });
    },
  };
}

class RemoteLocator<Element> implements AnyLocator {
  readonly #driver: BrowserDriver<Element>;
  readonly #folder: string;
  readonly #query: Query;
  readonly #frame: string | undefined;

  constructor(driver: BrowserDriver<Element>, folder: string, query: Query, frame?: string) {
    this.#driver = driver;
    this.#folder = folder;
    this.#query = query;
    this.#frame = frame;
  }

  first(): AnyLocator {
    return this;
  }

  async waitFor(): Promise<void> {
    await this.#act(() => Promise.resolve());
  }

  async isVisible(): Promise<boolean> {
    return (await this.count()) > 0;
  }

  async count(): Promise<number> {
    return (await this.#elements()).length;
  }

  async click(): Promise<void> {
    await this.#act((element) => this.#driver.click(element));
  }

  async check(): Promise<void> {
    await this.#act(async (element) => {
      const isChecked = await this.#driver.callWith(element, '(box) => box.checked');
      if (isChecked !== true) await this.#driver.click(element);
    });
  }

  async fill(text: string): Promise<void> {
    await this.#act(async (element) => {
      await this.#driver.callWith(element, '(field) => { field.focus(); field.select(); }');
      await this.#driver.type(element, text);
    });
  }

  async press(key: keyof typeof keys): Promise<void> {
    await this.#act(async (element) => {
      await this.#driver.callWith(element, '(field) => field.focus()');
      await this.#driver.chord(element, keys[key]);
    });
  }

  async selectOption(value: string): Promise<void> {
    const choose = `(field) => {
      field.value = ${JSON.stringify(value)};
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }`;
    await this.#act((element) => this.#driver.callWith(element, choose));
  }

  async setInputFiles(files: readonly UploadableFile[]): Promise<void> {
    const paths = files.map(({ name }) => join(this.#folder, name));
    for (const [index, { buffer }] of files.entries()) await writeFile(paths[index] ?? '', buffer);
    await this.#act((element) => this.#driver.setFiles(element, paths));
  }

  /** Waits for the element, and retries if the page has replaced it. */
  async #act(act: (element: Element) => Promise<unknown>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const [element] = await this.#elements();
      const isLast = tries * RETRY_MS > EXPECT_LIMIT_MS;
      try {
        if (element) {
          await this.#driver.callWith(element, '(element) => element.scrollIntoView({ block: "center" })');
          await act(element);
          return;
        }
      } catch (error) {
        if (isLast) throw error;
      }
      if (isLast) throw new Error(`Not visible: ${JSON.stringify(this.#query)}`);
      await delay(RETRY_MS);
    }
  }

  async #elements(): Promise<Element[]> {
    try {
      // WebKit does not scroll the page around a frame, and a click outside the window does nothing.
      if (this.#frame !== undefined)
        await this.#driver.evaluate(`document.querySelector(${JSON.stringify(this.#frame)}).scrollIntoView()`);
      const isLoaded = await this.#driver.evaluate('"TestingLibraryDom" in window', this.#frame);
      if (isLoaded !== true) await this.#driver.run(library, this.#frame);
      return await this.#driver.findAll(`(${findElements.toString()})(${JSON.stringify(this.#query)})`, this.#frame);
    } catch {
      return [];
    }
  }
}
