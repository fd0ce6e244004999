import type { Command } from 'commander';
import { createWebhook, listWebhooks, removeWebhook, replayWebhook } from '@portal/contract/operations/staff';
import { listDeliveries } from '@portal/contract/operations/staff-oversight';
import { facts, table } from '../output.ts';
import type { Tools } from './command.ts';
import { toInstant } from './to-instant.ts';

/** Adds the commands for webhooks. */
export function addWebhooks(program: Command, tools: Tools): void {
  const { client, output } = tools;
  const webhooks = program.command('webhooks').description('notify the lender’s own systems of events');

  webhooks
    .command('add')
    .description('send all new events to an address; its signing secret is shown only once')
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
    .description('list the addresses and the events waiting for each')
    .action(async () => {
      output.show(await client().call(listWebhooks), (found) =>
        table(
          ['Address', 'Waiting', 'Failed', 'Since', 'Id'],
          found.webhooks.map((each) => [each.url, each.waiting, each.givenUp, each.createdAt, each.webhookId]),
        ),
      );
    });

  addDeliveries(webhooks, tools);

  webhooks
    .command('replay')
    .description('resend every event since a given time')
    .argument('<id>')
    .requiredOption('--since <time>', 'such as 2026-01-31 or 2026-01-31T00:00:00Z', toInstant)
    .action(async (webhookId: string, { since }: { since: string }) => {
      const response = await client().call(replayWebhook, { params: { webhookId }, body: { since } });
      output.show(response, ({ events }) => `${events} events will be resent.`);
    });

  webhooks
    .command('remove')
    .description('stop sending events to an address')
    .argument('<id>')
    .action(async (webhookId: string) => {
      await client().call(removeWebhook, { params: { webhookId } });
      output.show({ webhookId }, () => 'Removed.');
    });
}

function addDeliveries(webhooks: Command, { client, output }: Tools): void {
  webhooks
    .command('deliveries')
    .description('list what was sent to an address and what waits for it, newest first')
    .argument('<id>')
    .option('--undelivered', 'only what waits, or was given up')
    .option('--after <id>', 'continue after this event')
    .action(async (webhookId: string, { undelivered, after }: { undelivered?: true; after?: string }) => {
      const query = { ...(undelivered && { state: 'undelivered' }), ...(after && { after }) };
      const response = await client().call(listDeliveries, { params: { webhookId }, query });
      output.show(response, (found) =>
        table(
          ['Time', 'Event', 'Application', 'State', 'Tries', 'Next try', 'Last answer', 'Id'],
          found.deliveries.map((each) => [
            each.at,
            each.type,
            each.reference ?? each.applicationId,
            each.state,
            each.tries,
            each.nextTryAt,
            each.lastAnswer,
            each.eventId,
          ]),
        ),
      );
      if (response.next !== null) output.note(`More: add --after ${response.next}`);
    });
}
