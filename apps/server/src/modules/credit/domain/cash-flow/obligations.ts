import type { Obligation } from '@portal/contract/application/cash-flow';
import { dayNumber } from '@portal/contract/calendar';
import { foldDescription } from '../bank-words.ts';
import type { ClassifiedRows, Rulings } from '../classify-rows.ts';
import { debitInWords, isProcessor, reasonInWords } from '../left-out-rules.ts';
import { knownLenders, lenderIn, type LenderRules, payeeIn, paymentKind } from '../payees.ts';
import { findRule, type Rule } from '../word-rules.ts';
import { count, countByMonth, type FlowRow, type FlowSource } from './flow-source.ts';
import { rhythmOf, stoppedAfterDays } from './rhythm.ts';

/** Fewer equal debits than this do not form a series. */
const EQUAL_AT_LEAST = 3;
/** Share of a payee's debits that must be in series of equal debits; otherwise equal amounts are a coincidence. */
const EQUAL_SHARE = 0.6;
/** Banks may cut the second word of a name down to this many letters: Northpoint Commercial, NORTHPOINT COM. */
const SHORTENED_TO = 3;
/** Words printed before at least this many payees' names are the bank’s, not part of the names. */
const PAYEES_OF_FORM = 4;
const RETURNED_WITHIN_DAYS = 5;
const NEARLY_EQUAL = 1.15;

/** Collections of a share of sales: at least this many debits, most of them near the same share of the sales before. */
const SHARES_AT_LEAST = 6;
const STEADY_SHARE = 0.75;
const STEADY_WITHIN = 0.12;
/** Bounds of a share of sales: more than a card processor's fees and less than all sales. */
const shareOfSales = { least: 0.04, most: 0.6 };
const SALES_BEFORE_DAYS = 5;

/** Only lenders collect this often, or a share of sales; debits in other rhythms may pay for anything. */
const lendersRhythms: ReadonlySet<Obligation['rhythm']> = new Set(['daily', 'severalWeekly', 'shareOfSales']);
/** BMO prints NO FEE on debits that cost nothing; that is not a fee. */
const noFee = /\bNO FEE\b/u;
const sentByHand = /\b(?:E-?TRANSFERT?|E-?TFR|INTERAC)\b/u;
const lendersWords: readonly Rule<'lender'>[] = [
  {
    kind: 'lender',
    source: 'names of lenders',
    words:
      /\b(?:FUNDING?|FINANC\w*|LENDING?|LOANS|PRETS|MCA)\b|\b(?:CAPITAL?|ADVANCES?|AVANCES?)(?= (?:CAPITAL|AVANCES?|LOANS?|CO|CORPORATION|PARTNERS|GROUP|SERVICES?|SOLUTIONS|EXPRESS|MARCHANDS?|COMMERCIALES?)\b|$)/u,
  },
];
/** A person may be named Loan, so these words count only on debits that the bank collects. */
const loanWords =
  /\b(?:LOAN|PRET|EMPRUNT|HYPOTHEQUE|MORTGAGE|LEASING?|LSE|LNS|LN (?:PRIN|PMT|PYMT|INT)|MTG|CREDIT-BAIL|MARGE|LINE OF CREDIT|LOC)\b/u;
