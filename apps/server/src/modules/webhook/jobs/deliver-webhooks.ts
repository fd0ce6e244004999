import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { eventMessage, messageId } from '../domain/event-message.ts';
import { nextTry } from '../domain/retry-schedule.ts';
import {
  announceEvents,
  type ClaimedDelivery,
  claimDeliveries,
  forgetDelivered,
  markDelivered,
  markFailed,
} from '../storage/deliveries.ts';
import { type Endpoint, listEndpoints } from '../storage/endpoints.ts';
import { openSecret } from '../secret.ts';

const ANNOUNCED_AT_ONCE = 500;
const SENT_AT_ONCE = 8;
/** The recommended patience of a sender (Standard Webhooks, "Timeouts"). */
const ANSWER_TIMEOUT_MS = 20 * SECOND_MS;
const LEASE_MS = 2 * MINUTE_MS;
/** One run ends before the queue would take it for lost; the next goes on. */
const LONGEST_RUN_MS = 60 * SECOND_MS;
const EXPIRE_SECONDS = 180;
/** Runs at a time. A receiver that answers slowly keeps one of them, and the others see to the rest. */
const RUNS_AT_ONCE = 4;

const deliverWebhooks = defineJob({
  name: 'deliver-webhooks',
  payload: z.unknown(),
  cron: '* * * * *',
  expireSeconds: EXPIRE_SECONDS,
  concurrency: RUNS_AT_ONCE,
  retry: { limit: 2 },
});
const forgetDeliveries = defineJob({ name: 'forget-deliveries', payload: z.unknown(), cron: '41 3 * * *' });

/** Wakes the deliveries as part of `tx`, which has written events or made deliveries due. */
export async function wakeDeliveries(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  startAfter?: Date,
): Promise<void> {
  await jobs.enqueue(
    tx,
    deliverWebhooks,
    {},
    startAfter === undefined ? { singletonKey: 'now' } : { singletonKey: 'later', startAfter },
  );
}

/** Tells every endpoint what happened: at least once, in the order of each application. */
export function handleDeliverWebhooks(context: Context): JobHandler {
  const inHand: InHand = new Map();
  return handleJob(deliverWebhooks, async (_, { signal }) => {
    const stopAt = performance.now() + LONGEST_RUN_MS;
    const goesOn = () => performance.now() < stopAt && !signal.aborted;
    await announceAll(context, goesOn);
    const endpoints = await listEndpoints(context.database.query);
    await Promise.all(endpoints.map((endpoint) => deliverTo(context, endpoint, { inHand, goesOn })));
    if (!goesOn()) await context.database.transaction((tx) => wakeDeliveries(tx, context));
  });
}

/** Forgets deliveries made long ago. */
export function handleForgetDeliveries({ database, clock, config }: Context): JobHandler {
  const keptMs = config.retentionDays.webhook * DAY_MS;
  return handleJob(forgetDeliveries, () => forgetDelivered(database.query, new Date(clock.now().getTime() - keptMs)));
}

async function announceAll({ database, clock }: Context, goesOn: () => boolean): Promise<void> {
  let announced: number;
  do announced = await database.transaction((tx) => announceEvents(tx, { at: clock.now(), limit: ANNOUNCED_AT_ONCE }));
  while (announced === ANNOUNCED_AT_ONCE && goesOn());
}

/** Endpoints that a run of this process delivers to, and whether it is to look again once it is done. */
type InHand = Map<string, { again: boolean }>;

/** Leaves an endpoint that another run has in hand to that one, so that a slow one keeps one run alone. */
async function deliverTo(
  context: Context,
  endpoint: Endpoint,
  { inHand, goesOn }: { inHand: InHand; goesOn: () => boolean },
): Promise<void> {
  const found = inHand.get(endpoint.id);
  if (found) {
    found.again = true;
    return;
  }
  const own = { again: true };
  inHand.set(endpoint.id, own);
  try {
    while (own.again && goesOn()) {
      own.again = false;
      await deliverDue(context, endpoint, goesOn);
    }
  } finally {
    inHand.delete(endpoint.id);
  }
}

async function deliverDue(context: Context, endpoint: Endpoint, goesOn: () => boolean): Promise<void> {
  const { clock, database, vault } = context;
  const signer = new Webhook(openSecret(vault, endpoint.secret_sealed));
  while (goesOn()) {
    const at = clock.now();
    const leaseEnds = new Date(at.getTime() + LEASE_MS);
    const claim = { endpointId: endpoint.id, at, leaseEnds, limit: SENT_AT_ONCE };
    const claimed = await claimDeliveries(database.query, claim);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((delivery) => deliver(context, endpoint, signer, delivery)));
  }
}

async function deliver(
  context: Context,
  endpoint: Endpoint,
  signer: Webhook,
  delivery: ClaimedDelivery,
): Promise<void> {
  const { clock, database, logger } = context;
  const { ok, answer } = await send(endpoint.url, signer, delivery, clock.now());
  const key = { endpointId: endpoint.id, eventId: delivery.eventId };
  const at = clock.now();
  if (ok) {
    await markDelivered(database.query, key, answer, at);
    return;
  }
  const next = nextTry(delivery.tries, at);
  logger.warn({ ...key, tries: delivery.tries, answer, givenUp: next === undefined }, 'webhook failed');
  await database.transaction(async (tx) => {
    await markFailed(tx, key, answer, next);
    if (next !== undefined && next.getTime() - at.getTime() < MINUTE_MS) await wakeDeliveries(tx, context, next);
  });
}

async function send(
  url: string,
  signer: Webhook,
  delivery: ClaimedDelivery,
  at: Date,
): Promise<{ ok: boolean; answer: string }> {
  const body = eventMessage(delivery);
  const id = messageId(delivery.eventId);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'financing-portal-webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / SECOND_MS)),
        'webhook-signature': signer.sign(id, at, body),
      },
      body,
    });
    await response.body?.cancel();
    return { ok: response.ok, answer: String(response.status) };
  } catch (error) {
    return { ok: false, answer: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no answer' };
  }
}
