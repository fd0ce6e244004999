import { randomUUID } from 'node:crypto';
import type { EarlierDecision } from '@portal/contract/staff/decisions';
import type { Page } from '@playwright/test';
import { callApi } from '@portal/test-kit/api-call';
import { sendWithBank } from '@portal/test-kit/bank';
import { type Person, prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { DESK_WINDOW, openConsole } from '@portal/test-kit/staff';
import { createStatement, createStatementWithRows, monthsAgo, type UploadableFile } from '@portal/test-kit/statement';
import { gate } from '@portal/test-kit/gate';
import { textOf } from '@portal/test-kit/texts';
import { expect, test } from '@portal/test-kit/test';
import { picturePng } from '@portal/statements/corpus/picture';

test.use({ viewport: DESK_WINDOW });

async function upload(
  { call }: Pick<Person, 'call'>,
  applicationId: string,
  files: readonly UploadableFile[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const path = `/api/applications/${applicationId}/statements`;
    ids.push((await call<{ statementId: string }>('post', path, { multipart: { file } })).statementId);
  }
  return ids;
}

test('the checks show the bureau’s response at once, and each view is in the audit trail once', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const address = `/staff/applications/${application.applicationId}`;
  let reads = 0;
  page.on('request', (request) => (reads += Number(request.url().endsWith('/credit-report'))));
  await openConsole(page, portal, { address });
  const checks = page.getByRole('region', { name: 'Checks' });
  const check = (name: string) => checks.getByRole('listitem').filter({ hasText: name });
  const bureau = check('Personal details');
  await expect(bureau).toContainText(/Credit bureau: Found\s· score \d{3}/u);
  await expect(bureau).toBeInViewport();
  await expect(check('Eligible')).toContainText('As stated: at least 6 months and $120,000 a year.');
  await expect(check('Statement files')).toContainText('Nothing unusual was found in the file.');
  await expect(check('Duplicates')).toBeVisible();
  await expect(check('Consents').first()).toContainText(/Terms and conditions.*Soft credit check/u);
  await bureau.getByText('Credit bureau').click();
  const fact = (name: string) =>
    bureau.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(fact('Score')).toHaveText(/^\d{3}$/u);
  await expect(fact('Reasons')).toHaveText(/\w{3}/u);
  await expect(fact('With SIN')).toHaveText('No');
  await expect(fact('Received')).toHaveText(/\d{4}, \d/u);
  await page.getByRole('textbox', { name: /note/iu }).fill('Seen at the bureau.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Seen at the bureau.');
  expect(reads).toBe(1);

  const auditor = await newVisitor();
  const trail = `/staff/settings/audit?about=${application.reference ?? ''}&what=Staff_GetCreditReport`;
  await openConsole(auditor, portal, { address: trail, person: 'Owen Kassel' });
  const line = auditor.getByRole('row').filter({ hasText: 'View the credit bureau’s response' });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Anne Roy');
});

test('the head has the person and a link to call them in its first line, also at 1280 pixels', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const address = `/staff/applications/${application.applicationId}`;
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const language of ['en', 'fr'] as const) {
    await openConsole(page, portal, { address, language });
    const head = page.getByRole('main').locator('header').first();
    await expect(head).toContainText('Ana Tremblay');
    const call = head.getByRole('link', { name: /514.*555.0134/u });
    await expect(call).toHaveAttribute('href', 'tel:+15145550134');
    const decide = head.getByRole('button', { name: textOf(language, 'console.decide.title') });
    const [box, line] = [await call.boundingBox(), await decide.boundingBox()];
    expect(box?.y).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0) - 20);
  }
});

