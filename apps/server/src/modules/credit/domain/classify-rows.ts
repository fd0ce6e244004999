import { type Day, dayNumber } from '@portal/contract/calendar';
import type { CashFlowReason } from '@portal/contract/application/cash-flow';
import { foldDescription, nameIn } from './bank-words.ts';
import { debitInWords, isProcessor, reasonInWords } from './left-out-rules.ts';
import { knownLenders, type LenderRules } from './payees.ts';
import { findReturned, type ReturnedItem } from './returned-items.ts';

/** A transaction of one account; money out is negative. */
export interface Transaction {
  date: Day;
  description: string;
  amountCents: number;
}

/** Later reversals are not matched: too many amounts are equal. */
const REVERSED_WITHIN_DAYS = 10;
const OWN_NAME_MINIMUM_LENGTH = 5;
/** Fewer equal debits to one name than this are not instalments. */
const INSTALMENTS_AT_LEAST = 3;
/** Banks may cut the second word of a name down to this many letters: Northpoint Commercial, NORTHPOINT COM. */
const SHORTENED_TO = 3;
/** Without lender words, a deposit of at least this many instalments is a loan. */
const LENT_INSTALMENTS = 5;

const transferWords =
  /\b(TRANSFER|E-?TFR|E-?TRANSFER|TFR|TRF|VIREMENT|TELEVIREMENT|VIR|TRANSFERT|INTERAC|WIRE|EFT|ELECTRONIC FUNDS)\b/u;
const personalWords = /\b(?:PERSONAL|PERSONNEL|PERSO)\b/u;
/** A weekly e-Transfer pays someone who works for the business; pre-authorized debits go to a lender or supplier. */
const sentByHand = /\b(E-?TRANSFERT?|E-?TFR|INTERAC)\b/u;
const lendersWords = /\b(CAPITAL|FUNDING|FINANC\w+|LENDING|LOANS?|ADVANCES?|CREDIT|PRETS?)\b/u;
/** Words that lenders print on their debits but not on their deposits. */
const instalmentWords =
  /\b(DAILY|WEEKLY|MONTHLY|LOANS?|PRETS?|ADVANCES?|FUNDING|PROCEEDS|REPAYMENT|REPAY|PREAUTHORIZED|PRE-AUTHORIZED|PREAUTORISE|DEBIT|WITHDRAWAL|RETRAIT|REMBOURSEMENT|COLLECTION)\b/gu;

export function isTransfer(description: string): boolean {
  return transferWords.test(description);
}

