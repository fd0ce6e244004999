import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_LIFETIME_MS, SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import type { CustomerCaller } from '../../../kernel/operation.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const AUDIENCE = 'portal-api';
const KEY_PURPOSE = 'auth.accessToken';

interface ReadToken {
  caller: CustomerCaller;
  /** Unix time in seconds. */
  expiresAt: number;
}

/** More than the tokens that one process sees within a token's lifetime. */
const READ_TOKENS_MAXIMUM = 10_000;
/** Verified tokens. Their claims never change; expiry is checked each time. */
const readTokensOfVault = new WeakMap<Vault, Map<string, ReadToken>>();
const keysOfVault = new WeakMap<Vault, ReadonlyMap<string, KeyObject>>();

/** Keys by id, current one first. Cached, because jose prepares each key object only once. */
function keysOf(vault: Vault): ReadonlyMap<string, KeyObject> {
  const known = keysOfVault.get(vault);
  if (known) return known;
  const keys = new Map(vault.signingKeys(KEY_PURPOSE).map(({ id, key }) => [id, createSecretKey(key)]));
  keysOfVault.set(vault, keys);
  return keys;
}

/** A signed token for a customer and session, valid for at most 10 minutes (in the form of RFC 9068). */
export async function issueAccessToken(context: Context, caller: CustomerCaller): Promise<string> {
  const [current] = keysOf(context.vault);
  if (!current) throw new RangeError('no signing key');
  const [keyId, key] = current;
  const nowMs = context.clock.now().getTime();
  return new SignJWT({ sid: caller.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keyId })
    .setSubject(caller.customerId)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(nowMs / SECOND_MS))
    .setExpirationTime(Math.floor((nowMs + ACCESS_TOKEN_LIFETIME_MS) / SECOND_MS))
    .sign(key);
}

/** The token's customer, if we issued the token and it has not expired. The session may have ended. */
export async function readAccessToken(context: Context, token: string): Promise<CustomerCaller | undefined> {
  const readTokens = readTokensOf(context.vault);
  const now = context.clock.now();
  const known = readTokens.get(token);
  if (known && known.expiresAt > Math.floor(now.getTime() / SECOND_MS)) return known.caller;

  const read = await verify(context.vault, token, now);
  if (!read) return undefined;
  if (readTokens.size >= READ_TOKENS_MAXIMUM) readTokens.clear();
  readTokens.set(token, read);
  return read.caller;
}

function readTokensOf(vault: Vault): Map<string, ReadToken> {
  const known = readTokensOfVault.get(vault);
  if (known) return known;
  const tokens = new Map<string, ReadToken>();
  readTokensOfVault.set(vault, tokens);
  return tokens;
}

async function verify(vault: Vault, token: string, now: Date): Promise<ReadToken | undefined> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, ({ kid }) => getKey(vault, kid), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    if (payload.sub === undefined || payload.exp === undefined) return undefined;
    return { caller: { customerId: payload.sub, sessionId: payload.sid }, expiresAt: payload.exp };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function getKey(vault: Vault, keyId: string | undefined): KeyObject {
  const key = keysOf(vault).get(keyId ?? '');
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key;
}
