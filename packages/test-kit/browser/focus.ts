import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

const MOST_STOPS = 200;

/** The focused element, and whether any of it is visible: inside the window and not fully covered. */
export async function markFocus(page: Page): Promise<{ name: string; isSeen: boolean; isPage: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return { name: '', isSeen: true, isPage: true };
    // A control drawn by its label is visible where its label is.
    const drawn = focused.matches('[type=radio]') ? (focused.closest('label') ?? focused) : focused;
    const { left, top, width, bottom } = drawn.getBoundingClientRect();
    // Only the part within the window counts, because some elements, such as a mail's frame, are longer than the
    // window.
    const [from, to] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
    const isSeen = [0.05, 0.25, 0.5, 0.75, 0.95].some((across) =>
      Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20).some((down) => {
        const hit = document.elementFromPoint(left + width * across, from + (to - from) * down);
        return hit !== null && (drawn.contains(hit) || hit.contains(focused));
      }),
    );
    return { name: focused.outerHTML.slice(0, 140), isSeen, isPage: false };
  });
}

async function tabThrough(page: Page): Promise<{ stops: number; unseen: string[] }> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  const unseen: string[] = [];
  const seen = new Set<string>();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, isSeen, isPage } = await markFocus(page);
    if (isPage && stops > 0) return { stops, unseen };
    if (!isSeen) unseen.push(name);
    seen.add(name);
  }
  throw new Error(`The Tab key does not come to an end: ${[...seen].join('\n')}`);
}

export async function expectNothingHidden(page: Page, fewestStops: number): Promise<void> {
  const { stops, unseen } = await tabThrough(page);
  expect(unseen).toEqual([]);
  expect(stops).toBeGreaterThanOrEqual(fewestStops);
}

/** Outline widths in px around the focused element, or around the box that draws it. */
export async function outlineOfFocus(page: Page): Promise<{ name: string; width: number }> {
  return page.evaluate(() => {
    const widths: number[] = [];
    let element = document.activeElement;
    for (let level = 0; level < 4 && element && element !== document.body; level += 1) {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
      if (outlineStyle !== 'none' && opacity !== '0') widths.push(Number.parseFloat(outlineWidth));
      element = element.parentElement;
    }
    return { name: document.activeElement?.outerHTML.slice(0, 140) ?? '', width: Math.max(0, ...widths) };
  });
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
