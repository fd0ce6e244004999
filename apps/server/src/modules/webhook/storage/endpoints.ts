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

/** Endpoints in use, the oldest first. */
export async function listEndpoints(queries: Queries): Promise<Endpoint[]> {
  return queries
    .selectFrom('webhook_endpoint')
    .select(['id', 'url', 'secret_sealed', 'created_at'])
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

/** Answers whether there was such an endpoint in use. Its deliveries that wait are dropped with it. */
export async function removeEndpoint(queries: Queries, id: string, at: Date): Promise<boolean> {
  const removed = await queries
    .updateTable('webhook_endpoint')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return removed.numUpdatedRows > 0n;
}
