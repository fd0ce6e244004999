import type { BusinessStructureForm } from '@portal/contract/application/step-forms';
import type { StatementTransaction } from '@portal/contract/application/statements/statement-transactions';
import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import type { ReadStatement } from '../modules/revenue/index.ts';
import { samplePdf } from './sample-pdf.ts';

/** Formats a day as `January 31, 2026`. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** Formats a day as `Jan 31`. */
const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const ACCOUNT = '02341 100-456-7';
/**
 * Month of the first opening balance. Each month ends with a higher balance than it began with, and the next one
 * continues from there.
 */
const FIRST_MONTH = '2024-01';
const FIRST_OPENING_CENTS = 120_456;
const ROWS: readonly (readonly [day: number, description: string, cents: number])[] = [
  [2, 'MONERIS SETTLEMENT', 912_025],
  [5, 'PAYROLL', -845_000],
  [10, 'HARVEST FLOUR MILLS', -675_500],
  [14, 'MONERIS SETTLEMENT', 801_026],
  [20, 'RENT', -500_000],
  [24, 'MONERIS SETTLEMENT', 718_000],
  [27, 'GST REMITTANCE', -300_000],
];
const COLUMNS = [0, 60, 210, 295, 385] as const;
const IN_CENTS = sumOf((cents) => cents > 0);
const OUT_CENTS = -sumOf((cents) => cents < 0);

/** A bank statement of a demo business for a month (YYYY-MM), and what the portal reads from it. */
export function sampleStatement(
  { legalBusinessName, street, city, stateCode, postalCode }: BusinessStructureForm,
  month: string,
): { pdf: Buffer; reading: ReadStatement } {
  const [year, monthNumber] = month.split('-').map(Number) as [number, number];
  const lastDay = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
  const written = (day: number) => longDate.format(Date.UTC(year, monthNumber - 1, day));
  const holder = asBanksWrite(legalBusinessName);
  const opening = FIRST_OPENING_CENTS + monthsFromTo(FIRST_MONTH, month) * (IN_CENTS - OUT_CENTS);
  const closing = opening + IN_CENTS - OUT_CENTS;
  const transactions = transactionsOf(month, opening);
  const pdf = samplePdf(
    'Royal Bank of Canada',
    'Business Account Statement',
    `${written(1)} to ${written(lastDay)}`,
    '',
    holder,
    asBanksWrite(street),
    asBanksWrite(`${city} ${stateCode}  ${postalCode}`),
    '',
    `Account number: ${ACCOUNT}`,
    'Account Summary for this Period',
    `Opening balance on ${written(1)}    ${dollars(opening)}`,
    `Total deposits and credits    ${dollars(IN_CENTS)}`,
    `Total cheques and debits    ${dollars(OUT_CENTS)}`,
    `Closing balance on ${written(lastDay)}    ${dollars(closing)}`,
    '',
    cellsOf('Date', 'Description', 'Debits', 'Credits', 'Balance'),
    ...transactions.map(rowOf),
    '',
    'A sample for demonstration: no bank has issued this.',
  );
  const account = ACCOUNT.replaceAll(/\D/gu, '').slice(-4);
  const period = { account, from: `${month}-01`, to: `${month}-${lastDay}` };
  const reading: ReadStatement = {
    state: 'read',
    bank: 'rbc',
    isCreditCard: false,
    holder,
    periods: [period],
    accounts: [
      {
        ...period,
        openingCents: opening,
        closingCents: closing,
        proof: 'proven',
        breaksAt: null,
        pageGap: null,
        doubt: null,
        transactions,
      },
    ],
  };
  return { pdf, reading };
}

function sumOf(isMeant: (cents: number) => boolean): number {
  return ROWS.reduce((total, [, , cents]) => (isMeant(cents) ? total + cents : total), 0);
}

function monthsFromTo(first: string, last: string): number {
  const [from, to] = [first, last].map((month) => Number(month.slice(0, 4)) * MONTHS_PER_YEAR + Number(month.slice(5)));
  return (to ?? 0) - (from ?? 0);
}

function transactionsOf(month: string, opening: number): StatementTransaction[] {
  let balanceCents = opening;
  return ROWS.map(([day, description, cents]) => {
    balanceCents += cents;
    return { date: `${month}-${String(day).padStart(2, '0')}`, description, cents, balanceCents, page: 1 };
  });
}

function cellsOf(...texts: readonly string[]): (readonly [number, string])[] {
  return texts.flatMap((text, index) => (text === '' ? [] : [[COLUMNS[index] ?? 0, text] as const]));
}

function rowOf({ date, description, cents, balanceCents }: StatementTransaction): (readonly [number, string])[] {
  const amount = dollars(Math.abs(cents));
  const [out, into] = cents < 0 ? [amount, ''] : ['', amount];
  return cellsOf(shortDate.format(Date.parse(date)), description, out, into, dollars(balanceCents ?? 0));
}

function asBanksWrite(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toUpperCase();
}

function dollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-CA', { minimumFractionDigits: 2 })}`;
}
