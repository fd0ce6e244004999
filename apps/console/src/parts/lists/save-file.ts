import { type CsvCell, toCsv } from '@portal/contract/csv/to-csv';

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves lines of cells as CSV. @param name without extension */
export function saveCsv(name: string, lines: readonly (readonly CsvCell[])[]): void {
  saveFile(name, BYTE_ORDER_MARK + toCsv(lines));
}

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
