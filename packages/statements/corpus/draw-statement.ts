import type { StatementAccount } from '@portal/contract/application/statements/statement-transactions';
import { addDays } from '@portal/contract/calendar';
import type { Language } from '@portal/contract/language';
import { writtenAmount } from './amounts.ts';
import { lastFour, type Layout, type StatementFacts, type StatementSums, written } from './layouts.ts';
import { heightOf, type Lettering, LINE, type Sheet, writePdf } from './sheet.ts';
import type { StoryTransaction } from './stories.ts';
import { type Column, type SideForm, sideOf, type SummaryForm, type TableForm } from './tables.ts';

export type Noise = 'footer' | 'beside' | 'between' | 'cheques' | 'interest' | 'watermark';

/** A change to one printed row or to the summary box; everything else is printed as before. */
export interface Change {
  account: number;
  row: number;
  /** `total` and `count` are those of deposits or withdrawals, whichever the row is. */
  kind: 'amount' | 'sign' | 'leftOut' | 'balance' | 'total' | 'count';
  /** The printed replacement: an amount, balance or total in cents, or a number of items. */
  cents: number;
}

export interface DrawnAccount {
  form: TableForm;
  layout: Layout;
  facts: StatementFacts;
  openingCents: number;
  rows: readonly StoryTransaction[];
}

export interface DrawnStatement {
  accounts: readonly DrawnAccount[];
  isTogether?: boolean;
  names?: readonly string[];
  lettering?: Lettering;
  rowLettering?: Lettering;
  isHeadingOnce?: boolean;
  /** How far later pages shift the table to the right, in points. */
  shift?: number;
  noise?: readonly Noise[];
  change?: Change;
  pages?: (count: number) => readonly number[];
}

export type TrueAccount = Omit<StatementAccount, 'proof' | 'breaksAt' | 'pageGap' | 'doubt'>;

const TOP = 50;
const BOTTOM = 725;
const LINE_SPACING = 1.45;
const BETWEEN_ROWS = 14;
const CHEQUES = 12;

interface Placed {
  y: number;
  draw: (sheet: Sheet) => void;
}

interface Paper {
  pages: Placed[][];
  begin: () => void;
  put: (height: number, draw: (sheet: Sheet) => void) => void;
  hasRoom: (height: number) => boolean;
}

function newPaper(): Paper {
  const pages: Placed[][] = [];
  let y = TOP;
  return {
    pages,
    begin: () => {
      pages.push([]);
      y = TOP;
    },
    put: (height, draw) => {
      pages.at(-1)?.push({ y, draw });
      y += height;
    },
    hasRoom: (height) => y + height <= BOTTOM,
  };
}

interface PrintedRow extends StoryTransaction {
  index: number;
  isOut: boolean;
  isDated: boolean;
  balanceCents: number;
  hasBalance: boolean;
  isLeftOut: boolean;
}

interface Table {
  paper: Paper;
  plan: DrawnStatement;
  account: DrawnAccount;
  language: Language;
  lineHeight: number;
  shift: () => number;
}

const otherWords = {
  en: {
    continued: 'Account statement (continued)',
    number: 'Account number:',
    page: (page: number, of: number) => `Page ${String(page)} of ${String(of)}`,
    footer:
      'Please check this statement and report any error within 30 days of its date. Fees from June 1: $2.25 each.',
    beside: ['Go paperless', 'and save', '$3.50', 'a month', 'by Dec 31.'],
    between: 'Pictures of your cheques can be seen in online banking.',
    cheques: 'Cheques paid, in order of their numbers',
    interest: ['Interest rates of the period', 'Interest paid to you this year'],
  },
  fr: {
    continued: 'Relevé de compte (suite)',
    number: 'Numéro de compte :',
    page: (page: number, of: number) => `Page ${String(page)} de ${String(of)}`,
    footer:
      'Veuillez vérifier ce relevé et signaler toute erreur dans les 30 jours. Frais dès le 1er juin : 2,25 $ chacun.',
    beside: ['Sans papier,', 'économisez', '3,50 $', 'par mois', "d'ici le 31 déc."],
    between: 'Les images de vos chèques se trouvent dans les services en ligne.',
    cheques: 'Chèques payés, par ordre de numéro',
    interest: ['Taux de la période', 'Intérêts qui vous ont été versés cette année'],
  },
} as const;

