import { type Command, Option } from 'commander';
import { checkKinds, takeOverReasons } from '@portal/contract/application/checks';
import { handOverCheck, retryCheck, settleCheck } from '@portal/contract/operations/staff-checks';
import type { StaffCheck } from '@portal/contract/staff/application-details';
import { CommandError } from '../client.ts';
import { facts } from '../output.ts';
import type { Tools } from './command.ts';
import { getApplicationId, NAMED_APPLICATION } from './find-application.ts';

interface CheckOptions {
  retry?: true;
  takeOver?: string;
  done?: string;
  words?: string;
}

function shown({ check }: { check: StaffCheck }): string {
  return facts([
    ['Check', check.kind],
    ['State', check.state],
    ['Handed over because', check.reason],
    ['By', check.by],
    ['For the file', check.words],
  ]);
}

/** Adds the command for what a person does about a check. */
export function addChecks(applications: Command, { client, output }: Tools): void {
  applications
    .command('check')
    .description('have a check tried again, take it over, or say that it is done')
    .argument('<application>', NAMED_APPLICATION)
    .argument('<check>', checkKinds.join(' or '))
    .option('--retry', 'try it again')
    .addOption(new Option('--take-over <reason>', 'take it over from the portal').choices(takeOverReasons))
    .option('--done <words>', 'it was handed over and is done: how')
    .option('--words <words>', 'with --take-over, for the file')
    .action(async (named: string, check: string, { retry, takeOver, done, words }: CheckOptions) => {
      if ([retry, takeOver, done].filter((choice) => choice !== undefined).length !== 1)
        throw new CommandError('Give one of --retry, --take-over and --done.');
      const params = { applicationId: await getApplicationId(client(), named), check };
      if (retry) output.show(await client().call(retryCheck, { params, body: {} }), shown);
      if (done !== undefined) output.show(await client().call(settleCheck, { params, body: { words: done } }), shown);
      if (takeOver !== undefined) {
        const body = { reason: takeOver, words: words ?? null };
        output.show(await client().call(handOverCheck, { params, body }), shown);
      }
    });
}
