import { BUSINESS_NAME_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { findBank } from './banks.ts';
import { type Cell, type Line, type PageText, squash } from './page-text.ts';

const LABEL = /^(?:account (?:holder|owner|name)s?|titulaires?(?: du compte)?|nom du titulaire)\s*:\s*(?<name>\S.*)$/iu;
const postalCode = /[abceghj-nprstvxy]\d[abceghj-nprstv-z]\d[abceghj-nprstv-z]\d$/u;
const ADDRESS_LINES = 5;
const LINE_SPACING = 2.2;
const SAME_COLUMN = 6;

function labelled(page: PageText): string | undefined {
  for (const cell of page.flatMap(({ cells }) => cells)) {
    const name = LABEL.exec(cell.text)?.groups?.name;
    if (name !== undefined) return name;
  }
  return undefined;
}

function columnUp(page: PageText, at: number, cell: Cell): Cell[] {
  const column = [cell];
  let last: Line | undefined = page[at];
  for (let index = at - 1; index >= 0 && last && column.length < ADDRESS_LINES; index -= 1) {
    const line = page[index];
    const above = line?.cells.find(({ x }) => Math.abs(x - cell.x) <= SAME_COLUMN);
    if (!line || last.y - line.y > LINE_SPACING * Math.max(last.size, line.size)) break;
    if (!above) continue;
    column.push(above);
    last = line;
  }
  return column;
}

function isOfBank(cells: readonly Cell[]): boolean {
  return findBank(cells.map((cell, y) => ({ y, size: 1, cells: [cell], words: [], space: 0 }))) !== null;
}

function isName(text: string): boolean {
  return text.length <= BUSINESS_NAME_MAXIMUM_LENGTH && /\p{L}{2}/u.test(text) && !/[$%]/u.test(text);
}

/** The addressee: from a label, or the first line of the first address that is not the bank's. */
export function findHolder(page: PageText): string | null {
  const named = labelled(page);
  if (named !== undefined) return named.trim();
  for (const [at, line] of page.entries()) {
    for (const cell of line.cells) {
      if (!postalCode.test(squash(cell.text))) continue;
      const address = columnUp(page, at, cell);
      const name = address.at(-1)?.text.trim();
      if (address.length >= 3 && name !== undefined && isName(name) && !isOfBank(address)) return name;
    }
  }
  return null;
}