const listWords = {
  en: { number: 'No.', date: 'Date', amount: 'Amount', balance: 'Balance' },
  fr: { number: 'No', date: 'Date', amount: 'Montant', balance: 'Solde' },
} as const;

/** `in` and `out` are both positive. */
export function sumsOf({ openingCents: opening, rows }: Pick<DrawnAccount, 'openingCents' | 'rows'>): StatementSums {
  const total = (isIn: boolean) => rows.reduce((sum, { cents }) => sum + (cents > 0 === isIn ? Math.abs(cents) : 0), 0);
  return { opening, in: total(true), out: total(false), closing: opening + total(true) - total(false) };
}

/** Printed rows of an account after a change, oldest first. */
export function printedRows({ form, openingCents, rows }: DrawnAccount, change?: Change): PrintedRow[] {
  let balance = openingCents;
  const all = rows.map((row, index): PrintedRow => {
    balance += row.cents;
    const own = change?.row === index ? change : undefined;
    return {
      ...row,
      cents: Math.abs(own?.kind === 'amount' ? own.cents : row.cents),
      isOut: row.cents < 0 !== (own?.kind === 'sign'),
      balanceCents: own?.kind === 'balance' ? own.cents : balance,
      isLeftOut: own?.kind === 'leftOut',
      index,
      isDated: true,
      hasBalance: form.balance !== 'none',
    };
  });
  const shown = all.filter(({ isLeftOut }) => !isLeftOut);
  return shown.map((row, at) => ({
    ...row,
    isDated: !form.isDateOnce || shown[at - 1]?.date !== row.date,
    hasBalance: row.hasBalance && (form.balance !== 'daily' || shown[at + 1]?.date !== row.date),
  }));
}

function wrap(lines: readonly string[], form: TableForm, lettering: Lettering): string[] {
  const { descriptionWidth, size, isOneLine = false } = form;
  const letter = { plain: 0.68, noBreak: 0.68, squashed: 0.68, spaced: 1.05, apart: 1.05 }[lettering] * size;
  const room = Math.floor(descriptionWidth / letter);
  return (isOneLine ? [lines.join(' ')] : lines).flatMap((line) => {
    const broken: string[] = [];
    for (const word of line.split(' ')) {
      const last = broken.at(-1);
      if (last === undefined || last.length + 1 + word.length > room) broken.push(word);
      else broken[broken.length - 1] = `${last} ${word}`;
    }
    return broken;
  });
}

function amountIn(kind: 'out' | 'in' | 'fee' | 'amount' | 'balance', cents: number, table: Table): string {
  const { amounts, balances } = table.account.form;
  return writtenAmount(cents, { language: table.language, ...(kind === 'balance' ? balances : amounts) });
}

function cellOf({ kind }: Column, row: PrintedRow, table: Table): string {
  const hasFees = table.account.form.columns.some((each) => each.kind === 'fee');
  const isFee = row.isFee && hasFees;
  const texts = {
    date: () => (row.isDated ? table.account.form.date(row.date) : ''),
    code: () => row.code,
    description: () => '',
    fee: () => (isFee && row.isOut ? amountIn('fee', row.cents, table) : ''),
    out: () => (row.isOut && !isFee ? amountIn('out', row.cents, table) : ''),
    in: () => (row.isOut ? '' : amountIn('in', row.cents, table)),
    amount: () => amountIn('amount', row.isOut ? -row.cents : row.cents, table),
    balance: () => (row.hasBalance ? amountIn('balance', row.balanceCents, table) : ''),
  } as const satisfies Record<Column['kind'], () => string>;
  return texts[kind]();
}