test('the summary draws deposits against the stated revenue and the balance of each day, for one account or all', async ({
  page,
  portal,
  newVisitor,
}) => {
  const month = monthsAgo(1);
  const rows = [
    15_000_00,
    [2_000_00, 'Online transfer received - 2210'],
    [-500_00, 'JOURNEY CAPITAL'],
    -18_000_00,
    [-45_00, 'NSF ITEM FEE'],
    1_000_00,
  ] as const;
  const files = [
    await createStatementWithRows(month, rows),
    { ...(await createStatementWithRows(month, [3_000_00], { number: '02782-5097777' })), name: 'other.pdf' },
  ];
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete', { files });
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  const revenue = page.getByRole('region', { name: 'Revenue', exact: true });
  const lastOf = (name: string) => revenue.getByRole('row', { name }).getByRole('cell').last();
  const bars = revenue.getByRole('img', { name: /Deposits were highest in .*21,000/u });
  await expect(bars).toBeInViewport({ ratio: 1 });
  await expect(revenue.getByText('Stated: $20,000 a month')).toBeInViewport({ ratio: 1 });
  const balance = revenue.getByRole('img', { name: /••4431.*Below zero on 2 days.*Returned items/u });
  await expect(balance).toBeInViewport({ ratio: 1 });
  await expect(bars.getByText('20k', { exact: true })).toBeInViewport();
  await expect(balance.getByText('2 days', { exact: true })).toBeInViewport();
  const heights = bars.locator('svg').last().locator('rect');
  const heightOf = async (index: number) => Number(await heights.nth(index).getAttribute('height'));
  expect((await heightOf(0)) / (await heightOf(1)), 'revenue to deposits left out').toBeCloseTo(19 / 2);
  const statedLine = bars.locator('> span');
  await expect(statedLine).toHaveCount(1);
  await expect(lastOf('Revenue ($)')).toHaveText('19,000');
  await expect(lastOf('Left out ($)')).toHaveText('2,000');
  await expect(lastOf('To lenders ($)')).toHaveText('500');

  const account = revenue.getByRole('combobox', { name: 'Account' });
  await account.selectOption({ label: await account.getByRole('option', { name: '7777' }).innerText() });
  await expect(lastOf('Revenue ($)')).toHaveText('3,000');
  await expect(lastOf('To lenders ($)')).toHaveText('0');
  await expect(revenue.getByText(/^Stated/u)).toHaveCount(0);
  await expect(statedLine).toHaveCount(0);
});

test('the name on a statement is shown with the customer’s explanation, or that there is none', async ({
  page,
  portal,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const person = await prepareApplication(visitor, portal, 'en', 'revenue');
  const { applicationId } = person.application;
  const [own = ''] = await upload(person, applicationId, [
    await createStatement(`own-${monthsAgo(2)}`, { holder: 'ANA MARIA FERREIRA LOPES', account: '02782-5091111' }),
    await createStatement(`other-${monthsAgo(1)}`, { holder: 'SOMEBODY ELSE ENTIRELY', account: '02782-5092222' }),
  ]);
  const path = `/api/applications/${applicationId}`;
  const asked = async () => {
    const { statements } = await person.call<{ statements: { reading: { asksHolder: boolean } }[] }>(
      'get',
      `${path}/statements`,
    );
    return statements.map(({ reading }) => reading.asksHolder);
  };
  await expect.poll(asked).toEqual([true, true]);
  await person.call('put', `${path}/statements/${own}/holder`, { data: { answer: 'ownName' } });
  await sendWithBank(person, portal, 'en', 'owner');

  await openConsole(page, portal, { address: `/staff/applications/${applicationId}` });
  const file = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  await expect(file(`own-${monthsAgo(2)}.pdf`)).toContainText('In the applicant’s own name');
  await expect(file(`other-${monthsAgo(1)}.pdf`)).toContainText('In another name, not explained');
  const source = (name: RegExp) => page.getByRole('row', { name });
  await expect(source(/••1111 1 statement/u)).toBeVisible();
  await expect(source(/bank connection/u).getByRole('cell')).toHaveCount(6);
  await expect(source(/bank connection/u)).toContainText(/read from the bank \d/u);
  const need = page.getByRole('listitem').filter({ hasText: 'In someone else’s name' });
  await expect(need).toContainText(`other-${monthsAgo(1)}.pdf`);
  await need.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Request information' })).toBeVisible();
});

test('a statement that another business sent leads to its application, and back', async ({
  page,
  portal,
  newVisitor,
}) => {
  const files = [await createStatement(`sent-twice-${monthsAgo(1)}`, { account: '02782-5097777' })];
  const names = [`Harbour ${randomUUID().slice(0, 8)}`, `Quay ${randomUUID().slice(0, 8)}`] as const;
  const [first, second] = await Promise.all(
    names.map(async (name) =>
      prepareApplication(await newVisitor(), portal, 'en', 'complete', {
        files,
        companyName: name,
        legalBusinessName: `${name} Ltd.`,
      }),
    ),
  );
  const secondId = second?.application.applicationId ?? '';
  const earlier: EarlierDecision = {
    applicationId: randomUUID(),
    reference: 'F-2M4K-7QXT',
    operatingName: names[1],
    isSameBusiness: true,
    requestedAmount: 80_000,
    offeredAmount: 60_000,
    outcome: 'funded',
    reason: null,
    closedAt: '2025-08-12T15:04:10.000Z',
  };
  await page.route(`**/api/staff/applications/${secondId}/decisions`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), earlier: [earlier] } });
  });
  await openConsole(page, portal, { address: `/staff/applications/${secondId}` });
  const needs = page.getByRole('region', { name: /^Needs your attention/u }).getByRole('listitem');
  const need = needs.filter({ hasText: `In common with ${first?.application.reference ?? ''}` });
  await expect(need).toContainText('statement file');
  const others = page.getByRole('region', { name: /^Other applications/u });
  await expect(others.getByRole('listitem').filter({ hasText: names[0] })).toContainText('Check');
  const own = others.getByRole('listitem').filter({ has: page.getByRole('link', { name: earlier.reference }) });
  await expect(own).toContainText(/Same customer\$80,000\s· Funded \(\$60,000 offered\)Closed Aug\s12,\s2025$/u);
  await need.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeVisible();
  await expect(needs.filter({ hasText: `In common with ${second?.application.reference ?? ''}` })).toBeVisible();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Declined' }).check();
  await expect(dialog.getByRole('listitem')).toContainText([`In common with ${second?.application.reference ?? ''}`]);
  await expect(dialog.getByRole('textbox', { name: 'Note for the file: why you are closing it anyway' })).toBeVisible();
});

