import type { PageGap } from '@portal/contract/application/statements/statement-transactions';
import { fold, hasMoney, type Line, type PageText, squash, textOf } from './page-text.ts';

const TOP_LINES = 12;
const FOOT_LINES = 8;

const NUMBER = String.raw`(?<number>\d{1,3})`;
const OF = String.raw`(?<of>\d{1,3})(?!\d)`;
const pointed = /(?<![a-z])(?:on|to|see|next|from|voir|la|une|autre)\s+page/u;
const named = new RegExp(String.raw`(?<![a-z])page\s*(?:no\.?|n°|#)?\s*:?\s*${NUMBER}\s*(?:of|de|sur|/)\s*${OF}`, 'u');
/** Page numbers in a cell of their own; two numbers with a slash may also be a date or part of a cheque number. */
const alone = {
  words: new RegExp(String.raw`^\(?${NUMBER}\s*(?:of|de|sur)\s*${OF}\)?$`, 'u'),
  slash: new RegExp(String.raw`^\(?${NUMBER}\s*/\s*${OF}\)?$`, 'u'),
} as const;

type Form = 'named' | keyof typeof alone;

interface PageNumber {
  form: Form;
  number: number;
  of: number;
}

function found(form: Form, text: string, expression: RegExp): PageNumber[] {
  const groups = expression.exec(text)?.groups;
  const [number, of] = [Number(groups?.number), Number(groups?.of)];
  return groups && number >= 1 && number <= of ? [{ form, number, of }] : [];
}

function numbersOn(line: Line): PageNumber[] {
  const text = fold(textOf(line));
  const ofPage = pointed.test(text) ? [] : found('named', text, named);
  if (ofPage.length > 0 || hasMoney.test(text)) return ofPage;
  return line.cells.flatMap((cell) =>
    (['words', 'slash'] as const).flatMap((form) => found(form, fold(cell.text).trim(), alone[form])),
  );
}

/**
 * Page numbers in a page's margins. For each form and total, a page has a single number, or none if that is uncertain.
 */
function numbersOf(page: PageText): PageNumber[] {
  const margins = page.filter((_line, index) => index < TOP_LINES || index >= page.length - FOOT_LINES);
  const numbers = margins.flatMap(numbersOn);
  return numbers.filter(({ form, number, of }) =>
    numbers.every((other) => other.form !== form || other.of !== of || other.number === number),
  );
}

interface NumberedPage {
  page: number;
  number: number;
}

type RunPage = Pick<NumberedPage, 'page'> & { number: number | undefined };

function runsOf(pages: readonly (readonly PageNumber[])[], { form, of }: PageNumber): RunPage[][] {
  const runs: RunPage[][] = [[]];
  pages.forEach((numbers, page) => {
    const ofForm = numbers.filter((each) => each.form === form);
    const own = ofForm.find((each) => each.of === of);
    if (ofForm.length > 0 && !own) runs.push([]);
    else runs.at(-1)?.push({ page, number: own?.number });
  });
  return runs.filter((run) => run.some(({ number }) => number !== undefined));
}

