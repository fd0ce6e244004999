import { languages } from '@portal/contract/language';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { formatCents } from '@portal/locales/format/cents';
import { monthSpan } from '@portal/locales/format/month-range';
import { gate } from '@portal/test-kit/gate';
import { formatMonthName } from '@portal/test-kit/texts';
import { startAt } from '@portal/test-kit/prepared-walk';
import { createScan, createStatement, createStatementWithRows, monthsAgo } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';
import { ordinarily } from '@portal/test-kit/tiers';

const route = '/application-bank-statements-upload';
const SIX = [6, 5, 4, 3, 2, 1];
const found = {
  en: { none: '0 of 6 months found', all: 'All 6 months are covered.' },
  fr: { none: 'Mois trouvés : 0 sur 6', all: 'Les 6 mois y sont tous.' },
};

for (const language of ordinarily('fr', languages)) {
  test(`six statements: every month is found and listed, and no question remains (${language})`, async ({
    page,
    portal,
  }) => {
    const walk = await startAt(page, portal, { reached: 'revenue', route, language });
    await walk.at('revenue.upload.title');
    const months = page.getByRole('list', { name: walk.text('revenue.upload.months.label') });
    await expect(months.getByText(walk.text('revenue.upload.months.missing'))).toHaveCount(6);
    await expect(page.getByText(found[language].none)).toBeVisible();
    const place = await months.boundingBox();
    const files = await Promise.all([
      ...SIX.slice(0, -1).map((ago) => createStatement(`statement-${monthsAgo(ago)}`)),
      createStatementWithRows(monthsAgo(1), [12_000_00, -450_25, 345_67]),
    ]);
    await page.locator('input[type=file]').setInputFiles(files);
    await expect(months.getByText(walk.text('revenue.upload.months.found'))).toHaveCount(6);
    await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toHaveCount(6);
    await expect(walk.status('revenue.upload.announce.readAll')).toBeAttached();
    const amount = language === 'fr' ? '12\u00a0345,67\u00a0$' : '$12,345.67';
    await expect(months.getByText(/\$/u)).toHaveText([new RegExp(amount.replaceAll('$', '\\$'), 'u')]);
    await expect(walk.status('revenue.upload.announce.readAll')).toContainText(amount);
    await expect(page.getByRole('paragraph').filter({ hasText: found[language].all })).toHaveText(found[language].all);
    expect(await months.boundingBox()).toEqual(place);
    await page.locator('input[type=file]').setInputFiles([await createScan('scan')]);
    await expect(page.getByText(walk.text('revenue.upload.reading.notRecognised'), { exact: true })).toBeVisible();
    await walk.goOn();
    const dialog = page.getByRole('dialog', { name: walk.text('revenue.upload.confirm.title') });
    await expect(dialog).toContainText(walk.text('revenue.upload.confirm.found'));
    await expect(dialog).toContainText(
      language === 'fr' ? '1 fichier n’a pas pu être lu.' : '1 file could not be read.',
    );
    await expect(dialog).not.toContainText(walk.text('revenue.upload.confirm.goOn'));
    await walk.button('revenue.upload.confirm.no').click();
    await page.getByRole('button', { name: walk.text('revenue.upload.remove', { file: 'scan.pdf' }) }).click();
    await expect(page.getByText(walk.text('revenue.upload.reading.notRecognised'), { exact: true })).toHaveCount(0);
    await walk.goOn();
    await walk.at('review.title');
    await expect(page.getByText(walk.text('review.monthsFound'))).toBeVisible();
  });
}

