import type { Browser, Page } from '@playwright/test';
import type { Measurement } from './measurement.ts';

const MOST_SHIFT = 0.02;

interface WatchedWindow extends Window {
  shifts: { total: number };
}

/** Adds up unprompted layout shifts; those right after a click are expected. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function measureLayoutShift(browser: Browser, portalUrl: string): Promise<Measurement> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await watchShifts(page);
    await page.goto(`${portalUrl}/marketing-qualification?lng=en`);
    const check = page.getByRole('button', { name: 'Check eligibility' });
    await check.waitFor();
    await page.waitForLoadState('networkidle');
    await check.click();
    await page.getByText('Email is required.').first().waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await check.waitFor();
    await showToast(page);
    const total = await page.evaluate(() => (window as unknown as WatchedWindow).shifts.total);
    return {
      row: 'C5',
      name: 'layout shift: load, errors, language, toast',
      ratio: total,
      target: { atMost: MOST_SHIFT },
      figures: {},
    };
  } finally {
    await page.close();
  }
}

async function showToast(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Time in business' }).fill('1');
  await page.getByRole('textbox', { name: 'Annual revenue' }).fill('1000');
  await page.getByRole('textbox', { name: 'Email' }).fill('bench@example.ca');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Check eligibility' }).click();
  await page.waitForURL('**/not-eligible');
  await page.route('**/api/eligibility/leads', (route) => route.abort());
  await page.getByRole('main').getByRole('button').last().click();
  const toast = page.locator('[data-toast]');
  await toast.waitFor();
  await toast.getByRole('button').click();
  await toast.waitFor({ state: 'detached' });
}
