import * as z from 'zod/mini';
import type { Context } from '../../../kernel/context.ts';
import { defineJob } from '../../../platform/jobs.ts';
import {
  countAnnounced,
  type DeliveryKey,
  dropPending,
  type Replay,
  replayDeliveries,
  replayDelivery,
} from '../storage/deliveries.ts';
import { findEndpoint, insertEndpoint, removeEndpoint } from '../storage/endpoints.ts';
import { createSecret, sealSecret } from './secret.ts';
import { wakeDeliveries } from '../../notification/index.ts';

/**
 * Makes all of an endpoint's deliveries since a given time due again, in batches, because there may be years of them.
 */
export const replayWebhookJob = defineJob({
  name: 'replay-webhook',
  payload: z.strictObject({ endpointId: z.string(), since: z.string(), at: z.string() }),
  expireSeconds: 3600,
});

/** Adds an endpoint for events from now on. Only this call returns its signing secret. */
export async function addWebhook({ database, clock, random, vault }: Context, url: string) {
  const [id, secret, createdAt] = [random.uuid(), createSecret(random), clock.now()];
  await insertEndpoint(database.query, { id, url, secret_sealed: sealSecret(vault, secret), created_at: createdAt });
  return { webhookId: id, url, createdAt: createdAt.toISOString(), secret };
}

export function dropWebhook({ database, clock }: Context, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const removed = await removeEndpoint(tx, id, clock.now());
    if (removed) await dropPending(tx, id);
    return removed;
  });
}

/** Has a job resend every event since `since`. Returns how many; undefined for an unknown webhook. */
export async function replayEvents(context: Context, id: string, since: Date): Promise<number | undefined> {
  const { clock, database, jobs } = context;
  if (!(await findEndpoint(database.query, id))) return undefined;
  const payload = { endpointId: id, since: since.toISOString(), at: clock.now().toISOString() };
  const events = await countAnnounced(database.query, since);
  await database.transaction((tx) => jobs.enqueue(tx, replayWebhookJob, payload));
  return events;
}

/** Resends one event. @returns whether the webhook has a delivery of that event */
export async function replayEvent(context: Context, key: DeliveryKey): Promise<boolean> {
  const { clock, database } = context;
  if (!(await findEndpoint(database.query, key.endpointId))) return false;
  return database.transaction(async (tx) => {
    const isFound = await replayDelivery(tx, key, clock.now());
    if (isFound) await wakeDeliveries(tx, context);
    return isFound;
  });
}

/** Skips deliveries that were sent after the request. */
export async function makeDueAgain(context: Context, replay: Replay): Promise<void> {
  const { database } = context;
  if (!(await findEndpoint(database.query, replay.endpointId))) return;
  await replayDeliveries(database.query, replay);
  await database.transaction((tx) => wakeDeliveries(tx, context));
}
