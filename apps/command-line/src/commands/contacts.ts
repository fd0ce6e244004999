import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { decodeCsv } from '@portal/contract/csv/decode-csv';
import { importContactsInParts } from '@portal/contract/csv/import-contacts';
import { importContacts, listContacts, mergeContacts } from '@portal/contract/operations/staff';
import { createStaffExportTicket, previewMerge, searchContacts } from '@portal/contract/operations/staff-contacts';
import { contactColumns, type MergePreview, neededContactColumns } from '@portal/contract/staff/contacts';
import { type Client, CommandError } from '../client.ts';
import { facts, table } from '../output.ts';
import { isYes, type Tools } from './command.ts';
import { saveDownload } from './save-download.ts';

const COLUMNS_WANTED = `${contactColumns.join(', ')} (required: ${neededContactColumns.join(', ')})`;

/** Imports one part of a file. The error for any other file names the columns. */
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

/** The text of a file of contacts. */
async function readCsv(file: string): Promise<string> {
  const text = decodeCsv(await readFile(file));
  if (text === undefined) throw new CommandError('The file is not UTF-8. Save it as "CSV UTF-8" and import it again.');
  return text;
}

/** Adds the commands for CRM contacts. */
export function addContacts(program: Command, tools: Tools): void {
  const { client, output } = tools;
  const contacts = program.command('contacts').description('import contacts from the CRM and merge duplicates');

  contacts
    .command('import')
    .description(`import a CSV file in UTF-8 whose first line names the columns ${COLUMNS_WANTED}`)
    .argument('<file>')
    .action(async (file: string) => {
      const report = await importContactsInParts(await readCsv(file), (csv) => importPart(client(), csv));
      output.show(report, ({ created, updated, refused }) =>
        [
          `${created} new, ${updated} updated, ${refused.length} refused.`,
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

  addListing(contacts, tools);
  addData(contacts, tools);
  addMerge(contacts, tools);
}

function addListing(contacts: Command, { client, output }: Tools): void {
  contacts
    .command('list')
    .description('list the contacts with an email address')
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
    .command('search')
    .description('find contacts by email address, CRM id, or the start of a business name; the newest without any')
    .argument('[search]')
    .option('--after <id>', 'continue after this contact')
    .action(async (search: string | undefined, { after }: { after?: string }) => {
      const response = await client().call(searchContacts, { query: { search, after } });
      output.show(response, (found) =>
        table(
          ['Id', 'Email', 'First name', 'Businesses', 'Applications', 'Of this address'],
          found.contacts.map((each) => [
            each.customerId,
            each.email,
            each.firstName,
            each.businesses.join(', '),
            each.applications,
            each.sameEmail,
          ]),
        ),
      );
      if (response.next !== null) output.note(`More: add --after ${response.next}`);
    });
}

function addData(contacts: Command, { client, output }: Tools): void {
  contacts
    .command('data')
    .description('download everything stored about a customer, as they can themselves, in one ZIP')
    .argument('<id>')
    .option('--into <folder>', 'where to save it', '.')
    .action(async (customerId: string, { into }: { into: string }) => {
      const { path } = await client().call(createStaffExportTicket, { params: { customerId } });
      output.show({ file: await saveDownload(await client().download(path), into) }, ({ file }) => file);
    });
}

function addMerge(contacts: Command, { client, output, ask }: Tools): void {
  contacts
    .command('merge')
    .description('merge one contact into another with the same email address, after saying what moves')
    .argument('<keep>', 'id of the contact to keep')
    .argument('<merge>', 'id of the contact to remove')
    .option('--yes', 'merge them without asking first')
    .action(async (keepCustomerId: string, mergeCustomerId: string, { yes }: { yes?: true }) => {
      const ids = { keepCustomerId, mergeCustomerId };
      const foreseen = yes === true ? undefined : await client().call(previewMerge, { query: ids });
      if (foreseen) {
        output.note(previewText(foreseen));
        if (!isYes(await ask('Merge them? It cannot be undone. [y/N] '))) throw new CommandError('Not merged.');
      }
      const body = { ...ids, ...(foreseen && { fingerprint: foreseen.fingerprint }) };
      const response = await client().call(mergeContacts, { body });
      output.show(response, ({ applications }) => `Merged; ${applications} applications moved.`);
    });
}

/** What a merge would do, line by line. */
function previewText(foreseen: MergePreview): string {
  return facts([
    [
      'Applications',
      foreseen.applications.map(({ reference, applicationId }) => reference ?? applicationId).join(', '),
    ],
    ['Statements', foreseen.files],
    ['Consents', foreseen.consents],
    ['Businesses', foreseen.businesses.join(', ')],
    ['Businesses of both', foreseen.united.join(', ')],
    ['Referrals', foreseen.referrals],
    ['Recordings', foreseen.recordings],
    ['Privacy requests', foreseen.requests],
    ['Privacy requests that end', foreseen.droppedRequests],
    ['Sessions that end', foreseen.sessions],
    ['Refused: both have an open application for', foreseen.openForBoth.join(', ')],
  ]);
}
