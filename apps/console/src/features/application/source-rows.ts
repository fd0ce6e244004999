import type { AccountFlow, CashFlow } from '@portal/contract/application/cash-flow';
import { monthsOfPeriods } from '@portal/contract/application/months-covered';
import type { StatementBank } from '@portal/contract/application/statement-reading';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { Details } from './details.ts';

type File = Pick<Details['statements'][number], 'reading' | 'proof'>;

/** A month of an account: what is known of it from this source, and what was deposited. */
export interface SourceMonth {
  month: string;
  /** Null where this source says nothing of it. */
  state: Exclude<MarkedMonth['state'], 'missing' | 'reading'> | null;
  depositsCents: number | null;
}

/** What one source says of one account, month by month. */
export interface SourceRow {
  source: AccountFlow['source'];
  bank: StatementBank | null;
  /** The connected bank; null of statements. */
  institution: string | null;
  /** The last digits of its number. */
  account: string | null;
  /** As a folio prints it; null if it is not known. */
  name: string | null;
  /** Of statements: how many files are about it. */
  files: number;
  months: SourceMonth[];
}

/** A row for each account and source, in the order of the cash flow; then those of which nothing is proven. */
export function sourceRows(
  months: readonly string[],
  { statements, flow }: { statements: readonly File[]; flow: Pick<CashFlow, 'accounts'> },
): SourceRow[] {
  const files = statements.filter(isAboutAnAccount);
  const counted = flow.accounts.map((account) => countedRow(months, account, filesOf(files, account)));
  const uncounted = new Map<string, SourceRow>();
  for (const file of files) {
    for (const digits of accountsOf(file)) {
      const known = { bank: file.reading.bank, account: digits };
      if (flow.accounts.some((account) => account.source === 'statements' && isSame(account, known))) continue;
      const own = filesOf(files, { source: 'statements', ...known });
      uncounted.set(JSON.stringify(known), {
        source: 'statements',
        institution: null,
        name: null,
        ...known,
        files: own.length,
        months: months.map((month) => ({ month, state: stateOfFiles(own, month), depositsCents: null })),
      });
    }
  }
  return [...counted, ...uncounted.values()].filter((row) => row.months.some(({ state }) => state !== null));
}

/** A card shows no sales, and of what was not recognized no account is known. */
function isAboutAnAccount({ reading }: File): boolean {
  return reading.state === 'read' && !reading.hints.includes('creditCard');
}

function accountsOf({ reading: { accounts } }: File): (string | null)[] {
  return accounts.length > 0 ? accounts : [null];
}

interface Known {
  bank: StatementBank | null;
  account: string | null;
}

const isSame = (one: Known, other: Known) => one.bank === other.bank && one.account === other.account;

function filesOf(files: readonly File[], { source, bank, account }: Pick<AccountFlow, 'source'> & Known): File[] {
  if (source === 'bank') return [];
  return files.filter((file) =>
    accountsOf(file).some((digits) => isSame({ bank, account }, { bank: file.reading.bank, account: digits })),
  );
}

/** What files that are about a month say of it, where none of its rows counts: null where none is. */
function stateOfFiles(files: readonly File[], month: string): 'notProven' | null {
  return filesAbout(files, month).length > 0 ? 'notProven' : null;
}

function filesAbout(files: readonly File[], month: string): File[] {
  return files.filter(({ reading }) => monthsOfPeriods(reading.periods).includes(month));
}

function countedRow(months: readonly string[], flow: AccountFlow, files: readonly File[]): SourceRow {
  const { source, bank, institution, account, name = null } = flow;
  const ofMonth = (month: string): SourceMonth => {
    const found = flow.months.find((one) => one.month === month);
    const isOff = filesAbout(files, month).some(({ proof }) => proof !== 'proven');
    // Of a month that does not add up nothing may count, which is not the same as no deposits.
    if (!found || isOff)
      return { month, state: stateOfFiles(files, month), depositsCents: found?.deposits.cents || null };
    const whole = source === 'bank' ? 'read' : 'proven';
    return { month, state: found.isFull ? whole : 'part', depositsCents: found.deposits.cents };
  };
  return { source, bank, institution, account, name, files: files.length, months: months.map(ofMonth) };
}
