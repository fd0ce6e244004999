import type { LeftOutReason } from '@portal/contract/bank/deposit-analysis';
import { DAY_MS } from '@portal/contract/constants';

/** A transaction of one account: above zero came in, below zero went out. */
export interface Transaction {
  /** YYYY-MM-DD */
  date: string;
  description: string;
  amountCents: number;
}

/** Who the applicant is, as banks write it: a transfer from one of these names is a transfer of her own. */
export interface OwnNames {
  /** The person's full name and the business's names. */
  names: readonly string[];
}

/** A deposit that comes back later than this is not matched with the reversal: too many amounts are alike. */
const REVERSED_WITHIN_DAYS = 10;
const OWN_NAME_MINIMUM_LENGTH = 5;

/** Words of Canadian banks in both languages, folded: capitals without accents. The first that fits gives the reason. */
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

const transferWords = /\b(TRANSFER|E-?TFR|E-?TRANSFER|TFR|TRF|VIREMENT|VIR|TRANSFERT|INTERAC|WIRE)\b/u;

/** Capitals without accents, one space between words, as most banks print a description anyway. */
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
  const isOwn = transferWords.test(description) && names.some((name) => description.includes(name));
  return isOwn ? 'ownTransfer' : undefined;
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}

/**
 * The deposits that are not revenue, each with the reason: by the bank's words, by the applicant's own names, and, for
 * a deposit that was taken back, by the reversal of the same amount within ten days.
 */
export function findLeftOut(
  transactions: readonly Transaction[],
  { names }: OwnNames,
): ReadonlyMap<Transaction, LeftOutReason> {
  const own = names.map(foldDescription).filter((name) => name.length >= OWN_NAME_MINIMUM_LENGTH);
  const leftOut = new Map<Transaction, LeftOutReason>();
  const ordered = transactions.toSorted((a, b) => a.date.localeCompare(b.date));
  for (const transaction of ordered) {
    const reason = reasonInWords(foldDescription(transaction.description), own);
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
