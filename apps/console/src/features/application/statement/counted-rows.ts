import { misreadingOf } from '@portal/contract/application/statements/misread-amounts';
import type {
  ListedAccount,
  ListedTransaction,
  RowCorrection,
  ActiveCorrection,
} from '@portal/contract/application/statements/statement-corrections';

export type Summed = Pick<ListedAccount, 'openingCents' | 'closingCents' | 'transactions'>;

export interface CountedRow extends ListedTransaction {
  /** Null before the first known balance. */
  countedCents: number | null;
  /** Whether the printed balance equals the calculated one; null if either is missing. */
  holds: boolean | null;
}

/** Calculates each row's balance from the last printed one, as the server does when it proves balances. */
export function countRows({ openingCents, transactions }: Pick<Summed, 'openingCents' | 'transactions'>): CountedRow[] {
  let running = openingCents;
  return transactions.map((row) => {
    const printed = row.isLeftOut ? null : row.balanceCents;
    const countedCents = running === null ? null : running + (row.isLeftOut ? 0 : row.cents);
    running = printed ?? countedCents;
    return { ...row, countedCents, holds: printed === null || countedCents === null ? null : printed === countedCents };
  });
}

export function activeOf(
  { corrections }: Pick<ListedAccount, 'corrections'>,
  { correctionId }: ListedTransaction,
): ActiveCorrection | undefined {
  return corrections.find((one) => one.correctionId === correctionId);
}

/** Total in one direction; never negative. */
interface Side {
  cents: number;
  count: number;
}

export interface Sums {
  deposits: Side;
  withdrawals: Side;
  countedCents: number | null;
  /** Difference from the printed closing balance; null if either is unknown. */
  missingCents: number | null;
}

export function sumsOf({ openingCents, closingCents, transactions }: Summed): Sums {
  const counting = transactions.filter(({ isLeftOut }) => !isLeftOut);
  const side = (sign: 1 | -1): Side => {
    const own = counting.filter(({ cents }) => cents * sign > 0);
    return { count: own.length, cents: own.reduce((sum, { cents }) => sum + cents * sign, 0) };
  };
  const [deposits, withdrawals] = [side(1), side(-1)];
  const countedCents = openingCents === null ? null : openingCents + deposits.cents - withdrawals.cents;
  const missingCents = countedCents === null || closingCents === null ? null : closingCents - countedCents;
  return { deposits, withdrawals, countedCents, missingCents };
}

export interface Proposal {
  correction: Exclude<RowCorrection, { kind: 'add' }>;
  /** The likely mistake; `amount` means that one digit differs. */
  reason: 'sign' | 'leaveOut' | 'amount' | 'swapped';
  row: ListedTransaction;
  index: number;
  missingCents: number;
}

function explanationsOf(
  { row, cents }: ListedTransaction,
  missingCents: number,
): Pick<Proposal, 'correction' | 'reason'>[] {
  const meant = cents + missingCents;
  const misreading = misreadingOf(cents, meant);
  return [
    ...(-2 * cents === missingCents ? [{ correction: { kind: 'sign', row }, reason: 'sign' } as const] : []),
    ...(-cents === missingCents ? [{ correction: { kind: 'leaveOut', row }, reason: 'leaveOut' } as const] : []),
    ...(misreading
      ? [
          {
            correction: { kind: 'amount', row, cents: meant },
            reason: misreading === 'digit' ? 'amount' : misreading,
          } as const,
        ]
      : []),
  ];
}

function withCorrection<Account extends Summed>(account: Account, correction: RowCorrection): Account {
  const { transactions } = account;
  if (correction.kind === 'add') {
    const { after, date, description, cents } = correction;
    const at = transactions.findIndex(({ row }) => row === after) + 1;
    const added = {
      row: -1,
      date,
      description,
      cents,
      balanceCents: null,
      page: 1,
      correctionId: null,
      isLeftOut: false,
    };
    return { ...account, transactions: transactions.toSpliced(at, 0, added) };
  }
  const changed = (row: ListedTransaction): ListedTransaction => {
    if (correction.kind === 'leaveOut') return { ...row, isLeftOut: true };
    return { ...row, isLeftOut: false, cents: correction.kind === 'amount' ? correction.cents : -row.cents };
  };
  return { ...account, transactions: transactions.map((row) => (row.row === correction.row ? changed(row) : row)) };
}

function allHold(account: Summed): boolean {
  return sumsOf(account).missingCents === 0 && countRows(account).every(({ holds }) => holds !== false);
}

/**
 * Effect of a correction on the balances. `balancesHold` is not yet proof, because only the server knows the printed
 * totals. Null if a balance is missing.
 */
export type Outcome = 'balancesHold' | 'balanceBreaks' | 'pageGap' | { missingCents: number } | null;

export function outcomeOf(account: Summed & Pick<ListedAccount, 'pageGap'>, correction: RowCorrection): Outcome {
  const corrected = withCorrection(account, correction);
  const { missingCents } = sumsOf(corrected);
  if (missingCents === null) return null;
  if (missingCents !== 0) return { missingCents };
  if (!allHold(corrected)) return 'balanceBreaks';
  return account.pageGap === null ? 'balancesHold' : 'pageGap';
}

/**
 * The only single-row correction that makes every balance right; undefined if there are several or none is needed.
 */
export function proposalOf(account: Summed): Proposal | undefined {
  const { missingCents } = sumsOf(account);
  if (missingCents === null || missingCents === 0) return undefined;
  const proposals = account.transactions.flatMap((row, index) =>
    row.correctionId !== null
      ? []
      : explanationsOf(row, missingCents)
          .filter(({ correction }) => allHold(withCorrection(account, correction)))
          .map((explanation) => ({ ...explanation, row, index, missingCents })),
  );
  return proposals.length === 1 ? proposals[0] : undefined;
}
