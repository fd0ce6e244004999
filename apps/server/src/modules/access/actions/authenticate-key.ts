import { API_KEY_USE_STEP_MS, SECOND_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { KeyScope } from '@portal/contract/operations/operation';
import type { Context } from '../../../context.ts';
import type { PartnerCaller, StaffCaller } from '../../../http/operation.ts';
import { hasKeyForm } from '../domain/key-form.ts';
import { countCall, type KeyMinute } from '../domain/key-rate.ts';
import { findKnownKey } from './keys.ts';
import { type ApiKeyRow, updateKeyUse } from '../storage/api-keys.ts';

/** A program's key, if it may call at all. */
export type KeyCaller =
  | { scope: Extract<KeyScope, 'staff'>; caller: StaffCaller }
  | { scope: Extract<KeyScope, 'partner'>; caller: PartnerCaller };

const bearer = /^Bearer ([\w-]+)$/iu;
/** More keys than a lender gives out; beyond it, the counts are reset. */
const COUNTED_KEYS_MAXIMUM = 10_000;
const counts = new WeakMap<Context, Map<string, KeyMinute>>();

/** Whether the header holds a program's key, known or not, rather than a customer's token. */
export function holdsKey(authorization: string | undefined): boolean {
  const token = bearer.exec(authorization ?? '')?.[1];
  return token !== undefined && hasKeyForm(token);
}

/**
 * The key in `Authorization: Bearer`; undefined if it is unknown or revoked.
 * Throws errorTooManyRequests once the key has used up its calls for the minute.
 */
export async function authenticateKey(
  context: Context,
  authorization: string | undefined,
): Promise<KeyCaller | undefined> {
  const key = bearer.exec(authorization ?? '')?.[1];
  if (key === undefined || !hasKeyForm(key)) return undefined;
  const row = await findKnownKey(context.database.query, context, key);
  if (!row || row.revoked_at !== null) return undefined;
  takeCall(context, row.id);
  await noteUse(context, row);
  if (row.partner_id === null) return { scope: 'staff', caller: staffCallerOf(row) };
  return { scope: 'partner', caller: { keyId: row.id, keyName: row.name, partnerId: row.partner_id } };
}

/** Keys have every right: they are given to programs by an administrator. */
function staffCallerOf({ id, name }: ApiKeyRow): StaffCaller {
  return { keyId: id, personId: null, name, email: null, role: 'administrator' };
}

function takeCall(context: Context, keyId: string): void {
  const known = counts.get(context) ?? new Map<string, KeyMinute>();
  counts.set(context, known);
  if (known.size > COUNTED_KEYS_MAXIMUM) known.clear();
  const nowMs = context.clock.now().getTime();
  const { minute, freeAt } = countCall(known.get(keyId), nowMs, context.config.requestsPerKeyAMinute);
  known.set(keyId, minute);
  if (!freeAt) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAt.getTime() - nowMs) / SECOND_MS));
  throw new DomainError('errorTooManyRequests', { retryAfterSeconds });
}

async function noteUse(context: Context, row: ApiKeyRow): Promise<void> {
  const now = context.clock.now();
  if (row.last_used_at !== null && now.getTime() - row.last_used_at.getTime() < API_KEY_USE_STEP_MS) return;
  await updateKeyUse(context.database.query, row.id, now);
}
