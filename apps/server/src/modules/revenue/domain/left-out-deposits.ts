import type { CashFlowReason } from '@portal/contract/application/cash-flow';
import type { LeftOutReason } from '@portal/contract/bank/deposit-analysis';
import { DAY_MS } from '@portal/contract/constants';

/** A transaction of one account: positive came in, negative went out. */
export interface Transaction {
  /** YYYY-MM-DD */
  date: string;
  description: string;
  amountCents: number;
}

/** The applicant's names, as banks write them: a transfer from one of these names is the applicant's own. */
export interface OwnNames {
  /** The person's full name and the business's names. */
  names: readonly string[];
}

/** A later reversal is not matched with the deposit: too many amounts are alike. */
const REVERSED_WITHIN_DAYS = 10;
const OWN_NAME_MINIMUM_LENGTH = 5;

/** Words of Canadian banks in both languages, folded: capitals without accents. The first match gives the reason. */
const wordsOfReason: readonly (readonly [LeftOutReason, RegExp])[] = [
  [
    'reversal',
    /\b(REVERSAL|REVERSED|CORRECTION|NSF|RETURNED (ITEM|CHEQUE|DEPOSIT|PAYMENT)|CHARGE ?BACK|ANNULATION|CONTREPASSATION|CONTRE-PASSATION|(EFFET|CHEQUE|PAIEMENT|DEPOT) RETOURNE|SANS PROVISION|RETROFACTURATION)\b/u,
  ],
  [
    'loan',
    /\b(LOAN|LOANS|LENDING|CASH ADVANCE|MERCHANT CAPITAL|BUSINESS CAPITAL|LINE OF CREDIT|CREDIT LINE|LOC (ADVANCE|DRAW)|CEBA|MORTGAGE|PRET|PRETS|EMPRUNT|AVANCE (DE FONDS|MARGE|SUR MARGE)|MARGE DE CREDIT|CUEC|HYPOTHEQUE|HYPOTHECAIRE)\b/u,
  ],
  [
    'refund',
    /\b(REFUND|REFUNDED|REIMBURSEMENT|REBATE|REMBOURSEMENT|REMB|RISTOURNE|(GST|HST|QST|TPS|TVQ|TVH)[/ -]?(TVQ|QST|PST)?[ -]?(REFUND|CREDIT|REMB\w*|CR))\b/u,
  ],
  [
    'ownTransfer',
    /\b(TRANSFER FROM (CHEQUING|CHQ|SAVINGS|SAV|ACCOUNT|ACCT|A\/C|USD|US)|(ONLINE|INTERNET|INTERNAL|ACCOUNT|MOBILE)( BANKING)? (TRANSFER|TRF|TFR)|(TFR|TRF|TRSF)[- ]?(FR|FROM)|BETWEEN ACCOUNTS|OWN ACCOUNT|SAVINGS TRANSFER|TRANSFER IN FROM SAVINGS|VIREMENT (DE COMPTE|ENTRE COMPTES|ENTRE VOS COMPTES|INTERCOMPTE|INTERCOMPTES|INTERNE|EPARGNE|DE L'?EPARGNE)|VIR(EMENT)? (DU|DE) (COMPTE|CELI|EPARGNE)|TRANSFERT (DE|DU|ENTRE) COMPTES?|CAPITAL CONTRIBUTION|SHAREHOLDER CONTRIBUTION|OWNER CONTRIBUTION|MISE DE FONDS|APPORT (DE|DU|D'?UN) (CAPITAL|PROPRIETAIRE|ACTIONNAIRE))\b/u,
  ],
];

