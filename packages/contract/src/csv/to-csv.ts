/** Null is an empty cell. */
export type CsvCell = string | number | boolean | null;

/**
 * Cells that a spreadsheet would run as formulas (OWASP, CSV injection). Spreadsheets ignore a leading line feed, so it
 * counts as well.
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/**
 * Formats rows as CSV (RFC 4180). Text that a spreadsheet would run gets a leading apostrophe; numbers stay numbers.
 */
export function toCsv(lines: readonly (readonly CsvCell[])[]): string {
  return lines.map((cells) => `${cells.map(toText).join(',')}\r\n`).join('');
}

export function linesOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvCell>>[],
): CsvCell[][] {
  return rows.map((row) => columns.map((name) => row[name]));
}

function toText(cell: CsvCell): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell !== 'string') return String(cell ?? '');
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
