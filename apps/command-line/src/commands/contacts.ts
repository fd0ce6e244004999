import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { CSV_IMPORT_MAXIMUM_LENGTH } from '@portal/contract/constants';
import {
  contactColumns,
  importContacts,
  listContacts,
  mergeContacts,
  neededContactColumns,
} from '@portal/contract/operations/staff';
import { type Client, CommandError } from '../client.ts';
import { table } from '../output.ts';
import type { Tools } from './command.ts';
import { decodeCsv } from './decode-csv.ts';
import { splitCsv } from './split-csv.ts';

const columnsWanted = `${neededContactColumns.join(', ')} are needed, of ${contactColumns.join(', ')}`;

/** Takes one part of a file. Says which columns are wanted where it is none of contacts. */
async function importPart(client: Client, csv: string) {
  try {
    return await client.call(importContacts, { body: { csv } });
  } catch (error) {
    const isNoFile = error instanceof CommandError && error.problem?.errors?.some(({ path }) => path === 'csv');
    throw isNoFile
      ? new CommandError(`The file is no CSV whose first line names its columns: ${columnsWanted}.`)
      : error;
  }
}

/** Adds what is done with contacts of the CRM. */
export function addContacts(program: Command, { client, output }: Tools): void {
  const contacts = program.command('contacts').description('bring in contacts of the CRM and merge doubled ones');

  contacts
    .command('import')
    .description(`import a CSV file in UTF-8 whose first line names its columns: ${columnsWanted}`)
    .argument('<file>')
    .action(async (file: string) => {
      const report = { created: 0, updated: 0, refused: [] as { line: number; columns: string[] }[] };
      for (const { csv, linesBefore } of splitCsv(decodeCsv(await readFile(file)), CSV_IMPORT_MAXIMUM_LENGTH)) {
        const part = await importPart(client(), csv);
        report.created += part.created;
        report.updated += part.updated;
        report.refused.push(...part.refused.map(({ line, columns }) => ({ line: line + linesBefore, columns })));
      }
      output.show(report, ({ created, updated, refused }) =>
        [
          `${created} new, ${updated} brought up to date, ${refused.length} refused.`,
          ...(refused.length === 0
            ? []
            : [
                table(
                  ['Line', 'Wrong'],
                  refused.map(({ line, columns }) => [line, columns.join(', ')]),
                ),
              ]),
        ].join('\n'),
      );
    });

  contacts
    .command('list')
    .description('list the contacts of one email address')
    .argument('<email>')
    .action(async (email: string) => {
      output.show(await client().call(listContacts, { query: { email } }), (found) =>
        table(
          ['Id', 'CRM id', 'First name', 'Language', 'Since', 'Applications'],
          found.contacts.map((each) => [
            each.customerId,
            each.contactId,
            each.firstName,
            each.language,
            each.createdAt,
            each.applications,
          ]),
        ),
      );
    });

  contacts
    .command('merge')
    .description('merge one contact into another of the same email address')
    .argument('<keep>', 'id of the contact that stays')
    .argument('<merge>', 'id of the contact that goes')
    .action(async (keepCustomerId: string, mergeCustomerId: string) => {
      const answer = await client().call(mergeContacts, { body: { keepCustomerId, mergeCustomerId } });
      output.show(answer, ({ applications }) => `Merged; ${applications} applications moved.`);
    });
}
