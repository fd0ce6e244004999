import type { UploadableFile } from '../statement.ts';

interface Called {
  name?: string | RegExp;
  exact?: boolean;
}

/** The part of an element that cross-engine journeys use. A Playwright locator implements it. */
export interface AnyLocator {
  waitFor(): Promise<void>;
  isVisible(): Promise<boolean>;
  count(): Promise<number>;
  first(): AnyLocator;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: 'j' | 'Space' | 'Escape' | 'ArrowDown' | 'Enter' | 'Control+Enter'): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  setInputFiles(files: readonly UploadableFile[]): Promise<void>;
}

export interface AnyPlace {
  getByRole(role: AnyRole, called?: Called): AnyLocator;
  getByLabel(label: string, called?: { exact?: boolean }): AnyLocator;
  getByText(text: string | RegExp, called?: { exact?: boolean }): AnyLocator;
}

/**
 * Interface for journeys in Chromium, Firefox and WebKit. A Playwright page implements it; `openRemotePage` implements
 * it over WebDriver for Debian's Firefox and WebKit.
 */
export interface AnyPage extends AnyPlace {
  goto(address: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  locator(selector: string): AnyLocator;
  frameLocator(selector: string): AnyPlace;
}

export type AnyRole =
  'button' | 'checkbox' | 'combobox' | 'dialog' | 'heading' | 'link' | 'listbox' | 'option' | 'radio' | 'textbox';
