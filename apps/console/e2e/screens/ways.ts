import type { Page } from '@playwright/test';
import { callApi } from '@portal/test-kit/api-call';
import { sendWithBank } from '@portal/test-kit/bank';
import { type Person, prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { openConsole } from '@portal/test-kit/staff';
import { createScan, createStatementWithRows, monthsAgo, type UploadableFile } from '@portal/test-kit/statement';
import { textOf } from '@portal/test-kit/texts';
import type { ScreenContext } from '@portal/test-kit/screen-case';

/** Runs `use` in another browser context, which is closed afterwards. */
export async function elsewhere<Result>(
  page: Page,
  { portal }: ScreenContext,
  use: (other: Page) => Promise<Result>,
): Promise<Result> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own');
  const context = await browser.newContext({ baseURL: portal.url });
  const result = await use(await context.newPage());
  await context.close();
  return result;
}

export async function submitted(
  page: Page,
  context: ScreenContext,
  given: { files?: readonly UploadableFile[]; lastName?: string } = {},
): Promise<string> {
  return elsewhere(page, context, async (other) => {
    const { portal, language } = context;
    const { application } = await prepareApplication(other, portal, language, 'complete', given);
    return `/staff/applications/${application.applicationId}`;
  });
}

export async function submitReferred(page: Page, context: ScreenContext, referral: string): Promise<void> {
  const { portal, language } = context;
  await elsewhere(page, context, (other) => prepareApplication(other, portal, language, 'complete', { referral }));
}

/**
 * Submits an application with files and a bank connection, using one of the bank's scenarios. @returns the path of its
 * page, and who submitted it
 */
export async function submittedWithBank(
  page: Page,
  context: ScreenContext,
  files: readonly UploadableFile[],
  story?: string,
): Promise<string> {
  return elsewhere(page, context, async (other) => {
    const { portal, language } = context;
    const person = await prepareApplication(other, portal, language, 'revenue');
    await upload(person, person.application.applicationId, files);
    await sendWithBank(person, portal, language, story);
    return `/staff/applications/${person.application.applicationId}`;
  });
}

async function upload({ call }: Person, applicationId: string, files: readonly UploadableFile[]): Promise<void> {
  for (const file of files)
    await call('post', `/api/applications/${applicationId}/statements`, { multipart: { file } });
}

export async function openApplication(page: Page, context: ScreenContext): Promise<void> {
  const address = await submitted(page, context);
  await openConsole(page, context.portal, { address, language: context.language });
  await page.getByRole('heading', { name: textOf(context.language, 'console.revenue.title'), exact: true }).waitFor();
}

/** Four months, the last of which does not add up, and a file that is not a statement. */
export async function manyFiles(): Promise<UploadableFile[]> {
  const months = [5, 4, 3].map((ago, index) =>
    createStatementWithRows(monthsAgo(ago), [8_000_00 + index * 1_250_50, -2_100_00, 930_45, -5_450_25, 2_345_67]),
  );
  const last = createStatementWithRows(monthsAgo(2), [12_000_00, -930_00, 930_45, -450_25, 345_67], { turned: 2 });
  return [...(await Promise.all([...months, last])), await createScan('scan')];
}

/**
 * Six months of two accounts: sales that vary, own money and a refund to leave out, a lender, days below zero with a
 * returned payment, and a month that does not add up. Each month ends with the balance it began with.
 */
export async function sixMonths(): Promise<UploadableFile[]> {
  const sales = [21_350_00, 24_120_40, 22_480_75, 19_930_10, 17_260_55, 23_710_20];
  const main = sales.map((cents, index) =>
    createStatementWithRows(monthsAgo(6 - index), monthRows(cents, index), {
      ...(index === 4 && { turned: 3 }),
    }),
  );
  const savings = [3, 2, 1].map((ago) =>
    createStatementWithRows(
      monthsAgo(ago),
      [
        [1_850_00, 'INTERAC E-TRANSFER CAFE DU COIN'],
        [-1_850_00, 'RENT'],
      ],
      {
        number: '02782-5090937',
      },
    ),
  );
  return Promise.all([...main, ...savings]);
}

function monthRows(sales: number, index: number): [number, string][] {
  const third = Math.round(sales / 3);
  const isHard = index === 3;
  const rows: [number, string][] = [
    [isHard ? -3_450_00 : third, isHard ? 'PAYROLL' : 'MONERIS DEPOSIT'],
    [-415_00, 'MERCHANT GROWTH'],
    [third, 'SQUARE CANADA'],
    [2_500_00 + index * 310_00, 'TRANSFER FROM SAVINGS'],
    ...(isHard
      ? ([
          [third, 'MONERIS DEPOSIT'],
          [980_00, 'NSF RETURNED PAYMENT'],
        ] as [number, string][])
      : []),
    [-415_00, 'MERCHANT GROWTH'],
    [sales - 2 * third, 'MONERIS DEPOSIT'],
    [-6_200_00, 'PAYROLL'],
  ];
  return [...rows, [-rows.reduce((sum, [cents]) => sum + cents, 0), 'SUPPLIER PAYMENTS']];
}

/** Adds a question template; a second case on the same server reuses it. @returns its name */
export async function addTemplate(portal: ScreenContext['portal']): Promise<string> {
  const question = {
    en: 'Who owns the premises where you do business, and until when does your lease run?',
    fr: 'À qui appartient le local où vous exercez vos activités, et jusqu’à quand court votre bail?',
  };
  const path = '/api/staff/question-templates';
  const { templates } = await callApi<{ templates: { name: string }[] }>(portal, STAFF_KEY, path);
  const name = 'Proprietor of the premises';
  if (!templates.some((template) => template.name === name))
    await callApi(portal, STAFF_KEY, path, { body: { name, question } });
  return name;
}

/** Adds a lender; a second case on the same server reuses it. @returns its name */
export async function addLender(portal: ScreenContext['portal']): Promise<string> {
  const body = { name: 'Avances Boréal', words: ['AVANCES BOREAL'], source: 'https://boreal.example' };
  const path = '/api/staff/lenders';
  const { lenders } = await callApi<{ lenders: { name: string }[] }>(portal, STAFF_KEY, path);
  if (!lenders.some(({ name }) => name === body.name)) await callApi(portal, STAFF_KEY, path, { body });
  return body.name;
}
