import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type { Language } from '@portal/contract/language';
import { type AmountLook, writtenAmount } from './amounts.ts';
import type { Sheet } from './sheet.ts';

export interface StatementFacts {
  from: string;
  to: string;
  account: string;
  holder: string;
  /** Amounts in the header, in cents. Statements with only a header all show the same amounts. */
  sums?: StatementSums;
}

export interface StatementSums {
  opening: number;
  closing: number;
  in: number;
  out: number;
}

export interface Layout {
  name: string;
  /** Null for banks whose forms are not known individually. */
  bank: StatementBank | null;
  language: Language;
  isCreditCard?: boolean;
  endOnly?: boolean;
  head: (sheet: Sheet, facts: StatementFacts) => void;
  /** Opening balance at the start of the table, for forms that print it nowhere else. */
  forward?: (sheet: Sheet, facts: StatementFacts) => void;
}

const EN = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const FR = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const FR_SHORT = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];

interface Parts {
  year: string;
  month: number;
  day: number;
  two: string;
}

function parts(day: string): Parts {
  return { year: day.slice(0, 4), month: Number(day.slice(5, 7)) - 1, day: Number(day.slice(8)), two: day.slice(8) };
}

export const written = {
  long: (iso: string) => `${EN[parts(iso).month]} ${parts(iso).day}, ${parts(iso).year}`,
  longWithoutYear: (iso: string) => `${EN[parts(iso).month]} ${parts(iso).day}`,
  short: (iso: string) => `${EN[parts(iso).month]?.slice(0, 3)} ${parts(iso).day}, ${parts(iso).year}`,
  shortWithoutYear: (iso: string) => `${EN[parts(iso).month]?.slice(0, 3)} ${parts(iso).day}`,
  dotted: (iso: string) => `${EN[parts(iso).month]?.slice(0, 3)}. ${parts(iso).day}, ${parts(iso).year}`,
  capital: (iso: string) => written.short(iso).toUpperCase(),
  slashed: (iso: string) =>
    `${EN[parts(iso).month]?.slice(0, 3).toUpperCase()} ${parts(iso).two}/${parts(iso).year.slice(2)}`,
  noComma: (iso: string) => `${EN[parts(iso).month]?.slice(0, 3)} ${parts(iso).two} ${parts(iso).year}`,
  french: (iso: string) => `${written.frenchWithoutYear(iso)} ${parts(iso).year}`,
  frenchWithoutYear: (iso: string) => `${parts(iso).day === 1 ? '1er' : parts(iso).day} ${FR[parts(iso).month]}`,
  frenchShort: (iso: string) =>
    `${parts(iso).day === 1 ? '1er' : parts(iso).day} ${FR_SHORT[parts(iso).month]} ${parts(iso).year}`,
  digits: (iso: string) => `${parts(iso).two}${iso.slice(5, 7)}${parts(iso).year}`,
} as const;

const headSums: StatementSums = { opening: 120_456, closing: 231_007, in: 133_561, out: 23_010 };

function sum({ sums = headSums }: StatementFacts, of: keyof StatementSums, look: AmountLook): string {
  return writtenAmount(sums[of], look);
}

const dollars = (facts: StatementFacts, of: keyof StatementSums) =>
  sum(facts, of, { language: 'en', currency: 'before' });
const plain = (facts: StatementFacts, of: keyof StatementSums) => sum(facts, of, { language: 'en' });
const frenchDollars = (facts: StatementFacts, of: keyof StatementSums) =>
  sum(facts, of, { language: 'fr', currency: 'after' });
const frenchPlain = (facts: StatementFacts, of: keyof StatementSums) => sum(facts, of, { language: 'fr' });

export function lastFour(account: string): string {
  return account.replaceAll(/\D/gu, '').slice(-4);
}

function address(sheet: Sheet, { holder }: StatementFacts): void {
  sheet.feed(2);
  for (const line of [holder, '4517 RUE SAINT-DENIS', 'MONTREAL QC  H2J 2L4']) {
    sheet.write(line);
    sheet.feed();
  }
  sheet.feed();
}

