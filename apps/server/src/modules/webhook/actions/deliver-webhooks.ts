import { Webhook } from 'standardwebhooks';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { eventMessage, messageId } from '../domain/event-message.ts';
import { nextTry } from '../domain/retry-schedule.ts';
import {
  announceEvents,
  announceLeads,
  type ClaimedDelivery,
  claimDeliveries,
  markDelivered,
  markFailed,
} from '../storage/deliveries.ts';
import { watchCall } from '../../../platform/telemetry/outside-calls.ts';
import { traceHeaders } from '../../../platform/telemetry/tracing.ts';
import { type Endpoint, listEndpoints } from '../storage/endpoints.ts';
import { InternalReceiver, postMessage } from './post-message.ts';
import { openSecret } from './secret.ts';
import { wakeDeliveries } from '../../notification/index.ts';

const ANNOUNCED_AT_ONCE = 500;
const SENT_AT_ONCE = 8;
/** Timeout that Standard Webhooks recommends for senders ("Timeouts"). */
const RESPONSE_TIMEOUT_MS = 20 * SECOND_MS;
const LEASE_MS = 2 * MINUTE_MS;
/** A run ends before the queue considers it lost; the next run continues. */
const LONGEST_RUN_MS = 60 * SECOND_MS;

export type InHand = Map<string, { again: boolean }>;

/** Delivers events to every endpoint: at least once, and in order per application. */
export async function deliverToAll(context: Context, inHand: InHand, signal: AbortSignal): Promise<void> {
  const stopAt = performance.now() + LONGEST_RUN_MS;
  const mayContinue = () => performance.now() < stopAt && !signal.aborted;
  await announceAll(context, mayContinue);
  const endpoints = await listEndpoints(context.database.query);
  await Promise.all(endpoints.map((endpoint) => deliverTo(context, endpoint, { inHand, mayContinue })));
  if (!mayContinue()) await context.database.transaction((tx) => wakeDeliveries(tx, context));
}

async function announceAll({ database, clock }: Context, mayContinue: () => boolean): Promise<void> {
  for (const announce of [announceEvents, announceLeads]) {
    let announced: number;
    do announced = await database.transaction((tx) => announce(tx, { at: clock.now(), limit: ANNOUNCED_AT_ONCE }));
    while (announced === ANNOUNCED_AT_ONCE && mayContinue());
  }
}

/** Skips an endpoint that another run handles, so that a slow one occupies a single run. */
async function deliverTo(
  context: Context,
  endpoint: Endpoint,
  { inHand, mayContinue }: { inHand: InHand; mayContinue: () => boolean },
): Promise<void> {
  const found = inHand.get(endpoint.id);
  if (found) {
    found.again = true;
    return;
  }
  const own = { again: true };
  inHand.set(endpoint.id, own);
  try {
    while (own.again && mayContinue()) {
      own.again = false;
      await deliverDue(context, endpoint, mayContinue);
    }
  } finally {
    inHand.delete(endpoint.id);
  }
}

async function deliverDue(context: Context, endpoint: Endpoint, mayContinue: () => boolean): Promise<void> {
  const { clock, database, vault } = context;
  const signer = new Webhook(openSecret(vault, endpoint.secret_sealed));
  while (mayContinue()) {
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
  const { clock, config, database, logger } = context;
  const circumstances = { at: clock.now(), mayStayInside: config.allowsInternalWebhooks };
  const { ok, outcome } = await watchCall(
    ['webhook', 'deliver'],
    () => send(endpoint.url, signer, delivery, circumstances),
    (sent) => (sent.ok ? undefined : sent.outcome),
  );
  const key = { endpointId: endpoint.id, eventId: delivery.eventId };
  const at = clock.now();
  if (ok) {
    await markDelivered(database.query, key, outcome, at);
    return;
  }
  const next = nextTry(delivery.tries, at);
  logger.warn({ ...key, tries: delivery.tries, outcome, lastTry: next === undefined }, 'webhook delivery failed');
  await database.transaction(async (tx) => {
    await markFailed(tx, key, outcome, next);
    if (next !== undefined && next.getTime() - at.getTime() < MINUTE_MS) await wakeDeliveries(tx, context, next);
  });
}

async function send(
  url: string,
  signer: Webhook,
  delivery: ClaimedDelivery,
  { at, mayStayInside }: { at: Date; mayStayInside: boolean },
): Promise<{ ok: boolean; outcome: string }> {
  const body = eventMessage(delivery);
  const id = messageId(delivery.eventId);
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  try {
    const status = await postMessage(new URL(url), {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'financing-portal-webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / SECOND_MS)),
        'webhook-signature': signer.sign(id, at, body),
        ...traceHeaders(),
      },
      body,
      signal,
      mayStayInside,
    });
    return { ok: status >= 200 && status < 300, outcome: String(status) };
  } catch (error) {
    if (error instanceof InternalReceiver) return { ok: false, outcome: 'internal address' };
    return { ok: false, outcome: signal.aborted ? 'timeout' : 'no answer' };
  }
}