/** Whether these are page numbers: most pages have them, and numbers with a slash increase. */
function isNumbered(run: readonly RunPage[], { form, of }: PageNumber, isOnMostPages: boolean): boolean {
  const printed = run.flatMap(({ page, number }) => (number === undefined ? [] : { page, number }));
  const different = new Set(printed.map(({ number }) => number)).size;
  const extent = run.filter(
    ({ page }) => page >= (printed[0]?.page ?? 0) && page <= (printed.at(-1)?.page ?? 0),
  ).length;
  const isOnMost = different > 1 && 2 * printed.length >= extent;
  if (form === 'slash') return isOnMost && 2 * different >= of;
  return isOnMost || isOnMostPages;
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

function fill(run: readonly RunPage[], of: number): NumberedPage[] {
  const numbers = run.map(({ number }) => number);
  const known = [-1, ...numbers.flatMap((number, at) => (number === undefined ? [] : at)), run.length];
  for (const [index, right] of known.entries()) {
    const left = known[index - 1];
    if (left === undefined) continue;
    const [before, after] = [numbers[left] ?? of, numbers[right] ?? 1];
    const missing = after > before ? range(before + 1, after - 1) : [...range(before + 1, of), ...range(1, after - 1)];
    if (missing.length === right - left - 1) numbers.splice(left + 1, missing.length, ...missing);
  }
  return run.flatMap(({ page }, at) => {
    const number = numbers[at];
    return number === undefined ? [] : { page, number };
  });
}

function areWhole(pages: readonly NumberedPage[], of: number): boolean {
  return pages.every((_page, at) => {
    const own = pages.slice(at - (at % of), at - (at % of) + of);
    return new Set(own.map(({ number }) => number)).size === of;
  });
}

function areInOrder(pages: readonly NumberedPage[], of: number): boolean {
  return pages.every(({ number }, at) => at % of === 0 || number > (pages[at - 1]?.number ?? 0));
}

const textOfPage = (page: PageText) => page.map(textOf).join('\n');

/** Splits where numbering restarts, except at a repeated first page. */
function statementsOf(numbered: readonly NumberedPage[], pages: readonly PageText[]): NumberedPage[][] {
  const statements: NumberedPage[][] = [];
  const textAt = (page: number) => textOfPage(pages[page] ?? []);
  for (const each of numbered) {
    const statement = statements.at(-1);
    const isAgain = () => statement?.some(({ page }) => textAt(page) === textAt(each.page)) ?? false;
    if (statement && (each.number !== 1 || isAgain())) statement.push(each);
    else statements.push([each]);
  }
  return statements;
}

function gapIn(pages: readonly NumberedPage[], of: number): PageGap | undefined {
  const countOf = (wanted: number) => pages.filter(({ number }) => number === wanted).length;
  const missing = range(1, of).filter((number) => countOf(number) === 0);
  const doubled = range(1, of).filter((number) => countOf(number) > 1);
  return missing.length + doubled.length === 0 ? undefined : { of, missing, doubled };
}

type PrintedNumbers = readonly (readonly PageNumber[])[];

function kindsOf(printed: PrintedNumbers): PageNumber[] {
  return [...new Map(printed.flat().map((each) => [`${each.form} ${String(each.of)}`, each])).values()];
}

function numberedRuns(kind: PageNumber, printed: PrintedNumbers): NumberedPage[][] {
  const sharing = printed.filter((numbers) => numbers.some(({ form }) => form === kind.form)).length;
  const runs = runsOf(printed, kind).filter((run) => isNumbered(run, kind, 2 * sharing > printed.length));
  return runs.map((run) => fill(run, kind.of));
}

/** Pages (from 0) of each statement with a missing or duplicated page, according to one kind of page number. */
function gappedStatements(pages: readonly PageText[], kind: PageNumber, printed: PrintedNumbers) {
  return numberedRuns(kind, printed)
    .filter((numbered) => !areWhole(numbered, kind.of))
    .flatMap((numbered) => statementsOf(numbered, pages))
    .flatMap((statement) => {
      const gap = gapIn(statement, kind.of);
      return gap ? [{ gap, pages: statement.map(({ page }) => page) }] : [];
    });
}

const MONEY_LINES_AT_LEAST = 3;

/** Duplicates of another page's text, numbered by position among the distinct pages: the file was assembled wrongly. */
function repeatedPages(pages: readonly PageText[]): [page: number, gap: PageGap][] {
  const isTable = (page: PageText) => page.filter((line) => hasMoney.test(textOf(line))).length >= MONEY_LINES_AT_LEAST;
  const texts = pages.map(textOfPage);
  const different = [...new Set(texts)];
  return pages.flatMap((page, at): [number, PageGap][] => {
    const text = texts[at] ?? '';
    if (!isTable(page) || texts.indexOf(text) === texts.lastIndexOf(text)) return [];
    return [[at, { of: different.length, missing: [], doubled: [different.indexOf(text) + 1] }]];
  });
}

const continuesOn =
  /^\(?(?:continued|suite|voirsuite)(?:on(?:the)?(?:nextpage|following(?:page)?|reverse(?:side)?|back|page\d*)|overleaf|(?:ala|sur(?:la)?)(?:page)?suivante|ala?page(?:suivante|\d+)|auverso)\)?[.…]*$/u;

function unfinishedPage(pages: readonly PageText[]): [page: number, gap: PageGap][] {
  const isUnfinished = pages.at(-1)?.some((line) => line.cells.some(({ text }) => continuesOn.test(squash(text))));
  const next = pages.length + 1;
  return isUnfinished ? [[pages.length - 1, { of: next, missing: [next], doubled: [] }]] : [];
}

/**
 * Pages (from 0) of statements with a missing or duplicated page. The evidence is printed numbers, identical text, or a
 * last page that says it continues. Blank pages do not count.
 */
export function findPageGaps(pages: readonly PageText[]): ReadonlyMap<number, PageGap> {
  const shown = pages.flatMap((page, index) => (page.length > 0 ? [{ page, index }] : []));
  const printed = shown.map(({ page }) => numbersOf(page));
  const texts = shown.map(({ page }) => page);
  const gapped = kindsOf(printed).flatMap((kind) => gappedStatements(texts, kind, printed));
  const numbered = gapped.flatMap(({ gap, pages: own }) => own.map((page) => [page, gap] as const));
  const gaps = [...numbered, ...repeatedPages(texts), ...unfinishedPage(texts)];
  return new Map(gaps.map(([page, gap]) => [shown[page]?.index ?? page, gap] as const).toReversed());
}

/** Whether a complete statement's pages are out of order, so that tables continue elsewhere. */
export function arePagesMixedUp(pages: readonly PageText[]): boolean {
  const printed = pages.filter((page) => page.length > 0).map(numbersOf);
  return kindsOf(printed).some((kind) =>
    numberedRuns(kind, printed).some((run) => areWhole(run, kind.of) && !areInOrder(run, kind.of)),
  );
}