for (const language of ordinarily('fr', languages)) {
  test(`each month shows its deposits once it is read, and a total follows (${language})`, async ({ page, portal }) => {
    await page.setViewportSize(language === 'en' ? { width: 1280, height: 900 } : { width: 390, height: 844 });
    const walk = await startAt(page, portal, { reached: 'revenue', route, language });
    const months = page.getByRole('list', { name: walk.text('revenue.upload.months.label') });
    const written = (cents: number) => formatCents(cents, language);
    await expect(months.getByRole('listitem')).toHaveCount(6);
    for (const [index, ago] of SIX.entries()) {
      const cents = 10_000_00 + index;
      await page
        .locator('input[type=file]')
        .setInputFiles([await createStatementWithRows(monthsAgo(ago), [cents, -450_25])]);
      await expect(months.getByRole('listitem').nth(index)).toContainText(written(cents));
      await expect(page.getByRole('status').filter({ hasText: written(cents) })).not.toContainText(written(cents - 1));
    }
    const total = { amount: written(60_000_15), average: written(10_000_03) };
    await expect(page.getByText(found[language].all)).toBeVisible();
    await expect(page.getByText(walk.text('revenue.upload.months.average', total))).toBeVisible();
  });

  test(`missing days between two files are shown in the list, in the dialog and on review (${language})`, async ({
    page,
    portal,
  }) => {
    const walk = await startAt(page, portal, { reached: 'revenue', route, language });
    const [earlier, later] = [monthsAgo(3), monthsAgo(2)];
    const files = await Promise.all(
      SIX.map((ago) => {
        const month = monthsAgo(ago);
        const days = { ...(ago === 3 && { to: `${earlier}-20` }), ...(ago === 2 && { from: `${later}-05` }) };
        return createStatement(`statement-${month}`, days);
      }),
    );
    await page.locator('input[type=file]').setInputFiles(files);
    const months = page.getByRole('list', { name: walk.text('revenue.upload.months.label') });
    await expect(months.getByText(walk.text('revenue.upload.months.found'))).toHaveCount(6);
    const style = earlier.slice(0, 4) === later.slice(0, 4) ? 'longDay' : 'long';
    const from = formatDay(`${earlier}-21`, language, style);
    const sentence = walk.text('revenue.gaps.range', { from, to: formatDay(`${later}-04`, language, style) });
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(walk.status('revenue.upload.announce.readAll')).toContainText(sentence);

    await walk.goOn();
    const dialog = page.getByRole('dialog', { name: walk.text('revenue.upload.confirm.title') });
    await expect(dialog.getByText(sentence)).toBeVisible();
    await walk.button('revenue.upload.confirm.yes').click();
    await walk.at('review.title');
    await expect(page.getByText(walk.text('revenue.gaps.label'))).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();

    await page.goto(`${portal.url}${route}`);
    const missing = await createStatement('between', { from: `${earlier}-15`, to: `${later}-10` });
    await page.locator('input[type=file]').setInputFiles([missing]);
    await expect(page.getByText(sentence, { exact: true })).toHaveCount(0);
  });
}

test('the earlier months are used when they are complete', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  const files = await Promise.all(
    [7, ...SIX.slice(0, -1)].map((ago) => createStatement(`statement-${monthsAgo(ago)}`)),
  );
  await page.locator('input[type=file]').setInputFiles(files);
  const months = page.getByRole('list', { name: walk.text('revenue.upload.months.label') });
  await expect(months.getByText(walk.text('revenue.upload.months.found'))).toHaveCount(6);
  await expect(months.getByText(formatMonthName(monthsAgo(7)))).toBeAttached();
  await expect(page.getByText('so we’ll use those months')).toBeVisible();
});

test('a statement that arrives while the first list is loading is shown and waited for', async ({ page, portal }) => {
  const arrived = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/statements'),
  );
  let isFirst = true;
  await page.route('**/statements', async (request) => {
    if (request.request().method() !== 'GET' || !isFirst) return request.fallback();
    isFirst = false;
    const early = await request.fetch();
    await (await arrived).finished();
    await request.fulfill({ response: early }).catch(() => undefined);
  });
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  await page.locator('input[type=file]').setInputFiles([await createStatement(`statement-${monthsAgo(1)}`)]);
  const months = page.getByRole('list', { name: walk.text('revenue.upload.months.label') });
  await expect(months.getByText(walk.text('revenue.upload.months.found'))).toHaveCount(1);
});

test('the choice between bank and statements counts the files that were already uploaded', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  await page.locator('input[type=file]').setInputFiles([await createStatement(`statement-${monthsAgo(1)}`)]);
  await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toBeVisible();
  await page.goto(`${portal.url}/application-value-proposition`);
  await walk.at('revenue.intro.title');
  await expect(page.getByText('You uploaded 1 file.')).toBeVisible();
});

test('no clickable element moves when the list of files arrives', async ({ page, portal }) => {
  const [held, release] = gate();
  await page.route('**/statements', async (request) => {
    if (request.request().method() === 'GET') await held;
    await request.fallback();
  });
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  await walk.at('revenue.upload.title');
  const months = page.getByRole('list', { name: walk.text('revenue.upload.months.label') });
  await expect(months.getByRole('listitem')).toHaveCount(6);
  const choose = page.getByText(walk.text('revenue.upload.choose'), { exact: true });
  const before = await choose.boundingBox();
  const firstMonths = await months.elementHandle();
  await expect(walk.button('revenue.links.bookkeeper.action')).toHaveCount(0);
  release();
  await expect(walk.button('revenue.links.bookkeeper.action')).toBeVisible();
  await expect(months.getByText(walk.text('revenue.upload.months.missing'))).toHaveCount(6);
  expect(await choose.boundingBox()).toEqual(before);
  // The list element must stay the same, so that a screen reader does not lose its place.
  expect(await months.evaluate((shown, first) => shown === first, firstMonths)).toBe(true);
});