test('missing months show the customer’s reason and the missing days', async ({ page, portal, newVisitor }) => {
  const month = monthsAgo(2);
  const files = [
    await createStatement('half', { from: `${month}-01`, to: `${month}-16` }),
    await createStatement(`whole-${monthsAgo(1)}`),
  ];
  const person = await prepareApplication(await newVisitor(), portal, 'en', 'complete', { files });
  const { applicationId } = person.application;
  await callApi(portal, STAFF_KEY, `/api/staff/applications/${applicationId}/information-requests`, {
    body: { dueDay: null, items: [{ kind: 'statements', months: [monthsAgo(4)] }] },
  });
  const data = { kind: 'other', text: 'The till was not connected to a bank before.' };
  await person.call('put', `/api/applications/${applicationId}/statements/months-reason`, { data });
  await openConsole(page, portal, { address: `/staff/applications/${applicationId}` });
  const revenue = page.getByRole('region', { name: 'Revenue', exact: true });
  await expect(revenue).toContainText(/explanation for missing months: The till was not connected to a bank before\./u);
  await expect(revenue).toContainText(/: \w+\s17 – \w+\s\d\d missing/u);
  const need = page.getByRole('listitem').filter({ hasText: /Months are missing/u });
  await expect(need).toContainText('the customer says: The till was not connected to a bank before.');
});

test('every request for information shows who sent it, its deadline and its outcome', async ({
  page,
  portal,
  newVisitor,
}) => {
  const person = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const { applicationId } = person.application;
  await openConsole(page, portal, { address: `/staff/applications/${applicationId}` });
  await askAboutTheLoan(page);
  const panel = page.getByRole('region', { name: 'Requested from the customer' });
  const question = panel.getByRole('listitem').filter({ hasText: 'What is the loan for?' });
  await expect(question).toContainText(/Open.*Requested by Anne Roy/u);

  const { missing } = await person.call<{ missing: { itemId: string; kind: string }[] }>(
    'get',
    `/api/applications/${applicationId}/checks`,
  );
  const itemId = missing.find(({ kind }) => kind === 'question')?.itemId ?? '';
  const answer = { data: { answer: 'A second oven.' } };
  await person.call('put', `/api/applications/${applicationId}/missing-information/${itemId}/answer`, answer);
  await expect(question).toContainText(/Provided.*A second oven\..*settled/u);

  const body = { dueDay: null, items: [{ kind: 'statements', months: [monthsAgo(8)] }] };
  await callApi(portal, STAFF_KEY, `/api/staff/applications/${applicationId}/information-requests`, { body });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Requested with the key “' })).toContainText('Statements');
});

