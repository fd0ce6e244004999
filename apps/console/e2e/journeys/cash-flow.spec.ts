import { readFile } from 'node:fs/promises';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { openConsole } from '@portal/test-kit/staff';
import { createStatementWithRows, monthsAgo } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';

test('a cash flow figure can be reached with the arrow keys, followed to its first row with Enter, and exported as CSV', async ({
  page,
  portal,
  newVisitor,
}) => {
  const [earlier, later] = [monthsAgo(2), monthsAgo(1)];
  const files = [
    await createStatementWithRows(earlier, [-100_00, 8_000_00]),
    await createStatementWithRows(later, [9_000_00, -50_00, 700_25]),
  ];
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete', { files });
  const address = `/staff/applications/${application.applicationId}/cash-flow`;
  await openConsole(page, portal, { address });
  const figures = (line: string) => page.getByRole('row', { name: line }).getByRole('button');
  const trace = page.getByRole('region', { name: 'Where this comes from' });
  const deposits = figures('Deposits');
  await expect(page.getByText('Stated 20k', { exact: true })).toBeVisible();
  await deposits.last().focus();
  await expect(trace).toContainText(/Deposits, .*\$9,700\.25.*2 rows from/u);
  await expect(trace).toContainText(`statement-${later}.pdf`);

  await page.keyboard.press('ArrowLeft');
  await expect(deposits.nth(-2)).toBeFocused();
  await expect(trace).toContainText(`1 row from statement-${earlier}.pdf`);
  await expect(trace).toContainText('$8,000.00');
  await page.keyboard.press('ArrowDown');
  await expect(figures('of which revenue').nth(-2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(deposits.nth(-2)).toBeFocused();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true });
  for (const words of ['another figure', 'its rows']) await expect(keys.getByText(words)).toBeVisible();
  await page.keyboard.press('Escape');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  const [head = [], ...lines] = csv.split('\r\n').map((line) => line.replaceAll('"', '').split(','));
  const inCsv = lines.find(([name]) => name === 'Deposits')?.[head.indexOf(earlier)];
  expect(inCsv).toBe('8000.00');

  await deposits.nth(-2).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Statement 1 of 2')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Row 2', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trace).toBeVisible();
});

test('the lowest balance in the balance by day is that of the summary, without months that neither shows', async ({
  page,
  portal,
  newVisitor,
}) => {
  const files = [
    await createStatementWithRows(monthsAgo(8), [-1_900_00]),
    await createStatementWithRows(monthsAgo(2), [-250_00, 8_000_00]),
  ];
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete', { files });
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  const figure = page.getByText('Lowest balance', { exact: true }).locator('..');
  await expect(figure.getByRole('definition').first()).toHaveText('$750');
  await page.getByRole('link', { name: 'Cash flow' }).first().click();
  const balance = page.getByRole('region', { name: 'Balance by day' });
  await expect(balance).toContainText('$750.00');
  await expect(balance).not.toContainText('$900.00');
});

test('an account manager rules on a lender and on a deposit with a reason, and both rulings can be undone', async ({
  page,
  portal,
  newVisitor,
}) => {
  const rows = [8_000_00, 700_00, [-250_00, 'JOURNEY CAPITAL']] as const;
  const files = [await createStatementWithRows(monthsAgo(1), rows)];
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete', { files });
  const address = `/staff/applications/${application.applicationId}/cash-flow`;
  await openConsole(page, portal, { address });
  const lending = page.getByRole('region', { name: 'Owed to lenders' });
  const rulings = page.getByRole('region', { name: 'Rulings on revenue' });
  const revenue = page.getByRole('row', { name: 'of which revenue' }).getByRole('button').last();
  await expect(revenue).toContainText('8,700');

  await lending.getByRole('button', { name: 'Not a lender: Journey Capital' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Save the ruling' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('It rents an oven to them.');
  await dialog.getByRole('button', { name: 'Save the ruling' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lending).toContainText('The proven rows show no payments to a lender.');
  await expect(rulings).toContainText(/Journey Capital.*Not a lender.*It rents an oven to them\./u);

  await revenue.focus();
  await page.keyboard.press('Enter');
  const row = page.getByRole('region', { name: 'Row 1', exact: true });
  await expect(row.getByRole('button', { name: 'Not a sale' })).toBeVisible();
  await page.keyboard.press('s');
  await dialog.getByLabel('Why it is not a sale').selectOption('Owner');
  await dialog.getByLabel('Reason').fill('The owner sold a car.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText(/Not a sale: Owner.*The owner sold a car\./u);
  await page.keyboard.press('Escape');
  await expect(revenue).toContainText('700');
  await expect(revenue).not.toContainText('8,700');

  await expect(rulings.getByRole('listitem')).toHaveCount(2);
  const auditor = await newVisitor();
  await openConsole(auditor, portal, { address, person: 'Owen Kassel' });
  await expect(auditor.getByRole('region', { name: 'Rulings on revenue' })).toContainText('The owner sold a car.');
  await expect(auditor.getByRole('button', { name: /Undo|lender/u })).toHaveCount(0);
  await rulings.getByRole('button', { name: 'Undo' }).first().click();
  await expect(revenue).toContainText('8,700');
  await rulings.getByRole('button', { name: 'Undo' }).click();
  await expect(rulings).toHaveCount(0);
  await expect(lending).toContainText('Journey Capital');
});
