import { addMonths, lastDayOf, productDay } from '@portal/contract/calendar';
import { alter, appendVersion, findTarget } from '@portal/statements/corpus/altered';
import { drawStatement, sumsOf } from '@portal/statements/corpus/draw-statement';
import { writeScan } from '@portal/statements/corpus/sheet';
import { layoutNamed, makeStatement } from '@portal/statements/corpus/corpus';
import type { Layout } from '@portal/statements/corpus/layouts';
import { tableFormNamed } from '@portal/statements/corpus/tables';

export interface UploadableFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Printed {
  /** YYYY-MM-DD; by default the start of the last full month, or of the month at the end of the name. */
  from?: string;
  to?: string;
  holder?: string;
  layout?: string;
  account?: string;
}

/** An earlier month, as YYYY-MM; 1 is the last full month. */
export function monthsAgo(count: number): string {
  return addMonths(productDay(new Date()).slice(0, 7), -count);
}

export async function createScan(name: string): Promise<UploadableFile> {
  const scan = await writeScan();
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: scan };
}

export async function createStatement(name: string, printed: Printed = {}): Promise<UploadableFile> {
  const month = /\d{4}-\d{2}$/u.exec(name)?.[0] ?? monthsAgo(1);
  const { holder = 'NORTHSHORE BAKERY', layout = 'RBC personal', account = '02782-5094431' } = printed;
  const { from = `${month}-01`, to = lastDayOf(month) } = printed;
  const buffer = await makeStatement(layoutNamed(layout), { from, to, holder, account }, { note: `Statement ${name}` });
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer };
}

/** An amount in cents, with the usual description or another. */
type PrintedRow = number | readonly [cents: number, description: string];

/**
 * A statement of a month (YYYY-MM) whose sums add up, with these rows on consecutive days. A `turned` row is printed in
 * the other column, so that they do not. `issuer` replaces the bank, `number` the account.
 */
export async function createStatementWithRows(
  month: string,
  rows: readonly PrintedRow[],
  { turned, issuer, number = '02782-5094431' }: { turned?: number; issuer?: string; number?: string } = {},
): Promise<UploadableFile> {
  const form = tableFormNamed('RBC personal');
  const layout = layoutNamed(form.layout);
  const openingCents = 1_000_00;
  const transactions = rows.map((row, index) => {
    const [cents, description] = typeof row === 'number' ? [row] : row;
    return {
      date: `${month}-${String(index + 2).padStart(2, '0')}`,
      lines: [description ?? (cents > 0 ? 'MONERIS DEPOSIT' : 'HYDRO PAYMENT')],
      cents,
      code: '',
      isFee: false,
    };
  });
  const sums = sumsOf({ openingCents, rows: transactions });
  const facts = {
    from: `${month}-01`,
    to: lastDayOf(month),
    account: number,
    holder: 'NORTHSHORE BAKERY',
    sums,
  };
  const account = {
    form,
    layout: issuer === undefined ? layout : issuedBy(issuer, layout),
    facts,
    openingCents,
    rows: transactions,
  };
  return {
    name: `statement-${month}.pdf`,
    mimeType: 'application/pdf',
    buffer: await drawStatement({
      accounts: [account],
      ...(turned !== undefined && {
        change: { account: 0, row: turned, kind: 'sign', cents: -(transactions[turned]?.cents ?? 0) },
      }),
    }),
  };
}

/** A statement in which one amount was printed over, and another retyped in a later version of the file. */
export async function createAlteredStatement(month: string): Promise<UploadableFile & { printedOver: string }> {
  const rows = Array.from({ length: 16 }, (_, index) => (index % 3 === 0 ? -1 : 1) * (1_250_00 + index * 217_35));
  const file = await createStatementWithRows(month, rows);
  const target = await findTarget(file.buffer, 1);
  const altered = await alter(file.buffer, target, 'a white box with the text');
  return {
    ...file,
    buffer: await appendVersion(altered, await findTarget(altered, 4)),
    printedOver: target.altered,
  };
}

function issuedBy(issuer: string, layout: Layout): Layout {
  return {
    ...layout,
    head: (sheet, facts) =>
      layout.head(
        {
          write: (text, options) => sheet.write(text.replaceAll(/Royal Bank of Canada|RBC/gu, issuer), options),
          feed: (lines) => sheet.feed(lines),
          goTo: (fromTop) => sheet.goTo(fromTop),
        },
        facts,
      ),
  };
}
