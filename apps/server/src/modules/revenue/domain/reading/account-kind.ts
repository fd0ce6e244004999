import { DATE } from './dates.ts';
import { hasMoney, type PageText, squash, textOf } from './page-text.ts';

/** What a statement is of; `either` where its words speak for both. */
export type AccountKind = 'account' | 'creditCard' | 'either';

/** Printed where something is owed: a card or a line of credit. */
const owed = [
  /minimumpayment|minimumamountdue|(?:paiement|versement)minimum|montantminimum/u,
  /paymentdue|(?:dated')?echeancedupaiement|datelimitedepaiement|paiement(?:du|exigible)le/u,
] as const;

/** Of a card, but each also of an account with an overdraft, or with a card to its name. */
const mayBeOwed = [
  /creditlimit|availablecredit|limitedecredit|credit(?:disponible|autorise)/u,
  /statementbalance|soldedureleve/u,
  /card(?:number|no(?![a-z])|#)|(?:numero|no\.?|n°)de(?:la)?carte|(?<![\dx*•])\d{4}[-.]?(?:\d{2}[x*•]{2}|\d{4}|[x*•]{4})[-.]?(?:\d{4}|[x*•]{4})[-.]?\d{4}(?!\d)/u,
] as const;
const SIGNS_OF_A_CARD = 2;

const moneyIn = /deposit|depot/u;
const moneyOut = /withdraw|retrait|cheque/u;
/** The two columns of an account's table, in one heading. */
const columnIn = /deposit|depot|amountsadded|sommesajoutees|montantsajoutes/u;
const columnOut = /withdraw|retrait|cheque|amountsdeducted|(?:sommes|montants)deduits?/u;
const startsWithDate = new RegExp(`^(?:${DATE})`, 'u');

/**
 * Whether a statement's first pages are an account's or a credit card's. Rows of transactions do not decide: an account
 * pays cards too.
 */
export function findAccountKind(pages: readonly PageText[]): AccountKind {
  const lines = pages.flat().map((line) => squash(textOf(line)));
  const beside = lines.filter((line) => !startsWithDate.test(line));
  const says = (sign: RegExp) => beside.some((line) => sign.test(line));
  const hasColumns = beside.some((line) => columnIn.test(line) && columnOut.test(line) && !hasMoney.test(line));
  if (owed.some(says)) return hasColumns ? 'either' : 'creditCard';
  const signs = mayBeOwed.filter(says).length;
  if (hasColumns || signs === 0) return 'account';
  const isAnyLine = (word: RegExp) => lines.some((line) => word.test(line));
  return signs < SIGNS_OF_A_CARD && isAnyLine(moneyIn) && isAnyLine(moneyOut) ? 'account' : 'creditCard';
}
