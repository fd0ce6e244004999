import type {
  ListedAccount,
  ListedTransaction,
  RowCorrection,
  ActiveCorrection,
} from '@portal/contract/application/statements/statement-corrections';
import type {
  DoubtSubject,
  StatementAccount,
  StatementTransaction,
} from '@portal/contract/application/statements/statement-transactions';
import { proveAccount } from '@portal/statements/rows/prove-account';
import type { ReadAccount } from '@portal/statements/rows/read-accounts';

export interface StoredCorrection {
  correctionId: string;
  number: number;
  correction: RowCorrection;
  by: string;
  at: Date;
}

export type CorrectedAccount = Omit<ListedAccount, 'position' | 'version'>;

export function rowOf(
  { number, correction }: Pick<StoredCorrection, 'number' | 'correction'>,
  rowsRead: number,
): number {
  return correction.kind === 'add' ? rowsRead + number : correction.row;
}

export function namesRowsRead(correction: RowCorrection, rowsRead: number): boolean {
  const row = correction.kind === 'add' ? correction.after : correction.row;
  return row === null || row < rowsRead;
}

export function correctAccount(read: ReadAccount, stored: readonly StoredCorrection[]): CorrectedAccount {
  const { checks: _checks, currency: _currency, toConfirm: _toConfirm, name = null, ...shown } = read;
  const corrections = stored.map((each) => ({ ...each, row: rowOf(each, read.transactions.length) }));
  const rows = read.transactions.map((transaction, row) => changed({ ...transaction, row }, corrections));
  const additions = corrections.flatMap(({ correction, correctionId, row }) =>
    correction.kind === 'add' ? [{ correction, correctionId, row }] : [],
  );
  const addedAfter = (row: number | null): ListedTransaction[] =>
    additions
      .filter(({ correction }) => correction.after === row)
      .map((each) => added(each, read.transactions[row ?? 0]?.page ?? 1));
  const transactions = [...addedAfter(null), ...rows.flatMap((each) => [each, ...addedAfter(each.row)])];

  return {
    ...shown,
    name,
    ...(isChanged(read, transactions) && proofNow(read, transactions)),
    proofAsRead: read.proof,
    correctedBy: [...new Set(stored.map(({ by }) => by))],
    corrections: corrections.map(({ correctionId, row, correction, by, at }): ActiveCorrection => ({
      correctionId,
      row,
      correction,
      by,
      at: at.toISOString(),
    })),
    transactions,
  };
}

type NumberedCorrection = StoredCorrection & { row: number };

function changed(
  transaction: StatementTransaction & { row: number },
  corrections: readonly NumberedCorrection[],
): ListedTransaction {
  const found = corrections.find(({ row, correction }) => correction.kind !== 'add' && row === transaction.row);
  const { cents } = transaction;
  const centsNow = { sign: -cents, leaveOut: cents, add: cents } as const;
  return {
    ...transaction,
    cents:
      found === undefined
        ? cents
        : found.correction.kind === 'amount'
          ? found.correction.cents
          : centsNow[found.correction.kind],
    correctionId: found?.correctionId ?? null,
    isLeftOut: found?.correction.kind === 'leaveOut',
  };
}

function added(
  {
    correction,
    correctionId,
    row,
  }: { correction: Extract<RowCorrection, { kind: 'add' }>; correctionId: string; row: number },
  page: number,
): ListedTransaction {
  const { date, description, cents } = correction;
  return { date, description, cents, balanceCents: null, page, row, correctionId, isLeftOut: false };
}

/** A correction that repeats what was read proves nothing. */
function isChanged(read: ReadAccount, transactions: readonly ListedTransaction[]): boolean {
  const isSame = ({ cents, isLeftOut }: ListedTransaction, index: number) =>
    !isLeftOut && cents === read.transactions[index]?.cents;
  return transactions.length !== read.transactions.length || !transactions.every(isSame);
}

const mended = new Set<DoubtSubject>(['rows', 'sum', 'empty']);

/** Whether the current rows are proven; doubts that corrections cannot resolve remain. */
function proofNow(
  read: ReadAccount,
  transactions: readonly ListedTransaction[],
): Pick<StatementAccount, 'proof' | 'breaksAt' | 'doubt'> {
  const { doubt } = read;
  const { proof, breaksAt } = proofOf(read, transactions);
  if (doubt && !mended.has(doubt.what)) return { proof: 'notProven', breaksAt, doubt };
  if (proof === 'proven') return { proof, breaksAt, doubt: null };
  return { proof, breaksAt, doubt: doubt ?? { kind: 'contradicts', what: 'sum', page: null } };
}

/** A dropped row counts as zero, so that its printed balance and position stay. */
function proofOf(read: ReadAccount, transactions: readonly ListedTransaction[]) {
  return proveAccount({
    ...read,
    transactions: transactions.map(({ date, description, cents, balanceCents, page, row, isLeftOut }) => ({
      date,
      description,
      cents: isLeftOut ? 0 : cents,
      balanceCents: isLeftOut ? null : balanceCents,
      page,
      isAdded: row >= read.transactions.length,
    })),
  });
}

export function depositsOf({ transactions }: Pick<CorrectedAccount, 'transactions'>): MonthCents[] {
  return sumByMonth(
    transactions.map(({ date, cents, isLeftOut }) => ({
      month: date.slice(0, 7),
      cents: isLeftOut ? 0 : Math.max(0, cents),
    })),
  );
}

export interface MonthCents {
  month: string;
  cents: number;
}

export function sumByMonth(parts: readonly MonthCents[]): MonthCents[] {
  return [...Map.groupBy(parts, ({ month }) => month)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, ofMonth]) => ({ month, cents: ofMonth.reduce((total, { cents }) => total + cents, 0) }));
}