test('a request sent by mistake is undone before its mail goes out, and an older request is withdrawn after confirmation', async ({
  page,
  portal,
  newVisitor,
}) => {
  const person = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const { applicationId } = person.application;
  await callApi(portal, STAFF_KEY, `/api/staff/applications/${applicationId}/information-requests`, {
    body: { dueDay: null, items: [{ kind: 'question', question: { en: 'Why in June?', fr: 'Pourquoi en juin?' } }] },
  });
  await openConsole(page, portal, { address: `/staff/applications/${applicationId}` });
  await askAboutTheLoan(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The request was undone.').last()).toBeVisible();
  const panel = page.getByRole('region', { name: 'Requested from the customer' });
  const item = (text: string) => panel.getByRole('listitem').filter({ hasText: text });
  await expect(item('What is the loan for?')).toContainText('Withdrawn');
  await expect(item('Why in June?')).toContainText('Open');

  await panel.getByRole('button', { name: 'Withdraw: Why in June?' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).last().click();
  await expect(item('Why in June?')).toContainText('Withdrawn');
  await expect(page.getByText('Question withdrawn: Why in June?')).toBeVisible();
  const { missing } = await person.call<{ missing: unknown[] }>('get', `/api/applications/${applicationId}/checks`);
  expect(missing).toEqual([]);
});

test('documents are requested together, shown as they arrive, and open in the viewer', async ({
  page,
  portal,
  newVisitor,
}) => {
  const person = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const { applicationId } = person.application;
  await openConsole(page, portal, { address: `/staff/applications/${applicationId}` });
  await page.getByRole('button', { name: 'Request information' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request information' });
  for (const name of ['Government-issued photo ID', 'Void cheque', 'Another document'])
    await dialog.getByRole('checkbox', { name }).check();
  const send = dialog.getByRole('button', { name: 'Send', exact: true });
  await expect(dialog).toContainText('Say in the message which other document you need.');
  const message = dialog.getByRole('group', { name: 'Message about the documents' });
  await message.getByRole('textbox', { name: 'English' }).fill('And the permit, please.');
  await expect(message).toContainText('Write the message in both languages');
  await message.getByRole('textbox', { name: 'French' }).fill('Et le permis, s’il vous plaît.');
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByText('Void cheque, to deposit the money into the right account')).toBeVisible();
  await expect(preview.getByText('Another document, described in the portal')).toBeVisible();
  await send.click();
  await expect(dialog).toBeHidden();

  const panel = page.getByRole('region', { name: 'Requested from the customer' });
  const item = (name: string) => panel.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(item('Void cheque')).toContainText('And the permit, please.');
  await expect(item('Void cheque')).toContainText('Open');
  const path = `/api/applications/${applicationId}/missing-information/documents`;
  const { requested } = await person.call<{ requested: { item: { itemId: string; document: string } }[] }>('get', path);
  const upload = async (document: string, file: UploadableFile) => {
    const itemId = requested.find((each) => each.item.document === document)?.item.itemId ?? '';
    await person.call('post', `${path}/${itemId}/files`, { multipart: { file } });
  };
  await upload('identity', { name: 'front.png', mimeType: 'image/png', buffer: picturePng(false) });
  await upload('voidCheque', await createStatement('cheque'));
  await person.call('post', path);
  await expect(item('Void cheque')).toContainText(/Provided.*cheque\.pdf.*KB\s· uploaded by the customer/u);
  await expect(item('Another document').first()).toContainText('Open');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Document sent: Void cheque');

  await panel.getByRole('link', { name: 'front.png' }).click();
  const sheet = page.getByRole('img', { name: 'Page 1 of 1, front.png' });
  await expect(sheet).toBeVisible();
  await expect
    .poll(() => sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.height / canvas.width))
    .toBeCloseTo(1100 / 850, 1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Original' }).click();
  expect((await download).suggestedFilename()).toBe('front.png');
  await page.keyboard.press('Escape');
  const needs = page.getByRole('region', { name: /^Needs your attention/u }).getByRole('listitem');
  const toReview = needs.filter({ hasText: 'To review: Government-issued photo ID, Void cheque' });
  await expect(toReview).toContainText('front.png, cheque.pdf');
  await toReview.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('img', { name: 'Page 1 of 1, front.png' })).toBeVisible();

  const auditor = await newVisitor();
  const trail = `/staff/settings/audit?about=${person.application.reference ?? ''}&what=Staff_CreateDocumentTicket`;
  await openConsole(auditor, portal, { address: trail, person: 'Owen Kassel' });
  await expect(auditor.getByRole('row').filter({ hasText: 'Download a document' })).toHaveCount(3);
});

test('a mail is previewed as it is sent, in a page without scripts or working links', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'fr', 'complete');
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog');
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  const mail = dialog.frameLocator('iframe');
  await expect(mail.getByRole('heading').first()).toBeVisible();
  await expect(mail.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(mail.locator('script')).toHaveCount(0);
  const link = mail.getByRole('link').first();
  await expect(link).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const address = page.url();
  await link.click();
  await expect(mail.getByRole('heading').first()).toBeVisible();
  expect(page.url()).toBe(address);
});

test('J skips an application that has not loaded yet, and Escape returns to the list', async ({
  page,
  portal,
  newVisitor,
}) => {
  const name = `Passed ${String(Date.now())}`;
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const prepared = await prepareApplication(await newVisitor(), portal, 'en', 'complete', { companyName: name });
    made.push(prepared.application.applicationId);
  }
  const [, second = '', third = ''] = made;
  const [until, open] = gate();
  for (const id of [second, third]) {
    await page.route(`**/api/staff/applications/${id}`, async (call) => {
      await until;
      await call.fallback();
    });
  }
  await openConsole(page, portal, {
    address: `/staff?order=submitted&direction=up&search=${encodeURIComponent(name)}`,
  });
  await page.locator('tbody th[scope=row] a').first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  for (const id of [second, third]) {
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`/applications/${id}$`, 'u'));
    await expect(page.getByRole('heading', { name: 'Timeline' })).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('tbody th[scope=row] a')).toHaveCount(3);
  open();
});

