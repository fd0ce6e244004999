import type { AmountLook } from './amounts.ts';
import { written } from './layouts.ts';
import type { Align } from './sheet.ts';

export type ColumnKind = 'date' | 'code' | 'description' | 'fee' | 'out' | 'in' | 'amount' | 'balance';

export interface Column {
  kind: ColumnKind;
  heading: readonly string[];
  x: number;
  align: Align;
  headingAlign: Align;
}

export type BalancePlace = 'each' | 'daily' | 'below' | 'none';

/** Labels in the table besides the transactions; each form has the ones that its bank prints. */
export interface TableLabels {
  opening?: string;
  closing?: string;
  totals?: string;
  forward?: string;
  pageTotals?: string;
  none: string;
}

export interface SummaryForm {
  place: 'before' | 'after';
  look: 'list' | 'grid';
  hasCounts: boolean;
  /** Labels for the item counts, printed on lines below the sums or in columns before them. */
  counts?: { in: string; out: string };
  opening: string;
  in: string;
  out: string;
  closing: string;
}

export type SideKind = 'in' | 'out' | 'cheque' | 'fee';

export interface SideForm {
  kind: SideKind;
  title: string;
  total?: string;
  totalPlace?: 'below' | 'besideTitle';
  isList?: boolean;
}

export interface TableForm {
  name: string;
  layout: string;
  size: number;
  columns: readonly Column[];
  descriptionWidth: number;
  date: (iso: string) => string;
  isDateOnce: boolean;
  balance: BalancePlace;
  amounts: Omit<AmountLook, 'language'>;
  balances: Omit<AmountLook, 'language'>;
  labels: TableLabels;
  summary?: SummaryForm;
  isOneLine?: boolean;
  isNewestFirst?: boolean;
  sides?: readonly SideForm[];
  continued?: string;
  days?: string;
}

export function sideOf(
  { sides = [] }: TableForm,
  { isOut, code, isFee }: { isOut: boolean; code: string; isFee: boolean },
): SideForm | undefined {
  const own: SideKind = isOut ? (code === 'CHQ' ? 'cheque' : isFee ? 'fee' : 'out') : 'in';
  return sides.find(({ kind }) => kind === own) ?? sides.find(({ kind }) => kind === (isOut ? 'out' : 'in'));
}

