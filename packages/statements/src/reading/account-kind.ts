import { DATE } from './dates.ts';
import { fold, hasMoney, type Line, type PageText, squash, textOf } from './page-text.ts';

/** `either` means that the words fit both kinds. */
export type AccountKind = 'account' | 'creditCard' | 'either';

const owed = [
  /minimumpayment|minimum(?:amount)?(?:due|owing)|(?:paiement|versement|montant)minim(?:um|al)/u,
  /paymentdue|(?:dated')?echeancedupaiement|datelimitedepaiement|paiement(?:du|exigible)le/u,
] as const;

/** Words of card statements that also appear on accounts with an overdraft or a card. */
const mayBeOwed = [
  /creditlimit|availablecredit|limitedecredit|credit(?:disponible|autorise)/u,
  /statementbalance|soldedureleve/u,
  /card(?:number|no(?![a-z])|#)|(?:numero|no\.?|n°)de(?:la)?carte|(?<![\dx*•])\d{4}[-.]?(?:\d{2}[x*•]{2}|\d{4}|[x*•]{4})[-.]?(?:\d{4}|[x*•]{4})[-.]?\d{4}(?!\d)/u,
  /(?:amount|balance)(?:due|owing)|montantdu(?![a-z])/u,
  /duedate|(?:due|pay(?:able)?)by(?=[a-z]{0,9}\.?\d)|apayer(?:avant|d'ici)|echeance/u,
] as const;
const bought = /^(?:new)?(?:purchases|charges)(?![a-z]*fees?)|^(?:total)?(?:cashadvances|achats|avancesdefonds)/u;
const deposited = /^(?:total|plus)*(?:deposits|depots|moneyin)/u;
/** Thanks for a payment received, which only card statements print. */
const thanks = /payment(?:received)?[-.,]*thankyou|paiement(?:recu)?[-.,]*merci/u;
const SIGNS_OF_A_CARD = 2;

/** Lending products in titles: "Business Visa account statement", "Marge de crédit". */
const lending =
  /\b(?:visa|mastercard|american express|amex|(?:credit|charge|corporate|purchasing|prepaid|travel) ?cards?|cards?(?! ?(?:number|no\b|#))|cartes? de (?:credit|paiement|achat)|cartes?(?! ?(?:no\b|numero|client))|(?:line|lines)[ -]of[ -]credit|credit ?lines?|lignes? de credit|scotialine|homeline|flexline|heloc|loans?|mortgages?|marges?(?: de credit| d'exploitation)?|neo credit|credit facility|facilite de credit|avances? de fonds|prets?|hypotheques?)\b/u;
const everyLending = new RegExp(lending.source, 'gu');
const ofDebit =
  /\b(?:visa|mastercard) debit|debit (?:visa|mastercard)|(?:debit|client|access|convenience|bank) cards?|cartes? (?:de debit|client|d'acces|bancaire)\b/u;
/** Matches card-only issuers and a card member's number at the start of a header cell. */
const cardIssuer =
  /^(?:american express|amex\b|mbna\b|rogers bank|banque rogers|canadian tire bank|capital one|brim financial|neo credit|membership number|numero de membre)/u;
const title = /\b(?:statement|account|releve|compte)\b|^(?:marge|line of credit|loan|pret)\b/u;
const besideLending =
  /\b(?:rbc|royal|bank|banque|td|bmo|cibc|scotia(?:bank)?|desjardins|national|nationale|for|pour|de|du|les|your|my|votre|the|le|la|business|affaires|entreprises?|commercial|small|personal|operating|secured|prime|classic|platinum|gold|infinite|world|elite|cash ?back|cash|rewards|recompenses|travel|voyages?|avion|aventura|dividend|momentum|passport|scene|aeroplan|aerogold|bizline|no fee|annual|sans frais|low|rate|taux|reduit|first class|select|preferred|plus|summary|sommaire|details?|number|no|numero)\b/gu;
/** Text longer than this is a sentence, not a title. */
const TITLE_LETTERS_MAXIMUM = 60;

const moneyIn = /deposit|depot/u;
const moneyOut = /withdraw|retrait|cheque/u;
const columnIn = /deposit|depot|amountsadded|sommesajoutees|montantsajoutes/u;
const columnOut = /withdraw|retrait|cheque|amountsdeducted|(?:sommes|montants)deduits?/u;
const startsWithDate = new RegExp(`^(?:${DATE})`, 'u');

/** Text longer than this is a sentence, not a heading whose columns run together. */
const HEADING_LETTERS_MAXIMUM = 60;

function isHeading(line: Line): boolean {
  const squashed = squash(textOf(line));
  if (hasMoney.test(squashed)) return false;
  const cells = line.cells.map(({ text }) => squash(text));
  const areApart =
    cells.some((cell) => columnIn.test(cell) && !columnOut.test(cell)) && cells.some((cell) => columnOut.test(cell));
  const areTogether = squashed.length <= HEADING_LETTERS_MAXIMUM && columnIn.test(squashed) && columnOut.test(squashed);
  return areApart || areTogether;
}

function namesLending(text: string): boolean {
  return text.length <= TITLE_LETTERS_MAXIMUM && lending.test(text) && !ofDebit.test(text) && !hasMoney.test(text);
}

const isDone = /\b(?:payments?|paiements?|transfers?|virements?|apply|ask|demand\w*|offers?|offres?)\b/u;

export function isLendingAccount(above: readonly Line[]): boolean {
  const texts = above.map((line) => fold(textOf(line)).trim());
  return texts.some((text) => namesLending(text) && !isDone.test(text));
}

function isOfCardIssuer(pages: readonly PageText[]): boolean {
  return linesAboveTable(pages).some(({ cells }) => cells.some(({ text }) => cardIssuer.test(fold(text).trim())));
}

function linesAboveTable(pages: readonly PageText[]): readonly Line[] {
  const lines = pages[0] ?? [];
  const isRow = (line: Line) => startsWithDate.test(squash(textOf(line))) && hasMoney.test(textOf(line));
  const table = lines.findIndex((line) => isHeading(line) || isRow(line));
  return lines.slice(0, table < 0 ? lines.length : table);
}

function isTitledLending(pages: readonly PageText[]): boolean {
  const above = linesAboveTable(pages)
    .flatMap((line) => [textOf(line), ...line.cells.map(({ text }) => text)])
    .map((text) => fold(text).trim());
  const isTitle = (text: string) =>
    title.test(text) || !/[a-z]|\d{3}/u.test(text.replaceAll(everyLending, '').replaceAll(besideLending, ''));
  return above.some((text) => namesLending(text) && !isDone.test(text) && isTitle(text));
}

function isBought(lines: readonly { text: string }[]): boolean {
  const sumsUp = (what: RegExp) => lines.some(({ text }) => what.test(text) && hasMoney.test(text));
  return sumsUp(bought) && !sumsUp(deposited);
}

/**
 * Whether the first pages belong to an account or a credit card. Rows are not considered, because accounts also pay
 * cards.
 */
export function findAccountKind(pages: readonly PageText[]): AccountKind {
  const lines = pages.flat().map((line) => ({ line, text: squash(textOf(line)) }));
  const beside = lines.filter(({ text }) => !startsWithDate.test(text));
  const says = (sign: RegExp) => beside.some(({ text }) => sign.test(text));
  const hasColumns = beside.some(({ line }) => isHeading(line));
  const isOwed = owed.some(says);
  const isLending = isTitledLending(pages);
  if (isOfCardIssuer(pages)) return 'creditCard';
  if (hasColumns) return isOwed || isLending ? 'either' : 'account';
  if (isOwed) return 'creditCard';
  const signs = mayBeOwed.filter(says).length + (isBought(beside) ? SIGNS_OF_A_CARD : 0);
  if (isLending) return signs === 0 ? 'either' : 'creditCard';
  return signs + Number(isThanked(lines)) >= SIGNS_OF_A_CARD - Number(!saysBoth(lines)) ? 'creditCard' : 'account';
}

const isThanked = (lines: readonly { text: string }[]) =>
  lines.some(({ text }) => thanks.test(text) && hasMoney.test(text));
const saysBoth = (lines: readonly { text: string }[]) =>
  [moneyIn, moneyOut].every((word) => lines.some(({ text }) => word.test(text)));