function writeCell(sheet: Sheet, text: string, { kind, x, align }: Column, table: Table): void {
  if (text === '') return;
  const own = table.plan.rowLettering ?? 'plain';
  // Without its space, a day such as 06 03 can no longer be recognized.
  const lettering = kind === 'date' && own === 'squashed' ? 'plain' : own;
  const { size } = table.account.form;
  const [number = '', mark] = text.split(/ (?=OD$)/u);
  sheet.write(number, { x: x + table.shift(), align, lettering, size });
  if (mark !== undefined) sheet.write(mark, { x: x + table.shift() + 3, lettering: 'plain', size: size - 1 });
}

function putRow(row: PrintedRow, table: Table): void {
  const { paper, plan, account, lineHeight } = table;
  const lines = wrap(row.lines, account.form, plan.rowLettering ?? 'plain');
  const isBelow = account.form.balance === 'below';
  const shift = table.shift();
  paper.put(heightOfRow(row, table), (sheet) => {
    const own = { ...table, shift: () => shift };
    for (const column of account.form.columns) {
      if (column.kind === 'description' || (column.kind === 'balance' && isBelow)) continue;
      writeCell(sheet, cellOf(column, row, own), column, own);
    }
    const { description, balance } = columnsOf(account.form);
    for (const [at, line] of lines.entries()) {
      writeCell(sheet, line, description, own);
      if (isBelow && at === 0) sheet.feed(lineHeight / LINE);
      if (isBelow && at === 0 && balance) writeCell(sheet, cellOf(balance, row, own), balance, own);
      if (!isBelow || at > 0) sheet.feed(lineHeight / LINE);
    }
  });
}

function columnsOf({ columns }: TableForm): { description: Column; balance: Column | undefined } {
  const description = columns.find(({ kind }) => kind === 'description');
  if (!description) throw new Error('A table has descriptions');
  return { description, balance: columns.find(({ kind }) => kind === 'balance') };
}

function heightOfRow(row: PrintedRow, { plan, account, lineHeight }: Table): number {
  const lines = wrap(row.lines, account.form, plan.rowLettering ?? 'plain').length;
  return Math.max(lines, account.form.balance === 'below' ? 2 : 1) * lineHeight + 1;
}

function putHeading(table: Table): void {
  const { account, paper, lineHeight } = table;
  const { columns, size } = account.form;
  const lines = Math.max(...columns.map(({ heading }) => heading.length));
  const shift = table.shift();
  for (let line = 0; line < lines; line += 1) {
    const isLast = line === lines - 1;
    paper.put(isLast ? lineHeight * 1.4 : lineHeight, (sheet) => {
      for (const each of columns) {
        const { heading, headingAlign } = each;
        const x = headingPlace(each, size);
        const text = heading[line - lines + heading.length];
        const lettering = table.plan.lettering === 'apart' ? 'apart' : 'plain';
        if (text) {
          sheet.write(text, {
            x: x + shift,
            align: headingAlign,
            size: headingSize(size, lettering),
            lettering,
            isBold: true,
          });
        }
      }
    });
  }
}

function headingPlace({ x, align, headingAlign }: Column, size: number): number {
  return align === 'right' && headingAlign === 'centre' ? x - 2.2 * size : x;
}

/** Widely spaced headings are drawn small, so that they fit next to each other. */
function headingSize(size: number, lettering: Lettering): number {
  return lettering === 'apart' ? size - 3 : size;
}

interface LabelledRow {
  date?: string;
  in?: number;
  out?: number;
  balance?: number;
}

function putLabelled(label: string, values: LabelledRow, table: Table): void {
  const { account, paper, lineHeight } = table;
  const shift = table.shift();
  paper.put(lineHeight + 1, (sheet) => {
    const own = { ...table, shift: () => shift };
    for (const column of account.form.columns) {
      const { kind } = column;
      const text =
        kind === 'description' ? label : kind === 'date' ? dateOf(values, account) : sumIn(kind, values, own);
      writeCell(sheet, text, column, own);
    }
  });
}

