import { type Command, Option } from 'commander';
import { addNote, listNotes, logContact } from '@portal/contract/operations/staff-notes';
import { contactKinds, contactOutcomes } from '@portal/contract/staff/contacts-logged';
import type { StaffNote } from '@portal/contract/staff/notes';
import { facts } from '../output.ts';
import type { Tools } from './command.ts';
import { getApplicationId, NAMED_APPLICATION } from './find-application.ts';

const written = ({ at, author, text }: StaffNote) => `${at}  ${author}\n${text}`;

/** Adds the commands for internal notes and contacts. */
export function addNotes(applications: Command, { client, output }: Tools): void {
  applications
    .command('note')
    .description('write an internal note on an application')
    .argument('<application>', NAMED_APPLICATION)
    .argument('<text>', 'the note')
    .action(async (named: string, text: string) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      output.show(await client().call(addNote, { params, body: { text } }), written);
    });

  applications
    .command('notes')
    .description('show the internal notes on an application; the audit trail records the access')
    .argument('<application>', NAMED_APPLICATION)
    .action(async (named: string) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      output.show(await client().call(listNotes, { params }), ({ notes }) =>
        notes.length === 0 ? 'There are no notes.' : notes.map(written).join('\n\n'),
      );
    });

  applications
    .command('contact')
    .description('note that the applicant was contacted, and the day promised next, which their page shows')
    .argument('<application>', NAMED_APPLICATION)
    .addOption(new Option('--kind <kind>', 'how').choices(contactKinds).makeOptionMandatory())
    .addOption(new Option('--outcome <outcome>', 'what became of it').choices(contactOutcomes).makeOptionMandatory())
    .option('--next <day>', 'the business day promised next, as YYYY-MM-DD; without it, the day stays')
    .option('--note <text>', 'an internal note to go with it')
    .action(async (named: string, options: ContactOptions) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      const { kind, outcome, next = null, note = null } = options;
      const body = { kind, outcome, nextContactDay: next, note };
      output.show(await client().call(logContact, { params, body }), ({ contact, nextContactDay }) =>
        facts([
          ['Contact', `${contact.kind}: ${contact.outcome}`],
          ['Contact by', nextContactDay],
        ]),
      );
    });
}

interface ContactOptions {
  kind: string;
  outcome: string;
  next?: string;
  note?: string;
}
