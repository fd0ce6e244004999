import { type Command, Option } from 'commander';
import { answerPrivacyRequest, listPrivacyRequests } from '@portal/contract/operations/staff';
import { privacyAnswerDay, privacyRequestOutcomes } from '@portal/contract/privacy/requests';
import { table } from '../output.ts';
import type { Tools } from './command.ts';

/** Adds the commands for requests for correction and erasure. */
export function addPrivacy(program: Command, { client, output }: Tools): void {
  const privacy = program.command('privacy').description('customers’ requests for correction and erasure');

  privacy
    .command('list')
    .description('list the requests, newest first; with --state open those without an answer, oldest first')
    .addOption(new Option('--state <state>', 'only requests in this state').choices(['open', 'answered']))
    .option('--after <id>', 'continue after this request')
    .action(async (query: { state?: string; after?: string }) => {
      const response = await client().call(listPrivacyRequests, { query });
      output.show(response, (found) =>
        table(
          ['Kind', 'Requested', 'Answer by', 'Language', 'Email', 'Text', 'Outcome', 'Id'],
          found.requests.map((each) => [
            each.kind,
            each.askedAt,
            each.outcome === null ? privacyAnswerDay(each) : '',
            each.language,
            each.email,
            each.text,
            each.outcome,
            each.requestId,
          ]),
        ),
      );
      if (response.next !== null) output.note(`More: add --after ${response.next}`);
    });

  privacy
    .command('answer')
    .description('answer a request in the customer’s language; an erasure marked done takes effect immediately')
    .argument('<id>')
    .addOption(
      new Option('--outcome <outcome>', 'whether it was done').choices(privacyRequestOutcomes).makeOptionMandatory(),
    )
    .requiredOption('--answer <text>', 'what the customer reads')
    .action(async (requestId: string, body: { outcome: string; answer: string }) => {
      output.show(
        await client().call(answerPrivacyRequest, { params: { requestId }, body }),
        () => 'Answered. The customer is notified by email.',
      );
    });
}
