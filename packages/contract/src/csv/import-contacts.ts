import { CSV_IMPORT_MAXIMUM_LENGTH } from '../constants.ts';
import type { ImportOutcome } from '../staff/contacts.ts';
import { splitCsv } from './split-csv.ts';

/** What came of an import, or of a part of it. */
export interface ImportReport {
  created: number;
  updated: number;
  /** Line of the file, counted from 1 with the header, whom it is about, and what became of them. */
  taken: { line: number; customerId: string; outcome: ImportOutcome }[];
  /** Line of the file, counted alike, and its wrong columns. */
  refused: { line: number; columns: string[] }[];
}

/** Imports a file of contacts in parts that one call takes, one after the other; lines are those of the whole file. */
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
