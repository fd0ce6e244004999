import { type Command, Option } from 'commander';
import { moves } from '@portal/contract/application/status';
import { closeApplication, staffGetApplication } from '@portal/contract/operations/staff';
import { getApplicationId } from '../call/send-call.ts';
import { CommandError } from '../client.ts';
import { toJson } from '../output.ts';
import type { Tools } from './command.ts';

export function addClose(program: Command, { client, print, confirm }: Tools): void {
  program
    .command('close')
    .description('close an application, after showing its business; the applicant is notified by email')
    .argument('<application>', 'reference (F-7K3M-92QX) or id of the application')
    .addOption(new Option('--outcome <outcome>', 'the outcome').choices(moves.close.outcomes).makeOptionMandatory())
    .option('--yes', 'close it without asking for confirmation')
    .action(async (named: string, { outcome, yes }: { outcome: string; yes?: true }) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      if (!yes) {
        const { application } = await client().call(staffGetApplication, { params });
        const { businessInfo, reference, applicationId } = application;
        // Shows the name, because a mistyped reference may belong to another customer.
        const name = [businessInfo.companyName, reference ?? applicationId].filter((part) => part !== null).join(', ');
        const question = `Close ${name} as ${outcome}? The applicant is notified, and this cannot be undone.`;
        if (!(await confirm(question))) throw new CommandError('Not closed.');
      }
      print(toJson(await client().call(closeApplication, { params, body: { outcome } })));
    });
}
