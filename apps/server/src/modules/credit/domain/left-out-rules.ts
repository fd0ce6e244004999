import type { CashFlowReason } from '@portal/contract/application/cash-flow';
import { knownLenders, type LenderRules, lenderWords } from './payees.ts';
import { findRule, MONTHS, oneOf, type Rule } from './word-rules.ts';

const item = String.raw`(?:ITEMS?|CHEQUES?|CHECKS?|CHQS?|CKS?|PADS?|PAPS?|PPA|DPA|AFT|EFT|ACH|PRE-?AUTH\w*(?: (?:DEBIT|PAYMENT|PMT|WITHDRAWAL))?|DEBITS?|(?:BILL )?PAYMENTS?|PMTS?|WITHDRAWALS?|EFFETS?|PRELEVEMENTS?|RETRAITS?(?: PREAUTORISES?)?|(?:DEBITS?|PAIEMENTS?) PREAUTORISES?|PAIEMENTS?|DEPOTS?|DEPOSIT(?:ED)?|DEPOSES?)`;
const cameBack = String.raw`(?:RETURNED|RET(?:'?D)?|RTND?|RTD|UNPAID|DISHONOU?RED|BOUNCED|REJECTED|REFUSED|RETOURNEE?S?|REFUSEE?S?|REJETEE?S?|IMPAYEE?S?|ORDERED STOPPED)`;
/** Insufficient funds, in any wording, except NSF International, which tests food. */
const noFunds = String.raw`(?:NSF(?! INTERNATIONAL)|N\.S\.F|(?:IN|NON-? ?|NOT )SUFFICIENT(?: FUNDS)?|SANS PROVISION|PROVISION\.? INSUFF\w*\.?|FONDS INSUFFISANTS?|INSUFFISANCE DE (?:FONDS|PROVISION))`;

const returned = RegExp(
  String.raw`\b(?:${noFunds}|${item}\W+(?:\w+\W+){0,2}?${cameBack}|${cameBack}\W+(?:[\w-]+\W+)?${item}|${item}\W+(?:RETURN|RTN|RETOUR)(?=\W*(?:$|\d|NSF|UNPAID|STOP))|(?:PAD|PAP|AFT|PPA|DPA|EFT|ACH|PRE-?AUTH\w*(?: DEBIT)?) (?:RETURN|RTN|RETOUR)(?! (?:ON|OF)\b)|(?:RETURN|RTN|RETOUR)\W+(?:DE |DU |D')?${item}|(?:PAD|PAP|AFT|EFT|CHEQUE|CHQ)\W+(?:REVERSAL|REVERSED|REV)|(?:REVERSAL|REV|REVERSED)\W+(?:PAD|PAP|AFT|EFT|CHEQUE|CHQ)|STOPPED (?:CHEQUE|CHQ)|(?:CHEQUE|CHQ) STOPPED)\b`,
  'u',
);
/** An unaccepted e-Transfer returns to the account; no payment bounced. */
const E_TRANSFER = '(?:E-TRANSFER|INTERAC)';
const undone = String.raw`(?:CANCEL(?:L?ED)?|RECALL(?:ED)?|RETURN(?:ED)?|RECLAIM(?:ED)?|EXPIRED|DECLINED|ANNULEE?|RETOURNEE?|REFUSEE?|EXPIREE?|RECLAMEE?)`;
const purchase =
  /\b(?:(?:PURCHASE|POS|MERCHANDISE|RETAIL|VISA DEBIT|INTERAC|DEBIT CARD)\W+(?:\S+ )*?(?:REFUND|RETURN)|RETURN OF (?:PURCHASE|MERCHANDISE)|RETOUR (?:DE |D')?(?:MARCHANDISES?|ACHATS?)|REMBOURSEMENT (?:D')?(?:ACHAT|VISA|INTERAC))\b/u;
const fee = /\b(?:FEES?|CHARGES?(?! ?BACK)|CHGS?|CHRG|S\/C|SC$|FRAIS|PENALT(?:Y|IES))(?![A-Z])/u;

