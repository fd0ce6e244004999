import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/index.ts';

export interface Endpoint {
  id: string;
  url: string;
  secret_sealed: string;
  created_at: Date;
}

export async function insertEndpoint(queries: Queries, endpoint: Endpoint): Promise<void> {
  await queries.insertInto('webhook_endpoint').values(endpoint).execute();
}

export async function listEndpoints(queries: Queries): Promise<Endpoint[]> {
  return queries
    .selectFrom('webhook_endpoint')
    .select(['id', 'url', 'secret_sealed', 'created_at'])
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

export async function removeEndpoint(queries: Queries, id: string, at: Date): Promise<boolean> {
  const removed = await queries
    .updateTable('webhook_endpoint')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return removed.numUpdatedRows > 0n;
}

export async function findEndpoint(queries: Queries, id: string): Promise<{ id: string } | undefined> {
  return queries
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export interface WebhookState {
  webhookId: string;
  url: string;
  createdAt: string;
  waiting: number;
  givenUp: number;
}

export async function listWebhookStates(queries: Queries): Promise<WebhookState[]> {
  const { rows } = await sql<Endpoint & { waiting: number; given_up: number }>`
    select endpoint.id, endpoint.url, endpoint.created_at,
      count(*) filter (where delivery.state = 'pending')::int as waiting,
      count(*) filter (where delivery.state = 'failed')::int as given_up
    from webhook_endpoint as endpoint
    left join webhook_delivery as delivery
      on delivery.endpoint_id = endpoint.id and delivery.state in ('pending', 'failed')
    where endpoint.removed_at is null
    group by endpoint.id
    order by endpoint.created_at`.execute(queries);
  return rows.map((row) => ({
    webhookId: row.id,
    url: row.url,
    createdAt: row.created_at.toISOString(),
    waiting: row.waiting,
    givenUp: row.given_up,
  }));
}

/** `retried` are those waiting deliveries that were already refused. */
export async function countDeliveries(
  queries: Queries,
): Promise<{ waiting: number; retried: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; retried: number; givenUp: number }>`
    select count(*) filter (where delivery.state = 'pending')::int as waiting,
      count(*) filter (where delivery.state = 'pending' and delivery.last_answer is not null)::int as retried,
      count(*) filter (where delivery.state = 'failed')::int as "givenUp"
    from webhook_delivery as delivery join webhook_endpoint as endpoint on endpoint.id = delivery.endpoint_id
    where delivery.state in ('pending', 'failed') and endpoint.removed_at is null`.execute(queries);
  return rows[0] ?? { waiting: 0, retried: 0, givenUp: 0 };
}
