import { sql } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { AnnouncedEvent } from '../domain/event-message.ts';

export interface ClaimedDelivery extends AnnouncedEvent {
  /** With this one. */
  tries: number;
}

export interface DeliveryKey {
  endpointId: string;
  eventId: string;
}

/**
 * Takes events that nobody was told of and makes a delivery of each for every endpoint. Answers how many events it took.
 * Two at once wait for one another: one that went past could tell an application's later event before the earlier.
 */
export async function announceEvents(tx: Transaction, { at, limit }: { at: Date; limit: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      update application_event set announced_at = ${at}::timestamptz
      where id in (
        select id from application_event where announced_at is null order by id limit ${limit} for update)
      returning id, application_id),
    made as (
      insert into webhook_delivery (endpoint_id, event_id, application_id, state, next_try_at)
      select endpoint.id, taken.id, taken.application_id, 'pending', ${at}::timestamptz
      from taken cross join webhook_endpoint as endpoint
      where endpoint.removed_at is null)
    select count(*)::int as count from taken`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Takes what is due at an endpoint: of each application the earliest event alone, so that its events arrive in order.
 * What is taken is nobody else's until `leaseEnds`, when the process that took it must have died.
 */
export async function claimDeliveries(
  queries: Queries,
  { endpointId, at, leaseEnds, limit }: { endpointId: string; at: Date; leaseEnds: Date; limit: number },
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_delivery as delivery set tries = delivery.tries + 1, next_try_at = ${leaseEnds}::timestamptz
    from application_event as event, application
    where delivery.endpoint_id = ${endpointId} and delivery.event_id in (
        select head.event_id
        from (
          select distinct on (application_id) event_id, next_try_at
          from webhook_delivery
          where endpoint_id = ${endpointId} and state = 'pending'
          order by application_id, event_id) as head
        where head.next_try_at <= ${at}::timestamptz
        order by head.next_try_at
        limit ${limit})
      and delivery.state = 'pending' and delivery.next_try_at <= ${at}::timestamptz
      and event.id = delivery.event_id and application.id = delivery.application_id
    returning delivery.tries, event.id as "eventId", event.kind, event.at,
      application.id as "applicationId", application.reference`.execute(queries);
  return rows;
}

export async function markDelivered(queries: Queries, key: DeliveryKey, answer: string, at: Date): Promise<void> {
  await ofKey(queries, key).set({ state: 'delivered', last_answer: answer, delivered_at: at }).execute();
}

/** `nextTryAt` undefined: given up, until somebody asks for a replay. */
export async function markFailed(
  queries: Queries,
  key: DeliveryKey,
  answer: string,
  nextTryAt: Date | undefined,
): Promise<void> {
  const change = nextTryAt === undefined ? { state: 'failed' as const } : { next_try_at: nextTryAt };
  await ofKey(queries, key)
    .set({ ...change, last_answer: answer })
    .where('state', '=', 'pending')
    .execute();
}

function ofKey(queries: Queries, { endpointId, eventId }: DeliveryKey) {
  return queries.updateTable('webhook_delivery').where('endpoint_id', '=', endpointId).where('event_id', '=', eventId);
}

/**
 * Makes every event since `since` due at an endpoint once more: delivered, given up, or older than the endpoint itself.
 * Answers how many.
 */
export async function replayDeliveries(
  queries: Queries,
  { endpointId, since, at }: { endpointId: string; since: Date; at: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with replayed as (
      insert into webhook_delivery (endpoint_id, event_id, application_id, state, next_try_at)
      select ${endpointId}::uuid, id, application_id, 'pending', ${at}::timestamptz
      from application_event
      where at >= ${since}::timestamptz and announced_at is not null
      on conflict (endpoint_id, event_id) do update
        set state = 'pending', tries = 0, next_try_at = excluded.next_try_at, delivered_at = null
      returning 1)
    select count(*)::int as count from replayed`.execute(queries);
  return rows[0]?.count ?? 0;
}

/** Drops what still waits for an endpoint that is gone. */
export async function dropPending(queries: Queries, endpointId: string): Promise<void> {
  await queries
    .deleteFrom('webhook_delivery')
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'pending')
    .execute();
}

/** Forgets deliveries made before `before`. Answers nothing: the events themselves stay. */
export async function forgetDelivered(queries: Queries, before: Date): Promise<void> {
  await queries
    .deleteFrom('webhook_delivery')
    .where('state', '=', 'delivered')
    .where('delivered_at', '<', before)
    .execute();
}
