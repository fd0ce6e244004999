import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transform } from 'node:stream';
import type { Secret } from '../../config/values/secret-text.ts';
import { CannotOpen } from './cannot-open.ts';
import { SALT_BYTES } from './file-format.ts';
import { decryptingStream, encryptingStream } from './file-streams.ts';

export interface SigningKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/**
 * Encrypts stored values. Each purpose has its own derived key, so a value sealed for one purpose cannot be opened for
 * another.
 */
export interface Vault {
  readonly keyId: string;
  readonly olderKeyIds: readonly string[];
  /** Returns `v1.keyId.iv.ciphertext.tag` with base64url parts. */
  seal(plaintext: string | Uint8Array, purpose: string): string;
  /**
   * Returns the plaintext. Throws `CannotOpen` if the value was altered, sealed for another purpose, or sealed with an
   * unknown key.
   */
  open(sealed: string, purpose: string): string;
  openBytes(sealed: string, purpose: string): Uint8Array;
  /** HMAC-SHA256 with the current secret, as `keyId.hash`: for codes and tokens that are only compared. */
  keyedHash(value: string, purpose: string): string;
  /** Hashes of `value` with each known secret, current one first, for looking up a row. */
  keyedHashes(value: string, purpose: string): string[];
  /** Compares with every known secret, in constant time. */
  matchesHash(value: string, hash: string, purpose: string): boolean;
  signingKeys(purpose: string): readonly SigningKey[];
  encryptStream(purpose: string): Transform;
  /** Decrypts a streamed file; fails with `CannotOpen` on altered, reordered or truncated contents. */
  decryptStream(purpose: string): Transform;
}

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates a vault that seals with the first secret and opens with any of them. Throws without secrets. Initialization
 * vectors and salts come from the operating system, never from a clock or seed.
 */
export function createVault(secrets: readonly Secret[]): Vault {
  const [current] = secrets;
  if (current === undefined) throw new RangeError('A vault needs at least one secret');

  const keyOf = purposeKeys();
  const secretById = new Map(secrets.map((secret) => [secret.id, secret]));

  const openBytes = (sealed: string, purpose: string): Buffer => {
    const parts = parseSealed(sealed);
    const secret = secretById.get(parts.keyId);
    if (secret === undefined) throw new CannotOpen();

    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, 'seal', purpose), parts.iv, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(parts.tag);
    try {
      return Buffer.concat([decipher.update(parts.ciphertext), decipher.final()]);
    } catch {
      throw new CannotOpen();
    }
  };

  const hashBy = (secret: Secret, value: string, purpose: string) =>
    `${secret.id}.${createHmac('sha256', keyOf(secret, 'hash', purpose))
      .update(value)
      .digest('base64url')}`;

  // Not cached, because a file's purpose may be its own name.
  const fileKey = (secret: Secret, purpose: string, salt: Buffer) =>
    createHmac('sha256', keyOf(secret, 'file', ''))
      .update(salt)
      .update(purpose)
      .digest();

  return {
    keyId: current.id,
    olderKeyIds: secrets.slice(1).map(({ id }) => id),
    seal: (plaintext, purpose) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(current, 'seal', purpose), iv);
      cipher.setAAD(Buffer.from(purpose));
      const bytes = typeof plaintext === 'string' ? Buffer.from(plaintext) : plaintext;
      const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()]);
      const parts = [iv, ciphertext, cipher.getAuthTag()].map((part) => part.toString('base64url'));
      return [VERSION, current.id, ...parts].join('.');
    },
    open: (sealed, purpose) => openBytes(sealed, purpose).toString(),
    openBytes,
    keyedHash: (value, purpose) => hashBy(current, value, purpose),
    keyedHashes: (value, purpose) => secrets.map((secret) => hashBy(secret, value, purpose)),
    matchesHash: (value, hash, purpose) => {
      const matches = secrets.map((secret) => equalInConstantTime(hashBy(secret, value, purpose), hash));
      return matches.includes(true);
    },
    signingKeys: (purpose) => secrets.map((secret) => ({ id: secret.id, key: keyOf(secret, 'sign', purpose) })),
    encryptStream: (purpose) => {
      const salt = randomBytes(SALT_BYTES);
      return encryptingStream(fileKey(current, purpose, salt), current.id, salt);
    },
    decryptStream: (purpose) =>
      decryptingStream((keyId, salt) => {
        const secret = secretById.get(keyId);
        if (secret === undefined) throw new CannotOpen();

        return fileKey(secret, purpose, salt);
      }),
  };
}

function parseSealed(sealed: string) {
  const [version, keyId, iv, ciphertext, tag, ...rest] = sealed.split('.');
  if (version !== VERSION || keyId === undefined || rest.length > 0) throw new CannotOpen();

  return {
    keyId,
    iv: fromBase64url(iv, IV_BYTES),
    ciphertext: fromBase64url(ciphertext),
    tag: fromBase64url(tag, TAG_BYTES),
  };
}

/** Refuses non-canonical encodings, so that no sealed value has a second form. */
function fromBase64url(text: string | undefined, expectedBytes?: number): Buffer {
  const bytes = Buffer.from(text ?? '', 'base64url');
  if (text === undefined || bytes.toString('base64url') !== text || (expectedBytes ?? bytes.length) !== bytes.length)
    throw new CannotOpen();

  return bytes;
}

function equalInConstantTime(left: string, right: string): boolean {
  const leftBytes = Buffer.from(left);
  const rightBytes = Buffer.from(right);
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes);
}

const KEY_BYTES = 32;

/** Derives and caches the key of a purpose from a secret (HKDF-SHA256, RFC 5869). */
function purposeKeys(): (secret: Secret, use: string, purpose: string) => Buffer {
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
