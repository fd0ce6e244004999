import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Minified, because a large part of the check's time is spent on loading it. */
const source = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // The bank's widget is a separate document with its own landmarks.
    const context = { exclude: ['iframe'] };
    const { violations } = await axe.run(context, { runOnly, resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  }, rules);
}