const TAX = 'GST|GST-B|HST|QST|PST|TPS|TVQ|TVH';
const publicWords = oneOf(
  `CANADA CDA FEDERAL FED FPT PRO PROVINCIAL GOVERNMENT GOVT GOV GOUVERNEMENT GOUV QUEBEC QC ONTARIO PROVISION GOC REBATE QUARTERLY PAYROLL QTRLY MIN MINISTERE REVENUE REVENU REVENUS AGENCY AGENCE CRA ARC
  RECEIVER RECEVEUR GENERAL RETURN REFUND REFUNDS REMB REMBOURSEMENT RETOUR TAX TAXE TAXES IMPOT IMPOTS D'IMPOT INCOME NET BENEFIT BEN CHILD PRESTATION RIF B C OF OAS SV EI AE UI`,
);
const accountWords = oneOf(
  `SAVINGS SAV CHEQUING CHECKING CHQ ACCOUNT ACCT ACCTS ACCOUNTS A C USD US CAD DOLLAR CURRENCY FX LINKED OWN OWNER MY MES MON D'UN INTERCO OPERATING CORPORATE INTERNAL INTERNE EXTERNAL IN TO BETWEEN SWEEP ZBA BALANCE
  ONLINE INTERNET WEB WWW MB PC TT GC BANKING BANQUE TELEPHONE PHONE TEL EN LIGNE DIRECT ACCESD AFFAIRES TELNAT BUSINESS PERSONAL MEMBERDIRECT HOME SHARE SHARES
  FR PREMIUM RATE ADVANTAGE INVESTOR MOMENTUM EVERYDAY HIGH INTEREST MONEYMASTER ENTREPRISE PERSONNEL PERSO ENDING SCHEDULED RECURRING AUTOMATED MANAGEMENT PAR ENTRE COMPTE COMPTES VOS RBC TD BMO CIBC SCOTIABANK SCOTIA BNC NATIONALE NATIONAL DESJARDINS OTHER FI UNION CAISSE VOTRE EASYWEB WEBBANKING NETBANKING BANCAIRE FONDS INTER CONVERSION EXCHANGE OVERDRAFT PROTECTION FOLIO FOLIOS INTERCOMPTE INTERCOMPTES EPARGNE L'EPARGNE CELI EOP ET ES MC PR CS S PROVENANT VERS ENTRANT PLUS STABLE FUNDS TANGERINE EQ BANK WITHDRAWAL RETRAIT`,
);

