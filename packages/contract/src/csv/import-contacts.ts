import { CSV_IMPORT_MAXIMUM_LENGTH } from '../constants.ts';
import type { ImportOutcome } from '../staff/contacts.ts';
import { splitCsv } from './split-csv.ts';

export interface ImportReport {
  created: number;
  updated: number;
  /** `line` counts from 1, including the header. */
  taken: { line: number; customerId: string; outcome: ImportOutcome }[];
  /** `line` counts as in `taken`; `columns` names the wrong columns. */
  refused: { line: number; columns: string[] }[];
}

/**
 * Imports a contacts file in parts that each fit into one call, one at a time; line numbers are those of the whole
 * file.
 */
export async function importContactsInParts(
  text: string,
  importPart: (csv: string) => Promise<ImportReport>,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, taken: [], refused: [] };
  for (const { csv, linesBefore } of splitCsv(text, CSV_IMPORT_MAXIMUM_LENGTH)) {
    const part = await importPart(csv);
    report.created += part.created;
    report.updated += part.updated;
    report.taken.push(...part.taken.map((each) => ({ ...each, line: each.line + linesBefore })));
    report.refused.push(...part.refused.map(({ line, columns }) => ({ line: line + linesBefore, columns })));
  }
  return report;
}
