import { Command } from 'commander';
import { CommandError, createClient } from './client.ts';
import { addApplications } from './commands/applications.ts';
import { addContacts } from './commands/contacts.ts';
import { addKeys } from './commands/keys.ts';
import { addPrivacy } from './commands/privacy.ts';
import { addRecordings } from './commands/recordings.ts';
import { addWebhooks } from './commands/webhooks.ts';
import { createOutput } from './output.ts';

export interface Environment {
  publicUrl: string;
  /** A staff key. */
  apiKey: string | undefined;
  write: (text: string) => void;
}

/** The command line of account managers: a client of the running portal. */
export function createProgram({ publicUrl, apiKey, write }: Environment): Command {
  const program = new Command('portal')
    .description('Follow up on applications for financing, from the command line.')
    .option('--json', 'answer as JSON, for programs')
    .showHelpAfterError()
    .configureHelp({ sortSubcommands: false })
    .addHelpText(
      'after',
      '\nPUBLIC_URL names the portal (http://localhost:3000 where it is unset), PORTAL_API_KEY is the key of the caller.',
    );
  const output = createOutput(write, () => program.opts<{ json?: true }>().json === true);
  const client = () => {
    if (apiKey === undefined) throw new CommandError('PORTAL_API_KEY is not set.');
    return createClient(publicUrl, apiKey);
  };
  for (const add of [addApplications, addContacts, addPrivacy, addWebhooks, addKeys, addRecordings])
    add(program, { client, output });
  return program;
}
