import type { Command } from 'commander';
import { summaryOf } from '@portal/contract/documents/request';
import { findOperations } from '../call/find-operation.ts';
import { CommandError } from '../client.ts';
import type { Tools } from './command.ts';

export function addOperations(program: Command, { print }: Tools): void {
  program
    .command('operations')
    .description('list the API operations that a key can call')
    .argument('[part]', 'part of their name')
    .action((part = '') => {
      const found = findOperations(part as string);
      if (found.length === 0) throw new CommandError(`No operation has ${part} in its name.`);
      const width = Math.max(...found.map(({ operationId }) => operationId.length));
      print(found.map((each) => `${each.operationId.padEnd(width)}  ${summaryOf(each)}`).join('\n'));
    });
}