function dateOf({ date }: LabelledRow, { form }: DrawnAccount): string {
  return date === undefined ? '' : form.date(date);
}

function sumIn(kind: Column['kind'], values: LabelledRow, table: Table): string {
  if (kind !== 'in' && kind !== 'out' && kind !== 'balance') return '';
  const cents = values[kind];
  return cents === undefined ? '' : amountIn(kind, cents, table);
}

function turnPage(table: Table, before: { balance: number; in: number; out: number }): void {
  const { account, paper, plan } = table;
  const { labels } = account.form;
  if (labels.pageTotals !== undefined) putLabelled(labels.pageTotals, { in: before.in, out: before.out }, table);
  paper.begin();
  const words = otherWords[table.language];
  const day = table.language === 'en' ? written.long : written.french;
  const span = `${day(account.facts.from)} ${table.language === 'en' ? 'to' : 'au'} ${day(account.facts.to)}`;
  paper.put(14, (sheet) => {
    sheet.write(words.continued, { size: 9 });
    sheet.write(span, { x: 560, align: 'right', size: 9 });
  });
  paper.put(24, (sheet) => sheet.write(`${words.number} ${account.facts.account}`, { size: 9 }));
  if (!plan.isHeadingOnce) putHeading(table);
  if (labels.forward !== undefined) putLabelled(labels.forward, { balance: before.balance }, table);
}

function printedIn({ account, plan }: Table): PrintedRow[] {
  return printedRows(account, plan.change && plan.accounts[plan.change.account] === account ? plan.change : undefined);
}

function putRows(table: Table): (number | undefined)[] {
  const { account, paper, plan, lineHeight } = table;
  const pageOfRow: (number | undefined)[] = account.rows.map(() => undefined);
  let sums = { balance: account.openingCents, in: 0, out: 0 };
  let counted = 0;
  const rows = printedIn(table);
  for (const [at, row] of (account.form.isNewestFirst ? rows.toReversed() : rows).entries()) {
    if (!paper.hasRoom(heightOfRow(row, table) + 2 * lineHeight)) {
      turnPage(table, sums);
      sums = { ...sums, in: 0, out: 0 };
    }
    if (plan.noise?.includes('between') && at % BETWEEN_ROWS === BETWEEN_ROWS - 1)
      paper.put(lineHeight, (sheet) => sheet.write(otherWords[table.language].between, { x: 60, size: 7 }));

    // Rows left out of the drawing still count in the printed sums.
    for (; counted <= row.index; counted += 1) sums = withRow(sums, account.rows[counted]?.cents ?? 0);
    putRow(row, table);
    pageOfRow[row.index] = paper.pages.length;
  }
  return pageOfRow;
}

function withRow(sums: { balance: number; in: number; out: number }, cents: number): typeof sums {
  return {
    balance: sums.balance + cents,
    in: sums.in + Math.max(cents, 0),
    out: sums.out - Math.min(cents, 0),
  };
}

function sumOfSide({ account }: Table, side: SideForm): number {
  return account.rows
    .filter(({ cents, code, isFee }) => sideOf(account.form, { isOut: cents < 0, code, isFee }) === side)
    .reduce((sum, { cents }) => sum + Math.abs(cents), 0);
}

function putSideTitle(side: SideForm, table: Table, isContinued: boolean): void {
  const { paper, account, language } = table;
  const { columns, size, continued } = account.form;
  const hasSum = side.totalPlace === 'besideTitle' && !isContinued;
  const amounts = columns.find(({ kind }) => kind === 'amount');
  paper.put(size * 2, (sheet) => {
    sheet.write(isContinued ? `${side.title} ${continued ?? ''}` : side.title, { x: 50, size: size + 1, isBold: true });
    const sum = writtenAmount(sumOfSide(table, side), { language, ...account.form.amounts });
    if (hasSum && amounts) sheet.write(sum, { x: amounts.x, align: 'right', size, isBold: true });
  });
  if (!side.isList) putHeading(table);
}

