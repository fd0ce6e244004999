import type { Command } from 'commander';
import { searchAudit } from '@portal/contract/operations/staff-oversight';
import { table } from '../output.ts';
import type { Tools } from './command.ts';

interface Search {
  person?: string;
  key?: string;
  operation?: string;
  application?: string;
  customer?: string;
  from?: string;
  to?: string;
  after?: string;
}

/** Adds the search of the audit trail. */
export function addAudit(program: Command, { client, output }: Tools): void {
  const audit = program.command('audit').description('who called what, about whom');

  audit
    .command('search')
    .description('search the audit trail, newest first; the search is in it too')
    .option('--person <id>', 'only what this person did')
    .option('--key <id>', 'only what this key did')
    .option('--operation <name>', 'only calls of this operation, such as Staff_GetApplication')
    .option('--application <reference>', 'only about the application with this reference')
    .option('--customer <id>', 'only about this customer and their applications')
    .option('--from <day>', 'only on this day (YYYY-MM-DD) or later')
    .option('--to <day>', 'only on this day (YYYY-MM-DD) or earlier')
    .option('--after <id>', 'continue after this entry')
    .action(async ({ person, key, application, customer, ...others }: Search) => {
      const named = { personId: person, keyId: key, reference: application, customerId: customer, ...others };
      const query = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
      const response = await client().call(searchAudit, { query });
      output.show(response, (found) =>
        table(
          ['Time', 'Who', 'Operation', 'About', 'Status', 'Request'],
          found.entries.map((entry) => [
            entry.at,
            entry.person?.name ?? entry.key?.name ?? 'customer',
            entry.operation,
            entry.reference ?? entry.rowName ?? entry.rowId,
            entry.status,
            entry.requestId,
          ]),
        ),
      );
      if (response.next !== null) output.note(`More: add --after ${response.next}`);
    });
}
