import { withoutBankWords, withoutPurpose } from './bank-words.ts';

/** Folded words (capitals without accents) that identify a kind of transaction. */
export interface Rule<Kind> {
  kind: Kind;
  source: string;
  words: RegExp;
  /**
   * The only other words allowed, apart from numbers and bank words: any other word makes the description a customer's
   * name. BDC is a lender, BDC Construction is not.
   */
  beside?: RegExp;
  unless?: RegExp;
}

const abbreviations: ReadonlyMap<string, string> = new Map([
  ['ADV', 'ADVANCE'],
  ['CHK', 'CHEQUE'],
  ['CLM', 'CLAIM'],
  ['CPT', 'COMPTE'],
  ['CPTE', 'COMPTE'],
  ['CRED', 'CREDIT'],
  ['DEP', 'DEPOSIT'],
  ['DIR', 'DIRECT'],
  ['DISB', 'DISBURSEMENT'],
  ['INSUFF', 'INSUFFICIENT'],
  ['LN', 'LOAN'],
  ['MERCH', 'MERCHANT'],
  ['PMNT', 'PAYMENT'],
  ['PYMNT', 'PAYMENT'],
  ['PYMT', 'PAYMENT'],
  ['PYMTECH', 'PAYMENTECH'],
  ['PREAUT', 'PREAUTORISE'],
  ['PROV', 'PROVISION'],
  ['REJ', 'REJECTED'],
  ['REJECT', 'REJECTED'],
  ['REMB', 'REMBOURSEMENT'],
  ['RFND', 'REFUND'],
  ['SEC', 'SECURITIES'],
  ['SERV', 'SERVICES'],
  ['SVC', 'SERVICES'],
  ['SVCS', 'SERVICES'],
  ['TRSF', 'TRANSFER'],
  ['TSF', 'TRANSFER'],
  ['XFER', 'TRANSFER'],
  ['XFR', 'TRANSFER'],
]);

/** Bank prefixes of deposits, printed before the payer's name or a description. */
const payerForm =
  /^(?:AFT (?:IN|OUT)|MISC\.? PAYMENT|PAIEMENT DIVERS|EFT (?:CREDIT|CR|DEPOSIT)|ACH (?:CREDIT|DEPOSIT)|(?:AUTOMATIC|DIRECT) DEPOSIT|DEPOT DIRECT|ELECTRONIC FUNDS TRANSFER (?:CREDIT|DEPOSIT)|(?:BUSINESS )?PAD CR|ACCOUNTS? PAYABLE(?: PMT)?|PRE-?AUTHORIZED CREDIT|CREDIT PREAUTORISE)\b[\s,/-]*(?=[A-Z\d])/u;

/** Codes that caisses print in a separate column before the description: VWW, DI, RA. */
const caisseCode =
  /^(?:VFF|VMW|VWW|VGA|PWW|DI|DGA|DCA|RA|RGA|ACH|INT|FE) (?=(?:VIREMENT|DEPOT|RETRAIT|PAIEMENT|ACHAT|FRAIS|INTERETS?|REMBOURSEMENT|EFFET|CHEQUE|RISTOURNE|PRET|AVANCE|TRANSFERT|RETROFACTURATION|CORRECTION|ANNULATION)\b)/u;

/** A folded description without numbers, abbreviations and prefixes, and with one spelling of e-Transfer. */
export function spelledOut(folded: string): string {
  return withoutPurpose(folded)
    .replaceAll(/[*:|_#®™]|\.(?=\s|$)/gu, ' ')
    .replaceAll(/\bE[ -]?(?:TRANSFERT?|TRF|TFR)\b/gu, 'E-TRANSFER')
    .replaceAll(/\bACCES D\b/gu, 'ACCESD')
    .replaceAll(/[A-Z]+/gu, (word) => abbreviations.get(word) ?? word)
    .replaceAll(/(?<!\S)[\d.,-]*\d[\d.,-]*(?!\S)/gu, ' ')
    .replaceAll(/ +/gu, ' ')
    .trim()
    .replace(caisseCode, '')
    .replace(payerForm, '');
}

export const oneOf = (words: string) => RegExp(`^(?:${words.trim().replaceAll(/\s+/gu, '|')})$`, 'u');

/** Names of months, which banks print after a description. */
export const MONTHS = `JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC JANUARY FEBRUARY MARCH APRIL JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER JANV FEVR MARS AVR AVRIL MAI JUIN JUIL JUILLET AOUT JANVIER FEVRIER SEPTEMBRE OCTOBRE NOVEMBRE DECEMBRE`;

/** Words that make a description a customer's name, such as Refund Specialists or Colour Correction Studio. */
const trade =
  /^[\s-]*(?:& )?(?:ADVISORS?|ARCHITECTS?|ARTISTS?|AUTO|BAKERY|BOULANGERIE|BROKERS?|BUREAU|CAFE|CATERING|CENT(?:ER|RE)|CLINI(?:C|QUE)|CLOTHING|CLUB|COFFEE|CONSEILS?|CONSTRUCTIONS?|CONSULT\w*|CONTRACTING|COOP|COURT(?:AGE|IERS?)|DESIGNS?|ELECTRI\w+|ENTERPRISES|ENTREPRISES|EVENTS|EXPERTS?|FARMS?|FERME|FLOORING|FOODS?|FURNITURE|GALLERY|GARAGE|GARDENS?|GENERAL|GOODS|GRILL|HARDWARE|HOTELS?|IMPORTS|INDUSTRIES|INTERIORS|LANDSCAPING|LOGISTICS|LUMBER|MANUFACTURING|MARKETING|MECHANICAL|MEDIA|MEUBLES|MOTORS|NURSERY|OPTICAL|PAINTING|PARTNERS|PHARMAC(?:Y|IE)|PHOTO\w*|PLUMBING|PLOMBERIE|PLUS|PRINTING|PRODUCTIONS?|PROJECTS|PROPERTIES|REALTY|RECORDS|RECOVERY|RENOVATIONS?|RENTALS?|REPAIRS?|RESTAURANTS?|ROOFING|SALON|SALES|SCHOOL|SERVICES?|GROUPE?|COMMUNICATIONS|CHOICE|SIGNS|SOFTWARE|SOLUTIONS|SPA|SPECIALISTS?|STAR|STORES?|STUDIOS?|SUPPL(?:Y|IES)|TECHNOLOG\w+|TOURS|TOYS|TRADING|TRANSPORT\w*|TRUCKING|VENTURES|WELDING)\b/u;

function holds({ words, beside, unless }: Rule<unknown>, folded: string): boolean {
  const found = words.exec(folded);
  if (!found || unless?.test(folded)) return false;
  if (!beside) return !trade.test(folded.slice(found.index + found[0].length));
  const rest = withoutBankWords(folded.replaceAll(RegExp(words.source, 'gu'), ' '));
  return rest === '' || rest.split(' ').every((word) => beside.test(word));
}

export function findRule<Kind>(rules: readonly Rule<Kind>[], folded: string): Rule<Kind> | undefined {
  const description = spelledOut(folded);
  return rules.find((rule) => holds(rule, description));
}
