import type { Command } from 'commander';
import { DEMO_PATH } from '@portal/contract/constants';
import { CommandError } from '../client.ts';
import { plain } from '../output.ts';
import type { Tools } from './command.ts';

export function addDemo(program: Command, { anyone, print }: Tools): void {
  program
    .command('demo')
    .description('reprint what a development server printed at startup: addresses, keys and demo log-ins')
    .action(async () => {
      const content = await anyone()
        .download(DEMO_PATH)
        .catch((error: unknown) => {
          const isMissing = error instanceof CommandError && error.problem?.status === 404;
          throw isMissing ? new CommandError('This portal is not a development server, so it has no demo.') : error;
        });
      print(new TextDecoder().decode(content).trim().split('\n').map(plain).join('\n'));
    });
}
