import { textOf } from './page-text.ts';
import type { TableLine } from '../rows/table-lines.ts';
import { hasCents } from '../rows/amounts.ts';

const known = /^(?:EOP|ES|ET|MC|PR|PS|CS)(?: ?\d{1,2})?(?=$|[\s:–-])/u;
/** Code and number of another account in a folio. */
const numbered = /^[A-Z]{2,4} ?\d{1,2}(?=$|[\s:–-])/u;
const LETTERS_MAXIMUM = 60;

export interface PrintedName {
  name: string;
  isKnown: boolean;
}

export function findName(above: readonly TableLine[]): PrintedName | undefined {
  const names = above
    .filter((line) => !hasCents(line) && line.heading.length === 0)
    .map(({ line }) => textOf(line).replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text.length <= LETTERS_MAXIMUM);
  const name = names.findLast((text) => known.test(text)) ?? names.findLast((text) => numbered.test(text));
  return name === undefined ? undefined : { name, isKnown: known.test(name) };
}
