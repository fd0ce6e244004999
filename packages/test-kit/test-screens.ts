import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, ViewportSize } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { type Language, languages } from '@portal/contract/language';
import { type ConsolePath, consolePaths, readConsoleAddress } from '@portal/contract/staff/console-paths';
import { axeViolations } from './browser/axe.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';
import { whenFull } from './tiers.ts';
import type { PictureWidth, ScreenCase } from './screen-case.ts';

const viewports = {
  '1440': { width: 1440, height: 900 },
  '1280': { width: 1280, height: 900 },
  '900': { width: 900, height: 900 },
  '390': { width: 390, height: 844 },
} as const satisfies Record<PictureWidth, { width: number; height: number }>;
const isFull = process.env.TEST_FULL === '1';
const narrowest = { width: 320, height: 568 };
const usualWidths: readonly PictureWidth[] = ['1280'];
const phone = { width: 390, height: 844 };
/** Targets must be at least 24 px (WCAG 2.2, 2.5.8), except for links in running text. */
const SMALLEST_TARGET_PX = 24;
/** Average per line; applies to texts of more than two lines. */
const FEWEST_LETTERS_A_LINE = 6;
/** Allowed overlap of lines, as a share of the line height. */
const SPARED_OF_A_LINE = 0.17;

const titleOfErrors = { en: /^Error: /u, fr: /^Erreur\u00A0: /u } as const;

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements and attributes differently; both forms are valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
  },
});