/** Cheque lists print only the cheque's number. */
const numberOf = ({ lines }: StoryTransaction) => /\d+$/u.exec(lines.join(' '))?.[0] ?? '';

function putList(rows: readonly PrintedRow[], table: Table, notePage: (row: PrintedRow) => void): void {
  const { account, paper, lineHeight } = table;
  const words = listWords[table.language];
  const places = [0, 1, 2].map((place) => 50 + place * 180);
  paper.put(lineHeight, (sheet) => {
    for (const x of places) {
      sheet.write(words.number, { x, size: 7 });
      sheet.write(words.date, { x: x + 40, size: 7 });
      sheet.write(words.amount, { x: x + 155, align: 'right', size: 7 });
    }
  });
  for (let at = 0; at < rows.length; at += places.length) {
    if (!paper.hasRoom(lineHeight * 2)) turnPage(table, { balance: 0, in: 0, out: 0 });
    const own = rows.slice(at, at + places.length);
    const shift = table.shift();
    own.forEach(notePage);
    paper.put(lineHeight, (sheet) => {
      for (const [place, row] of own.entries()) {
        const x = (places[place] ?? 0) + shift;
        sheet.write(numberOf(row), { x, size: 8 });
        sheet.write(account.form.date(row.date), { x: x + 40, size: 8 });
        sheet.write(amountIn('amount', row.cents, table), { x: x + 155, align: 'right', size: 8 });
      }
    });
  }
}

function putSides(sides: readonly SideForm[], table: Table): (number | undefined)[] {
  const { account, paper, plan, lineHeight } = table;
  const pageOfRow: (number | undefined)[] = account.rows.map(() => undefined);
  const printed = printedIn(table);
  for (const side of sides) {
    const rows = printed.filter((row) => sideOf(account.form, row) === side);
    if (!paper.hasRoom(lineHeight * 6)) turnPage({ ...table, plan: { ...plan, isHeadingOnce: true } }, noSums);
    putSideTitle(side, table, false);
    if (rows.length === 0) paper.put(16, (sheet) => sheet.write(account.form.labels.none, { x: 130, size: 8 }));
    const note = (row: PrintedRow) => (pageOfRow[row.index] = paper.pages.length);
    if (side.isList && rows.length > 0) putList(rows, table, note);
    else putSideRows(side, rows, table, note);
    const { total } = side;
    const cents = sumOfSide(table, side);
    if (total !== undefined) putAmount(total, cents, table);
    paper.put(lineHeight, () => undefined);
  }
  return pageOfRow;
}

const noSums = { balance: 0, in: 0, out: 0 } as const;

function putSideRows(side: SideForm, rows: readonly PrintedRow[], table: Table, note: (row: PrintedRow) => void): void {
  const { paper, plan, lineHeight } = table;
  for (const row of rows) {
    if (!paper.hasRoom(heightOfRow(row, table) + 2 * lineHeight)) {
      turnPage({ ...table, plan: { ...plan, isHeadingOnce: true } }, noSums);
      if (!plan.isHeadingOnce) putSideTitle(side, table, true);
    }
    putRow({ ...row, isOut: false }, table);
    note(row);
  }
}

function putAmount(label: string, cents: number, { account, paper, lineHeight, language, shift }: Table): void {
  const moved = shift();
  const { columns, size, amounts } = account.form;
  const { x = 0 } = columns.find(({ kind }) => kind === 'amount') ?? {};
  paper.put(lineHeight * 1.2, (sheet) => {
    sheet.write(label, { x: 130 + moved, size, isBold: true });
    sheet.write(writtenAmount(cents, { language, ...amounts }), { x: x + moved, align: 'right', size, isBold: true });
  });
}

