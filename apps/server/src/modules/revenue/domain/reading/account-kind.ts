import { DATE } from './dates.ts';
import { fold, hasMoney, type Line, type PageText, squash, textOf } from './page-text.ts';

/** What a statement is of; `either` where its words speak for both. */
export type AccountKind = 'account' | 'creditCard' | 'either';

/** Printed where something is owed: a card or a line of credit. */
const owed = [
  /minimumpayment|minimum(?:amount)?(?:due|owing)|(?:paiement|versement|montant)minim(?:um|al)/u,
  /paymentdue|(?:dated')?echeancedupaiement|datelimitedepaiement|paiement(?:du|exigible)le/u,
] as const;

/** Of a card, but each also of an account with an overdraft, or with a card to its name. */
const mayBeOwed = [
  /creditlimit|availablecredit|limitedecredit|credit(?:disponible|autorise)/u,
  /statementbalance|soldedureleve/u,
  /card(?:number|no(?![a-z])|#)|(?:numero|no\.?|n°)de(?:la)?carte|(?<![\dx*•])\d{4}[-.]?(?:\d{2}[x*•]{2}|\d{4}|[x*•]{4})[-.]?(?:\d{4}|[x*•]{4})[-.]?\d{4}(?!\d)/u,
  /(?:amount|balance)(?:due|owing)|montantdu(?![a-z])/u,
  /duedate|(?:due|pay(?:able)?)by(?=[a-z]{0,9}\.?\d)|apayer(?:avant|d'ici)|echeance/u,
] as const;
/** What a card's summary sums up, and an account's: what was bought with it, and what was deposited. */
const bought = /^(?:new)?(?:purchases|charges)(?![a-z]*fees?)|^(?:total)?(?:cashadvances|achats|avancesdefonds)/u;
const deposited = /^(?:total|plus)*(?:deposits|depots|moneyin)/u;
/** How a card calls what was paid to it, in a row: an account has no thanks for what it is paid. */
const thanks = /payment(?:received)?[-.,]*thankyou|paiement(?:recu)?[-.,]*merci/u;
const SIGNS_OF_A_CARD = 2;

/** What lends, as a title names it: "Business Visa account statement", "Marge de crédit". */
const lending =
  /\b(?:visa|mastercard|american express|amex|line of credit|loan|mortgage|marge (?:de credit|d'exploitation)|pret|hypotheque)\b/u;
const ofDebit = /\b(?:visa|mastercard) debit|debit (?:visa|mastercard)\b/u;
const title = /\b(?:statement|account|releve|compte)\b|^(?:marge|line of credit|loan|pret)\b/u;
/** A title is no sentence. */
const TITLE_LETTERS_MAXIMUM = 60;

const moneyIn = /deposit|depot/u;
const moneyOut = /withdraw|retrait|cheque/u;
/** The two columns of an account's table, in one heading. */
const columnIn = /deposit|depot|amountsadded|sommesajoutees|montantsajoutes/u;
const columnOut = /withdraw|retrait|cheque|amountsdeducted|(?:sommes|montants)deduits?/u;
const startsWithDate = new RegExp(`^(?:${DATE})`, 'u');

/** A heading whose columns run together; what is longer is a sentence. */
const HEADING_LETTERS_MAXIMUM = 60;

/** Whether a line is the heading of an account's table: one column for money in, and one for money out. */
function isHeading(line: Line): boolean {
  const squashed = squash(textOf(line));
  if (hasMoney.test(squashed)) return false;
  const cells = line.cells.map(({ text }) => squash(text));
  const areApart =
    cells.some((cell) => columnIn.test(cell) && !columnOut.test(cell)) && cells.some((cell) => columnOut.test(cell));
  const areTogether = squashed.length <= HEADING_LETTERS_MAXIMUM && columnIn.test(squashed) && columnOut.test(squashed);
  return areApart || areTogether;
}

/** Whether a line names something that lends, and nothing that is done with it. */
function namesLending(text: string): boolean {
  return text.length <= TITLE_LETTERS_MAXIMUM && lending.test(text) && !ofDebit.test(text) && !hasMoney.test(text);
}

const isDone = /\b(?:payments?|paiements?|transfers?|virements?|apply|ask|demand\w*|offers?|offres?)\b/u;

/** Whether the lines above the table of a further account in a file say that it is a card, a line of credit or a loan. */
export function isLendingAccount(above: readonly Line[]): boolean {
  const texts = above.map((line) => fold(textOf(line)).trim());
  return texts.some((text) => namesLending(text) && !isDone.test(text));
}

/** Whether a title above the table names something that lends. */
function isTitledLending(pages: readonly PageText[]): boolean {
  const lines = pages[0] ?? [];
  const isRow = (line: Line) => startsWithDate.test(squash(textOf(line))) && hasMoney.test(textOf(line));
  const table = lines.findIndex((line) => isHeading(line) || isRow(line));
  const above = lines.slice(0, table < 0 ? lines.length : table).map((line) => fold(textOf(line)).trim());
  return above.some((text) => title.test(text) && namesLending(text));
}

/**
 * Whether a statement's first pages are an account's or a credit card's. Rows of transactions do not decide: an account
 * pays cards too.
 */
export function findAccountKind(pages: readonly PageText[]): AccountKind {
  const lines = pages.flat().map((line) => ({ line, text: squash(textOf(line)) }));
  const beside = lines.filter(({ text }) => !startsWithDate.test(text));
  const says = (sign: RegExp) => beside.some(({ text }) => sign.test(text));
  const hasColumns = beside.some(({ line }) => isHeading(line));
  if (owed.some(says)) return hasColumns ? 'either' : 'creditCard';
  const isLending = isTitledLending(pages);
  if (hasColumns) return isLending ? 'either' : 'account';
  const sumsUp = (what: RegExp) => beside.some(({ text }) => what.test(text) && hasMoney.test(text));
  const isBought = sumsUp(bought) && !sumsUp(deposited);
  const signs = mayBeOwed.filter(says).length + (isBought ? SIGNS_OF_A_CARD : 0);
  if (isLending) return signs === 0 ? 'either' : 'creditCard';
  const isThanked = lines.some(({ text }) => thanks.test(text) && hasMoney.test(text));
  const saysBoth = [moneyIn, moneyOut].every((word) => lines.some(({ text }) => word.test(text)));
  return signs + Number(isThanked) >= SIGNS_OF_A_CARD - Number(!saysBoth) ? 'creditCard' : 'account';
}
