import type { AccountFlow, CashFlow } from '@portal/contract/application/cash-flow';
import { isSameAccount } from '@portal/contract/application/statements/counted-months';
import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import { stateOfMonth, type StatementOfMonths } from '@portal/contract/staff/month-state';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { Details } from '../details.ts';

type File = Pick<Details['statements'][number], 'reading' | 'proof'>;

export interface SourceMonth {
  month: string;
  /** Null if the account has no such month, or another of its sources covers it. */
  mark: MarkedMonth | null;
  depositsCents: number | null;
}

export interface SourceRow {
  source: AccountFlow['source'];
  bank: StatementBank | null;
  /** The connected bank; null for statements. */
  institution: string | null;
  account: string | null;
  /** Account name as printed in a folio; null if unknown. */
  name: string | null;
  files: number;
  months: SourceMonth[];
}

/** One row for each account and source, in cash flow order; sources without proof come last. */
export function sourceRows(
  months: readonly string[],
  { statements, flow }: { statements: readonly File[]; flow: Pick<CashFlow, 'accounts'> },
): SourceRow[] {
  const files = statements.filter(isAboutAnAccount);
  const isReading = statements.some(({ reading }) => reading.state === 'waiting');
  const counted = flow.accounts.map((account) =>
    countedRow(months, account, { files: filesOf(files, account), accounts: flow.accounts, isReading }),
  );
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
        months: withMissing(
          months.map((month) => ({
            month,
            mark: stateOfMonth(month, { statements: own.map(daysOfFile), bankPeriods: [], isReading }),
            depositsCents: null,
          })),
          () => false,
        ),
      });
    }
  }
  return [...counted, ...uncounted.values()].filter((row) => row.months.some(({ mark }) => mark !== null));
}

/** A card statement shows no sales, and an unrecognized file has no known account. */
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

function daysOfFile({ reading, proof }: File): StatementOfMonths {
  const periods = reading.periods.map((period) => ({ ...period, account: '' }));
  return { periods, proofs: proof === null ? [] : [proof] };
}

/**
 * Marks months without data as missing, unless the row has no data at all or another source of its account covers the
 * month.
 */
function withMissing(months: readonly SourceMonth[], isElsewhere: (month: string) => boolean): SourceMonth[] {
  const isWithout = ({ mark }: SourceMonth) => mark?.state === 'reading' || mark?.reason === 'notSent';
  const isEmpty = months.every(isWithout);
  return months.map((each) =>
    isWithout(each) && (isEmpty || isElsewhere(each.month)) ? { ...each, mark: null } : each,
  );
}

interface Beside {
  files: readonly File[];
  accounts: readonly AccountFlow[];
  isReading: boolean;
}

function countedRow(months: readonly string[], flow: AccountFlow, { files, accounts, isReading }: Beside): SourceRow {
  const { source, bank, institution, account, name = null } = flow;
  const proven = flow.covered.map((period) => ({ ...period, account: '' }));
  const isBank = source === 'bank';
  const facts = {
    statements: isBank
      ? []
      : [{ periods: proven, proofs: ['proven'] as const }, ...files.filter(isOff).map((file) => daysOfFile(file))],
    bankPeriods: isBank ? proven : [],
    isReading,
  };
  const ofMonth = (month: string): SourceMonth => {
    const mark = stateOfMonth(month, facts);
    const depositsCents = flow.months.find((one) => one.month === month)?.deposits.cents ?? null;
    // In a month that does not add up, zero may mean that nothing could be counted, not that there were no deposits.
    return { month, mark, depositsCents: mark.state === 'notProven' ? depositsCents || null : depositsCents };
  };
  const isElsewhere = (month: string) =>
    accounts.some(
      (other) => other !== flow && isSameAccount(other, flow) && other.months.some((each) => each.month === month),
    );
  return {
    source,
    bank,
    institution,
    account,
    name,
    files: files.length,
    months: withMissing(months.map(ofMonth), isElsewhere),
  };
}

function isOff({ proof }: File): boolean {
  return proof !== 'proven';
}
