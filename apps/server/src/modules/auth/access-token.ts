import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_LIFETIME_MS, SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../context.ts';
import type { CustomerCaller } from '../../http/operation.ts';
import type { Vault } from '../../platform/encryption/index.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const AUDIENCE = 'portal-api';
const KEY_PURPOSE = 'auth.accessToken';

const keysOfVault = new WeakMap<Vault, ReadonlyMap<string, KeyObject>>();

/** Key id to key, the current one first. Kept, since jose prepares each key object only once. */
function keysOf(vault: Vault): ReadonlyMap<string, KeyObject> {
  const known = keysOfVault.get(vault);
  if (known) return known;
  const keys = new Map(vault.signingKeys(KEY_PURPOSE).map(({ id, key }) => [id, createSecretKey(key)]));
  keysOfVault.set(vault, keys);
  return keys;
}

/** A signed token that names the customer and the session, for 10 minutes at most (RFC 9068 in form). */
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

/** Whom a token names, if it is ours and in time. Whether the session still lives is another question. */
export async function readAccessToken(context: Context, token: string): Promise<CustomerCaller | undefined> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, ({ kid }) => getKey(context.vault, kid), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      currentDate: context.clock.now(),
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return payload.sub === undefined ? undefined : { customerId: payload.sub, sessionId: payload.sid };
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