function lines(sheet: Sheet, ...texts: string[]): void {
  for (const text of texts) {
    sheet.write(text);
    sheet.feed();
  }
}

/** Summaries of card statements: each bank uses its own words, and none uses all of them. */
const cardSummaries = {
  rbc: [
    'PAYMENT DUE DATE  JUN 21, 2026',
    'MINIMUM PAYMENT  $10.00',
    'CREDIT LIMIT  $5,000.00',
    'PREVIOUS ACCOUNT BALANCE  $120.50',
  ],
  td: ['Previous Statement Balance  $120.50', 'Minimum Payment  $10.00', 'Payment Due Date  June 21, 2026'],
  bmo: ['Previous account balance  $120.50', 'Available credit  $4,879.50', 'Minimum payment due  $10.00'],
  scotiabank: ['Statement balance  $120.50', 'Account credit limit  $5,000.00', 'Payment due date  Jun 21, 2026'],
  cibc: [
    'Account credit limit  $5,000.00',
    'Your previous balance  $120.50',
    'Please pay the minimum payment by the payment due date',
  ],
  desjardins: ['Solde précédent du compte  120,50 $', 'Limite de crédit  5 000,00 $', 'Crédit disponible  4 879,50 $'],
  nationalBank: ['Solde du relevé  120,50 $', 'Versement minimum  10,00 $', "Date d'échéance du paiement  2026-06-21"],
} as const satisfies Record<StatementBank, readonly string[]>;

function cardSummary(sheet: Sheet, bank: StatementBank): void {
  lines(sheet, ...cardSummaries[bank]);
}

export function drawHead({ head, forward }: Layout, sheet: Sheet, facts: StatementFacts): void {
  head(sheet, facts);
  forward?.(sheet, facts);
}

