import type { Transform } from 'node:stream';

/** One key of `PORTAL_SECRETS`: 32 bytes under an id that sealed values carry. */
export type Secret = { readonly id: string; readonly key: Uint8Array };

/**
 * Keeps values unreadable at rest. Each purpose has its own key, derived from the secret, and a value
 * sealed for one purpose cannot be opened for another.
 */
export type Vault = {
  /** `v1.keyId.iv.ciphertext.tag`, base64url parts. */
  seal(plaintext: string | Uint8Array, purpose: string): string;
  /** The sealed text. Throws `CannotOpen` when it was altered, or sealed for another purpose or by an unknown key. */
  open(sealed: string, purpose: string): string;
  /** As `open`, for bytes. */
  openBytes(sealed: string, purpose: string): Uint8Array;
  /** HMAC-SHA256 by the current secret, as `keyId.hash`: for codes and tokens that are only compared. */
  keyedHash(value: string, purpose: string): string;
  /** The hashes `value` has by each known secret, the current one first: to look a row up by hash. */
  keyedHashes(value: string, purpose: string): string[];
  /** Whether `hash` is the keyed hash of `value` by any known secret; in constant time. */
  matchesHash(value: string, hash: string, purpose: string): boolean;
  /** Encrypts a file as it streams through, in bounded memory. */
  encryptStream(purpose: string): Transform;
  /** Decrypts a file as it streams through; fails with `CannotOpen` on altered, reordered or cut contents. */
  decryptStream(purpose: string): Transform;
};
