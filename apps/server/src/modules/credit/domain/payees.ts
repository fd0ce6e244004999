import { type PaymentKind, paymentKinds } from '@portal/contract/application/cash-flow';
import { foldDescription, nameIn, withoutBankWords } from './bank-words.ts';
import builtIn from './lenders.json' with { type: 'json' };
import kinds from './payees.json' with { type: 'json' };
import { findRule, MONTHS, oneOf, type Rule, spelledOut } from './word-rules.ts';

export interface Lender {
  name: string;
  /** Folded words; each of them identifies the lender on a statement. */
  words: readonly string[];
  /** True if any other words may follow: local funds are named after their region. */
  alone?: boolean;
}

export type LenderRules = readonly Rule<string>[];

export const lenderWords = oneOf(
  `CANADA CDA CA CAPITAL FINANCIAL FINANCIALS FINANCE FIN FINANCING FUNDING FUND FUNDS FUNDED LENDING LOAN LOANS ADVANCE ADVANCES PROCEEDS
  DISBURSEMENT DRAW BUSINESS TECHNOLOGIES SOLUTIONS SERVICES CORPORATION COMPANY GROUP LP ULC CO THE OF AND & BANK TERM
  PRET PRETS AUTO ETUDIANT REER STUDENT CSBFP SBL EDC CWB RBC TD BMO CIBC SCOTIABANK DESJARDINS NATIONAL UNION LP IQ PME GARANTI DECAISSEMENT DEBOURS BANCAIRE MERCHANT EIDL NEW NOUVEAU COMMERCIAL FINANCEMENT AVANCE DEBOURSEMENT DEBOURSE AGRICOLE LNS PRE WIRE IN PAYOUT REMITTANCE INV INTERNET ACCESD ADVANCED FINANCIERE FINANCIER AFFAIRES SERV REVENUE REMIT BUS DEV DEBLOCAGE MICROCREDIT PURCH PURCHASE RECEIVABLES CAN TECH A LEASE LEASING LOCATION EQUIP EQUIPMENT EQUIPEMENT ${MONTHS}`,
);
const collectionWords =
  /\b(?:BUSINESS PAD|PRE-?AUTH\w*|PREAUT\w*|AFT|BPY|CMS|AUTOM|AUTOPAY|WITHDRAWALS?|RETRAITS?|DEBITS?|PRELEVEMENTS?|BILL|FACTURES?|ONLINE|ENVOYEE?|SENT|INSTALL?MENTS?|VERSEMENTS?|REMB|REMBOURSEMENTS?|REPAY\w*|DAILY|WEEKLY|BI-?WEEKLY|MONTHLY|QUOTIDIEN\w*|HEBDO\w*|MENSUEL\w*|COLLECTIONS?)\b/gu;

const escaped = (words: string) => words.replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`);

function anyOf(patterns: readonly string[]): RegExp {
  return RegExp(String.raw`(?<![\w-])(?:${patterns.join('|')})(?![\w-])`, 'u');
}

/** Also matches names whose last word the bank has cut off: THINKING CAPITA. */
function cutAnywhere(words: string): string {
  const [, start, end] = /^(.* \w{3})(\w+)$/u.exec(words) ?? [];
  if (start === undefined || end === undefined) return escaped(words);
  return escaped(start) + Array.from(end).reduceRight((rest, letter) => `(?:${letter}${rest})?`, '');
}

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length);

function lenderRule({ name, words, alone = false }: Lender): Rule<string> {
  return {
    kind: name,
    source: 'a list of lenders',
    words: anyOf(longestFirst(words).map(cutAnywhere)),
    ...(!alone && { beside: lenderWords }),
  };
}

export const builtInLenders: readonly (Lender & { source: string })[] = builtIn;

export const knownLenders: LenderRules = builtInLenders.map(lenderRule);

export function withLenders(added: readonly Lender[]): LenderRules {
  const lenders = added.map(({ name, words }) => ({ name, words: words.flatMap(formsOf) }));
  return [...knownLenders, ...lenders.filter(({ words }) => words.length > 0).map(lenderRule)];
}

/** The words as rules see them: in a deposit, and in a debit without its collection words. */
function formsOf(words: string): string[] {
  const printed = spelledOut(foldDescription(words));
  const collected = spelledOut(printed.replaceAll(collectionWords, ' '));
  return [...new Set([printed, collected])].filter((form) => !isGeneral(form));
}

/** Whether the words identify no lender, because banks print them next to any payee's name. */
export function isGeneral(words: string): boolean {
  const folded = spelledOut(foldDescription(words)).replaceAll(collectionWords, ' ');
  const names = folded.split(' ').filter((word) => /\d/u.test(word) || withoutBankWords(word) !== '');
  return names.length === 0 || (names.length === 1 && lenderWords.test(names[0] ?? ''));
}

/** Name of the lender that a deposit or debit names; undefined if none, or if other words make it a customer's name. */
export function lenderIn(folded: string, rules: LenderRules = knownLenders): string | undefined {
  return findRule(rules, folded.replaceAll(collectionWords, ' '))?.kind;
}

const kindRules = paymentKinds.map((kind) => ({ kind, words: anyOf(kinds[kind].map(escaped)) }));

/** Purpose of a debit; undefined if its description does not show it. @param folded its description */
export function paymentKind(folded: string): PaymentKind | undefined {
  return kindRules.find(({ words }) => words.test(folded))?.kind;
}

/** Name of a payee without the bank's words, such as WEEKLY or BILL; null if the description names none. */
export function payeeIn(folded: string): string | null {
  return nameIn(folded.replaceAll(collectionWords, ' '));
}
