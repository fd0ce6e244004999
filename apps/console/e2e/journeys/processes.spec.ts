import type { Browser } from '@playwright/test';
import { makeSecretText } from '../../../server/src/platform/encryption/index.ts';
import { findPostgresPrograms, startPostgresCluster } from '../../../server/test/database/postgres-cluster.ts';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { type PortalServer, startServer } from '@portal/test-kit/server';
import { DESK_WINDOW, openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';
import { whenFull } from '@portal/test-kit/tiers';

test.use({ viewport: DESK_WINDOW });

const programs = await findPostgresPrograms();

async function visit(browser: Browser, { url }: PortalServer) {
  return (await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })).newPage();
}

test(
  'a change made in one server process appears in a browser connected to another, on the page and in the list',
  whenFull,
  async ({ browser }) => {
    test.skip(programs === undefined, 'There is no PostgreSQL here');
    const cluster = await startPostgresCluster(programs ?? '');
    const env = { DATABASE_URL: cluster.urlOf('postgres'), PORTAL_SECRETS: makeSecretText('two-processes') };
    const showing = await startServer({ env });
    const changing = await startServer({ env, dataDir: showing.dataDir });
    try {
      const applicant = await visit(browser, showing);
      const { application } = await prepareApplication(applicant, showing, 'en', 'complete');
      const address = `/staff/applications/${application.applicationId}`;
      const [page, list, colleague] = [
        await visit(browser, showing),
        await visit(browser, showing),
        await visit(browser, changing),
      ];
      const streams = [page, list].map((each) =>
        each.waitForResponse((response) => new URL(response.url()).pathname === '/api/staff/changes'),
      );
      await openConsole(page, showing, { address });
      await openConsole(list, showing, {
        address: `/staff?search=${application.reference ?? ''}`,
        person: 'Owen Kassel',
      });
      await Promise.all(streams);
      await openConsole(colleague, changing, { address, person: 'Joelle Battersby' });

      await colleague.getByRole('textbox', { name: 'Note' }).fill('Written elsewhere.');
      await colleague.keyboard.press('Control+Enter');
      await expect(page.getByText('Written elsewhere.')).toBeVisible();

      await colleague.getByRole('heading', { level: 1 }).focus();
      await colleague.keyboard.press('a');
      const dialog = colleague.getByRole('dialog');
      await dialog.getByRole('radio', { name: /Joelle Battersby/u }).check();
      await dialog.getByRole('button', { name: 'Assign' }).click();
      await expect(page.getByRole('button', { name: 'Assign Joelle Battersby' })).toBeVisible();
      const row = list.getByRole('row', { name: new RegExp(application.reference ?? '-', 'u') });
      await expect(row.getByText('Joelle Battersby', { exact: true })).toBeAttached();
      for (const each of [applicant, page, list, colleague]) await each.context().close();
    } finally {
      await changing.stop();
      await showing.dispose();
      await cluster.stop();
    }
  },
);
