import { hkdfSync } from 'node:crypto';
import type { Secret } from '../../config/values/secret-text.ts';

const KEY_BYTES = 32;

/** Derives, once each, the key of a purpose from a secret (HKDF-SHA256, RFC 5869). */
export function purposeKeys(): (secret: Secret, use: string, purpose: string) => Buffer {
  const known = new Map<string, Buffer>();
  return (secret, use, purpose) => {
    const info = JSON.stringify([use, secret.id, purpose]);
    let key = known.get(info);
    if (key === undefined) {
      key = Buffer.from(hkdfSync('sha256', secret.key, Buffer.alloc(0), info, KEY_BYTES));
      known.set(info, key);
    }
    return key;
  };
}
