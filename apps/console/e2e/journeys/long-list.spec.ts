import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { makeSecretText } from '../../../server/src/platform/encryption/index.ts';
import { findPostgresPrograms, startPostgresCluster } from '../../../server/test/database/postgres-cluster.ts';
import { startServer } from '@portal/test-kit/server';
import { openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';
import { whenFull } from '@portal/test-kit/tiers';

const FILL = fileURLToPath(new URL('../../../server/src/commands/fill.ts', import.meta.url));
const APPLICATIONS = 1200;
const SCROLLED_ROWS = 400;
/** Rows visible in a 900 px window, with a margin above and below. */
const MOST_ROWS_IN_PAGE = 60;
const TURN_OF_WHEEL_PX = 1500;

const programs = await findPostgresPrograms();

const rowsInPage = (page: Page) =>
  page
    .getByRole('row')
    .evaluateAll((rows) => rows.flatMap((row) => Number(row.getAttribute('aria-rowindex')) || []).filter((n) => n > 1));

test(
  'a long list loads page by page, and only the rows around the visible ones are in the DOM',
  whenFull,
  async ({ page }) => {
    test.skip(programs === undefined, 'There is no PostgreSQL here');
    const cluster = await startPostgresCluster(programs ?? '');
    const settings = { DATABASE_URL: cluster.urlOf('postgres'), PORTAL_SECRETS: makeSecretText('long-list') };
    const portal = await startServer({ env: settings });
    try {
      await promisify(execFile)(process.execPath, [FILL, '--applications', String(APPLICATIONS), '--beside-others'], {
        env: { ...process.env, ...settings },
      });
      await page.setViewportSize({ width: 1440, height: 900 });
      await openConsole(page, portal, { address: '/staff?view=closed' });
      await page.getByRole('rowheader').first().waitFor();
      await page.getByRole('rowheader').nth(3).hover();
      let most = 0;
      await expect(async () => {
        await page.mouse.wheel(0, TURN_OF_WHEEL_PX);
        const rows = await rowsInPage(page);
        most = Math.max(most, rows.length);
        expect(rows.at(-1)).toBeGreaterThan(SCROLLED_ROWS);
      }).toPass();
      expect(most).toBeLessThan(MOST_ROWS_IN_PAGE);
      const rows = await rowsInPage(page);
      expect(rows).toEqual(rows.map((_, place) => (rows[0] ?? 0) + place));
      await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', /^\d{3,}$/u);

      // The export contains every row of the view, not only the loaded ones.
      await page.goto(`${portal.url}/staff?view=closed&order=amount`);
      await page.getByRole('rowheader').first().waitFor();
      const counted = await page
        .getByText(/^\d+ applications$/u)
        .first()
        .innerText();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
      const references = lines.slice(1).map((line) => line.split(',')[0]);
      expect(new Set(references).size).toBe(references.length);
      expect(references.length).toBeGreaterThan(SCROLLED_ROWS);
      expect(`${String(references.length)} applications`).toBe(counted);
      await expect(page.getByText(`The file is complete: ${String(references.length)} rows.`)).toBeVisible();
    } finally {
      // Otherwise the page would report that its server is gone.
      await page.goto('about:blank');
      await portal.dispose();
      await cluster.stop();
    }
  },
);
