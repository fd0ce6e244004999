import { type PaymentKind, paymentKinds } from '@portal/contract/application/cash-flow';
import { nameIn } from './bank-words.ts';
import lenders from './lenders.json' with { type: 'json' };
import kinds from './payees.json' with { type: 'json' };
import { findRule, MONTHS, oneOf, type Rule } from './word-rules.ts';

export interface Lender {
  name: string;
  /** Folded words, any of which identifies the lender on a statement. */
  words: readonly string[];
  /** True if other words may follow: local funds are named after their region. */
  alone?: boolean;
}

export type LenderRules = readonly Rule<string>[];

export const lenderWords = oneOf(
  `CANADA CDA CAPITAL FINANCIAL FINANCIALS FINANCE FIN FINANCING FUNDING FUND FUNDS FUNDED LENDING LOAN LOANS ADVANCE ADVANCES PROCEEDS
  DISBURSEMENT DRAW BUSINESS TECHNOLOGIES SOLUTIONS SERVICES CORPORATION COMPANY GROUP LP ULC CO THE OF AND & BANK TERM
  PRET PRETS AUTO ETUDIANT REER STUDENT CSBFP SBL EDC CWB RBC TD BMO CIBC SCOTIABANK DESJARDINS NATIONAL UNION LP IQ PME GARANTI DECAISSEMENT DEBOURS BANCAIRE MERCHANT EIDL NEW NOUVEAU COMMERCIAL FINANCEMENT AVANCE DEBOURSEMENT DEBOURSE AGRICOLE LNS PRE WIRE IN PAYOUT REMITTANCE INV INTERNET ACCESD ADVANCED FINANCIERE FINANCIER AFFAIRES SERV REVENUE REMIT BUS DEV DEBLOCAGE MICROCREDIT PURCH PURCHASE RECEIVABLES CAN TECH A ${MONTHS}`,
);
/** Words that banks and lenders print around a payee's name on a debit. */
const collectionWords =
  /\b(?:BUSINESS PAD|PRE-?AUTH\w*|PREAUT\w*|BPY|CMS|WITHDRAWALS?|RETRAITS?|DEBITS?|PRELEVEMENTS?|BILL|FACTURES?|ONLINE|ENVOYEE?|SENT|INSTALL?MENTS?|VERSEMENTS?|REMB|REMBOURSEMENTS?|REPAY\w*|DAILY|WEEKLY|BI-?WEEKLY|MONTHLY|QUOTIDIEN\w*|HEBDO\w*|MENSUEL\w*|COLLECTIONS?)\b/gu;

const anyOf = (words: readonly string[]) => RegExp(String.raw`(?<![\w-])(?:${words.join('|')})(?![\w-])`, 'u');

function lenderRule({ name, words, alone = false }: Lender): Rule<string> {
  return { kind: name, source: 'a list of lenders', words: anyOf(words), ...(!alone && { beside: lenderWords }) };
}

export const knownLenders: LenderRules = lenders.map(lenderRule);

/** The known lenders and those that administrators added. */
export function withLenders(added: readonly Lender[]): LenderRules {
  return added.length === 0 ? knownLenders : [...knownLenders, ...added.map(lenderRule)];
}

/** Name of the lender that a deposit or debit names; undefined if none, or if other words make it a customer's name. */
export function lenderIn(folded: string, rules: LenderRules = knownLenders): string | undefined {
  return findRule(rules, folded.replaceAll(collectionWords, ' '))?.kind;
}

const kindRules = paymentKinds.map((kind) => ({ kind, words: anyOf(kinds[kind]) }));

/** What a debit pays for; undefined if its words do not say. @param folded its description */
export function paymentKind(folded: string): PaymentKind | undefined {
  return kindRules.find(({ words }) => words.test(folded))?.kind;
}

/** Name of a payee without the words of the bank and of the rhythm; null if the description names none. */
export function payeeIn(folded: string): string | null {
  return nameIn(folded.replaceAll(collectionWords, ' '));
}
