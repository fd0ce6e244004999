import { writeFile } from 'node:fs/promises';
import type { Output } from './output.ts';

/** Describes `--out` of a command that writes CSV. */
export const CSV_OUT = 'write CSV to this file instead';

/** Writes CSV readable by its user alone, and shows where it is. */
export async function saveCsv(output: Output, out: string, csv: string): Promise<void> {
  await writeFile(out, csv, { mode: 0o600 });
  output.show({ file: out }, ({ file }) => file);
}