export const layouts: readonly Layout[] = [
  {
    name: 'RBC personal',
    bank: 'rbc',
    language: 'en',
    head: (sheet, facts) => {
      sheet.write('Royal Bank of Canada');
      sheet.write('Your RBC personal banking', { x: 350 });
      sheet.feed();
      sheet.write('P.O. Bag Service 2650');
      sheet.write('account statement', { x: 350 });
      sheet.feed();
      sheet.write('Calgary AB  T2P 2M7');
      sheet.write(`From ${written.long(facts.from)} to ${written.long(facts.to)}`, { x: 350 });
      sheet.feed();
      address(sheet, facts);
      lines(
        sheet,
        `Your account number: ${facts.account}`,
        `Your opening balance on ${written.long(facts.from)}    ${dollars(facts, 'opening')}`,
      );
      lines(sheet, `Your closing balance on ${written.long(facts.to)}    = ${dollars(facts, 'closing')}`);
    },
  },
  {
    name: 'RBC business',
    bank: 'rbc',
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'Royal Bank of Canada', 'Business Account Statement');
      sheet.write(`${written.long(facts.from)} to ${written.long(facts.to)}`, { x: 380 });
      sheet.feed();
      address(sheet, facts);
      sheet.write('Account number:', { x: 330 });
      sheet.write(facts.account, { x: 430 });
      sheet.feed();
      lines(
        sheet,
        'Account Summary for this Period',
        `Opening balance on ${written.long(facts.from)}    ${dollars(facts, 'opening')}`,
        `Closing balance on ${written.long(facts.to)}    = ${dollars(facts, 'closing')}`,
      );
    },
  },
  {
    name: 'RBC card',
    bank: 'rbc',
    language: 'en',
    isCreditCard: true,
    head: (sheet, facts) => {
      lines(
        sheet,
        'RBC Royal Bank Visa Business',
        `STATEMENT FROM ${written.capital(facts.from)} TO ${written.capital(facts.to)}`,
      );
      address(sheet, facts);
      lines(sheet, `Card number 4510 XXXX XXXX ${lastFour(facts.account)}`);
      cardSummary(sheet, 'rbc');
    },
  },
  {
    name: 'RBC in French',
    bank: 'rbc',
    language: 'fr',
    head: (sheet, facts) => {
      lines(sheet, 'Banque Royale du Canada', 'Relevé de compte d’entreprise'.replace('’', "'"));
      sheet.write(`Du ${written.french(facts.from)} au ${written.french(facts.to)}`, { x: 350 });
      sheet.feed();
      address(sheet, facts);
      lines(
        sheet,
        `Numéro de compte : ${facts.account}`,
        `Solde d'ouverture au ${written.french(facts.from)}  ${frenchDollars(facts, 'opening')}`,
      );
    },
  },
  {
    name: 'TD account',
    bank: 'td',
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'TD Canada Trust', 'Statement of Account');
      address(sheet, facts);
      sheet.write('Branch No.');
      sheet.write('Account No.', { x: 200 });
      sheet.write('Statement From - To', { x: 380 });
      sheet.feed();
      sheet.write('1234');
      sheet.write(facts.account, { x: 200 });
      sheet.write(`${written.slashed(facts.from)} - ${written.slashed(facts.to)}`, { x: 380 });
      sheet.feed(2);
    },
    forward: (sheet, facts) => {
      sheet.write('BALANCE FORWARD');
      sheet.write(parts(facts.from).two, { x: 330 });
      sheet.write(plain(facts, 'opening'), { x: 480 });
      sheet.feed();
    },
  },
  {
    name: 'TD card',
    bank: 'td',
    language: 'en',
    isCreditCard: true,
    head: (sheet, facts) => {
      lines(sheet, 'TD Business Travel Visa', `Statement Date: ${written.long(facts.to)}`);
      lines(sheet, `STATEMENT PERIOD: ${written.long(facts.from)} to ${written.long(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `Account Number: 4520 XXXX XXXX ${lastFour(facts.account)}`);
      cardSummary(sheet, 'td');
    },
  },
  {
    name: 'TD in French',
    bank: 'td',
    language: 'fr',
    head: (sheet, facts) => {
      lines(sheet, 'Banque Toronto-Dominion', 'Relevé de compte');
      lines(sheet, `Période du relevé : ${written.frenchShort(facts.from)} au ${written.frenchShort(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `No de compte : ${facts.account}`);
    },
    forward: (sheet, facts) => lines(sheet, `Solde reporté    ${frenchPlain(facts, 'opening')}`),
  },
  {
    name: 'BMO account',
    bank: 'bmo',
    language: 'en',
    endOnly: true,
    head: (sheet, facts) => {
      lines(
        sheet,
        'BMO Bank of Montreal',
        'Business Banking statement',
        `For the period ending ${written.long(facts.to)}`,
      );
      address(sheet, facts);
      lines(
        sheet,
        `Business Account # ${facts.account}`,
        `Opening balance    ${dollars(facts, 'opening')}`,
        `Closing balance    ${dollars(facts, 'closing')}`,
      );
    },
  },
  {
    name: 'BMO card',
    bank: 'bmo',
    language: 'en',
    isCreditCard: true,
    head: (sheet, facts) => {
      lines(sheet, 'BMO Business Mastercard');
      sheet.write('Statement period');
      sheet.write(`${written.dotted(facts.from)} - ${written.dotted(facts.to)}`, { x: 250 });
      sheet.feed();
      sheet.write('Statement date');
      sheet.write(written.dotted(facts.to), { x: 250 });
      sheet.feed();
      address(sheet, facts);
      lines(sheet, `Card number: XXXX XXXX XXXX ${lastFour(facts.account)}`);
      cardSummary(sheet, 'bmo');
    },
  },
  {
    name: 'BMO in French',
    bank: 'bmo',
    language: 'fr',
    endOnly: true,
    head: (sheet, facts) => {
      lines(sheet, 'BMO Banque de Montréal', 'Relevé de services bancaires aux entreprises');
      lines(sheet, `Pour la période se terminant le ${written.french(facts.to)}`);
      address(sheet, facts);
      lines(
        sheet,
        `Compte no ${facts.account}`,
        `Solde d'ouverture    ${frenchDollars(facts, 'opening')}`,
        `Solde de clôture    ${frenchDollars(facts, 'closing')}`,
      );
    },
  },
  {
    name: 'Scotiabank personal, balances with dates',
    bank: 'scotiabank',
    language: 'en',
    endOnly: true,
    head: (sheet, facts) => {
      lines(sheet, 'Scotiabank', 'Account statement');
      address(sheet, facts);
      lines(sheet, `Your account number: ${facts.account}`);
      lines(sheet, `Opening Balance on ${written.long(facts.from)}    ${dollars(facts, 'opening')}`);
      lines(sheet, `Closing Balance on ${written.long(facts.to)}    ${dollars(facts, 'closing')}`);
    },
  },
  {
    name: 'Scotiabank personal, span',
    bank: 'scotiabank',
    language: 'en',
    head: (sheet, facts) => {
      const isOneYear = facts.from.slice(0, 4) === facts.to.slice(0, 4);
      lines(sheet, 'Scotiabank', 'Your account statement');
      lines(
        sheet,
        `${isOneYear ? written.longWithoutYear(facts.from) : written.long(facts.from)} to ${written.long(facts.to)}`,
      );
      address(sheet, facts);
      lines(sheet, `Your account number: ${facts.account}`, `Opening balance    ${dollars(facts, 'opening')}`);
    },
  },
  {
    name: 'Scotiabank business',
    bank: 'scotiabank',
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'The Bank of Nova Scotia', 'Business account statement');
      address(sheet, facts);
      sheet.write('Account Number:');
      sheet.write('Statement Of:', { x: 220 });
      sheet.write('From', { x: 330 });
      sheet.write('To', { x: 450 });
      sheet.feed();
      sheet.write(facts.account);
      sheet.write('Business Account', { x: 220 });
      sheet.write(written.noComma(facts.from), { x: 330 });
      sheet.write(written.noComma(facts.to), { x: 450 });
      sheet.feed();
    },
    forward: (sheet, facts) => lines(sheet, `Balance forward    ${plain(facts, 'opening')}`),
  },
  {
    name: 'Scotiabank card',
    bank: 'scotiabank',
    language: 'en',
    isCreditCard: true,
    head: (sheet, facts) => {
      lines(sheet, 'Scotiabank Visa Business', `${written.short(facts.from)} - ${written.short(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `Account # 4537 XXXX XXXX ${lastFour(facts.account)}`);
      cardSummary(sheet, 'scotiabank');
    },
  },
  {
    name: 'Scotiabank in French',
    bank: 'scotiabank',
    language: 'fr',
    endOnly: true,
    head: (sheet, facts) => {
      lines(sheet, 'Banque Scotia', 'Relevé de compte');
      address(sheet, facts);
      lines(sheet, `Numéro de compte : ${facts.account}`);
      lines(sheet, `Solde d'ouverture le ${written.french(facts.from)}    ${frenchDollars(facts, 'opening')}`);
      lines(sheet, `Solde de clôture le ${written.french(facts.to)}    ${frenchDollars(facts, 'closing')}`);
    },
  },
  {
    name: 'CIBC',
    bank: 'cibc',
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'CIBC Account Statement');
      address(sheet, facts);
      sheet.write('Account number');
      sheet.write('Branch transit number', { x: 300 });
      sheet.feed();
      sheet.write(facts.account);
      sheet.write('00123', { x: 300 });
      sheet.feed();
      lines(sheet, `For ${written.shortWithoutYear(facts.from)} to ${written.short(facts.to)}`);
      lines(sheet, `Opening balance on ${written.short(facts.from)}    ${dollars(facts, 'opening')}`);
    },
  },
  {
    name: 'CIBC card',
    bank: 'cibc',
    language: 'en',
    isCreditCard: true,
    head: (sheet, facts) => {
      lines(sheet, 'CIBC Aventura Visa Card for Business', 'Your account statement');
      lines(sheet, `For ${written.longWithoutYear(facts.from)} to ${written.long(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `Account number: 4500 XXXX XXXX ${lastFour(facts.account)}`);
      cardSummary(sheet, 'cibc');
    },
  },
  {
    name: 'CIBC in French',
    bank: 'cibc',
    language: 'fr',
    head: (sheet, facts) => {
      lines(
        sheet,
        'Banque CIBC',
        'Relevé de compte',
        `Du ${written.frenchWithoutYear(facts.from)} au ${written.french(facts.to)}`,
      );
      address(sheet, facts);
      lines(sheet, `Numéro de compte : ${facts.account}`, `Solde d'ouverture    ${frenchDollars(facts, 'opening')}`);
    },
  },
  {
    name: 'Desjardins account',
    bank: 'desjardins',
    language: 'fr',
    head: (sheet, facts) => {
      lines(sheet, 'Caisse Desjardins du Plateau-Mont-Royal', 'Relevé de compte');
      lines(sheet, `Pour la période du ${written.frenchWithoutYear(facts.from)} au ${written.french(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `Folio ${facts.account}`);
    },
    forward: (sheet, facts) => lines(sheet, `Solde reporté    ${frenchPlain(facts, 'opening')}`),
  },
  {
    name: 'Desjardins account in English',
    bank: 'desjardins',
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'Caisse Desjardins du Plateau-Mont-Royal', 'Account statement');
      lines(sheet, `For the period from ${written.longWithoutYear(facts.from)} to ${written.long(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `Folio ${facts.account}`);
    },
    forward: (sheet, facts) => lines(sheet, `Opening balance    ${plain(facts, 'opening')}`),
  },
  {
    name: 'Desjardins card',
    bank: 'desjardins',
    language: 'fr',
    isCreditCard: true,
    endOnly: true,
    head: (sheet, facts) => {
      lines(sheet, 'Desjardins Visa Affaires', 'DATE DU RELEVÉ', written.digits(facts.to));
      address(sheet, facts);
      lines(sheet, `Numéro de carte 4530 XXXX XXXX ${lastFour(facts.account)}`);
      cardSummary(sheet, 'desjardins');
    },
  },
  {
    name: 'National Bank',
    bank: 'nationalBank',
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'National Bank of Canada', 'Account statement');
      lines(sheet, `For the period from ${written.long(facts.from)} to ${written.long(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `Account number: ${facts.account}`, `Previous balance    ${plain(facts, 'opening')}`);
    },
  },
  {
    name: 'National Bank card in French',
    bank: 'nationalBank',
    language: 'fr',
    isCreditCard: true,
    head: (sheet, facts) => {
      lines(sheet, 'Banque Nationale du Canada', 'Relevé de compte Mastercard Affaires');
      lines(sheet, `Période du relevé : ${written.french(facts.from)} au ${written.french(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `Numéro de compte : 5258 XXXX XXXX ${lastFour(facts.account)}`);
      cardSummary(sheet, 'nationalBank');
    },
  },
  {
    name: 'National Bank in French',
    bank: 'nationalBank',
    language: 'fr',
    head: (sheet, facts) => {
      lines(sheet, 'Banque Nationale du Canada', 'Relevé de compte');
      lines(sheet, `Du ${written.french(facts.from)} au ${written.french(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `Numéro de compte : ${facts.account}`, `Solde précédent    ${frenchPlain(facts, 'opening')}`);
    },
  },
  {
    name: 'Tangerine',
    bank: null,
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'Tangerine', 'Business Savings Account', 'Account statement');
      lines(sheet, `Statement period: ${written.long(facts.from)} to ${written.long(facts.to)}`);
      address(sheet, facts);
      lines(
        sheet,
        `Account number: ${facts.account}`,
        `Opening balance  ${plain(facts, 'opening')}`,
        `Total withdrawals  ${plain(facts, 'out')}`,
        `Total deposits  ${plain(facts, 'in')}`,
      );
    },
  },
  {
    name: 'ATB',
    bank: null,
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'ATB Financial', 'Business Operating Account Statement');
      lines(sheet, `For the period ${written.long(facts.from)} to ${written.long(facts.to)}`);
      address(sheet, facts);
      lines(
        sheet,
        `Account number: ${facts.account}`,
        `Opening balance  ${plain(facts, 'opening')}`,
        `Total withdrawals  ${plain(facts, 'out')}`,
        `Total deposits  ${plain(facts, 'in')}`,
      );
    },
  },
  {
    name: 'EQ',
    bank: null,
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'EQ Bank', 'Business Account', 'Monthly statement');
      lines(sheet, `Statement period: ${written.long(facts.from)} - ${written.long(facts.to)}`);
      address(sheet, facts);
      lines(
        sheet,
        `Account number: ${facts.account}`,
        `Opening balance  ${plain(facts, 'opening')}`,
        `Total withdrawals  ${plain(facts, 'out')}`,
        `Total deposits  ${plain(facts, 'in')}`,
      );
    },
  },
  {
    name: 'a credit union',
    bank: null,
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'Vancity Savings Credit Union', 'Account statement');
      lines(sheet, `Statement dates: ${written.long(facts.from)} to ${written.long(facts.to)}`);
      address(sheet, facts);
      lines(
        sheet,
        `Account no. ${facts.account}`,
        `Opening balance  ${plain(facts, 'opening')}`,
        `Total withdrawals  ${plain(facts, 'out')}`,
        `Total deposits  ${plain(facts, 'in')}`,
      );
    },
  },
  {
    name: 'Float',
    bank: null,
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'Float Financial Solutions Inc.', 'CAD account statement');
      lines(sheet, `Statement period: ${written.short(facts.from)} - ${written.short(facts.to)}`);
      address(sheet, facts);
      lines(
        sheet,
        `Account number: ${facts.account}`,
        `Opening balance  ${plain(facts, 'opening')}`,
        `Total withdrawals  ${plain(facts, 'out')}`,
        `Total deposits  ${plain(facts, 'in')}`,
      );
    },
  },
  {
    name: 'Simplii',
    bank: null,
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'Simplii Financial', 'No Fee Chequing Account statement');
      lines(sheet, `Statement period: ${written.short(facts.from)} - ${written.short(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `Account number: ${facts.account}`, 'Funds out: withdrawals  Funds in: deposits  Balance');
    },
  },
  {
    name: 'Wise',
    bank: null,
    language: 'en',
    head: (sheet, facts) => {
      lines(sheet, 'Wise Payments Canada Inc.', 'CAD account statement');
      lines(sheet, `Statement period: ${written.long(facts.from)} to ${written.long(facts.to)}`);
      address(sheet, facts);
      lines(sheet, `Account number: ${facts.account}`, `Opening balance  ${plain(facts, 'opening')} CAD`);
      lines(sheet, 'Deposits and withdrawals of your balance');
    },
  },
  {
    name: 'Tangerine in French',
    bank: null,
    language: 'fr',
    head: (sheet, facts) => {
      lines(sheet, 'Tangerine', 'Compte-chèques', 'Relevé de compte');
      lines(sheet, `Période du relevé : ${written.french(facts.from)} au ${written.french(facts.to)}`);
      address(sheet, facts);
      lines(
        sheet,
        `Numéro de compte : ${facts.account}`,
        `Solde d'ouverture  ${frenchPlain(facts, 'opening')}`,
        `Total des retraits  ${frenchPlain(facts, 'out')}`,
        `Total des dépôts  ${frenchPlain(facts, 'in')}`,
      );
    },
  },
  {
    name: 'Laurentian in French',
    bank: null,
    language: 'fr',
    head: (sheet, facts) => {
      lines(sheet, 'Banque Laurentienne du Canada', 'Relevé de compte entreprise');
      lines(sheet, `Période du ${written.french(facts.from)} au ${written.french(facts.to)}`);
      address(sheet, facts);
      lines(
        sheet,
        `Numéro de compte : ${facts.account}`,
        `Solde précédent  ${frenchPlain(facts, 'opening')}`,
        `Retraits  ${frenchPlain(facts, 'out')}`,
        `Dépôts  ${frenchPlain(facts, 'in')}`,
      );
    },
  },
];
