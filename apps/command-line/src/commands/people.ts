import { type Command, Option } from 'commander';
import { foldEmail } from '@portal/contract/fields/email';
import { type Language, languages } from '@portal/contract/language';
import {
  changePerson,
  invitePerson,
  listPeople,
  removePerson,
  renewInvitation,
} from '@portal/contract/operations/staff-people';
import type { StaffPerson } from '@portal/contract/staff/people';
import { type StaffRole, staffRoles } from '@portal/contract/staff/roles';
import { type Client, CommandError } from '../client.ts';
import { table } from '../output.ts';
import { isYes, type Tools } from './command.ts';

interface Changes {
  name?: string;
  role?: StaffRole;
  language?: Language;
}

const roleOption = () => new Option('--role <role>', 'what they are there for').choices(staffRoles);
const successorOption = () => new Option('--to <email>', 'who gets their open applications; nobody without it');
const languageOption = () => new Option('--language <language>', 'of their emails').choices(languages);

/** Adds the commands for the people who use the console. */
export function addPeople(program: Command, tools: Tools): void {
  const people = program.command('people').description('people who sign in to the console');
  addList(people, tools);
  addInvite(people, tools);
  addChange(people, tools);
  addRemove(people, tools);
}

function addList(people: Command, { client, output }: Tools): void {
  people
    .command('list')
    .description('list everybody by name, those who were removed last')
    .action(async () => {
      output.show(await client().call(listPeople), (found) =>
        table(
          ['Name', 'Email', 'Role', 'Language', 'Open', 'Last seen', 'Invited until', 'Removed', 'Id'],
          found.people.map((each) => [
            each.name,
            each.email,
            each.role,
            each.language,
            each.openApplications,
            each.lastSeenAt,
            each.invitationEndsAt,
            each.removedAt,
            each.personId,
          ]),
        ),
      );
    });
}

function addInvite(people: Command, { client, output }: Tools): void {
  people
    .command('invite')
    .description('give somebody access and email them how to sign in; again for somebody who lost their passkey')
    .argument('<email>')
    .option('--name <name>', 'their name, unless they have access already')
    .addOption(roleOption())
    .addOption(languageOption())
    .action(async (email: string, { name, role, language }: Changes) => {
      const known = await findPerson(client(), email);
      const invite = async () => {
        if (name === undefined || role === undefined)
          throw new CommandError('Nobody has this address yet: --name and --role are required.');
        return client().call(invitePerson, { body: { name, email, role, language: language ?? 'en' } });
      };
      const invited = known
        ? await client().call(renewInvitation, { params: { personId: known.personId } })
        : await invite();
      output.show(invited, (person) => `${person.name} has been invited by email.`);
    });
}

function addChange(people: Command, { client, output }: Tools): void {
  people
    .command('change')
    .description('change the name, role or language of somebody')
    .argument('<email>')
    .option('--name <name>', 'their name')
    .addOption(roleOption())
    .addOption(languageOption())
    .addOption(successorOption())
    .action(async (email: string, { to, ...changes }: Changes & Handing) => {
      const { personId, name, role, language, version } = await getPerson(client(), email);
      const body = { name, role, language, ...changes, ...(await successor(client(), to)), version };
      output.show(
        await client().call(changePerson, { params: { personId }, body }),
        (changed) => `${changed.name} is ${changed.role} now, with emails in ${changed.language}.`,
      );
    });
}

function addRemove(people: Command, { client, output, ask }: Tools): void {
  people
    .command('remove')
    .description('remove somebody: they are signed out at once, everywhere')
    .argument('<email>')
    .addOption(successorOption())
    .option('--yes', 'hand their open applications on without asking first')
    .action(async (email: string, { to, yes }: Handing & { yes?: true }) => {
      const person = await getPerson(client(), email);
      const query = await successor(client(), to);
      const mayAsk = yes !== true && person.openApplications > 0;
      if (mayAsk && !isYes(await ask(removalQuestion(person, to)))) throw new CommandError('Not removed.');
      output.show(
        await client().call(removePerson, { params: { personId: person.personId }, query }),
        ({ name }) => `${name} has been removed.`,
      );
    });
}

interface Handing {
  to?: string;
}

function removalQuestion({ name, openApplications: count }: StaffPerson, to: string | undefined): string {
  const handed = count === 1 ? '1 open application goes' : `${String(count)} open applications go`;
  return `Remove ${name}? ${handed} to ${to ?? 'nobody'}. [y/N] `;
}

async function successor(client: Client, email: string | undefined): Promise<{ successorId?: string }> {
  return email === undefined ? {} : { successorId: (await getPerson(client, email)).personId };
}

/** Who has access under this address. */
async function findPerson(client: Client, email: string): Promise<StaffPerson | undefined> {
  const { people } = await client.call(listPeople);
  return people.find((each) => each.removedAt === null && foldEmail(each.email) === foldEmail(email));
}

async function getPerson(client: Client, email: string): Promise<StaffPerson> {
  const person = await findPerson(client, email);
  if (!person) throw new CommandError('Nobody with this address has access.');
  return person;
}