/** What the cash flow tells apart beyond those; tried before them. */
const finerWords: readonly (readonly [CashFlowReason, RegExp])[] = [
  [
    'governmentCredit',
    /\b((GST|HST|QST|TPS|TVQ|TVH)[/ -]?(GST|HST|TVQ|QST|TVH|PST)?[ -]?(REFUND|CREDIT|REMB\w*|CR)|(REFUND|REMBOURSEMENT|REMB|CREDIT)( DE)?( LA)? (GST|HST|QST|TPS|TVQ|TVH)|(INCOME )?TAX (REFUND|CREDIT)|(REMBOURSEMENT|CREDIT|RETOUR) D'?IMPOTS?|SR ?& ?ED|SRED|RS ?& ?DE|(CRA|ARC)[ /-]+(REFUND|TAX|GST|HST|REMB\w*|IMPOT|TPS|TVH)|CANADA REVENUE AGENCY|AGENCE DU REVENU|REVENUE? QUEBEC|CANADA CARBON REBATE|REMISE CANADIENNE SUR LE CARBONE)\b/u,
  ],
  [
    'ownerMoney',
    /\b(CAPITAL CONTRIBUTION|(SHAREHOLDER|OWNER|DIRECTOR)('?S)? (CONTRIBUTION|DEPOSIT|INVESTMENT|LOAN|ADVANCE)|(LOAN|ADVANCE|DEPOSIT) FROM (SHAREHOLDER|OWNER|DIRECTOR)|MISE DE FONDS|APPORT (DE|DU|D'?UN) (CAPITAL|PROPRIETAIRE|ACTIONNAIRE)|(AVANCE|PRET|DEPOT) (DU|DE|D'?UN|DE L'?) ?(ACTIONNAIRE|PROPRIETAIRE))\b/u,
  ],
];

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

function reasonInWords(description: string, names: readonly string[]): LeftOutReason | undefined {
  const found = wordsOfReason.find(([, words]) => words.test(description));
  if (found) return found[0];
  return isTransferOf(description, names) ? 'ownTransfer' : undefined;
}

function isTransferOf(description: string, names: readonly string[]): boolean {
  return isTransfer(description) && names.some((name) => description.includes(name));
}

/** Whether a folded description says that money was moved, rather than paid or sold. */
export function isTransfer(description: string): boolean {
  return transferWords.test(description);
}

function foldNames(names: readonly string[]): string[] {
  return names.map(foldDescription).filter((name) => name.length >= OWN_NAME_MINIMUM_LENGTH);
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}

/**
 * The deposits that are not revenue, each with the reason: by the bank's words, by the applicant's own names, and for
 * a reversed deposit, by the reversal of the same amount within ten days.
 */
export function findLeftOut(
  transactions: readonly Transaction[],
  { names }: OwnNames,
): ReadonlyMap<Transaction, LeftOutReason> {
  const own = foldNames(names);
  return leaveOut(transactions, ({ description }) => reasonInWords(foldDescription(description), own));
}

/** What else tells whose money a deposit is. */
export interface OwnMoney extends OwnNames {
  /** The full names of the persons who own the business: money from them is the owner's. */
  ownerNames: readonly string[];
  /** Deposits that another account of the applicant paid out. */
  moved: ReadonlySet<Transaction>;
}

/** Like `findLeftOut`, with the finer reasons of the cash flow. */
export function findNoRevenue<Row extends Transaction>(
  transactions: readonly Row[],
  { names, ownerNames, moved }: OwnMoney,
): ReadonlyMap<Row, CashFlowReason> {
  const [own, owners] = [foldNames(names), foldNames(ownerNames)];
  return leaveOut(transactions, (transaction): CashFlowReason | undefined => {
    const description = foldDescription(transaction.description);
    const finer = finerWords.find(([, words]) => words.test(description));
    if (finer) return finer[0];
    if (isTransferOf(description, owners)) return 'ownerMoney';
    return reasonInWords(description, own) ?? (moved.has(transaction) ? 'ownTransfer' : undefined);
  });
}

function leaveOut<Row extends Transaction, Reason extends CashFlowReason>(
  transactions: readonly Row[],
  reasonOf: (transaction: Row) => Reason | 'reversal' | undefined,
): ReadonlyMap<Row, Reason | 'reversal'> {
  const leftOut = new Map<Row, Reason | 'reversal'>();
  const ordered = transactions.toSorted((a, b) => a.date.localeCompare(b.date));
  for (const transaction of ordered) {
    const reason = reasonOf(transaction);
    if (transaction.amountCents > 0) {
      if (reason) leftOut.set(transaction, reason);
    } else if (reason === 'reversal') {
      const reversed = ordered.findLast(
        (deposit) =>
          deposit.amountCents === -transaction.amountCents &&
          deposit.date <= transaction.date &&
          daysBetween(deposit.date, transaction.date) <= REVERSED_WITHIN_DAYS &&
          !leftOut.has(deposit),
      );
      if (reversed) leftOut.set(reversed, 'reversal');
    }
  }
  return leftOut;
}
