import { type RawBuilder, sql } from 'kysely';
import { deletePast, type Queries, type Transaction } from '../../../platform/database/index.ts';
import type { AnnouncedEvent } from '../domain/event-message.ts';

export interface ClaimedDelivery extends AnnouncedEvent {
  tries: number;
}

export interface DeliveryKey {
  endpointId: string;
  eventId: string;
}

/**
 * Takes unpublished events and creates a delivery for every endpoint. Returns the number of events. Concurrent calls
 * wait for each other; otherwise an application's events could be sent out of order.
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

export async function announceLeads(tx: Transaction, { at, limit }: { at: Date; limit: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      update lead set announced_at = ${at}::timestamptz
      where id in (select id from lead where announced_at is null order by id limit ${limit} for update)
      returning id),
    made as (
      insert into webhook_delivery (endpoint_id, event_id, lead_id, state, next_try_at)
      select endpoint.id, taken.id, taken.id, 'pending', ${at}::timestamptz
      from taken cross join webhook_endpoint as endpoint
      where endpoint.removed_at is null)
    select count(*)::int as count from taken`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Takes due deliveries of an endpoint: each application's earliest event, to keep the order, and every lead. They
 * become due again at `leaseEnds`, when the process that took them must have finished or died.
 */
export async function claimDeliveries(
  queries: Queries,
  { endpointId, at, leaseEnds, limit }: { endpointId: string; at: Date; leaseEnds: Date; limit: number },
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with head as (
      select event_id from (
        select event_id, next_try_at from (
          select distinct on (application_id) event_id, next_try_at
          from webhook_delivery
          where endpoint_id = ${endpointId} and state = 'pending' and application_id is not null
          order by application_id, event_id) as earliest
        union all
        select event_id, next_try_at
        from webhook_delivery
        where endpoint_id = ${endpointId} and state = 'pending' and lead_id is not null) as waiting
      where next_try_at <= ${at}::timestamptz
      order by next_try_at
      limit ${limit}),
    claimed as (
      update webhook_delivery as delivery set tries = delivery.tries + 1, next_try_at = ${leaseEnds}::timestamptz
      where delivery.endpoint_id = ${endpointId} and delivery.event_id in (select event_id from head)
        and delivery.state = 'pending' and delivery.next_try_at <= ${at}::timestamptz
      returning delivery.tries, delivery.event_id, delivery.application_id, delivery.lead_id)
    select claimed.tries, claimed.event_id as "eventId", coalesce(event.kind, 'created') as kind,
      coalesce(event.at, lead.created_at) as at, claimed.application_id as "applicationId", application.reference,
      claimed.lead_id as "leadId"
    from claimed
      left join application_event as event on event.id = claimed.event_id
      left join application on application.id = claimed.application_id
      left join lead on lead.id = claimed.lead_id`.execute(queries);
  return rows;
}

export async function markDelivered(queries: Queries, key: DeliveryKey, response: string, at: Date): Promise<void> {
  await ofKey(queries, key).set({ state: 'delivered', last_answer: response, delivered_at: at }).execute();
}

/** An undefined `nextTryAt` means that the delivery is abandoned unless it is replayed. */
export async function markFailed(
  queries: Queries,
  key: DeliveryKey,
  response: string,
  nextTryAt: Date | undefined,
): Promise<void> {
  const change = nextTryAt === undefined ? { state: 'failed' as const } : { next_try_at: nextTryAt };
  await ofKey(queries, key)
    .set({ ...change, last_answer: response })
    .where('state', '=', 'pending')
    .execute();
}

/** Makes one delivery due again. @returns whether there is one */
export async function replayDelivery(queries: Queries, key: DeliveryKey, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await ofKey(queries, key)
    .set({ state: 'pending', tries: 0, next_try_at: at, delivered_at: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function ofKey(queries: Queries, { endpointId, eventId }: DeliveryKey) {
  return queries.updateTable('webhook_delivery').where('endpoint_id', '=', endpointId).where('event_id', '=', eventId);
}

/** Few enough that a query finishes in time on any database. */
const REPLAYED_AT_ONCE = 5000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface Replay {
  endpointId: string;
  since: Date;
  at: Date;
}

interface Place {
  at: string;
  id: string;
}

const sources = [
  ({ at, id }: Place) => sql`select id, application_id, null::uuid as lead_id, at from application_event
    where (at, id) > (${at}::timestamptz, ${id}::uuid) and announced_at is not null order by at, id`,
  ({ at, id }: Place) => sql`select id, null::uuid as application_id, id as lead_id, created_at as at from lead
    where (created_at, id) > (${at}::timestamptz, ${id}::uuid) and announced_at is not null order by created_at, id`,
] as const;

/**
 * Makes every event and lead since `since` due again at an endpoint, even if delivered, given up, or older than the
 * endpoint. Works in parts, each in its own transaction unless `queries` is one. Returns how many.
 */
export async function replayDeliveries(queries: Queries, replay: Replay): Promise<number> {
  let count = 0;
  for (const source of sources) {
    let place: Place | null = { at: replay.since.toISOString(), id: FIRST_ID };
    while (place) {
      const part = await replayPart(queries, replay, source(place));
      count += part.count;
      place = part.count === REPLAYED_AT_ONCE ? part.last : null;
    }
  }
  return count;
}

export async function countAnnounced(queries: Queries, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`/* for its values */
    select (select count(*)::int from application_event where at > ${since} and announced_at is not null)
      + (select count(*)::int from lead where created_at > ${since} and announced_at is not null) as count`.execute(
    queries,
  );
  return rows[0]?.count ?? 0;
}

async function replayPart(
  queries: Queries,
  { endpointId, at }: Replay,
  source: RawBuilder<unknown>,
): Promise<{ count: number; last: Place | null }> {
  const { rows } = await sql<{ count: number; last: Place | null }>`
    with part as (${source} limit ${REPLAYED_AT_ONCE}),
    replayed as (
      insert into webhook_delivery (endpoint_id, event_id, application_id, lead_id, state, next_try_at)
      select ${endpointId}::uuid, id, application_id, lead_id, 'pending', ${at}::timestamptz from part
      on conflict (endpoint_id, event_id) do update
        set state = 'pending', tries = 0, next_try_at = excluded.next_try_at, delivered_at = null
        where webhook_delivery.delivered_at is null or webhook_delivery.delivered_at <= excluded.next_try_at)
    select count(*)::int as count,
      (select json_build_object('at', at::text, 'id', id) from part order by at desc, id desc limit 1) as last
    from part`.execute(queries);
  return rows[0] ?? { count: 0, last: null };
}

export async function dropPending(queries: Queries, endpointId: string): Promise<void> {
  await queries
    .deleteFrom('webhook_delivery')
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'pending')
    .execute();
}

/** Deletes at most `limit` deliveries that succeeded before `before`; returns how many. The events stay. */
export function deleteDelivered(queries: Queries, before: Date, limit: number): Promise<number> {
  return deletePast(queries, 'webhook_delivery', sql`state = 'delivered' and delivered_at < ${before}`, limit);
}
