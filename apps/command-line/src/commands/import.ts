import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { decodeCsv } from '@portal/contract/csv/decode-csv';
import { importContactsInParts } from '@portal/contract/csv/import-contacts';
import { importContacts } from '@portal/contract/operations/staff';
import { contactColumns, neededContactColumns } from '@portal/contract/staff/contacts';
import { type Client, CommandError } from '../client.ts';
import type { Tools } from './command.ts';

const COLUMNS_WANTED = `${contactColumns.join(', ')} (required: ${neededContactColumns.join(', ')})`;

export function addImport(program: Command, { client, print }: Tools): void {
  program
    .command('import')
    .description(`import contacts from a CSV file in UTF-8 whose first line names the columns ${COLUMNS_WANTED}`)
    .argument('<file>')
    .action(async (file: string) => {
      const report = await importContactsInParts(await readCsv(file), (csv) => importPart(client(), csv));
      const { created, updated, refused } = report;
      const lines = refused.map(({ line, columns }) => `Line ${String(line)}: ${columns.join(', ')}`);
      print([`${created} new, ${updated} updated, ${refused.length} refused.`, ...lines].join('\n'));
    });
}

async function importPart(client: Client, csv: string) {
  try {
    return await client.call(importContacts, { body: { csv } });
  } catch (error) {
    const isNoFile = error instanceof CommandError && error.problem?.errors?.some(({ path }) => path === 'csv');
    throw isNoFile
      ? new CommandError(`The file is not a CSV file whose first line names the columns ${COLUMNS_WANTED}.`)
      : error;
  }
}

async function readCsv(file: string): Promise<string> {
  const text = decodeCsv(await readFile(file));
  if (text === undefined) throw new CommandError('The file is not UTF-8. Save it as "CSV UTF-8" and import it again.');
  return text;
}