const rulesBeforeLenders: readonly Rule<CashFlowReason>[] = [
  {
    kind: 'reversal',
    source: 'Interac e-Transfer notices of all banks',
    words: RegExp(
      String.raw`\b${E_TRANSFER}\b.*\b${undone}\b|\b${undone}\b(?: .*)?\b${E_TRANSFER}\b|\bVIREMENT (?:INTERAC )?${undone}\b`,
      'u',
    ),
    unless: purchase,
  },
  { kind: 'refund', source: 'card purchases taken back, all banks', words: purchase, unless: /E-TRANSFER/u },
  {
    kind: 'reversal',
    source: 'fees given back, all banks',
    words: RegExp(
      String.raw`${fee.source}.*\b(?:REVERSAL|REVERSED|REV|CORRECTION|ADJ\w*|ANNUL\w+|RENVERSE\w+)\b|\b(?:REVERSAL|REV|REVERSED?|RENVERSE\w+|ANNUL\w+|CONTRE-?PASSATION|ADJUSTMENT|AJUSTEMENT)\b.*${fee.source}`,
      'u',
    ),
  },
  {
    kind: 'refund',
    source: 'fees given back, all banks',
    words: RegExp(
      String.raw`${fee.source}.*\b(?:REFUND|REBATE|REMB\w*)\b|\b(?:REFUND|REBATE|REMB\w*|REMISE|CREDIT)\b.*${fee.source}`,
      'u',
    ),
  },
  { kind: 'reversal', source: 'card processors', words: /\bCHARGE ?BACK\b.*\b(?:REVERSAL|REV|REVERSED|WON)\b/u },
  { kind: 'returnedPayment', source: 'Payments Canada rule A4, as banks print it', words: returned },
  {
    kind: 'governmentCredit',
    source: 'direct deposits of the Canada Revenue Agency and Revenu Québec',
    words: RegExp(
      String.raw`\b(?:${TAX}|RIT|RIT\/RIF|CCB|CPP|RPC|OAS|OTB|CERB|PCU|CRB|CWB|CRA|CANADA (?:PRO|RIF|FED|FPT|EI|UI)|(?:EI|UI) CANADA|AE\/EI|EI\/AE|FEDERAL PAYMENT|PROVISION\/LOCAL GVT PAYMENT|CARBON (?:TAX )?REBATE|CDACARBONREBATE|CANADA CCR)\b`,
      'u',
    ),
    beside: publicWords,
  },
  {
    kind: 'governmentCredit',
    source: 'tax refunds and credits, both governments',
    words: RegExp(
      String.raw`\b(?:(?:${TAX})[/ -]*(?:${TAX})?[ -]?(?:REFUND|CREDIT|REMB\w*|CR)|(?:REFUND|REMBOURSEMENT|REMB|CREDIT)(?: DE)?(?: LA)? (?:${TAX})|(?:INCOME )?TAX (?:REFUND|CREDIT)|(?:REMBOURSEMENT|REMB\.?|CREDIT|RETOUR) (?:D')?IMPOTS?|SR ?& ?ED|SRED|RS ?& ?DE|(?:CRA|ARC)[ /-]+(?:REFUND|TAX|GST|HST|REMB\w*|IMPOT|TPS|TVH)|CANADA REVENUE AGENCY|REVENUE CANADA|AGENCE DU REVENU|(?:MIN\.?|MINISTERE) (?:DU )?REVENU|REV(?:ENUE?)? (?:QUEBEC|QC)|CARBON REBATE|CLIMATE ACTION INCENTIVE|REMISE CANADIENNE SUR LE CARBONE|CREDIT SOLIDARITE)\b`,
      'u',
    ),
  },
  {
    kind: 'governmentCredit',
    source: 'wage subsidies and grants of Canada and the provinces',
    words:
      /\b(?:CEWS|SSUC|CERS|SUCL|WAGE SUBSIDY|SUBVENTIONS?|EMPLOI[ -]QUEBEC|(?:ONTARIO|QUEBEC|CANADA|ALBERTA|BC|MANITOBA|SASKATCHEWAN) (?:\w+ )?GRANTS?|CANADA EMERGENCY (?:WAGE|RENT)|CANADA SUMMER JOBS|CANADA RECOVERY|IRAP|PARI CNRC|EMPLOIS D'ETE CANADA|(?:SMALL BUSINESS|EMERGENCY|RELIEF|RECOVERY|HIRING|TRAINING|APPRENTICESHIP|JOB|GOVERNMENT|PROVINCIAL|FEDERAL) (?:\w+ )?GRANTS?|GRANT (?:PAYMENT|PROGRAM)|AGRI-?(?:STABILITY|INVEST|RECOVERY|STABILITE|INVESTISSEMENT)|(?:WSIB|CNESST|WCB|WORKSAFE ?BC|EHT) (?:REFUND|REBATE|REMB\w*|SURPLUS))\b/u,
  },
  {
    kind: 'governmentCredit',
    source: 'benefits that are paid to a person, who has an account of the business receive them',
    words:
      /\b(?:CANADA CHILD BENEFIT|ALLOC(?:ATION)? (?:CAN|CANADIENNE|FAMILLE|FAMILIALE)|CANADA WORKERS BENEFIT|PRESTATIONS? CANADIENNES?|CHILD TAX BENEFIT|EI BENEFITS?|RRQ|TRILLIUM BENEFIT|ONTARIO TRILLIUM|SOUTIEN AUX ENFANTS|CANADA PENSION|CANADA CPP|OLD AGE SECURITY|CANADA OAS|SECURITE DE LA VIEILLESSE|EMPLOYMENT INSURANCE|ASSURANCE-EMPLOI|RETRAITE QUEBEC)\b/u,
  },
  {
    kind: 'insurance',
    source: 'claims, as insurers and banks print them',
    words:
      /\b(?:INSURANCE|INS|ASSURANCES?|ASSUREUR)\b.*\b(?:CLAIMS?|PROCEEDS|SETTLEMENT|INDEMNITES?|RECLAMATION|SINISTRE|REGLEMENT|PAYOUT|BENEFITS?)\b|\bREGLEMENT D'ASSURANCE\b|\b(?:DISABILITY|CRITICAL ILLNESS|HEALTH) (?:BENEFITS?|CLAIMS?)\b|\bCLAIMS? (?:PAYMENT|PMT|SETTLEMENT|PAYOUT|PROCEEDS)\b|\bCLAIMS?(?:\W+\d\S*)*$|\b(?:INDEMNITES?(?! DE VACANCES)|SINISTRE|PRESTATIONS? D'ASSURANCE|RECLAMATION(?: D')? ?(?:ASSURANCE|(?:\W+\d\S*)*$))/u,
  },
  {
    kind: 'investment',
    source: 'term deposits and funds, all banks',
    words:
      /\b(?:GIC|CPG|TERM (?:DEPOSIT|INVESTMENT)|DEPOTS? A TERME|MUTUAL FUNDS?|FONDS (?:MUTUELS?|COMMUNS?)|INVESTMENTS?|PLACEMENTS?|SECURITIES|BONDS?|TFSA|CELI|RRSP|REER)\b.*\b(?:REDEMPTION|REDEEMED|MAT(?:UR\w*)?|INCOME|COUPON|PAYOUT|PROCEEDS|SALE|RACHAT|ECHUS?|ECHEANCE|WITHDRAWAL|RETRAIT)\b|\b(?:REMBOURSEMENT|ENCAISSEMENT) (?:DE |DU )?(?:CPG|GIC|PLACEMENTS?)\b|\b(?:REDEMPTION|RACHAT|MATUR(?:ED|ITY)|ECHEANCE|SALE|VENTE|RETRAIT) (?:OF |DE |DU |D'UN )?(?:GIC|CPG|TERM|TFSA|RRSP|CELI|REER|SHARES|ACTIONS|SECURITIES|FONDS|PLACEMENTS?|MUTUAL|INVESTMENT|DEPOTS?)\b/u,
  },
  {
    kind: 'investment',
    source: 'term deposits, all banks',
    words: /\b(?:GIC|CPG)\b/u,
    beside: oneOf('CASHED PRINCIPAL AND ET CAPITAL INTEREST INTERETS TERM'),
  },
  {
    kind: 'refund',
    source: 'shares of the surplus that caisses, credit unions and co-operatives pay their members',
    words: /\b(?:RISTOURNES?|PATRONAGE (?:DIVIDEND|REFUND|ALLOCATION))\b/u,
  },
  {
    kind: 'investment',
    source: 'dividends and redemptions that name nothing else, all banks',
    words:
      /^DIVIDENDE?S? (?:[A-Z]+(?: (?:INC|CORP|LTD))?$|.*\b(?:SHS|SHARES|COMMON|PREFERRED|ACTIONS)\b)|\b(?:DIVIDENDES?|DIVIDENDS?|DIV|REDEMPTION$)\b/u,
    beside: oneOf(
      'TD RBC BMO CIBC BNS BCE CORPORATION CO BANK QUARTERLY TRIMESTRIEL ACTION ACTIONS SHARE SHARES STOCK ETF',
    ),
  },
  {
    kind: 'investment',
    source: 'brokers and crypto exchanges, by name',
    words:
      /\b(?:QUESTRADE|WEALTHSIMPLE (?:INVEST\w*|TRADE|CRYPTO)|RBC (?:DIRECT INVESTING|DOMINION SECURITIES)|TD (?:DIRECT INVESTING|WATERHOUSE)|(?:BMO )?INVESTORLINE|(?:BMO )?NESBITT BURNS|(?:SCOTIA )?ITRADE|SCOTIAMCLEOD|(?:CIBC )?INVESTOR'?S EDGE|(?:CIBC )?WOOD GUNDY|DISNAT|NBDB|BNCD|INTERACTIVE BROKERS|QTRADE|EDWARD JONES|IG WEALTH|INVESTORS GROUP|COINBASE|SHAKEPAY|BITBUY|NDAX|COINSQUARE|KRAKEN|BINANCE|NEWTON CRYPTO|CRYPTO\.COM)\b/u,
    beside: oneOf(
      'CANADA WITHDRAWAL SECURITIES INVESTMENTS INVESTING WEALTH MANAGEMENT TRADING BROKERAGE COURTAGE TECHNOLOGIES CO',
    ),
  },
  {
    kind: 'ownerMoney',
    source: 'words of bookkeepers and bank staff',
    words:
      /\b(?:CAPITAL (?:CONTRIB(?:UTION)?|INJECTION)|(?:SHAREHOLDER|OWNER|DIRECTOR|PARTNER)(?:'?S)?'? (?:CAPITAL|CONTRIBUTION|DEPOSIT|EQUITY|INVESTMENT|INJECTION|LOAN|ADVANCE)|S\/H (?:LOAN|CONTRIBUTION)|FUNDS FROM (?:THE )?(?:OWNER|SHAREHOLDER)|(?:OWNER|SHAREHOLDER)(?:'?S)? (?:FUNDS|MONEY)|INJECTION DE CAPITAL|(?:LOAN|ADVANCE|DEPOSIT|CONTRIBUTION|INVESTMENT|DUE) (?:FROM|BY|TO) (?:THE )?(?:SHAREHOLDER|OWNER|DIRECTOR)|MISE DE FONDS|(?:APPORT|CONTRIBUTION|INJECTION|INVESTISSEMENT)\b.*\b(?:ACTIONNAIRE|PROPRIETAIRE|ASSOCIE|ADMINISTRATEUR)|CAPITAL FROM (?:OWNERS?|SHAREHOLDERS?)|APPORT (?:DE |DU |D'UN |D'|DE L')? ?(?:CAPITAL|PROPRIETAIRE|ACTIONNAIRE|ASSOCIE)|(?:AVANCE|PRET|DEPOT) (?:DU |DE L'|D'UN |D'|DE )? ?(?:ACTIONNAIRE|PROPRIETAIRE|ASSOCIE|ADMINISTRATEUR))\b/u,
  },
  {
    kind: 'reversal',
    source: 'corrections, all banks',
    words:
      /\b(?:REVERSAL|REVERSED|REVERSE(?= (?:BILL|PAYMENT|PMT|FEE|DEBIT|TRANSACTION)|$)|RENVERSEMENT|(?:TRANSACTION|PAIEMENT|OPERATION) ANNULEE?|REGULARISATION|RECTIFICATION|VOID PAYMENT|ANNULATION|CONTRE-?PASSATION|CHARGE ?BACK|RETROFACTURATION|DISPUTE (?:CREDIT|WON)|(?:DEPOSIT|ERROR|BANK|TELLER|ENTRY|CREDIT|DEBIT|MEMO|CHEQUE) CORRECTION|ERREUR CORRIGEE|(?:POSTING|DEPOSIT|TELLER) ERROR|ERREUR D'INSCRIPTION|CORRECTION (?:OF|DE|DU|D')|(?:ERROR|CREDIT|DEBIT|BALANCE) ADJUSTMENT|(?:PAYMENT|PMT|TRANSACTION) CANCELL?(?:ATION|ED))\b|^(?:(?:CR|DR|DT|CT|CREDIT|DEBIT) )?(?:CORRECTION|ADJUSTMENT|AJUSTEMENT)\b/u,
  },
  {
    kind: 'reversal',
    source: 'a bank’s own credit that names nothing',
    words: /^CREDIT MEMO(?:RANDUM)?\b/u,
    beside: /^$/u,
  },
];

/** Rules that apply only if no lender is named. */
const rulesAfterLenders: readonly Rule<CashFlowReason>[] = [
  {
    kind: 'loan',
    source: 'loans and credit lines of all banks, CEBA, credit cards, factoring',
    words:
      /\b(?:(?:CASH|VISA|MASTERCARD|CARD|CHEQUE) ADVANCE|(?<!E-)TRANSFER FROM (?:VISA|MASTERCARD|LOC|LOAN|LINE OF CREDIT)|MCA (?:FUNDING|ADVANCE|PROCEEDS)|CREDIT (?:ROTATIF|VARIABLE)|HASCAP|PCCME|RRRF|FARR|LOAN FUNDS?|LINE OF CREDIT|CREDIT LINE|(?:LOC|BUSINESS LINE|OPERATING LINE|REVOLVING CREDIT|OPERATING CREDIT|SCOTIALINE) (?:ADVANCE|DRAW(?:DOWN)?|TRANSFER)|OVERDRAFT(?: PROTECTION)? (?:ADVANCE|DRAW)|BALANCE TRANSFER|CEBA|CUEC|(?:BUSINESS|TERM|DEMAND|BANK|COMMERCIAL|BRIDGE|EQUIPMENT|OPERATING|MORTGAGE|FARM) LOANS?|(?:LOAN|LENDING|FUNDING|FINANCING|FACTORING)(?: PAYMENT)? (?:ADVANCES?|PROCEEDS|DISBURSEMENT|FUNDS|FUNDING|DRAW|DEPOSIT|CREDIT)|MORTGAGE (?:REFINANCE )?(?:ADVANCE|PROCEEDS|FUNDS|DRAW)|EMPRUNT|AFFACTURAGE|AVANCE (?:DE FONDS|VISA|MASTERCARD|SUR CARTE|DE CREDIT|MARGE|SUR MARGE|HYPOTHECAIRE)|MARGE (?:DE CREDIT|D'EXPLOITATION|HYPOTHECAIRE)|CREDIT D'EXPLOITATION|LEASEBACK PROCEEDS|WORKING CAPITAL (?:LOAN|ADVANCE)|PRET (?:COMMERCIAL|BANCAIRE|A TERME|A DEMANDE|HYPOTHECAIRE|ENTREPRISE|AFFAIRES)|(?:DEBOURSE(?:MENT)?|DECAISSEMENT|DEBLOCAGE) (?:DE |DU )?PRET|PRET - DEBOURSE(?:MENT)?)\b/u,
  },
  {
    kind: 'loan',
    source: 'advances on sales, whatever the lender',
    words:
      /\b(?:AVANCES?|ADVANCES?)\b.*\b(?:MARCHANDS?|MERCHANTS?|COMMERCANTS?)\b|\b(?:MARCHANDS?|MERCHANTS?|COMMERCANTS?)\b.*\b(?:AVANCES?|ADVANCES?)\b/u,
  },
  {
    kind: 'loan',
    source: 'BMO (LP), TD (LCR), caisses',
    words: /\b(?:LOANS?|PRETS?|LCR|FINANCEMENT|FINANCING)\b/u,
    beside: lenderWords,
  },
  {
    kind: 'interest',
    source: 'all banks; TD (ICR)',
    words: /\b(?:INTERESTS?|INTERETS?|INT|ICR)\b/u,
    beside: oneOf(
      `SAVINGS EARNED PAID TO YOU RECUS ADJUSTMENT COMPTE BONUS MONTHLY REGULAR HIGH ACCOUNT BALANCE ON OF TERM INCOME ACCRUED COURUS NET MENSUEL MENSUELS CREDITEURS CREDITEUR VERSES VERSE PAYES PAYE GAGNES GAGNE SUR SOLDE EPARGNE ET ES EOP ${MONTHS}`,
    ),
  },
  {
    kind: 'refund',
    source: 'suppliers and cards, all banks',
    words:
      /\b(?:REFUND(?:ED)?|REIMBURSEMENT|REMBOURSEMENT|REMB|CREDIT (?:VOUCHER|NOTE|FOURNISSEUR)|(?:SUPPLIER|VENDOR) CREDIT|(?:SUPPLIER|VENDOR|VOLUME|DISTRIBUTOR|MANUFACTURER) REBATE|RABAIS|REMISE POSTALE|NOTE DE CREDIT|^RETURN - |(?<!PAYMENT )RETURN$|CASH ?BACK|REWARDS? REDEMPTION|REMISE EN ARGENT|REBATE(?=\W*(?:\d\S*\s*)*$)|REMISE(?=\W*(?:\d\S*\s*)*$))\b/u,
  },
  {
    kind: 'ownTransfer',
    source: 'transfers that name no one but an account: all banks, caisses and credit unions',
    words:
      /\b(?:TRANSFERT?|TFR|TRF|TRSF|TF|VIREMENT|VIR|BR TO BR|INTER-?BRANCH|SWEEP|(?:FROM|PROVENANT DU COMPTE) (?:\w+ )?(?:SAVINGS|EPARGNE)|(?:TO|VERS) (?:\w+ ){0,2}(?:SAVINGS|EPARGNE)|FROM (?:OWN|LINKED) ACCOUNT|(?:FX|CURRENCY|USD) CONVERSION)\b/u,
    beside: accountWords,
    unless:
      /\b(?:E-TRANSFER|INTERAC|TELEVIREMENT|FUNDS TRANSFER CREDIT|WIRE|INCOMING|MEMBER TO|FACTURE|INVOICE)\b|ELECTRONIC FUNDS TRANSFER(?: (?:CREDIT|DEPOSIT))?(?: \d|$)/u,
  },
  {
    kind: 'ownTransfer',
    source: 'banks that hold savings of persons: what comes from there is the owner’s',
    words: /\b(?:TANGERINE|EQ BANK|BANQUE EQ|WEALTHSIMPLE|SIMPLII|KOHO|NEO FINANCIAL|MOTUSBANK|OAKEN)\b/u,
    beside: oneOf(
      'CASH FINANCIAL FINANCIERE BANK BANQUE SAVINGS EPARGNE ACCOUNT COMPTE CANADA INTERNET PAYMENTS TECHNOLOGIES',
    ),
  },
];

export type DebitKind = 'returnedItem' | 'returnedFee' | 'takenBack' | 'reversal';

const processorNames = String.raw`(?:MONERIS|GLOBAL PAY(?:MENTS?)?|GPC|(?:PAIEMENTS? GLOBAL|GLOBAL PAIEMENTS?)|SQUARE|SQ|STRIPE|CLOVER|HELCIM|ELAVON|SHOPIFY|PAYPAL|AMEX|AMERICAN EXPRESS|CHASE PAYMENTECH|PAYMENTECH|FIRST DATA|FISERV|BAMBORA|BEANSTREAM|WORLDLINE|NUVEI|PIVOTAL|PAYSAFE|PAYFACTO|ADYEN|LIGHTSPEED|TOAST|SUMUP|WORLDPAY|AUTHORIZE|INTUIT|QUICKBOOKS|FRESHBOOKS|JOBBER|MINDBODY|VERSAPAY|ROTESSA|PLOOTO|UBER(?: EATS)?|UBEREATS|SKIP(?: ?THE ?DISHES)?|DOORDASH|FANTUAN|INSTACART|AMAZON|ETSY|AIRBNB|BOOKING\.COM|EXPEDIA|AFFIRM|KLARNA|SEZZLE|AFTERPAY|SERVICES DE CARTES DESJARDINS|MONETICO)`;

const channels: readonly Rule<'processor'>[] = [
  {
    kind: 'processor',
    source: 'card processors, marketplaces and delivery services, by name',
    words: RegExp(String.raw`\b${processorNames}(?: ${processorNames})?\b`, 'u'),
    beside: oneOf(
      `CANADA CDA CAN PAYMENTS PAYOUT PAYOUTS SETTLEMENT SALES VISA MC MASTERCARD AMEX IDP INTERAC DISCOVER UNIONPAY DEBIT MERCHANT MERCHANTS MARCHAND MARCHANDS SOLUTIONS SERVICES BANK
      OF BANQUE DU FOOD DELIVERY HOLDINGS MARKETPLACE TECHNOLOGIES DAILY WEEKLY NET INTERNATIONAL SYSTEMS POS TPV VENTES PAIEMENTS CORPORATION NETWORK IRELAND LUXEMBOURG BV PROCESSOR INST I C PAY PTE TECH TECHNOLOGY UK GP DESJARDINS RESTAURANT ULC CO COM CA SETTLE PORTIER PROCESSING REGL REGLEMENT`,
    ),
  },
  { kind: 'processor', source: 'Square, with the name of its client', words: /^SQ \S/u },
  {
    kind: 'processor',
    source: 'card sales that name only the cards or the terminal: all banks',
    words:
      /\b(?:VISA|MASTERCARD|MCARD|DISCOVER|UNIONPAY|MC|IDP|POS|TPV|MERCHANT|MARCHAND|CARTES|INTERAC DIRECT PAYMENT)\b/u,
    beside: oneOf(
      'DEBIT SALES SETTLEMENT SOLUTIONS SERVICES TD RBC BMO CIBC DESJARDINS NATIONAL BANK BANQUE NATIONALE VENTES BATCH',
    ),
  },
];

const debitRules: readonly Rule<DebitKind>[] = [
  {
    kind: 'takenBack',
    source: 'card processors',
    words: RegExp(
      String.raw`\b(?:CHARGE ?BACK|CHGBK|CHBK|RETROFACTURATION|${processorNames} (?:MERCHANT )?(?:DISPUTE|CONTESTATION|REFUND|REMB\w*|NEGATIVE PAYOUT))\b`,
      'u',
    ),
    unless: fee,
  },
  {
    kind: 'takenBack',
    source: 'refunds on a terminal, all banks',
    words:
      /\b(?:(?:MERCHANT|CUSTOMER|CLIENT|SALES?|POS|TERMINAL|CARD) REFUND|(?:INTERAC|VISA|MC) REFUND|REFUND(?:ED)? (?:TO|OF SALE|VISA|MASTERCARD|MC|TERMINAL)|E-TRANSFER .*REFUND|REMBOURSEMENT (?:A|AU|AUX|DU|DE|D'UN|A UN)? ?CLIENTS?|DEPOSIT CORRECTION|CORRECTION (?:DE|DU) DEPOT)\b/u,
    unless: fee,
  },
  {
    kind: 'returnedFee',
    source: 'fees for what was returned, all banks',
    words: RegExp(String.raw`^(?=.*${fee.source})(?=.*(?:${returned.source}))`, 'u'),
  },
  {
    kind: 'returnedFee',
    source: 'Scotiabank, credit unions',
    words: RegExp(String.raw`^(?=.*${fee.source}).*\b(?:${cameBack}|RETURN) `, 'u'),
    unless: /\bSTOP\b/u,
  },
  {
    kind: 'returnedFee',
    source: 'a debit that says nothing else',
    words: RegExp(String.raw`\b${noFunds}`, 'u'),
    beside: /^$/u,
  },
  { kind: 'returnedItem', source: 'Payments Canada rule A4, as banks print it', words: returned },
  {
    kind: 'reversal',
    source: 'corrections, all banks',
    words:
      /\b(?:REVERSAL|REVERSED|ANNULATION|CONTRE-?PASSATION|(?:ERROR|CREDIT) CORRECTION|CORRECTION (?:OF|DE|DU|D'))\b|^CORRECTION\b/u,
  },
];

/** Why a deposit is not revenue, judging only by the bank's words. @param folded its description */
export function reasonInWords(folded: string, lenders: LenderRules = knownLenders): CashFlowReason | undefined {
  const found = findRule(rulesBeforeLenders, folded)?.kind;
  if (found) return found;
  return findRule(lenders, folded) ? 'loan' : findRule(rulesAfterLenders, folded)?.kind;
}

export function debitInWords(folded: string): DebitKind | undefined {
  return findRule(debitRules, folded)?.kind;
}

/**
 * Whether a deposit combines sales to many customers, so that its name is not a payer. @param folded its description
 */
export function isProcessor(folded: string): boolean {
  return findRule(channels, folded) !== undefined;
}