const purposeWords = /\b(?:FUNDING|PROCEEDS|ADVANCES?|LOANS?|PRETS?|DISBURSEMENT|DEBOURSEMENT)\b/gu;
/** Card purchases and cash have no payee that could be a lender. */
const otherWords =
  /\b(?:PURCHASE|ACHAT|POS|VISA DEBIT|CONTACTLESS|SANS CONTACT|(?:ABM|ATM|CASH) (?:WITHDRAWAL|W\/D)|RETRAIT (?:GAB|AU (?:GAB|GUICHET|COMPTOIR)|EN ARGENT|INTERAC)|TRANSFER TO (?:OWNER|OWN)|(?:OWNER|SHAREHOLDER)'?S? DRAW|(?:CHEQUE|CHQ|CHECK)(?: NO\.?)? \d)\b/u;

export interface LendingFacts {
  lenders?: LenderRules | undefined;
  isToOwner: (description: string) => boolean;
  isRuledLender?: Rulings['isLender'] | undefined;
}

interface Payee {
  name: string;
  isLender: boolean;
}

/**
 * Debits to lenders, and regular debits to payees that no rule classifies. A lender is known by its name or a lender's
 * words, by equal debits on most business days, or by a steady share of the previous day's sales.
 */
export function findObligations(
  { rows, covered }: Pick<FlowSource, 'rows' | 'covered'>,
  { leftOut }: ClassifiedRows<FlowRow>,
  facts: LendingFacts,
): Obligation[] {
  const ordered = rows.toSorted((a, b) => a.date.localeCompare(b.date));
  const lent = ordered
    .filter((row) => leftOut.get(row) === 'loan')
    .flatMap(({ description }) => lenderOf(description, facts.lenders) ?? []);
  const sales = salesByDay(ordered);
  const unpaid = findUnpaid(ordered, leftOut);
  const lastDay = covered.at(-1)?.to ?? ordered.at(-1)?.date ?? '';
  return debitsByPayee(ordered, facts).flatMap(({ payee: { name, isLender: isKnown }, debits }) => {
    const ruled = facts.isRuledLender?.(name);
    if (ruled === false) return [];
    const isNamed = ruled ?? isKnown;
    const wasLent = lent.some((lender) => isSamePayee(lender, name));
    return seriesOf(debits, sales)
      .map((series) => ({ ...series, payee: name, isLender: isNamed || isLending(series, wasLent) }))
      .filter(({ isLender, debits: own }) => isLender || isNearlyEqual(own))
      .filter(({ rhythm }) => isNamed || rhythm !== 'irregular')
      .flatMap((series) => describe(series, unpaid, lastDay) ?? []);
  });
}

function debitsByPayee(
  ordered: readonly FlowRow[],
  { lenders = knownLenders, isToOwner }: LendingFacts,
): { payee: Payee; debits: FlowRow[] }[] {
  const payees = new Map<string, { payee: Payee; debits: FlowRow[] }>();
  const forms = formsOf(ordered);
  for (const row of ordered) {
    const payee = row.amountCents < 0 && !isToOwner(row.description) ? payeeOf(row, lenders, forms) : undefined;
    if (!payee) continue;
    const key = payee.isLender ? payee.name : keyOf(payee.name);
    const known = payees.get(key);
    if (known) known.debits.push(row);
    else payees.set(key, { payee, debits: [row] });
  }
  return [...payees.values()];
}

/** Words that an account’s bank prints before the names of many payees, such as `AFT OUT`. */
function formsOf(rows: readonly FlowRow[]): RegExp {
  const next = new Map<string, Set<string>>();
  for (const { description } of rows.filter(({ amountCents }) => amountCents < 0)) {
    const words = payeeIn(foldDescription(description))?.split(' ') ?? [];
    for (const form of [words.slice(0, 1), words.slice(0, 2)]) {
      const [key, word] = [form.join(' '), words[form.length]];
      if (word !== undefined) next.set(key, (next.get(key) ?? new Set()).add(word));
    }
  }
  const forms = [...next].filter(([, words]) => words.size >= PAYEES_OF_FORM).map(([form]) => form);
  const longestFirst = forms.toSorted((a, b) => b.length - a.length).map((form) => form.replaceAll(/\W+/gu, '\\W+'));
  return RegExp(String.raw`\b(?:${longestFirst.join('|') || '(?!)'})\b`, 'u');
}

/** Whether the words alone say that a debit cannot be a lender's. */
function isOtherPayment(folded: string): boolean {
  return (
    otherWords.test(folded) ||
    paymentKind(folded) !== undefined ||
    isProcessor(folded) ||
    debitInWords(folded) !== undefined ||
    reasonInWords(folded) === 'ownTransfer'
  );
}

function payeeOf({ description, amountCents }: FlowRow, lenders: LenderRules, forms: RegExp): Payee | undefined {
  const described = foldDescription(description).replace(noFee, ' ');
  const folded = described.replace(forms, ' ').trim() || described;
  const lender = lenderIn(described, lenders) ?? lenderIn(folded, lenders);
  if (lender !== undefined) return { name: lender, isLender: true };
  if (isOtherPayment(described)) return undefined;
  const printed = described
    .replaceAll(/\S*\d\S*/gu, ' ')
    .replaceAll(/ +/gu, ' ')
    .trim();
  const name = loanWords.test(described) && !sentByHand.test(described) ? printed : payeeIn(folded);
  // Without a name, only the amount tells one payee from another.
  return { name: name ?? `${printed} ${String(-amountCents)}`, isLender: false };
}

/** First word and start of the second, because banks shorten names. */
function keyOf(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  return `${first} ${second.slice(0, SHORTENED_TO)}`;
}

/** Name of the lender of a deposit, without the words for its purpose; null if the deposit names none. */
export function lenderOf(description: string, lenders: LenderRules = knownLenders): string | null {
  const folded = foldDescription(description);
  return lenderIn(folded, lenders) ?? payeeIn(folded.replaceAll(purposeWords, ' '));
}

/** Whether two names may belong to the same payee: deposits and debits rarely print the same number of words. */
export function isSamePayee(one: string, other: string): boolean {
  const [[first, second = ''], [name, next = '']] = [keyOf(one).split(' '), keyOf(other).split(' ')];
  return first === name && (second === '' || next === '' || second === next);
}

interface Series {
  rhythm: Obligation['rhythm'];
  debits: readonly FlowRow[];
  /** Percentage of sales, for the rhythm `shareOfSales`; otherwise null. */
  percentOfSales: number | null;
}

function seriesOf(debits: readonly FlowRow[], sales: SalesByDay): Series[] {
  const candidates = [...Map.groupBy(debits, ({ amountCents }) => amountCents).values()].flatMap((own): Series[] => {
    const rhythm = own.length >= EQUAL_AT_LEAST ? rhythmOf(daysOf(own)) : undefined;
    return rhythm === undefined ? [] : [{ rhythm, debits: own, percentOfSales: null }];
  });
  const inSeries = new Set(candidates.flatMap((series) => series.debits));
  const equal = candidates.filter(({ debits: own }) => {
    const [first = '', last = ''] = [own[0]?.date, own.at(-1)?.date];
    const during = debits.filter(({ date }) => date >= first && date <= last);
    return during.filter((row) => inSeries.has(row)).length >= EQUAL_SHARE * during.length;
  });
  const taken = new Set(equal.flatMap((series) => series.debits));
  const rest = debits.filter((row) => !taken.has(row));
  if (rest.length === 0) return equal;
  const percentOfSales = steadyShare(rest, sales);
  const rhythm = percentOfSales === null ? (rhythmOf(daysOf(rest)) ?? 'irregular') : 'shareOfSales';
  return [...equal, { rhythm, debits: rest, percentOfSales }];
}

function daysOf(debits: readonly FlowRow[]): string[] {
  return [...new Set(debits.map(({ date }) => date))];
}

function isLending({ rhythm, debits }: Series, wasLent: boolean): boolean {
  if (rhythm === 'irregular') return false;
  const folded = foldDescription(debits[0]?.description ?? '');
  const isByHand = sentByHand.test(folded);
  const isNamed = findRule(lendersWords, payeeIn(folded) ?? '') !== undefined;
  const isCollected = loanWords.test(folded) || (lendersRhythms.has(rhythm) && hasOneAmount(rhythm, debits));
  return wasLent || isNamed || (!isByHand && isCollected);
}

/** A share of sales counts as one amount, although its debits vary. */
const hasOneAmount = (rhythm: Obligation['rhythm'], debits: readonly FlowRow[]) =>
  rhythm === 'shareOfSales' || isEqual(debits);

function isEqual(debits: readonly FlowRow[]): boolean {
  return new Set(debits.map(({ amountCents }) => amountCents)).size === 1;
}

/** Invoices vary; regular payments of a debt hardly do. */
function isNearlyEqual(debits: readonly FlowRow[]): boolean {
  const amounts = debits.map(({ amountCents }) => -amountCents);
  return Math.max(...amounts) <= NEARLY_EQUAL * Math.min(...amounts);
}

type SalesByDay = readonly (readonly [day: string, cents: number])[];

function salesByDay(ordered: readonly FlowRow[]): SalesByDay {
  const sales = ordered.filter(
    ({ amountCents, description }) => amountCents > 0 && isProcessor(foldDescription(description)),
  );
  return [...Map.groupBy(sales, ({ date }) => date)].map(([day, own]) => [
    day,
    own.reduce((total, { amountCents }) => total + amountCents, 0),
  ]);
}

/** The percentage that each debit takes of the last sales before it; null if it varies. */
function steadyShare(debits: readonly FlowRow[], sales: SalesByDay): number | null {
  if (debits.length < SHARES_AT_LEAST || isEqual(debits)) return null;
  const shares = debits.flatMap(({ date, amountCents }) => {
    const before = sales.findLast(([day]) => day < date);
    if (!before || dayNumber(date) - dayNumber(before[0]) > SALES_BEFORE_DAYS) return [];
    return -amountCents / before[1];
  });
  const middle = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)];
  if (middle === undefined || middle < shareOfSales.least || middle > shareOfSales.most) return null;
  const steady = shares.filter((share) => Math.abs(share / middle - 1) <= STEADY_WITHIN).length;
  return steady >= STEADY_SHARE * debits.length ? Math.round(middle * 100) : null;
}

