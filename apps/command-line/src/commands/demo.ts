import type { Command } from 'commander';
import { DEMO_PATH } from '@portal/contract/constants';
import { type Client, CommandError } from '../client.ts';
import type { Output } from '../output.ts';

/** Adds the command that says again where a development server is, who can log in, and with which keys. */
export function addDemo(program: Command, { anyone, output }: { anyone: () => Client; output: Output }): void {
  program
    .command('demo')
    .description('what a development server showed at its start: addresses, keys and demo log-ins')
    .action(async () => {
      const { content } = await anyone()
        .download(DEMO_PATH)
        .catch((error: unknown) => {
          const isMissing = error instanceof CommandError && error.problem?.status === 404;
          throw isMissing ? new CommandError('This portal is no development server: there is no demo.') : error;
        });
      output.show(new TextDecoder().decode(content).trim(), (text) => text);
    });
}
