import type { BusinessStructureForm } from '@portal/contract/operations/application';
import type { ReadStatement } from '../modules/revenue/index.ts';
import { samplePdf } from './sample-pdf.ts';

/** As `January 31, 2026`. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const ACCOUNT = '02341 100-456-7';
const OPENING_CENTS = 120_456;
const CLOSING_CENTS = 231_007;

/** A bank statement of a demo business for a month (YYYY-MM), and what the portal reads from it. */
export function sampleStatement(
  { legalBusinessName, street, city, stateCode, postalCode }: BusinessStructureForm,
  month: string,
): { pdf: Buffer; reading: ReadStatement } {
  const [year, monthNumber] = month.split('-').map(Number) as [number, number];
  const lastDay = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
  const written = (day: number) => longDate.format(Date.UTC(year, monthNumber - 1, day));
  const holder = asBanksWrite(legalBusinessName);
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
    `Opening balance on ${written(1)}    ${dollars(OPENING_CENTS)}`,
    'Total deposits and credits    $24,310.51',
    'Total cheques and debits    $23,205.00',
    `Closing balance on ${written(lastDay)}    ${dollars(CLOSING_CENTS)}`,
    '',
    'A sample for demonstration: no bank has issued this.',
  );
  const reading: ReadStatement = {
    state: 'read',
    bank: 'rbc',
    isCreditCard: false,
    holder,
    periods: [{ account: ACCOUNT.replaceAll(/\D/gu, '').slice(-4), from: `${month}-01`, to: `${month}-${lastDay}` }],
    openingBalance: OPENING_CENTS,
    closingBalance: CLOSING_CENTS,
  };
  return { pdf, reading };
}

/** Capital letters without accents. */
function asBanksWrite(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toUpperCase();
}

function dollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-CA')}`;
}
