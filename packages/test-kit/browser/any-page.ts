import type { UploadableFile } from '../statement.ts';

/** What to look for: by what it is called, whole or in part. */
interface Called {
  name?: string | RegExp;
  exact?: boolean;
}

/** As much of an element as journeys use that run in every engine. A locator of Playwright is one. */
export interface AnyLocator {
  /** Until it is seen. */
  waitFor(): Promise<void>;
  isVisible(): Promise<boolean>;
  count(): Promise<number>;
  first(): AnyLocator;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: 'j' | 'Space' | 'Escape' | 'ArrowDown' | 'Enter' | 'Control+Enter'): Promise<void>;
  /** By the option's value. */
  selectOption(value: string): Promise<unknown>;
  setInputFiles(files: readonly UploadableFile[]): Promise<void>;
}

/** Where elements are found: a page, or a frame in it. */
export interface AnyPlace {
  getByRole(role: AnyRole, called?: Called): AnyLocator;
  getByLabel(label: string, called?: { exact?: boolean }): AnyLocator;
  getByText(text: string | RegExp, called?: { exact?: boolean }): AnyLocator;
}

/**
 * The interface of journeys that run in Chromium, Firefox and WebKit. A page of Playwright is one; for Debian's Firefox and
 * WebKit, `openRemotePage` makes one over WebDriver.
 */
export interface AnyPage extends AnyPlace {
  goto(address: string): Promise<unknown>;
  /** @returns the value of an expression in the page */
  evaluate(expression: string): Promise<unknown>;
  locator(selector: string): AnyLocator;
  frameLocator(selector: string): AnyPlace;
}

export type AnyRole =
  'button' | 'checkbox' | 'combobox' | 'dialog' | 'heading' | 'link' | 'listbox' | 'option' | 'radio' | 'textbox';