/** Adds spaces around words, so that Ana Tremblay is not found in DIANA TREMBLAY. */
function asWords(folded: string): string {
  return ` ${folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

function foldNames(names: readonly string[]): string[] {
  return names
    .map(foldDescription)
    .filter((name) => name.length >= OWN_NAME_MINIMUM_LENGTH)
    .map((name) => asWords(name).trim());
}

/** Banks print a person's names in either order, and with a middle name: Tremblay Ana, Ana M Tremblay. */
function personPattern(name: string): RegExp {
  const words = name.split(' ');
  const [last, ...first] = [words.at(-1), ...words.slice(0, -1)];
  return words.length < 2
    ? RegExp(` ${name} `, 'u')
    : RegExp(String.raw` (?:${first.join(' ')} (?:\p{L}+ )?${last ?? ''}|${last ?? ''} ${first.join(' ')}) `, 'u');
}

const businessPatterns = (names: readonly string[]) => foldNames(names).map((name) => RegExp(` ${name} `, 'u'));
const ownerPatterns = (names: readonly string[]) => foldNames(names).map(personPattern);

function isFrom(description: string, patterns: readonly RegExp[]): boolean {
  return isTransfer(description) && patterns.some((pattern) => pattern.test(asWords(description)));
}

export function namesOwn({ names, ownerNames }: Pick<OwnMoney, 'names' | 'ownerNames'>) {
  const patterns = [...businessPatterns(names), ...ownerPatterns(ownerNames)];
  return (description: string) => isFrom(foldDescription(description), patterns);
}

export interface OwnMoney {
  names: readonly string[];
  /** Full names of the owners, whose deposits are not sales. */
  ownerNames: readonly string[];
  moved: ReadonlySet<Transaction>;
  /** The built-in lenders by default. */
  lenders?: LenderRules;
  rulings?: Rulings;
}

/** Account managers' rulings; undefined for other payees and descriptions. */
export interface Rulings {
  rows: ReadonlyMap<Transaction, CashFlowReason | 'sale'>;
  isLender: (payee: string) => boolean | undefined;
  isFromLender: (description: string) => boolean | undefined;
}

export interface ClassifiedRows<Row> {
  leftOut: ReadonlyMap<Row, CashFlowReason>;
  /** Debits that reduce revenue: chargebacks, refunds to customers, and deposited cheques that came back. */
  takenBack: ReadonlySet<Row>;
  returned: readonly ReturnedItem<Row>[];
}

/**
 * Separates sales from other deposits: by the bank's words, the applicant's names, a lender's debits, and debits of the
 * same amount within ten days that reverse a deposit.
 */
export function classifyRows<Row extends Transaction>(
  transactions: readonly Row[],
  own: OwnMoney,
): ClassifiedRows<Row> {
  const ordered = transactions.toSorted((a, b) => a.date.localeCompare(b.date));
  const leftOut = findLeftOut(ordered, own);
  const debits = ordered.filter(({ amountCents }) => amountCents < 0);
  const kinds = new Map(debits.map((row) => [row, debitInWords(foldDescription(row.description))]));
  const { returned, again } = findReturned(ordered, leftOut, kinds);
  const takenBack = new Set<Row>();
  for (const debit of debits) {
    const kind = kinds.get(debit);
    if (kind === 'takenBack') takenBack.add(debit);
    if ((kind !== 'returnedItem' && kind !== 'reversal') || again.has(debit)) continue;
    const reversed = findReversed(ordered, debit, (row) => leftOut.has(row) || own.rulings?.rows.get(row) === 'sale');
    if (reversed) leftOut.set(reversed, 'reversal');
    else if (kind === 'returnedItem') takenBack.add(debit);
  }
  return { leftOut, takenBack, returned };
}

/** Reasons that a row's words establish, whatever the payer's name. */
const saidFirst: ReadonlySet<CashFlowReason> = new Set(['governmentCredit', 'reversal', 'returnedPayment']);

function findLeftOut<Row extends Transaction>(
  ordered: readonly Row[],
  { names, ownerNames, moved, lenders = knownLenders, rulings }: OwnMoney,
): Map<Row, CashFlowReason> {
  const own = businessPatterns(names);
  const owners = ownerPatterns(ownerNames);
  const isOwners = (description: string) =>
    isFrom(description, owners) ||
    (personalWords.test(description) && owners.some((name) => name.test(asWords(description))));
  const isOwnTransfer = (row: Row, description: string) => isFrom(description, own) || moved.has(row);
  const hasInstalments = findLenders(ordered);
  const isLent = (row: Row, description: string) =>
    rulings?.isFromLender(row.description) !== false && hasInstalments(row, description);
  const named = rulings ? lenders.filter(({ kind }) => rulings.isLender(kind) !== false) : lenders;
  const reasonOf = (row: Row): CashFlowReason | undefined => {
    const description = foldDescription(row.description);
    const said = reasonInWords(description, named);
    if (said && saidFirst.has(said)) return said;
    if (rulings?.isFromLender(row.description)) return 'loan';
    if (isOwners(description)) return 'ownerMoney';
    if (said) return said;
    if (isOwnTransfer(row, description)) return 'ownTransfer';
    return isLent(row, description) ? 'loan' : undefined;
  };
  const leftOut = new Map<Row, CashFlowReason>();
  for (const row of ordered) {
    const reason = row.amountCents > 0 ? (rulings?.rows.get(row) ?? reasonOf(row)) : undefined;
    if (reason && reason !== 'sale') leftOut.set(row, reason);
  }
  return leftOut;
}

/** First word and start of the second, without words that appear only in debits or only in deposits. */
function lenderKey(description: string): string | null {
  const name = nameIn(foldDescription(description).replaceAll(instalmentWords, ' '));
  const [first = '', second = ''] = name?.split(' ') ?? [];
  return name === null ? null : `${first} ${second.slice(0, SHORTENED_TO)}`;
}

function findLenders<Row extends Transaction>(rows: readonly Row[]): (row: Row, description: string) => boolean {
  const debits = rows.filter(
    ({ amountCents, description }) => amountCents < 0 && !sentByHand.test(foldDescription(description)),
  );
  const groups = Map.groupBy(debits, ({ amountCents, description }) =>
    JSON.stringify([lenderKey(description), amountCents]),
  );
  const instalments = new Map<string, number>();
  for (const [key, group] of groups) {
    const [name, amountCents] = JSON.parse(key) as [string | null, number];
    if (name !== null && group.length >= INSTALMENTS_AT_LEAST)
      instalments.set(name, Math.min(instalments.get(name) ?? Infinity, -amountCents));
  }
  return ({ amountCents, description: printed }, description) => {
    const each = instalments.get(lenderKey(printed) ?? '');
    if (each === undefined || sentByHand.test(description) || isProcessor(description)) return false;
    return lendersWords.test(nameIn(printed) ?? '') || amountCents >= each * LENT_INSTALMENTS;
  };
}

function findReversed<Row extends Transaction>(
  ordered: readonly Row[],
  { date, amountCents }: Row,
  isSettled: (deposit: Row) => boolean,
): Row | undefined {
  return ordered.findLast(
    (deposit) =>
      deposit.amountCents === -amountCents &&
      deposit.date <= date &&
      dayNumber(date) - dayNumber(deposit.date) <= REVERSED_WITHIN_DAYS &&
      !isSettled(deposit),
  );
}
