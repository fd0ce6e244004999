import type { Page } from '@playwright/test';
import { openUploadLink } from '@portal/test-kit/upload-link';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { createStatement, monthsAgo } from '@portal/test-kit/statement';
import { textOf } from '@portal/test-kit/texts';
import { headingShown, type ScreenCase, type ScreenContext } from '@portal/test-kit/screen-case';

const visitRoute = '/upload-statements';
const uploadRoute = '/application-bank-statements-upload';

async function openVisit(page: Page, { portal, language }: ScreenContext): Promise<void> {
  const { link } = await openUploadLink(page, portal, language, 'bookkeeper');
  await page.goto(link);
  await page.getByRole('heading', { name: textOf(language, 'revenue.visit.months') }).waitFor();
}

async function sendOne(page: Page, context: ScreenContext): Promise<void> {
  await openVisit(page, context);
  await page.locator('input[type=file]').setInputFiles([await createStatement(`RBC-chequing-${monthsAgo(1)}`)]);
  await page.getByText(textOf(context.language, 'revenue.visit.sent'), { exact: true }).waitFor();
}

async function finish(page: Page, { language }: ScreenContext): Promise<void> {
  await page.getByRole('button', { name: textOf(language, 'revenue.visit.finish') }).click();
}

async function openUpload(page: Page, { portal, language }: ScreenContext): Promise<void> {
  await prepareApplication(page, portal, language, 'revenue');
  await page.goto(`${portal.url}${uploadRoute}?lng=${language}`);
  await headingShown(page, textOf(language, 'revenue.upload.title'));
}

export const uploadLinkCases: readonly ScreenCase[] = [
  { name: 'upload-visit', route: visitRoute, reach: openVisit },
  { name: 'upload-visit-files', route: visitRoute, reach: sendOne },
  {
    name: 'upload-visit-errors',
    route: visitRoute,
    async reach(page, context) {
      await openVisit(page, context);
      await finish(page, context);
      await page.getByText(textOf(context.language, 'revenue.visit.finishFirst')).waitFor();
    },
  },
  {
    name: 'upload-visit-done',
    route: visitRoute,
    async reach(page, context) {
      await sendOne(page, context);
      await finish(page, context);
      await headingShown(page, textOf(context.language, 'revenue.visit.done.title'));
    },
  },
  {
    name: 'upload-visit-ended',
    route: visitRoute,
    async reach(page, { portal, language }) {
      const { link, end } = await openUploadLink(page, portal, language, 'device');
      await end();
      await page.goto(link);
      await headingShown(page, textOf(language, 'revenue.visit.over.ended.title'));
    },
  },
  {
    name: 'statements-upload-other-device',
    route: uploadRoute,
    async reach(page, context) {
      const { language } = context;
      await openUpload(page, context);
      const phone = page.getByRole('button', { name: textOf(language, 'revenue.links.device.phone') });
      await phone.or(page.getByRole('button', { name: textOf(language, 'revenue.links.device.computer') })).click();
      const code = page.getByRole('img', { name: textOf(language, 'revenue.links.device.codeLabel') });
      await code.or(page.getByRole('button', { name: textOf(language, 'revenue.links.device.mail') })).waitFor();
    },
  },
  {
    name: 'statements-upload-bookkeeper',
    route: uploadRoute,
    async reach(page, context) {
      const { language } = context;
      await openUpload(page, context);
      await page.getByRole('button', { name: textOf(language, 'revenue.links.bookkeeper.action') }).click();
      await page.getByRole('button', { name: textOf(language, 'revenue.links.bookkeeper.create') }).click();
      await page.getByRole('heading', { name: textOf(language, 'revenue.links.bookkeeper.given') }).waitFor();
    },
  },
];
