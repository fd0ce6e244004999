import { API_KEY_BYTES } from '@portal/contract/constants';
import type { ApiKey } from '@portal/contract/operations/access';
import type { KeyScope } from '@portal/contract/operations/operation';
import type { Context } from '../../context.ts';
import type { Queries } from '../../platform/database/index.ts';
import { lockText } from '../auth/index.ts';
import { type ApiKeyRow, findApiKey, hasStaffKey, insertApiKey, toApiKey, updateKeyHash } from './storage/api-keys.ts';

const KEY_PURPOSE = 'access.apiKey';

/**
 * The row of a key, revoked or not. One that was known by an older secret alone is known by the current one from then
 * on, so that it outlives that secret: a hash cannot be made anew without the key itself.
 */
export async function findKnownKey(queries: Queries, context: Context, key: string): Promise<ApiKeyRow | undefined> {
  const { vault } = context;
  const row = await findApiKey(queries, vault.keyedHashes(key, KEY_PURPOSE));
  const hash = vault.keyedHash(key, KEY_PURPOSE);
  if (row && row.key_hash !== hash) await updateKeyHash(queries, row, hash);
  return row;
}

export interface NewKey {
  scope: KeyScope;
  name: string;
  partnerId: string | null;
}

/** Adds a key of 256 random bits; its scope stands in front, so that a key found somewhere says what it is. */
export async function addKey(
  queries: Queries,
  context: Context,
  wanted: NewKey,
): Promise<{ key: string; apiKey: ApiKey }> {
  const key = `${wanted.scope}_${context.random.token(API_KEY_BYTES)}`;
  return { key, apiKey: await keepKey(queries, context, key, wanted) };
}

async function keepKey(queries: Queries, context: Context, key: string, wanted: NewKey): Promise<ApiKey> {
  const row = await insertApiKey(queries, {
    id: context.random.uuid(),
    scope: wanted.scope,
    partner_id: wanted.partnerId,
    name: wanted.name,
    key_hash: context.vault.keyedHash(key, KEY_PURPOSE),
    created_at: context.clock.now(),
    last_used_at: null,
    revoked_at: null,
  });
  return toApiKey(row);
}

/** What the first staff key is called in lists and in the audit trail. */
const FIRST_KEY_NAME = 'bootstrap';

/**
 * The first staff key: `PORTAL_BOOTSTRAP_KEY`, known from then on; it stays revoked where it was revoked. Without one,
 * development makes a key as long as there is none. @returns the key that was made here, to be shown once
 */
export async function openFirstStaffKey(context: Context): Promise<string | undefined> {
  const wanted = { scope: 'staff', name: FIRST_KEY_NAME, partnerId: null } as const;
  const { bootstrapKey, mode } = context.config;
  return context.database.transaction(async (tx) => {
    await lockText(tx, 'firstStaffKey');
    if (bootstrapKey !== undefined) {
      const known = await findKnownKey(tx, context, bootstrapKey);
      if (!known) await keepKey(tx, context, bootstrapKey, wanted);
      return undefined;
    }
    if (mode !== 'development' || (await hasStaffKey(tx))) return undefined;
    return (await addKey(tx, context, wanted)).key;
  });
}
