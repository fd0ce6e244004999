import type { Context } from '../../../context.ts';
import { dropPending, replayDeliveries } from '../storage/deliveries.ts';
import { findEndpoint, insertEndpoint, removeEndpoint } from '../storage/endpoints.ts';
import { createSecret, sealSecret } from './secret.ts';
import { wakeDeliveries } from './wake-deliveries.ts';

/** Adds an address that is notified of events from now on. Its signing secret is returned only here. */
export async function addWebhook({ database, clock, random, vault }: Context, url: string) {
  const [id, secret, createdAt] = [random.uuid(), createSecret(random), clock.now()];
  await insertEndpoint(database.query, { id, url, secret_sealed: sealSecret(vault, secret), created_at: createdAt });
  return { webhookId: id, url, createdAt: createdAt.toISOString(), secret };
}

/** Returns whether there was such a webhook in use. */
export function dropWebhook({ database, clock }: Context, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const removed = await removeEndpoint(tx, id, clock.now());
    if (removed) await dropPending(tx, id);
    return removed;
  });
}

/** Resends every event since `since`. Returns how many; undefined if there is no such webhook. */
export async function replayEvents(context: Context, id: string, since: Date): Promise<number | undefined> {
  const { database, clock } = context;
  if (!(await findEndpoint(database.query, id))) return undefined;
  const events = await replayDeliveries(database.query, { endpointId: id, since, at: clock.now() });
  await database.transaction((tx) => wakeDeliveries(tx, context));
  return events;
}