async function markupErrors(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`),
  );
}

async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')];
    return controls
      .filter(
        (control) => control.checkVisibility({ checkOpacity: false }) && !control.closest('p, li, label, [inert]'),
      )
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 1 && height > 1 && (width < smallest || height < smallest);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  }, SMALLEST_TARGET_PX);
}

/** Texts so narrow that they break letter by letter, excluding text that is only for screen readers. */
async function crushedTexts(page: Page): Promise<string[]> {
  return page.evaluate((fewest) => {
    const isClipped = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isClipped(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const crushed: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.toString().trim();
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
      if (lines > 2 && text.length / lines < fewest && !isClipped(node.parentElement)) crushed.push(text.slice(0, 60));
    }
    return crushed;
  }, FEWEST_LETTERS_A_LINE);
}

/** Content beyond the window's sides, excluding text that is only for screen readers. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isScrolled = (element: Element): boolean => element.closest('[data-scrolls], textarea, input') !== null;
    return [...document.querySelectorAll('main *, header *')]
      .filter((element) => element.childElementCount === 0 && element.textContent.trim() !== '')
      .filter((element) => element.checkVisibility({ checkOpacity: true }) && !isScrolled(element))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && (box.left < -1 || box.right > width + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Overlapping texts or lines; menus, dialogs and sticky elements may cover others. */
async function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate((spared) => {
    interface Piece {
      node: Node;
      text: string;
      layer: Element | null;
      box: { left: number; right: number; top: number; bottom: number };
    }
    const layers = (element: Element | null): Element | null => {
      if (element === null || element.matches('dialog, [popover], [inert]')) return element;
      const { position, zIndex } = getComputedStyle(element);
      return zIndex !== 'auto' || ['sticky', 'fixed'].includes(position) ? element : layers(element.parentElement);
    };
    const seen = (box: Piece['box'], element: Element | null): Piece['box'] => {
      if (element === null) return box;
      if (getComputedStyle(element).overflow === 'visible') return seen(box, element.parentElement);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const cut = {
        left: Math.max(box.left, left),
        right: Math.min(box.right, right),
        top: Math.max(box.top, top),
        bottom: Math.min(box.bottom, bottom),
      };
      return seen(cut, element.parentElement);
    };
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const aside = (bottom - top) * spared;
        const box = seen({ left: left + 1, right: right - 1, top: top + aside, bottom: bottom - aside }, element);
        if (box.right - box.left <= 1 || box.bottom - box.top <= 1) continue;
        pieces.push({ node, text: range.toString().trim().slice(0, 40), layer: layers(element), box });
      }
    }
    return pieces.flatMap((one, index) =>
      pieces
        .slice(index + 1)
        .filter(
          ({ node, layer, box }) =>
            layer === one.layer &&
            // Text with an ellipsis is measured both full and cut.
            !(node === one.node && box.top === one.box.top) &&
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
        )
        .map(({ text }) => `${one.text} | ${text}`),
    );
  }, SPARED_OF_A_LINE);
}

/** Doubles the text size like a phone's setting; inline styles would violate the page's content security policy. */
async function enlargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
}

async function expectRoomForLargeLetters(page: Page, shown: readonly ViewportSize[]): Promise<void> {
  await enlargeLetters(page);
  for (const viewport of [...shown.filter(({ width }) => width > phone.width), phone]) {
    await page.setViewportSize(viewport);
    const at = `with letters of twice the size at ${String(viewport.width)} px`;
    await expect.poll(() => cutTexts(page), `cut off ${at}`).toEqual([]);
    await expect.poll(() => overlappingTexts(page), `upon each other ${at}`).toEqual([]);
    await expect.poll(() => sidewaysScrolling(page), `sideways ${at}`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

async function sidewaysScrolling(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Records a title for all workers: titles must differ between routes of one language. */
async function claimTitle(folder: string, title: string, route: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const claim = join(folder, createHash('sha256').update(title).digest('hex'));
  await writeFile(claim, route, { flag: 'wx' }).catch(ignoreTaken);
  return readFile(claim, 'utf8');
}

function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

const isOfConsole = (route: ScreenCase['route']): route is ConsolePath => route.startsWith(consolePaths.workList);

function isAt({ route, shownAt }: ScreenCase, pathname: string): boolean {
  if (shownAt !== undefined) return pathname === shownAt;
  return isOfConsole(route) ? readConsoleAddress(route, pathname) !== undefined : pathname === route;
}

async function turnLanguage(page: Page, from: Language): Promise<void> {
  const named = { name: textOf(from, 'layout.otherLanguage'), exact: true, includeHidden: true };
  await page
    .getByRole('button', named)
    .first()
    .evaluate((toggle: HTMLButtonElement) => toggle.click());
}

/** Every second screen starts in French unless its case names the language; full runs use both. */
function languagesOf({ testedIn }: ScreenCase, index: number): readonly Language[] {
  return isFull ? languages : [testedIn ?? languages[index % languages.length] ?? 'en'];
}

interface Contents {
  screens: readonly string[];
  expect(page: Page, screenName: string, language: Language): Promise<void>;
}

export function testScreens(screenCases: readonly ScreenCase[], contents?: Contents): void {
  for (const [index, screen] of screenCases.entries()) {
    for (const language of languagesOf(screen, index)) {
      const name = `${screen.name} in ${language} has what the specification names, and can be used by everybody`;
      test(name, screen.isOfFull ? whenFull : {}, async ({ page, portal, configured, errors }, { project }) => {
        if (screen.allows) errors.allow(screen.allows);
        const server = screen.env ? await configured.get(screen.env) : portal;
        const shown = (screen.widths ?? usualWidths).map((width) => viewports[width]).slice(0, isFull ? undefined : 1);
        await page.setViewportSize(shown[0] ?? narrowest);
        await screen.reach(page, { portal: server, language });
        // A prerendered screen appears before its address changes.
        await expect(page).toHaveURL(({ pathname }) => isAt(screen, pathname));
        const named = contents?.screens.includes(screen.name) ? contents : undefined;
        await named?.expect(page, screen.name, language);
        if (!isFull) expect(await axeViolations(page)).toEqual([]);
        for (const viewport of [...shown, narrowest]) {
          await page.setViewportSize(viewport);
          const at = `at ${String(viewport.width)} px`;
          if (isFull) expect(await axeViolations(page), `axe ${at}`).toEqual([]);
          // Polled, because the layout may change shortly after the window is resized.
          await expect.poll(() => crushedTexts(page), `crushed texts ${at}`).toEqual([]);
          await expect.poll(() => smallTargets(page), `small targets ${at}`).toEqual([]);
          await expect.poll(() => sidewaysScrolling(page), `sideways ${at}`).toBeLessThanOrEqual(0);
        }
        if (isFull) await expectRoomForLargeLetters(page, shown);
        expect(await markupErrors(page)).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`, 'u'));
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/u);
        const title = await page.title();
        expect(titleOfErrors[language].test(title), title).toBe(screen.name.endsWith('-errors'));
        const owner = await claimTitle(join(project.outputDir, `titles-${language}`), title, screen.route);
        expect(owner, `the title "${title}" is another screen's`).toBe(screen.route);
        if (!isFull && named) {
          const other = language === 'en' ? 'fr' : 'en';
          await page.setViewportSize(shown[0] ?? narrowest);
          await turnLanguage(page, language);
          await named.expect(page, screen.name, other);
        }
      });
    }
  }
}
