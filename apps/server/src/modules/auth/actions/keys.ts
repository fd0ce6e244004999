import { API_KEY_BYTES } from '@portal/contract/constants';
import type { ApiKey } from '@portal/contract/staff/keys';
import type { KeyScope } from '@portal/contract/staff/roles';
import type { Context } from '../../../kernel/context.ts';
import { type Queries, takeAdvisoryLock } from '../../../platform/database/index.ts';
import { type ApiKeyRow, findApiKey, hasStaffKey, insertApiKey, toApiKey, updateKeyHash } from '../storage/api-keys.ts';

const KEY_PURPOSE = 'access.apiKey';

/**
 * The row of a key, revoked or not. A key hashed with an older secret is rehashed with the current one, so that it
 * survives that secret's removal; this is possible only while the key itself is at hand.
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

/** Adds a key of 256 random bits, prefixed with its scope so that a leaked key is recognizable. */
export async function addKey(
  queries: Queries,
  context: Context,
  wanted: NewKey,
): Promise<{ key: string; apiKey: ApiKey }> {
  const key = `${wanted.scope}_${context.random.token(API_KEY_BYTES)}`;
  return { key, apiKey: await saveKey(queries, context, key, wanted) };
}

async function saveKey(queries: Queries, context: Context, key: string, wanted: NewKey): Promise<ApiKey> {
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

const FIRST_KEY_NAME = 'bootstrap';

/**
 * Activates `PORTAL_BOOTSTRAP_KEY` as the first staff key; once revoked, it stays revoked. Without it, development
 * creates a key if there is none. @returns the created key, to show once
 */
export async function openFirstStaffKey(context: Context): Promise<string | undefined> {
  const wanted = { scope: 'staff', name: FIRST_KEY_NAME, partnerId: null } as const;
  const { bootstrapKey, mode } = context.config;
  return context.database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'firstStaffKey');
    if (bootstrapKey !== undefined) {
      const known = await findKnownKey(tx, context, bootstrapKey);
      if (!known) await saveKey(tx, context, bootstrapKey, wanted);
      return undefined;
    }
    if (mode !== 'development' || (await hasStaffKey(tx))) return undefined;
    return (await addKey(tx, context, wanted)).key;
  });
}
