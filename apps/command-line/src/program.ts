import type { Readable } from 'node:stream';
import { Command } from 'commander';
import { CommandError, createClient } from './client.ts';
import { addCall } from './commands/call.ts';
import { addClose } from './commands/close.ts';
import { addDemo } from './commands/demo.ts';
import { addExport } from './commands/export.ts';
import { addImport } from './commands/import.ts';
import { addMerge } from './commands/merge.ts';
import { addOperations } from './commands/operations.ts';
import { plain } from './output.ts';

export interface Environment {
  publicUrl: string;
  apiKey: string | undefined;
  stdin: Readable;
  write: (text: string) => void;
  writeError: (text: string) => void;
  ask: (question: string) => Promise<string>;
}

/** The command line, a client of a running portal. Help and refusals throw `CommanderError`. */
export function createProgram({ publicUrl, apiKey, stdin, write, writeError, ask }: Environment): Command {
  const program = new Command('portal')
    .description('Call the portal’s API from the command line.')
    .showHelpAfterError()
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: writeError })
    .configureHelp({ sortSubcommands: false })
    .addHelpText(
      'after',
      '\nPUBLIC_URL is the address of the portal (default: http://localhost:3000); PORTAL_API_KEY is your key.',
    );
  const client = () => {
    if (apiKey === undefined) throw new CommandError('PORTAL_API_KEY is not set.');
    return createClient(publicUrl, apiKey);
  };
  const confirm = async (question: string) => /^y(?:es)?$/iu.test((await ask(`${plain(question)} [y/N] `)).trim());
  const tools = {
    client,
    anyone: () => createClient(publicUrl, ''),
    print: (text: string) => write(`${text}\n`),
    note: (text: string) => writeError(`${text}\n`),
    confirm,
    stdin,
  };
  for (const add of [addCall, addOperations, addExport, addImport, addMerge, addClose, addDemo]) add(program, tools);
  return program;
}
