import { type Command, Option } from 'commander';
import { answerPrivacyRequest, listPrivacyRequests } from '@portal/contract/operations/privacy';
import { privacyRequestOutcomes } from '@portal/contract/privacy/requests';
import { table } from '../output.ts';
import type { Tools } from './command.ts';

/** Adds what customers ask to have corrected or erased. */
export function addPrivacy(program: Command, { client, output }: Tools): void {
  const privacy = program.command('privacy').description('what customers ask to have corrected or erased');

  privacy
    .command('list')
    .description('list the requests, the newest first')
    .addOption(new Option('--state <state>', 'those in this state alone').choices(['open', 'answered']))
    .option('--after <id>', 'go on after this request')
    .action(async (query: { state?: string; after?: string }) => {
      const answer = await client().call(listPrivacyRequests, { query });
      output.show(answer, (found) =>
        table(
          ['Kind', 'Asked', 'Language', 'Email', 'Text', 'Outcome', 'Id'],
          found.requests.map((each) => [
            each.kind,
            each.askedAt,
            each.language,
            each.email,
            each.text,
            each.outcome,
            each.requestId,
          ]),
        ),
      );
      if (answer.next !== null) output.note(`More: add --after ${answer.next}`);
    });

  privacy
    .command('answer')
    .description('answer a request in the language of the customer; an erasure that is done is carried out at once')
    .argument('<id>')
    .addOption(
      new Option('--outcome <outcome>', 'whether it was done').choices(privacyRequestOutcomes).makeOptionMandatory(),
    )
    .requiredOption('--answer <text>', 'what the customer reads')
    .action(async (requestId: string, body: { outcome: string; answer: string }) => {
      output.show(
        await client().call(answerPrivacyRequest, { params: { requestId }, body }),
        () => 'Answered; the customer is told by mail.',
      );
    });
}