function putDays(title: string, table: Table): void {
  const { account, paper, lineHeight } = table;
  const words = listWords[table.language];
  const days = printedIn(table).filter(({ hasBalance }) => hasBalance);
  if (!paper.hasRoom(lineHeight * 5)) paper.begin();
  paper.put(lineHeight, (sheet) => sheet.write(title, { size: 10, isBold: true }));
  const places = [50, 230, 410];
  paper.put(lineHeight, (sheet) => {
    for (const x of places) {
      sheet.write(words.date, { x, size: 7 });
      sheet.write(words.balance, { x: x + 150, align: 'right', size: 7 });
    }
  });
  for (let at = 0; at < days.length; at += places.length) {
    if (!paper.hasRoom(lineHeight)) paper.begin();
    paper.put(lineHeight, (sheet) => {
      for (const [place, { date, balanceCents }] of days.slice(at, at + places.length).entries()) {
        const x = places[place] ?? 0;
        sheet.write(account.form.date(date), { x, size: 8 });
        sheet.write(amountIn('balance', balanceCents, table), { x: x + 150, align: 'right', size: 8 });
      }
    });
  }
}

interface BoxItem {
  label: string;
  text: string;
}

function boxedOf({ account, plan }: Table) {
  const { change } = plan;
  const own = change && plan.accounts[change.account] === account ? change : undefined;
  const side = (account.rows[own?.row ?? 0]?.cents ?? 0) > 0 ? 'in' : 'out';
  const counts = {
    in: account.rows.filter(({ cents }) => cents > 0).length,
    out: account.rows.filter(({ cents }) => cents < 0).length,
  };
  return {
    sums: { ...sumsOf(account), ...(own?.kind === 'total' && { [side]: own.cents }) },
    counts: { ...counts, ...(own?.kind === 'count' && { [side]: own.cents }) },
  };
}

function boxItems(form: SummaryForm, table: Table): BoxItem[] {
  const { sums, counts } = boxedOf(table);
  return (['opening', 'in', 'out', 'closing'] as const).flatMap((of) => {
    const text = writtenAmount(sums[of], summaryLook(table));
    if (of === 'opening' || of === 'closing') return [{ label: form[of], text }];
    const sum = { label: form.hasCounts ? `${form[of]} (${String(counts[of])})` : form[of], text };
    return form.counts ? [{ label: form.counts[of], text: String(counts[of]) }, sum] : [sum];
  });
}

function putSummary(form: SummaryForm, table: Table): void {
  const { account, paper, lineHeight } = table;
  const items = boxItems(form, table);
  const size = account.form.size;
  const isWide = table.plan.lettering === 'apart' || table.plan.lettering === 'spaced';
  if (form.look === 'list') {
    for (const { label, text } of items) {
      paper.put(lineHeight * 1.1, (sheet) => {
        sheet.write(label, { x: 60, size });
        sheet.write(text, { x: isWide ? 420 : 330, align: 'right', size });
      });
    }
  } else {
    const [first, apart] = form.counts ? [110, 90] : [150, 125];
    const at = (index: number) => first + index * apart;
    paper.put(lineHeight * 1.2, (sheet) => {
      for (const [index, { label }] of items.entries()) sheet.write(label, { x: at(index), align: 'right', size: 7 });
    });
    paper.put(lineHeight * 1.2, (sheet) => {
      for (const [index, { text }] of items.entries()) sheet.write(text, { x: at(index), align: 'right', size });
    });
  }
  paper.put(lineHeight, () => undefined);
}

function summaryLook({ language, account }: Table) {
  const { negative, currency } = account.form.balances;
  return { language, ...(negative && { negative }), ...(currency && { currency }) };
}

