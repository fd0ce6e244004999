import { CsvError, parse } from 'csv-parse/sync';
import { DomainError } from '@portal/contract/error-codes';
import type { ImportReport } from '@portal/contract/csv/import-contacts';
import { type ContactColumn, contactColumns, neededContactColumns } from '@portal/contract/staff/contacts';
import { importContacts } from '@portal/contract/operations/staff';
import { implement } from '../../../kernel/operation.ts';
import { findOrCreateBusiness } from '../../application/index.ts';
import { importCustomer } from '../../customer/index.ts';
import { type ContactLine, type RefusedLine, readContacts } from '../domain/read-contacts.ts';

export const importContactsOperation = implement(importContacts, async ({ context, body, exchange }) => {
  const { lines, broken } = readLines(body.csv);
  const { contacts, refused } = readContacts(lines);
  const at = context.clock.now();

  const taken = await context.database.transaction(async (tx) => {
    const customers: ImportReport['taken'] = [];
    for (const contact of contacts) {
      const { customerId, isNew } = await importCustomer(tx, context, { ...contact, at });
      customers.push({ line: contact.line, customerId, outcome: isNew ? 'created' : 'updated' });
      if (contact.business) {
        const { operatingName: companyName, ...details } = contact.business;
        await findOrCreateBusiness(tx, {
          id: context.random.uuid(),
          customerId,
          details: { companyName, ...details },
          at,
        });
      }
    }
    return customers;
  });

  for (const { customerId } of taken) exchange.noteRow(customerId);
  const created = taken.filter(({ outcome }) => outcome === 'created').length;
  return {
    created,
    updated: taken.length - created,
    taken,
    refused: [...broken, ...refused].toSorted((a, b) => a.line - b.line),
  };
});

function readLines(csv: string): { lines: ContactLine[]; broken: RefusedLine[] } {
  const [header, ...rest] = parseRecords(csv);
  const columns = (header?.record ?? []) as ContactColumn[];
  const isKnown = columns.every((column) => contactColumns.includes(column));
  if (!isKnown || !neededContactColumns.every((column) => columns.includes(column))) throw notAFileOfContacts();
  const [lines, broken]: [ContactLine[], RefusedLine[]] = [[], []];
  for (const { record, line } of rest) {
    if (record.length === columns.length)
      lines.push({ line, cells: Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ''])) });
    else broken.push({ line, columns: ['line'] });
  }
  return { lines, broken };
}

/**
 * In languages such as French, where the comma is the decimal sign, Excel separates columns with semicolons. Column
 * names contain neither semicolons nor tabs.
 */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.split('\n', 1);
  return [';', '\t'].find((character) => header.includes(character)) ?? ',';
}

function parseRecords(given: string): { record: string[]; line: number }[] {
  // Within quotes, the parser counts a Windows line ending as two line breaks.
  const csv = given.replaceAll(/\r\n?/gu, '\n');
  const delimiter = delimiterOf(csv);
  const options = {
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  } as const;
  try {
    const records = parse(csv, options) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    // The parser reports where a record ends; people look for its first line.
    return records.map(({ record, info }) => ({ record, line: info.lines - breaksIn(record) }));
  } catch (error) {
    throw error instanceof CsvError ? notAFileOfContacts() : error;
  }
}

function breaksIn(record: readonly string[]): number {
  return record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
}

function notAFileOfContacts(): DomainError {
  return new DomainError('errorValidation', { errors: [{ path: 'csv', key: 'errors.errorValidation' }] });
}
