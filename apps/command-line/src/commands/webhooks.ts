import type { Command } from 'commander';
import { createWebhook, listWebhooks, removeWebhook, replayWebhook } from '@portal/contract/operations/staff';
import { facts, table } from '../output.ts';
import type { Tools } from './command.ts';
import { toInstant } from './to-instant.ts';

/** Adds what is done with webhooks. */
export function addWebhooks(program: Command, { client, output }: Tools): void {
  const webhooks = program.command('webhooks').description("tell the lender's own systems what happens");

  webhooks
    .command('add')
    .description('tell an address of everything from now on; its signing secret is shown this once')
    .argument('<url>')
    .action(async (url: string) => {
      output.show(await client().call(createWebhook, { body: { url } }), ({ webhookId, secret }) =>
        facts([
          ['Id', webhookId],
          ['Secret', secret],
        ]),
      );
    });

  webhooks
    .command('list')
    .description('list the addresses that are told, and what waits for each')
    .action(async () => {
      output.show(await client().call(listWebhooks), (found) =>
        table(
          ['Address', 'Waiting', 'Given up', 'Since', 'Id'],
          found.webhooks.map((each) => [each.url, each.waiting, each.givenUp, each.createdAt, each.webhookId]),
        ),
      );
    });

  webhooks
    .command('replay')
    .description('send every event since a time once more')
    .argument('<id>')
    .requiredOption('--since <time>', 'such as 2026-01-31 or 2026-01-31T00:00:00Z', toInstant)
    .action(async (webhookId: string, { since }: { since: string }) => {
      const answer = await client().call(replayWebhook, { params: { webhookId }, body: { since } });
      output.show(answer, ({ events }) => `${events} events are sent once more.`);
    });

  webhooks
    .command('remove')
    .description('stop telling an address')
    .argument('<id>')
    .action(async (webhookId: string) => {
      await client().call(removeWebhook, { params: { webhookId } });
      output.show({ webhookId }, () => 'Removed.');
    });
}