test('the whole drop zone opens the file chooser once, and each bank says where its statements are', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  await walk.at('revenue.upload.title');
  let openings = 0;
  page.on('filechooser', () => (openings += 1));
  const limits = page.getByText(
    walk.text('revenue.upload.limits', { count: 19, each: '15\u00a0MB', total: '300\u00a0MB' }),
  );
  const place = (await limits.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const chooser = page.waitForEvent('filechooser');
  await page.mouse.click(place.x + 2, place.y + place.height / 2);
  await (await chooser).setFiles([await createStatement(`statement-${monthsAgo(1)}`)]);
  await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toBeVisible();
  expect(openings).toBe(1);

  await walk.button('revenue.find.open').click();
  const help = page.getByRole('dialog', { name: walk.text('revenue.find.open') });
  const bank = help.getByRole('combobox', { name: walk.text('revenue.find.institution') });
  await bank.selectOption(walk.text('revenue.banks.desjardins'));
  await expect(help.getByRole('listitem')).toHaveText([
    walk.text('revenue.find.desjardins.signIn'),
    walk.text('revenue.find.desjardins.open'),
    walk.text('revenue.find.download'),
  ]);
  await page.keyboard.press('Escape');
  await expect(walk.button('revenue.find.open')).toBeFocused();
});

test('issues to review appear as a hint, and the dialog names the missing months', async ({ page, portal }) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  const part = monthsAgo(2);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await createStatement(`part-${part}`, { to: `${part}-12` }),
      await createStatement(`old-${monthsAgo(20)}`),
      await createStatement(`other-${monthsAgo(3)}`, { holder: 'SOMEBODY ELSE LTD', account: '02782-7770012' }),
      await createStatement(`card-${monthsAgo(4)}`, { layout: 'RBC card' }),
      await createScan('scan'),
    ]);
  const list = page.getByRole('region', { name: walk.text('revenue.upload.listLabel') });
  const rows = list.getByRole('listitem');
  const row = (name: string) => rows.filter({ hasText: name });
  await expect(row('part-')).toContainText(walk.text('revenue.upload.hints.partOfMonth'));
  const gap = /\w\s13 to\s\d\d are not in these files\./u;
  await expect(row('part-')).toContainText(gap);
  const months = page.getByRole('list', { name: walk.text('revenue.upload.months.label') });
  await expect(months.getByRole('listitem').filter({ hasText: walk.text('revenue.upload.months.part') })).toContainText(
    gap,
  );
  const ofMonth = (ago: number) => formatMonthName(monthsAgo(ago));
  const headings = [walk.text('revenue.upload.groups.unknown'), ofMonth(20), ofMonth(4), ofMonth(3), ofMonth(2)];
  await expect(list.getByRole('heading')).toHaveText(headings);
  await expect(row('part-')).toContainText(walk.text('revenue.upload.reading.checkDates'));
  await expect(row('old-')).toContainText(walk.text('revenue.upload.hints.outsideWindow'));
  await expect(row('other-')).toContainText(walk.text('revenue.upload.hints.holderDiffers'));
  await expect(row('other-')).toContainText(walk.text('revenue.upload.reading.checkName'));
  await expect(row('card-')).toContainText(walk.text('revenue.upload.reading.creditCard'));
  await expect(row('scan')).toContainText(walk.text('revenue.upload.reading.notRecognised'));
  await expect(page.getByText(walk.text('revenue.upload.months.severalAccounts'))).toBeVisible();
  const otherAccount = `RBC${FACT_SEPARATOR}${walk.text('revenue.upload.reading.account', { digits: '0012' })}`;
  await expect(page.getByText(otherAccount + FACT_SEPARATOR + ofMonth(3))).toBeVisible();
  const name = 'SOMEBODY ELSE LTD';
  const files = `other-${monthsAgo(3)}.pdf`;
  const question = list.getByRole('group', { name: walk.text('revenue.holder.question', { name }) });
  await expect(question).toContainText(walk.text('revenue.holder.where', { files }));

  await walk.goOn();
  const dialog = page.getByRole('dialog', { name: walk.text('revenue.upload.confirm.title') });
  const missing = dialog.getByRole('listitem');
  await expect(missing).toHaveCount(5);
  await expect(missing.filter({ hasText: formatMonthName(part) })).toContainText(gap);
  const open = walk.text('revenue.holder.open', { name, files });
  await expect(dialog).toContainText(open);
  await expect(dialog).toContainText(walk.text('revenue.upload.confirm.part', { month: formatMonthName(part) }));
  await expect(dialog).not.toContainText(formatMonthName(monthsAgo(3)));
  await expect(dialog).toContainText('1 file could not be read.');
  await expect(dialog).toContainText(walk.text('revenue.upload.confirm.goOn'));
  await expect(dialog.getByRole('button').last()).toHaveText(walk.text('revenue.upload.confirm.no'));
  await walk.button('revenue.upload.confirm.yes').click();
  await walk.at('review.title');
  await expect(page.getByText(walk.text('review.monthsToCheck'))).toBeVisible();
  const shown = monthSpan([monthsAgo(3), monthsAgo(2)], { t: walk.text.bind(walk), language: 'en' });
  await expect(page.getByText(`5 PDF files, ${shown}`)).toBeVisible();
  await expect(page.getByText(open)).toBeVisible();

  await page.goto(`${portal.url}${route}`);
  await question.getByRole('button', { name: walk.text('revenue.holder.answers.businessName') }).press('Enter');
  const change = list.getByRole('button', { name: walk.text('revenue.holder.changeOf', { name }) });
  await expect(change).toBeFocused();
  await expect(row('other-')).toContainText(walk.text('revenue.holder.badges.businessName'));
  await expect(row('other-')).not.toContainText(walk.text('revenue.upload.reading.checkName'));
  await change.press('Enter');
  await question.getByRole('button', { name: walk.text('revenue.holder.answers.ownName') }).press('Enter');
  await expect(change).toBeFocused();
  await page.reload();
  await expect(row('other-')).toContainText(walk.text('revenue.holder.details.ownName'));
  await walk.goOn();
  await expect(dialog).toContainText(walk.text('revenue.holder.answered.ownName', { name, files }));
  await expect(dialog).not.toContainText(open);
  await walk.button('revenue.upload.confirm.no').click();
  await change.press('Enter');
  await question.getByRole('button', { name: walk.text('revenue.holder.wrongFile') }).press('Enter');
  await expect(row('other-')).toHaveCount(0);
  await expect(page.getByText(walk.text('revenue.upload.months.severalAccounts'))).toHaveCount(0);

  const remove = row('part-').getByRole('button');
  await remove.hover();
  const place = await remove.boundingBox();
  await page.locator('input[type=file]').setInputFiles([await createStatement(`new-${monthsAgo(1)}`)]);
  await expect(row('new-')).toContainText(walk.text('revenue.upload.ready'));
  expect(await remove.boundingBox()).toEqual(place);
  await expect(list.getByRole('heading').last()).toHaveText(walk.text('revenue.upload.groups.arriving'));
  await walk.heading('revenue.upload.title').hover();
  await expect(list.getByRole('heading').last()).toHaveText(ofMonth(1));
});

