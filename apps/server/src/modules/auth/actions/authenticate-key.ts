import { API_KEY_USE_STEP_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import type { Exchange, KeyCaller, StaffCaller } from '../../../kernel/operation.ts';
import { TooManyCalls } from '../../../platform/call-limits/index.ts';
import { type ApiKeyRow, updateKeyUse } from '../storage/api-keys.ts';
import { findKnownKey } from './keys.ts';

/** Without dots, so that a key is never mistaken for an access token, which has two. */
const keyForm = /^[\w-]{32,200}$/u;

function hasKeyForm(token: string): boolean {
  return keyForm.test(token);
}

const bearer = /^Bearer ([\w-]+)$/iu;

export function holdsKey(authorization: string | undefined): boolean {
  const token = bearer.exec(authorization ?? '')?.[1];
  return token !== undefined && hasKeyForm(token);
}

/**
 * The key in `Authorization: Bearer`; undefined if unknown or revoked. Throws errorTooManyRequests once the key has
 * used its calls for the minute.
 */
export async function authenticateKey(
  context: Context,
  exchange: Pick<Exchange, 'authorization' | 'reportAllowance'>,
): Promise<KeyCaller | undefined> {
  const key = bearer.exec(exchange.authorization ?? '')?.[1];
  if (key === undefined || !hasKeyForm(key)) return undefined;
  const row = await findKnownKey(context.database.query, context, key);
  if (!row || row.revoked_at !== null) return undefined;
  await takeCall(context, row.id, exchange);
  await noteUse(context, row);
  if (row.partner_id === null) return { scope: 'staff', caller: staffCallerOf(row) };
  return { scope: 'partner', caller: { keyId: row.id, keyName: row.name, partnerId: row.partner_id } };
}

/** Keys have every right; an administrator issues them to programs. */
function staffCallerOf({ id, name }: ApiKeyRow): StaffCaller {
  return { keyId: id, personId: null, name, email: null, role: 'administrator', sessionId: null, fundingLimit: null };
}

async function takeCall(
  { callLimits, config }: Context,
  keyId: string,
  exchange: Pick<Exchange, 'reportAllowance'>,
): Promise<void> {
  const allowance = await callLimits.take({ kind: 'key', subject: keyId, most: config.requestsPerKeyAMinute });
  exchange.reportAllowance(allowance);
  if (allowance.isExceeded) throw new TooManyCalls('key', allowance.resetMs);
}

async function noteUse(context: Context, row: ApiKeyRow): Promise<void> {
  const now = context.clock.now();
  if (row.last_used_at !== null && now.getTime() - row.last_used_at.getTime() < API_KEY_USE_STEP_MS) return;
  await updateKeyUse(context.database.query, row.id, now);
}
