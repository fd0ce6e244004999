import { CENTS_PER_DOLLAR } from '@portal/contract/constants';

/** A run of text on a page; `x` and `y` are its lower left corner, measured from the page's upper left corner. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SoughtRow {
  description: string;
  cents: number;
}

/** Position of a line: `y` is its upper edge. */
export interface LinePlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Removes spaces and case: programs differ in how wide a gap between letters is. */
function fold(text: string): string {
  return text.replaceAll(/\s/gu, '').toLowerCase();
}

/** `1,860.00`, `1 860,00` and `1.860,00` are the same amount. */
function digitsOf(cents: number): RegExp {
  const [dollars, rest] = [Math.floor(Math.abs(cents) / CENTS_PER_DOLLAR), Math.abs(cents) % CENTS_PER_DOLLAR];
  const grouped = String(dollars).replaceAll(/\B(?=(?:\d{3})+$)/gu, '[.,]?');
  return new RegExp(`(?<![\\d.,])${grouped}[.,]${String(rest).padStart(2, '0')}(?!\\d)`, 'u');
}

function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [];
  for (const run of runs.filter(({ text }) => text.trim() !== '')) {
    const line = lines.find(([first]) => first && Math.abs(first.y - run.y) < Math.max(run.height, first.height) / 2);
    if (line) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

/** The only line with the row's amount and the start of its description; undefined if several or none match. */
export function findLine(runs: readonly TextRun[], { description, cents }: SoughtRow): LinePlace | undefined {
  const amount = digitsOf(cents);
  const [firstWords = ''] = description.split(/\s{2,}/u);
  const found = linesOf(runs).filter((line) => {
    const has = (words: string) => fold(line.map(({ text }) => text).join('')).includes(fold(words));
    return (
      line.some(({ text }) => amount.test(text.replaceAll(/\s/gu, ''))) && (has(firstWords) || has(halfOf(firstWords)))
    );
  });
  const [line] = found;
  if (found.length !== 1 || !line) return undefined;
  const left = Math.min(...line.map(({ x }) => x));
  const right = Math.max(...line.map(({ x, width }) => x + width));
  const height = Math.max(...line.map((run) => run.height));
  return { x: left, y: (line[0]?.y ?? 0) - height, width: right - left, height };
}

/** A description that wraps has at least half of its text on the first line. */
function halfOf(text: string): string {
  const words = text.split(' ');
  return words.slice(0, Math.max(1, Math.ceil(words.length / 2))).join(' ');
}