function putCheques(table: Table): void {
  const { account, paper } = table;
  const paid = account.rows.filter(({ cents }) => cents < 0).slice(0, CHEQUES);
  paper.put(30, () => undefined);
  paper.put(16, (sheet) => sheet.write(otherWords[table.language].cheques, { size: 9, isBold: true }));
  for (let at = 0; at < paid.length; at += 3) {
    paper.put(13, (sheet) => {
      for (const [place, { cents, date }] of paid.slice(at, at + 3).entries()) {
        const x = 50 + place * 175;
        sheet.write(String(118 + at + place), { x, size: 8 });
        sheet.write(account.form.date(date), { x: x + 35, size: 8 });
        sheet.write(amountIn('out', -cents, table), { x: x + 150, align: 'right', size: 8 });
      }
    });
  }
}

function putInterest(table: Table): void {
  const { account, paper, language } = table;
  const [title, paid] = otherWords[language].interest;
  paper.put(30, () => undefined);
  paper.put(14, (sheet) => sheet.write(title, { size: 9, isBold: true }));
  for (const date of [account.facts.from, account.facts.to]) {
    paper.put(13, (sheet) => {
      sheet.write(account.form.date(date), { size: 8 });
      sheet.write(language === 'en' ? '7.20 %' : '7,20 %', { x: 230, size: 8, align: 'right' });
      sheet.write(writtenAmount(500_000, { language }), { x: 330, size: 8, align: 'right' });
    });
  }
  paper.put(14, (sheet) => {
    sheet.write(paid, { size: 8 });
    sheet.write(writtenAmount(1234, { language }), { x: 330, size: 8, align: 'right' });
  });
}

function putHead(account: DrawnAccount, isBelow: boolean, { paper, plan }: Table): void {
  const { layout, facts } = account;
  const name = plan.names?.[plan.accounts.indexOf(account)];
  if (!isBelow) {
    paper.begin();
    const draw = (sheet: Sheet) => layout.head(sheet, facts);
    paper.put(heightOf(draw) - TOP + 14, draw);
    if (name !== undefined) paper.put(22, (sheet) => sheet.write(name, { isBold: true }));
    return;
  }
  if (!paper.hasRoom(140)) paper.begin();
  paper.put(36, () => undefined);
  const words = otherWords[layout.language];
  paper.put(22, (sheet) => sheet.write(name ?? `${words.number} ${facts.account}`, { isBold: true }));
}

function putAllSides(sides: readonly SideForm[], table: Table): (number | undefined)[] {
  const { account, paper } = table;
  const { days, summary } = account.form;
  const pageOfRow = putSides(sides, table);
  if (days !== undefined) putDays(days, table);
  if (summary?.place === 'after') {
    if (!paper.hasRoom(90)) paper.begin();
    paper.put(24, () => undefined);
    putSummary(summary, table);
  }
  return pageOfRow;
}

function putTable(table: Table): (number | undefined)[] {
  const { account, paper } = table;
  const { labels, summary } = account.form;
  const { facts, openingCents } = account;
  const sums = sumsOf(account);
  if (summary?.place === 'before') putSummary(summary, table);
  if (account.form.sides) return putAllSides(account.form.sides, table);
  putHeading(table);
  if (labels.opening !== undefined) putLabelled(labels.opening, { date: facts.from, balance: openingCents }, table);
  if (account.rows.length === 0) paper.put(16, (sheet) => sheet.write(labels.none, { x: 110, size: 9 }));
  const pageOfRow = putRows(table);
  const { totals, closing } = labels;
  if (totals !== undefined) putLabelled(totals, { in: sums.in, out: sums.out }, table);
  if (closing !== undefined) putLabelled(closing, { date: facts.to, balance: sums.closing }, table);
  paper.put(12, () => undefined);
  if (summary?.place === 'after') {
    if (!paper.hasRoom(90)) paper.begin();
    putSummary(summary, table);
  }
  return pageOfRow;
}

function putNoise(noise: Noise, table: Table): void {
  const { paper } = table;
  if (noise !== 'cheques' && noise !== 'interest') return;
  if (!paper.hasRoom(130)) paper.begin();
  if (noise === 'cheques') putCheques(table);
  else putInterest(table);
}

