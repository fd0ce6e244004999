import type { Context } from '../../context.ts';
import { wakeDeliveries } from './jobs/deliver-webhooks.ts';
import { createSecret, sealSecret } from './secret.ts';
import { dropPending, replayDeliveries } from './storage/deliveries.ts';
import { findEndpoint, insertEndpoint, removeEndpoint } from './storage/endpoints.ts';

/** Adds an address that is told of what happens from now on. Its signing secret is answered this once. */
export async function addWebhook({ database, clock, random, vault }: Context, url: string) {
  const [id, secret, createdAt] = [random.uuid(), createSecret(random), clock.now()];
  await insertEndpoint(database.query, { id, url, secret_sealed: sealSecret(vault, secret), created_at: createdAt });
  return { webhookId: id, url, createdAt: createdAt.toISOString(), secret };
}

/** Answers whether there was such a webhook in use. */
export function dropWebhook({ database, clock }: Context, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const removed = await removeEndpoint(tx, id, clock.now());
    if (removed) await dropPending(tx, id);
    return removed;
  });
}

/** Sends every event since `since` once more. Answers how many; undefined where there is no such webhook. */
export function replayEvents(context: Context, id: string, since: Date): Promise<number | undefined> {
  return context.database.transaction(async (tx) => {
    if (!(await findEndpoint(tx, id))) return undefined;
    const events = await replayDeliveries(tx, { endpointId: id, since, at: context.clock.now() });
    await wakeDeliveries(tx, context);
    return events;
  });
}
