import type { Page } from '@playwright/test';
import { isAsked } from '@portal/test-kit/asked';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import type { PortalServer } from '@portal/test-kit/server';
import { openConsole } from '@portal/test-kit/staff';
import {
  createAlteredStatement,
  createScan,
  createStatementWithRows,
  monthsAgo,
  type UploadableFile,
} from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';

const rows = [12_000_00, -930_00, 930_45, -450_25, 345_67] as const;
const TURNED = 2;

async function submitted(page: Page, portal: PortalServer, files: readonly UploadableFile[]): Promise<string> {
  const { application } = await prepareApplication(page, portal, 'en', 'complete', { files });
  return `/staff/applications/${application.applicationId}`;
}

async function twoMonths(): Promise<UploadableFile[]> {
  return [
    await createStatementWithRows(monthsAgo(2), [8_000_00, -100_00]),
    await createStatementWithRows(monthsAgo(1), rows, { turned: TURNED }),
  ];
}

test('an account manager finds the row that breaks next to its paper, corrects it and sees it count, by keyboard', async ({
  page,
  portal,
  newVisitor,
}) => {
  const address = await submitted(await newVisitor(), portal, await twoMonths());
  await openConsole(page, portal, { address });
  await page.getByRole('link', { name: `statement-${monthsAgo(1)}.pdf` }).click();
  await expect(page).toHaveURL(/\/statements\//u);
  await expect(page.getByText('Contradicts itself', { exact: true })).toBeVisible();
  await expect(page.getByText('Statement 2 of 2')).toBeVisible();
  await expect(page.getByText('Balance is wrong from row 3')).toBeVisible();
  await expect(page.getByText('Total is off by 1,860.90')).toBeVisible();
  await expect(page.getByRole('img', { name: /Page 1 of 1/u })).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('f');
  const row = page.getByRole('button', { name: 'Row 3', exact: true });
  await expect(row).toBeFocused();
  await expect(page.getByRole('region', { name: 'Suggested correction' })).toContainText('exactly twice the 930.45');

  await page.keyboard.press('d');
  await expect(page.getByText('Proven, 1 row corrected')).toBeVisible();
  await expect(page.getByText('The total is correct')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Row 3' })).toContainText('Anne Roy');

  await page.keyboard.press('u');
  await expect(page.getByText('Contradicts itself', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Read as a deposit' }).click();
  await expect(page.getByText('Proven, 1 row corrected')).toBeVisible();

  await page.keyboard.press('[');
  await expect(page.getByText('Statement 1 of 2')).toBeVisible();
  await expect(page.getByText('Proven', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Digit2');
  await expect(page.getByRole('heading', { name: 'Cash flow' })).toBeVisible();

  const deposits = page.getByRole('row', { name: /^Deposits/u }).getByRole('button');
  await expect(deposits).toHaveCount(6);
  await expect(deposits.last()).toHaveText(/\d/u);
  await deposits.last().click();
  await expect(page.getByText(/3 rows from statement-/u)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('$8,000.00').first()).toBeVisible();
  await page.getByRole('link', { name: /1 row from statement-/u }).click();
  await expect(page.getByRole('region', { name: 'Row 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Where this comes from' })).toBeVisible();

  await page.keyboard.press('Shift+Digit1');
  await expect(page.getByText('Proven, checked by Anne Roy')).toBeVisible();
});

test('a prepared correction shows its result and survives a colleague saving first', async ({
  page,
  portal,
  newVisitor,
}) => {
  const address = await submitted(await newVisitor(), portal, await twoMonths());
  const listed = page.waitForResponse(/\/transactions$/u);
  await openConsole(page, portal, { address });
  await page.getByRole('link', { name: `statement-${monthsAgo(1)}.pdf` }).click();
  const path = new URL((await listed).url()).pathname.replace(/transactions$/u, 'corrections');
  await page.getByRole('button', { name: 'Row 3', exact: true }).click();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Another amount' }).check();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('930,44');
  await dialog.getByRole('radio', { name: 'Deposit', exact: true }).check();
  await expect(dialog.getByText('the total is off by 0.01')).toBeVisible();

  const meanwhile = await page.request.post(`${portal.url}${path}`, {
    data: { account: 0, version: 0, correction: { kind: 'leaveOut', row: 0 } },
    headers: { origin: portal.url },
  });
  expect(meanwhile.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog.getByText('Anne Roy changed this account in the meantime', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('930,44');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('a lot');
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog.getByText('Enter an amount above zero', { exact: false })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('930.45');
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Row 1', exact: true }).click();
  await page.getByRole('button', { name: 'Undo the correction' }).click();
  await expect(page.getByText('Proven, 1 row corrected')).toBeVisible();

  await page.keyboard.press('e');
  await dialog.getByRole('radio', { name: 'Add a row below' }).check();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Fee of the month');
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Fee of the month/u })).toBeVisible();
  await expect(page.getByText('Contradicts itself', { exact: true })).toBeVisible();
});

test('a proposed correction promises no proof while a page is missing', async ({ page, portal, newVisitor }) => {
  const address = await submitted(await newVisitor(), portal, await twoMonths());
  await page.route(isAsked(/\/transactions$/u), async (route) => {
    const response = await route.fetch();
    const listed = (await response.json()) as { accounts: object[] };
    const accounts = listed.accounts.map((account) => ({ ...account, pageGap: { of: 2, missing: [2], doubled: [] } }));
    await route.fulfill({ json: { ...listed, accounts } });
  });
  await openConsole(page, portal, { address });
  await page.getByRole('link', { name: `statement-${monthsAgo(1)}.pdf` }).click();
  const proposal = page.getByRole('region', { name: 'Suggested correction' });
  await expect(proposal).toContainText('the statement stays unproven');
  await expect(proposal).not.toContainText('With this correction, every balance is right');
});

test('an auditor sees rows without a correction; a file that is not a statement says so', async ({
  page,
  portal,
  newVisitor,
}) => {
  const files = [await createStatementWithRows(monthsAgo(1), rows, { turned: TURNED }), await createScan('scan')];
  const address = await submitted(await newVisitor(), portal, files);
  await openConsole(page, portal, { address, person: 'Owen Kassel' });
  await page.getByRole('link', { name: `statement-${monthsAgo(1)}.pdf` }).click();
  await page.getByRole('button', { name: 'Row 3', exact: true }).click();
  await page.keyboard.press('d');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Correct|Read as/u })).toHaveCount(0);
  await expect(page.getByText('Contradicts itself', { exact: true })).toBeVisible();
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('scan.pdf');
  await expect(page.getByRole('heading', { name: 'No statement was recognized' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Page 1/u })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request information' })).toHaveCount(0);
});

test('an unrecognized bank is confirmed under a name, and the confirmation can be undone', async ({
  page,
  portal,
  newVisitor,
}) => {
  const files = [await createStatementWithRows(monthsAgo(1), [8_000_00, -100_00], { issuer: 'North Shore Bank' })];
  const address = await submitted(await newVisitor(), portal, files);
  await openConsole(page, portal, { address });
  await page.getByRole('link', { name: `statement-${monthsAgo(1)}.pdf` }).click();
  const bar = page.getByRole('region', { name: 'To confirm' });
  await expect(bar).toContainText('Is this a statement from a Canadian bank or credit union?');
  await expect(page.getByText('Not fully read', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Confirm the bank' }).click();
  await expect(bar).toContainText('Bank confirmed: Anne Roy');
  await expect(page.getByText('Proven', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the application' }).click();
  await expect(page.getByText('Proven, checked by Anne Roy')).toBeVisible();
  await page.getByRole('link', { name: `statement-${monthsAgo(1)}.pdf` }).click();
  await page.getByRole('button', { name: 'Withdraw the confirmation' }).click();
  await expect(page.getByRole('button', { name: 'Confirm the bank' })).toBeVisible();
  await expect(page.getByText('Not fully read', { exact: true })).toBeVisible();
});

test('a file without rows offers to request another, and a row key moves to the first row', async ({
  page,
  portal,
  newVisitor,
}) => {
  const files = [await createStatementWithRows(monthsAgo(1), [8_000_00, -100_00]), await createScan('scan')];
  const address = await submitted(await newVisitor(), portal, files);
  await openConsole(page, portal, { address });
  await page.getByRole('link', { name: `statement-${monthsAgo(1)}.pdf` }).click();
  await page.getByRole('button', { name: 'Row 1', exact: true }).waitFor();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Row 1', exact: true })).toBeFocused();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Correct row 1' });
  await dialog.getByRole('radio', { name: 'Another amount' }).check();
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog.getByText('This row already has this amount.', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press(']');
  await page.getByRole('button', { name: 'Request information' }).click();
  await expect(page.getByRole('dialog', { name: 'Request information' })).toBeVisible();
});

test('an account manager sees where a statement was altered, and its earlier version, by keyboard', async ({
  page,
  portal,
  newVisitor,
}) => {
  const file = await createAlteredStatement(monthsAgo(1));
  const address = await submitted(await newVisitor(), portal, [file]);
  // The rows arrive after the signs, as while the file is still being read.
  await page.route(
    '**/transactions',
    async (route) => {
      const response = await route.fetch();
      const read = (await response.json()) as object;
      await route.fulfill({ response, json: { ...read, state: 'waiting', accounts: [] } });
    },
    { times: 1 },
  );
  await openConsole(page, portal, { address });
  await page.getByRole('link', { name: file.name }).click();
  const signs = page.getByRole('region', { name: 'Possible signs of alteration' });
  const place = signs
    .getByRole('listitem')
    .filter({ hasText: 'Text printed over other text.' })
    .getByRole('button', { name: file.printedOver });
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('table', { name: 'Rows' })).toBeVisible();
  await expect(page.locator('[data-chosen="true"]')).toHaveCount(1);

  const earlier = signs.getByRole('button', { name: 'Show the earlier version' });
  // A page that is still being drawn is replaced by the next one.
  await earlier.press('Enter');
  await signs.getByRole('button', { name: 'Show the latest version' }).press('Enter');
  await earlier.press('Enter');
  await expect(page.getByText('This is an earlier version of the file.')).toBeVisible();
  await expect(page.getByRole('img', { name: /Page 1 of 1/u })).toBeVisible();
  await signs.getByRole('button', { name: 'Show the latest version' }).press('Enter');
  await expect(page.getByText('This is an earlier version of the file.')).toBeHidden();
});
