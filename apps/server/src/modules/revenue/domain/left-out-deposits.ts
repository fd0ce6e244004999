import type { CashFlowReason } from '@portal/contract/application/cash-flow';
import { DAY_MS } from '@portal/contract/constants';
import { reasonInWords } from './left-out-rules.ts';

/** A transaction of one account: positive came in, negative went out. */
export interface Transaction {
  /** YYYY-MM-DD */
  date: string;
  description: string;
  amountCents: number;
}

/** A later reversal is not matched with the deposit: too many amounts are alike. */
const REVERSED_WITHIN_DAYS = 10;
const OWN_NAME_MINIMUM_LENGTH = 5;

const transferWords = /\b(TRANSFER|E-?TFR|E-?TRANSFER|TFR|TRF|VIREMENT|VIR|TRANSFERT|INTERAC|WIRE)\b/u;

/** Capitals without accents, single spaces between words, as most banks print descriptions anyway. */
export function foldDescription(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toUpperCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Whether a folded description says that money was moved, rather than paid or sold. */
export function isTransfer(description: string): boolean {
  return transferWords.test(description);
}

/** Words alone, with a space around each: Ana Tremblay is not in DIANA TREMBLAY. */
function asWords(folded: string): string {
  return ` ${folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

function foldNames(names: readonly string[]): string[] {
  return names
    .map(foldDescription)
    .filter((name) => name.length >= OWN_NAME_MINIMUM_LENGTH)
    .map(asWords);
}

/** Banks print the name of a person either way: Ana Tremblay, or Tremblay Ana. */
function bothOrders(name: string): string[] {
  const words = name.trim().split(/\s+/u);
  return words.length < 2 ? [name] : [name, [words.at(-1), ...words.slice(0, -1)].join(' ')];
}

function isTransferOf(description: string, names: readonly string[]): boolean {
  return isTransfer(description) && names.some((name) => asWords(description).includes(name));
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}

/** What tells whose money a deposit is. */
export interface OwnMoney {
  /** The business's names: a transfer from one of them is the applicant's own. */
  names: readonly string[];
  /** The full names of the persons who own the business: money from them is the owner's. */
  ownerNames: readonly string[];
  /** Deposits that another account of the applicant paid out. */
  moved: ReadonlySet<Transaction>;
}

/**
 * The deposits that are not revenue, each with the reason: by the bank's words, by the applicant's own names, and for
 * a reversed deposit, by the reversal of the same amount within ten days.
 */
export function findLeftOut<Row extends Transaction>(
  transactions: readonly Row[],
  { names, ownerNames, moved }: OwnMoney,
): ReadonlyMap<Row, CashFlowReason> {
  const own = foldNames(names);
  const owners = foldNames(ownerNames.flatMap(bothOrders));
  const reasonOf = (transaction: Row): CashFlowReason | undefined => {
    const description = foldDescription(transaction.description);
    const said = reasonInWords(description);
    if (said === 'governmentCredit' || said === 'reversal') return said;
    if (isTransferOf(description, owners)) return 'ownerMoney';
    if (said) return said;
    return isTransferOf(description, own) || moved.has(transaction) ? 'ownTransfer' : undefined;
  };
  const leftOut = new Map<Row, CashFlowReason>();
  const ordered = transactions.toSorted((a, b) => a.date.localeCompare(b.date));
  for (const transaction of ordered) {
    const reason = reasonOf(transaction);
    if (transaction.amountCents > 0) {
      if (reason) leftOut.set(transaction, reason);
    } else if (reason === 'reversal') {
      const reversed = findReversed(ordered, transaction, leftOut);
      if (reversed) leftOut.set(reversed, 'reversal');
    }
  }
  return leftOut;
}

/** The last deposit that a reversal can be of. */
function findReversed<Row extends Transaction>(
  ordered: readonly Row[],
  { date, amountCents }: Row,
  leftOut: ReadonlyMap<Row, CashFlowReason>,
): Row | undefined {
  return ordered.findLast(
    (deposit) =>
      deposit.amountCents === -amountCents &&
      deposit.date <= date &&
      daysBetween(deposit.date, date) <= REVERSED_WITHIN_DAYS &&
      !leftOut.has(deposit),
  );
}