function addMargins({ pages }: Paper, noise: readonly Noise[], language: Language): void {
  const words = otherWords[language];
  for (const [index, page] of pages.entries()) {
    if (noise.includes('footer')) {
      page.push({ y: 752, draw: (sheet) => sheet.write(words.footer, { size: 6, lettering: 'plain' }) });
      const place = words.page(index + 1, pages.length);
      page.push({ y: 764, draw: (sheet) => sheet.write(place, { x: 306, align: 'centre', size: 7 }) });
    }
    if (noise.includes('beside')) {
      for (const [line, text] of words.beside.entries())
        page.push({ y: 400 + line * 10, draw: (sheet) => sheet.write(text, { x: 575, size: 5 }) });
    }
    if (noise.includes('watermark')) {
      for (const [step, letter] of Array.from('DUPLICATA').entries())
        page.push({ y: 300 + step * 13, draw: (sheet) => sheet.write(letter, { x: 60 + step * 55, size: 24 }) });
    }
  }
}

interface Composed {
  pages: readonly (readonly Placed[])[];
  pagesOfRows: (number | undefined)[][];
}

function compose(plan: DrawnStatement): Composed {
  const paper = newPaper();
  const pagesOfRows: (number | undefined)[][] = [];
  for (const [index, account] of plan.accounts.entries()) {
    const table: Table = {
      paper,
      plan,
      account,
      language: account.layout.language,
      lineHeight: account.form.size * LINE_SPACING,
      shift: () => (paper.pages.length > 1 ? (plan.shift ?? 0) : 0),
    };
    putHead(account, index > 0 && (plan.isTogether ?? false), table);
    pagesOfRows.push(putTable(table));
    for (const noise of plan.noise ?? []) putNoise(noise, table);
  }
  addMargins(paper, plan.noise ?? [], plan.accounts[0]?.layout.language ?? 'en');
  return { pages: paper.pages, pagesOfRows };
}

export function drawStatement(plan: DrawnStatement): Promise<Buffer> {
  return drawTogether([plan]);
}

/** Statements are issued after their period. */
function lastDayOfPlans(plans: readonly DrawnStatement[]): string {
  return plans
    .flatMap(({ accounts }) => accounts.map(({ facts }) => facts.to))
    .reduce((last, to) => (to > last ? to : last), '');
}

export function drawTogether(plans: readonly DrawnStatement[]): Promise<Buffer> {
  const pages = plans.flatMap((plan) => {
    const drawn = compose(plan).pages;
    return plan.pages ? plan.pages(drawn.length).flatMap((page) => [drawn[page] ?? []]) : drawn;
  });
  return writePdf(
    pages.map((page) => (sheet) => {
      for (const { y, draw } of page) {
        sheet.goTo(y);
        draw(sheet);
      }
    }),
    { ...(plans[0]?.lettering && { lettering: plans[0].lettering }), madeOn: addDays(lastDayOfPlans(plans), 1) },
  );
}

export function pageCountOf(plan: DrawnStatement): number {
  return compose(plan).pages.length;
}

const isListed = ({ cents, code, isFee }: StoryTransaction, form: TableForm) =>
  sideOf(form, { isOut: cents < 0, code, isFee })?.isList ?? false;

export function truthOf(plan: DrawnStatement): TrueAccount[] {
  const { pagesOfRows } = compose(plan);
  return plan.accounts.map((account, index) => {
    const { facts, openingCents } = account;
    const printed = printedRows(account);
    return {
      account: lastFour(facts.account),
      from: facts.from,
      to: facts.to,
      openingCents,
      closingCents: sumsOf(account).closing,
      transactions: account.rows.map((row, at) => ({
        date: row.date,
        description: isListed(row, account.form) ? numberOf(row) : row.lines.join(' '),
        cents: row.cents,
        balanceCents: printed[at]?.hasBalance ? printed[at].balanceCents : null,
        page: pagesOfRows[index]?.[at] ?? 0,
      })),
    };
  });
}
