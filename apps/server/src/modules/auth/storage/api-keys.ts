import type { Insertable, Selectable } from 'kysely';
import type { ApiKey } from '@portal/contract/staff/keys';
import type { Queries } from '../../../platform/database/index.ts';
import type { ApiKeyTable } from '../../../platform/database/schema.ts';

export type ApiKeyRow = Selectable<ApiKeyTable>;

export async function insertApiKey(queries: Queries, key: Insertable<ApiKeyTable>): Promise<ApiKeyRow> {
  return queries.insertInto('api_key').values(key).returningAll().executeTakeFirstOrThrow();
}

export async function findApiKey(queries: Queries, hashes: readonly string[]): Promise<ApiKeyRow | undefined> {
  return queries.selectFrom('api_key').selectAll().where('key_hash', 'in', hashes).executeTakeFirst();
}

export async function isKeyInUse(queries: Queries, keyId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('api_key')
    .select('id')
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateKeyHash(queries: Queries, row: ApiKeyRow, hash: string): Promise<void> {
  await queries
    .updateTable('api_key')
    .set({ key_hash: hash })
    .where('id', '=', row.id)
    .where('key_hash', '=', row.key_hash)
    .execute();
}

export async function hasStaffKey(queries: Queries): Promise<boolean> {
  const row = await queries.selectFrom('api_key').select('id').where('scope', '=', 'staff').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function updateKeyUse(queries: Queries, keyId: string, at: Date): Promise<void> {
  await queries.updateTable('api_key').set({ last_used_at: at }).where('id', '=', keyId).execute();
}

/** Lists all keys or a partner's, newest first. One more than requested shows that there is a next page. */
export async function listApiKeys(
  queries: Queries,
  { after, limit, partnerId }: { after: string | undefined; limit: number; partnerId: string | undefined },
): Promise<ApiKeyRow[]> {
  return queries
    .selectFrom('api_key')
    .selectAll()
    .$if(after !== undefined, (select) => select.where('id', '<', after ?? ''))
    .$if(partnerId !== undefined, (select) => select.where('partner_id', '=', partnerId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Revokes a key; the time of an earlier revocation does not change. Undefined if there is no such key. */
export async function revokeApiKey(queries: Queries, keyId: string, at: Date): Promise<ApiKeyRow | undefined> {
  await queries
    .updateTable('api_key')
    .set({ revoked_at: at })
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .execute();
  return queries.selectFrom('api_key').selectAll().where('id', '=', keyId).executeTakeFirst();
}

export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    keyId: row.id,
    scope: row.scope,
    name: row.name,
    partnerId: row.partner_id,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
