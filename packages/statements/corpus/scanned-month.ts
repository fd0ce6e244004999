import { layoutNamed } from './corpus.ts';
import { type DrawnAccount, drawStatement, sumsOf } from './draw-statement.ts';
import { scanOf } from './scans.ts';
import { makeStory } from './stories.ts';
import { tableFormNamed } from './tables.ts';

const ROWS = 8;
const SEED = 3;
const MISPRINTED_ROW = 4;
const DIGIT_CENTS = 1_00;

export interface ScannedMonth {
  content: Buffer;
  cents: number[];
  misprintedRow: number;
}

/**
 * A scanned statement of one month, with more than one page if the rows do not fit.
 * @param month YYYY-MM
 * @param isMisprinted whether one digit of an amount contradicts the sums
 */
export async function scannedMonth(
  month: string,
  { rows: count = ROWS, isMisprinted = false } = {},
): Promise<ScannedMonth> {
  const [form, openingCents] = [tableFormNamed('CIBC'), 1_000_000];
  const days = { from: `${month}-01`, to: `${month}-28` };
  const rows = makeStory({ seed: SEED, business: 'bakery', language: 'en', rows: count, openingCents, ...days });
  const cents = rows.map((row) => row.cents);
  const facts = {
    ...days,
    account: '02782-5094431',
    holder: 'NORTHSHORE BAKERY',
    sums: sumsOf({ openingCents, rows }),
  };
  const account: DrawnAccount = { form, layout: layoutNamed(form.layout), openingCents, rows, facts };
  const printed = Math.abs(cents[MISPRINTED_ROW] ?? 0);
  const change = { account: 0, row: MISPRINTED_ROW, kind: 'amount', cents: otherDigit(printed) } as const;
  const drawn = await drawStatement({ accounts: [account], ...(isMisprinted && { change }) });
  return { content: await scanOf(drawn, SEED), cents, misprintedRow: MISPRINTED_ROW };
}

function otherDigit(cents: number): number {
  return Math.floor(cents / DIGIT_CENTS) % 10 === 9 ? cents - DIGIT_CENTS : cents + DIGIT_CENTS;
}
