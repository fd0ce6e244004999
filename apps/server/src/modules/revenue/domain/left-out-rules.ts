import type { CashFlowReason } from '@portal/contract/application/cash-flow';

/** What banks write about a deposit that is no revenue. Descriptions are folded: capitals without accents. */
interface Rule {
  reason: CashFlowReason;
  words: RegExp;
  /** Single words that are also names: Loan Nguyen pays by e-Transfer, and lends nothing. */
  isNoName?: true;
}

const TAX = '(?:GST|HST|QST|PST|TPS|TVQ|TVH)';

/**
 * The first that fits gives the reason. Both languages; each line has its examples, and its false friends, in the test
 * beside this. Lenders to Canadian businesses are known by name, since most of them write nothing else.
 */
const rules: readonly Rule[] = [
  {
    reason: 'governmentCredit',
    words: RegExp(
      String.raw`\b(?:${TAX}[/ -]?${TAX}?[ -]?(?:REFUND|CREDIT|REMB\w*|CR)|(?:REFUND|REMBOURSEMENT|REMB|CREDIT)(?: DE)?(?: LA)? ${TAX})\b`,
      'u',
    ),
  },
  {
    reason: 'governmentCredit',
    words:
      /\b(?:(?:INCOME )?TAX (?:REFUND|CREDIT)|(?:REMBOURSEMENT|CREDIT|RETOUR) D'?IMPOTS?|SR ?& ?ED|SRED|RS ?& ?DE|(?:CRA|ARC)[ /-]+(?:REFUND|TAX|GST|HST|REMB\w*|IMPOT|TPS|TVH)|CANADA REVENUE AGENCY|AGENCE DU REVENU|REVENUE? QUEBEC|CANADA CARBON REBATE|REMISE CANADIENNE SUR LE CARBONE)\b/u,
  },
  {
    reason: 'governmentCredit',
    words:
      /\b(?:CEWS|SSUC|CERS|WAGE SUBSIDY|SUBVENTION SALARIALE|CANADA EMERGENCY (?:WAGE|RENT)|CANADA SUMMER JOBS|EMPLOIS D'ETE CANADA)\b/u,
  },
  {
    // Paid to a person, who has an account of the business receive it.
    reason: 'governmentCredit',
    words:
      /\b(?:CANADA CHILD BENEFIT|CCB|ALLOCATION (?:CANADIENNE|FAMILLE|FAMILIALE)|ONTARIO TRILLIUM|TRILLIUM ONTARIO|CANADA PENSION|CANADA CPP|OLD AGE SECURITY|CANADA OAS|SECURITE DE LA VIEILLESSE|EMPLOYMENT INSURANCE|CANADA EI|ASSURANCE-EMPLOI)\b/u,
  },
  {
    reason: 'ownerMoney',
    words:
      /\b(?:CAPITAL CONTRIBUTION|(?:SHAREHOLDER|OWNER|DIRECTOR)(?:'?S)? (?:CONTRIBUTION|DEPOSIT|INVESTMENT|LOAN|ADVANCE)|(?:LOAN|ADVANCE|DEPOSIT) FROM (?:SHAREHOLDER|OWNER|DIRECTOR)|MISE DE FONDS|APPORT (?:DE|DU|D'?UN) (?:CAPITAL|PROPRIETAIRE|ACTIONNAIRE)|(?:AVANCE|PRET|DEPOT) (?:DU|DE|D'?UN|DE L'?) ?(?:ACTIONNAIRE|PROPRIETAIRE))\b/u,
  },
  {
    reason: 'reversal',
    words:
      /\b(?:REVERSAL|REVERSED|NSF|RETURNED (?:ITEM|CHEQUE|DEPOSIT|PAYMENT)|CHARGE ?BACK|ANNULATION|CONTRE-?PASSATION|(?:EFFET|CHEQUE|PAIEMENT|DEPOT) RETOURNE|SANS PROVISION|RETROFACTURATION|(?:DEPOSIT|ERROR|BANK|TELLER|ENTRY|FEE|CREDIT|DEBIT) CORRECTION|CORRECTION (?:OF|DE|DU|D'))\b|^CORRECTION\b/u,
  },
  {
    // One's own e-Transfer that nobody accepted comes back.
    reason: 'reversal',
    words:
      /\b(?:E-?TRANSFER|E-?TFR|INTERAC)\b.*\b(?:CANCEL(?:L?ED)?|RECALL(?:ED)?|RETURN(?:ED)?|RECLAIM(?:ED)?|EXPIRED|DECLINED|ANNULE|RETOURNE|REFUSE|EXPIRE|RECLAME)\b|\b(?:CANCEL(?:L?ED)?|RECALL(?:ED)?|RETURN(?:ED)?|RECLAIM(?:ED)?)\b.* (?:E-?TRANSFER|E-?TFR|INTERAC)\b/u,
  },
  {
    reason: 'loan',
    words:
      /\b(?:ON ?DECK|THINKING CAPITAL|JOURNEY CAPITAL|MERCHANT (?:GROWTH|CAPITAL)|BUSINESS CAPITAL|CLEARCO|CLEARBANC|(?:SHOPIFY|SQUARE|STRIPE) (?:CAPITAL|LOANS?)|PAYPAL WORKING CAPITAL|BDC|BUSINESS DEVELOPMENT BANK|BANQUE DE DEVELOPPEMENT DU CANADA|DRIVEN (?:CAPITAL|FINANCIAL)|LENDIFIED|LENDING LOOP|ICAPITAL|2M7|GREENBOX|SHARPSHOOTER|FUNDTHROUGH|EVOLOCITY|FUTURPRENEUR|INVESTISSEMENT QUEBEC|COMMUNITY FUTURES|SADC)\b/u,
  },
  {
    reason: 'loan',
    words:
      /\b(?:LENDING|CASH ADVANCE|LINE OF CREDIT|CREDIT LINE|LOC (?:ADVANCE|DRAW)|CEBA|CUEC|(?:BUSINESS|TERM|DEMAND|BANK|COMMERCIAL|BRIDGE) LOAN|LOAN (?:ADVANCE|PROCEEDS|DISBURSEMENT|FUNDS|DRAW|DEPOSIT)|MORTGAGE (?:ADVANCE|PROCEEDS|FUNDS|DRAW|LOAN)|EMPRUNT|AVANCE (?:DE FONDS|MARGE|SUR MARGE|HYPOTHECAIRE)|MARGE DE CREDIT|PRET (?:COMMERCIAL|BANCAIRE|A TERME|A DEMANDE|HYPOTHECAIRE|ENTREPRISE)|DEBOURSE(?:MENT)? (?:DE |DU )?PRET)\b/u,
  },
  { reason: 'loan', words: /\b(?:LOANS?|PRETS?(?![ -]A[ -]))\b/u, isNoName: true },
  { reason: 'refund', words: /\b(?:REFUND(?:ED)?|REIMBURSEMENT|REMBOURSEMENT|REMB|RISTOURNE)\b/u },
  { reason: 'refund', words: /\bREBATE\b/u, isNoName: true },
  {
    reason: 'refund',
    words:
      /^INTEREST(?: (?:PAID|EARNED|CREDIT|PAYMENT|DEPOSIT)\b|$)|\b(?:CREDIT|DEPOSIT|SAVINGS) INTEREST$|^INTERETS?(?: (?:CREDITEURS?|VERSES?|PAYES?|GAGNES?|SUR)\b|$)/u,
  },
  {
    reason: 'ownTransfer',
    words:
      /\b(?:TRANSFER FROM (?:CHEQUING|CHQ|SAVINGS|SAV|ACCOUNT|ACCT|A\/C|USD|US)|(?:ONLINE|INTERNET|INTERNAL|ACCOUNT|MOBILE)(?: BANKING)? (?:TRANSFER|TRF|TFR)|(?:TFR|TRF|TRSF)[- ]?(?:FR|FROM)|BETWEEN ACCOUNTS|OWN ACCOUNT|SAVINGS TRANSFER|TRANSFER IN FROM SAVINGS)\b/u,
  },
  {
    reason: 'ownTransfer',
    words:
      /\b(?:VIREMENT (?:DE COMPTE|ENTRE COMPTES|ENTRE VOS COMPTES|INTERCOMPTES?|INTERNE|EPARGNE|DE L'?EPARGNE)|VIR(?:EMENT)? (?:DU|DE) (?:COMPTE|CELI|EPARGNE)|TRANSFERT (?:DE|DU|ENTRE) COMPTES?)\b/u,
  },
  {
    // Between folios, as caisses name them; and where the bank says of a transfer nothing but that.
    reason: 'ownTransfer',
    words:
      /\bVIREMENT (?:DE|A) (?:EOP|ET|MC|PR|CS|ES)? ?\d*$|^(?:TRANSFER|TRANSFERT|TRF|TFR|VIREMENT|VIR)(?: (?:IN|FROM|ENTRANT|RECU))?(?: [\d-]+)?$/u,
  },
];

/** Somebody paid by e-Transfer: what follows is a name. */
const namesPayer = /\b(?:E-?TRANSFER|E-?TFR|INTERAC)\b/u;

/** Why a deposit is no revenue, by the bank's words alone. @param description folded */
export function reasonInWords(description: string): CashFlowReason | undefined {
  const isOfSomebody = namesPayer.test(description);
  return rules.find(({ words, isNoName }) => !(isNoName && isOfSomebody) && words.test(description))?.reason;
}