test('the focus moves to the start of a screen, and back to the row that was opened', async ({
  page,
  portal,
  newVisitor,
}) => {
  const name = `Focused ${String(Date.now())}`;
  for (let made = 0; made < 2; made += 1)
    await prepareApplication(await newVisitor(), portal, 'en', 'complete', { companyName: name });
  const list = `/staff?order=submitted&direction=up&search=${encodeURIComponent(name)}`;
  await openConsole(page, portal, { address: list });
  const rows = page.locator('tbody th[scope=row] a');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${name} – `, 'u'));
  await page.keyboard.press('Shift+Digit2');
  await expect(page).toHaveTitle(new RegExp(`^Cash flow – ${name}`, 'u'));
  await expect(heading).toBeFocused();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/\/applications\/[\w-]+$/u);
  await expect(heading).toBeFocused();

  await page.goBack();
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();

  // A link in the rail moves the focus to the new heading. Another view of the list is the same screen, so the focus
  // stays.
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeFocused();
  await page.getByRole('link', { name: 'Applications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeFocused();
  const view = page.getByRole('link', { name: /^Unassigned/u });
  await view.click();
  await expect(page).toHaveURL(/view=unassigned/u);
  await expect(view).toBeFocused();
});

async function askAboutTheLoan(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /English/u }).fill('What is the loan for?');
  await dialog.getByRole('textbox', { name: /French/u }).fill('À quoi servira le prêt?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
}
