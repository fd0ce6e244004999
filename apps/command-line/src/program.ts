import { Command } from 'commander';
import { CommandError, createClient } from './client.ts';
import { addApplications } from './commands/applications.ts';
import { addAudit } from './commands/audit.ts';
import { addContacts } from './commands/contacts.ts';
import { addDemo } from './commands/demo.ts';
import { addKeys } from './commands/keys.ts';
import { addLeads } from './commands/leads.ts';
import { addPartners } from './commands/partners.ts';
import { addPeople } from './commands/people.ts';
import { addPrivacy } from './commands/privacy.ts';
import { addRecordings } from './commands/recordings.ts';
import { addTemplates } from './commands/templates.ts';
import { addStatistics } from './commands/statistics.ts';
import { addWebhooks } from './commands/webhooks.ts';
import { createOutput } from './output.ts';

export interface Environment {
  publicUrl: string;
  /** A staff key. */
  apiKey: string | undefined;
  write: (text: string) => void;
  writeError: (text: string) => void;
  /** Asks the person at the terminal. */
  ask: (question: string) => Promise<string>;
}

/** The account managers' command line: a client of the running portal. Help and refusals throw `CommanderError`. */
export function createProgram({ publicUrl, apiKey, write, writeError, ask }: Environment): Command {
  const program = new Command('portal')
    .description('Follow up on financing applications from the command line.')
    .option('--json', 'print JSON, for programs')
    .showHelpAfterError()
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: writeError })
    .configureHelp({ sortSubcommands: false })
    .addHelpText(
      'after',
      '\nPUBLIC_URL is the address of the portal (default: http://localhost:3000); PORTAL_API_KEY is your key.',
    );
  const output = createOutput(write, () => program.opts<{ json?: true }>().json === true);
  const client = () => {
    if (apiKey === undefined) throw new CommandError('PORTAL_API_KEY is not set.');
    return createClient(publicUrl, apiKey);
  };
  for (const add of [
    addApplications,
    addContacts,
    addLeads,
    addPrivacy,
    addTemplates,
    addWebhooks,
    addPeople,
    addKeys,
    addPartners,
    addRecordings,
    addStatistics,
    addAudit,
  ])
    add(program, { client, output, ask });
  addDemo(program, { anyone: () => createClient(publicUrl, ''), output });
  return program;
}
