import { stringify } from 'csv-stringify/sync';

export type CsvValue = string | number | boolean | null;

/** Rows as CSV; cells that a spreadsheet would run get an apostrophe (OWASP, CSV injection). */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvValue>>[],
  header = true,
): string {
  return stringify([...rows], {
    header,
    columns: [...columns],
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'yes' : 'no'),
      // Spreadsheets ignore a leading line feed.
      string: (text) => (text.startsWith('\n') ? `'${text}` : text),
    },
    record_delimiter: 'windows',
  });
}
