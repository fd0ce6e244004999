import { stringify } from 'csv-stringify/sync';

export type CsvValue = string | number | boolean | null;

/** Rows as CSV with a header; cells that a spreadsheet would run get an apostrophe (OWASP, CSV injection). */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvValue>>[],
): string {
  return stringify([...rows], {
    header: true,
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