function column(kind: ColumnKind, x: number, heading: string, headingAlign?: Align): Column {
  const align = kind === 'date' || kind === 'code' || kind === 'description' ? 'left' : 'right';
  return { kind, heading: heading.split('\n'), x, align, headingAlign: headingAlign ?? align };
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const FRENCH_MONTHS = ['JAN', 'FÉV', 'MAR', 'AVR', 'MAI', 'JUN', 'JUL', 'AOÛ', 'SEP', 'OCT', 'NOV', 'DÉC'];
const FRENCH_SHORT = ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'];

const day = (iso: string) => String(Number(iso.slice(8)));
const twoDay = (iso: string) => iso.slice(8);
const year = (iso: string) => iso.slice(0, 4);
const nameIn = (names: readonly string[], iso: string) => names[Number(iso.slice(5, 7)) - 1] ?? '';
const capitalized = (name: string) => `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`;

const rowDates = {
  dayMonth: (iso: string) => `${twoDay(iso)} ${capitalized(nameIn(MONTHS, iso))}`,
  shortDayMonth: (iso: string) => `${day(iso)} ${capitalized(nameIn(MONTHS, iso))}`,
  monthDay: (iso: string) => `${capitalized(nameIn(MONTHS, iso))} ${twoDay(iso)}`,
  shortMonthDay: (iso: string) => `${capitalized(nameIn(MONTHS, iso))} ${day(iso)}`,
  /** MAY27 */
  squashed: (iso: string) => `${nameIn(MONTHS, iso)}${twoDay(iso)}`,
  shortSquashed: (iso: string) => `${nameIn(MONTHS, iso)}${day(iso)}`,
  slashed: (iso: string) => `${iso.slice(5, 7)}/${twoDay(iso)}/${year(iso)}`,
  hyphened: (iso: string) => iso.slice(5),
  spaced: (iso: string) => iso.slice(5).replace('-', ' '),
  capital: (iso: string) => `${day(iso)} ${nameIn(MONTHS, iso)}`,
  iso: (iso: string) => iso,
  whole: written.short,
  dashed: (iso: string) => `${twoDay(iso)}-${capitalized(nameIn(MONTHS, iso))}-${year(iso)}`,
  world: (iso: string) => `${day(iso)} ${capitalized(nameIn(MONTHS, iso))} ${year(iso)}`,
  french: (iso: string) => `${twoDay(iso)} ${nameIn(FRENCH_SHORT, iso)}`,
  frenchShort: (iso: string) => `${day(iso)} ${nameIn(FRENCH_SHORT, iso)}`,
  frenchCapital: (iso: string) => `${day(iso)} ${nameIn(FRENCH_MONTHS, iso)}`,
  frenchSquashed: (iso: string) => `${nameIn(FRENCH_MONTHS, iso)}${twoDay(iso)}`,
  frenchShortSquashed: (iso: string) => `${nameIn(FRENCH_MONTHS, iso)}${day(iso)}`,
} as const;

const summaries = {
  rbc: {
    opening: 'Opening balance',
    in: 'Total deposits & credits',
    out: 'Total cheques & debits',
    closing: 'Closing balance',
  },
  rbcFrench: {
    opening: "Solde d'ouverture",
    in: 'Total des dépôts et crédits',
    out: 'Total des chèques et débits',
    closing: 'Solde de clôture',
  },
  cibc: { opening: 'Opening balance', in: 'Deposits', out: 'Withdrawals', closing: 'Closing balance' },
  french: { opening: "Solde d'ouverture", in: 'Dépôts', out: 'Retraits', closing: 'Solde de fermeture' },
  bmo: {
    opening: 'Opening balance ($)',
    in: 'Total amounts added ($)',
    out: 'Total amounts deducted ($)',
    closing: 'Closing balance ($)',
  },
  bmoFrench: {
    opening: "Solde d'ouverture ($)",
    in: 'Total des montants ajoutés ($)',
    out: 'Total des montants déduits ($)',
    closing: 'Solde de clôture ($)',
  },
  total: { opening: 'Opening balance', in: 'Total deposits', out: 'Total withdrawals', closing: 'Closing balance' },
  totalFrench: {
    opening: 'Solde précédent',
    in: 'Total des dépôts',
    out: 'Total des retraits',
    closing: 'Nouveau solde',
  },
  credits: { opening: 'Balance forward', in: 'Total credits', out: 'Total debits', closing: 'Ending balance' },
  sides: {
    opening: 'Opening balance',
    in: 'Deposits and credits',
    out: 'Withdrawals and debits',
    closing: 'Closing balance',
  },
  creditsFrench: { opening: 'Solde reporté', in: 'Total des crédits', out: 'Total des débits', closing: 'Solde final' },
} as const satisfies Record<string, Pick<SummaryForm, 'opening' | 'in' | 'out' | 'closing'>>;

function summary(
  words: keyof typeof summaries,
  place: SummaryForm['place'],
  look: SummaryForm['look'] = 'list',
  hasCounts = false,
): SummaryForm {
  return { place, look, hasCounts, ...summaries[words] };
}

const none = { en: 'No activity for this period', fr: 'Aucune opération pour cette période' } as const;
const usual = { isDateOnce: false, balance: 'each', amounts: {}, balances: {} } as const;

const rbc = {
  size: 9,
  isDateOnce: true,
  balance: 'daily',
  amounts: {},
  balances: { negative: 'spacedMinus' },
  descriptionWidth: 190,
} as const;
const td = { size: 9, isDateOnce: false, balance: 'daily', amounts: {}, balances: { negative: 'overdrawn' } } as const;

/** Forms of the major banks, from public parsers and, for some French forms, from memory. */
const bankForms: readonly TableForm[] = [
  {
    ...rbc,
    name: 'RBC business',
    layout: 'RBC business',
    columns: [
      column('date', 50, 'Date'),
      column('description', 100, 'Description'),
      column('out', 385, 'Cheques &\nDebits ($)'),
      column('in', 475, 'Deposits &\nCredits ($)'),
      column('balance', 560, 'Balance ($)'),
    ],
    date: rowDates.dayMonth,
    labels: { opening: 'Opening balance', closing: 'Closing balance', none: none.en },
    summary: summary('rbc', 'before', 'list', true),
  },
  {
    ...rbc,
    name: 'RBC business in French',
    layout: 'RBC in French',
    columns: [
      column('date', 50, 'Date'),
      column('description', 100, 'Description'),
      column('out', 385, 'Chèques et\ndébits ($)'),
      column('in', 475, 'Dépôts et\ncrédits ($)'),
      column('balance', 560, 'Solde ($)'),
    ],
    date: rowDates.french,
    labels: { opening: "Solde d'ouverture", closing: 'Solde de clôture', none: none.fr },
    summary: summary('rbcFrench', 'before', 'list', true),
  },
  {
    ...rbc,
    name: 'RBC personal',
    layout: 'RBC personal',
    size: 8,
    columns: [
      column('date', 44, 'Date'),
      column('description', 90, 'Description'),
      column('out', 380, 'Withdrawals ($)'),
      column('in', 470, 'Deposits ($)'),
      column('balance', 562, 'Balance ($)'),
    ],
    date: rowDates.shortDayMonth,
    labels: { opening: 'Opening Balance', closing: 'Closing Balance', none: none.en },
  },
  {
    ...rbc,
    name: 'RBC personal in French',
    layout: 'RBC in French',
    size: 8,
    columns: [
      column('date', 44, 'Date'),
      column('description', 90, 'Description'),
      column('out', 380, 'Retraits ($)'),
      column('in', 470, 'Dépôts ($)'),
      column('balance', 562, 'Solde ($)'),
    ],
    date: rowDates.frenchShort,
    labels: { opening: "Solde d'ouverture", closing: 'Solde de clôture', none: none.fr },
  },
  {
    ...td,
    name: 'TD business',
    layout: 'TD account',
    descriptionWidth: 165,
    columns: [
      column('description', 50, 'DESCRIPTION'),
      column('out', 310, 'CHEQUE/DEBIT', 'centre'),
      column('in', 410, 'DEPOSIT/CREDIT', 'centre'),
      { ...column('date', 450, 'DATE'), align: 'centre', headingAlign: 'centre' },
      column('balance', 555, 'BALANCE'),
    ],
    date: rowDates.squashed,
    labels: { opening: 'BALANCE FORWARD', forward: 'BALANCE FORWARD', pageTotals: 'PAGE TOTALS', none: none.en },
  },
  {
    ...td,
    name: 'TD business in French',
    layout: 'TD in French',
    descriptionWidth: 165,
    columns: [
      column('description', 50, 'DESCRIPTION'),
      column('out', 310, 'CHÈQUE/DÉBIT'),
      column('in', 410, 'DÉPÔT/CRÉDIT'),
      column('date', 430, 'DATE'),
      column('balance', 555, 'SOLDE'),
    ],
    date: rowDates.frenchSquashed,
    balances: { negative: 'minusAfter' },
    labels: { opening: 'SOLDE REPORTÉ', forward: 'SOLDE REPORTÉ', pageTotals: 'TOTAUX DE LA PAGE', none: none.fr },
  },
  {
    ...td,
    name: 'TD personal',
    layout: 'TD account',
    descriptionWidth: 180,
    columns: [
      column('description', 60, 'Description'),
      column('out', 325, 'Withdrawals'),
      column('in', 415, 'Deposits'),
      column('date', 440, 'Date'),
      column('balance', 550, 'Balance'),
    ],
    date: rowDates.shortSquashed,
    labels: { opening: 'STARTING BALANCE', closing: 'CLOSING BALANCE', none: none.en },
  },
  {
    ...td,
    name: 'TD personal in French',
    layout: 'TD in French',
    descriptionWidth: 180,
    columns: [
      column('description', 60, 'Description'),
      column('out', 325, 'Retraits'),
      column('in', 415, 'Dépôts'),
      column('date', 440, 'Date'),
      column('balance', 550, 'Solde'),
    ],
    date: rowDates.frenchShortSquashed,
    balances: { negative: 'minusAfter' },
    labels: { opening: 'SOLDE INITIAL', closing: 'SOLDE FINAL', none: none.fr },
  },
  {
    ...usual,
    name: 'BMO',
    layout: 'BMO account',
    size: 8,
    descriptionWidth: 200,
    columns: [
      column('date', 48, 'Date'),
      column('description', 95, 'Description'),
      column('out', 395, 'Amounts deducted from\nyour account ($)'),
      column('in', 490, 'Amounts added to\nyour account ($)'),
      column('balance', 565, 'Balance ($)'),
    ],
    date: rowDates.monthDay,
    labels: { opening: 'Opening balance', totals: 'Closing totals', none: none.en },
    summary: summary('bmo', 'before', 'grid'),
  },
  {
    ...usual,
    name: 'BMO in French',
    layout: 'BMO in French',
    size: 8,
    descriptionWidth: 200,
    columns: [
      column('date', 48, 'Date'),
      column('description', 95, 'Description'),
      column('out', 395, 'Montants déduits de\nvotre compte ($)'),
      column('in', 490, 'Montants ajoutés à\nvotre compte ($)'),
      column('balance', 565, 'Solde ($)'),
    ],
    date: rowDates.french,
    labels: { opening: "Solde d'ouverture", totals: 'Totaux à la clôture', none: none.fr },
    summary: summary('bmoFrench', 'before', 'grid'),
  },
  {
    ...usual,
    name: 'CIBC',
    layout: 'CIBC',
    size: 9,
    isDateOnce: true,
    descriptionWidth: 185,
    columns: [
      column('date', 50, 'Date'),
      column('description', 100, 'Description'),
      column('out', 380, 'Withdrawals ($)'),
      column('in', 470, 'Deposits ($)'),
      column('balance', 560, 'Balance ($)'),
    ],
    date: rowDates.shortMonthDay,
    balances: { negative: 'minus' },
    labels: { opening: 'Opening balance', closing: 'Closing balance', forward: 'Balance forward', none: none.en },
    summary: summary('cibc', 'before'),
  },
  {
    ...usual,
    name: 'CIBC in French',
    layout: 'CIBC in French',
    size: 9,
    isDateOnce: true,
    descriptionWidth: 185,
    columns: [
      column('date', 50, 'Date'),
      column('description', 100, 'Description'),
      column('out', 380, 'Retraits ($)'),
      column('in', 470, 'Dépôts ($)'),
      column('balance', 560, 'Solde ($)'),
    ],
    date: rowDates.frenchShort,
    labels: { opening: "Solde d'ouverture", closing: 'Solde de clôture', forward: 'Solde reporté', none: none.fr },
    summary: summary('french', 'before'),
  },
  {
    ...usual,
    name: 'Scotiabank business',
    layout: 'Scotiabank business',
    size: 8,
    descriptionWidth: 180,
    columns: [
      column('date', 40, 'Date'),
      column('description', 105, 'Description'),
      column('out', 380, 'Withdrawals/\nDebits ($)'),
      column('in', 470, 'Deposits/\nCredits ($)'),
      column('balance', 565, 'Balance ($)'),
    ],
    date: rowDates.slashed,
    amounts: { isShort: true },
    balances: { negative: 'minusAfter' },
    labels: { opening: 'BALANCE FORWARD', forward: 'BALANCE FORWARD', none: none.en },
    summary: summary('credits', 'after', 'grid', true),
  },
  {
    ...usual,
    name: 'Scotiabank business in French',
    layout: 'Scotiabank in French',
    size: 8,
    descriptionWidth: 180,
    columns: [
      column('date', 40, 'Date'),
      column('description', 105, 'Description'),
      column('out', 380, 'Retraits/\nDébits ($)'),
      column('in', 470, 'Dépôts/\nCrédits ($)'),
      column('balance', 565, 'Solde ($)'),
    ],
    date: rowDates.slashed,
    amounts: { isShort: true },
    balances: { negative: 'minusAfter' },
    labels: { opening: 'SOLDE REPORTÉ', forward: 'SOLDE REPORTÉ', none: none.fr },
    summary: summary('creditsFrench', 'after', 'grid', true),
  },
  {
    ...usual,
    name: 'Scotiabank personal',
    layout: 'Scotiabank personal, balances with dates',
    size: 9,
    descriptionWidth: 180,
    columns: [
      column('date', 50, 'Date'),
      column('description', 100, 'Transactions'),
      column('out', 380, 'Amounts\nwithdrawn ($)'),
      column('in', 470, 'Amounts\ndeposited ($)'),
      column('balance', 560, 'Balance ($)'),
    ],
    date: rowDates.shortMonthDay,
    labels: { opening: 'Opening Balance', closing: 'Closing Balance', none: none.en },
  },
  {
    ...usual,
    name: 'Scotiabank personal in French',
    layout: 'Scotiabank in French',
    size: 9,
    descriptionWidth: 180,
    columns: [
      column('date', 50, 'Date'),
      column('description', 100, 'Opérations'),
      column('out', 380, 'Montants\nretirés ($)'),
      column('in', 470, 'Montants\ndéposés ($)'),
      column('balance', 560, 'Solde ($)'),
    ],
    date: rowDates.frenchShort,
    labels: { opening: "Solde d'ouverture", closing: 'Solde de clôture', none: none.fr },
  },
  {
    ...usual,
    name: 'Desjardins',
    layout: 'Desjardins account',
    size: 8,
    isDateOnce: false,
    descriptionWidth: 170,
    columns: [
      column('date', 45, 'Date'),
      column('code', 85, 'Code'),
      column('description', 118, 'Description'),
      column('fee', 345, 'Frais'),
      column('out', 415, 'Retrait'),
      column('in', 490, 'Dépôt'),
      column('balance', 562, 'Solde'),
    ],
    date: rowDates.frenchCapital,
    balances: { negative: 'minusAfter' },
    labels: { opening: 'Solde reporté', forward: 'Solde reporté', none: none.fr },
    summary: summary('totalFrench', 'after', 'list', true),
  },
  {
    ...usual,
    name: 'Desjardins in English',
    layout: 'Desjardins account in English',
    size: 8,
    descriptionWidth: 170,
    columns: [
      column('date', 45, 'Date'),
      column('code', 85, 'Code'),
      column('description', 118, 'Description'),
      column('fee', 345, 'Charges'),
      column('out', 415, 'Withdrawal'),
      column('in', 490, 'Deposit'),
      column('balance', 562, 'Balance'),
    ],
    date: rowDates.capital,
    balances: { negative: 'minusAfter' },
    labels: { opening: 'Balance forward', forward: 'Balance forward', none: none.en },
    summary: summary('total', 'after', 'list', true),
  },
  {
    ...usual,
    name: 'National Bank',
    layout: 'National Bank',
    size: 8,
    descriptionWidth: 200,
    columns: [
      column('date', 45, 'Date'),
      column('description', 85, 'Description'),
      column('out', 390, 'Debit/Withdrawals'),
      column('in', 480, 'Credit/Deposits'),
      column('balance', 562, 'Balance'),
    ],
    date: rowDates.hyphened,
    balances: { negative: 'minusAfter' },
    labels: { opening: 'PREVIOUS BALANCE', closing: 'NEW BALANCE', none: none.en },
  },
  {
    ...usual,
    name: 'National Bank in French',
    layout: 'National Bank in French',
    size: 8,
    descriptionWidth: 200,
    columns: [
      column('date', 45, 'Date'),
      column('description', 85, 'Description'),
      column('out', 390, 'Débit/Retraits'),
      column('in', 480, 'Crédit/Dépôts'),
      column('balance', 562, 'Solde'),
    ],
    date: rowDates.spaced,
    balances: { negative: 'minusAfter' },
    labels: { opening: 'SOLDE PRÉCÉDENT', closing: 'NOUVEAU SOLDE', none: none.fr },
  },
];

const otherForms: readonly TableForm[] = [
  {
    ...usual,
    name: 'Tangerine, one signed amount',
    layout: 'Tangerine',
    size: 9,
    descriptionWidth: 220,
    columns: [
      column('date', 50, 'Transaction date'),
      column('description', 140, 'Description'),
      column('amount', 470, 'Amount ($)'),
      column('balance', 560, 'Balance ($)'),
    ],
    date: rowDates.dayMonth,
    labels: { opening: 'Opening balance', closing: 'Closing balance', none: none.en },
    summary: summary('total', 'before'),
  },
  {
    ...usual,
    name: 'Tangerine in French',
    layout: 'Tangerine in French',
    size: 9,
    descriptionWidth: 210,
    columns: [
      column('date', 50, "Date de l'opération"),
      column('description', 150, 'Description'),
      column('amount', 470, 'Montant ($)'),
      column('balance', 560, 'Solde ($)'),
    ],
    date: rowDates.french,
    labels: { opening: "Solde d'ouverture", closing: 'Solde de clôture', none: none.fr },
  },
  {
    ...usual,
    name: 'ATB',
    layout: 'ATB',
    size: 9,
    isDateOnce: true,
    descriptionWidth: 180,
    columns: [
      column('date', 50, 'Date'),
      column('description', 100, 'Transaction'),
      column('out', 380, 'Debits', 'centre'),
      column('in', 470, 'Credits', 'centre'),
      column('balance', 560, 'Balance', 'centre'),
    ],
    date: rowDates.shortMonthDay,
    amounts: { currency: 'before' },
    balances: { currency: 'before' },
    labels: { opening: 'Opening balance', totals: 'Subtotal', closing: 'Closing balance', none: none.en },
  },
  {
    ...usual,
    name: 'ATB, balance below the amounts',
    layout: 'ATB',
    size: 8,
    balance: 'below',
    descriptionWidth: 180,
    columns: [
      column('date', 50, 'Date'),
      column('description', 105, 'Details'),
      column('out', 390, 'Withdrawals'),
      column('in', 475, 'Deposits'),
      column('balance', 560, 'Balance'),
    ],
    date: rowDates.monthDay,
    labels: { opening: 'Opening balance', closing: 'Closing balance', none: none.en },
    summary: summary('total', 'before', 'list', true),
  },
  {
    ...usual,
    name: 'EQ, one signed amount with dollars',
    layout: 'EQ',
    size: 10,
    descriptionWidth: 210,
    columns: [
      column('date', 50, 'Date'),
      column('description', 120, 'Description'),
      column('amount', 470, 'Amount'),
      column('balance', 560, 'Balance'),
    ],
    date: rowDates.shortMonthDay,
    amounts: { currency: 'before' },
    balances: { currency: 'before' },
    labels: { opening: 'Opening balance', closing: 'Closing balance', none: none.en },
  },
  {
    ...usual,
    name: 'a credit union, balance left of the date',
    layout: 'a credit union',
    size: 8,
    descriptionWidth: 190,
    columns: [
      column('balance', 110, 'Balance'),
      column('date', 125, 'Date'),
      column('description', 180, 'Description'),
      column('out', 480, 'Withdrawal'),
      column('in', 560, 'Deposit'),
    ],
    date: rowDates.monthDay,
    balances: { negative: 'minusAfter' },
    labels: { opening: 'Balance forward', closing: 'Ending balance', none: none.en },
  },
  {
    ...usual,
    name: 'a credit union, credits and debits marked',
    layout: 'a credit union',
    size: 9,
    descriptionWidth: 200,
    columns: [
      column('date', 50, 'Date'),
      column('description', 125, 'Description'),
      column('in', 400, 'Deposits'),
      column('out', 480, 'Withdrawals'),
      column('balance', 570, 'Balance'),
    ],
    date: rowDates.dashed,
    balances: { negative: 'debit', suffix: ' CR' },
    labels: { opening: 'Balance forward', forward: 'Balance forward', closing: 'Ending balance', none: none.en },
  },
  {
    ...usual,
    name: 'Float, no balance but totals',
    layout: 'Float',
    size: 9,
    balance: 'none',
    descriptionWidth: 240,
    columns: [
      column('date', 50, 'Date'),
      column('description', 130, 'Description'),
      column('amount', 555, 'Amount (CAD)'),
    ],
    date: rowDates.iso,
    amounts: { negative: 'brackets' },
    labels: { none: none.en },
    summary: summary('total', 'before', 'list', true),
  },
  {
    ...usual,
    name: 'a credit union, no balance, both columns',
    layout: 'a credit union',
    size: 9,
    balance: 'none',
    descriptionWidth: 230,
    columns: [
      column('date', 50, 'Date'),
      column('description', 120, 'Description'),
      column('out', 460, 'Withdrawals ($)'),
      column('in', 560, 'Deposits ($)'),
    ],
    date: rowDates.monthDay,
    labels: { totals: 'Totals', none: none.en },
    summary: summary('credits', 'after', 'list', true),
  },
  {
    ...usual,
    name: 'Wise, money in before money out',
    layout: 'Wise',
    size: 8,
    descriptionWidth: 240,
    columns: [
      column('description', 50, 'Description'),
      column('date', 320, 'Date'),
      column('in', 425, 'Incoming'),
      column('out', 490, 'Outgoing'),
      column('balance', 565, 'Amount'),
    ],
    date: rowDates.world,
    labels: { none: none.en },
    summary: summary('total', 'before', 'grid'),
  },
  {
    ...usual,
    name: 'Simplii',
    layout: 'Simplii',
    size: 8,
    descriptionWidth: 200,
    columns: [
      column('date', 50, 'Trans. date'),
      column('description', 120, 'Transaction details'),
      column('out', 390, 'Funds out'),
      column('in', 475, 'Funds in'),
      column('balance', 560, 'Balance'),
    ],
    date: rowDates.monthDay,
    labels: { opening: 'BALANCE FORWARD', closing: 'CLOSING BALANCE', none: none.en },
    summary: summary('total', 'after'),
  },
  {
    ...usual,
    name: 'Laurentian in French',
    layout: 'Laurentian in French',
    size: 9,
    balance: 'daily',
    descriptionWidth: 170,
    columns: [
      column('date', 50, 'Date'),
      column('description', 120, 'Opération'),
      column('out', 370, 'Retraits'),
      column('in', 465, 'Dépôts'),
      column('balance', 565, 'Solde'),
    ],
    date: rowDates.iso,
    amounts: { currency: 'after', thousands: '\u00a0' },
    balances: { currency: 'after', thousands: '\u00a0' },
    labels: { opening: 'Solde précédent', closing: 'Nouveau solde', none: none.fr },
    summary: summary('totalFrench', 'after', 'list', true),
  },
];

const apart = { ...usual, size: 9, balance: 'none', descriptionWidth: 260 } as const;

const sideForms: readonly TableForm[] = [
  {
    ...apart,
    name: 'a credit union, deposits and withdrawals apart',
    layout: 'a credit union',
    columns: [
      column('date', 50, 'Date'),
      column('description', 120, 'Description'),
      column('amount', 545, 'Amount ($)'),
    ],
    date: rowDates.monthDay,
    labels: { none: none.en },
    sides: [
      { kind: 'in', title: 'Deposits and credits', total: 'Total deposits and credits' },
      { kind: 'out', title: 'Withdrawals and debits', total: 'Total withdrawals and debits' },
    ],
    continued: '(continued)',
    summary: summary('sides', 'before', 'list', true),
  },
  {
    ...apart,
    name: 'Laurentian in French, deposits, withdrawals and cheques apart',
    layout: 'Laurentian in French',
    balance: 'daily',
    columns: [
      column('date', 50, 'Date'),
      column('description', 130, 'Opération'),
      column('amount', 540, 'Montant ($)'),
    ],
    date: rowDates.iso,
    amounts: { thousands: '\u00a0' },
    labels: { none: none.fr },
    sides: [
      { kind: 'in', title: 'Dépôts et crédits', total: 'Total des dépôts et crédits' },
      { kind: 'out', title: 'Retraits et débits', total: 'Total des retraits et débits' },
      { kind: 'cheque', title: 'Chèques payés', total: 'Total des chèques payés' },
    ],
    continued: '(suite)',
    days: 'Soldes quotidiens',
    summary: summary('totalFrench', 'before'),
  },
  {
    ...apart,
    name: 'ATB, cheques as a list, fees and balances of days',
    layout: 'ATB',
    size: 8,
    balance: 'daily',
    columns: [
      column('date', 60, 'Posting date'),
      column('description', 140, 'Details'),
      column('amount', 520, 'Amount'),
    ],
    date: rowDates.whole,
    amounts: { currency: 'before' },
    balances: { currency: 'before' },
    labels: { none: none.en },
    sides: [
      { kind: 'in', title: 'Deposits and other credits', totalPlace: 'besideTitle' },
      { kind: 'cheque', title: 'Cheques paid', total: 'Total cheques paid', isList: true },
      { kind: 'out', title: 'Electronic withdrawals', totalPlace: 'besideTitle' },
      { kind: 'fee', title: 'Service charges and fees', total: 'Total service charges and fees' },
    ],
    days: 'Daily balances',
    summary: summary('total', 'after'),
  },
  {
    ...apart,
    name: 'Tangerine in French, sums in the box alone',
    layout: 'Tangerine in French',
    columns: [column('date', 50, 'Date'), column('description', 120, 'Description'), column('amount', 530, 'Montant')],
    date: rowDates.frenchShort,
    amounts: { currency: 'after' },
    balances: { currency: 'after' },
    labels: { none: none.fr },
    sides: [
      { kind: 'out', title: 'Retraits et autres débits' },
      { kind: 'in', title: 'Dépôts' },
    ],
    summary: summary('french', 'after', 'grid'),
  },
];

function bankFormNamed(name: string): TableForm {
  const found = bankForms.find((form) => form.name === name);
  if (!found) throw new Error(`There is no table ${name}`);
  return found;
}

const countedForms: readonly TableForm[] = [
  {
    ...bankFormNamed('Scotiabank business'),
    name: 'Scotiabank business, numbers of items in columns',
    summary: { ...summary('credits', 'after', 'grid'), counts: { in: 'No. of Credits', out: 'No. of Debits' } },
  },
  {
    ...bankFormNamed('CIBC in French'),
    name: 'CIBC in French, numbers of items on lines',
    summary: {
      ...summary('french', 'before'),
      counts: { in: 'Nombre de dépôts :', out: 'Nombre de retraits :' },
    },
  },
  {
    ...bankFormNamed('National Bank'),
    name: 'National Bank, numbers of items on lines',
    summary: {
      ...summary('total', 'after'),
      counts: { in: 'Number of deposits:', out: 'Number of withdrawals:' },
    },
  },
];

export const tableForms: readonly TableForm[] = [...bankForms, ...otherForms, ...sideForms, ...countedForms];

export const cardForm: Omit<TableForm, 'layout'> = {
  ...usual,
  name: 'a card',
  size: 8,
  balance: 'none',
  descriptionWidth: 260,
  columns: [
    column('date', 50, 'Transaction date'),
    column('description', 140, 'Activity description'),
    column('amount', 540, 'Amount ($)'),
  ],
  date: rowDates.capital,
  labels: { none: none.en },
};

export function tableFormNamed(name: string): TableForm {
  const found = tableForms.find((form) => form.name === name);
  if (!found) throw new Error(`There is no table ${name}`);
  return found;
}