test('a file that a busy server did not take can be sent again', async ({ page, portal, errors }) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  errors.allow(/status of 503/u);
  const problem = { type: 'urn:problem:errorUnavailable', title: '', status: 503, code: 'errorUnavailable' };
  let refused = false;
  await page.route('**/api/applications/*/statements', async (call) => {
    if (refused || call.request().method() !== 'POST') return call.fallback();
    refused = true;
    return call.fulfill({ status: 503, contentType: 'application/problem+json', json: problem });
  });
  const file = await createStatement(`statement-${monthsAgo(1)}`);
  await page.locator('input[type=file]').setInputFiles([file]);
  await expect(page.getByRole('listitem').getByText(walk.text('errors.errorUnavailable'))).toBeVisible();
  await page.getByRole('button', { name: walk.text('revenue.upload.retryFile', { file: file.name }) }).click();
  await expect(page.getByText(walk.text('revenue.upload.ready'), { exact: true })).toBeVisible();
});

test('a file that is read late says so, does not block the customer, and appears automatically', async ({
  page,
  portal,
}) => {
  const walk = await startAt(page, portal, { reached: 'revenue', route });
  await page.clock.install();
  let late = true;
  await page.route('**/api/applications/*/statements', async (call) => {
    if (call.request().method() !== 'GET') return call.fallback();
    const response = await call.fetch();
    const list = (await response.json()) as { statements: { reading: object }[] };
    const reading = {
      state: 'notRecognised',
      bank: null,
      accounts: [],
      periods: [],
      hints: ['takesLonger'],
      deposits: [],
    };
    const statements = list.statements.map((one) => ({ ...one, reading: { ...one.reading, ...reading } }));
    return call.fulfill({ response, json: late ? { ...list, statements } : list });
  });
  await page.locator('input[type=file]').setInputFiles([await createStatement(`statement-${monthsAgo(1)}`)]);
  const row = page.getByRole('listitem').filter({ hasText: 'statement-' });
  await expect(row).toContainText(walk.text('revenue.upload.reading.takesLonger'));
  await expect(row).toContainText(walk.text('revenue.upload.reading.takesLongerDetail'));
  await walk.button('common.continue').click();
  await expect(page.getByRole('dialog')).toContainText(walk.text('revenue.upload.confirm.reading'));
  await expect(page.getByRole('dialog')).not.toContainText('could not be read');
  await page.keyboard.press('Escape');
  late = false;
  await page.clock.fastForward(30_000);
  await expect(row).toContainText(walk.text('revenue.upload.ready'));
});