/** Returned debits: they were due, but nothing was paid. */
function findUnpaid(ordered: readonly FlowRow[], leftOut: ClassifiedRows<FlowRow>['leftOut']): ReadonlySet<FlowRow> {
  const unpaid = new Set<FlowRow>();
  for (const credit of ordered) {
    if (leftOut.get(credit) !== 'returnedPayment') continue;
    const debit = ordered.findLast(
      (row) =>
        row.amountCents === -credit.amountCents &&
        row.date <= credit.date &&
        dayNumber(credit.date) - dayNumber(row.date) <= RETURNED_WITHIN_DAYS &&
        !unpaid.has(row),
    );
    if (debit) unpaid.add(debit);
  }
  return unpaid;
}

function describe(
  { payee, isLender, rhythm, debits, percentOfSales }: Series & { payee: string; isLender: boolean },
  unpaid: ReadonlySet<FlowRow>,
  lastDay: string,
): Obligation | undefined {
  const [first, last] = [debits[0], debits.at(-1)];
  if (!first || !last) return undefined;
  const paid = debits.filter((row) => !unpaid.has(row));
  const { cents, count: payments } = count(paid);
  const amounts = debits.map(({ amountCents }) => -amountCents).sort((a, b) => a - b);
  return {
    payee,
    kind: isLender ? 'lender' : 'unclassified',
    rhythm,
    eachCents: amounts[Math.floor(amounts.length / 2)] ?? 0,
    isEqual: isEqual(debits),
    percentOfSales,
    firstDay: first.date,
    lastDay: last.date,
    hasStopped: dayNumber(lastDay) - dayNumber(last.date) > stoppedAfterDays[rhythm],
    cents,
    count: payments,
    percentOfRevenue: null,
    months: countByMonth(paid),
  };
}
